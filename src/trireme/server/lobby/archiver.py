"""Archive finished games; see `workers.archive`."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.room.registry import Rooms
from trireme.server.storage.faults import DatabaseError, Unwritten
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall

AGAIN: Final = 60
"""Seconds between two attempts while nothing can be written."""
REST: Final = 4
"""Pause after archiving a game, as a multiple of the time it took, so that running games go first."""


class Archiver:
    """Archives one game at a time in the bots' workers: a finished game has no secrets, and nobody waits for it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def work(self) -> None:
        """Archive games for ever, those of an earlier run first."""
        while True:
            self.store.ended.clear()
            try:
                while id := await self.store.next_to_archive():
                    begun = time.monotonic()
                    await self.archive(id)
                    await asyncio.sleep(REST * (time.monotonic() - begun))
            except (TableError, DatabaseError) as error:  # The disk is full, or the database is away.
                log("games not archived", level=logging.ERROR, problem=str(error))
                await asyncio.sleep(AGAIN)
                continue
            await self.store.ended.wait()

    async def archive(self, id: str) -> None:
        """Archive a game. If that is impossible, because its rules are gone, store an empty archive and never try
        again."""
        try:
            room = await self.rooms.load(id)
            reply = await room.pool.ask_bot(id, calls.BuildArchive(room.spec, room.lines), calls.ArchiveResult)
        except Unwritten:
            raise
        except (TableError, RefusedCall) as error:
            log("game not archived", level=logging.WARNING, table=id, problem=str(error))
            await self.store.keep(id, b"")
        else:
            await self.store.keep(id, reply.body)
