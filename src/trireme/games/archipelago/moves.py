"""Every answer as a small int. Codes are numbered once for all options, since records and networks rely on them."""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("archipelago", room=16384)

TILES: Final = 25
SPOTS: Final = 16
PLACES: Final = TILES * SPOTS
"""A place is a tile and a spot on it; `units.py` numbers the spots."""
WAYS: Final = 8
"""The most ways to pay a cost: how many explorer tokens stand for which cubes, and what is left out or chosen."""
CARDS: Final = 48
CARD: Final = ("card", CARDS)

PASS: Final = CODES.block("pass")
END: Final = CODES.block("end")
DONE: Final = CODES.block("done")
YES: Final = CODES.block("yes")
NO: Final = CODES.block("no")

TAXES: Final = CODES.block("taxes")
HARVEST: Final = CODES.block("harvest", 6)
EXPLORE: Final = CODES.block("explore")
REPRODUCE: Final = CODES.block("reproduce")
RECRUIT: Final = CODES.block("recruit")
MIGRATE: Final = CODES.block("migrate")
TRADE: Final = CODES.block("trade", 36)
"""TRADE + (market * 3 + way) * 6 + resource; ways: buy a cube, sell a cube, sell an explorer token as a cube."""
BUILD: Final = CODES.block("build", 5, WAYS)
"""BUILD + kind * WAYS + way of paying."""
USE: Final = CODES.block("use", CARD, WAYS)
"""USE + card * WAYS + way of paying: an evolution card or a wonder."""
OPERATE: Final = CODES.block("operate", TILES * 4)
"""OPERATE + tile * 4 + 0 or 1 for market or port + 2 if the town's citizen does it."""

PLACE: Final = CODES.block("place", PLACES)
"""A unit of the player, or where it goes."""
PRICES: Final = 11
ASK: Final = CODES.block("ask", TILES * PRICES)
"""ASK + tile * PRICES + florins: ask for leave to harvest in a tile, for nothing or for a price."""
STAND: Final = CODES.block("stand", 5 * PLACES)
"""STAND + seat * PLACES + place: a lying citizen."""

HEX: Final = CODES.block("hex", ("hex", 24))
LAY: Final = CODES.block("lay", 2 * TILES * 6 * 6)
"""LAY + ((side * TILES + tile) * 6 + direction) * 6 + turn: beside the first laid tile that the free place touches."""
FIRST: Final = CODES.block("first")
SECOND: Final = CODES.block("second")
RESOURCE: Final = CODES.block("resource", 6)
NOTHING: Final = CODES.block("nothing")
FIST: Final = CODES.block("fist", 49)
"""FIST + left * 7 + right: what the victim of a theft hides, 6 for nothing."""
LEFT: Final = CODES.block("left")
RIGHT: Final = CODES.block("right")

GIVE: Final = CODES.block("give", 3)
"""In a crisis: a cube of the market, a cube of the player's own, an explorer token."""
GRANARY: Final = CODES.block("granary", 6)
"""In a crisis: food of another kind."""
TEMPLE: Final = CODES.block("temple", TILES)

BUY: Final = CODES.block("buy", CARD)
ROTATE: Final = CODES.block("rotate", CARD)
SEAT: Final = CODES.block("seat", 5)
BID: Final = CODES.block("bid", 256)
TREND: Final = CODES.block("trend", ("trend", 12))
OBJECTIVE: Final = CODES.block("objective", ("objective", 30))

DRAW_SEAT: Final = CODES.block("draw-seat", 5)
DRAW_HEX: Final = CODES.block("draw-hex", 48)
DRAW_CARD: Final = CODES.block("draw-card", CARD)
DRAW_TREND: Final = CODES.block("draw-trend", ("trend", 12))
DRAW_OBJECTIVE: Final = CODES.block("draw-objective", ("objective", 30))
DRAW_SLOT: Final = CODES.block("draw-slot", 2)

LOT: Final = 20
"""The most florins or cubes of a kind that one offer gives or asks for."""
THINGS: Final = 8 + CARDS + 10
"""Florins, six kinds of cubes, explorer tokens, each evolution card, promises and favours."""
OFFER_TO: Final = CODES.block("offer-to", 42)
"""OFFER_TO + opening: `deals.py` numbers them, those to a seat first."""
ACCEPT: Final = CODES.block("accept", 5)
REFUSE: Final = CODES.block("refuse", 5)
WITHDRAW: Final = CODES.block("withdraw", 5)
OFFER_GIVE: Final = CODES.block("offer-give", THINGS * LOT)
OFFER_GET: Final = CODES.block("offer-get", THINGS * LOT)
OFFER: Final = CODES.block("offer")
