"""Whoever says hello to a table is shown all of it; those who play there do not wait while a worker looks for him."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

import msgspec

from trireme.server.common.problems import TableError
from trireme.server.room.connection import Client
from trireme.server.room.votes import asked_now
from trireme.server.wire.socket_messages import SeatState, TableState
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall

if TYPE_CHECKING:
    from trireme.server.room.room import Room

SNAPSHOT: Final = 58_000
"""Bytes of a snapshot: older events are left out where they do not fit, and come when somebody scrolls up to them."""
WELCOMES: Final = 3
"""So often somebody who comes is shown the table as it was when a worker looked; then the table waits for him."""
Sights = dict[int | None, SeatState]
"""What each eye sees."""


async def welcome(room: Room, client: Client, since: int | None) -> None:
    """A client is greeted when nothing has happened between the look and the greeting, so it misses nothing.

    That a player has come is written before: whatever becomes of the server, what they are shown they have seen.
    """
    if client.seats:
        await room.store.seats.settle(room.id)
    for _ in range(WELCOMES):
        moment = moment_of(room, client)
        seen = await seen_by(room, client, since)
        async with room.lock:
            if moment == moment_of(room, client):
                show(room, client, since, seen)
                return
    async with room.lock:
        await greet(room, client, since)


async def greet_all(room: Room, clients: Iterable[Client]) -> None:
    """They get everything anew: the game has begun, or they look from other seats. The table is theirs meanwhile."""
    for client in clients:
        if client.live:
            await greet(room, client, None)


async def greet(room: Room, client: Client, since: int | None) -> None:
    show(room, client, since, await seen_by(room, client, since))


def moment_of(room: Room, client: Client) -> tuple[object, ...]:
    """As long as this is the same, so is what a client sees."""
    return room.version, room.table.status, [*client.seats], [room.drafts.get(seat) for seat in client.seats]


async def seen_by(room: Room, client: Client, since: int | None) -> list[SeatState]:
    if room.table.status == "waiting":
        return []
    since = None if since is None else min(since, room.version)
    most = SNAPSHOT - len(msgspec.json.encode(room.info(client.browser, client.seats)))
    try:
        sight = await room.look(client.eyes, since, most) if client.seats else await watched(room, since, most)
    except (TableError, RefusedCall):
        if room.table.status != "over":
            raise
        return []  # the result is there all the same
    return [state_of(state) for state in sight.seats]


async def watched(room: Room, since: int | None, most: int) -> calls.ViewResult:
    """All who only watch see the same: it is worked out once for them."""
    moment = room.version, room.table.status, since
    if room.watched is None or room.watched[0] != moment:
        sight = await room.look([None], since, most)
        if moment != (room.version, room.table.status, since):
            return sight
        room.watched = moment, sight
    return room.watched[1]


def show(room: Room, client: Client, since: int | None, states: list[SeatState]) -> None:
    info = room.info(client.browser, client.seats)
    since = None if since is None else min(since, room.version)
    hidden = info.status == "playing" and room.hidden  # nothing is, once it is over
    client.tell(
        TableState(info, since, states, room.agreement(), asked_now(room), room.again, hidden, room.teams or [])
    )
    client.live = True
    if info.status != "waiting":
        room.tell_end([client])


def state_of(sight: bytes) -> SeatState:
    """It goes out as it has come from the worker: as JSON."""
    return cast("SeatState", msgspec.Raw(sight))
