"""The answers that the Sea adds."""

from __future__ import annotations

from typing import Final

from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("sea", first=2048, room=64)

SEA: Final = CODES.block("sea", ("sea", 16))
"""SEA + tile: it is bought, or turned up at set-up."""
