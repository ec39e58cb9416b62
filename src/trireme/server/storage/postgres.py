"""A database server, such as PostgreSQL: it may be away, or frozen, or give its lock to another.

Every call has a time limit, so nobody waits for ever. One connection holds the lock for as long as this server lives;
when it ends, whatever the reason, nothing is done here any more until there is a new one with the lock.
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
"""Seconds between them."""
CALL_LIMIT: Final = 5.0
"""Seconds for a whole call: a free connection, its statements, the commit."""
CONNECT_LIMIT: Final = 3.0
LOOK_LIMIT: Final = 1.2
"""Seconds after which a lock that does not answer is told as away."""
PATIENCE: Final = 15.0
"""Seconds after which its connection is given up, so that the lock can be had again by a new one."""
TOLD: Final = {
    "statement_timeout": "10000",
    "lock_timeout": "4000",
    "idle_in_transaction_session_timeout": "10000",
}
"""What the server itself ends, in milliseconds, should this end of the line not be there any more."""
KEEPALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "3", "tcp_keepalives_count": "3"}
"""Seconds after which it notices that."""


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
        """Connections that had the lock, still to be thrown away."""
        self._line: Any = None
        """The driver's connection with the lock."""
        self._asked: asyncio.Task[Any] | None = None
        """A question to it that it has not answered yet,"""
        self._since = 0.0
        """and when it was asked."""

    # Work.

    async def do(self, work: Callable[[Connection], T]) -> T:
        if self.trouble is not None:
            raise self.trouble
        return await self._do(work)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Within the limit: a connection that is given up may take seconds to end, and nobody waits for that."""
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
        """Do it however long it takes: to change many rows takes a while."""

        def unlimited(connection: Connection) -> T:
            for name in TOLD:
                connection.execute(text(f"SET LOCAL {name} = 0"))
            return work(connection)

        return await self._done(unlimited, self.engine.begin())

    # The lock.

    async def take(self) -> None:
        """Of a server that was killed the lock may be there for a moment."""
        self._alone = True
        for _ in range(TRIES):
            with said_to_players():
                if await self._lock():
                    return
            await asyncio.sleep(PAUSE)
        raise DatabaseLocked(self.engine.url.render_as_string())

    async def _lock(self) -> bool:
        """Try to have the lock with a new connection."""
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
        """The connection with the lock has ended: from this moment on nothing is done."""
        if line is self._line and self._held is not None:
            self._ended.append(self._held)
            self._held = self._line = None
            self.trouble = Unwritten(LOCK_LOST)
            self.news.set()

    async def hold(self) -> bool:
        """Look whether the database is there and still ours, and have it again if it can be had.

        `trouble` says then what is in the way. Return whether nobody else has had it meanwhile.
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
        if self._alone and self._line is None and trouble is None:  # it went while we looked
            trouble = Unwritten(LOCK_LOST)
        self.trouble = trouble
        return same

    async def _answers(self) -> None:
        """Raise if the connection with the lock does not answer. It is asked once, and may answer when it wakes up."""
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
        """Leave word that this server has the database."""
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
