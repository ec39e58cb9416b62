"""Creatures that need one target: whom or what it may be, and what happens to it (CYC-SAT to CYC-POL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.cards.figures import is_on, place_figure
from trireme.games.cyclades.frames import CONVERT, CYCLOPS_TYPE, KRAKEN, PUSHES, SIREN_FLEET
from trireme.games.cyclades.gods.recruiting import place_fleet
from trireme.games.cyclades.rules.ids import (
    CYC_CHI_01,
    CYC_CYP_01,
    CYC_CYP_02,
    CYC_CYP_03,
    CYC_DRY_01,
    CYC_FIG_01,
    CYC_GIA_01,
    CYC_GIA_02,
    CYC_GIA_04,
    CYC_GRI_01,
    CYC_GRI_03,
    CYC_HAR_01,
    CYC_HAR_02,
    CYC_HAR_03,
    CYC_HAR_05,
    CYC_KRA_01,
    CYC_SAT_01,
    CYC_SIR_01,
    CYC_SIR_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.games.cyclades.tables import BUILDINGS, TYPES
from trireme.kit.errors import Refused
from trireme.kit.rulebook import Reason, Rule


class Aim:
    """The target of a creature. Those that nothing bars are the legal ones; without any, it has no effect."""

    block: int = moves.SEAT
    rules: tuple[Rule, ...] = ()
    kind: Rule = CYC_FIG_01
    """The rule that says whether it is an island or a sea."""

    def __init__(self, setting: Setting, creature: str) -> None:
        self.setting = setting
        self.creature = creature

    def legal(self, s: State, seat: int) -> list[int]:
        names = self.setting.names[self.block]
        return [self.block + target for target in range(len(names)) if not any(self.bars(s, seat, target))]

    def named(self, s: State, word: str) -> int:
        """The code of a target that a place of another kind stands for, 0 if none does; a sea is never an island."""
        tables = self.setting.tables
        if self.block == moves.SLOT and word in tables.island_number:
            slot = building_of(self.setting, s, tables.island_number[word])
            return self.block + slot if slot != NONE else 0
        if self.block == moves.ISLAND and word in tables.sea_number:
            raise Refused(word, [Reason(self.kind, sea=word)])
        if self.block == moves.SEA and word in tables.island_number:
            raise Refused(word, [Reason(self.kind, land=word)])
        return 0

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        raise NotImplementedError

    def take(self, s: State, seat: int, target: int) -> None:
        raise NotImplementedError


def building_of(setting: Setting, s: State, island: int) -> int:
    """The slot that is meant by the name of its island: its only building, or its Metropolis; NONE if that is open."""
    slots = setting.tables.slots_of[island]
    built = [slot for slot in slots if s.built[slot]]
    covered = [slot for slot in slots if board.is_covered(setting, s, slot)]
    return [*built, *covered, *slots][0] if len(built) < 2 else NONE


class Opponent(Aim):
    """A player still in the game, not oneself."""

    rule: Rule = CYC_GRI_03

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        if target == seat or s.out >> target & 1:
            yield Reason(self.rule, seat=target)


class Thief(Opponent):
    """The Satyr takes a Philosopher, the Dryad a Priest."""

    def __init__(self, setting: Setting, creature: str) -> None:
        super().__init__(setting, creature)
        self.card = "philosopher" if creature == "satyr" else "priest"
        self.rule = CYC_SAT_01 if creature == "satyr" else CYC_DRY_01
        self.rules = (self.rule,)

    def cards(self, s: State) -> list[int]:
        return s.philosophers if self.card == "philosopher" else s.priests

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        if target == seat or not self.cards(s)[target]:
            yield Reason(self.rule, seat=target)

    def take(self, s: State, seat: int, target: int) -> None:
        cards = self.cards(s)
        cards[target] -= 1
        cards[seat] += 1
        if s.journal is not None:
            s.journal.append(events.CardStolen(seat=seat, victim=target, creature=self.creature, card=self.card))
        s.stack.append((CONVERT, seat))  # CYC-SAT-02


class Griffon(Opponent):
    rules = (CYC_GRI_01, CYC_GRI_03)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        if target == seat:
            yield Reason(CYC_GRI_01, seat=target)
        yield from super().bars(s, seat, target)

    def take(self, s: State, seat: int, target: int) -> None:
        gold = s.gold[target] // 2  # CYC-GRI-02
        s.gold[target] -= gold
        s.gold[seat] += gold
        if s.journal is not None:
            s.journal.append(events.GoldStolen(seat=seat, victim=target, gold=gold))


class Siren(Aim):
    """A lone enemy fleet is replaced by an own one."""

    block = moves.SEA
    kind = CYC_SIR_01
    rules = (CYC_SIR_01, CYC_SIR_02)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        sea = self.setting.sea(target)
        if s.holder[target] in (NONE, seat):
            yield Reason(CYC_SIR_01, sea=sea)
        elif s.fleets[target] > 1:
            yield Reason(CYC_SIR_02, sea=sea)

    def take(self, s: State, seat: int, target: int) -> None:
        if s.journal is not None:
            lost = events.FleetsLost(
                seat=s.holder[target], sea=self.setting.sea(target), count=1, creature=self.creature
            )
            s.journal.append(lost)
        board.sink_fleets(s, target, 1)
        if s.fleets_left[seat]:
            place_fleet(self.setting, s, seat, target, 0)
        else:
            s.ask(SIREN_FLEET, 1 << seat, (target,))  # CYC-SIR-04


class Harpy(Aim):
    """An enemy troop is removed."""

    block = moves.ISLAND
    kind = CYC_HAR_01
    rules = (CYC_HAR_01, CYC_HAR_02)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        island = self.setting.island(target)
        if s.owner[target] == seat:
            yield Reason(CYC_HAR_02, island=island)
        elif not s.troops[target]:
            yield Reason(CYC_HAR_01, island=island)
            if is_on(self.setting, s, "minotaur", target):
                yield Reason(CYC_HAR_05, island=island)
        if is_on(self.setting, s, "chiron", target):
            yield Reason(CYC_HAR_03, island=island)
            yield Reason(CYC_CHI_01, island=island)

    def take(self, s: State, seat: int, target: int) -> None:
        if s.journal is not None:
            s.journal.append(events.TroopLost(seat=s.owner[target], island=self.setting.island(target)))
        board.lose_troops(s, target, 1)


class Giant(Aim):
    """A building is destroyed, never a Metropolis."""

    block = moves.SLOT
    rules = (CYC_GIA_01,)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        island = self.setting.tables.slot_island[target]
        name = self.setting.island(island)
        if board.is_covered(self.setting, s, target):
            yield Reason(CYC_GIA_02, island=name)
        elif not s.built[target]:
            yield Reason(CYC_GIA_01, island=name)
        if is_on(self.setting, s, "chiron", island):
            yield Reason(CYC_GIA_04, island=name)
            yield Reason(CYC_CHI_01, island=name)

    def take(self, s: State, seat: int, target: int) -> None:
        island = self.setting.tables.slot_island[target]
        if s.journal is not None:
            lost = events.BuildingLost(
                seat=s.owner[island], island=self.setting.island(island), building=BUILDINGS[s.built[target]]
            )
            s.journal.append(lost)
        board.tear_down(s, target)


class Cyclops(Aim):
    """An own building that another type can replace; the type is asked next."""

    block = moves.SLOT
    rules = (CYC_CYP_01, CYC_CYP_02, CYC_CYP_03)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        island = self.setting.tables.slot_island[target]
        name = self.setting.island(island)
        if s.owner[island] != seat or board.is_covered(self.setting, s, target):
            yield Reason(CYC_CYP_02, island=name)
        elif not s.built[target]:
            yield Reason(CYC_CYP_01, island=name)
        elif not replacements(self.setting, s, target):
            yield Reason(CYC_CYP_03, island=name)

    def take(self, s: State, seat: int, target: int) -> None:
        s.ask(CYCLOPS_TYPE, 1 << seat, (target,))


def replacements(setting: Setting, s: State, slot: int) -> list[int]:
    """Types that the Cyclops can put on a slot (CYC-CYP-01, 03)."""
    return [type for type in TYPES if type != s.built[slot] and board.in_supply(setting, s, type) > 0]


class Kraken(Aim):
    """Any sea; all fleets there are destroyed. The steps are asked next."""

    block = moves.SEA
    kind = CYC_KRA_01
    rules = (CYC_KRA_01,)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        return iter(())

    def take(self, s: State, seat: int, target: int) -> None:
        kraken_comes(self.setting, s, seat, target, 0)
        s.ask(KRAKEN, 1 << seat)


def kraken_comes(setting: Setting, s: State, seat: int, sea: int, gold: int) -> None:
    """The Kraken enters a sea and destroys all fleets there (CYC-KRA-01, 03)."""
    s.kraken = sea
    if s.journal is not None:
        s.journal.append(events.KrakenMoved(seat=seat, sea=setting.sea(sea), gold=gold))
    if s.fleets[sea]:
        if s.journal is not None:
            lost = events.FleetsLost(seat=s.holder[sea], sea=setting.sea(sea), count=s.fleets[sea], creature="kraken")
            s.journal.append(lost)
        board.sink_fleets(s, sea, s.fleets[sea])


class Figure(Aim):
    """Any island (CYC-FIG-01, 11)."""

    block = moves.ISLAND
    rules = (CYC_FIG_01,)

    def bars(self, s: State, seat: int, target: int) -> Iterator[Reason]:
        return iter(())

    def take(self, s: State, seat: int, target: int) -> None:
        creature = self.setting.tables.creature_number[self.creature]
        if place_figure(self.setting, s, seat, creature, target) and self.creature == "polyphemus":
            s.stack.append((PUSHES, seat, target))


AIMS: Final[dict[str, type[Aim]]] = {
    "satyr": Thief,
    "dryad": Thief,
    "griffon": Griffon,
    "siren": Siren,
    "harpy": Harpy,
    "giant": Giant,
    "cyclops": Cyclops,
    "kraken": Kraken,
    "minotaur": Figure,
    "chiron": Figure,
    "medusa": Figure,
    "polyphemus": Figure,
}
