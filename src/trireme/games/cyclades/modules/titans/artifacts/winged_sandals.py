"""The Winged Sandals lead to any territory of their island (TIT-AEF-01, 02)."""

from __future__ import annotations

from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact
from trireme.games.cyclades.modules.titans.land import islands_of
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, Island, State
from trireme.kit.seats import Seat


class WingedSandals(Artifact):
    handed = True
    opens_ways = True
    taken_by = TIT_AEF_02

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        self.islands = islands_of(ruleset)
        """For each territory, all territories of its island, as a mask."""

    def add_powers(self) -> None:
        points = self.ruleset.points
        points.ways.append(self.ways)
        points.overland.append(self.over_land)

    def around(self, island: int) -> int:
        """Return the other territories of the same island, which count as bordering."""
        return self.islands[island] & ~(1 << island) if island < len(self.islands) else 0

    def ways(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        return self.around(island) if self.is_with(s, seat, island) else 0

    def over_land(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        """Return what counts as bordering for a group with the Sandals, also while it passes."""
        return self.around(island) if self.is_brought(s) or self.is_with(s, seat, island) else 0

    def leads(self, s: State, seat: Seat, start: Island, to: Island) -> bool:
        return self.is_with(s, seat, start) and bool(self.around(start) >> to & 1)
