"""Snapshots of running games in the database, so that a restart replays no log.

The key of the installation seals them. Nothing of a row is decoded before its seal is verified, because decoding
creates objects. Losing a snapshot costs only time, so they are written later and together.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, exists, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.storage.database import Database
from trireme.server.storage.installation import Key
from trireme.server.storage.schema import KEPT, TABLES
from trireme.server.workers.calls import Snapshot

KIND: Final = "snapshot of a table"
WRITTEN_EVERY: Final = 0.5
"""Seconds between two writes."""
TOGETHER: Final = 16
"""Most snapshots in one transaction; a move waits for one transaction at most."""
SEAL: Final = 32
"""Bytes of the worker's own seal, at the beginning of a body."""


def upsert(dialect: str) -> Executable:
    """Return the statement that replaces a table's snapshot if its game is still running."""
    given = [bindparam(f"new_{column.name}", type_=column.type) for column in KEPT.columns]
    played = exists().where(TABLES.c.id == bindparam("new_table_id"), TABLES.c.status == "playing")
    made: sqlite.Insert | postgresql.Insert
    made = sqlite.insert(KEPT) if dialect == "sqlite" else postgresql.insert(KEPT)
    made = made.from_select([column.name for column in KEPT.columns], select(*given).where(played))
    changed = {name: made.excluded[name] for name in ("version", "body", "seal")}
    return made.on_conflict_do_update(index_elements=["table_id"], set_=changed)


class Snapshots:
    def __init__(self, database: Database, key: Key) -> None:
        self.database = database
        self.key = key
        self._upsert = upsert(database.dialect)
        self._waiting: dict[str, Snapshot] = {}
        """Snapshots that are not yet written, by table."""
        self._writing: asyncio.Task[None] | None = None

    def keep(self, table: str, kept: Snapshot) -> None:
        """Store a snapshot, a little later, in place of the one before."""
        self._waiting[table] = kept
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_later())

    def found(self, table: str, row: tuple[int, bytes, bytes] | None) -> Snapshot | None:
        """Return the newest snapshot of a table if the seal of its row is valid."""
        if table in self._waiting:
            return self._waiting[table]
        return None if row is None else self.checked(table, *row)

    def checked(self, table: str, version: int, body: bytes, seal: bytes) -> Snapshot | None:
        if not self.key.fits(seal, KIND, *sealed_parts(table, version, body)):
            log("snapshot dropped", level=logging.WARNING, table=table, problem="not sealed by this installation")
            return None
        return Snapshot(version, body[SEAL:], body[:SEAL])

    def forget(self, table: str) -> None:
        """Drop the pending snapshot of a table."""
        self._waiting.pop(table, None)

    def forget_all(self) -> None:
        self._waiting.clear()

    async def close(self) -> None:
        """Write pending snapshots and stop."""
        if self._writing is not None:
            self._writing.cancel()
        await self._write()

    async def _write_later(self) -> None:
        written = True
        while self._waiting and written:
            await asyncio.sleep(WRITTEN_EVERY)
            written = await self._write()

    async def _write(self) -> bool:
        """Write pending snapshots. Return False if that failed; later snapshots replace those lost."""
        try:
            while some := dict(islice(self._waiting.items(), TOGETHER)):
                await self._write_some(some)
                for table, kept in some.items():
                    if self._waiting.get(table) is kept:
                        del self._waiting[table]
        except (TableError, SQLAlchemyError, OSError) as error:
            log("snapshots not written", level=logging.WARNING, problem=str(error))
            return False
        return True

    async def _write_some(self, some: dict[str, Snapshot]) -> None:
        rows = [sealed_row(self.key, table, kept) for table, kept in some.items()]

        def work(connection: Connection) -> None:
            for row in rows:
                connection.execute(self._upsert, row)

        await self.database.do(work)


def sealed_row(key: Key, table: str, kept: Snapshot) -> dict[str, Any]:
    """Return a snapshot as its sealed row."""
    body = kept.seal + kept.body
    seal = key.seal(KIND, *sealed_parts(table, kept.version, body))
    return {"new_table_id": table, "new_version": kept.version, "new_body": body, "new_seal": seal}


def sealed_parts(table: str, version: int, body: bytes) -> tuple[bytes, ...]:
    return table.encode(), str(version).encode(), body
