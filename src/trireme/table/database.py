"""A database, as a place where a piece of work is done in one transaction.

SQLite works in one thread of its own: a whole transaction is one hop there and back, several times faster than one hop
for each statement, and nobody ever waits for a lock. PostgreSQL works asynchronously. The work itself is the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trireme.table.logs import log
from trireme.table.revisions import FOLDER, next_revision, revise

T = TypeVar("T")


class Database(Protocol):
    dialect: str

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do it and commit; when this returns, what was written is on disk."""

    async def close(self) -> None: ...


class SQLite:
    dialect = "sqlite"

    def __init__(self, url: URL) -> None:
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        event.listen(self.engine, "connect", _safe_on_disk)
        event.listen(self.engine, "begin", _begin)

    async def do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


class Elsewhere:
    """A database server."""

    def __init__(self, url: URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self.dialect = url.get_backend_name()

    async def do(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


async def open_database(address: str, revisions: Path = FOLDER) -> Database:
    """A database with the tables of this version: one of an older version is brought up to it."""
    url = make_url(spelled_out(address))
    database: Database = SQLite(url) if url.get_backend_name() == "sqlite" else Elsewhere(url)
    try:
        await bring_up(database, revisions)
    except BaseException:
        await database.close()
        raise
    return database


async def bring_up(database: Database, revisions: Path) -> None:
    """Each revision is a transaction of its own: whatever happens, the database is at one of them."""
    while revision := await database.do(partial(next_revision, folder=revisions)):
        await database.do(partial(revise, revision=revision, folder=revisions))
        log("database revised", revision=revision)


def spelled_out(address: str) -> str:
    """`games.db` and `sqlite:///games.db` are SQLite files, `postgresql://…` a server; the drivers are ours."""
    if "://" not in address:
        return f"sqlite:///{Path(address).expanduser()}"
    scheme, rest = address.split("://", 1)
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme.partition('+')[0], scheme)}://{rest}"


def _safe_on_disk(connection: Any, _: object) -> None:
    """What is committed survives a power cut."""
    connection.isolation_level = None  # Python's own begins leave the making of tables out of a transaction
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
