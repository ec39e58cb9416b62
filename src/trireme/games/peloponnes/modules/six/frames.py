"""The kinds of frames that six players add."""

from __future__ import annotations

from typing import Final

END_CHOICE: Final = 72
