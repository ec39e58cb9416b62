"""Chiron shields his island from powers of creatures (CYC-CHI)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.rules.ids import CYC_CHI_01
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, Island, State
from trireme.kit.rulebook import Reason


class Chiron(Figurine):
    def join(self) -> None:
        self.setting.points.shielded.append(self.shields)
        self.setting.points.bars_power.append(self.bars_power)

    def shields(self, setting: Setting, s: State) -> int:
        island = self.island(s)
        return 0 if island == NONE else 1 << island

    def bars_power(self, setting: Setting, s: State, island: Island) -> Iterator[Reason]:
        if self.stands_on(s, island):
            yield Reason(CYC_CHI_01, island=setting.island(island))
