"""When a bot substitutes for a player: after the absence that the table allows, by vote of the others, or after a
resignation."""

from __future__ import annotations

from trireme.server.common.clock import minutes_ago
from trireme.server.common.problems import (
    ASKED_ALREADY,
    BOTS_SEAT,
    IS_OVER,
    OWN_SEAT,
    STANDS_ALREADY,
    STILL_HERE,
    TableError,
)
from trireme.server.room.consent import is_away
from trireme.server.room.room import Room
from trireme.server.room.substitutes import stand_in, take_back
from trireme.server.room.votes import Vote, live, missing, pending_votes
from trireme.server.seating.seating import Seating, seat_of
from trireme.server.seating.voting import Voting
from trireme.server.storage.waiting_tables import overdue
from trireme.server.wire.http_bodies import TableInfo
from trireme.server.wire.seat_bodies import OfSeat
from trireme.server.wire.social_bodies import Asks


class Substitution:
    def __init__(self, seating: Seating, asking: Voting) -> None:
        self.seating = seating
        self.voting = asking
        self.store = seating.store
        self.seats = seating.seats
        self.bots: dict[str, str] = {}
        """The best bot of each game, for tables without a choice of their own."""

    def bot_for(self, room: Room) -> str:
        return room.table.stand_in or self.bots[room.table.game]

    # At the player's request.

    async def resign(self, id: str, body: OfSeat, browser: str) -> TableInfo:
        """Resign: a bot plays the seat to the end. Its player can still watch from it."""
        async with self.seating.at(id) as room:
            seat = seat_of(room, body.seat)
            mine = await self.seating.must_hold(room, body.seat, browser)
            room.must_be_playing()
            if seat.stood != "resigned":
                await room.forget_draft(body.seat)
                await stand_in(room, body.seat, self.bot_for(room), "resigned")
                await self.voting.settle(room, body.seat)
            return room.info(browser, mine)

    async def take_back(self, id: str, body: OfSeat, browser: str) -> TableInfo:
        async with self.seating.at(id) as room:
            seat_of(room, body.seat)
            mine = await self.seating.must_hold(room, body.seat, browser)
            if room.table.status == "over":
                raise TableError(IS_OVER)
            await take_back(room, body.seat)
            return room.info(browser, mine)

    # By vote.

    async def ask(self, id: str, body: OfSeat, browser: str) -> Asks:
        """Ask the other connected players to let a bot substitute for an absent one."""
        async with self.seating.at(id) as room:
            people = await self.voting.people(room, browser)
            asked = live(room, "stand-in")
            if asked is not None and asked.seat != body.seat:
                raise TableError(ASKED_ALREADY)
            await self._must_be_away(room, body.seat, browser)
            if asked is None:
                vote = Vote("stand-in", people[0], body.seat, people, room.version, bot=self.bot_for(room))
                await self.voting.ask(room, vote)
            elif voices := [seat for seat in missing(room, asked) if seat in people]:
                await self.voting.agree(room, asked, voices)
            else:  # The missing players may have left, too.
                await self.voting.settle(room, people[0])
            return Asks(pending_votes(room))

    async def _must_be_away(self, room: Room, seat: int, browser: str) -> None:
        stored = seat_of(room, seat)
        if stored.kind == "bot":
            raise TableError(BOTS_SEAT)
        if seat in await self.store.held(room.id, browser):
            raise TableError(OWN_SEAT)
        if stored.stand_in:
            raise TableError(STANDS_ALREADY)
        if not is_away(room, seat):
            raise TableError(STILL_HERE)

    # After an absence.

    async def look_round(self) -> None:
        """Let bots substitute at all tables that have waited longer than agreed."""
        for id, asked in await self.store.database.read(overdue):
            if set(asked) - self.seating.rooms.present(id):
                async with self.seating.at(id) as room:
                    await self._stand_in_at(room)

    async def _stand_in_at(self, room: Room) -> None:
        """Let bots substitute for absent players. Time counts from when the turn came, so earlier absence does not
        count."""
        away = room.table.away
        if room.table.status != "playing" or not away or room.table.moved >= minutes_ago(away):
            return
        for seat in list(room.table.asked):
            if not room.table.seats[seat].answered_by and is_away(room, seat, away):
                await stand_in(room, seat, self.bot_for(room), "away")
                await self.voting.settle(room, seat)
