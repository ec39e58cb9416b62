"""Nyx covers the last available god in every cycle but the first."""

from __future__ import annotations

from tests.games.cyclades.night import sky
from trireme.games.cyclades.gods.calling import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, GodNumber, State
from trireme.kit.stack import Frame


class Nyx(God):
    actions = (Call,)
    laid_out = False

    def join(self) -> None:
        self.setting.points.gods_laid.add(50, self.covers)
        self.setting.points.gods_kept.insert(0, self.uncovers)

    def covers(self, setting: Setting, s: State, frame: Frame) -> None:
        if s.cycle > 1:
            sky(setting, s).covered = s.gods[s.available - 1]
            s.gods[s.available - 1] = self.number

    def uncovers(self, setting: Setting, s: State) -> None:
        """The god who was covered is back in place before the next gods are laid."""
        part = sky(setting, s)
        if part.covered != NONE:
            s.gods[s.gods.index(self.number)] = GodNumber(part.covered)
            part.covered = NONE

    def gift(self, s: State, seat: int) -> None:
        s.gold[seat] += 1
