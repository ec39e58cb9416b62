"""The Religious Metropolis saves 1 gold more on Creatures in each cycle (TIT-SPM-10, 15)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.control import HANDED_OVER, Capture
from trireme.games.cyclades.modules.titans.metropolises.special import SpecialMetropolis
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat

DISCOUNT: Final = 1


class Religious(SpecialMetropolis):
    def join(self) -> None:
        points = self.ruleset.points
        points.captures.add(HANDED_OVER, self.is_fresh)
        points.brings[self.is_fresh] = None
        points.renewed.append(self.is_renewed)
        points.discounts.append(self.discount)
        points.spends.append(self.spends)

    def discount(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the second discount of a seat, unless it has been used in this cycle."""
        return DISCOUNT if self.owner(s) == seat and not self.part(s).religious else 0

    def spends(self, ruleset: Ruleset, s: State, seat: Seat, count: int) -> int:
        if count and self.discount(ruleset, s, seat):
            self.part(s).religious = True
            return count - DISCOUNT
        return count

    def is_fresh(self, ruleset: Ruleset, s: State, taken: Capture) -> None:
        """The discount can be used again after a capture, as all of a territory that is taken (CYC-CRE-08)."""
        part = self.part(s)
        if part.specials[self.number] == taken.island:
            part.religious = False

    def is_renewed(self, ruleset: Ruleset, s: State) -> None:
        """A new cycle begins: the discount can be used again (TIT-SPM-15)."""
        self.part(s).religious = False

    def worth(self) -> float:
        return 3.0
