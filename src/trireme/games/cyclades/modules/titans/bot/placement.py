"""The preliminary auction of Titans (TIT-PLA-05 to 09)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot import placement
from trireme.games.cyclades.modules.titans.placement.auction import TitansAuction
from trireme.games.cyclades.placement.auction import Preliminary

BONUS: Final = {"poseidon": 4.0, "ares": 4.5, "zeus": 6.0, "athena": 6.5, "kronos": 6.5, "apollo": 5.5}
"""Worth of what each god gives: a building, and what comes with it; Apollo a marker and 1 gold."""


class PlacementAdvice(placement.BasePlacementAdvice):
    auction = TitansAuction
    earlier = 0.4
    raised = 0

    def bonus(self, auction: Preliminary, god: str) -> float:
        return BONUS[god]
