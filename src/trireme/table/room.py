"""A table in memory: its log, its drafts, who is there. One thing happens at a time.

An answer goes through here in this order: the rules check it (in a worker), it is written to disk, it is acknowledged,
everybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable
from typing import Final

import msgspec

from trireme.kit import dice
from trireme.kit.drafts import Tried
from trireme.kit.formats import ABSENT, NO_SHARES, shares_text
from trireme.kit.view import Result
from trireme.table import calls
from trireme.table.bodies import Problem, SeatInfo, TableInfo, Why
from trireme.table.client import Client
from trireme.table.clock import after, now
from trireme.table.crew import Crew
from trireme.table.desk import problem
from trireme.table.problems import (
    ASK_ONE,
    DRAFT_CUT,
    HELLO_FIRST,
    IS_OVER,
    NO_TABLE,
    NOT_PLAYING,
    NOT_YOURS,
    NOTHING_TO_CONFIRM,
    TableError,
)
from trireme.table.protocol import (
    Ack,
    AskWhy,
    ClientMessage,
    Confirm,
    DraftMessage,
    Hello,
    Over,
    Ping,
    Play,
    Pong,
    Presence,
    Redo,
    Refusal,
    Resync,
    SeatState,
    ServerMessage,
    Snapshot,
    Step,
    Undo,
    Update,
    WhyNot,
)
from trireme.table.refusals import RefusedCall
from trireme.table.register import Reissue
from trireme.table.seatings import Agreement
from trireme.table.store import Conflict, KeptDraft, LogLine, Store, StoredTable

WAITED_FOR: Final = 14
"""Days after which a table that has not begun is closed."""
KNOWN_ANSWERS: Final = 16
"""Acknowledgements that are remembered for each seat, on disk with its draft and here."""
ROOM_BYTES: Final = 8_000
"""What a room takes that has nothing in it,"""
LINE_BYTES: Final = 80
"""each line,"""
ANSWER_BYTES: Final = 200
"""and each acknowledgement."""


class Room:
    def __init__(self, store: Store, crew: Crew, table: StoredTable, components: bytes | None) -> None:
        self.store = store
        self.crew = crew
        self.table = table
        self.id = table.id
        self.setting = calls.Setting(
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
        self.kept: calls.Kept | None = None
        self.drafts: dict[int, KeptDraft] = {}
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        """Set when bots that have given up should not wait any longer."""
        self.may: calls.Openings = {}
        """Who may do something though nobody waits for it, as far as somebody has looked."""
        self.shown: calls.Openings = {}
        """What of it bots have been shown."""
        self.reissue: Reissue | None = None
        """What the others at the table are asked about a seat."""
        self._acks: dict[int, dict[str, int]] = {}
        """The version that each seat's last messages were answered with."""

    async def load(self) -> None:
        """The log and the drafts, from disk."""
        log = await self.store.log(self.id)
        self.lines[:] = [line.line for line in log]
        self.drafts = await self.store.drafts(self.id)
        self.reissue = await self.store.register.reissue(self.id)
        self._acks.clear()
        for line in log:
            self._remember(line.seat, line.nonce, line.version)
        for seat, draft in self.drafts.items():
            for nonce in draft.nonces:
                self._remember(seat, nonce, len(log))

    @property
    def version(self) -> int:
        return len(self.lines)

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is going on."""
        return not self.clients and not self.lock.locked() and (self.bots is None or self.bots.done())

    def close_shares(self) -> None:
        """What the players have given goes into the dice, in the order of the seats; nothing has been drawn yet."""
        if self.table.format != 1:
            given = [bytes.fromhex(seat.share) if seat.share else None for seat in self.table.seats]
            self.table.shares = self.setting.shares = shares_text(given)

    @property
    def weight(self) -> int:
        """Bytes that it takes, about."""
        kept = len(self.kept.body) if self.kept else 0
        answers = sum(map(len, self._acks.values()))
        return ROOM_BYTES + kept + LINE_BYTES * len(self.lines) + ANSWER_BYTES * answers

    # What can be known about the table.

    def info(self, browser: str | None, mine: list[int]) -> TableInfo:
        return table_info(self.table, browser, mine, self.present())

    def present(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def agreement(self) -> Agreement | None:
        """What is asked of the others, and who has still to answer."""
        reissue = self.reissue
        if reissue is None:
            return None
        there = [seat.seat for seat in self.table.seats if seat.kind == "player"]
        missing = [seat for seat in reissue.voices if seat in there and seat not in reissue.agreed]
        return Agreement(reissue.seat, reissue.asker, reissue.agreed, missing, reissue.granted)

    def tell_all(self, message: ServerMessage) -> None:
        for client in self.clients:
            client.tell(message, self.version)

    def tell_presence(self) -> None:
        watchers = sum(not client.seats for client in self.clients)
        for client in self.clients:
            seats = seat_infos(self.table, client.seats, self.present())
            client.tell(Presence(seats, self.table.status, watchers), self.version)

    # Messages.

    async def receive(self, client: Client, message: ClientMessage) -> None:
        """Whatever comes in is answered, if only by a refusal."""
        nonce = None if isinstance(message, Hello) else message.nonce
        try:
            if isinstance(message, Ping):
                client.tell(Pong(message.nonce), self.version)
            elif isinstance(message, Hello):
                async with self.lock:
                    await self._greet(client, message.since)
            else:
                await self._take(client, message)
        except RefusedCall as refused:
            client.tell(Refusal(nonce, refused.reasons, refused.problem), self.version)
        except TableError as error:
            client.tell(refusal(nonce, problem(error)), self.version)
        except Conflict:
            client.tell(Resync(self.version, nonce), self.version)

    async def _greet(self, client: Client, since: int | None) -> None:
        info = self.info(client.browser, client.seats)
        since = None if since is None else min(since, self.version)
        if info.status == "waiting":
            client.tell(Snapshot(info, since, [], self.agreement()), self.version)
            client.live = True
            return
        sight = await self.look(client.eyes, since)
        states = [state_of(state) for state in sight.seats]
        client.tell(Snapshot(info, since, states, self.agreement()), self.version)
        client.live = True
        self._tell_end([client])

    async def greet_all(self, clients: Iterable[Client]) -> None:
        """They get everything anew: the game has begun, or they look from other seats."""
        for client in clients:
            if client.live:
                await self._greet(client, None)

    async def _take(self, client: Client, message: DraftMessage | AskWhy) -> None:
        if not client.live:
            raise TableError(HELLO_FIRST)
        async with self.lock:
            if message.seat not in client.seats:
                raise TableError(NOT_YOURS)
            if isinstance(message, AskWhy):
                client.tell(WhyNot(message.nonce, await self._explain(message)), self.version)
                return
            known = self._acks.setdefault(message.seat, {})
            if message.nonce in known:
                client.tell(Ack(message.nonce, known[message.nonce]), self.version)
                return
            before = self.version
            sight = await self._change(message)
            client.tell(Ack(message.nonce, known[message.nonce]), self.version)
            if sight is not None:
                self._tell_draft(message.seat, sight)
            else:
                await self.tell_moves(before)

    async def _explain(self, message: AskWhy) -> list[Why]:
        self.must_be_playing()
        if sum(each is not None for each in (message.target, message.move, message.code)) != 1:
            raise TableError(ASK_ONE)
        call = calls.Explain(message.seat, self.tried(message.seat), message.target, message.move, message.code)
        return (await self.crew.ask(self, call, calls.Explained)).reasons

    def must_be_playing(self) -> None:
        if self.table.status == "waiting":
            raise TableError(NOT_PLAYING)
        if self.table.status == "over":
            raise TableError(IS_OVER)

    # Drafts and the log.

    def tried(self, seat: int) -> Tried:
        return self.drafts[seat].tried if seat in self.drafts else Tried()

    async def _change(self, message: DraftMessage) -> bytes | None:
        """Change a draft, or write it to the log. What the seat sees of its draft; None once it is written."""
        self.must_be_playing()
        seat, tried = message.seat, self.tried(message.seat)
        if isinstance(message, Confirm):
            await self.write(seat, tried, message.nonce, message.version)
            return None
        changed = await self.crew.ask(self, draft_call(message, tried), calls.Changed)
        if isinstance(message, Step | Play) and message.confirm and changed.draft.can_confirm:
            await self.write(seat, changed.tried, message.nonce)
            return None
        nonces = self.drafts[seat].nonces if seat in self.drafts else []
        kept = KeptDraft(changed.tried, [*nonces, message.nonce][-KNOWN_ANSWERS:])
        self.store.keep_draft(self.id, seat, kept)
        self.drafts[seat] = kept
        self._remember(seat, message.nonce, self.version)
        return changed.sight

    async def forget_draft(self, seat: int) -> None:
        """Somebody else will sit here: what was tried is none of his business."""
        self.drafts.pop(seat, None)
        self.store.keep_draft(self.id, seat, KeptDraft())

    async def write(self, seat: int, tried: Tried, nonce: str, seen: int | None = None) -> None:
        """Write a draft's moves to the log: from here on they are played. `seen` is the version that the mover saw."""
        written = await self.crew.ask(self, calls.Write(seat, tried), calls.Written)
        if written.cut and seen != self.version:
            raise TableError(DRAFT_CUT)
        if not written.lines:
            raise TableError(NOTHING_TO_CONFIRM)
        first = self.version + 1
        log = [LogLine(first + number, seat, line, "") for number, line in enumerate(written.lines)]
        log[-1].nonce = nonce
        try:
            await self.store.append(self.id, log, written.asked, written.result)
        except Conflict:
            await self._catch_up()
            raise
        self.lines += written.lines
        self.may = written.may
        self.drafts.pop(seat, None)
        self.table.version, self.table.asked, self.table.moved = self.version, written.asked, now()
        if written.result is not None:
            self.table.result, self.table.status = written.result, "over"
        self._remember(seat, nonce, self.version)

    async def _catch_up(self) -> None:
        """Somebody else has written to this table: take all of it from disk, and tell everybody."""
        before = self.version
        table = await self.store.table(self.id)
        if table is None:
            raise TableError(NO_TABLE, status=404)
        self.table = table
        await self.load()
        await self.tell_moves(before)

    def _remember(self, seat: int, nonce: str, version: int) -> None:
        if not nonce:
            return
        known = self._acks.setdefault(seat, {})
        known[nonce] = version
        if len(known) > KNOWN_ANSWERS:
            del known[next(iter(known))]

    # Telling.

    async def look(self, eyes: Iterable[int | None], since: int | None) -> calls.Sight:
        drafts = {seat: draft.tried for seat, draft in self.drafts.items()}
        sight = await self.crew.ask(self, calls.Look(list(eyes), since, drafts), calls.Sight)
        self.may = sight.may
        return sight

    async def tell_moves(self, since: int) -> None:
        """Everybody learns what happened after a version, each with his own eyes."""
        live = [client for client in self.clients if client.live]
        eyes = list(dict.fromkeys(eye for client in live for eye in client.eyes))
        if not eyes:
            return
        try:
            sight = await self.look(eyes, since)
        except (TableError, RefusedCall):  # logged where it happened; what was played stays played
            for client in live:
                client.resync(self.version)
            return
        states = {eye: state_of(state) for eye, state in zip(eyes, sight.seats)}
        for client in live:
            seen = [states[eye] for eye in client.eyes]
            client.tell(Update(since, self.version, self.table.asked, seen), self.version)
        self._tell_end(live)

    def _tell_draft(self, seat: int, sight: bytes) -> None:
        for client in self.clients:
            if client.live and seat in client.seats:
                seen = [state_of(sight)]
                client.tell(Update(self.version, self.version, self.table.asked, seen), self.version)

    def _tell_end(self, clients: Iterable[Client]) -> None:
        """Once the game is over the seal is opened."""
        if self.table.result is not None:
            over = Over(msgspec.json.decode(self.table.result, type=Result), self.table.seed.hex())
            for client in clients:
                client.tell(over, self.version)


