"""Citizens of one hex who stand up (ARC-CRD-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.targets import STAND_UP, CitizensOfHex
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import LYING
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class Stand(Effect):
    """Let up to n lying citizens of one hex stand up. The rebels do not change (ARC-CRD-08)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return any(unit & LYING for units in s.units for unit in units)

    def run(self, s: State, seat: Seat, option: int) -> None:
        if self.possible(s, seat):
            s.ask(STAND_UP, 1 << seat, CitizensOfHex(self.n, -1))

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        fallen = sum([1 for unit in j.s.units[j.seat] if unit & LYING])
        return 0.1 * min(fallen, self.n)
