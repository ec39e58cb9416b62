"""A Theatre has no power; it stands for a missing type when a Metropolis is made (HAD-THE-01, 02)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.modules.hades.rules.ids import HAD_THE_06


class Theatre(Building):
    def join(self) -> None:
        if "hades.favours" in self.ruleset.chosen:
            self.unmade = HAD_THE_06
