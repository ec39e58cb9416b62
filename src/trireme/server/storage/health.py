"""Whether the server can write, looked at once a second at most, however many ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

KEPT: Final = 1.0
"""Seconds that a finding is told again."""


class Health:
    """All who ask while somebody looks, or shortly after, are told the same."""

    def __init__(self, look: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self.look = look
        """Raise what is in the way."""
        self.clock = clock
        self._looking: asyncio.Task[None] | None = None
        self._looked = 0.0

    async def check(self) -> None:
        """Raise what is in the way, if anything is."""
        if self._looking is None or (self._looking.done() and self.clock() - self._looked >= KEPT):
            self._looking = asyncio.create_task(self._look())
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        try:
            await self.look()
        finally:
            self._looked = self.clock()
