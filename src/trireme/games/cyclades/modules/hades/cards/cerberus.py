"""Cerberus brings whoever called him the income of his island (HAD-BEA-03 to 08, 21)."""

from __future__ import annotations

from trireme.games.cyclades.cards.figures import Figurine
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import Island, State
from trireme.kit.seats import NOBODY, Seat


class Cerberus(Figurine):
    def join(self) -> None:
        if "hades.heroes" in self.setting.chosen:
            self.setting.points.collects.append(self.collects)

    def collects(self, setting: Setting, s: State, island: Island) -> Seat:
        """On a neutral island too; trade spaces pay as always (HAD-BEA-04, 06, 07)."""
        return s.keeper[island] if s.figure[island] == self.number else NOBODY
