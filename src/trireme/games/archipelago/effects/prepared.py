"""Effects that change the action of the turn, and so are used before it (ARC-CRD-01, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.state import ACTED, DISCOUNT, State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement

PREPARED: Final = 0.15
"""Points that such an effect is worth to the bot in a usual round."""


class Prepares(Effect):
    """An effect that prepares the action of this turn."""

    slot: ClassVar[int] = DISCOUNT
    """The place in `State.turn` that remembers it."""

    def possible(self, s: State, seat: Seat) -> bool:
        return not s.turn[ACTED] and s.discs[seat] > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.turn[self.slot] = self.n

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        return PREPARED * j.hope
