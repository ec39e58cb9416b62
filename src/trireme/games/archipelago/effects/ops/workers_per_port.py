"""The workers marker moves for each port on the map (ARC-EVT-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.games.archipelago.effects.markers import PerBuilding
from trireme.games.archipelago.lookup import PORT
from trireme.games.archipelago.markers import workers
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement


class WorkersPerPort(PerBuilding):
    """Move the marker of surplus workers for each port on the map."""

    building = PORT

    def marker(self, s: State) -> int:
        return s.workers

    def run(self, s: State, seat: Seat, option: int) -> None:
        workers(s, self.n * s.standing[PORT])

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        return j.relief * min(j.s.workers, -self.n * j.s.standing[PORT])
