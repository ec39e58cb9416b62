"""The preliminary auction: who deploys first, and with which bonus (HAD-FRE-02 to 05, 18, 21 to 23)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.modules.hades.rules.ids import HAD_FRE_02, HAD_FRE_07, HAD_FRE_23
from trireme.games.cyclades.phases.offerings import Offerings
from trireme.games.cyclades.placement import auction
from trireme.games.cyclades.state import NO_GOD, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import Seat

AUCTION = "hades.auction"


class HadesAuction(auction.Preliminary):
    """With two players a marker that is still to be placed needs gold (HAD-FRE-23)."""

    rules = (HAD_FRE_02, HAD_FRE_07)

    def kept(self, s: State, seat: Seat, god: GodNumber, lost: int) -> int:
        """Return the gold for markers still to be placed and for an own one that would be displaced (HAD-FRE-23)."""
        others = s.waiting.count(seat) - (lost == NO_GOD) + (s.offer_seat[god] == seat)
        return others * self.ruleset.least_paid

    def bars_gold(self, s: State, seat: Seat, god: GodNumber, lost: int) -> Iterator[Reason]:
        if kept := self.kept(s, seat, god, lost):
            yield Reason(HAD_FRE_23, most=max(self.most(s, seat, god, lost), 0), kept=kept)

    def needed(self, s: State, seat: Seat) -> int:
        """Return the least offering for each marker: gold has been spent on nothing yet, so everybody has so much."""
        return (self.ruleset.markers - s.offer_seat.count(seat) - s.apollo.count(seat)) * self.ruleset.least_paid


class AuctionGods(auction.BaseAuctionGods):
    phase = AUCTION


class DrawAuctionGod(auction.BaseDrawAuctionGod):
    phase = AUCTION


class AuctionOfferings(Offerings):
    phase = AUCTION
    entry = AUCTION
