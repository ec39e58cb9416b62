"""Check every second whether the database is available and locked by this server, and pause the games if not."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.room.registry import Rooms
from trireme.server.storage.faults import within
from trireme.server.storage.postgres import LOOK_LIMIT
from trireme.server.storage.store import Store

LOOKED_EVERY: Final = 1.0
"""Seconds between two checks. When the lock is lost, the next check comes at once."""


class DatabaseWatch:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.database = store.database
        self.rooms = rooms
        self._told: TableError | None = None
        """The problem that pages have been told, or None."""
        self._same = True
        """Whether no other server has had the database since then."""

    async def work(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKED_EVERY):
                    await self.database.news.wait()
                await asyncio.sleep(0)
            self.database.news.clear()
            await self.look()

    async def look(self) -> None:
        """Check once, and pause or continue the games if something has changed."""
        self._same &= await self.database.hold()
        trouble = self.database.trouble
        if trouble is not None and (self._told is None or self._told.key != trouble.key):
            log("tables paused", level=logging.ERROR, problem=trouble.key)
            self.rooms.pause(trouble)
        elif trouble is None and self._told is not None:
            log("tables resumed", same=self._same)
            await self._go_on()
        self._told = trouble

    async def _go_on(self) -> None:
        same, self._same = self._same, True
        if same:
            self.store.seats.begin_again()
            await self.rooms.go_on()
        else:  # Memory may be behind the other server.
            self.store.forget_unwritten()
            await self.store.seats.begin()
            self.rooms.begin_anew()

    async def health(self) -> None:
        """Raise a `TableError` if nothing can be written."""
        if self.database.trouble is not None:
            raise self.database.trouble
        await within(LOOK_LIMIT, self.store.check())
