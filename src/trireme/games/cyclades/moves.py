"""Every answer as a small int.

Codes are numbered once for all boards and options, so that a record, a network or a table of statistics can rely on
them. Places keep their number on a board; a direction is one of the six of `kit.hexes`.
"""

from __future__ import annotations

from typing import Final

END: Final = 0
STAY: Final = 1
STOP: Final = 2
ON_APOLLO: Final = 3
PRIEST: Final = 4
PHILOSOPHER: Final = 5

OFFER: Final = 8
"""OFFER + god"""

# What a question is about, one block each.
SEAT: Final = 16
TYPE: Final = 24
"""TYPE + building, for the Cyclops"""
CREATURE: Final = 32
ISLAND: Final = 64
SLOT: Final = 128
SEA: Final = 192

# What the player of a turn does.
CALL: Final = 256
"""CALL + creature"""
SWAP: Final = 288
"""SWAP + creature"""
TROOP: Final = 320
"""TROOP + island: recruit a troop there"""
FLEET: Final = 384
"""FLEET + sea: recruit a fleet there"""
BUILD: Final = 448
"""BUILD + slot"""
SELL: Final = 512
"""SELL + 0 a Priest, 1 a Philosopher"""
SELL_TROOP: Final = 576
SELL_FLEET: Final = 640

ON: Final = 704
"""ON + direction: the moving group's next step"""
SINK: Final = 768
"""SINK + sea: a fleet that cannot be pushed away"""
SAIL: Final = 1024
"""SAIL + 6 * sea + direction: the first step of fleets"""
PUSH: Final = 1536
"""PUSH + 6 * sea + direction"""
MARCH: Final = 2048
"""MARCH + 64 * from + to: troops of one island to another"""

DIE: Final = 6200
"""DIE + face"""
DRAWN: Final = 6300
"""DRAWN + creature, god or seat"""

AMOUNT: Final = 8192
"""AMOUNT + n, without an upper limit: gold, fleets, troops"""

BLOCK: Final = 64
"""Places of one kind at most."""
