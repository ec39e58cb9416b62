"""Kronos: a free building or a Titan, and Titans for gold (TIT-KRO)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.gods.call import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.modules.titans.kronos import RecruitTitan, gift_of
from trireme.games.cyclades.modules.titans.rules.ids import TIT_KRO_07
from trireme.games.cyclades.questions import SPECIAL
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import Seat

NOT_HERE: Final = (*SPECIAL, "build")
"""Verbs of buildings, which Kronos does not give."""


class Kronos(God):
    actions = (Call, RecruitTitan)

    def lacks(self, verb: str) -> tuple[Rule, ...]:
        return (TIT_KRO_07,) if verb in NOT_HERE else ()

    def gift(self, s: State, seat: Seat) -> None:
        gift_of(self.ruleset, s, seat, self.number)
