"""Bid for the order of play, and set it."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.phases.rounds import Bidding
from trireme.games.archipelago.questions import about

PURSE: Final = 7
"""Florins for each of which the bot bids one for a better place."""
MOST: Final = 3


def bid(j: Judgement, legal: list[int]) -> int:
    """Bid more the later the player's place is, and never much, since all bids are paid."""
    s = j.s
    late = s.order.index(j.seat)
    wish = min(late, s.florins[j.seat] // PURSE, MOST)
    again = about(s, Bidding).again
    return min(moves.BID + wish + (again if wish else 0), legal[-1])


def set_order(j: Judgement, legal: list[int]) -> int:
    """Put the player first and the leader last."""
    own = moves.SEAT + j.seat
    if own in legal:
        return own
    return min(legal, key=lambda code: (j.totals[code - moves.SEAT], code))
