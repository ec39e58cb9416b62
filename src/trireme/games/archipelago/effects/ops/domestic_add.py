"""Cubes of the bank for the domestic market (ARC-EVT-03)."""

from __future__ import annotations

from trireme.games.archipelago import events
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.lookup import DOMESTIC, MARKETS, RESOURCES
from trireme.games.archipelago.money import Trading
from trireme.games.archipelago.state import State
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class DomesticAdd(Effect):
    """Put cubes of the bank on the domestic market, where there is room (ARC-EVT-03)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        trading = Trading(self.ruleset)
        for resource in self.op.resources:
            for _ in range(self.n):
                if trading.put(s, DOMESTIC, RESOURCES.index(resource)):
                    s.tell(events.CubeMarketed(market=MARKETS[DOMESTIC], resource=resource))

    def told(self) -> dict[str, Figure]:
        return {name: self.n if name in self.op.resources else 0 for name in RESOURCES}
