"""Medusa: no troops can leave her island (CYC-MED)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.rules.ids import CYC_MED_01, CYC_MED_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, Island, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat


class Medusa(Figurine):
    def join(self) -> None:
        points = self.ruleset.points
        points.held_islands.append(self.holds)
        points.bars_leaving.append(self.bars_leaving)
        points.no_retreat.append(self.holds)
        points.bars_retreat.append(self.bars_retreat)

    def holds(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        island = self.island(s)
        return 0 if island == NONE else 1 << island

    def bars_leaving(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.stands_on(s, island) and troops_on(s, island):
            yield Reason(CYC_MED_01, island=ruleset.island(island))

    def bars_retreat(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.stands_on(s, island):
            yield Reason(CYC_MED_02, island=ruleset.island(island))
