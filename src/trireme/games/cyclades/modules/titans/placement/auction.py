"""The preliminary auction: who deploys first, and with which bonus (TIT-PLA-01 to 03, 16)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.modules.titans.rules.ids import TIT_PLA_02, TIT_PLA_05
from trireme.games.cyclades.phases.offerings import Offerings
from trireme.games.cyclades.placement import auction
from trireme.games.cyclades.state import State
from trireme.kit.seats import Seat

AUCTION: Final = "titans.auction"


class TitansAuction(auction.Preliminary):
    """A player who has placed a marker may spend the rest of the gold."""

    rules = (TIT_PLA_02, TIT_PLA_05)

    def needed(self, s: State, seat: Seat) -> int:
        """Return the least offering for a marker: gold has been spent on nothing yet, so everybody has so much."""
        return 0 if seat in s.offer_seat or seat in s.apollo else self.ruleset.least_paid


class AuctionGods(auction.BaseAuctionGods):
    phase = AUCTION


class DrawAuctionGod(auction.BaseDrawAuctionGod):
    phase = AUCTION


class AuctionOfferings(Offerings):
    phase = AUCTION
    entry = AUCTION
