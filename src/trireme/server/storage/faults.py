"""Translate database errors into problems that players can read. The transaction has then been rolled back.

Only after an interrupted commit is its outcome unknown; the writer checks before writing again.
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
"""The errors of the database. Other packages use this name."""

FULL: Final = re.compile("disk is full|disk I/O error|No space left")
NO_ROOM: Final = "53100"
AWAY: Final = re.compile("08|57P|53300|57014|55P03|25P|40001|40P01|database is locked|unable to open database")
"""SQLSTATEs, or their beginnings, of a server that is stopping, starting, full of connections, out of time, or
read-only because another has taken over."""
CUT_OFF: Final = ("InterfaceError", "InternalClientError")
"""Errors of a driver that has lost its connection, which have no SQLSTATE."""


class Unwritten(TableError):
    """The database failed; no player is at fault."""

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
    """Return the problem that players read for an error, or None if the error is a bug."""
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
    """Return the result of some work, or give it up after so many seconds without waiting for its connection to end."""
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
    """Retrieve the outcome of abandoned work, so that asyncio does not report it."""
    if not done.cancelled():
        done.exception()
