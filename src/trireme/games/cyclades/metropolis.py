"""Turning complete sets into Metropolises (CYC-MET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.lookup import TEMPLE, TYPES, mask_of
from trireme.games.cyclades.phases.order import gods_act
from trireme.games.cyclades.questions import DECLINES, UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_13,
    CYC_MET_01,
    CYC_MET_02,
    CYC_MET_05,
    CYC_MET_06,
    CYC_MET_08,
    CYC_MET_09,
    CYC_MET_10,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import BUILDING_NUMBERS, ISLANDS, SLOTS, BuildingNumber, Island, Slot, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

CONVERT: Final = 27
GIVE_BUILDING: Final = 28
SITE: Final = 29
FOUNDED: Final = 49
FOUND: Final = 61


class SetsOf(FrameData):
    """A seat whose complete sets become Metropolises."""

    seat: Seat


class GivenBuildings(FrameData):
    """A set of buildings that is being put together: the player chooses between several of a type."""

    types: int
    """Types still to choose, as a mask."""
    slots: int
    """Slots whose buildings are given, as a mask."""


class NewMetropolis(FrameData):
    """A Metropolis that a seat is about to place."""

    seat: Seat
    spent: bool
    """Whether its discount has been used in this cycle."""
    philosophers: bool
    """Whether Philosophers have made it."""


class Founded(FrameData):
    """A seat has placed a Metropolis on an island."""

    seat: Seat
    island: Island


def clear_sites(ruleset: Ruleset, s: State, seat: Seat) -> list[Island]:
    """Return own islands whose frame bears neither a Metropolis, nor another tile, nor buildings (CYC-MET-09)."""
    frames = board.other_frames(ruleset, s)
    islands = open_sites(ruleset, s, seat)
    return [island for island in islands if not frames >> island & 1 and not built_over(ruleset, s, island)]


def open_sites(ruleset: Ruleset, s: State, seat: Seat) -> list[Island]:
    """Return own islands without a Metropolis (CYC-MET-08, 10)."""
    return bits(s.land[seat] & ~s.metropolis, ISLANDS)


def sites(ruleset: Ruleset, s: State, seat: Seat) -> list[Island]:
    """Return the islands where a new Metropolis may go now."""
    for allowed in ruleset.points.sites:
        if islands := allowed(ruleset, s, seat):
            return islands
    return []


def built_over(ruleset: Ruleset, s: State, island: Island) -> list[Slot]:
    """Return the slots under an island's frame that bear a building."""
    return [slot for slot in bits(ruleset.tables.covered[island], SLOTS) if s.built[slot]]


def found_on(ruleset: Ruleset, s: State, island: Island) -> None:
    """Place a Metropolis on an island and remove the buildings under it (CYC-MET-11)."""
    for slot in built_over(ruleset, s, island):
        board.raze(ruleset, s, island, slot)
    s.metropolis |= 1 << island


