"""What the Sea complains about."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

WITHOUT_SEA: Final = Problem("without-sea", "this game is played without the Sea.")
