"""The new Chiron shields his island from more than the old one (HAD-BEA-17)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.cards.chiron import Chiron
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_17
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import Island, State
from trireme.kit.rulebook import Reason


class ChironHades(Chiron):
    def join(self) -> None:
        if "hades.heroes" in self.setting.chosen:
            super().join()

    def bars_power(self, setting: Setting, s: State, island: Island) -> Iterator[Reason]:
        if self.stands_on(s, island):
            yield Reason(HAD_BEA_17, island=setting.island(island))
