"""A purchase from the top of the deck (ARC-CRD-04, 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.players import REVEAL_CARDS, CardsRevealed
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class RevealBuy(Effect):
    """Turn up the top cards of the deck. One of a kind may be bought at its lowest price (ARC-CRD-04, 17)."""

    variants = ("-character", "-progress")

    def possible(self, s: State, seat: Seat) -> bool:
        return s.top >= 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.stack.append((REVEAL_CARDS, CardsRevealed(seat, self.op.kind == "progress", self.n, 0)))

    def variant(self) -> str:
        return f"-{self.op.kind}"

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        """One of five cards at its lowest price is about as good as a purchase."""
        return 0.35 * j.hope if j.s.florins[j.seat] >= 4 else -0.1
