"""Seats at public tables that somebody has taken without ever coming: a ghost takes many by one press each.

Whoever has the table open, then or later, is no ghost. One browser and one address may have so many seats that nobody
has come to; such a seat becomes free soon (`arrivals.py`), and who has lost one by that takes none at this table again
before they open it. Of addresses only hashes are kept, until the game begins.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select

from trireme.server.common.clock import minutes_ago
from trireme.server.common.problems import DID_NOT_COME, TOO_MANY_UNVISITED, TOO_MANY_UNVISITED_HERE, TableError
from trireme.server.common.rate_limits import Limits
from trireme.server.room.room import Room
from trireme.server.storage.schema import HOLDS, MISSED, TABLES
from trireme.server.storage.seat_store import Hold
from trireme.server.storage.store import Store

COMES_IN: Final = 2
"""Minutes after which a seat is free again that nobody has come to."""

OTHERS: Final = HOLDS.alias("others")
SAME_SEAT: Final = and_(OTHERS.c.table_id == HOLDS.c.table_id, OTHERS.c.seat == HOLDS.c.seat)
UNVISITED: Final = and_(HOLDS.c.awaited.is_not(None), ~exists().where(SAME_SEAT, OTHERS.c.awaited.is_(None)))
"""A player may come with any device."""
AT_WAITING: Final = and_(TABLES.c.id == HOLDS.c.table_id, TABLES.c.status == "waiting")


class PublicSeats:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._one = asyncio.Lock()
        """Held while somebody sits down, so that of many who come at once each is counted."""

    @asynccontextmanager
    async def taken(self, room: Room, seat: int, browser: str, address: str, given: bool) -> AsyncIterator[str | None]:
        """While somebody takes a seat: what is noted of them until they come. One that the host gave has no limit."""
        table = room.table
        here = any(client.browser == browser for client in room.clients)
        if here or not table.public or table.status != "waiting":
            yield None
            return
        hidden = self.store.key.hidden(address)
        async with self._one:
            if not given and table.seats[seat].kind == "open":  # else something else is in the way
                await self._must_come(table.id, browser, hidden)
                await self._must_have_room(browser, hidden)
            yield hidden

    async def _must_come(self, table: str, browser: str, hidden: str) -> None:
        same = or_(MISSED.c.browser == browser, and_(MISSED.c.address == hidden, MISSED.c.address != ""))
        query = select(MISSED.c.browser).where(MISSED.c.table_id == table, same)
        if await self.store.database.read(lambda connection: connection.execute(query).first()) is not None:
            raise TableError(DID_NOT_COME)

    async def _must_have_room(self, browser: str, hidden: str) -> None:
        refused = await self._too_many(browser, hidden)
        if refused is not None:
            await self.store.register.settle()  # they may have come this very moment
            refused = await self._too_many(browser, hidden)
        if refused is not None:
            raise refused

    async def _too_many(self, browser: str, hidden: str) -> TableError | None:
        most, most_here = self.limits.unvisited_seats, self.limits.address_unvisited_seats
        if await self._count(HOLDS.c.browser == browser) >= most:
            return TableError(TOO_MANY_UNVISITED, limit=most)
        if hidden and await self._count(HOLDS.c.awaited == hidden) >= most_here:
            return TableError(TOO_MANY_UNVISITED_HERE, status=429, limit=most_here)
        return None

    async def _count(self, whose: ColumnElement[bool]) -> int:
        """Without seats at tables of one's own: these are counted as tables."""
        query = select(func.count()).where(whose, UNVISITED, AT_WAITING, TABLES.c.owner != HOLDS.c.browser)
        return await self.store.database.do(lambda connection: connection.execute(query).scalar() or 0)

    async def note_missed(self, table: str, holds: Collection[Hold]) -> None:
        """These did not come."""
        rows = [{"table_id": table, "browser": hold.browser, "address": hold.awaited or ""} for hold in holds]
        before = MISSED.c.table_id == table, MISSED.c.browser.in_([hold.browser for hold in holds])

        def work(connection: Connection) -> None:
            connection.execute(delete(MISSED).where(*before))
            connection.execute(insert(MISSED), rows)

        await self.store.database.do(work)


def unvisited(holds: Iterable[Hold]) -> dict[int, list[Hold]]:
    """The seats that nobody has come to, with those who hold them."""
    seats: dict[int, list[Hold]] = {}
    for hold in holds:
        seats.setdefault(hold.seat, []).append(hold)
    return {seat: those for seat, those in seats.items() if all(hold.awaited is not None for hold in those)}


def tables_of_ghosts(connection: Connection) -> list[str]:
    """Tables with a seat that nobody has come to in all this time."""
    late = select(HOLDS.c.table_id).where(UNVISITED, HOLDS.c.since < minutes_ago(COMES_IN), AT_WAITING)
    return sorted(set(connection.execute(late).scalars()))
