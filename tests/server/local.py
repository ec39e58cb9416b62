"""A whole server in this process: a database, rules without worker processes, connections without sockets."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from tests.tables import Table
from trireme.kit import dice
from trireme.server.common import clock
from trireme.server.common.rate_limits import Limits
from trireme.server.room.bots import wake_bots
from trireme.server.room.connection import Client
from trireme.server.room.messages import receive
from trireme.server.room.room import Room
from trireme.server.services import Services, Settings
from trireme.server.storage.installation import Key
from trireme.server.storage.store import Store
from trireme.server.wire import http_bodies
from trireme.server.wire.http_bodies import PositionList
from trireme.server.wire.seat_bodies import Claim, Seated
from trireme.server.wire.socket_messages import ClientMessage, Hello
from trireme.server.workers.calls import Call, Ok, Rejected, Reply, Request
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.handlers import Handlers
from trireme.server.workers.pool import TableHandle, WorkerPool

T = TypeVar("T")
Message = dict[str, Any]


class LocalPool(WorkerPool):
    """A pool that answers calls in this process, with the same encoding as a worker."""

    def __init__(self) -> None:
        super().__init__()
        self.handlers = Handlers()

    async def ask(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        match = self.handlers.matches.get(table.id)
        have = match.version if match and match.match.lines == table.lines[: match.version] else 0
        return self._reply(Request(call, table.id, table.spec, have, table.lines[have:]), answer)

    async def ask_aside_about(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        return await self.ask(table, call, answer)

    async def ask_rules(self, call: Call, answer: type[T]) -> T:
        return self._reply(Request(call), answer)

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        return self._reply(Request(call), answer)

    def _reply(self, request: Request, answer: type[T]) -> T:
        request = msgspec.msgpack.decode(msgspec.msgpack.encode(request), type=Request)
        reply: Reply = self.handlers.answer(request)
        if isinstance(reply, Rejected):
            raise RefusedCall(reply)
        assert isinstance(reply, Ok)
        return msgspec.msgpack.decode(reply.answer, type=answer)


class Local(Services):
    """The services of a server."""

    def __init__(self, store: Store, pool: WorkerPool) -> None:
        super().__init__(Settings(db=""))
        self.build(store, pool)

    async def limit(self, **limits: int) -> None:
        """Build all services again with these limits."""
        self.settings = Settings(db="", limits=Limits(**limits))
        self.build(self.store, self.pool)
        await self.prepare()

    async def table(self, *seats: http_bodies.SeatWish, browser: str = "ann", game: str = "peloponnes") -> str:
        """Make a table and return its id."""
        return (await self.lobby.make(http_bodies.NewTable(game, list(seats)), browser)).table.id

    async def seated(self, table: Table, *others: http_bodies.SeatWish, browser: str = "ann") -> str:
        """Make a table and return its id. The browser that makes it has all seats except those of `others`."""
        mine = [http_bodies.Me(f"Ann {number}") for number in range(table.players - len(others))]
        wish = http_bodies.NewTable(table.game, [*mine, *others], table.wishes)
        return (await self.lobby.make(wish, browser)).table.id

    async def claim(self, token: str, browser: str, name: str = "Bob", **more: Any) -> Seated:
        """Sit down with a link."""
        return await self.seating.claim(Claim(token, f"by {browser[:20]}", name, **more), browser)

    async def positions(self, table: str, seat: int | None, first: int, last: int, browser: str | None) -> PositionList:
        body = await self.history.positions(table, seat, first, last, browser)
        return msgspec.json.decode(gzip.decompress(body), type=PositionList)

    async def window(self, table: str, browser: str | None = "ann", since: int | None = None) -> Window:
        """Open a table in a window that has said hello."""
        window = Window(*await self.rooms.enter(table, browser))
        await window.send(Hello(since))
        return window


class Window:
    """A connection and everything that it has been sent."""

    def __init__(self, room: Room, client: Client) -> None:
        self.room = room
        self.client = client
        self.nonces = (f"n{number}" for number in count())
        self.raw: list[bytes] = []
        self.messages: list[Message] = []

    async def send(self, message: ClientMessage) -> list[Message]:
        """Send a message and return the immediate answers."""
        before = len(self.read())
        await receive(self.room, self.client, message)
        wake_bots(self.room)
        return self.read()[before:]

    def read(self) -> list[Message]:
        """Return all messages so far."""
        while self.client._waiting:
            body = self.client._waiting.popleft()
            self.client._bytes -= len(body)
            self.raw.append(body)
            self.messages.append(msgspec.json.decode(body))
        return self.messages

    def seat(self, seat: int | None) -> Message:
        """Return the latest state of a seat."""
        return next(
            sight
            for message in reversed(self.read())
            if message["type"] in ("snapshot", "update")
            for sight in message["seats"]
            if sight["seat"] == seat
        )


@asynccontextmanager
async def opened(
    where: Path | str,
    pool: WorkerPool | None = None,
    alone: bool = True,
    key: Key | None = None,
    just_started: bool = False,
) -> AsyncIterator[Local]:
    """Open a server on a database, or on a file in a folder. With `alone=False` it does not lock the database.

    Unless it has just started, all absent players have had time to return.
    """
    store = await Store.open(where if isinstance(where, str) else str(where / "tables.db"), alone, key)
    local = Local(store, pool or LocalPool())
    try:
        await local.prepare()
        if alone:
            await store.seats.begin()
        if not just_started:
            store.seats.started = clock.ago(1000)
        yield local
    finally:
        await local.rooms.stop()
        await local.pool.stop()
        await store.close()


@asynccontextmanager
async def running(
    where: Path | str, pool: WorkerPool | None = None, key: Key | None = None, just_started: bool = False
) -> AsyncIterator[Local]:
    """Open a server whose tables have the seeds 0, 1, 2 and so on. To restart it, open it again on its database."""
    seeds = (dice.seed_from(number) for number in count())
    with patch.object(dice, "fresh_seed", lambda: next(seeds)):
        async with opened(where, pool, key=key, just_started=just_started) as local:
            yield local


def codes_of(question: Message) -> list[int]:
    """Return all codes that a question offers, with those of windows; none where a window has no answers."""
    also = [answer["code"] for answer in question["also"]]
    if question["type"] == "amount":
        return [*range(question["base"] + question["low"], question["base"] + question["high"] + 1), *also]
    if question["type"] == "some":
        done = [question["done"]] if len(question["chosen"]) >= question["least"] else []
        left = [item["code"] for item in question["items"] if question["chosen"].count(item["code"]) < item["count"]]
        return [*done, *left, *also]
    listed = [answer["code"] for answer in (question["answers"] if "answers" in question else question["items"])]
    return [*(code for code in listed if code not in question.get("chosen", ())), *also]
