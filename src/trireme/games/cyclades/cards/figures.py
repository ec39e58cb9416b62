"""Figurines on islands: how they come, meet, leave, and what they do while they stand there (CYC-FIG)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import events
from trireme.games.cyclades.frames import CARD_USED
from trireme.games.cyclades.phases.creatures import put_on_discard
from trireme.games.cyclades.rules.ids import CYC_MED_01, CYC_MED_02, CYC_PEG_03, CYC_POL_08, CYC_POL_10
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.kit.rulebook import Reason


def standing(setting: Setting, s: State, creature: str) -> int:
    """The island where a creature stands, or NONE."""
    number = setting.tables.creature_number.get(creature, NONE)
    return s.figure.index(number) if number != NONE and number in s.figure else NONE


def is_on(setting: Setting, s: State, creature: str, island: int) -> bool:
    figure = s.figure[island]
    return figure != NONE and setting.creature(figure) == creature


def place_figure(setting: Setting, s: State, seat: int, creature: int, island: int) -> bool:
    """A figurine comes to an island; where one stands already both leave, and it has no power (CYC-FIG-07, 08)."""
    if s.journal is not None:
        name = setting.creature(creature)
        s.journal.append(events.FigurePlaced(seat=seat, creature=name, island=setting.island(island)))
    if s.figure[island] != NONE:
        remove_figure(setting, s, island)
        if s.journal is not None:
            s.journal.append(events.FigureLeft(creature=setting.creature(creature), island=setting.island(island)))
        return False
    s.figure[island] = creature
    s.keeper[island] = seat
    s.since[island] = s.cycle
    return True


def remove_figure(setting: Setting, s: State, island: int) -> None:
    """A figurine leaves, and its card is discarded (CYC-FIG-03)."""
    creature = s.figure[island]
    s.figure[island] = s.keeper[island] = NONE
    s.since[island] = 0
    if s.journal is not None:
        s.journal.append(events.FigureLeft(creature=setting.creature(creature), island=setting.island(island)))
    put_on_discard(setting, s, creature)


def figures_leave(setting: Setting, s: State, seat: int) -> None:
    """At the start of a turn those from an earlier cycle leave together (CYC-FIG-04 to 06, 12)."""
    for island, keeper in enumerate(s.keeper):
        if keeper == seat and s.since[island] < s.cycle:
            remove_figure(setting, s, island)


def figures_of_eliminated(setting: Setting, s: State, seat: int) -> None:
    """The figurines of an eliminated player leave with him (CYC-LST-11, 12)."""
    for island, keeper in enumerate(s.keeper):
        if keeper == seat:
            remove_figure(setting, s, island)


# What they do.


def minotaur_guards(setting: Setting, s: State, island: int) -> int:
    """CYC-MIN-01 to 03"""
    return setting.economy.minotaur_strength if is_on(setting, s, "minotaur", island) else 0


def minotaur_falls(setting: Setting, s: State, island: int) -> None:
    """CYC-MIN-06"""
    if is_on(setting, s, "minotaur", island):
        remove_figure(setting, s, island)


def medusa_holds(setting: Setting, s: State, seat: int) -> int:
    """Troops cannot leave the island where Medusa stands (CYC-MED-01)."""
    island = standing(setting, s, "medusa")
    return 0 if island == NONE else 1 << island


def medusa_bars_leaving(setting: Setting, s: State, seat: int, island: int) -> Iterator[Reason]:
    if is_on(setting, s, "medusa", island):
        yield Reason(CYC_MED_01, island=setting.island(island))


def medusa_bars_retreat(setting: Setting, s: State, seat: int, island: int) -> Iterator[Reason]:
    if is_on(setting, s, "medusa", island):
        yield Reason(CYC_MED_02, island=setting.island(island))


def pegasus_explains(setting: Setting, s: State, seat: int, island: int) -> Iterator[Reason]:
    """Whoever came through the air does not leave that way (CYC-PEG-03)."""
    if seat == s.battle[2] and (CARD_USED, setting.tables.creature_number.get("pegasus")) in s.stack:
        yield Reason(CYC_PEG_03, island=setting.island(island))


def polyphemus_closes(setting: Setting, s: State, seat: int) -> int:
    """The seas around Polyphemus (CYC-POL-08)."""
    island = standing(setting, s, "polyphemus")
    return 0 if island == NONE else setting.tables.coast[island]


def polyphemus_bars(setting: Setting, s: State, seat: int, sea: int) -> Iterator[Reason]:
    if polyphemus_closes(setting, s, seat) >> sea & 1:
        yield Reason(CYC_POL_08, sea=setting.sea(sea))


def polyphemus_cuts_off(setting: Setting, s: State, seat: int, island: int) -> Iterator[Reason]:
    """No chain of fleets reaches an island with closed seas all around (CYC-POL-10)."""
    if not setting.tables.coast[island] & ~polyphemus_closes(setting, s, seat):
        yield Reason(CYC_POL_10, island=setting.island(island))
