"""The Temple: a discount of 1 gold on a creature, once in a cycle (CYC-CRE-02 to 10)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Temple(Building):
    def join(self) -> None:
        self.ruleset.points.discounts.append(self.saves)
        self.ruleset.points.spends.append(self.spends)

    def saves(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return how many Temples of a seat have not given their discount yet."""
        count, temple = 0, self.number
        if temple not in s.built:
            return count
        island_of, land = ruleset.tables.slot_island, s.land[seat]
        for slot, building in enumerate(s.built):
            if building == temple and land >> island_of[slot] & 1 and not s.spent >> slot & 1:
                count += 1
        return count

    def spends(self, ruleset: Ruleset, s: State, seat: Seat, count: int) -> int:
        """Use up discounts in the order of the board (CYC-CRE-06, 17)."""
        island_of, land = ruleset.tables.slot_island, s.land[seat]
        for slot, building in enumerate(s.built):
            if count and building == self.number and land >> island_of[slot] & 1 and not s.spent >> slot & 1:
                s.spent |= 1 << slot
                count -= 1
        return count
