"""Apollo's Arrows add to the score of a side in a battle on land (HAD-OBJ-19, 22)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.hades.favours.magic.battle_item import BattleItem
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_19, HAD_OBJ_22
from trireme.games.cyclades.state import LAND

APOLLOS_ARROWS: Final = 396


class ApollosArrows(BattleItem):
    kind = APOLLOS_ARROWS
    element = LAND
    when = (HAD_OBJ_19,)
    rules = (HAD_OBJ_19, HAD_OBJ_22)
    worth = 1.6
