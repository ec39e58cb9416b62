"""Who owns an island, what follows when it is taken, and the protection of the last one (CYC-OWN, CYC-LST)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from trireme.games.cyclades import board, events
from trireme.games.cyclades.frames import BUILT, CAPTURED, CONVERT, ELIMINATE
from trireme.games.cyclades.metropolis import built_over, sites
from trireme.games.cyclades.phases.cycle_end import tell_the_end
from trireme.games.cyclades.readers import of_built, of_captured, of_eliminate
from trireme.games.cyclades.rules.ids import CYC_LST_01, CYC_LST_05, CYC_LST_06, CYC_LST_07
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import (
    ISLANDS,
    NO_BUILDING,
    SEA,
    SEAS,
    SLOTS,
    BuildingNumber,
    Island,
    Slot,
    State,
)
from trireme.games.cyclades.tables import TYPES
from trireme.games.cyclades.units.groups import group_at, troops_on
from trireme.games.cyclades.units.kinds import give_back
from trireme.kit.masks import bits
from trireme.kit.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat
from trireme.kit.stack import Frame, Work

# What happens when an island has been taken, by rank in `points.captures`.
HANDED_OVER: Final = 10
"""Cards and figurines go to the new owner: TIT-ART-09, TIT-SPM-06, MON-CTL. Five Artifacts win: TIT-ART-10."""
PAIRS: Final = 20
"""Pairs that are complete now: MON-BUI-02, 11."""
SETS: Final = 30
"""Metropolises."""
MILITARY: Final = 40
"""TIT-MIL-06"""
ELIMINATION: Final = 50


def capture(setting: Setting, s: State, island: Island, seat: Seat, group: int) -> None:
    """A group takes an island with all that stands there; what follows has its order (CYC-OWN-07)."""
    loser = s.owner[island]
    board.give_island(setting, s, island, seat)
    board.add_troops(s, island, group)
    if s.journal is not None:
        metropolis = bool(s.metropolis >> island & 1)
        name = setting.island(island)
        s.journal.append(events.IslandTaken(seat=seat, island=name, loser=loser, metropolis=metropolis))
    s.stack.append((CAPTURED, 0, island, seat, loser))


def building_stands(setting: Setting, s: State, seat: Seat, slot: Slot) -> None:
    """A building has come to a slot of a seat, by whatever means: Monuments first, then Metropolises (MON-BUI-11)."""
    if setting.points.built.alone:
        s.stack.append((CONVERT, seat))
    else:
        s.stack.append((BUILT, 0, seat, slot))


def sets_after_building(setting: Setting, s: State, frame: Frame) -> None:
    s.stack.append((CONVERT, of_built(frame)[0]))


def sets_completed(setting: Setting, s: State, frame: Frame) -> None:
    """The new owner may have complete sets."""
    s.stack.append((CONVERT, of_captured(frame)[1]))


def loser_tested(setting: Setting, s: State, frame: Frame) -> None:
    """Whoever has lost an island may be out."""
    _, seat, loser = of_captured(frame)
    if loser != NOBODY:
        s.stack.append((ELIMINATE, loser, seat))


def last_islands(setting: Setting, s: State, seat: Seat) -> int:
    """Only islands of others on which a seat may not land, as a mask (CYC-LST-01 to 08, 19, 22)."""
    mask = 0
    for owner in setting.all_seats:
        land = s.land[owner] & setting.tables.on_board
        if not land or land & (land - 1) or owner == seat:
            continue
        if not would_win(setting, s, seat, ISLANDS[land.bit_length() - 1]):
            mask |= land
    return mask


def protects_last_island(setting: Setting, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Nobody may land on an opponent's only island, unless it wins the game."""
    if not last_islands(setting, s, seat) >> island & 1:
        return
    owner = s.owner[island]
    name = setting.island(island)
    if board.metropolises(s, seat) >= setting.tables.needed:
        yield Reason(CYC_LST_06, island=name, seat=owner)
    yield Reason(CYC_LST_01, island=name, seat=owner)
    if setting.players == 2:
        yield Reason(CYC_LST_05, island=name, needed=setting.tables.needed)
    if not troops_on(s, island):
        yield Reason(CYC_LST_07, island=name, seat=owner)


def would_win(setting: Setting, s: State, seat: Seat, island: Island) -> bool:
    """Whether some choice after the capture of an island could win a seat the game."""
    won = False
    for wins in setting.points.would_win:
        won = won or wins(setting, s, seat, island)
    return won


