"""The last cubes of the export market (ARC-EVT-04)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import EXPORT, RESOURCES
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat


class ExportRemoveLast(Effect):
    """Return the last cubes of every section of the export market to the bank (ARC-EVT-04)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for resource in range(len(RESOURCES)):
            gone = min(self.n, s.market[EXPORT * 6 + resource])
            s.market[EXPORT * 6 + resource] -= gone
            s.stores[resource] += gone
