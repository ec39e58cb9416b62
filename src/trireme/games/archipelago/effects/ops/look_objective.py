"""A look at the objective of another player (ARC-CRD-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.players import SPY
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class LookObjective(Effect):
    """Show the user an objective of another player (ARC-CRD-06)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return any(held for other, held in enumerate(s.objectives) if other != seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(SPY, 1 << seat)

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return 0.1 * j.hope
