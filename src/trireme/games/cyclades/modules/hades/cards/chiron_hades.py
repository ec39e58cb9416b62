"""The new Chiron shields his island from more than the old one (HAD-BEA-17)."""

from __future__ import annotations

from trireme.games.cyclades.cards.chiron import Chiron
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_17


class ChironHades(Chiron):
    shield = HAD_BEA_17
    stopped = (*Chiron.stopped, "erinyes", "empusa")

    def join(self) -> None:
        if "hades.heroes" in self.ruleset.chosen:
            super().join()
