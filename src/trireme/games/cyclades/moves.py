"""Every answer as a small int.

Codes are numbered once for all boards and options, so that a record, a network or a table of statistics can rely on
them. Places keep their number on a board; a direction is one of the six of `kit.hexes`. There is room for six seats,
for the largest board of Titans and for the cards of all expansions. A new block goes to the end.
"""

from __future__ import annotations

from typing import Final

from trireme.kit.codes import Codes

CODES: Final = Codes("cyclades", room=16_384)

BLOCK: Final = 64
"""Places of one kind at most, and cards."""

END: Final = CODES.block("end")
STAY: Final = CODES.block("stay")
STOP: Final = CODES.block("stop")
ON_APOLLO: Final = CODES.block("apollo")
PRIEST: Final = CODES.block("recruit-priest")
PHILOSOPHER: Final = CODES.block("recruit-philosopher")

OFFER: Final = CODES.block("offer", 16)
"""OFFER + god"""

# What a question is about, one block each.
SEAT: Final = CODES.block("seat", 8)
TYPE: Final = CODES.block("type", 16)
"""TYPE + building, for the Cyclops"""
CREATURE: Final = CODES.block("card", BLOCK)
ISLAND: Final = CODES.block("island", BLOCK)
SLOT: Final = CODES.block("slot", BLOCK)
SEA: Final = CODES.block("sea", BLOCK)

# What the player of a turn does.
CALL: Final = CODES.block("call", BLOCK)
"""CALL + card"""
SWAP: Final = CODES.block("swap", BLOCK)
"""SWAP + card"""
TROOP: Final = CODES.block("recruit-troop", BLOCK)
"""TROOP + island: recruit a troop there"""
FLEET: Final = CODES.block("recruit-fleet", BLOCK)
"""FLEET + sea: recruit a fleet there"""
BUILD: Final = CODES.block("build", BLOCK)
"""BUILD + slot"""
SELL: Final = CODES.block("sell", 8)
"""SELL + 0 a Priest, 1 a Philosopher"""
SELL_TROOP: Final = CODES.block("sell-troop", BLOCK)
SELL_FLEET: Final = CODES.block("sell-fleet", BLOCK)

ON: Final = CODES.block("on", 6)
"""ON + direction: the moving group's next step"""
SINK: Final = CODES.block("sink", BLOCK)
"""SINK + sea: a fleet that cannot be pushed away"""
SAIL: Final = CODES.block("sail", 6 * BLOCK)
"""SAIL + 6 * sea + direction: the first step of fleets"""
PUSH: Final = CODES.block("push", 6 * BLOCK)
"""PUSH + 6 * sea + direction"""
MARCH: Final = CODES.block("march", BLOCK * BLOCK)
"""MARCH + BLOCK * from + to: troops of one island to another"""

DIE: Final = CODES.block("die", 16)
"""DIE + face"""
DRAWN: Final = CODES.block("drawn", BLOCK)
"""DRAWN + card, god or seat"""

MOST: Final = 1023
"""The highest amount: of gold, fleets or troops."""
AMOUNT: Final = CODES.block("amount", MOST + 1)
"""AMOUNT + n"""

UNIT: Final = CODES.block("unit", 16)
"""UNIT + kind: one more unit of a group of several kinds, or the one that is lost"""
DONE: Final = CODES.block("done")