def philosophers_needed(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the number of Philosophers that make a Metropolis (CYC-MET-06)."""
    needed = ruleset.tables.philosophers_needed
    for saves in ruleset.points.philosophers_saved:
        needed -= saves(ruleset, s, seat)
    return needed


class Convert(Work[State]):
    """Turn one set into a Metropolis, then look for the next (CYC-MET-02, 06, 16)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        sets: SetsOf = frame[1]
        seat = sets.seat
        needed = philosophers_needed(self.ruleset, s, seat)
        if s.philosophers[seat] >= needed:
            s.philosophers[seat] -= needed
            if s.journal is not None:
                s.journal.append(events.SetGiven(seat=seat, way="philosophers"))
            s.stack.append((FOUND, NewMetropolis(seat, spent=False, philosophers=True)))
            return
        for type in TYPES:
            if type not in s.built:
                return
        owned = board.owned_types(self.ruleset, s, seat)
        if all(owned[type] for type in TYPES):
            doubled = mask_of([type for type in TYPES if len(owned[type]) > 1])
            single = mask_of([owned[type][0] for type in TYPES if len(owned[type]) == 1])
            if doubled:
                s.ask(GIVE_BUILDING, 1 << seat, GivenBuildings(doubled, single))  # CYC-MET-05
            else:
                give_set(self.ruleset, s, seat, single)


def give_set(ruleset: Ruleset, s: State, seat: Seat, slots: int) -> None:
    """Remove the buildings of a set. The Metropolis takes over the state of their Temple (CYC-MET-04, CYC-CRE-09)."""
    spent = False
    for slot in bits(slots, SLOTS):
        if s.built[slot] == TEMPLE:
            spent = bool(s.spent >> slot & 1)
    if s.journal is not None:
        s.journal.append(events.SetGiven(seat=seat, way="buildings"))
    s.stack.append((FOUND, NewMetropolis(seat, spent, philosophers=False)))
    for slot in bits(slots, SLOTS):
        board.raze(ruleset, s, ruleset.tables.slot_island[slot], slot)


class Found(Work[State]):
    """Ask where a Metropolis goes. Without a site it is lost (CYC-MET-12). Further sets are tested afterwards."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        metropolis: NewMetropolis = frame[1]
        seat = metropolis.seat
        s.stack.append((CONVERT, SetsOf(seat)))
        if sites(self.ruleset, s, seat):
            s.ask(SITE, 1 << seat, metropolis)
        elif s.journal is not None:
            s.journal.append(events.MetropolisLost(seat=seat))


class GiveBuilding(Choice):
    """The choice between several buildings of a type for a set (CYC-MET-05)."""

    prompt = "give"
    verb = "give"
    blocks = (moves.SLOT,)
    rules = (CYC_MET_02, CYC_MET_05)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **UNSETTLED,
        **dict.fromkeys(DECLINES, (CYC_MET_02, CYC_ACT_13)),
    }

    def type(self, s: State) -> BuildingNumber:
        given: GivenBuildings = s.stack[-1][3]
        return bits(given.types, BUILDING_NUMBERS)[0]

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SLOT + slot for slot in board.owned_types(self.ruleset, s, seat)[self.type(s)]]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        slot = code - moves.SLOT
        island = self.ruleset.tables.slot_island[slot]
        if s.owner[island] != seat or s.built[slot] != self.type(s):
            yield Reason(CYC_MET_05, island=self.ruleset.island(island), building=self.ruleset.building(self.type(s)))

    def take(self, s: State, seat: Seat, code: int) -> None:
        given: GivenBuildings = s.stack[-1][3]
        s.answered(seat)
        slots = given.slots | 1 << code - moves.SLOT
        types = given.types & given.types - 1
        if types:
            s.ask(GIVE_BUILDING, 1 << seat, GivenBuildings(types, slots))
        else:
            give_set(self.ruleset, s, seat, slots)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"building": self.ruleset.building(self.type(s))}


class Site(Choice):
    """The choice of the island where the new Metropolis goes (CYC-MET-08 to 11)."""

    prompt = "metropolis"
    verb = "metropolis"
    blocks = (moves.ISLAND,)
    rules = (CYC_MET_08, CYC_MET_09, CYC_MET_10)
    others = UNSETTLED

    also = ("found", "place", "put")

    def metropolis(self, s: State) -> NewMetropolis:
        """Return the Metropolis that is to be placed."""
        metropolis: NewMetropolis = s.stack[-1][3]
        return metropolis

    def verbs(self) -> tuple[str, ...]:
        return (*super().verbs(), *DECLINES)  # It cannot be declined: see `read`.

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] in DECLINES:
            compulsory = CYC_MET_06 if self.metropolis(s).philosophers else CYC_MET_02
            raise Refused(" ".join(words), [Reason(compulsory), *([Reason(CYC_ACT_13)] if gods_act(s) else [])])
        return super().read(s, seat, words)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in sites(self.ruleset, s, seat)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        island = ISLANDS[code - moves.ISLAND]
        name = self.ruleset.island(island)
        if s.owner[island] != seat:
            yield Reason(CYC_MET_08, island=name)
        elif s.metropolis >> island & 1:
            yield Reason(CYC_MET_01, island=name)
            yield Reason(CYC_MET_08, island=name)
        elif island not in sites(self.ruleset, s, seat):
            no_site = [
                reason for bars in self.ruleset.points.bars_site for reason in bars(self.ruleset, s, seat, island)
            ]
            yield from no_site or [Reason(CYC_MET_09, island=name)]
            for bars in self.ruleset.points.bars_frame:
                yield from bars(self.ruleset, s, ISLANDS[island], self.verb)

    def take(self, s: State, seat: Seat, code: int) -> None:
        island, spent = ISLANDS[code - moves.ISLAND], self.metropolis(s).spent
        s.answered(seat)
        name = self.ruleset.island(island)
        if s.journal is not None:
            for slot in built_over(self.ruleset, s, island):
                s.journal.append(
                    events.BuildingLost(seat=seat, island=name, building=self.ruleset.building(s.built[slot]))
                )
            s.journal.append(events.MetropolisFounded(seat=seat, island=name))
        if self.ruleset.points.founded:
            s.stack.append((FOUNDED, 0, Founded(seat, island)))
        found_on(self.ruleset, s, island)
        if spent:
            s.spent_metropolis |= 1 << island
            s.inherited |= 1 << island


STEPS: Final[Steps] = {
    CONVERT: Convert,
    GIVE_BUILDING: GiveBuilding,
    FOUND: Found,
    SITE: Site,
    FOUNDED: lambda ruleset: RunHooks(ruleset, ruleset.points.founded),
}
