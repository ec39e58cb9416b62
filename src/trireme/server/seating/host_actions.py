"""What else the host of a table can do before the game begins: seat bots, and close the table."""

from __future__ import annotations

from trireme.server.common.names import checked_name, free_name
from trireme.server.common.problems import HAS_BEGUN, NO_BOT, NOT_OPEN, TableError
from trireme.server.seating.seating import Seating, seat_of
from trireme.server.wire.http_bodies import TableInfo
from trireme.server.wire.social_bodies import Closed, SeatBot


class HostActions:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.store = seating.store
        self.seats = seating.seats
        self.bots: dict[str, list[str]] = {}
        """The bots that can play each game."""

    async def seat_bot(self, id: str, body: SeatBot, browser: str) -> TableInfo:
        """Give a free seat to a bot. The game begins if it was the last one."""
        async with self.seating.at(id) as room:
            await self.seating.must_host(room, browser)
            seat_of(room, body.seat)
            if room.table.status != "waiting":
                raise TableError(HAS_BEGUN)
            known = self.bots[room.table.game]
            if body.bot not in known:
                raise TableError(NO_BOT, status=400, given=body.bot, known=", ".join(known))
            name = free_name(
                checked_name(body.name), [seat.name for seat in room.table.seats if seat.seat != body.seat]
            )
            if not await self.seats.seat_bot(id, body.seat, body.bot, name):
                raise TableError(NOT_OPEN)
            await self.seating.settle(room)
            return room.info(browser, await self.store.held(id, browser))

    async def close(self, id: str, browser: str) -> Closed:
        """Close a table that has not begun, and tell everybody there."""
        async with self.seating.at(id) as room:
            await self.seating.must_host(room, browser)
            if room.table.status != "waiting":
                raise TableError(HAS_BEGUN)
            await self.seating.close(room)
        return Closed(True)
