"""Binds games that are over: see `keepsakes`."""

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
"""Seconds until it is tried again when nothing can be written."""
REST: Final = 4
"""How many times as long as it took to bind a game nothing is bound: those who play go first."""


class Archiver:
    """One game at a time, in the workers of the bots: there is no secret left in it, and nobody waits for it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def work(self) -> None:
        """For ever: those that an earlier run has left first."""
        while True:
            self.store.ended.clear()
            try:
                while id := await self.store.to_be_bound():
                    begun = time.monotonic()
                    await self.bind(id)
                    await asyncio.sleep(REST * (time.monotonic() - begun))
            except (TableError, DatabaseError) as error:  # the disk is full, or the database away
                log("games not bound", level=logging.ERROR, problem=str(error))
                await asyncio.sleep(AGAIN)
                continue
            await self.store.ended.wait()

    async def bind(self, id: str) -> None:
        """What cannot be bound today cannot be tomorrow: its rules have gone before."""
        try:
            room = await self.rooms.load(id)
            bound = await room.pool.ask_bot(id, calls.BuildArchive(room.spec, room.lines), calls.ArchiveResult)
        except Unwritten:
            raise
        except (TableError, RefusedCall) as error:
            log("game not bound", level=logging.WARNING, table=id, problem=str(error))
            await self.store.keep(id, b"")
        else:
            await self.store.keep(id, bound.body)
