"""The answers that Titans add."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.moves import ISLANDS, SLOTS
from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("titans", first=20_736, room=8192)

ARTIFACTS: Final = ("artifact", 8)

MARCH: Final = CODES.block("march", ISLANDS, ISLANDS)
"""MARCH + BLOCK * from + to: Titans march from one territory to another."""
TITAN: Final = CODES.block("titan", ISLANDS)
"""TITAN + island: a Titan is recruited there."""
GIFT: Final = CODES.block("gift", ("building", 8), SLOTS)
"""GIFT + BLOCK * building + slot: the free building of Kronos."""
ARTIFACT: Final = CODES.block("artifact", ARTIFACTS)
"""ARTIFACT + Artifact: an Artifact that goes along."""
DONE: Final = CODES.block("done")
"""No further Artifact goes along."""
HALT: Final = CODES.block("halt")
HAND: Final = CODES.block("hand", ARTIFACTS, ISLANDS)
"""HAND + BLOCK * Artifact + island: an Artifact goes to the partner."""
KEEP: Final = CODES.block("keep")
PAY: Final = CODES.block("pay")
LET: Final = CODES.block("let")
BEG: Final = CODES.block("beg")
GRANT: Final = CODES.block("grant")
DENY: Final = CODES.block("deny")
SHARE: Final = CODES.block("share", 256)
"""SHARE + gold: what the partner receives of the Great Horn's income."""
SPECIAL: Final = CODES.block("special", ("special", 8))
"""SPECIAL + card of a special Metropolis."""
