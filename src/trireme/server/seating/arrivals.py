"""Free the seats of players who do not come to their public table.

A player who has come once is awaited at a full table for as long as the table says. The seat of a player who never came
is freed soon, whether the table is full or not.
"""

from __future__ import annotations

from trireme.server.common.clock import minutes_ago
from trireme.server.room.consent import is_away
from trireme.server.room.game_start import is_full, waits_for
from trireme.server.room.room import Room
from trireme.server.room.table_info import gathers_for
from trireme.server.seating.public_seats import unvisited
from trireme.server.seating.seating import Seating
from trireme.server.storage.unvisited_seats import COMES_IN, note_missed, tables_of_ghosts
from trireme.server.storage.waiting_tables import full_tables


class Arrivals:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.seats = seating.seats

    async def look_round(self) -> None:
        """Free the seats of players who have not come in time, at all tables."""
        if self.seats.just_started:
            return
        for id in await self.seating.store.database.read(tables_of_ghosts):
            async with self.seating.at(id) as room:
                if room.table.status == "waiting":
                    await self._free_ghosts(room)
        for table in await self.seating.store.database.read(full_tables):
            async with self.seating.at(table.id) as room:
                if room.table.status == "waiting" and is_full(room):
                    await self._look_at(room, table.since)

    async def _look_at(self, room: Room, since: str) -> None:
        absent = waits_for(room)
        if not absent:  # They have come, but the game could not begin.
            await self.seating.settle(room)
            return
        if not room.present():  # Nobody is waiting, so the host keeps the table.
            absent = [seat for seat in absent if seat not in room.table.hosts]
        ghosts = unvisited(await self.seats.holds(room.id))
        for seat in absent:
            minutes = COMES_IN if seat in ghosts else gathers_for(room.table)
            if since > minutes_ago(minutes):
                continue
            # A player who keeps coming and going does not delay the others for ever.
            if is_away(room, seat) or since < minutes_ago(2 * minutes):
                await self._free(room, seat)

    async def _free_ghosts(self, room: Room) -> None:
        """Free seats that nobody has come to. The host may come later."""
        for seat, holds in unvisited(await self.seats.holds(room.id)).items():
            late = min(hold.since for hold in holds) < minutes_ago(COMES_IN)
            if late and seat not in room.table.hosts and seat not in room.present():
                await self._free(room, seat)

    async def _free(self, room: Room, seat: int) -> None:
        """Free a seat. Others can take it, but a browser that missed it once cannot. An invited seat goes back to the
        host."""
        ghosts = unvisited(await self.seats.holds(room.id))
        if seat in ghosts:
            await note_missed(self.seating.store.database, room.id, ghosts[seat])
        invited = await self.seats.was_invited(room.id, seat)
        await self.seating.empty(room, seat, "", "left")
        if not invited and await self.seats.open_seat(room.id, seat):
            await self.seating.settle(room)
