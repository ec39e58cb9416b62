"""Whether the server can write: checked at most once a second, however often it is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

KEPT: Final = 1.0
"""Seconds that an outcome is cached."""


class Health:
    """Checks the database; simultaneous requests share one check."""

    def __init__(self, look: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self.look = look
        """Raises a `TableError` if nothing can be written."""
        self.clock = clock
        self._looking: asyncio.Task[None] | None = None
        self._looked = 0.0

    async def check(self) -> None:
        """Raise a `TableError` if nothing can be written."""
        if self._looking is None or (self._looking.done() and self.clock() - self._looked >= KEPT):
            self._looking = asyncio.create_task(self._look())
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        try:
            await self.look()
        finally:
            self._looked = self.clock()
