"""Poseidon's Trident adds to the score of a side in a battle at sea (HAD-OBJ-20 to 22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.modules.hades.favours.magic.battle_item import BattleItem
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_20, HAD_OBJ_21, HAD_OBJ_22
from trireme.games.cyclades.state import SEA, State
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import Seat

TRIDENT: Final = 397


class PoseidonsTrident(BattleItem):
    kind = TRIDENT
    element = SEA
    when = (HAD_OBJ_20, HAD_OBJ_21)
    rules = (HAD_OBJ_21, HAD_OBJ_22)
    worth = 0.8

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        if not self.fights(s, seat):
            yield HAD_OBJ_20
        yield from super().too_early(s, seat)
