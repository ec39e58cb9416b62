"""When a game begins: once all seats are taken and, at a public table, all players have come.

Anybody can take a seat at a public table with one click and never come back. So a public table waits for its players
before the game begins; `arrivals.py` frees the seats of those who do not come.
"""

from __future__ import annotations

import logging

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.room.room import Room
from trireme.server.room.welcome import greet_all
from trireme.server.storage.faults import DatabaseError
from trireme.server.storage.seat_store import FREE
from trireme.server.workers.errors import RefusedCall


def is_full(room: Room) -> bool:
    return not any(seat.kind in FREE for seat in room.table.seats)


def waits_for(room: Room) -> list[int]:
    """Return the seats whose players must come before the game begins. If the host plays alone, there are none."""
    players = {seat.seat for seat in room.table.seats if seat.kind == "player"}
    if not room.table.public or players <= set(room.table.hosts):
        return []
    return sorted(players - room.present())


async def begin(room: Room) -> bool:
    """Begin the game if the table is full and waits for nobody. Return whether it began."""
    if not is_full(room) or waits_for(room):
        return False
    # Everybody sees all shares before anything is drawn.
    room.close_shares()
    room.tell_presence()
    view = await room.look([], 0)
    await room.store.start(room.id, room.table.shares, view.asked, view.result)
    room.table.status = "over" if view.result else "playing"
    room.table.asked, room.table.result = view.asked, view.result
    log("game begun", table=room.id, game=room.table.game)
    return True


async def begin_on_arrival(room: Room) -> None:
    """Begin the game if the table was waiting for this player."""
    if room.table.status != "waiting":
        return
    try:
        if await begin(room):
            await greet_all(room, room.clients)
    except (
        TableError,
        RefusedCall,
        DatabaseError,
    ) as error:  # The player is here anyway; the next search tries again.
        log("game not begun", level=logging.ERROR, table=room.id, problem=str(error))
