"""Count the unfinished public tables of a browser or an address."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select

from trireme.server.storage.database import Database
from trireme.server.storage.schema import TABLES

NOT_OVER = TABLES.c.public.is_(True), TABLES.c.status.in_(("waiting", "playing"))


async def tables_of_browser(database: Database, browser: str) -> int:
    """Count the unfinished public tables that a browser has made."""
    return await _count(database, TABLES.c.owner == browser)


async def tables_of_address(database: Database, maker: str) -> int:
    """Count the unfinished public tables that an address has made. `maker` is its hash."""
    return await _count(database, TABLES.c.maker == maker)


async def _count(database: Database, whose: ColumnElement[bool]) -> int:
    query = select(func.count()).where(whose, *NOT_OVER)
    return await database.read(lambda connection: connection.execute(query).scalar() or 0)
