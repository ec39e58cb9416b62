"""How many public tables one browser and one address may have, so that nobody fills the list that all see.

Those of a browser are counted in the database. Addresses are not stored, so those of an address are counted from the
start of the server.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import func, select

from trireme.table.limits import MOST_KNOWN, Limits
from trireme.table.problems import TOO_MANY_PUBLIC, TOO_MANY_PUBLIC_HERE, TableError
from trireme.table.schema import TABLES
from trireme.table.store import Store

NOT_OVER = TABLES.c.public.is_(True), TABLES.c.status.in_(("waiting", "playing"))


class PublicTables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._made: OrderedDict[str, set[str]] = OrderedDict()
        """Tables of each address, the address that made one last at the end."""
        self._coming = Counter[tuple[str, str]]()
        """Tables that are just being made, by browser and by address."""

    @asynccontextmanager
    async def one_more(self, browser: str, address: str) -> AsyncIterator[list[str]]:
        """Make one more public table, and add its id to the list. It is counted before it is there."""
        claims = [("browser", browser), ("address", address)]
        self._coming.update(claims)
        made: list[str] = []
        try:
            if await self._of_browser(browser) + self._coming["browser", browser] > self.limits.public_tables:
                raise TableError(TOO_MANY_PUBLIC, limit=self.limits.public_tables)
            if await self._of_address(address) + self._coming["address", address] > self.limits.address_public_tables:
                raise TableError(TOO_MANY_PUBLIC_HERE, status=429, limit=self.limits.address_public_tables)
            yield made
        finally:
            self._coming.subtract(claims)
            self._coming += Counter()  # without those that are 0
            self._add(address, made)

    async def has_room(self, browser: str) -> bool:
        return await self._of_browser(browser) < self.limits.public_tables

    def follow(self, old: str, new: str) -> None:
        """A table that follows another one is counted for the same address."""
        address = next((address for address, tables in self._made.items() if old in tables), "")
        self._add(address, [new])

    def _add(self, address: str, tables: list[str]) -> None:
        if not address or not tables:
            return
        self._made.setdefault(address, set()).update(tables)
        self._made.move_to_end(address)
        if len(self._made) > MOST_KNOWN:
            self._made.popitem(last=False)

    async def _of_browser(self, browser: str) -> int:
        query = select(func.count()).where(TABLES.c.owner == browser, *NOT_OVER)
        return await self.store.database.read(lambda connection: connection.execute(query).scalar() or 0)

    async def _of_address(self, address: str) -> int:
        """Those that are over or closed are forgotten."""
        tables = self._made.get(address, set())
        if not tables:
            return 0
        query = select(TABLES.c.id).where(TABLES.c.id.in_(list(tables)), *NOT_OVER)
        left = await self.store.database.read(lambda connection: set(connection.execute(query).scalars()))
        tables &= left
        return len(left)
