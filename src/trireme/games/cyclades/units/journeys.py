"""Ways of moving units: what each costs, which kinds go, and which must be in the group on every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA, Island, Sea, State
from trireme.games.cyclades.units.ends import STEPS_MADE
from trireme.games.cyclades.units.groups import BITS, FULL
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.seats import Seat

MOVE_ON: Final = 22


class FleetsUnderWay(FrameData):
    """A group of fleets that may make further steps."""

    sea: Sea
    left: int
    """Steps that may still follow."""
    journey: int
    """The number of the journey, in `ruleset.journeys`."""


ALL: Final = -1
"""All kinds, as a mask."""


class Journey:
    """A way of moving units. Modules add theirs (HAD-MOV-01, 02, TIT-TTN-06)."""

    def __init__(self, ruleset: Ruleset, id: str, element: int, price: int, steps: int = 1) -> None:
        self.ruleset = ruleset
        self.id = id
        self.element = element
        self.price = price
        self.steps = steps
        self.kinds = ALL
        """Kinds that may go, as a mask (TIT-TTN-08)."""
        self.needs = 0
        """Kinds of which one must be in the group on every step, as a mask (HAD-MOV-04, 06, TIT-TTN-09)."""
        self.carries = True
        """Whether things on a territory may go along; not with the Chariot (TIT-HXT-18)."""
        self.number = 0

    @property
    def picky(self) -> bool:
        """Whether it matters which kinds are there."""
        return self.kinds != ALL or self.needs != 0

    def due(self, s: State, seat: Seat, left: int) -> int:
        """Return the price of a step after which `left` steps remain; by default only the first costs (TIT-TTN-06).

        A march is one step, whatever its way; each further step of a march is paid again (TIT-AEF-05, 07).
        """
        return self.price if left == self.steps - 1 else 0

    def pay(self, s: State, seat: Seat, left: int) -> None:
        s.gold[seat] -= self.due(s, seat, left)

    def movable(self, group: int) -> int:
        """Return the units of a group that may go; 0 if a kind that must be among them is missing."""
        if self.needs and not self.suffices(group):
            return 0
        if self.kinds == ALL:
            return group
        found = kind = 0
        while group >> BITS * kind:
            if self.kinds >> kind & 1:
                found |= group & FULL << BITS * kind
            kind += 1
        return found

    def leaves(self, s: State, place: int) -> bool:
        """Return whether any units of a place may go; `movable` says which."""
        counts, places = (s.troops, len(s.owner)) if self.element == LAND else (s.fleets, len(s.holder))
        wanted = self.needs or self.kinds
        if wanted == ALL:
            return any(counts[place::places])
        there = 0
        while wanted:
            low = wanted & -wanted
            there |= counts[(low.bit_length() - 1) * places + place]
            wanted ^= low
        return there != 0

    def suffices(self, group: int) -> bool:
        """Return whether a group has one of the kinds that must be in it."""
        if not self.needs:
            return True
        kind = 0
        while group:
            if group & FULL and self.needs >> kind & 1:
                return True
            group >>= BITS
            kind += 1
        return False

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        """Yield the rules by which the kinds of a group cannot go together, for journeys with `kinds` or `needs`."""
        return iter(())

    def over(self, s: State, seat: Seat, start: Island, to: Island) -> list[Sea]:
        """Return the seas that units cross from one island to another; empty if they fly."""
        return []

    def way(self, s: State, seat: Seat, start: Island, to: Island) -> tuple[str, ...]:
        """Return the places on the way from one island to another."""
        seas = [f"sea:{self.ruleset.sea(sea)}" for sea in self.over(s, seat, start, to)]
        return f"island:{self.ruleset.island(start)}", *seas, f"island:{self.ruleset.island(to)}"

    def begins(self, s: State, seat: Seat, left: int) -> None:
        """Called before a step is made (CYC-SYL-02)."""

    def goes_on(self, s: State, seat: Seat, to: Sea, left: int) -> None:
        """Called after a step that nothing has stopped."""


class Voyage(Journey):
    """Fleets of one sea sail up to three steps; some may stay behind (CYC-FLT-03, 06)."""

    def goes_on(self, s: State, seat: Seat, to: Sea, left: int) -> None:
        if left:
            s.ask(MOVE_ON, 1 << seat, FleetsUnderWay(to, left, self.number))
        else:
            s.ended = STEPS_MADE


class March(Journey):
    """Troops march over a chain of fleets, or across a border (CYC-TRP-03)."""

    def over(self, s: State, seat: Seat, start: Island, to: Island) -> list[Sea]:
        return board.chain(self.ruleset, s, seat, start, to)


def join_journey(ruleset: Ruleset, journey: Journey) -> None:
    """Register a way of moving."""
    journey.number = len(ruleset.journeys)
    ruleset.journeys.append(journey)


def journey_of(ruleset: Ruleset, id: str) -> Journey:
    return next(journey for journey in ruleset.journeys if journey.id == id)


def printed_journeys(ruleset: Ruleset) -> None:
    """Register the ways of moving that are paid for. Cards bring their own."""
    economy = ruleset.economy
    join_journey(ruleset, Voyage(ruleset, "poseidon", SEA, economy.fleet_move_cost, economy.fleet_move_range))
    join_journey(ruleset, March(ruleset, "ares", LAND, economy.troop_move_cost))
