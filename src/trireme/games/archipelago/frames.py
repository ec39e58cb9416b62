"""The kinds of frames that can be pending, numbered; `game.py` lists the step of each."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
FIRST_ORDER: Final = 1
"""(FIRST_ORDER, n): the n-th player of the order is drawn."""
PROPOSE_TREND: Final = 2
AGREE_TREND: Final = 3
DRAW_TREND: Final = 4
"""(DRAW_TREND, mask): one of these trends, or with 0 one that is not shown yet."""
DEAL_HEX: Final = 5
"""(DEAL_HEX, seat)"""
TURN_ZERO: Final = 6
"""(TURN_ZERO, n): the n-th player of the order lays his first region."""
TAKE_HEX: Final = 7
LAY_FIRST: Final = 8
"""(LAY_FIRST, serial, seats, hex)"""
SETTLE: Final = 9
"""(SETTLE, serial, seats, tile): citizens to the banks of an inlet."""
CUBES: Final = 10
"""(CUBES, seat, face, stage): what a hex laid brings."""
CUBE_TO_MARKET: Final = 11
"""(CUBE_TO_MARKET, serial, seats, face)"""
CUBE_TO_KEEP: Final = 12
"""(CUBE_TO_KEEP, serial, seats, face, resource sent to the market or -1)"""
AFTER_TURN_ZERO: Final = 13
OPEN_CARDS: Final = 14
"""(OPEN_CARDS, n)"""
DEAL_OBJECTIVE: Final = 15
"""(DEAL_OBJECTIVE, seat): -1 for an open one."""
CHOOSE_OBJECTIVE: Final = 16
KEEP_OBJECTIVE: Final = 17

PHASE: Final = 20
"""(PHASE, n): the n-th phase of the round comes next."""
DISENGAGE: Final = 21
BIDS: Final = 22
BID: Final = 23
"""(BID, serial, seats, round of bids)"""
SHOW_BIDS: Final = 24
"""(SHOW_BIDS, mask, round of bids)"""
SET_ORDER: Final = 25
POPULATION: Final = 26
BALANCE: Final = 27
ACTIONS: Final = 28
PURCHASE: Final = 29
ROUND_END: Final = 30
PHASE_OVER: Final = 31
"""The running phase is finished: so is the game, if an end condition has been met in it."""

CRISIS: Final = 35
"""(CRISIS, card, colour): the parts of a back, yellow 0 or red 1."""
DOMESTIC: Final = 36
"""(DOMESTIC, resource, citizens per cube)"""
HELP: Final = 37
"""(HELP, resource, citizens per cube, n): the n-th player of the order has his turn in a domestic crisis."""
HELPS: Final = 38
"""(HELPS, serial, seats, resource, citizens per cube, granaries used)"""
HELP_ON: Final = 49
"""(HELP_ON, seat, resource, citizens per cube, granaries used)"""
RAISE: Final = 39
"""(RAISE, serial, seats, how many, ...): who stands up for a cube."""
TEMPLE_RAISE: Final = 40
"""(TEMPLE_RAISE, serial, seats, tile, ...)"""
DOMESTIC_OVER: Final = 41
EXPORT: Final = 42
"""(EXPORT, resource, demand)"""
SUPPLY: Final = 43
"""(SUPPLY, resource, missing, n)"""
SUPPLIES: Final = 44
"""(SUPPLIES, serial, seats, resource, missing, n)"""
EXPORT_OVER: Final = 45
"""(EXPORT_OVER, missing)"""
TAKE_OVERS: Final = 46
"""(TAKE_OVERS, n): the n-th player of the order, then those after him."""
TAKE_OVER: Final = 47
"""(TAKE_OVER, serial, seats, tile, building)"""
CHECK_END: Final = 48

NEXT_TURN: Final = 50
"""(NEXT_TURN, n): the n-th player of the order has the next turn of phase 5."""
MY_TURN: Final = 51
"""(MY_TURN, seat): what else the player does on his turn."""
ACT: Final = 52
TURN_OVER: Final = 53
COLLECT: Final = 69
"""(COLLECT, seat): the florins of taxes."""
HARVEST: Final = 54
"""(HARVEST, seat, resource, cubes, tiles with leave)"""
HARVESTS: Final = 55
"""(HARVESTS, serial, seats, resource, cubes, tiles with leave)"""
LEAVE: Final = 56
"""(LEAVE, serial, seats, asker, tile, resource, florins)"""
TRADES: Final = 57
"""(TRADES, serial, seats, market, left, done)"""
EXPLORE: Final = 58
"""(EXPLORE, seat)"""
WHICH_HEX: Final = 59
"""(WHICH_HEX, serial, seats, second hex or -1)"""
DRAW_SECOND: Final = 60
"""(DRAW_SECOND, seat, looking): the next hex of the pile."""
LAY: Final = 61
"""(LAY, serial, seats, hex)"""
ENTER: Final = 62
"""(ENTER, serial, seats, tile): the unit that enters the new hex."""
TURN_UP_HEX: Final = 63
DRAW_FACE: Final = 98
REPRODUCE: Final = 64
"""(REPRODUCE, serial, seats, at most, born)"""
RECRUIT: Final = 65
"""(RECRUIT, serial, seats, at most, recruited)"""
MIGRATE: Final = 66
"""(MIGRATE, serial, seats, moved units ...)"""
MIGRATE_TO: Final = 67
"""(MIGRATE_TO, serial, seats, unit, moved units ...)"""
SITE: Final = 68
"""(SITE, serial, seats, building)"""

EFFECT: Final = 70
"""(EFFECT, source, number, seat, option): a part of what a card or an event does; events come after the cards."""
RAISED_WONDER: Final = 99
"""(RAISED_WONDER, seat, card)"""
TO_WONDER: Final = 71
"""(TO_WONDER, serial, seats, card)"""
SPY: Final = 72
SPY_SLOT: Final = 73
"""(SPY_SLOT, seat, victim)"""
PIRATE: Final = 74
LOOT: Final = 75
"""(LOOT, serial, seats, robber)"""
THIEF: Final = 76
FISTS: Final = 77
"""(FISTS, serial, seats, thief)"""
WHICH_FIST: Final = 78
"""(WHICH_FIST, serial, seats, victim)"""
PILLAGE: Final = 79
PILLAGE_WHAT: Final = 80
"""(PILLAGE_WHAT, serial, seats, tile)"""
STAND_UP: Final = 81
"""(STAND_UP, serial, seats, at most, tile or -1)"""
SAIL: Final = 82
"""(SAIL, serial, seats, edges left, unit or -1)"""
REVEAL_CARDS: Final = 83
"""(REVEAL_CARDS, seat, kind, left, cards)"""
BUY_REVEALED: Final = 84
"""(BUY_REVEALED, serial, seats, kind, cards)"""
PAY_OR_REBELS: Final = 85
"""(PAY_OR_REBELS, serial, seats, florins, rebels)"""
HARBOUR_SHIPS: Final = 86
"""(HARBOUR_SHIPS, n): the n-th player of the order puts ships beside his ports."""
HARBOUR_SHIP: Final = 87
"""(HARBOUR_SHIP, serial, seats, tiles)"""

NEXT_BUYER: Final = 90
"""(NEXT_BUYER, n)"""
BUY_OR_ROTATE: Final = 91
"""(BUY_OR_ROTATE, serial, seats)"""
ROTATE: Final = 92
"""(ROTATE, serial, seats, card already rotated or -1)"""
REFILL: Final = 93
"""Empty spaces of the track are filled, one card at a time."""
UNCOVER: Final = 94
"""(UNCOVER, silent): the next back of the deck; its red part is not read at the set-up."""
DRAW_BACK: Final = 97
"""(DRAW_BACK, silent)"""
BUYER_DONE: Final = 95
BUYER_OUT: Final = 100
TALKS_OVER: Final = 102
"""(TALKS_OVER, dealing before, talks before)"""
TERMS: Final = 103
"""(TERMS, serial, seats, partner, steps ...)"""
PROMISES_DUE: Final = 104
"""(PROMISES_DUE, domestic): a crisis is over, a domestic one or an export one."""
ROTATE_ON: Final = 101
"""(ROTATE_ON, seat, card already rotated)"""
