"""Every answer as a small int, and its word in a record.

Codes are numbered once for all options, so that a record, a network or a table of statistics can rely on them.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
WITHDRAW: Final = 1
PAY: Final = 2
MARK: Final = 3
BOX: Final = 4
DONE: Final = 5
PRESTIGE: Final = 6
INHABITANTS: Final = 7
"""What some tiles let their owner take at scoring."""

TAKE: Final = 8
"""TAKE + 0..3: wood, stone, food, coins."""
EXTRA: Final = 12
"""EXTRA + 0..2: wood, stone, food."""
CIVILIZATION: Final = 16
CHIT: Final = 32
"""CHIT + disaster, blanks last."""

# One block of 64 per verb that names a tile.
DRAW: Final = 64
BID: Final = 128
MOVE: Final = 192
KEEP: Final = 256
FINISH: Final = 320
SEA: Final = 384

AMOUNT: Final = 1024
"""AMOUNT + n, without an upper limit: coins of a bid, inhabitants fed."""

GOODS: Final = ("wood", "stone", "food", "coins")

VERBS: Final = (
    "civilization", "extra", "bid", "move", "withdraw", "pass", "pay", "mark", "box", "keep", "take", "feed", "finish",
    "buy",
)  # fmt: skip
