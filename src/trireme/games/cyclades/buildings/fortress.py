"""A Fortress helps whoever defends its island (CYC-LND-01, 03)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import Island, State


class Fortress(Building):
    def join(self) -> None:
        self.setting.points.land_defence.append(self.defends)

    def defends(self, setting: Setting, s: State, island: Island) -> int:
        return self.on_island(s, island)
