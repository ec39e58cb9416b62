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
from trireme.server.room.votes import Vote, keep_vote, live, missing, pending_votes, tell_vote
from trireme.server.seating.seating import Seating
from trireme.server.wire.social_bodies import AskAnswer, AskKind, Asks, GoBack
from trireme.server.wire.socket_messages import AskEvent
from trireme.server.workers.errors import RefusedCall


async def let_stand_in(room: Room, vote: Vote) -> None:
    await stand_in(room, vote.seat, vote.bot, "vote")


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
            return Asks(pending_votes(room))

    async def ask(self, room: Room, vote: Vote) -> None:
        await keep_vote(room, vote.kind, vote)
        tell_vote(room, "asked", vote, vote.by)
        await self.settle(room, vote.by)

    async def answer(self, id: str, body: AskAnswer, browser: str) -> Asks:
        """Agree or refuse. The player who asked withdraws the vote by refusing."""
        async with self.seating.at(id) as room:
            mine = await self.store.held(id, browser)
            vote = live(room, body.kind)
            if vote is None:
                raise TableError(NOT_ASKED)
            voices = [seat for seat in missing(room, vote) if seat in mine]
            if not body.yes and vote.by in mine:
                await self.end(room, vote, "withdrawn", vote.by)
            elif not voices:
                raise TableError(NOT_ASKED)
            elif body.yes:
                await self.agree(room, vote, voices)
            else:
                await self.end(room, vote, "refused", voices[0])
            return Asks(pending_votes(room))

    async def agree(self, room: Room, vote: Vote, voices: list[int]) -> None:
        vote.agreed = sorted({*vote.agreed, *voices})
        await keep_vote(room, vote.kind, vote)
        tell_vote(room, "agreed", vote, voices[0])
        await self.settle(room, voices[0])

    async def settle(self, room: Room, voice: int) -> None:
        """Carry out votes on which all now agree, since somebody has answered or lost their vote."""
        for kind, grant in GRANTS.items():
            vote = live(room, kind)
            if vote is None or missing(room, vote):
                continue
            await keep_vote(room, kind, None)
            try:
                await grant(room, vote)
            except (TableError, RefusedCall):
                tell_vote(room, "withdrawn", vote, vote.by)
                raise
            tell_vote(room, "granted", vote, voice)

    async def end(self, room: Room, vote: Vote, news: AskEvent, by: int) -> None:
        await keep_vote(room, vote.kind, None)
        tell_vote(room, news, vote, by)
