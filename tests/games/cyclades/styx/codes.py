"""The answers that the Styx adds."""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("styx", first=20_480, room=256)

KEEP: Final = CODES.block("keep")
REST: Final = CODES.block("rest")
WAKE: Final = CODES.block("wake")
PLAY: Final = CODES.block("play", 8)
"""PLAY + lot; also a lot that is drawn"""
PAY: Final = CODES.block("pay")
LET: Final = CODES.block("let")
BEG: Final = CODES.block("beg", 8)
"""BEG + seat"""
GRANT: Final = CODES.block("grant")
DENY: Final = CODES.block("deny")
SPARE: Final = CODES.block("spare")
RELIC: Final = CODES.block("relic", 8)
"""RELIC + relic: what a conqueror takes"""
CROSS: Final = CODES.block("cross", 8)
"""CROSS + relic: what is given for Elysium"""
HALT: Final = CODES.block("halt")
