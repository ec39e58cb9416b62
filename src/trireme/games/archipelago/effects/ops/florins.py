"""Florins of the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago import events
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.money import receive
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Florins(Effect):
    """Take florins from the bank."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.bank > 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.tell(events.FlorinsTaken(seat=seat, florins=receive(s, seat, self.n)))

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.florin * self.n
