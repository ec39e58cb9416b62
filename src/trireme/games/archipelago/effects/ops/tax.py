"""Florins of the bank by the number of own citizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago import events
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.money import receive
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import LYING, is_ship
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Tax(Effect):
    """Take a florin for each active citizen, up to a number."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.bank > 0 and self.count(s, seat) > 0

    def count(self, s: State, seat: Seat) -> int:
        active = sum([1 for unit in s.units[seat] if not unit & LYING and not is_ship(unit)])
        return min(self.op.max, active)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.tell(events.FlorinsTaken(seat=seat, florins=receive(s, seat, self.count(s, seat))))

    def told(self) -> dict[str, Figure]:
        return {"max": self.op.max}

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.florin * min(self.count(j.s, j.seat), j.s.bank)
