"""Free placement: which place in the order of deployment is worth how much. Where to deploy, a look ahead finds."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.modules.hades.placement.auction import Preliminary
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, auction_of
from trireme.games.cyclades.readers import of_offer_gold
from trireme.games.cyclades.state import NO_GOD, GodNumber, State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

BONUS: Final = {"fleet": 1.0, "troop": 1.5, "philosopher": 3.5, "priest": 3.0, "prosperity": 5.0}
EARLIER: Final = 0.3
"""To choose islands before one more player."""
RAISED: Final = 1
"""Gold beyond the least that keeps others away, at most."""


class PlacementAdvice(Advice):
    def answer(self, s: State, seat: Seat) -> int:
        frame = s.stack[-1]
        if frame[0] not in (OFFER, OFFER_GOLD):
            return NO_CODE
        auction = self.ruleset.auctions[auction_of(frame)]
        if not isinstance(auction, Preliminary):
            return NO_CODE
        if frame[0] == OFFER_GOLD:
            return self.gold(s, seat, auction)
        codes = self.trials.legal(s, seat)
        elsewhere = [code for code in codes if code == moves.ON_APOLLO or s.offer_seat[code - moves.OFFER] != seat]
        return max(elsewhere or codes, key=lambda code: self.value(s, auction, code))

    def gold(self, s: State, seat: Seat, auction: Preliminary) -> int:
        """A little more than needed, where this god is much better than what else there is."""
        god, lost, _ = of_offer_gold(s.stack[-1])
        least, most = auction.least(s, god), auction.most(s, seat, god, lost)
        others = [moves.OFFER + each for each in auction.open_gods(s, seat, lost) if each != god]
        if auction.apollo_takes(s):
            others.append(moves.ON_APOLLO)
        own = self.value(s, auction, moves.OFFER + god)
        lead = own - max([self.value(s, auction, code) for code in others], default=own)
        return moves.AMOUNT + min(most, least + max(0, min(RAISED, int(lead / 2))))

    def value(self, s: State, auction: Preliminary, code: int) -> float:
        """What a place brings for its least offering."""
        if code == moves.ON_APOLLO:
            return BONUS.get(auction.apollo_bonus, 0.0)
        god = GodNumber(code - moves.OFFER)
        earlier = s.available - s.gods.index(god) if god != NO_GOD else 0
        return BONUS.get(auction.bonus[god], 0.0) + EARLIER * earlier - auction.least(s, god)
