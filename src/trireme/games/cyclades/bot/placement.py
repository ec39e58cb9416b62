"""The bot's bids in the preliminary auction of a starting placement."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, OfferingTo, auction_of
from trireme.games.cyclades.placement.auction import Preliminary
from trireme.games.cyclades.placement.placement import APOLLO
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat


class BasePlacementAdvice(Advice):
    """Bids for the place in the order of deployment that brings most. A look ahead finds where to deploy."""

    auction: ClassVar[type[Preliminary]]
    """The auction that this advice is for."""
    earlier: ClassVar[float]
    """Worth of deploying before one more player."""
    raised: ClassVar[int]
    """Most gold to offer beyond the least, to keep others away."""

    def bonus(self, auction: Preliminary, god: str) -> float:
        """Return what a god, or Apollo, adds, in gold."""
        raise NotImplementedError

    def answer(self, s: State, seat: Seat) -> int:
        frame = s.stack[-1]
        if frame[0] not in (OFFER, OFFER_GOLD):
            return NO_CODE
        auction = self.ruleset.auctions[auction_of(frame)]
        if not isinstance(auction, self.auction):
            return NO_CODE
        if frame[0] == OFFER_GOLD:
            return self.gold(s, seat, auction)
        team = self.trials.outlook.team_of[seat]
        codes = [code for code in self.trials.legal(s, seat) if code < moves.SEAT or code == moves.ON_APOLLO]
        others = [code for code in codes if code == moves.ON_APOLLO or s.offer_seat[code - moves.OFFER] not in team]
        return max(others or codes, key=lambda code: self.value(s, auction, code))

    def gold(self, s: State, seat: Seat, auction: Preliminary) -> int:
        """Offer a little more than needed where this god is much better than every other choice."""
        offering: OfferingTo = s.stack[-1][3]
        god, lost = offering.god, offering.lost
        least, most = auction.least(s, god), auction.most(s, seat, god, lost)
        others = [moves.OFFER + each for each in auction.open_gods(s, seat, lost) if each != god]
        if auction.apollo_takes(s):
            others.append(moves.ON_APOLLO)
        own = self.value(s, auction, moves.OFFER + god)
        lead = own - max([self.value(s, auction, code) for code in others], default=own)
        return moves.AMOUNT + min(most, least + max(0, min(self.raised, int(lead / 2))))

    def value(self, s: State, auction: Preliminary, code: int) -> float:
        """Return what a place brings for its least offering."""
        if code == moves.ON_APOLLO:
            return self.bonus(auction, APOLLO)
        god = GodNumber(code - moves.OFFER)
        earlier = s.available - s.gods.index(god)
        return self.bonus(auction, self.ruleset.god(god)) + self.earlier * earlier - auction.least(s, god)
