"""The kinds of frames that can be pending, numbered; `game.py` lists the step of each, `readers.py` what they hold.

Modules number theirs in blocks of their own, from 64 on.
"""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
DEAL: Final = 1
"""(DEAL, seat)"""
CHOOSE_CIVILIZATION: Final = 2
EXTRA_INCOME: Final = 3
FIRST_ORDER: Final = 4
PHASE: Final = 5
"""(PHASE, n): the n-th phase of the round comes next."""
REVEAL: Final = 6
TURN_UP: Final = 7
DRAW_TILE: Final = 8
BIDDING: Final = 9
NEXT_BIDDER: Final = 10
BID_OR_PASS: Final = 11
"""(BID_OR_PASS, serial, seats, n): after n other things done on this turn."""
HOW_MUCH: Final = 12
"""(HOW_MUCH, serial, seats, tile)"""
MOVE_OR_WITHDRAW: Final = 13
"""(MOVE_OR_WITHDRAW, serial, seats, tile): displaced from this tile."""
NEW_ORDER: Final = 14
PLACING: Final = 15
PAY_OR_MARK: Final = 16
ONCE: Final = 17
INCOME: Final = 18
CHOOSE_INCOME: Final = 19
DISASTERS: Final = 20
NEXT_CHIT: Final = 21
"""(NEXT_CHIT, n): n chits have been turned up this round."""
DRAW_CHIT: Final = 22
STRIKE: Final = 23
"""(STRIKE, disaster)"""
KEEP_TILES: Final = 24
"""(KEEP_TILES, serial, seats, disaster)"""
ROUND_END: Final = 25
SUPPLY: Final = 26
FEED: Final = 27
MARKED_BUILDINGS: Final = 28
FINISH_BUILDINGS: Final = 29
SCORING: Final = 30
SCORES: Final = 31
