"""The rebels marker moves for each temple on the map (ARC-EVT-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.markers import PerBuilding
from trireme.games.archipelago.lookup import TEMPLE

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class RebelsPerTemple(PerBuilding):
    """Move the rebels marker for each temple on the map."""

    building = TEMPLE

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.rebel * min(j.s.rebels, -self.n * j.s.standing[TEMPLE])
