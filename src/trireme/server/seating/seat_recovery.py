"""New links to seats during play: one player asks, the others agree or refuse, and everybody sees it.

The holder of the seat must agree too, unless they have not visited the table for days (`consent.py`).
"""

from __future__ import annotations

from typing import Literal

from trireme.server.common.logs import log
from trireme.server.common.problems import (
    ASKED_ALREADY,
    BOTS_SEAT,
    NOT_ASKED,
    OWN_SEAT,
    TableError,
)
from trireme.server.room.room import Room
from trireme.server.room.votes import keep_recovery
from trireme.server.seating.seating import Seating, seat_of
from trireme.server.seating.voting import Voting
from trireme.server.storage.seat_store import RecoveryRequest
from trireme.server.wire.seat_bodies import Agree, Agreed, OfSeat
from trireme.server.wire.socket_messages import AgreementNews


class SeatRecovery:
    def __init__(self, seating: Seating, asking: Voting) -> None:
        self.seating = seating
        self.voting = asking
        self.store = seating.store
        self.seats = seating.seats

    async def ask(self, id: str, body: OfSeat, browser: str) -> Agreed:
        """Ask the others to agree to a new link to a seat."""
        async with self.seating.at(id) as room:
            await self._ask(room, body.seat, browser)
            return Agreed(room.agreement())

    async def _ask(self, room: Room, seat: int, browser: str) -> None:
        mine = await self._people(room, seat, browser)
        asked = room.recovery
        if asked is not None and asked.seat != seat:
            raise TableError(ASKED_ALREADY)
        if asked is not None and asked.granted and asked.asker in mine:
            return
        if asked is not None and not asked.granted and asked.asker not in mine:
            await self._agree(room, mine)
            return
        agreed = mine if asked is None or asked.granted else asked.agreed
        await keep_recovery(room, RecoveryRequest(seat, mine[0], agreed))
        room.tell_all(AgreementNews("asked", seat, mine[0], room.agreement()))
        await self._grant_if_agreed(room, mine[0])

    async def answer(self, id: str, body: Agree, browser: str) -> Agreed:
        """Agree or refuse. The player who asked withdraws the request by refusing."""
        async with self.seating.at(id) as room:
            mine = await self.store.held(id, browser)
            asked = room.agreement()
            if asked is None or asked.granted:
                raise TableError(NOT_ASKED)
            voices = [seat for seat in asked.missing if seat in mine]
            if not body.yes and asked.by in mine:
                await self._end(room, "withdrawn", asked.by)
            elif not voices:
                raise TableError(NOT_ASKED)
            elif body.yes:
                await self._agree(room, voices)
            else:
                await self._end(room, "refused", voices[0])
            return Agreed(room.agreement())

    async def _people(self, room: Room, seat: int, browser: str) -> list[int]:
        """Return the seats of a player who may ask about this seat."""
        chair = seat_of(room, seat)
        mine = await self.voting.people(room, browser)
        if chair.kind == "bot" or chair.stood == "resigned":
            raise TableError(BOTS_SEAT)
        if seat in await self.store.held(room.id, browser):
            raise TableError(OWN_SEAT)
        return mine

    async def _agree(self, room: Room, mine: list[int]) -> None:
        assert room.recovery is not None
        voice = mine[0]
        room.recovery.agreed = sorted({*room.recovery.agreed, *mine})
        await keep_recovery(room, room.recovery)
        room.tell_all(AgreementNews("agreed", room.recovery.seat, voice, room.agreement()))
        await self._grant_if_agreed(room, voice)

    async def _grant_if_agreed(self, room: Room, voice: int) -> None:
        """Empty the seat once all agree. The player who asked can then make a link to it."""
        asked = room.agreement()
        if room.recovery is None or asked is None or asked.missing:
            return
        room.recovery.granted = True
        await keep_recovery(room, room.recovery)
        seat = room.table.seats[asked.seat]
        await self.seating.empty(room, asked.seat, seat.name, "agreed")
        room.tell_all(AgreementNews("granted", asked.seat, voice, room.agreement()))
        log("seat recovery granted", table=room.id, seat=asked.seat)

    async def _end(self, room: Room, news: Literal["refused", "withdrawn"], by: int) -> None:
        assert room.recovery is not None
        seat = room.recovery.seat
        await keep_recovery(room, None)
        room.tell_all(AgreementNews(news, seat, by, None))
