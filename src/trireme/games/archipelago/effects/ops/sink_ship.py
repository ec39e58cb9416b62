"""A ship of another player that sinks (ARC-CRD-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.targets import PIRATE, preys
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class SinkShip(Effect):
    """Sink a ship of another player, who hands over a cube (ARC-CRD-07, 23)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(preys(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(PIRATE, 1 << seat)

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return 0.25 * j.hope
