"""The Port: a bonus for the fleets of its owner that defend a sea around its island (CYC-SEA-01 to 03)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Sea, State
from trireme.kit.seats import Seat


class Port(Building):
    def join(self) -> None:
        self.ruleset.points.sea_defence.append(self.defends)

    def defends(self, ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> int:
        bonus = 0
        for island in ruleset.tables.shores[sea]:
            if s.owner[island] == seat:
                bonus += self.on_island(s, island)
        return bonus
