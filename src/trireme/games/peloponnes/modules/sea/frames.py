"""The kinds of frames that the Sea adds."""

from __future__ import annotations

from typing import Final

DRAW_SEA: Final = 64
