"""The limit of seats at public tables that a browser or an address has taken without ever opening the table.

Such a seat is freed soon (`arrivals.py`), and a player who has missed one cannot take another at this table before
opening it. Only hashes of addresses are stored, until the game begins.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from trireme.server.common.problems import DID_NOT_COME, TOO_MANY_UNVISITED, TOO_MANY_UNVISITED_HERE, TableError
from trireme.server.common.rate_limits import Limits
from trireme.server.room.room import Room
from trireme.server.storage.seat_store import SeatHolder
from trireme.server.storage.store import Store
from trireme.server.storage.unvisited_seats import has_missed, unvisited_of_address, unvisited_of_browser


class PublicSeats:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._one = asyncio.Lock()
        """Held while a player sits down, so that simultaneous requests are all counted."""

    @asynccontextmanager
    async def taken(self, room: Room, seat: int, browser: str, address: str, given: bool) -> AsyncIterator[str | None]:
        """Yield what is stored about a player until they come, while they take a seat. An invited seat has no limit."""
        table = room.table
        here = any(client.browser == browser for client in room.clients)
        if here or not table.public or table.status != "waiting":
            yield None
            return
        hidden = self.store.key.hidden(address)
        async with self._one:
            if not given and table.seats[seat].kind == "open":  # Otherwise something else is wrong.
                await self._must_come(table.id, browser, hidden)
                await self._must_have_room(browser, hidden)
            yield hidden

    async def _must_come(self, table: str, browser: str, hidden: str) -> None:
        if await has_missed(self.store.database, table, browser, hidden):
            raise TableError(DID_NOT_COME)

    async def _must_have_room(self, browser: str, hidden: str) -> None:
        refused = await self._too_many(browser, hidden)
        if refused is not None:
            await self.store.seats.settle()  # They may have come at this moment.
            refused = await self._too_many(browser, hidden)
        if refused is not None:
            raise refused

    async def _too_many(self, browser: str, hidden: str) -> TableError | None:
        most, most_here = self.limits.unvisited_seats, self.limits.address_unvisited_seats
        if await unvisited_of_browser(self.store.database, browser) >= most:
            return TableError(TOO_MANY_UNVISITED, limit=most)
        if hidden and await unvisited_of_address(self.store.database, hidden) >= most_here:
            return TableError(TOO_MANY_UNVISITED_HERE, status=429, limit=most_here)
        return None


def unvisited(holds: Iterable[SeatHolder]) -> dict[int, list[SeatHolder]]:
    """Return the seats that nobody has come to, with their holders."""
    seats: dict[int, list[SeatHolder]] = {}
    for hold in holds:
        seats.setdefault(hold.seat, []).append(hold)
    return {seat: those for seat, those in seats.items() if all(hold.awaited is not None for hold in those)}