def enough_metropolises(setting: Setting, s: State, seat: Seat, island: Island) -> bool:
    """Whether some choice after the capture would bring a seat at once from too few Metropolises to enough."""
    needed = setting.tables.needed
    have = board.metropolises(s, seat)
    if have >= needed:
        return False
    if have + most_after(setting, s, seat, island) < needed:
        return False
    return reaches(setting, s, seat, island, lambda: board.metropolises(s, seat) >= needed)


def most_after(setting: Setting, s: State, seat: Seat, island: Island) -> int:
    """Metropolises that the capture of an island could bring at most: a set has each of the four types once at most."""
    tables, built = setting.tables, s.built
    land, slots_of, needed = s.land[seat] | 1 << island, tables.slots_of, tables.types_needed
    owned = [0] * len(tables.building_ids)
    while land:
        low = land & -land
        for slot in slots_of[low.bit_length() - 1]:
            owned[built[slot]] += 1
        land ^= low
    others = sum(owned[len(TYPES) + 1 :])
    sets = 0
    while sum([min(owned[type], sets + 1) for type in TYPES]) + others >= needed * (sets + 1):
        sets += 1
    return (s.metropolis >> island & 1) + sets


def reaches(setting: Setting, s: State, seat: Seat, island: Island, enough: Callable[[], bool]) -> bool:
    """Whether an island, and then sets that a seat could give, bring it to enough.

    It is tried on the state itself, which is as before when it is over: this is asked at every march.
    """
    land, owner, built, metropolis = s.land, s.owner, s.built, s.metropolis
    s.land, s.owner = land[:], owner[:]
    s.land[owner[island]] &= ~(1 << island)
    s.land[seat] |= 1 << island
    s.owner[island] = seat
    found = _gives_enough(setting, s, seat, enough)
    s.land, s.owner, s.built, s.metropolis = land, owner, built, metropolis
    return found


def _gives_enough(setting: Setting, s: State, seat: Seat, enough: Callable[[], bool]) -> bool:
    if enough():
        return True
    built, metropolis = s.built, s.metropolis
    for makes in setting.points.sets:
        for slots in makes(setting, s, seat):
            s.built = given = without(built, bits(slots, SLOTS))
            for site in sites(setting, s, seat):
                s.built = without(given, built_over(setting, s, site))
                s.metropolis = metropolis | 1 << site
                if _gives_enough(setting, s, seat, enough):
                    return True
                s.built, s.metropolis = given, metropolis
            s.built = built
    return False


def without(built: list[BuildingNumber], slots: Iterable[Slot]) -> list[BuildingNumber]:
    """All buildings but those of some slots."""
    left = built[:]
    for slot in slots:
        left[slot] = NO_BUILDING
    return left


class Eliminate(Work[State]):
    """(ELIMINATE, seat, by): a seat without an island is out, with all it has (CYC-LST-10 to 20)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        seat, by = of_eliminate(frame)
        if s.land[seat] & self.setting.tables.on_board:
            return
        s.out |= 1 << seat
        if s.journal is not None:
            s.journal.append(events.Eliminated(seat=seat, by=by))
        for sea in bits(s.navy[seat], SEAS):
            group = group_at(s, SEA, sea)
            board.take_fleets(s, sea, group)
            give_back(self.setting, s, SEA, seat, group)  # Those of a shared supply stay in the game.
        s.gold[seat] = s.priests[seat] = s.philosophers[seat] = 0
        for kinds, left in zip(self.setting.units, (s.troops_left, s.fleets_left), strict=True):
            for kind in kinds:
                if not kind.shared:
                    left[kind.number * self.setting.players + seat] = 0
        for happens in self.setting.points.eliminated:
            happens(self.setting, s, seat)
        for god, holder in enumerate(s.offer_seat):
            if holder == seat:
                s.offer_seat[god] = NOBODY
                s.offer_gold[god] = 0
        s.apollo = [NOBODY if each == seat else each for each in s.apollo]  # CYC-APO-07
        s.order = [each for each in s.order if each != seat]
        s.returned = [each for each in s.returned if each != seat]
        s.routine = 0  # CYC-LST-16: the next cycle is the first of its kind.
        if self.setting.is_decided(s):
            s.stack.clear()  # CYC-LST-17
            tell_the_end(self.setting, s)
