"""Ownership of islands: captures, their consequences and eliminations (CYC-OWN, CYC-LST-10 to 20)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board, events
from trireme.games.cyclades.metropolis import CONVERT, SetsOf
from trireme.games.cyclades.phases.cycle_end import tell_the_end
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import SEA, SEAS, Island, Slot, State
from trireme.games.cyclades.units.groups import group_at
from trireme.games.cyclades.units.kinds import give_back
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

ELIMINATE: Final = 30
BUILT: Final = 50
CAPTURED: Final = 52


class Elimination(FrameData):
    """A seat that has lost an island to another; it is out of the game if it has none left."""

    seat: Seat
    by: Seat


class NewBuilding(FrameData):
    """A building has come to a slot of a seat."""

    seat: Seat
    slot: Slot


class Capture(FrameData):
    """A seat has taken an island."""

    island: Island
    seat: Seat
    loser: Seat
    """The owner before; NOBODY for a neutral island."""
    had: int
    """Metropolises that the seat and its partner owned before."""


# What happens when an island has been taken, by rank in `points.captures`.
HANDED_OVER: Final = 10
"""Rank of the handover of cards and figurines. Five Artifacts win (TIT-ART-09, 10, TIT-SPM-06, MON-CTL)."""
PAIRS: Final = 20
"""Rank of the search for complete pairs (MON-BUI-02, 11)."""
SETS: Final = 30
"""Rank of the search for complete sets."""
MILITARY: Final = 40
"""Rank of the military victory (TIT-MIL-06)."""
ELIMINATION: Final = 50


def capture(ruleset: Ruleset, s: State, island: Island, seat: Seat, group: int) -> None:
    """Take an island with all that stands on it. What follows happens in a fixed order (CYC-OWN-07)."""
    loser = s.owner[island]
    had = board.metropolises_of_side(ruleset, s, seat)
    board.give_island(ruleset, s, island, seat)
    board.add_troops(s, island, group)
    if s.journal is not None:
        metropolis = bool(s.metropolis >> island & 1)
        name = ruleset.island(island)
        s.journal.append(events.IslandTaken(seat=seat, island=name, loser=loser, metropolis=metropolis))
    s.stack.append((CAPTURED, 0, Capture(island, seat, loser, had)))


def building_stands(ruleset: Ruleset, s: State, seat: Seat, slot: Slot) -> None:
    """Settle what follows from a new building: Monuments first, then Metropolises (MON-BUI-11)."""
    if ruleset.points.built.alone:
        s.stack.append((CONVERT, SetsOf(seat)))
    else:
        s.stack.append((BUILT, 0, NewBuilding(seat, slot)))


def sets_after_building(ruleset: Ruleset, s: State, built: NewBuilding) -> None:
    """Look for complete sets of the seat that owns a new building."""
    s.stack.append((CONVERT, SetsOf(built.seat)))


def sets_completed(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Look for complete sets of the new owner of an island."""
    s.stack.append((CONVERT, SetsOf(taken.seat)))


def loser_tested(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Test whether a player who has lost an island is out."""
    if taken.loser != NOBODY:
        s.stack.append((ELIMINATE, Elimination(taken.loser, taken.seat)))


class Eliminate(Work[State]):
    """Eliminate a seat that has no island, with all its possessions (CYC-LST-10 to 20)."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        tested: Elimination = frame[1]
        seat, by = tested.seat, tested.by
        if s.land[seat] & self.ruleset.tables.on_board:
            return
        s.out |= 1 << seat
        if s.journal is not None:
            s.journal.append(events.Eliminated(seat=seat, by=by))
        for sea in bits(s.navy[seat], SEAS):
            group = group_at(s, SEA, sea)
            board.take_fleets(s, sea, group)
            give_back(self.ruleset, s, SEA, seat, group)  # Those of a shared supply stay in the game.
        s.gold[seat] = s.priests[seat] = s.philosophers[seat] = 0
        for kinds, left in zip(self.ruleset.units, (s.troops_left, s.fleets_left), strict=True):
            for kind in kinds:
                if not kind.shared:
                    left[kind.number * self.ruleset.players + seat] = 0
        for happens in self.ruleset.points.eliminated:
            happens(self.ruleset, s, seat)
        for god, holder in enumerate(s.offer_seat):
            if holder == seat:
                s.offer_seat[god] = NOBODY
                s.offer_gold[god] = 0
        s.apollo = [NOBODY if each == seat else each for each in s.apollo]  # CYC-APO-07
        s.order = [each for each in s.order if each != seat]
        s.returned = [each for each in s.returned if each != seat]
        s.routine = 0  # CYC-LST-16: the next cycle is the first of its kind.
        if self.ruleset.is_decided(s):
            s.stack.clear()  # CYC-LST-17
            tell_the_end(self.ruleset, s)


STEPS: Final[Steps] = {
    CAPTURED: lambda ruleset: RunHooks(ruleset, ruleset.points.captures),
    BUILT: lambda ruleset: RunHooks(ruleset, ruleset.points.built),
    ELIMINATE: Eliminate,
}
