"""A storm (ARC-EVT-05)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import ENGAGED, PLACE, SHIP_PORT, WATER
from trireme.kit.seats import Seat


class EngageShipsOffPort(Effect):
    """Engage every ship that is not on a port (ARC-EVT-05)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for each in self.ruleset.all_seats:
            s.units[each] = tuple(
                sorted(
                    unit | ENGAGED if (spot := unit >> PLACE & 15) >= WATER and spot != SHIP_PORT else unit
                    for unit in s.units[each]
                )
            )
