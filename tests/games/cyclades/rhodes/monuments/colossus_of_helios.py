"""The Colossus of Helios: its territory pays 1 gold more."""

from __future__ import annotations

from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State


class ColossusOfHelios(Monument):
    def join(self) -> None:
        self.ruleset.points.island_income.append(self.pays)

    def pays(self, ruleset: Ruleset, s: State, land: int) -> int:
        site = self.site(s)
        return int(site != NONE and land >> site & 1)
