"""The answers that six players add: what the Stockade lets its owner take at scoring."""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("six", first=2112, room=16)

PRESTIGE: Final = CODES.block("prestige")
INHABITANTS: Final = CODES.block("inhabitants")
