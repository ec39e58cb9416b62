"""A database that runs each piece of work in one transaction.

SQLite writes in a thread of its own. A whole transaction is one hop to it and back, which is several times faster than
one hop for each statement, and no work waits for a lock. Work that arrives while the disk is busy is committed
together, since most time is spent waiting for the disk. Reads use other threads with connections of their own, so that
long lists and moves do not wait for each other; a read sees everything committed when it began. PostgreSQL works
asynchronously. The work is the same for both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from trireme.server.common.logs import log
from trireme.server.common.problems import LOCK_LOST, LOCK_TAKEN, TableError
from trireme.server.storage.faults import Unwritten, said_to_players
from trireme.server.storage.lock import DatabaseLocked, FileLock, make_private
from trireme.server.storage.migrations import FOLDER, next_revision, revise
from trireme.server.storage.postgres import Postgres
from trireme.server.storage.signing import Signature

T = TypeVar("T")

Work = Callable[[Connection], Any]
"""A piece of work in a transaction. It may be repeated when other work in the same transaction has failed."""
TOGETHER: Final = 64
"""Most pieces of work in one SQLite transaction."""


READERS: Final = 4
"""Threads in which SQLite reads."""


class Failure(NamedTuple):
    error: Exception


class Database(Protocol):
    dialect: str
    trouble: TableError | None
    """The problem that every call raises until it is over, or None."""
    news: asyncio.Event
    """Set when there is trouble, so that the next check comes at once."""

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work and commit it. When this returns, it is on disk."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read committed data at once, without waiting for writes or delaying them."""

    async def revise(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work that may take long."""

    async def take(self) -> None:
        """Lock the database for this server until it is closed. Raise `DatabaseLocked` if another server has it."""

    async def sign(self) -> None:
        """Note in the database that this server has it."""

    async def hold(self) -> bool:
        """Check whether the database is available and locked by this server, and lock it again if possible.

        `trouble` then has the problem, if any. Return whether no other server has had the database meanwhile.
        """

    async def close(self) -> None: ...


class SQLite:
    dialect = "sqlite"

    def __init__(self, url: URL) -> None:
        self.path = Path(url.database) if url.database and url.database != ":memory:" else None
        self._lock: FileLock | None = None
        self.trouble: TableError | None = None
        self.news = asyncio.Event()
        self.signature = Signature()
        if self.path is not None:
            make_private(self.path)
        self.engine: Engine = create_engine(url, pool_size=1 + READERS, max_overflow=0, hide_parameters=True)
        self._connection: Connection | None = None
        """The connection of the writing thread. Borrowing one for each transaction is slower than most of them."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._reading: list[Connection] = []
        """Free connections for reading."""
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._doing: asyncio.Task[None] | None = None
        event.listen(self.engine, "connect", _safe_on_disk)
        event.listen(self.engine, "begin", _begin)

    async def take(self) -> None:
        if self.path is not None:
            self._lock = FileLock(self.path)

    async def sign(self) -> None:
        if self._lock is not None:
            await self.do(self.signature.write)

    async def hold(self) -> bool:
        """Check whether the files are still the same. If somebody has replaced the database or its lock file, another
        server could lock the new one."""
        if self._lock is None or self._lock.is_there():
            self.trouble = None
            return True
        if not self._lock.has_games():  # This server keeps using a file that no longer has a name.
            self.trouble = Unwritten(LOCK_TAKEN)
            return True
        try:
            self._lock.take_again()
        except DatabaseLocked:
            self.trouble = Unwritten(LOCK_TAKEN)
            return True
        same = await self._ask(self.signature.renewed)
        self.trouble = None
        return same

    async def revise(self, work: Callable[[Connection], T]) -> T:
        return await self.do(work)

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self.trouble is not None:
            raise self.trouble
        return await self._ask(work)

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._doing is None:
            self._doing = asyncio.create_task(self._do_waiting())
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.trouble is not None:
            raise self.trouble
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        connection = self._free_reader()
        try:
            with said_to_players():
                return work(connection)
        finally:
            connection.rollback()
            self._reading.append(connection)

    def _free_reader(self) -> Connection:
        with suppress(IndexError):
            return self._reading.pop()
        connection = self.engine.connect()
        connection.exec_driver_sql("PRAGMA query_only = ON")
        connection.rollback()
        return connection

    async def _do_waiting(self) -> None:
        """Commit all waiting work in one transaction, which waits for the disk once."""
        while self._waiting:
            waiting, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            works = [work for work, _ in waiting]
            outcomes = await asyncio.get_running_loop().run_in_executor(self.thread, self._do_all, works)
            if self.trouble is not None:
                self.news.set()
            for (_, done), outcome in zip(waiting, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, Failure):
                    done.set_exception(outcome.error)
                else:
                    done.set_result(outcome)
        self._doing = None

    def _do_all(self, works: Sequence[Work]) -> list[Any]:
        """Do several pieces of work in one transaction. If one fails, each gets a transaction of its own."""
        if self._lock is not None and not self._lock.is_there():
            self.trouble = Unwritten(LOCK_LOST)
            return [Failure(self.trouble)] * len(works)
        if len(works) > 1:
            with suppress(Exception), self._begun() as connection:
                return [work(connection) for work in works]
        return [self._do(work) for work in works]

    def _do(self, work: Work) -> Any:
        try:
            with said_to_players(), self._begun() as connection:
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
        for connection in (*self._reading, *([self._connection] if self._connection is not None else [])):
            connection.close()
        self.engine.dispose()

    async def close(self) -> None:
        await asyncio.to_thread(self.readers.shutdown)
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()
        if self._lock is not None:
            self._lock.close()


async def open_database(address: str, revisions: Path = FOLDER, alone: bool = True) -> Database:
    """Open and lock a database, and migrate it to the schema of this version."""
    url = make_url(spelled_out(address))
    database: Database = SQLite(url) if url.get_backend_name() == "sqlite" else Postgres(url)
    try:
        if alone:
            await database.take()
        await bring_up(database, revisions)
        await database.sign()
    except BaseException:
        await database.close()
        raise
    return database


async def bring_up(database: Database, revisions: Path) -> None:
    """Apply the missing migrations, each in a transaction of its own."""
    while revision := await database.do(partial(next_revision, folder=revisions)):
        await database.revise(partial(revise, revision=revision, folder=revisions))
        log("database revised", revision=revision)


def spelled_out(address: str) -> str:
    """Return the full address of a database. `games.db` and `sqlite:///games.db` are SQLite files, `postgresql://…` a
    server."""
    if "://" not in address:
        return f"sqlite:///{Path(address).expanduser()}"
    scheme, rest = address.split("://", 1)
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme.partition('+')[0], scheme)}://{rest}"


def _safe_on_disk(connection: Any, _: object) -> None:
    """Make SQLite commit so that data survives a power cut."""
    connection.isolation_level = None  # Python's implicit transactions exclude CREATE TABLE.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
