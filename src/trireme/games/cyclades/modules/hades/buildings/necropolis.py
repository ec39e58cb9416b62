"""The Necropolis bears the frame of its island, gives no power and pays in the income phase (HAD-NEC-12, 17, 20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.buildings.building import Building
from trireme.games.cyclades.components import BuildingData
from trireme.games.cyclades.modules.hades.god.necropolis import crushed, gold_is_taken, lost_units_pay
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, GodPart, god_part
from trireme.games.cyclades.modules.hades.rules.ids import HAD_NEC_16, HAD_NEC_17, HAD_NEC_19, HAD_NEC_20
from trireme.games.cyclades.phases.gods import AFTERWARDS as AFTER_INCOME
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, Island, State
from trireme.games.cyclades.units.losses import AFTERWARDS as AFTER_LOSS
from trireme.kit.content.rulebook import Reason, Rule

CLOSED: Final[dict[str, Rule]] = {
    "giant": HAD_NEC_16,
    "cyclops": HAD_NEC_17,
    "metropolis": HAD_NEC_19,
    "build": HAD_NEC_20,
}
"""The rules by which what lies under the Necropolis is closed, by verb."""


class Necropolis(Building):
    def __init__(self, ruleset: Ruleset, printed: BuildingData) -> None:
        super().__init__(ruleset, printed)
        self.at = NONE

    def join(self) -> None:
        points = self.ruleset.points
        if "hades.god" not in self.ruleset.chosen:
            return
        self.at = self.ruleset.part_at["hades.god"]
        points.frames[self.id] = self.lies
        points.bars_frame.append(self.bars)
        points.founded.add(0, crushed)
        points.brings[crushed] = None
        points.losses.add(AFTER_LOSS, lost_units_pay)
        points.island_income.append(self.pays)
        points.incomes.add(AFTER_INCOME, gold_is_taken)

    def lies(self, ruleset: Ruleset, s: State) -> int:
        part = s.parts[self.at]
        assert isinstance(part, GodPart)
        return 0 if part.necropolis == NOWHERE else 1 << part.necropolis

    def pays(self, ruleset: Ruleset, s: State, land: int) -> int:
        """Return the gold of islands in the income phase: on the Necropolis, or left by it (HAD-NEC-12, 14)."""
        part = s.parts[self.at]
        assert isinstance(part, GodPart)
        total = part.gold if part.necropolis != NOWHERE and land >> part.necropolis & 1 else 0
        if any(part.left):
            for island, gold in enumerate(part.left):
                if land >> island & 1:
                    total += gold
        return total

    def bars(self, ruleset: Ruleset, s: State, island: Island, verb: str) -> Iterator[Reason]:
        if island == god_part(ruleset, s).necropolis and verb in CLOSED:
            yield Reason(CLOSED[verb], island=ruleset.island(island))
