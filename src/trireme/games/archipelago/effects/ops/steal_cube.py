"""A cube from the fist of another player (ARC-CRD-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.players import THIEF
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class StealCube(Effect):
    """Take what one fist of another player holds (ARC-CRD-26)."""

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(THIEF, 1 << seat)

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return 0.5 * max(j.cubes)
