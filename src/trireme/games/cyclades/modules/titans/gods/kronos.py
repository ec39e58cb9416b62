"""Kronos: a free building or a Titan, and Titans for gold (TIT-KRO)."""

from __future__ import annotations

from trireme.games.cyclades.gods.calling import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.modules.titans.kronos import RecruitTitan, gift_of
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat


class Kronos(God):
    actions = (Call, RecruitTitan)

    def gift(self, s: State, seat: Seat) -> None:
        gift_of(self.setting, s, seat, self.number)
