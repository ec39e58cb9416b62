"""The Military Metropolis defends its territory (TIT-SPM-08)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.titans.metropolises.special import SpecialMetropolis
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State

MORE_DEFENCE: Final = 2
"""What it adds to the 1 of any Metropolis."""


class Military(SpecialMetropolis):
    def join(self) -> None:
        self.ruleset.points.land_defence.append(self.defends)

    def defends(self, ruleset: Ruleset, s: State, island: Island) -> int:
        return MORE_DEFENCE if self.part(s).specials[self.number] == island else 0

    def worth(self) -> float:
        return 4.0
