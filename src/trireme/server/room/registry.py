"""All tables in memory. A table is opened when somebody comes and may be closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from trireme.games import GAMES
from trireme.server.common.clock import now
from trireme.server.common.logs import log
from trireme.server.common.problems import CLOSED, DATABASE_AWAY, NO_TABLE, TableError
from trireme.server.room.bots import hurry_bots, wake_bots
from trireme.server.room.connection import Client
from trireme.server.room.game_start import begin_on_arrival
from trireme.server.room.messages import receive, refuse_while_paused
from trireme.server.room.room import Room
from trireme.server.room.votes import welcome_back
from trireme.server.storage.faults import DatabaseError
from trireme.server.storage.rows import StoredTable
from trireme.server.storage.seat_store import Left
from trireme.server.storage.store import Store, whole
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.wire.socket_messages import ClientMessage, MoveRefused, Paused, Ping
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.pool import WorkerPool

MOST_EMPTY: Final = 16_000_000
"""Bytes that empty rooms may take together. They stay open for a while in case somebody comes back."""
TRIES: Final = 16
"""Most empty rooms examined at a time."""

SNAPSHOTS_IN: Final = 10
"""Seconds that a stopping server spends on snapshots. Tables without one replay some lines."""

RESUMED_AT_ONCE: Final = 4
"""Tables at which bots resume at the same time after a start."""
RESUMED_AGAIN: Final = 2
"""Seconds between two attempts while the database is away."""
RESUMED_IN: Final = 30
"""Most seconds that the next table waits for these bots."""


class Rooms:
    def __init__(self, store: Store, pool: WorkerPool) -> None:
        self.store = store
        self.pool = pool
        self.contents: dict[tuple[str, bytes], str] = {}
        """Hashes of the components of this version, by game and options."""
        self._open: dict[str, Room] = {}
        self._empty: OrderedDict[str, int] = OrderedDict()
        """Bytes of each empty room, the one left longest ago first."""
        self._empty_bytes = 0
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks held while a table is loaded, one for each table."""
        self._coming: Counter[str] = Counter()
        """Connections that are just being made, by table."""
        self._leaving: set[asyncio.Task[None]] = set()
        """Tasks that save snapshots of closed rooms."""

    def __len__(self) -> int:
        return len(self._open)

    @property
    def connections(self) -> int:
        return sum(len(room.clients) for room in self._open.values())

    def present(self, id: str) -> set[int]:
        """Return the seats of a table whose players are connected."""
        return self._open[id].present() if id in self._open else set()

    async def open(self, id: str) -> Room:
        if (trouble := self.trouble()) is not None:
            raise trouble
        async with self._opening.setdefault(id, asyncio.Lock()):
            room = self._open.get(id) or await self.load(id)
            self._open[id] = room
        self._look_at(room)
        self._forget_empty()
        wake_bots(room)
        return room

    def trouble(self) -> TableError | None:
        """Return why tables cannot be served, or None. While the database is away they are shown and drafts work."""
        trouble = self.store.database.trouble
        return trouble if trouble is not None and trouble.key != DATABASE_AWAY.key else None

    def pause(self, trouble: TableError) -> None:
        """Tell every page why the games are paused."""
        for room in self._open.values():
            room.tell_all(Paused(problem_body(trouble)))

    async def go_on(self) -> None:
        """Continue all games: the database is back, and no other server has had it meanwhile."""
        for room in list(self._open.values()):
            with suppress(TableError):
                async with room.lock:
                    await room.make_sure()
            room.tell_all(Paused(None))
            hurry_bots(room)
            wake_bots(room)

    def begin_anew(self) -> None:
        """Close all rooms and connections, because another server has had the games meanwhile."""
        for room in list(self._open.values()):
            if room.bots is not None:
                room.bots.cancel()
            for client in list(room.clients):
                client.end()
            self.forget(room.id)
        self.pool.forget()

    async def load(self, id: str) -> Room:
        """Load a table from disk."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise TableError(NO_TABLE, status=404)
        table = whole(loaded)
        kept = None if await self._current(table) else await self.store.components(table.content)
        room = Room(self.store, self.pool, table, kept[1] if kept else None)
        await room.take_over(loaded)
        return room

    async def _current(self, table: StoredTable) -> bool:
        """Return whether the game began with the components of this version."""
        if table.format == 1:
            return table.game in GAMES and table.content in GAMES[table.game].format_1.hashes
        key = table.game, msgspec.json.encode(table.options)
        if key not in self.contents:
            call = calls.CheckGame(table.game, table.options, len(table.seat_names))
            try:
                self.contents[key] = (await self.pool.ask_rules(call, calls.GameFound)).content
            except RefusedCall:  # The game cannot be made; opening the table will say why.
                return False
        return self.contents[key] == table.content

    def _look_at(self, room: Room) -> None:
        """Note whether a room is empty. One that has just become empty is closed last."""
        self._empty_bytes -= self._empty.pop(room.id, 0)
        if not room.clients:
            room.watched = None
        if not room.clients and room.id in self._open and room.id not in self._coming:
            self._empty[room.id] = room.weight
            self._empty_bytes += room.weight

    def _forget_empty(self) -> None:
        """Close idle rooms until the empty ones fit into `MOST_EMPTY`."""
        for _ in range(TRIES):
            if self._empty_bytes <= MOST_EMPTY or len(self._empty) == 1:
                return
            room = self._open[next(iter(self._empty))]
            if room.idle:
                self.forget(room.id)
                self._save_later(room)
            else:
                self._look_at(room)

    def forget(self, id: str) -> None:
        self._open.pop(id, None)
        self._empty_bytes -= self._empty.pop(id, 0)

    def _save_later(self, room: Room) -> None:
        """Have a worker save a snapshot, so that the next visitor does not wait for a replay."""
        leaving = asyncio.create_task(self._save_all([room]))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _save_all(self, rooms: Sequence[Room]) -> None:
        try:
            await self.pool.save_snapshots(rooms)
        except (TableError, RefusedCall) as error:  # Their logs are on disk.
            log("snapshots not saved", level=logging.ERROR, tables=len(rooms), problem=str(error))

    def close(self, room: Room) -> None:
        """Close the room of a deleted table, and tell everybody there."""
        self.forget(room.id)
        room.tell_all(MoveRefused(None, [], problem_body(TableError(CLOSED, status=404))))

    async def resume(self) -> None:
        """Resume the bots whose turn it is, at a few tables at a time, while people already play.

        All other tables wait until somebody comes. A table that somebody comes to resumes at once.
        """
        last, resumed, lanes = "", 0, asyncio.Semaphore(RESUMED_AT_ONCE)
        while page := await self._waiting_for_bots(last):
            last = page[-1][0]
            asked = [id for id, bots in page if bots]
            await asyncio.gather(*(self._resume(id, lanes) for id in asked))
            resumed += len(asked)
        log("bots resumed", tables=resumed)

    async def _waiting_for_bots(self, after: str) -> list[tuple[str, bool]]:
        """Return the next tables that wait for bots, as soon as the database is there."""
        while True:
            try:
                return await self.store.waiting_for_bots(after)
            except TableError as error:
                log("bots not resumed", level=logging.ERROR, problem=str(error))
                await asyncio.sleep(RESUMED_AGAIN)

    async def _resume(self, id: str, lanes: asyncio.Semaphore) -> None:
        async with lanes:
            try:
                room = await self.open(id)
            except (TableError, DatabaseError) as error:  # Only this table fails; the others continue.
                log("bots not resumed", level=logging.ERROR, table=id, problem=str(error))
                return
            if room.bots is not None:  # The next table waits for these bots, unless they have given up.
                await asyncio.wait([room.bots], timeout=RESUMED_IN)

    # Connections.

    async def enter(self, id: str, browser: str | None) -> tuple[Room, Client]:
        with self._coming_to(id):
            room = await self.open(id)
            async with room.lock:  # The lock keeps the seats from changing meanwhile.
                client = Client(browser, await self.store.held(id, browser))
                await welcome_back(room, client.seats)
                room.clients.append(client)
                try:
                    await begin_on_arrival(room)
                except BaseException:
                    room.clients.remove(client)
                    raise
        self._note_visit(room, client)
        room.tell_presence()
        hurry_bots(room)
        wake_bots(room)
        return room, client

    @contextmanager
    def _coming_to(self, id: str) -> Iterator[None]:
        """Keep a room open while a connection is being made, so that all connections share one room."""
        self._coming[id] += 1
        try:
            yield
        finally:
            self._coming[id] -= 1
            if not self._coming[id]:
                del self._coming[id]
            if id in self._open:
                self._look_at(self._open[id])

    def leave(self, room: Room, client: Client) -> None:
        room.clients.remove(client)
        self._note_visit(room, client)
        self._look_at(room)
        room.tell_presence()

    def _note_visit(self, room: Room, client: Client) -> None:
        """Note a visit. What a browser has seen is stored when its last window closes."""
        if client.browser is None or not client.seats:
            return
        here = any(other.browser == client.browser for other in room.clients)
        self.store.seats.note_seen(room.id, client.browser, None if here else room.version)
        for seat in client.seats:
            room.left[seat] = Left(room.version, now())

    async def receive(self, room: Room, client: Client, message: ClientMessage) -> None:
        before = room.version
        trouble = self.trouble()
        if trouble is not None and type(message) is not Ping:
            refuse_while_paused(client, message, trouble)
            return
        await receive(room, client, message)
        if room.version != before:
            hurry_bots(room)
        wake_bots(room)

    async def stop(self) -> None:
        """Finish pending writes and save snapshots. Bots resume after the next start."""
        for room in self._open.values():
            if room.bots is not None:
                room.bots.cancel()
        for room in list(self._open.values()):
            async with room.lock:
                pass
        with suppress(TimeoutError):
            async with asyncio.timeout(SNAPSHOTS_IN):
                await self._save_all(list(self._open.values()))
