"""Ships beside all ports (ARC-WON-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.targets import HARBOUR_SHIPS
from trireme.games.archipelago.lookup import SHIP
from trireme.games.archipelago.questions import AtPlace
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class ShipsAtPorts(Effect):
    """Give each controller of a port a ship there, in order of play (ARC-WON-09)."""

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.stack.append((HARBOUR_SHIPS, AtPlace(0)))

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.counts["ports"][j.seat] * j.building(SHIP) * 0.5
