"""The preliminary auction of free placement (HAD-FRE-08)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot import placement
from trireme.games.cyclades.modules.hades.placement.auction import HadesAuction
from trireme.games.cyclades.placement.auction import Preliminary

BONUS: Final = {"": 0.0, "fleet": 1.0, "troop": 1.5, "philosopher": 3.5, "priest": 3.0, "prosperity": 5.0}
"""Worth of what a god adds."""


class PlacementAdvice(placement.BasePlacementAdvice):
    auction = HadesAuction
    earlier = 0.3
    raised = 1

    def bonus(self, auction: Preliminary, god: str) -> float:
        return BONUS[auction.placement.bonus_of(god)]
