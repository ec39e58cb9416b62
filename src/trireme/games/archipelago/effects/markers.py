"""Effects that move the markers of rebels and surplus workers (ARC-CRD-03, ARC-EVT-06)."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import TEMPLE
from trireme.games.archipelago.markers import rebels
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat


class MarkerEffect(Effect):
    """An effect whose sentence says whether a marker rises or falls."""

    needs_user = False
    variants = ("", "-up")

    def variant(self) -> str:
        return "-up" if self.n > 0 else ""


class PerBuilding(MarkerEffect):
    """An effect for each building of a kind on the map, of any player (ARC-EVT-06)."""

    building: ClassVar[int] = TEMPLE

    def possible(self, s: State, seat: Seat) -> bool:
        return s.standing[self.building] > 0 and (self.n > 0 or self.marker(s) > 0)

    def marker(self, s: State) -> int:
        return s.rebels

    def run(self, s: State, seat: Seat, option: int) -> None:
        rebels(s, self.n * s.standing[self.building])
