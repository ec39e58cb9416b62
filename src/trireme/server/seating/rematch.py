"""Rematch: all players of a finished game are asked, and a new table opens with those who agree.

It opens when all have answered, or after a minute. Bots are taken along; the host decides about seats without a player.
As at any new table the seal comes first: the first who asks brings one, and all give their shares to it.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from trireme.kit import dice
from trireme.server.common.clock import in_seconds
from trireme.server.common.logs import log
from trireme.server.common.problems import (
    NOT_ASKED,
    NOT_YOURS,
    SEAL_GONE,
    SHARE_EACH,
    STILL_PLAYING,
    TOO_MANY_SEATS,
    TableError,
)
from trireme.server.room.room import Room
from trireme.server.room.votes import AGAIN
from trireme.server.seating.seating import Seating
from trireme.server.seating.seed_commitments import SeedCommitments
from trireme.server.storage.rows import StoredSeat, StoredTable
from trireme.server.storage.seat_store import SeatHolder
from trireme.server.wire.social_bodies import Again, AgainNow, PlayAgain
from trireme.server.wire.socket_messages import AgainNews
from trireme.server.workers.errors import RefusedCall

WAITED_FOR: Final = 60.0
"""Seconds that a poll waits for answers."""


class Setter(Protocol):
    async def __call__(
        self, old: StoredTable, seed: bytes, owner: str, seats: list[StoredSeat], holds: list[SeatHolder], address: str
    ) -> str:
        """Make a table like an old one. Return its id."""


class RematchPoll:
    """The answers to a rematch poll, by seat."""

    def __init__(self, seal: str, seed: bytes, address: str) -> None:
        self.seal = seal
        self.seed = seed
        self.address = address
        """The address of the first who asked, which counts as the maker of the new table."""
        self.closes = in_seconds(WAITED_FOR)
        self.yes: dict[int, tuple[str, str]] = {}
        """The browser and share of each seat that agreed, the first who asked first."""
        self.no: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None

    def seen(self, room: Room, table: str | None = None) -> Again:
        people = [seat.seat for seat in room.table.seats if seat.kind == "player"]
        missing = [seat for seat in people if seat not in self.yes and seat not in self.no]
        return Again(sorted(self.yes), sorted(self.no), missing, self.seal, self.closes, table)


class Rematch:
    def __init__(self, seating: Seating, seals: SeedCommitments, set_up: Setter) -> None:
        self.seating = seating
        self.store = seating.store
        self.seats = seating.seats
        self.commitments = seals
        self.set_up = set_up
        self.polls: dict[str, RematchPoll] = {}
        """Polls by finished table. A restart forgets them; players can ask again."""
        self._opening: set[asyncio.Task[None]] = set()

    async def answer(self, id: str, body: PlayAgain, browser: str, address: str = "") -> AgainNow:
        """Agree or refuse for all seats of a browser. Once the new table is open, the answer names it."""
        async with self.seating.at(id) as room:
            mine = await self.store.held(id, browser)
            if not mine:
                raise TableError(NOT_YOURS, status=403)
            if room.table.status != "over":
                raise TableError(STILL_PLAYING)
            if room.again is not None and room.again.table is not None:
                if await self.store.table(room.again.table) is not None:
                    return AgainNow(room.again)
                await self._keep(room, None)  # It has been closed.
            if body.yes:
                await self._join(room, body, browser, mine, address)
            else:
                self._refuse(room, mine)
            await self._tell(room)
            return AgainNow(room.again)

    async def _join(self, room: Room, body: PlayAgain, browser: str, mine: list[int], address: str) -> None:
        if body.shares and len(body.shares) != len(mine):
            raise TableError(SHARE_EACH, status=400)
        limit = self.seating.limits.seats_held
        if len(mine) + await self.seats.unfinished(browser) > limit:
            raise TableError(TOO_MANY_SEATS, limit=limit)
        poll = self.polls.get(room.id)
        if poll is None:
            poll = self.polls[room.id] = self._begin_poll(room, body.seal, address)
        elif body.seal not in (poll.seal, None):
            raise TableError(SEAL_GONE)
        if any(poll.yes.get(seat, (browser, ""))[0] != browser for seat in mine):
            raise TableError(NOT_ASKED)  # Another device of the player was faster; its shares count.
        shares = body.shares if body.seal else []
        for at, seat in enumerate(mine):
            poll.no.discard(seat)
            poll.yes[seat] = browser, shares[at] if shares else ""

    def _begin_poll(self, room: Room, seal: str | None, address: str) -> RematchPoll:
        seed = self.commitments.take(seal) if seal else dice.fresh_seed()
        poll = RematchPoll(dice.commitment(seed), seed, address)
        poll.timer = asyncio.get_running_loop().call_later(WAITED_FOR, self._begin_to_open, room.id)
        return poll

    def _refuse(self, room: Room, mine: list[int]) -> None:
        """Note a refusal. If nobody wants to play any more, the poll ends."""
        poll = self.polls.get(room.id)
        if poll is None:
            return
        for seat in mine:
            poll.yes.pop(seat, None)
            poll.no.add(seat)
        if not poll.yes:
            self._end(room.id)

    async def _tell(self, room: Room) -> None:
        poll = self.polls.get(room.id)
        room.again = poll.seen(room) if poll else None
        if poll and room.again and not room.again.missing:
            await self._open(room, poll)
        room.tell_all(AgainNews(room.again))

    def _begin_to_open(self, id: str) -> None:
        task = asyncio.create_task(self.open(id))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def open(self, id: str) -> None:
        """Open the new table with those who have agreed, after a minute."""
        async with self.seating.at(id) as room:
            poll = self.polls.get(id)
            if poll is not None:
                await self._open(room, poll)
                room.tell_all(AgainNews(room.again))

    async def _open(self, room: Room, poll: RematchPoll) -> None:
        self._end(room.id)
        old = room.table
        seats = [seat_again(seat, poll) for seat in old.seats]
        devices = [hold for hold in await self.seats.holds(room.id) if hold.seat in poll.yes]
        holds = [SeatHolder(hold.seat, hold.browser, hold.device) for hold in devices]
        hosts = [browser for browser, _ in poll.yes.values()]
        owner = old.owner if old.owner in hosts else hosts[0]
        try:
            table = await self.set_up(old, poll.seed, owner, seats, holds, poll.address)
        except (TableError, RefusedCall):  # Such a game can no longer be made.
            room.again = None
            room.tell_all(AgainNews(None))
            raise
        log("rematch opened", table=room.id, next=table)
        await self._keep(room, poll.seen(room, table))

    async def _keep(self, room: Room, again: Again | None) -> None:
        body = None if again is None else msgspec.json.encode(again).decode()
        await self.seats.keep_vote(room.id, AGAIN, body)
        room.again = again

    def _end(self, id: str) -> None:
        poll = self.polls.pop(id)
        if poll.timer is not None:
            poll.timer.cancel()


def seat_again(seat: StoredSeat, poll: RematchPoll) -> StoredSeat:
    """Return a seat's form at the new table. It is open to anybody if its player has not agreed."""
    if seat.kind == "bot":
        return StoredSeat(seat.seat, "bot", seat.name, seat.bot)
    if seat.seat in poll.yes:
        return StoredSeat(seat.seat, "player", seat.name, share=poll.yes[seat.seat][1])
    return StoredSeat(seat.seat, "open", "")
