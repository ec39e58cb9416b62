"""A database, as a place where a piece of work is done in one transaction.

SQLite works in one thread of its own: a whole transaction is one hop there and back, several times faster than one hop
for each statement, and nobody ever waits for a lock. What comes while the disk is busy is written together, since most
of the time goes into waiting for the disk. PostgreSQL works asynchronously. The work itself is the same.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trireme.table.alone import Taken, held, make_private
from trireme.table.logs import log
from trireme.table.problems import DISK_FULL, TableError
from trireme.table.revisions import FOLDER, next_revision, revise

T = TypeVar("T")

TRY_LOCK: Final = text(f"SELECT pg_try_advisory_lock({int.from_bytes(b'trireme')})")
TRIES: Final = 20
PAUSE: Final = 0.1
"""Seconds between them."""
FULL: Final = re.compile("disk is full|disk I/O error|No space left")


Work = Callable[[Connection], Any]
"""What is done in a transaction. It may be done again where others' work in the same transaction has failed."""
TOGETHER: Final = 64
"""Pieces of work in one transaction of SQLite."""


class Failure(NamedTuple):
    error: Exception


class Database(Protocol):
    dialect: str

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do it and commit; when this returns, what was written is on disk."""

    async def take(self) -> None:
        """Have it for this server alone, until it is closed; raises `Taken` if another has it."""

    async def close(self) -> None: ...


@contextmanager
def said_when_full() -> Iterator[None]:
    """A full disk is said so that players can read it. Nothing of the transaction is left."""
    try:
        yield
    except DBAPIError as error:
        if FULL.search(str(error.orig)) or getattr(error.orig, "sqlstate", "") == "53100":
            raise TableError(DISK_FULL, status=503) from error
        raise


class SQLite:
    dialect = "sqlite"

    def __init__(self, url: URL) -> None:
        self.path = Path(url.database) if url.database and url.database != ":memory:" else None
        self._held: IO[bytes] | None = None
        if self.path is not None:
            make_private(self.path)
        self.engine: Engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        self._connection: Connection | None = None
        """The thread's own; to borrow one for each transaction takes longer than most of them."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._doing: asyncio.Task[None] | None = None
        event.listen(self.engine, "connect", _safe_on_disk)
        event.listen(self.engine, "begin", _begin)

    async def take(self) -> None:
        if self.path is not None:
            self._held = held(self.path)

    async def do(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._doing is None:
            self._doing = asyncio.create_task(self._do_waiting())
        return await done

    async def _do_waiting(self) -> None:
        """Whatever has come while the disk was busy is done together: it waits for the disk once."""
        while self._waiting:
            waiting, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            works = [work for work, _ in waiting]
            outcomes = await asyncio.get_running_loop().run_in_executor(self.thread, self._do_all, works)
            for (_, done), outcome in zip(waiting, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, Failure):
                    done.set_exception(outcome.error)
                else:
                    done.set_result(outcome)
        self._doing = None

    def _do_all(self, works: Sequence[Work]) -> list[Any]:
        """In one transaction; if anything fails in it, nothing has been done, and each gets one of its own."""
        if len(works) > 1:
            with suppress(Exception), self._begun() as connection:
                return [work(connection) for work in works]
        return [self._do(work) for work in works]

    def _do(self, work: Work) -> Any:
        try:
            with said_when_full(), self._begun() as connection:
                return work(connection)
        except Exception as error:
            return Failure(error)

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self.engine.connect()
        with self._connection.begin():
            yield self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()
        if self._held is not None:
            self._held.close()


class Elsewhere:
    """A database server."""

    def __init__(self, url: URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self.dialect = url.get_backend_name()
        self._holding: AsyncConnection | None = None

    async def take(self) -> None:
        """A connection holds the lock; one of a server that was killed may take a moment to be noticed."""
        holding = await (await self.engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
        for _ in range(TRIES):
            if (await holding.execute(TRY_LOCK)).scalar():
                self._holding = holding
                return
            await asyncio.sleep(PAUSE)
        await holding.close()
        raise Taken(self.engine.url.render_as_string())

    async def do(self, work: Callable[[Connection], T]) -> T:
        with said_when_full():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        if self._holding is not None:
            await self._holding.close()
        await self.engine.dispose()


async def open_database(address: str, revisions: Path = FOLDER, alone: bool = True) -> Database:
    """A database with the tables of this version, for this server alone: an older one is brought up to it."""
    url = make_url(spelled_out(address))
    database: Database = SQLite(url) if url.get_backend_name() == "sqlite" else Elsewhere(url)
    try:
        if alone:
            await database.take()
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
