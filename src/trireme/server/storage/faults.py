"""What is wrong with a database, said so that players can read it. Nothing of the transaction is left then.

Only of a commit that was cut off nobody knows: whoever wrote looks again before they write on.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from trireme.kit.errors import Problem
from trireme.server.common.problems import DATABASE_AWAY, DISK_FULL, TableError

T = TypeVar("T")

DatabaseError = SQLAlchemyError
"""What the database may raise. Other packages know it by this name."""

FULL: Final = re.compile("disk is full|disk I/O error|No space left")
NO_ROOM: Final = "53100"
AWAY: Final = re.compile("08|57P|53300|57014|55P03|25P|40001|40P01|database is locked|unable to open database")
"""SQLSTATEs, or their beginnings, of a server that is ending, starting, full of connections, out of time, or read-only
because another has taken its place; and the same from SQLite."""
CUT_OFF: Final = ("InterfaceError", "InternalClientError")
"""What a driver raises whose connection has gone, without a SQLSTATE."""


class Unwritten(TableError):
    """The database did not do it, and it is nobody's fault at the table."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem, status=503)


@contextmanager
def said_to_players() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if (problem := problem_of(error)) is None:
            raise
        raise Unwritten(problem) from error


def problem_of(error: Exception) -> Problem | None:
    """Return what players are told of an error; None if it is a mistake of ours."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(origin, "sqlstate", "") or "")
    driver = type(origin).__module__.partition(".")[0] in ("asyncpg", "sqlite3") or isinstance(error, DBAPIError)
    if state == NO_ROOM or (driver and FULL.search(str(origin))):
        return DISK_FULL
    if isinstance(error, (OSError, TimeoutError, NoneFree)):
        return DATABASE_AWAY
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return DATABASE_AWAY
    if driver and (AWAY.match(state or str(origin)) or type(origin).__name__ in CUT_OFF):
        return DATABASE_AWAY
    return None


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of it. After so many seconds it is given up, and nobody waits for its connection to end."""
    doing = asyncio.create_task(work)
    try:
        await asyncio.wait({doing}, timeout=seconds)
    finally:
        if not doing.done():
            doing.cancel()
            doing.add_done_callback(heard)
    if not doing.done():
        raise Unwritten(DATABASE_AWAY)
    return doing.result()


def heard(done: asyncio.Task[Any]) -> None:
    """Nobody waits for it any more, so nobody would ask what became of it."""
    if not done.cancelled():
        done.exception()
