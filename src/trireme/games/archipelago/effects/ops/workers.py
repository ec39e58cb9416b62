"""The workers marker moves (ARC-CRD-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.markers import MarkerEffect
from trireme.games.archipelago.markers import workers
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Workers(MarkerEffect):
    """Move the marker of surplus workers."""

    def possible(self, s: State, seat: Seat) -> bool:
        return self.n > 0 or s.workers > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        workers(s, self.n)

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.relief * min(j.s.workers, -self.n)
