"""Queries for seats at public tables whose players have not come."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select

from trireme.server.common.clock import minutes_ago
from trireme.server.storage.database import Database
from trireme.server.storage.schema import HOLDS, MISSED, TABLES
from trireme.server.storage.seat_store import SeatHolder

COMES_IN: Final = 2
"""Minutes after which a seat is freed if its player has not come."""

OTHERS: Final = HOLDS.alias("others")
SAME_SEAT: Final = and_(OTHERS.c.table_id == HOLDS.c.table_id, OTHERS.c.seat == HOLDS.c.seat)
UNVISITED: Final = and_(HOLDS.c.awaited.is_not(None), ~exists().where(SAME_SEAT, OTHERS.c.awaited.is_(None)))
"""The holds of players who have not come with any device."""
AT_WAITING: Final = and_(TABLES.c.id == HOLDS.c.table_id, TABLES.c.status == "waiting")


def tables_of_ghosts(connection: Connection) -> list[str]:
    """Return tables with a seat whose player has not come in time."""
    late = select(HOLDS.c.table_id).where(UNVISITED, HOLDS.c.since < minutes_ago(COMES_IN), AT_WAITING)
    return sorted(set(connection.execute(late).scalars()))


async def has_missed(database: Database, table: str, browser: str, address: str) -> bool:
    """Return whether this browser or address has lost a seat at this table by not coming."""
    same = or_(MISSED.c.browser == browser, and_(MISSED.c.address == address, MISSED.c.address != ""))
    query = select(MISSED.c.browser).where(MISSED.c.table_id == table, same)
    return await database.read(lambda connection: connection.execute(query).first()) is not None


async def unvisited_of_browser(database: Database, browser: str) -> int:
    """Count the seats that a browser has taken without coming."""
    return await _count(database, HOLDS.c.browser == browser)


async def unvisited_of_address(database: Database, address: str) -> int:
    """Count the seats that an address has taken without coming."""
    return await _count(database, HOLDS.c.awaited == address)


async def _count(database: Database, whose: ColumnElement[bool]) -> int:
    """Count such seats, except at the host's own tables, which are limited as tables."""
    query = select(func.count()).where(whose, UNVISITED, AT_WAITING, TABLES.c.owner != HOLDS.c.browser)
    return await database.do(lambda connection: connection.execute(query).scalar() or 0)


async def note_missed(database: Database, table: str, holds: Collection[SeatHolder]) -> None:
    """Note that these holders did not come."""
    rows = [{"table_id": table, "browser": hold.browser, "address": hold.awaited or ""} for hold in holds]
    before = MISSED.c.table_id == table, MISSED.c.browser.in_([hold.browser for hold in holds])

    def work(connection: Connection) -> None:
        connection.execute(delete(MISSED).where(*before))
        connection.execute(insert(MISSED), rows)

    await database.do(work)
