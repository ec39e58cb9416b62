"""The amounts of an auction, apart from how markers are placed, so that modules can hold another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades import board
from trireme.games.cyclades.phases.prices import highest_offer, least_offer
from trireme.games.cyclades.rules.ids import CYC_APO_02, CYC_APO_03
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, GodNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Auction:
    """The offerings to the gods of a cycle (CYC-OFF). Frames carry its number in `ruleset.auctions`.

    Modules hold a preliminary auction: its gods are laid out for it, Apollo takes one marker (HAD-FRE-03, 04, 21), and
    a player keeps gold for a marker still to be placed (HAD-FRE-23).
    """

    rules: ClassVar[tuple[Rule, ...]] = ()
    """The rules that its questions cite, beside those of every auction."""

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        self.ruleset = ruleset
        self.number = number

    def apollo_takes(self, s: State) -> bool:
        """Return whether Apollo takes another marker (CYC-OFF-16)."""
        return True

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        """Yield the rules by which Apollo takes no other marker."""
        return iter(())

    def kept(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """Return the gold that a seat must keep for its other markers when it places one on a god.

        `lost` is the god from whom the marker has just been displaced, or NO_GOD.
        """
        return 0

    def bars_gold(self, s: State, seat: Seat, god: GodNumber, lost: int) -> Iterator[Reason]:
        """Yield the rules by which a seat must keep that gold."""
        return iter(())

    def needed(self, s: State, seat: Seat) -> int:
        """Return the gold that a seat is known to have for all its markers still to be placed."""
        return 0

    def outlooks(self, s: State, seat: Seat, god: GodNumber) -> tuple[Forecast, ...]:
        """Return forecasts of what a seat would receive from a god, or from Apollo (NO_GOD)."""
        if god != NO_GOD:
            return ()
        first = not s.apollo and board.markers_left(self.ruleset, s) > 0
        args: dict[str, Figure] = {"gold": board.apollo_gold(self.ruleset, s, seat), "first": int(first)}
        return (Forecast(id="apollo", args=args, rules=(CYC_APO_02.id, CYC_APO_03.id)),)

    def least(self, s: State, god: GodNumber) -> int:
        return least_offer(self.ruleset, s, god)

    def most(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """Return the highest offering that a seat may make to a god."""
        return highest_offer(self.ruleset, s, seat, god) - self.kept(s, seat, god, lost)

    def open_gods(self, s: State, seat: Seat, lost: int) -> list[GodNumber]:
        """Return the gods to whom a seat can make an offering with a marker displaced from `lost`, or from none."""
        ruleset = self.ruleset
        closed = 0
        for closes in ruleset.points.closed_gods:
            closed |= closes(ruleset, s, seat)
        found = []
        for place in range(s.available):
            god = s.gods[place]
            if closed >> god & 1:
                continue
            if god != lost and least_offer(ruleset, s, god) <= self.most(s, seat, god, lost):
                found.append(god)
        return found
