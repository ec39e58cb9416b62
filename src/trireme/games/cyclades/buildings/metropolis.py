"""The Metropolis: the powers of all four buildings (CYC-MET-14). `cyclades/metropolis.py` says how one is made."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, Sea, State
from trireme.kit.seats import Seat


class Metropolis(Building):
    def join(self) -> None:
        points = self.ruleset.points
        points.land_defence.append(self.defends_land)
        points.sea_defence.append(self.defends_sea)
        points.discounts.append(self.saves)
        points.spends.append(self.spends)

    def defends_land(self, ruleset: Ruleset, s: State, island: Island) -> int:
        return s.metropolis >> island & 1

    def defends_sea(self, ruleset: Ruleset, s: State, sea: Sea, seat: Seat) -> int:
        bonus = 0
        for island in ruleset.tables.shores[sea]:
            if s.owner[island] == seat:
                bonus += s.metropolis >> island & 1
        return bonus

    def saves(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        return (s.metropolis & s.land[seat] & ~s.spent_metropolis).bit_count()

    def spends(self, ruleset: Ruleset, s: State, seat: Seat, count: int) -> int:
        """Use up discounts in the order of the board."""
        for island in ruleset.tables.all_islands:
            if count and s.metropolis & s.land[seat] & ~s.spent_metropolis & 1 << island:
                s.spent_metropolis |= 1 << island
                count -= 1
        return count
