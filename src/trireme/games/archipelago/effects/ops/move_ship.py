"""A ship that sails."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.targets import SAIL, Voyage, can_sail
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat


class MoveShip(Effect):
    """Let one own ship sail over up to n sea edges."""

    def possible(self, s: State, seat: Seat) -> bool:
        return can_sail(self.ruleset, s, seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(SAIL, 1 << seat, Voyage(self.n, -1))
