"""The figures of an auction, apart from how markers are placed, so that another can be held with figures of its own."""

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
    """Offerings to the gods of the cycle (CYC-OFF). Frames carry its number in `ruleset.auctions`.

    HAD-FRE-03 holds one before the first cycle: its gods are laid out for it, Apollo takes one marker (HAD-FRE-04, 21),
    and a player with a marker still to be placed keeps gold for it (HAD-FRE-23).
    """

    rules: ClassVar[tuple[Rule, ...]] = ()
    """What a question quotes besides the rules of every auction."""

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        self.ruleset = ruleset
        self.number = number

    def apollo_takes(self, s: State) -> bool:
        """Whether Apollo takes one more marker (CYC-OFF-16)."""
        return True

    def bars_apollo(self, s: State) -> Iterator[Reason]:
        """The rules by which he takes none."""
        return iter(())

    def kept(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """Gold that a seat must keep for markers still to be placed when the one at hand goes to a god.

        That one has lost a god, or none.
        """
        return 0

    def bars_gold(self, s: State, seat: Seat, god: GodNumber, lost: int) -> Iterator[Reason]:
        """The rules by which it must keep so much."""
        return iter(())

    def needed(self, s: State, seat: Seat) -> int:
        """Gold that a seat is known to have for all its markers still to be placed, the one at hand included."""
        return 0

    def outlooks(self, s: State, seat: Seat, god: GodNumber) -> tuple[Forecast, ...]:
        """What a seat would receive from a god, or from Apollo (NO_GOD), as far as people need to be told."""
        if god != NO_GOD:
            return ()
        first = not s.apollo and board.markers_left(self.ruleset, s) > 0
        args: dict[str, Figure] = {"gold": board.apollo_gold(self.ruleset, s, seat), "first": int(first)}
        return (Forecast(id="apollo", args=args, rules=(CYC_APO_02.id, CYC_APO_03.id)),)

    def least(self, s: State, god: GodNumber) -> int:
        return least_offer(self.ruleset, s, god)

    def most(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """The highest offering to a god that a seat may make."""
        return highest_offer(self.ruleset, s, seat, god) - self.kept(s, seat, god, lost)

    def open_gods(self, s: State, seat: Seat, lost: int) -> list[GodNumber]:
        """Gods to whom a seat can make an offering; its marker has just lost one, or none."""
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
