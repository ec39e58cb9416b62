"""The Commercial Metropolis pays 2 gold at each income (TIT-SPM-13)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.titans.metropolises.special import SpecialMetropolis
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State

INCOME: Final = 2


class Commercial(SpecialMetropolis):
    def join(self) -> None:
        self.ruleset.points.island_income.append(self.pays)

    def pays(self, ruleset: Ruleset, s: State, land: int) -> int:
        place = self.part(s).specials[self.number]
        return INCOME if place >= 0 and land >> place & 1 else 0

    def gold(self, s: State, place: Island) -> int:
        return INCOME
