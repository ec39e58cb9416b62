"""Phase c: the new order of the players (PEL-ORD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.peloponnes import events
from trireme.games.peloponnes.rules.ids import (
    PEL_ORD_03,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import NO_TILE, State
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame

NEW_ORDER: Final = 14


class NewOrder(Work[State]):
    """Phase c: most coins first; those without a bid last; equals keep their order (PEL-ORD-01 to 07)."""

    phase = "order"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if self.ruleset.solo:  # PEL-SOL-08
            return
        s.order.sort(key=lambda seat: -s.bid_coins[seat] if s.bid_tile[seat] != NO_TILE else 1)
        if s.journal is not None:
            s.journal += [events.NewOrder(seat=seat, place=place) for place, seat in enumerate(s.order, 1)]
            s.journal += self.ties(s)

    def ties(self, s: State) -> Iterator[Event]:
        """Yield the ties between equal bids, which keep their order (PEL-ORD-03)."""
        bids = [s.bid_coins[seat] if s.bid_tile[seat] != NO_TILE else 0 for seat in s.order]
        for coins in dict.fromkeys(bids):
            equal = tuple(seat for seat, bid in zip(s.order, bids, strict=True) if bid == coins)
            if coins and len(equal) > 1:
                yield events.Tied(seats=equal, settled="order", rule=PEL_ORD_03.id)


STEPS: Final[Steps] = {
    NEW_ORDER: NewOrder,
}
