"""The action codes of the base game.

Codes are the same for all boards and options, so that a record, a network or a table of statistics can rely on them.
Places keep their number on a board; a direction is one of the six of `kit.hexes`. There is room for six seats, for the
largest board of Titans and for the cards of all expansions. A new block goes to the end.
"""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("cyclades", room=16_384)

BLOCK: Final = 64
"""The most places of one kind, and the most cards."""
GODS: Final = ("god", 16)
BUILDINGS: Final = ("building", 16)
CARDS: Final = ("card", BLOCK)
ISLANDS: Final = ("island", BLOCK)
SLOTS: Final = ("slot", BLOCK)
SEAS: Final = ("sea", BLOCK)

END: Final = CODES.block("end")
STAY: Final = CODES.block("stay")
STOP: Final = CODES.block("stop")
ON_APOLLO: Final = CODES.block("apollo")
PRIEST: Final = CODES.block("recruit-priest")
PHILOSOPHER: Final = CODES.block("recruit-philosopher")

OFFER: Final = CODES.block("offer", GODS)
"""OFFER + god."""

# What a question is about, one block each.
SEAT: Final = CODES.block("seat", 8)
TYPE: Final = CODES.block("type", BUILDINGS)
"""TYPE + building, for the Cyclops."""
CREATURE: Final = CODES.block("card", CARDS)
ISLAND: Final = CODES.block("island", ISLANDS)
SLOT: Final = CODES.block("slot", SLOTS)
SEA: Final = CODES.block("sea", SEAS)

# What the player of a turn does.
CALL: Final = CODES.block("call", CARDS)
"""CALL + card."""
SWAP: Final = CODES.block("swap", CARDS)
"""SWAP + card."""
TROOP: Final = CODES.block("recruit-troop", ISLANDS)
"""TROOP + island: recruit a troop there."""
FLEET: Final = CODES.block("recruit-fleet", SEAS)
"""FLEET + sea: recruit a fleet there."""
BUILD: Final = CODES.block("build", SLOTS)
"""BUILD + slot."""
SELL: Final = CODES.block("sell", 8)
"""SELL + 0 for a Priest, SELL + 1 for a Philosopher."""
SELL_TROOP: Final = CODES.block("sell-troop", ISLANDS)
SELL_FLEET: Final = CODES.block("sell-fleet", SEAS)

ON: Final = CODES.block("on", 6)
"""ON + direction: the next step of the moving group."""
SINK: Final = CODES.block("sink", SEAS)
"""SINK + sea: sink a fleet that cannot be pushed away."""
SAIL: Final = CODES.block("sail", SEAS, 6)
"""SAIL + 6 * sea + direction: the first step of fleets."""
PUSH: Final = CODES.block("push", SEAS, 6)
"""PUSH + 6 * sea + direction."""
MARCH: Final = CODES.block("march", ISLANDS, ISLANDS)
"""MARCH + BLOCK * start + to: troops march from one island to another."""

DIE: Final = CODES.block("die", 16)
"""DIE + face."""
DRAWN: Final = CODES.block("drawn", BLOCK)
"""DRAWN + card, god or seat."""

MOST: Final = 1023
"""The highest amount of gold, fleets or troops."""
AMOUNT: Final = CODES.block("amount", MOST + 1)
"""AMOUNT + number."""

UNIT: Final = CODES.block("unit", 16)
"""UNIT + kind: add a unit of this kind to a group, or lose one."""
DONE: Final = CODES.block("done")
