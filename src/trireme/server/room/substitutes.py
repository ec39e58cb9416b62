"""Substitutes: bots that answer for a player who is away or has resigned.

The rules do not know about them. The log notes which lines a substitute made; the record does not.
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
    """Let a bot answer for a seat. The player's votes are withdrawn first, so that none survives a crash."""
    await withdraw_of(room, seat, resigns=why == "resigned")
    await room.store.seats.stand_in(room.id, seat, bot, why)
    stored = room.table.seats[seat]
    stored.stand_in, stored.stood = bot, why
    room.tell_all(StandInNews(why, seat, bot))
    room.tell_presence()
    log("substitute plays", table=room.id, seat=seat, why=why)


async def take_back(room: Room, seat: int) -> None:
    """Give a seat back to its player, who pressed a button or answered. A resignation is final."""
    stored = room.table.seats[seat]
    if stored.stood == "resigned":
        raise TableError(RESIGNED)
    if not stored.stand_in:
        return
    await room.store.seats.stand_in(room.id, seat, "", "")
    bot, stored.stand_in, stored.stood = stored.stand_in, "", ""
    room.tell_all(StandInNews("back", seat, bot))
    room.tell_presence()
    log("player is back", table=room.id, seat=seat)
