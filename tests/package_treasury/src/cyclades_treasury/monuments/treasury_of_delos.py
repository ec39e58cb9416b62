"""The Treasury of Delos: its owner gets gold at each income (TRE-TRE-01)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.monuments.monuments.monument import Monument, cycles_left
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat

GOLD: Final = 2


class TreasuryOfDelos(Monument):
    def join(self) -> None:
        self.ruleset.points.income.append(self.pays)

    def pays(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the gold that a seat gets for it."""
        return GOLD if self.owner(s) == seat else 0

    def worth(self, s: State) -> float:
        return float(GOLD * cycles_left(s))
