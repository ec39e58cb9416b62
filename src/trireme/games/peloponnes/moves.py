"""Every answer as a small int, and its word in a record.

Codes are numbered once for all options, so that a record, a network or a table of statistics can rely on them.
"""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("peloponnes", room=2048)

PASS: Final = CODES.block("pass")
WITHDRAW: Final = CODES.block("withdraw")
PAY: Final = CODES.block("pay")
MARK: Final = CODES.block("mark")
BOX: Final = CODES.block("box")
DONE: Final = CODES.block("done")

GOODS: Final = ("wood", "stone", "food", "coins")
TAKE: Final = CODES.block("take", 4)
"""TAKE + 0..3: wood, stone, food, coins."""
EXTRA: Final = CODES.block("extra", 4)
"""EXTRA + 0..2: wood, stone, food; coins can be tried, not taken."""
CIVILIZATION: Final = CODES.block("civilization", ("civilization", 16))
CHIT: Final = CODES.block("chit", ("chit", 16))
"""CHIT + kind of chit: a disaster or a blank."""

TILES: Final = ("tile", 64)
"""One block for each verb that names a tile; those of modules stand after those of the base game."""
DRAW: Final = CODES.block("draw", TILES)
BID: Final = CODES.block("bid", TILES)
MOVE: Final = CODES.block("move", TILES)
KEEP: Final = CODES.block("keep", TILES)
FINISH: Final = CODES.block("finish", TILES)

AMOUNTS: Final = 1024
AMOUNT: Final = CODES.block("amount", AMOUNTS)
"""AMOUNT + n: coins of a bid, inhabitants fed. No purse and no people of a game come near the last of them."""

VERBS: Final = (
    "civilization", "extra", "bid", "move", "withdraw", "pass", "pay", "mark", "box", "keep", "take", "feed", "finish",
    "buy",
)  # fmt: skip
