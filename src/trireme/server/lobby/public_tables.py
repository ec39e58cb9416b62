"""How many public tables one browser and one address may have, so that nobody fills the list that all see.

They are counted in the database. Of an address only a hash is kept there, by the key of the installation, and only
until the table is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, func, select

from trireme.server.common.problems import TOO_MANY_PUBLIC, TOO_MANY_PUBLIC_HERE, TableError
from trireme.server.common.rate_limits import Limits
from trireme.server.storage.schema import TABLES
from trireme.server.storage.store import Store

NOT_OVER = TABLES.c.public.is_(True), TABLES.c.status.in_(("waiting", "playing"))


class PublicTables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._coming = Counter[tuple[str, str]]()
        """Tables that are just being made, by browser and by address."""

    @asynccontextmanager
    async def one_more(self, browser: str, maker: str) -> AsyncIterator[TableError | None]:
        """While one more is made, or what is in its way. It is counted before it is there."""
        claims = [("browser", browser), ("address", maker)]
        self._coming.update(claims)
        try:
            yield await self._too_many(browser, maker)
        finally:
            self._coming.subtract(claims)
            self._coming += Counter()  # without those that are 0

    async def _too_many(self, browser: str, maker: str) -> TableError | None:
        most, most_here = self.limits.public_tables, self.limits.address_public_tables
        if await self._count(TABLES.c.owner == browser) + self._coming["browser", browser] > most:
            return TableError(TOO_MANY_PUBLIC, limit=most)
        if maker and await self._count(TABLES.c.maker == maker) + self._coming["address", maker] > most_here:
            return TableError(TOO_MANY_PUBLIC_HERE, status=429, limit=most_here)
        return None

    async def _count(self, whose: ColumnElement[bool]) -> int:
        query = select(func.count()).where(whose, *NOT_OVER)
        return await self.store.database.read(lambda connection: connection.execute(query).scalar() or 0)
