"""Votes at a table: everybody sees who asks, who agrees and who refuses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from trireme.server.common.problems import (
    NO_VOICE,
    NOT_ASKED,
    NOT_YOURS,
    RESIGNED,
    UNDO_ASKED,
    TableError,
)
from trireme.server.room.rollback import go_back, way_back
from trireme.server.room.room import Room
from trireme.server.room.substitutes import stand_in
from trireme.server.room.votes import Vote, asked_now, keep_ask, live, missing, tell_ask
from trireme.server.seating.seating import Seating
from trireme.server.wire.social_bodies import AskAnswer, AskKind, Asks, GoBack
from trireme.server.wire.socket_messages import AskEvent
from trireme.server.workers.errors import RefusedCall


async def let_stand_in(room: Room, ask: Vote) -> None:
    await stand_in(room, ask.seat, ask.bot, "vote")


GRANTS: Final[Mapping[AskKind, Callable[[Room, Vote], Awaitable[None]]]] = {"stand-in": let_stand_in, "undo": go_back}
"""What happens once all agree."""


class Voting:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.store = seating.store
        self.seats = seating.seats

    async def people(self, room: Room, browser: str) -> list[int]:
        """Return the seats with which a browser may vote. Players with a substitute have no vote."""
        mine = await self.store.held(room.id, browser)
        if not mine:
            raise TableError(NOT_YOURS, status=403)
        room.must_be_playing()
        people = [seat for seat in mine if room.table.seats[seat].is_person]
        if not people:
            raise TableError(RESIGNED if room.table.seats[mine[0]].stood == "resigned" else NO_VOICE)
        return people

    async def go_back(self, id: str, body: GoBack, browser: str) -> Asks:
        """Ask the others to go back. A move by anybody ends the vote."""
        async with self.seating.at(id) as room:
            people = await self.people(room, browser)
            if body.seat not in people:
                raise TableError(NOT_YOURS, status=403)
            if live(room, "undo") is not None:
                raise TableError(UNDO_ASKED)
            stand, moves = way_back(room, body.seat, body.to)
            await self.ask(room, Vote("undo", body.seat, body.seat, people, room.version, stand, moves))
            return Asks(asked_now(room))

    async def ask(self, room: Room, ask: Vote) -> None:
        await keep_ask(room, ask.kind, ask)
        tell_ask(room, "asked", ask, ask.by)
        await self.settle(room, ask.by)

    async def answer(self, id: str, body: AskAnswer, browser: str) -> Asks:
        """Agree or refuse. The player who asked withdraws the vote by refusing."""
        async with self.seating.at(id) as room:
            mine = await self.store.held(id, browser)
            ask = live(room, body.kind)
            if ask is None:
                raise TableError(NOT_ASKED)
            voices = [seat for seat in missing(room, ask) if seat in mine]
            if not body.yes and ask.by in mine:
                await self.end(room, ask, "withdrawn", ask.by)
            elif not voices:
                raise TableError(NOT_ASKED)
            elif body.yes:
                await self.agree(room, ask, voices)
            else:
                await self.end(room, ask, "refused", voices[0])
            return Asks(asked_now(room))

    async def agree(self, room: Room, ask: Vote, voices: list[int]) -> None:
        ask.agreed = sorted({*ask.agreed, *voices})
        await keep_ask(room, ask.kind, ask)
        tell_ask(room, "agreed", ask, voices[0])
        await self.settle(room, voices[0])

    async def settle(self, room: Room, voice: int) -> None:
        """Carry out votes on which all now agree, since somebody has answered or lost their vote."""
        for kind, grant in GRANTS.items():
            ask = live(room, kind)
            if ask is None or missing(room, ask):
                continue
            await keep_ask(room, kind, None)
            try:
                await grant(room, ask)
            except (TableError, RefusedCall):
                tell_ask(room, "withdrawn", ask, ask.by)
                raise
            tell_ask(room, "granted", ask, voice)

    async def end(self, room: Room, ask: Vote, news: AskEvent, by: int) -> None:
        await keep_ask(room, ask.kind, None)
        tell_ask(room, news, ask, by)
