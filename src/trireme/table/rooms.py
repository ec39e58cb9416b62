"""All tables in memory. A table is opened when somebody comes and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from trireme.games import GAMES
from trireme.table import calls
from trireme.table.asks import welcome_back
from trireme.table.client import Client
from trireme.table.crew import Crew
from trireme.table.desk import problem
from trireme.table.logs import log
from trireme.table.opponents import hurry_bots, wake_bots
from trireme.table.problems import CLOSED, NO_TABLE, TableError
from trireme.table.protocol import ClientMessage
from trireme.table.refusals import RefusedCall
from trireme.table.room import Room, refusal
from trireme.table.store import Store
from trireme.table.stored import StoredTable

MOST_EMPTY: Final = 16_000_000
"""Bytes that rooms without anybody may take: they stay open for a while, because somebody may come back."""
TRIES: Final = 16
"""Rooms looked at in one go, whether they can be forgotten."""

RESUMED_AT_ONCE: Final = 4
"""Tables at which bots go on after a start, at a time,"""
RESUMED_IN: Final = 30
"""and seconds that the next one waits for them."""


class Rooms:
    def __init__(self, store: Store, crew: Crew) -> None:
        self.store = store
        self.crew = crew
        self.contents: dict[tuple[str, bytes], str] = {}
        """Hash of the components that a game has in this version, with some options."""
        self._open: dict[str, Room] = {}
        self._empty: OrderedDict[str, int] = OrderedDict()
        """What rooms without anybody weigh, the one left for longest first."""
        self._empty_bytes = 0
        self._opening = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def connections(self) -> int:
        return sum(len(room.clients) for room in self._open.values())

    def present(self, id: str) -> set[int]:
        """The seats of a table that somebody sits on right now."""
        return self._open[id].present() if id in self._open else set()

    async def open(self, id: str) -> Room:
        async with self._opening:
            room = self._open.get(id) or await self.load(id)
            self._open[id] = room
            self._look_at(room)
            self._forget_empty()
        wake_bots(room)
        return room

    async def load(self, id: str) -> Room:
        """A table as it is on disk."""
        table = await self.store.table(id)
        if table is None:
            raise TableError(NO_TABLE, status=404)
        kept = None if await self._current(table) else await self.store.components(table.content)
        room = Room(self.store, self.crew, table, kept[1] if kept else None)
        await room.load()
        return room

    async def _current(self, table: StoredTable) -> bool:
        """Whether the components that a game began with are those of this version."""
        if table.format == 1:
            return table.game in GAMES and table.content in GAMES[table.game].format_1.hashes
        key = table.game, msgspec.json.encode(table.options)
        if key not in self.contents:
            call = calls.Found(table.game, table.options, len(table.seat_names))
            try:
                self.contents[key] = (await self.crew.ask_rules(call, calls.FoundGame)).content
            except RefusedCall:  # It cannot be made today; opening it will say why.
                return False
        return self.contents[key] == table.content

    def _look_at(self, room: Room) -> None:
        """Whether anybody is there; if not, it is the last to be forgotten."""
        self._empty_bytes -= self._empty.pop(room.id, 0)
        if not room.clients:
            room.watched = None
        if not room.clients and room.id in self._open:
            self._empty[room.id] = room.weight
            self._empty_bytes += room.weight

    def _forget_empty(self) -> None:
        """As many as need be, of those that nothing is going on in."""
        for _ in range(TRIES):
            if self._empty_bytes <= MOST_EMPTY or len(self._empty) == 1:
                return
            room = self._open[next(iter(self._empty))]
            if room.idle:
                self.forget(room.id)
            else:
                self._look_at(room)

    def forget(self, id: str) -> None:
        self._open.pop(id, None)
        self._empty_bytes -= self._empty.pop(id, 0)

    def close(self, room: Room) -> None:
        """A table that is no more. Whoever is there reads so."""
        self.forget(room.id)
        room.tell_all(refusal(None, problem(TableError(CLOSED, status=404))))

    async def resume(self) -> None:
        """After a start, beside all that people do: bots whose turn it is go on, at a few tables at a time.

        All other tables wait until somebody comes, and at a table to which somebody comes its bots go on at once.
        """
        last, resumed, lanes = "", 0, asyncio.Semaphore(RESUMED_AT_ONCE)
        while page := await self.store.waiting_for_bots(last):
            last = page[-1][0]
            asked = [id for id, bots in page if bots]
            await asyncio.gather(*(self._resume(id, lanes) for id in asked))
            resumed += len(asked)
        log("bots resumed", tables=resumed)

    async def _resume(self, id: str, lanes: asyncio.Semaphore) -> None:
        async with lanes:
            try:
                room = await self.open(id)
            except (TableError, SQLAlchemyError) as error:  # its own fault: all others go on
                log("bots not resumed", level=logging.ERROR, table=id, problem=str(error))
                return
            if room.bots is not None:  # the next table waits its turn, though not for bots that have given up
                await asyncio.wait([room.bots], timeout=RESUMED_IN)

    # Connections.

    async def enter(self, id: str, browser: str | None) -> tuple[Room, Client]:
        room = await self.open(id)
        async with room.lock:  # a seat that is taken away meanwhile is not held
            client = Client(browser, await self.store.held(id, browser))
            room.clients.append(client)
            await welcome_back(room, client.seats)
        self._look_at(room)
        self._note_seen(room, client)
        room.tell_presence()
        hurry_bots(room)
        return room, client

    def leave(self, room: Room, client: Client) -> None:
        room.clients.remove(client)
        self._note_seen(room, client)
        self._look_at(room)
        room.tell_presence()

    def _note_seen(self, room: Room, client: Client) -> None:
        if client.browser is not None and client.seats:
            self.store.register.note_seen(room.id, client.browser)

    async def receive(self, room: Room, client: Client, message: ClientMessage) -> None:
        before = room.version
        await room.receive(client, message)
        if room.version != before:
            hurry_bots(room)
        wake_bots(room)

    async def stop(self) -> None:
        """What is being written is finished; bots are interrupted and think again after the next start."""
        for room in self._open.values():
            if room.bots is not None:
                room.bots.cancel()
        for room in self._open.values():
            async with room.lock:
                pass
