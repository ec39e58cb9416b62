"""The Minotaur: he defends his island beside the troops, and falls after them (CYC-MIN)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.cards.figures import Figurine, remove_figure
from trireme.games.cyclades.rules.ids import CYC_MIN_08
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Minotaur(Figurine):
    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.strength: int = ruleset.economy.minotaur_strength

    def join(self) -> None:
        points = self.ruleset.points
        points.guards.append(self.guards)
        points.guard_falls.append(self.falls)
        points.guards_stay.append(self.stays)

    def guards(self, ruleset: Ruleset, s: State, island: Island) -> int:
        """Return the strength of the Minotaur on an island (CYC-MIN-01 to 03)."""
        return self.strength if s.figure[island] == self.number else 0

    def falls(self, ruleset: Ruleset, s: State, island: Island) -> None:
        """Remove the Minotaur when he has fallen (CYC-MIN-06)."""
        if self.stands_on(s, island):
            remove_figure(ruleset, s, island)

    def stays(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.stands_on(s, island):
            yield Reason(CYC_MIN_08)
