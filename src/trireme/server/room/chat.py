"""Chat at a table: one channel for players, one for watchers, one for each team. Chat is never in the record.

The server does not interpret a text, and no log contains it. The page shows it as plain text.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from trireme.server.common.clock import now
from trireme.server.common.names import check_marks, kept_name, must_differ, tidy
from trireme.server.common.problems import (
    HELLO_FIRST,
    NO_NAME,
    NO_TEAM,
    NOT_YOURS,
    NOTHING_SAID,
    TALK_APART,
    TALKS_TOO_FAST,
    TableError,
)
from trireme.server.common.rate_limits import Bucket
from trireme.server.common.tokens import device_id
from trireme.server.storage.chat_store import keep, page_of
from trireme.server.wire.social_bodies import Channel, Talk, Talked
from trireme.server.wire.socket_messages import Ack, Said, Say

if TYPE_CHECKING:
    from trireme.server.room.connection import Client
    from trireme.server.room.room import Room

AT_ONCE: Final = 8
"""Messages that one browser may send at once."""
A_SECOND: Final = 0.5
"""Further messages a second for one browser."""
WATCHERS_AT_ONCE: Final = 20
WATCHERS_A_SECOND: Final = 4.0
"""Further messages a second for all watchers together."""
MOST_BROWSERS: Final = 500
"""Most browsers counted at a table. Those that have been quiet are forgotten first."""


class ChatRate:
    """The rate limit of the chat at a table, and the lock that keeps its messages in order."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._people: dict[str, Bucket] = {}
        self._watchers = Bucket(WATCHERS_A_SECOND, WATCHERS_AT_ONCE)

    def allows(self, browser: str, channel: Channel) -> bool:
        if browser not in self._people and len(self._people) >= MOST_BROWSERS:
            self._people = {each: bucket for each, bucket in self._people.items() if not bucket.full}
        if not self._people.setdefault(browser, Bucket(A_SECOND, AT_ONCE)).allows():
            return False
        return channel != "watchers" or self._watchers.allows()


async def say(room: Room, client: Client, message: Say) -> None:
    """Store a message, then send it to everybody who may read it."""
    if not client.live:
        raise TableError(HELLO_FIRST)
    must_hear(client.seats, message.channel)
    if message.seat is not None and message.seat not in client.seats:
        raise TableError(NOT_YOURS)
    text = tidy(" ".join(message.text.split()))
    if bool(text) == bool(message.emote):
        raise TableError(NOTHING_SAID)
    check_marks(text)
    seat = client.seats[0] if client.seats and message.seat is None else message.seat
    if message.channel == "team" and (seat is None or len(partners(room.teams, [seat])) < 2):
        raise TableError(NO_TEAM, status=403)
    if client.browser is None:  # The browser has no name.
        raise TableError(NO_NAME, status=400)
    name = room.table.seats[seat].name if seat is not None else await watchers_name(room, client.browser)
    if not room.chat_rate.allows(client.browser, message.channel):
        raise TableError(TALKS_TOO_FAST, status=429)
    who = "" if seat is not None else device_id(room.id, client.browser)
    said = Talked(0, message.channel, seat, who, name, text, message.emote, now())
    key = f"{device_id(room.id, client.browser)} {message.nonce}"[:64]
    async with room.chat_rate.lock:
        new = await keep(room.store.database, room.id, said, key)
        client.tell(Ack(message.nonce, room.version))
        if new:
            tell(room, said)


async def watchers_name(room: Room, browser: str) -> str:
    """Return the name of a watcher. It must differ from the names of the players."""
    name = kept_name(await room.store.name_of(browser))
    must_differ(name, [seat.name for seat in room.table.seats])
    return name


def must_hear(seats: list[int], channel: Channel) -> None:
    if (channel == "watchers") == bool(seats):
        raise TableError(TALK_APART, status=403)


def partners(teams: list[int] | None, seats: list[int]) -> list[int]:
    """Return all seats in the teams of these seats. Without teams there are none."""
    mine = {teams[seat] for seat in seats} if teams else set()
    return [seat for seat, team in enumerate(teams or ()) if team in mine]


def tell(room: Room, said: Talked) -> None:
    message = Said(said)
    for client in room.clients:
        if client.live and hears(room, client.seats, said):
            client.tell(message)


def hears(room: Room, seats: list[int], said: Talked) -> bool:
    """Return whether a connection with these seats, or with none, may read a message."""
    if said.channel == "team":
        return said.seat in partners(room.teams, seats)
    return (said.channel == "players") == bool(seats)


async def heard(room: Room, seats: list[int], before: int | None) -> Talk:
    """Return the newest messages before a number that a browser with these seats, or with none, may read."""
    return await page_of(room.store.database, room.id, bool(seats), partners(room.teams, seats), before)
