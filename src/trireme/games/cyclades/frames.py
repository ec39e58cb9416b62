"""The kinds of frames that can be pending, numbered; `game.py` lists the step of each, `readers.py` what they hold."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
DRAW_ORDER: Final = 1
PHASE: Final = 2
"""(PHASE, n): the n-th phase of the cycle comes next."""

CREATURES: Final = 3
FILL_TRACK: Final = 4
DRAW_CREATURE: Final = 5
"""(DRAW_CREATURE, space): the top card of the draw pile comes to this space of the track."""
GODS: Final = 6
DRAW_GOD: Final = 7
"""(DRAW_GOD, place): the god of this place, drawn from those that have none yet."""
INCOME: Final = 8

OFFERINGS: Final = 9
NEXT_OFFERING: Final = 10
"""(NEXT_OFFERING, auction)"""
OFFER: Final = 11
"""(OFFER, serial, seats, god, auction): a marker is placed; not on this god, which it has just lost (NONE: none)."""
OFFER_GOLD: Final = 12
"""(OFFER_GOLD, serial, seats, god, barred, auction): the amount of an offering to this god."""
PAY: Final = 13

ACTIONS: Final = 14
NEXT_GOD: Final = 15
"""(NEXT_GOD, place): the god at this place of the order acts, then the next."""
GIFT: Final = 16
GIFT_PLACE: Final = 17
"""(GIFT_PLACE, serial, seats, fleet): where a free fleet, or a free troop, goes."""
TURN: Final = 18
ACT: Final = 19
TURN_ENDS: Final = 20
HOW_MANY: Final = 21
"""(HOW_MANY, serial, seats, code, journey, steps left, group): how many units make the step of this code."""

MOVE_ON: Final = 22
"""(MOVE_ON, serial, seats, sea, steps, journey): a group of fleets may make some more steps."""
ROLL_ATTACK: Final = 23
ROLL_DEFENCE: Final = 24
RETREAT: Final = 25
"""(RETREAT, serial, seats)"""

CONVERT: Final = 27
"""(CONVERT, seat): complete sets become Metropolises."""
GIVE_BUILDING: Final = 28
"""(GIVE_BUILDING, serial, seats, types still to give as a mask, slots given as a mask)"""
SITE: Final = 29
"""(SITE, serial, seats, spent, philosophers): where a new Metropolis goes, whether its discount is used up, and whether
Philosophers have made it."""
ELIMINATE: Final = 30
"""(ELIMINATE, seat, by): a seat that has lost an island is out if it was the last."""

EFFECT: Final = 31
"""(EFFECT, creature, seat): the power of a creature is applied."""
CARD_USED: Final = 32
"""(CARD_USED, creature): its card leaves, unless it is kept for a figurine."""
TARGET: Final = 33
"""(TARGET, serial, seats, creature): whom or what a creature is for: a player, an island, a sea or a slot."""
CYCLOPS_TYPE: Final = 34
"""(CYCLOPS_TYPE, serial, seats, slot)"""
SIREN_FLEET: Final = 35
"""(SIREN_FLEET, serial, seats, sea): which fleet on the board goes to this sea."""
PEGASUS: Final = 36
SPHINX: Final = 37
SYLPH: Final = 38
"""(SYLPH, serial, seats, moves left)"""
KRAKEN: Final = 39
"""(KRAKEN, serial, seats): the Kraken may go on."""
PUSH: Final = 40
"""(PUSH, serial, seats, island): the next fleet that Polyphemus pushes away."""
CHIMERA: Final = 41
SYLPH_GOES_ON: Final = 42
"""(SYLPH_GOES_ON, seat, moves left)"""
PUSHES: Final = 43
"""(PUSHES, seat, island): until no fleet is left around the island."""

APOLLO: Final = 44
NEXT_ON_APOLLO: Final = 45
"""(NEXT_ON_APOLLO, place)"""
PROSPER: Final = 46
CYCLE_END: Final = 47

OUTBID: Final = 48
"""(OUTBID, n, seat, god, whom): an offering has displaced another."""
FOUNDED: Final = 49
"""(FOUNDED, n, seat, island): a Metropolis has been made."""
BUILT: Final = 50
"""(BUILT, n, seat, slot): a building has come."""
INCOMES: Final = 51
"""(INCOMES, n): the income phase."""
CAPTURED: Final = 52
"""(CAPTURED, n, island, seat, loser, had): what follows when an island has been taken.

`had` is how many Metropolises the seat and its partner had before.
"""
LOSS: Final = 53
"""(LOSS, n, element, place, seat, group, where, cause): units are lost."""
MARCHES: Final = 54
"""(MARCHES, n, seat, start, to, group, journey): troops set out."""
ASSAULT: Final = 55
"""(ASSAULT, n): the n-th stage of an assault, then the next."""
CASUALTY: Final = 56
"""(CASUALTY, serial, seats, side): which unit a side loses."""
RETREATS: Final = 57
"""(RETREATS, n, seat, place, to): a side retreats."""
SIREN_COMES: Final = 58
"""(SIREN_COMES, seat, sea): a fleet of a seat takes the place of the one that the Siren has destroyed."""
RAZED: Final = 59
"""(RAZED, n, seat, island, slot, building): a building is gone; without a slot, a Metropolis."""
DEPLOYED: Final = 90
"""(DEPLOYED, n, seat): a seat has deployed all it has."""
GODS_LAID: Final = 60
"""(GODS_LAID, n): the gods of the cycle lie on the table."""
STRIKE: Final = 62
"""(STRIKE, serial, seats, card, element, place, about): which unit of a place a card is for."""
FOUND: Final = 61
"""(FOUND, seat, spent, philosophers): a Metropolis is to be placed."""
BEFORE_OFFERINGS: Final = 63
"""(BEFORE_OFFERINGS, n): the offerings begin."""
TURN_BEGINS: Final = 64
"""(TURN_BEGINS, n, seat): a turn begins, on Apollo too."""
GIFTED: Final = 65
"""(GIFTED, n, seat): the god has given what he gives for nothing."""
APOLLO_GIVES: Final = 66
"""(APOLLO_GIVES, place): what Apollo gives the marker that came there at this place."""
