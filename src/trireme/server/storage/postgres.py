"""PostgreSQL: a database server, which may be away, frozen, or lose this server's lock.

Every call has a time limit. One connection holds the lock as long as this server lives. When it ends, nothing is done
until a new connection has the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from trireme.server.common.problems import DATABASE_AWAY, LOCK_LOST, LOCK_TAKEN, TableError
from trireme.server.storage.faults import Unwritten, heard, said_to_players, within
from trireme.server.storage.lock import DatabaseLocked
from trireme.server.storage.signing import Signature

T = TypeVar("T")

LOCK: Final = int.from_bytes(b"trireme")
TRIES: Final = 20
PAUSE: Final = 0.1
"""Seconds between two attempts."""
CALL_LIMIT: Final = 5.0
"""Seconds for a whole call: a free connection, its statements, the commit."""
CONNECT_LIMIT: Final = 3.0
LOOK_LIMIT: Final = 1.2
"""Seconds after which the database counts as away if the connection with the lock does not answer."""
PATIENCE: Final = 15.0
"""Seconds after which that connection is given up, so that a new one can take the lock."""
TOLD: Final = {
    "statement_timeout": "10000",
    "lock_timeout": "4000",
    "idle_in_transaction_session_timeout": "10000",
}
"""Time limits, in milliseconds, that PostgreSQL itself enforces if this process has vanished."""
KEEPALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "3", "tcp_keepalives_count": "3"}
"""Seconds after which PostgreSQL notices that this process has vanished."""


class Postgres:
    def __init__(self, url: URL) -> None:
        told = {"timeout": CONNECT_LIMIT, "server_settings": TOLD | KEEPALIVE}
        self.engine = create_async_engine(
            url, pool_pre_ping=True, hide_parameters=True, pool_timeout=CALL_LIMIT, connect_args=told
        )
        holding = {"timeout": CONNECT_LIMIT, "server_settings": KEEPALIVE}
        self._holders = create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=holding)
        self.dialect = url.get_backend_name()
        self.trouble: TableError | None = None
        self.news = asyncio.Event()
        self.signature = Signature()
        self._alone = False
        self._held: AsyncConnection | None = None
        self._ended: list[AsyncConnection] = []
        """Former connections with the lock that are still to be closed."""
        self._line: Any = None
        """The driver's connection with the lock."""
        self._asked: asyncio.Task[Any] | None = None
        """A query that the connection has not answered yet."""
        self._since = 0.0
        """When the query was sent."""

    # Work.

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self.trouble is not None:
            raise self.trouble
        return await self._do(work)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do work within the time limit, without waiting for an abandoned connection to end."""
        return await within(CALL_LIMIT, self._done(work, self.engine.begin()))

    async def _done(
        self, work: Callable[[Connection], T], connected: AbstractAsyncContextManager[AsyncConnection]
    ) -> T:
        with said_to_players():
            async with connected as connection:
                return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.trouble is not None:
            raise self.trouble
        return await within(CALL_LIMIT, self._done(work, self.engine.connect()))

    async def revise(self, work: Callable[[Connection], T]) -> T:
        """Do work without a time limit, since changing many rows takes a while."""

        def unlimited(connection: Connection) -> T:
            for name in TOLD:
                connection.execute(text(f"SET LOCAL {name} = 0"))
            return work(connection)

        return await self._done(unlimited, self.engine.begin())

    # The lock.

    async def take(self) -> None:
        """Take the lock, with several attempts: that of a killed server may remain for a moment."""
        self._alone = True
        for _ in range(TRIES):
            with said_to_players():
                if await self._lock():
                    return
            await asyncio.sleep(PAUSE)
        raise DatabaseLocked(self.engine.url.render_as_string())

    async def _lock(self) -> bool:
        """Try to take the lock with a new connection."""
        held = await (await self._holders.connect()).execution_options(isolation_level="AUTOCOMMIT")
        try:
            line = (await held.get_raw_connection()).driver_connection
            assert line is not None
            locked = await line.fetchval("SELECT pg_try_advisory_lock($1)", LOCK, timeout=CONNECT_LIMIT)
        except BaseException:
            self._ended.append(held)
            raise
        if not locked:
            await held.close()
            return False
        line.add_termination_listener(self._let_go)
        self._held, self._line, self._asked = held, line, None
        return True

    def _let_go(self, line: object) -> None:
        """Note that the connection with the lock has ended. From now on nothing is done."""
        if line is self._line and self._held is not None:
            self._ended.append(self._held)
            self._held = self._line = None
            self.trouble = Unwritten(LOCK_LOST)
            self.news.set()

    async def hold(self) -> bool:
        """Check whether the database is available and locked by this server, and lock it again if possible.

        `trouble` then has the problem, if any. Return whether no other server has had the database meanwhile.
        """
        same, trouble = True, None
        try:
            if not self._alone:
                await within(LOOK_LIMIT, self._do(lambda connection: connection.execute(text("SELECT 1")).scalar()))
            elif self._line is not None:
                await self._answers()
            else:
                same = await within(CONNECT_LIMIT, self._have_again())
        except TableError as error:
            trouble = error
        if self._alone and self._line is None and trouble is None:  # The lock was lost during the check.
            trouble = Unwritten(LOCK_LOST)
        self.trouble = trouble
        return same

    async def _answers(self) -> None:
        """Raise if the connection with the lock does not answer. It is asked once, and may answer after a pause."""
        now = asyncio.get_running_loop().time()
        if self._asked is None:
            self._since = now
            self._asked = asyncio.create_task(self._line.fetchval("SELECT 1"))
            self._asked.add_done_callback(heard)
        await asyncio.wait({self._asked}, timeout=LOOK_LIMIT)
        if not self._asked.done():
            if now - self._since > PATIENCE:
                self._line.terminate()
            raise Unwritten(DATABASE_AWAY)
        asked, self._asked = self._asked, None
        with said_to_players():
            asked.result()

    async def _have_again(self) -> bool:
        await self._throw_away()
        with said_to_players():
            locked = await self._lock()
        if not locked:
            mine = await self._do(self.signature.is_last)
            raise Unwritten(LOCK_LOST if mine else LOCK_TAKEN)
        try:
            return await self._do(self.signature.renewed)
        except BaseException:
            await self._release()
            raise

    async def sign(self) -> None:
        """Note in the database that this server has it."""
        if self._alone:
            await self._do(self.signature.write)

    async def _release(self) -> None:
        held, self._held, self._line = self._held, None, None
        if held is not None:
            await held.close()

    async def _throw_away(self) -> None:
        while self._ended:
            await self._ended.pop().invalidate()

    async def close(self) -> None:
        await self._release()
        await self._throw_away()
        for engine in (self._holders, self.engine):
            await engine.dispose()
