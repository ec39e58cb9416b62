"""The preliminary auction: what each place in the order of deployment brings (TIT-PLA-05 to 09)."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.modules.titans.placement.auction import Preliminary
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, auction_of
from trireme.games.cyclades.readers import of_offer_gold
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

BONUS: Final = {"poseidon": 4.0, "ares": 4.5, "zeus": 6.0, "athena": 6.5, "kronos": 6.5}
"""A building, and what comes with it;"""
OF_APOLLO: Final = 5.5
"""a marker and 1 gold."""
EARLIER: Final = 0.4
"""To choose territories before one more player."""


class PlacementAdvice(Advice):
    def answer(self, s: State, seat: Seat) -> int:
        frame = s.stack[-1]
        if frame[0] not in (OFFER, OFFER_GOLD):
            return NO_CODE
        auction = self.ruleset.auctions[auction_of(frame)]
        if not isinstance(auction, Preliminary):
            return NO_CODE
        if frame[0] == OFFER_GOLD:
            god = of_offer_gold(frame)[0]
            return moves.AMOUNT + auction.least(s, god)
        team = self.trials.outlook.team_of[seat]
        codes = [code for code in self.trials.legal(s, seat) if code < moves.SEAT or code == moves.ON_APOLLO]
        others = [code for code in codes if code == moves.ON_APOLLO or s.offer_seat[code - moves.OFFER] not in team]
        return max(others or codes, key=lambda code: self.value(s, auction, code))

    def value(self, s: State, auction: Preliminary, code: int) -> float:
        """What a place brings for its least offering."""
        if code == moves.ON_APOLLO:
            return OF_APOLLO
        god = GodNumber(code - moves.OFFER)
        earlier = s.available - s.gods.index(god)
        return BONUS[self.ruleset.god(god)] + EARLIER * earlier - auction.least(s, god)
