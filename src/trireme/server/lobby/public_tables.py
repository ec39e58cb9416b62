"""The limit of public tables for one browser and one address, so that nobody fills the public list.

The tables are counted in the database, which has only a hash of an address, made with the key of the installation and
deleted when the table is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trireme.server.common.problems import TOO_MANY_PUBLIC, TOO_MANY_PUBLIC_HERE, TableError
from trireme.server.common.rate_limits import Limits
from trireme.server.storage.public_table_counts import tables_of_address, tables_of_browser
from trireme.server.storage.store import Store


class PublicTables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._coming = Counter[tuple[str, str]]()
        """Tables that are just being made, by browser and by address, as they are counted already."""

    @asynccontextmanager
    async def one_more(self, browser: str, maker: str) -> AsyncIterator[TableError | None]:
        """Count one more public table while it is made. Yield the problem if it is one too many."""
        claims = [("browser", browser), ("address", maker)]
        self._coming.update(claims)
        try:
            yield await self._too_many(browser, maker)
        finally:
            self._coming.subtract(claims)
            self._coming += Counter()  # Drops the zeros.

    async def _too_many(self, browser: str, maker: str) -> TableError | None:
        most, most_here = self.limits.public_tables, self.limits.address_public_tables
        if await tables_of_browser(self.store.database, browser) + self._coming["browser", browser] > most:
            return TableError(TOO_MANY_PUBLIC, limit=most)
        if maker and await tables_of_address(self.store.database, maker) + self._coming["address", maker] > most_here:
            return TableError(TOO_MANY_PUBLIC_HERE, status=429, limit=most_here)
        return None
