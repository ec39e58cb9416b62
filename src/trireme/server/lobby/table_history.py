"""What can be read about a table afterwards: events, positions, the record, draws and chat."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from trireme.server.common.problems import NO_VERSION, NOT_ARCHIVED, NOT_OVER, STILL_SECRET, TableError
from trireme.server.room.chat import heard
from trireme.server.room.registry import Rooms
from trireme.server.room.room import Room
from trireme.server.seating.seating import seat_of
from trireme.server.storage.records import noted, record_of
from trireme.server.wire.http_bodies import Draws, Earlier, PositionList
from trireme.server.wire.social_bodies import Talk
from trireme.server.workers import calls
from trireme.server.workers.archive import Archive
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.history import packed

PAGE: Final = 60
"""Most positions in one answer."""


class TableHistory:
    def __init__(self, rooms: Rooms) -> None:
        self.store = rooms.store
        self.pool = rooms.pool
        self.rooms = rooms

    async def _watched(self, id: str, seat: int | None, browser: str | None) -> Room:
        """Return the room of a table if this browser may look at it from this seat."""
        room = await self.rooms.open(id)
        if seat is not None:
            seat_of(room, seat)
            if room.table.status != "over" and seat not in await self.store.held(id, browser):
                raise TableError(NOT_OVER, status=403)
        return room

    async def earlier(self, id: str, seat: int | None, before: int, browser: str | None) -> Earlier:
        room = await self._watched(id, seat, browser)
        if room.table.status == "waiting":
            raise TableError(NO_VERSION, status=404, given=0, last=room.version)
        try:
            recalled = await self.pool.ask(room, calls.GetEvents(seat, before, list(room.stood)), calls.EventsResult)
        except (TableError, RefusedCall):
            return (await self._kept(room)).earlier(seat, before)
        return msgspec.json.decode(recalled.earlier, type=Earlier)

    async def positions(self, id: str, seat: int | None, first: int, last: int, browser: str | None) -> bytes:
        """Return a `PositionList` as compressed JSON."""
        room = await self._watched(id, seat, browser)
        over = room.table.status == "over"
        if room.table.status == "waiting" or first > room.version:
            raise TableError(NO_VERSION, status=404, given=first, last=room.version)
        last = min(last, first + PAGE - 1)
        try:
            return (
                await self.pool.ask(
                    room, calls.GetPositions(seat, first, last, over, room.stood), calls.PositionsResult
                )
            ).positions
        except (TableError, RefusedCall):
            seen = (await self._kept(room)).seen(seat, first, last)
            return await asyncio.to_thread(packed, PositionList(room.version, seen))

    async def _kept(self, room: Room) -> Archive:
        """Return the archive of a finished game while handling an error; without one raise it again."""
        kept = await room.stored_archive()
        if kept is not None:
            return kept
        if room.table.status == "over":
            raise TableError(NOT_ARCHIVED)
        raise

    async def record(self, id: str) -> str:
        """Return the record with its seed, once the game is over."""
        room = await self.rooms.open(id)
        if room.table.status != "over":
            raise TableError(STILL_SECRET)
        return noted(record_of(room.table, room.lines, room.chain), room.table)

    async def draws(self, id: str) -> Draws:
        """Return all draws, so that a page can verify them without the rules."""
        room = await self.rooms.open(id)
        if room.table.status != "over":
            raise TableError(STILL_SECRET)
        try:
            return await self.pool.ask(room, calls.GetDraws(), Draws)
        except (TableError, RefusedCall):
            return (await self._kept(room)).draws

    async def talk(self, id: str, browser: str | None, before: int | None) -> Talk:
        """Return the chat of a table, as far as this browser may read it."""
        room = await self.rooms.open(id)
        mine = await self.store.held(id, browser)
        if mine and room.teams is None and room.table.status != "waiting":
            with suppress(TableError, RefusedCall):
                await room.look([None], room.version)  # This finds the teams.
        return await heard(room, list(mine), before)
