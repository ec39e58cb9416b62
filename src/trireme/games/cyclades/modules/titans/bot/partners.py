"""Partners: what one hands to the other, pays for him and shares with him."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.modules.titans.codes import BEG, DENY, GRANT
from trireme.games.cyclades.modules.titans.codes import SHARE as SHARED
from trireme.games.cyclades.modules.titans.frames import ALMS, HAND_OVER, PLEDGE, SHARE
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.readers import of_asked
from trireme.games.cyclades.phases.offered_gold import OFFER
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

LEFT: Final = 2
"""Gold that a partner who pays for the Thunderbolt wants to have."""


class PartnersAdvice(Advice):
    within = frozenset({HAND_OVER})

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == OFFER:
            return self.asks(s, seat)
        if kind == SHARE:
            return self.share(s, seat)
        if kind in (ALMS, PLEDGE):
            codes = self.trials.legal(s, seat)
            return GRANT if GRANT in codes and (kind == ALMS or s.gold[seat] >= LEFT) else DENY
        return NO_CODE

    def asks(self, s: State, seat: Seat) -> int:
        """A richer partner pays for the Thunderbolt, if it comes to that."""
        richer = s.gold[partner_of(self.ruleset, seat)] > s.gold[seat]
        return BEG if richer and BEG in self.trials.legal(s, seat) else NO_CODE

    def share(self, s: State, seat: Seat) -> int:
        """So much that both have the same, as far as the Horn has brought it."""
        partner = partner_of(self.ruleset, seat)
        more = (s.gold[seat] - s.gold[partner]) // 2
        return SHARED + max(0, min(more, of_asked(s.stack[-1])))
