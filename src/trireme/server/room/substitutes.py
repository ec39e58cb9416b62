"""Bots that answer for somebody who is away or has resigned.

To the rules nothing has changed: a seat answers. Who it was stands beside its lines in the log, never in the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trireme.server.common.logs import log
from trireme.server.common.problems import RESIGNED, TableError
from trireme.server.room.votes import withdraw_of
from trireme.server.wire.http_bodies import StoodFor
from trireme.server.wire.socket_messages import StandInNews

if TYPE_CHECKING:
    from trireme.server.room.room import Room


async def stand_in(room: Room, seat: int, bot: str, why: StoodFor) -> None:
    """First what the player has asked is withdrawn: should the server end between, nobody acts by it."""
    await withdraw_of(room, seat, resigns=why == "resigned")
    await room.store.seats.stand_in(room.id, seat, bot, why)
    chair = room.table.seats[seat]
    chair.stand_in, chair.stood = bot, why
    room.tell_all(StandInNews(why, seat, bot))
    room.tell_presence()
    log("bot stands in", table=room.id, seat=seat, why=why)


async def take_back(room: Room, seat: int) -> None:
    """By a press, or by simply answering. Whoever has resigned has done so for good."""
    chair = room.table.seats[seat]
    if chair.stood == "resigned":
        raise TableError(RESIGNED)
    if not chair.stand_in:
        return
    await room.store.seats.stand_in(room.id, seat, "", "")
    bot, chair.stand_in, chair.stood = chair.stand_in, "", ""
    room.tell_all(StandInNews("back", seat, bot))
    room.tell_presence()
    log("player is back", table=room.id, seat=seat)
