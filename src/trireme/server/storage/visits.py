"""When browsers come to tables and leave them, as it is kept.

A browser that has a table open has no version there; when it leaves, the version that it has seen last. Visits are
written together, a little later.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from trireme.server.common.clock import ago, minutes_ago, now
from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.storage.database import Database
from trireme.server.storage.schema import HOLDS, TABLES
from trireme.server.storage.statements import HERE, SEEN

A_MOMENT: Final = 1
"""Minutes that somebody must be gone before anything is done to their seat: a network, or this server, may be lost for
less."""
SEEN_EVERY: Final = 1.0
"""Seconds between writings of who was seen."""

LEFT_BY_THE_SERVER: Final = (
    update(HOLDS)
    .where(
        HOLDS.c.version.is_(None),
        HOLDS.c.table_id.in_(select(TABLES.c.id).where(TABLES.c.status.in_(("waiting", "playing")))),
    )
    .values(
        seen=bindparam("start"),
        version=select(TABLES.c.version).where(TABLES.c.id == HOLDS.c.table_id).scalar_subquery(),
    )
)
"""Whoever had a table open when the last server ended has left it now."""


class Visits:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.started = now()
        """When this server had the database from, without a break."""
        self._seen: dict[tuple[str, str], tuple[str, int | None]] = {}
        """Visits that are still to be written: table and browser, then the time and the version."""
        self._late = False
        """They could not be written the last time."""
        self._visited: set[str] = set()
        """Tables whose visits are still to be written."""
        self._moving: set[str] = set()
        """Tables whose visits are just being written."""
        self._one = asyncio.Lock()
        """Held while visits are written, so that older ones come first and whoever reads them waits for all."""
        self._writing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """This server has the database from now on, and nobody has been able to come for a while."""
        self.started = now()
        try:
            await self.database.do(
                lambda connection: connection.execute(LEFT_BY_THE_SERVER, {"start": self.started}).rowcount
            )
        except TableError as error:  # until they come back they are taken to have left just now all the same
            log("visits not written", level=logging.ERROR, problem=str(error))

    def begin_again(self) -> None:
        """The database is back: whoever has lost their line meanwhile could not come."""
        self.started = now()

    @property
    def just_started(self) -> bool:
        """Whether those who were here before nobody could come may still be on their way back."""
        return self.started > minutes_ago(A_MOMENT)

    async def close(self) -> None:
        await self._write_seen()
        if self._writing is not None:
            self._writing.cancel()

    def note_seen(self, table: str, browser: str, version: int | None) -> None:
        """Note that a browser has come, or that it has left at this version. Written together, a little later."""
        self._seen[table, browser] = now(), version
        self._visited.add(table)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_seen_later())

    def forget_seen(self) -> None:
        self._seen.clear()
        self._visited.clear()

    async def settle(self, table: str | None = None) -> bool:
        """Write visits of this table, or of all, that are not written yet; return whether there may be any."""
        if table is not None and table not in self._moving and table not in self._visited:
            return False
        await self._write_seen()
        return True

    async def _write_seen_later(self) -> None:
        while self._seen or self._moving:
            await asyncio.sleep(SEEN_EVERY)
            await self._write_seen()

    async def _write_seen(self) -> None:
        async with self._one:
            if self._seen:
                await self._write_all_seen()

    async def _write_all_seen(self) -> None:
        seen, self._seen = self._seen, {}
        self._moving, self._visited = self._visited, set()

        rows = [
            {"which": table, "who": browser, "new_seen": when, "new_version": version}
            for (table, browser), (when, version) in seen.items()
        ]
        here = [{"who": browser, "new_seen": when, "a_day_ago": ago(1)} for (_, browser), (when, _) in seen.items()]

        def work(connection: Connection) -> None:
            connection.execute(SEEN, rows)
            connection.execute(HERE, here)

        written = False
        try:
            await self.database.do(work)
            written, self._late = True, False
        except TableError as error:
            if not self._late:
                log("visits not written", level=logging.ERROR, problem=str(error))
            self._late = True
        finally:
            if not written:  # they are when there is a database again, or whoever waited for this has hung up
                self._seen = {**seen, **self._seen}
                self._visited |= self._moving
            self._moving = set()
