"""The map: territories of islands, sites, borders (TIT-TER); the gods of each number of players (TIT-GDS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.control import building_stands
from trireme.games.cyclades.lookup import TYPES, mask_of
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.components import side_of
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.placement.placement import TitansPlacement
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_GDS_03,
    TIT_GDS_04,
    TIT_GDS_06,
    TIT_HXT_15,
    TIT_PLA_02,
    TIT_TER_10,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, GodNumber, Island, Slot, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.dice import below
from trireme.kit.engine.frames import Chance
from trireme.kit.engine.state import Frame
from trireme.kit.seats import NOBODY, Seat

DRAW_BUILDING: Final = 520
"""A building comes to the next marked slot."""


def islands_of(ruleset: Ruleset) -> list[int]:
    """Return for each territory all territories of its island, as a mask."""
    side, number = side_of(ruleset), ruleset.tables.island_number
    return [
        mask_of(number[other.id] for other in side.territory if other.island == territory.island)
        for territory in side.territory
    ]


# Sites of Metropolises.


def with_site(ruleset: Ruleset) -> int:
    """Return the territories with a site, as a mask; islands outside the board have one (TIT-TER-10, HAD-PWR-04)."""
    tables = ruleset.tables
    return mask_of(island for island in tables.all_islands if tables.covered[island]) | ~tables.on_board


def only_sites(
    allowed: Callable[[Ruleset, State, Seat], list[Island]], sites: int
) -> Callable[[Ruleset, State, Seat], list[Island]]:
    """Return a function that leaves out islands without a site."""
    return lambda ruleset, s, seat: [island for island in allowed(ruleset, s, seat) if sites >> island & 1]


def no_site(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    if not with_site(ruleset) >> island & 1:
        yield Reason(TIT_TER_10, island=ruleset.island(island))


def no_site_for_necropolis(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    if not with_site(ruleset) >> island & 1:
        yield Reason(TIT_HXT_15, island=ruleset.island(island))


# Starting buildings.


def marked_slots(ruleset: Ruleset) -> list[Slot]:
    tables, side = ruleset.tables, side_of(ruleset)
    return [
        tables.slots_of[tables.island_number[territory.id]][slot]
        for territory in side.territory
        for slot in territory.start_slots
    ]


class DrawBuilding(Chance[State]):
    """One building of each type comes to the four marked slots, in the order of the board (TIT-TER-08)."""

    phase = "setup"
    label = "buildings"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.marked = marked_slots(ruleset)

    def left(self, s: State) -> list[int]:
        return [type for type in TYPES if type not in s.built]

    def outcomes(self, s: State, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        codes = [moves.TYPE + type for type in self.left(s)]
        return codes, [1] * len(codes)

    def roll(self, s: State, frame: Frame) -> int:
        left = self.left(s)
        return moves.TYPE + left[below(s.key, s.drawn, len(left))]

    def take(self, s: State, frame: Frame, code: int) -> None:
        self._comes(s, code - moves.TYPE)
        left = self.left(s)
        if len(left) == 1:
            self._comes(s, left[0])
        else:
            s.stack.append((DRAW_BUILDING,))

    def _comes(self, s: State, type: int) -> None:
        slot = next(slot for slot in self.marked if not s.built[slot])
        s.built[slot] = BUILDING_NUMBERS[type]
        island = self.ruleset.island(self.ruleset.tables.slot_island[slot])
        s.tell(events.BuildingDrawn(island=island, building=self.ruleset.building(type)))

    def write(self, s: State, code: int) -> str:
        return self.ruleset.building(code - moves.TYPE)

    def known(self) -> Sequence[str]:
        return [self.ruleset.building(type) for type in TYPES]


# The gods.


def rotation(ruleset: Ruleset, s: State) -> list[GodNumber]:
    """Return the gods that come back from their rest, in the order in which they lay (TIT-GDS-02 to 06)."""
    hidden = len(s.gods) - s.available
    part = titans(ruleset, s)
    part.resting = 0
    if s.routine == 1 or not hidden:
        return []
    if hidden > 2:
        part.resting = mask_of(s.gods[s.available :])
        return []
    return s.gods[-hidden:]


def drawn_gods(ruleset: Ruleset, s: State) -> int:
    """Return the gods that have rested, as a mask; with three players, two of them come first (TIT-GDS-06)."""
    return titans(ruleset, s).resting if len(s.gods) < s.available else 0


def gods_lie(ruleset: Ruleset, s: State, data: None) -> None:
    titans(ruleset, s).resting = 0


def unavailable(ruleset: Ruleset, s: State, god: GodNumber) -> Iterator[Reason]:
    """Yield the rule by which a god lies face down."""
    if god in s.gods[s.available :] and any(frame[0] == TitansPlacement.kinds.deployment for frame in s.stack):
        yield Reason(TIT_PLA_02, god=ruleset.god(god))
    elif god in s.gods[s.available :]:
        hidden = len(s.gods) - s.available
        yield Reason({1: TIT_GDS_03, 2: TIT_GDS_04}.get(hidden, TIT_GDS_06), god=ruleset.god(god))


# Free buildings.


def types_above(ruleset: Ruleset, s: State, god: GodNumber) -> int:
    """Return which of the four types of building the gods above one offer, as a mask (TIT-KRO-01, TIT-HXT-03, 05)."""
    number = ruleset.tables.building_number
    found = 0
    for other in s.gods[: s.gods.index(god)]:
        build = ruleset.tables.gods[other].build
        if build is not None and number[build.building] in TYPES:
            found |= 1 << number[build.building]
    return found


def to_build(ruleset: Ruleset, s: State, types: int, land: int) -> list[tuple[int, Slot]]:
    """Return the types in supply with the free slots of some territories (TIT-KRO-05, TIT-PLA-13)."""
    slots = board.free_slots_on(ruleset, s, land)
    there = [type for type in TYPES if types >> type & 1 and board.in_supply(ruleset, s, type) > 0]
    return [(type, slot) for type in there for slot in slots]


def building_comes(ruleset: Ruleset, s: State, seat: Seat, type: int, slot: Slot) -> None:
    s.built[slot] = BUILDING_NUMBERS[type]
    island = ruleset.island(ruleset.tables.slot_island[slot])
    if s.journal is not None:
        s.journal.append(events.Given(seat=seat, island=island, building=ruleset.building(type)))
    building_stands(ruleset, s, seat, slot)


def partner_of(ruleset: Ruleset, seat: Seat) -> Seat:
    """Return the partner of a seat; NOBODY without teams."""
    other = ruleset.sides[seat] & ~(1 << seat)
    return ruleset.all_seats[other.bit_length() - 1] if other else NOBODY
