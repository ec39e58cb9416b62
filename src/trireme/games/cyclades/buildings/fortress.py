"""The Fortress: a bonus for the defender of its island (CYC-LND-01, 03)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State


class Fortress(Building):
    def join(self) -> None:
        self.ruleset.points.land_defence.append(self.defends)

    def defends(self, ruleset: Ruleset, s: State, island: Island) -> int:
        return self.on_island(s, island)
