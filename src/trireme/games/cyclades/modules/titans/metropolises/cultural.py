"""The Cultural Metropolis: its owner needs a Philosopher less for a Metropolis (TIT-SPM-11, 12)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.metropolis import CONVERT, SetsOf
from trireme.games.cyclades.modules.titans.metropolises.founding import takes_card
from trireme.games.cyclades.modules.titans.metropolises.special import SpecialMetropolis
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, Island, State
from trireme.kit.seats import Seat

SAVED: Final = 1


class Cultural(SpecialMetropolis):
    def join(self) -> None:
        points = self.ruleset.points
        points.philosophers_saved.append(self.saves)
        points.brings |= {takes_card: self.brings_at_most, self.saves: self.brings_at_most}

    def founded(self, s: State, seat: Seat) -> None:
        """Philosophers may be enough now (TIT-SPM-12)."""
        s.stack.append((CONVERT, SetsOf(seat)))

    def saves(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        return SAVED if self.owner(s) == seat else 0

    def brings_at_most(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        """Return how many Metropolises Philosophers make, if a capture may bring the card: it is there, or is taken."""
        part = self.part(s)
        place = part.specials[self.number]
        if place == island or (place == NONE and part.special_cards >> self.number & 1):
            return s.philosophers[seat] // (ruleset.tables.philosophers_needed - SAVED)
        return 0

    def worth(self) -> float:
        return 5.0
