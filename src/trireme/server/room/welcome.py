"""Send the full table state to a new connection, without blocking the players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

import msgspec

from trireme.server.common.problems import TableError
from trireme.server.room.connection import Client
from trireme.server.room.votes import pending_votes
from trireme.server.wire.socket_messages import SeatState, TableState
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall

if TYPE_CHECKING:
    from trireme.server.room.room import Room

SNAPSHOT: Final = 58_000
"""Most bytes of a table state. Older events that do not fit are left out; the page fetches them on demand."""
WELCOMES: Final = 3
"""Attempts to send a state without holding the table's lock. After that the table waits."""
SeatStates = dict[int | None, SeatState]
"""What each seat sees, and a spectator under None."""


async def welcome(room: Room, client: Client, since: int | None) -> None:
    """Send a connection the state of the table, if nothing has happened since a worker made the view.

    The visit of a player is stored first: what they are shown, they have seen, even if the server stops.
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
    """Send the state again, because the game has begun or the seats have changed. The caller holds the lock."""
    for client in clients:
        if client.live:
            await greet(room, client, None)


async def greet(room: Room, client: Client, since: int | None) -> None:
    show(room, client, since, await seen_by(room, client, since))


def moment_of(room: Room, client: Client) -> tuple[object, ...]:
    """Return a value that changes whenever what a connection sees may change."""
    return room.version, room.table.status, [*client.seats], [room.drafts.get(seat) for seat in client.seats]


async def seen_by(room: Room, client: Client, since: int | None) -> list[SeatState]:
    if room.table.status == "waiting":
        return []
    since = None if since is None else min(since, room.version)
    most = SNAPSHOT - len(msgspec.json.encode(room.info(client.browser, client.seats)))
    try:
        view = await room.look(client.viewers, since, most) if client.seats else await watched(room, since, most)
    except (TableError, RefusedCall):
        if room.table.status != "over":
            raise
        return []  # The result is available anyway.
    return [state_of(state) for state in view.seats]


async def watched(room: Room, since: int | None, most: int) -> calls.ViewResult:
    """Return the spectators' view, which is made once for all of them."""
    moment = room.version, room.table.status, since
    if room.watched is None or room.watched[0] != moment:
        view = await room.look([None], since, most)
        if moment != (room.version, room.table.status, since):
            return view
        room.watched = moment, view
    return room.watched[1]


def show(room: Room, client: Client, since: int | None, states: list[SeatState]) -> None:
    info = room.info(client.browser, client.seats)
    since = None if since is None else min(since, room.version)
    hidden = info.status == "playing" and room.hidden  # A finished game hides nothing.
    client.tell(
        TableState(info, since, states, room.agreement(), pending_votes(room), room.again, hidden, room.teams or [])
    )
    client.live = True
    if info.status != "waiting":
        room.tell_end([client])


def state_of(state: bytes) -> SeatState:
    """Return a seat's state as the JSON that came from the worker, without decoding it."""
    return cast("SeatState", msgspec.Raw(state))
