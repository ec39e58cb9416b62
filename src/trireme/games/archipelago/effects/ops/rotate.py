"""A rotation of a card of the track (ARC-CRD-10)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.phases.purchase import ROTATE, Rotation
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat


class Rotate(Effect):
    """Rotate one card of the track. The track is refilled, and a red part resolved (ARC-CRD-10)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(s.track)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(ROTATE, 1 << seat, Rotation(seat, -1))