def draft_call(message: Step | Play | Undo | Redo, tried: Tried) -> calls.Try:
    if isinstance(message, Step):
        return calls.Try(message.seat, tried, message.question, code=message.code, times=message.times)
    if isinstance(message, Play):
        return calls.Try(message.seat, tried, message.question, text=message.text)
    return calls.Try(message.seat, tried, undo=isinstance(message, Undo), redo=isinstance(message, Redo))


def state_of(sight: bytes) -> SeatState:
    return msgspec.json.decode(sight, type=SeatState)


def refusal(nonce: str | None, problem: Problem) -> Refusal:
    return Refusal(nonce, [], problem)


def shares_of(table: StoredTable) -> list[str | None]:
    """What each seat has given to the dice."""
    if table.status == "waiting":
        return [seat.share or None for seat in table.seats]
    if table.shares == NO_SHARES:
        return [None] * len(table.seats)
    return [None if share == ABSENT else share for share in table.shares.split()]


def seat_infos(table: StoredTable, mine: Container[int], present: Container[int]) -> list[SeatInfo]:
    shares = shares_of(table)
    return [
        SeatInfo(
            seat=seat.seat,
            seat_name=table.seat_names[seat.seat],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            connected=seat.seat in present,
            mine=seat.seat in mine,
            share=shares[seat.seat],
        )
        for seat in table.seats
    ]


def table_info(table: StoredTable, browser: str | None, mine: list[int], present: Container[int]) -> TableInfo:
    playing = table.status == "playing"
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        content=table.content,
        options=table.options,
        seal=dice.commitment(table.seed),
        format=table.format,
        status=table.status,
        public=table.public,
        created=table.created,
        moved=table.moved,
        closes=after(table.created, WAITED_FOR) if table.status == "waiting" else None,
        version=table.version,
        seats=seat_infos(table, mine, present),
        asked=table.asked,
        mine=mine,
        your_turn=playing and any(seat in table.asked for seat in mine),
        owner=is_host(table, browser, mine),
        result=msgspec.json.decode(table.result, type=Result) if table.result is not None else None,
    )


def is_host(table: StoredTable, browser: str | None, mine: Iterable[int]) -> bool:
    """Whoever made the table, on whichever device."""
    return browser == table.owner or any(seat in table.hosts for seat in mine)
