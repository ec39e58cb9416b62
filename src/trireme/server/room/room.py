"""One table in memory: its log, its drafts and its connections. A lock keeps operations in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from trireme.kit.engine.view import Result
from trireme.kit.records.drafts import Draft
from trireme.kit.records.formats import shares_text
from trireme.server.common.clock import now
from trireme.server.common.problems import (
    IS_OVER,
    NO_TABLE,
    NOT_PLAYING,
    TableError,
)
from trireme.server.room.chat import ChatRate
from trireme.server.room.connection import Client
from trireme.server.room.consent import last_visits, seats_to_ask_for_link
from trireme.server.room.table_info import seat_infos, table_info
from trireme.server.room.vote_rows import take_over_votes
from trireme.server.room.votes import Vote
from trireme.server.room.welcome import SeatStates, state_of
from trireme.server.storage.faults import Unwritten
from trireme.server.storage.loading import Loaded, newest
from trireme.server.storage.records import sealed
from trireme.server.storage.rows import LogLine, StoredDraft, StoredTable
from trireme.server.storage.seat_store import Left, RecoveryRequest
from trireme.server.storage.store import Conflict, Store, whole
from trireme.server.wire.http_bodies import TableInfo
from trireme.server.wire.seat_bodies import Agreement
from trireme.server.wire.social_bodies import Again, AskKind
from trireme.server.wire.socket_messages import (
    Over,
    Presence,
    ServerMessage,
    Update,
)
from trireme.server.workers import calls
from trireme.server.workers.archive import Archive
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.pool import WorkerPool

KNOWN_ANSWERS: Final = 16
"""Acknowledgements stored for each seat, here and on disk with its draft."""
CROWD: Final = 30
"""From this many connections on, presence updates are batched."""
CROWD_PAUSE: Final = 1.0
"""Seconds between two batched presence updates."""
ROOM_BYTES: Final = 8_000
"""Bytes used by an empty room."""
LINE_BYTES: Final = 80
"""Bytes used by each line of the log."""
ANSWER_BYTES: Final = 200
"""Bytes used by each stored acknowledgement."""


class Room:
    def __init__(self, store: Store, pool: WorkerPool, table: StoredTable, components: bytes | None) -> None:
        self.store = store
        self.pool = pool
        self.table = table
        self.id = table.id
        self.spec = calls.TableSpec(
            table.game,
            table.options,
            table.seat_names,
            table.rules,
            table.content,
            table.seed,
            table.format,
            table.shares,
            components,
        )
        self.lines: list[str] = []
        self.chain = ""
        """The hash chain over the moves of a finished game; empty before."""
        self.snapshot: calls.Snapshot | None = None
        self.drafts: dict[int, StoredDraft] = {}
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.unsure = False
        """Set when a write was interrupted. The next write first looks up whether its lines are on disk."""
        self.stopped = False
        """Set when this version cannot continue the game, so that bots do not try again."""
        self.hurry = asyncio.Event()
        """Set when bots that paused after failures should try again at once."""
        self.may: calls.Openings = {}
        """Seats with an open window, which may act but need not, as of the latest view."""
        self.shown: calls.Openings = {}
        """The windows that bots have already been shown."""
        self.left_time: set[bytes] = set()
        """Open offers for which bots have already given people time to answer."""
        self.recovery: RecoveryRequest | None = None
        """The pending request for a new link to a seat, or None."""
        self.watched: tuple[tuple[object, ...], calls.ViewResult] | None = None
        """The latest view of a spectator and the moment it belongs to, or None when nobody is here."""
        self.left: dict[int, Left] = {}
        """The last visit of the player of each seat, by seat."""
        self.votes: dict[AskKind, Vote] = {}
        """Pending votes, by kind."""
        self.again: Again | None = None
        """The rematch poll of a finished game, or None."""
        self.stood: dict[int, str] = {}
        """The substitute bots that made moves, by version."""
        self.chat_rate = ChatRate()
        self.hidden = False
        """Whether seats see different things in this game."""
        self.teams: list[int] | None = None
        """The team of each seat, or None before the first view."""
        self._presence: asyncio.TimerHandle | None = None
        """The timer of the next batched presence update."""
        self._acks: dict[int, dict[str, int]] = {}
        """The version with which recent messages were acknowledged, by seat and nonce."""

    async def take_over(self, loaded: Loaded) -> None:
        """Take over the log, the drafts and the votes from disk."""
        log = loaded.lines
        self.lines[:] = [line.line for line in log]
        self.chain = loaded.chain
        if self.table.status == "playing":
            self.snapshot = self.store.snapshots.found(self.id, loaded.snapshot)
        self.drafts = self.store.drafts_of(self.id, loaded.drafts)
        self.left = dict(last_visits(loaded.holds, len(log), self.store.seats.started))
        await take_over_votes(self, loaded)
        self.stood = {line.version: line.bot for line in log if line.bot}
        self._acks.clear()
        for line in newest(log, KNOWN_ANSWERS):
            self._remember(line.seat, line.nonce, line.version)
        for seat, draft in self.drafts.items():
            for nonce in draft.nonces:
                self._remember(seat, nonce, len(log))

    def keep(self, snapshot: calls.Snapshot) -> None:
        """Keep a snapshot from a worker, here and in the database, unless a newer one that fits is there."""
        if self.snapshot is None or snapshot.version >= self.snapshot.version or self.snapshot.version > self.version:
            self.snapshot = snapshot
            if self.table.status == "playing":
                self.store.snapshots.keep(self.id, snapshot)

    @property
    def version(self) -> int:
        return len(self.lines)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is running."""
        return not self.clients and not self.lock.locked() and (self.bots is None or self.bots.done())

    def close_shares(self) -> None:
        """Fix the shares of the players, in the order of the seats. Nothing has been drawn yet."""
        if self.table.format != 1:
            given = [bytes.fromhex(seat.share) if seat.share else None for seat in self.table.seats]
            self.table.shares = self.spec.shares = shares_text(given)

    @property
    def weight(self) -> int:
        """Bytes that the room takes, roughly."""
        saved = len(self.snapshot.body) if self.snapshot else 0
        answers = sum(map(len, self._acks.values()))
        return ROOM_BYTES + saved + LINE_BYTES * len(self.lines) + ANSWER_BYTES * answers

    # Facts about the table.

    def info(self, browser: str | None, mine: list[int]) -> TableInfo:
        return table_info(self.table, browser, mine, self.present())

    def present(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def agreement(self) -> Agreement | None:
        """Return the pending request for a new link to a seat, with the seats that have yet to answer."""
        recovery = self.recovery
        if recovery is None or self.table.status == "over":
            return None
        missing = [seat for seat in seats_to_ask_for_link(self, recovery.seat) if seat not in recovery.agreed]
        missing = [] if recovery.granted else missing
        return Agreement(recovery.seat, recovery.asker, recovery.agreed, missing, recovery.granted)

    def tell_all(self, message: ServerMessage) -> None:
        body = msgspec.json.encode(message)
        for client in self.clients:
            client.send(body)

    def tell_presence(self) -> None:
        """Tell everybody who is connected, at once at a small table and batched in a crowd."""
        if len(self.clients) <= CROWD:
            self.tell_presence_now()
        elif self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(CROWD_PAUSE, self.tell_presence_now)

    def tell_presence_now(self) -> None:
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        present, watchers = self.present(), sum(not client.seats for client in self.clients)
        bodies: dict[tuple[int, ...], bytes] = {}
        for client in self.clients:
            mine = tuple(client.seats)
            if mine not in bodies:
                seats = seat_infos(self.table, mine, present)
                bodies[mine] = msgspec.json.encode(Presence(seats, self.table.status, watchers))
            client.send(bodies[mine])

    # Drafts and the log.

    def must_be_playing(self) -> None:
        if self.table.status == "waiting":
            raise TableError(NOT_PLAYING)
        if self.table.status == "over":
            raise TableError(IS_OVER)

    def tried(self, seat: int) -> Draft:
        return self.drafts[seat].tried if seat in self.drafts else Draft()

    def keep_draft(self, seat: int, tried: Draft, nonce: str) -> None:
        """Store a seat's draft, with the nonces of the last messages that changed it."""
        nonces = self.drafts[seat].nonces if seat in self.drafts else []
        draft = StoredDraft(tried, [*nonces, nonce][-KNOWN_ANSWERS:])
        self.store.keep_draft(self.id, seat, draft)
        self.drafts[seat] = draft
        self._remember(seat, nonce, self.version)

    def acknowledged(self, seat: int, nonce: str) -> int | None:
        """Return the version with which a message of a seat was acknowledged, or None."""
        return self._acks.get(seat, {}).get(nonce)

    async def forget_draft(self, seat: int) -> None:
        """Drop the draft of a seat, because another player will sit there."""
        self.drafts.pop(seat, None)
        self.store.keep_draft(self.id, seat, StoredDraft())

    async def write(self, call: calls.Commit, nonce: str = "", bot: str = "") -> SeatStates:
        """Append a draft's moves to the log. Return what every connection's seats see then.

        With `bot`, the log notes that this bot acted as a substitute.
        """
        await self.make_sure()
        seat = call.seat
        call.viewers = self._viewers()
        if call.back is None:
            call.drafts = {other: draft.tried for other, draft in self.drafts.items() if other != seat}
        call.stood, call.stands_in = list(self.stood), bool(bot)
        written = await self.pool.ask(self, call, calls.Committed)
        view = written.view
        first = self.version + 1
        log = [LogLine(first + number, seat, line, "", bot) for number, line in enumerate(written.lines)]
        log[-1].nonce = nonce
        try:
            chain = sealed(self.table, view.result, [*self.lines, *written.lines], view.drawn)
            await self.store.append(self.id, log, view.asked, view.result, written.told, chain)
        except Conflict:
            await self._catch_up()
            raise
        except Unwritten:
            self.unsure = True
            raise
        self.lines += written.lines
        self.may = view.may
        self.stood |= {line.version: bot for line in log if bot}
        self.drafts.pop(seat, None)
        self.table.version, self.table.asked, self.table.moved = self.version, view.asked, now()
        if view.result is not None:
            self.table.result, self.table.status, self.chain = view.result, "over", chain
        self._remember(seat, nonce, self.version)
        return dict(zip(call.viewers, map(state_of, view.seats), strict=True))

    async def make_sure(self) -> None:
        """After an interrupted write, load what is on disk if it differs."""
        if self.unsure:
            if await self.store.version(self.id) != self.version:
                await self._catch_up()
            self.unsure = False

    async def _catch_up(self) -> None:
        """Load the table from disk because another server has written to it, and tell everybody."""
        before = self.version
        loaded = await self.store.load(self.id)
        if loaded is None:
            raise TableError(NO_TABLE, status=404)
        self.table = whole(loaded)
        await self.take_over(loaded)
        await self._tell_moves(before)

    def _remember(self, seat: int, nonce: str, version: int) -> None:
        if not nonce:
            return
        known = self._acks.setdefault(seat, {})
        known[nonce] = version
        if len(known) > KNOWN_ANSWERS:
            del known[next(iter(known))]

    # Telling everybody.

    async def look(self, viewers: Iterable[int | None], since: int | None, most: int | None = None) -> calls.ViewResult:
        drafts = {seat: draft.tried for seat, draft in self.drafts.items()}
        viewers, version = list(viewers), self.version
        try:
            view = await self.pool.ask(
                self, calls.GetView(viewers, since, drafts, most, list(self.stood)), calls.ViewResult
            )
        except (TableError, RefusedCall):
            if (archive := await self.stored_archive()) is None:
                raise
            view = archive.final_view(viewers, since, most)
        self.hidden, self.teams = view.hidden, view.teams
        if version == self.version:
            self.may = view.may
        return view

    async def stored_archive(self) -> Archive | None:
        """Return the archive of a finished game, which is shown when its rules are gone; else None."""
        return await self.store.stored_archive(self.id) if self.table.status == "over" else None

    def _viewers(self) -> list[int | None]:
        """Return the seats, and None for spectators, that live connections look from."""
        return list(dict.fromkeys(viewer for client in self.clients if client.live for viewer in client.viewers))

    async def _tell_moves(self, since: int) -> None:
        """Tell everybody what another server has written after a version."""
        if not (viewers := self._viewers()):
            return
        try:
            view = await self.look(viewers, since)
        except (TableError, RefusedCall):  # Logged by the pool. The moves stay played.
            self.tell(since, {})
            return
        self.tell(since, dict(zip(viewers, map(state_of, view.seats), strict=True)))

    def tell(self, since: int, seen: SeatStates) -> None:
        """Tell every connection what happened after a version, as its seats see it. Others must say hello again."""
        live = [client for client in self.clients if client.live]
        bodies: dict[tuple[int | None, ...], bytes] = {}
        for client in live:
            own = tuple(client.viewers)
            if not seen.keys() >= set(own):
                client.resync(self.version)
                continue
            if own not in bodies:
                states = [seen[viewer] for viewer in own]
                bodies[own] = msgspec.json.encode(Update(since, self.version, self.table.asked, states))
            client.send(bodies[own])
        self.tell_end([client for client in live if client.live])

    def tell_draft(self, seat: int, state: bytes) -> None:
        for client in self.clients:
            if client.live and seat in client.seats:
                seen = [state_of(state)]
                client.tell(Update(self.version, self.version, self.table.asked, seen))

    def tell_end(self, clients: Iterable[Client]) -> None:
        """Send the result and the seed if the game is over."""
        if self.table.result is not None:
            result = msgspec.json.decode(self.table.result, type=Result)
            over = Over(result, self.table.seed.hex(), self.chain.partition(" ")[0])
            body = msgspec.json.encode(over)
            for client in clients:
                client.send(body)
