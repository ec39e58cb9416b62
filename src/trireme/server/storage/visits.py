"""Visits of browsers to tables, as they are stored.

A browser with an open table has no version there; when it leaves, the last version that it has seen is stored. Visits
are written together, a little later.
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
"""Minutes that a player must be gone before others can act on their seat. A network, or this server, may be away for
less."""
SEEN_EVERY: Final = 1.0
"""Seconds between two writes of visits."""

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
"""Marks browsers that were connected when the last server stopped as having left now."""


class Visits:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.started = now()
        """Since when this server has had the database without a break."""
        self._seen: dict[tuple[str, str], tuple[str, int | None]] = {}
        """Visits that are not yet written: time and version by table and browser."""
        self._late = False
        """Whether the last attempt to write visits failed."""
        self._visited: set[str] = set()
        """Tables with visits that are not yet written."""
        self._moving: set[str] = set()
        """Tables whose visits are just being written."""
        self._one = asyncio.Lock()
        """Held while visits are written, so that they stay in order and readers wait for all of them."""
        self._writing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Note that this server has the database from now on, and that nobody could come before."""
        self.started = now()
        try:
            await self.database.do(
                lambda connection: connection.execute(LEFT_BY_THE_SERVER, {"start": self.started}).rowcount
            )
        except TableError as error:  # Until they come back, they count as having left just now.
            log("visits not written", level=logging.ERROR, problem=str(error))

    def begin_again(self) -> None:
        """Note that the database is back. Players who lost their connection meanwhile could not return."""
        self.started = now()

    @property
    def just_started(self) -> bool:
        """Whether players who were here before the break may still be returning."""
        return self.started > minutes_ago(A_MOMENT)

    async def close(self) -> None:
        await self._write_seen()
        if self._writing is not None:
            self._writing.cancel()

    def note_seen(self, table: str, browser: str, version: int | None) -> None:
        """Note that a browser has come, or has left at this version. Visits are written together, a little later."""
        self._seen[table, browser] = now(), version
        self._visited.add(table)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_seen_later())

    def forget_seen(self) -> None:
        self._seen.clear()
        self._visited.clear()

    async def settle(self, table: str | None = None) -> bool:
        """Write pending visits of a table, or of all tables. Return whether any may remain."""
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
            if not written:  # They are written once there is a database again.
                self._seen = {**seen, **self._seen}
                self._visited |= self._moving
            self._moving = set()
