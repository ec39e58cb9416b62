"""Sitting down, coming back and leaving, and the links by which players come.

Each operation holds the lock of its table: it is stored, then everybody is told.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Literal

from trireme.server.common.clock import ago
from trireme.server.common.logs import log
from trireme.server.common.names import checked_name, kept_name, must_differ
from trireme.server.common.problems import (
    ASK_OTHERS,
    BOTS_SEAT,
    HOLDER_HERE,
    IS_OVER,
    LAST_PLAYER,
    LINK_FULL,
    LINK_REVOKED,
    LINK_USED,
    NO_LINK,
    NO_SEAT,
    NO_TABLE,
    NONE_FREE,
    NOT_HOST,
    NOT_OPEN,
    NOT_YOURS,
    OWN_SEAT,
    RETURN_REVOKED,
    SITS_HERE,
    TOO_MANY_SEATS,
    TableError,
)
from trireme.server.common.rate_limits import Limits
from trireme.server.common.tokens import hashed, is_token, new_token
from trireme.server.room.bots import wake_bots
from trireme.server.room.connection import Client
from trireme.server.room.consent import is_away, last_visits
from trireme.server.room.game_start import begin
from trireme.server.room.registry import Rooms
from trireme.server.room.room import Room
from trireme.server.room.table_info import is_host
from trireme.server.room.votes import keep_recovery, welcome_back, withdraw_all
from trireme.server.room.welcome import greet_all
from trireme.server.seating.public_seats import PublicSeats, unvisited
from trireme.server.storage.rows import WAITED_FOR, StoredSeat
from trireme.server.storage.seat_store import FREE, Refusal, SeatClaim, SeatHolder, StoredLink
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import Link, LinkKind, TableInfo
from trireme.server.wire.seat_bodies import Claim, Invitation, NewLink, OfSeat, Seated, SeatLeft, SitDown
from trireme.server.wire.socket_messages import AgreementNews, SeatNews

Loss = Literal["ended", "left", "agreed"]
"""How a player has lost a seat."""


class Seating:
    def __init__(self, store: Store, rooms: Rooms, limits: Limits) -> None:
        self.store = store
        self.seats = store.seats
        self.rooms = rooms
        self.limits = limits
        self.public_seats = PublicSeats(store, limits)

    # Links: what they lead to.

    async def look(self, token: str, browser: str | None) -> Invitation:
        """Return what a link leads to. Nothing changes, so programs that preview links claim nothing."""
        found = await self._link(token)
        room = await self.rooms.open(found.table_id)
        mine = await self.store.held(room.id, browser)
        if found.state != "live" and not mine:
            raise dead(found)
        return Invitation(
            kind=found.kind,
            table=room.info(browser, mine),
            host=await self._host(room),
            seats=[] if mine and found.kind != "return" else offered(room, found),
        )

    async def _link(self, token: str) -> StoredLink:
        found = await self.seats.link(hashed(token)) if is_token(token) else None
        if found is None:
            raise TableError(NO_LINK, status=404)
        return found

    async def _host(self, room: Room) -> str:
        seated = [room.table.seats[seat].name for seat in room.table.hosts]
        return next((name for name in seated if name), "") or await self.store.name_of(room.table.owner)

    # Sitting down.

    async def claim(self, body: Claim, browser: str, device: str = "/", address: str = "") -> Seated:
        """Take a seat with a link. A repetition with the same nonce gets the same answer."""
        found = await self._link(body.token)
        async with self.at(found.table_id) as room:
            done = [hold for hold in await self.seats.holds(room.id) if hold.browser == browser]
            if any(hold.nonce == body.nonce for hold in done):
                seat = next(hold.seat for hold in done if hold.nonce == body.nonce)
                return await self._seated(room, seat, browser, None)
            if found.state != "live":
                raise dead(found)
            if found.kind == "return":
                return await self._come_back(room, found, body, browser, device)
            seat = self._wished(room, found, body.seat)
            name = body.name or room.table.seats[seat].name
            who = await self._arrival(room, seat, browser, name)
            who.device, who.nonce, who.share = device, body.nonce, body.share or ""
            token, given = new_token(), found.kind == "seat"
            async with self.public_seats.taken(room, seat, browser, address, given) as who.awaited:
                self._must_sit(await self.seats.claim(hashed(body.token), seat, who, hashed(token)), found)
            return await self._sat_down(room, seat, who, token)

    async def sit(self, id: str, body: SitDown, browser: str, device: str = "/", address: str = "") -> Seated:
        """Take an open seat without a link."""
        async with self.at(id) as room:
            seat_of(room, body.seat)
            who = await self._arrival(room, body.seat, browser, body.name)
            who.device, who.share = device, body.share or ""
            token = new_token()
            async with self.public_seats.taken(room, body.seat, browser, address, given=False) as who.awaited:
                self._must_sit(await self.seats.sit(id, body.seat, who, hashed(token)), None)
            return await self._sat_down(room, body.seat, who, token)

    def _wished(self, room: Room, link: StoredLink, seat: int | None) -> int:
        """Return the seat of a link, or the free seat that the player chose."""
        if link.seat is not None:
            return link.seat
        if seat is not None:
            return seat_of(room, seat).seat
        return next(iter(offered(room, link)), 0)

    async def _arrival(self, room: Room, seat: int, browser: str, name: str) -> SeatClaim:
        name = checked_name(name) or kept_name(await self.store.name_of(browser))
        if room.table.seats[seat].kind in FREE:  # Otherwise the name is not the problem.
            must_be_free(room, seat, name)
        return SeatClaim(browser=browser, name=name, most=self.limits.seats_held, here=is_here(room, browser))

    def _must_sit(self, refused: Refusal | None, link: StoredLink | None) -> None:
        if refused == "taken":
            raise TableError(NOT_OPEN) if link is None or link.kind == "table" else TableError(LINK_USED, status=410)
        if refused == "elsewhere":
            raise TableError(SITS_HERE)
        if refused == "many":
            raise TableError(TOO_MANY_SEATS, limit=self.limits.seats_held)
        if refused is not None and link is not None:
            link.state = refused
            raise dead(link)

    async def _sat_down(self, room: Room, seat: int, who: SeatClaim, token: str) -> Seated:
        await self.store.remember_name(who.browser, who.name)
        settled = room.recovery is not None and room.recovery.seat == seat
        if settled:
            await keep_recovery(room, None)
        await welcome_back(room, [seat])
        await self.settle(room)
        if settled:
            room.tell_all(AgreementNews("settled", seat, seat, None))
        log("sat down", table=room.id, seat=seat)
        return await self._seated(room, seat, who.browser, Link("return", seat, token))

    async def _seated(self, room: Room, seat: int, browser: str, link: Link | None) -> Seated:
        return Seated(room.info(browser, await self.store.held(room.id, browser)), seat, link)

    async def _come_back(self, room: Room, link: StoredLink, body: Claim, browser: str, device: str) -> Seated:
        """Add a device to the holders of a seat. The others are told."""
        assert link.seat is not None
        here, most = is_here(room, browser), self.limits.seats_held
        who = SeatClaim(browser=browser, device=device, nonce=body.nonce, most=most, here=here)
        holds = [hold for hold in await self.seats.holds(room.id) if hold.seat == link.seat]
        before = {hold.browser for hold in holds}
        who.awaited = "" if unvisited(holds) and not here else None  # A further device is not a new player.
        self._must_sit(await self.seats.come_back(hashed(body.token), who), link)
        if browser not in before:
            await welcome_back(room, [link.seat])
            await self.settle(room)
            came = SeatNews(link.seat, "held", *device.split("/"))
            for client in room.clients:
                if client.browser in before and link.seat in client.seats:
                    client.tell(came)
            log("came back", table=room.id, seat=link.seat)
        return await self._seated(room, link.seat, browser, None)

    # Leaving.

    async def leave(self, id: str, body: OfSeat, browser: str) -> SeatLeft:
        """Give a seat back. Before the game the host can give it away; during play it stays empty. The last to leave
        closes the table."""
        async with self.at(id) as room:
            seat = seat_of(room, body.seat)
            await self.must_hold(room, body.seat, browser)
            others = [each for each in room.table.seats if each.kind == "player" and each.seat != body.seat]
            if room.table.status == "over":
                raise TableError(IS_OVER)
            if room.table.status == "playing" and not others:
                raise TableError(LAST_PLAYER)
            if not others:
                await self.close(room)
                return SeatLeft(None)
            await self.empty(room, body.seat, seat.name if room.table.status == "playing" else "", "left")
            return SeatLeft(room.info(browser, await self.store.held(id, browser)))

    async def empty(self, room: Room, seat: int, name: str, loss: Loss) -> None:
        """Take a seat from all its holders, with their draft and votes."""
        await withdraw_all(room, seat)
        await self.seats.empty(room.id, seat, name)
        await room.forget_draft(seat)
        await self.settle(room, loss)
        log("seat empty", table=room.id, seat=seat, why=loss)

    async def close(self, room: Room) -> None:
        """Delete a table that has not begun."""
        await self.store.close_table(room.id)
        self.rooms.close(room)
        log("table closed", table=room.id)

    async def close_old(self) -> None:
        """Delete tables that have waited for players too long."""
        for id in await self.store.waiting_since(ago(WAITED_FOR)):
            async with self.at(id) as room:
                if room.table.status == "waiting":
                    await self.close(room)

    # Inviting.

    async def invite(self, id: str, body: NewLink, browser: str) -> Link:
        """Make a link to a seat or to the table. A holder who is away loses the seat."""
        async with self.at(id) as room:
            kind: LinkKind = "table" if body.seat is None else "seat"
            if body.seat is None:
                await self.must_host(room, browser)
                if room.table.status != "waiting":
                    raise TableError(ASK_OTHERS)
                if not any(seat.kind in FREE for seat in room.table.seats):
                    raise TableError(NONE_FREE)
            else:
                await self._must_invite(room, seat_of(room, body.seat), browser)
            token = new_token()
            await self.seats.add_link(hashed(token), id, body.seat, kind)
            return Link(kind, body.seat, token)

    async def _must_invite(self, room: Room, seat: StoredSeat, browser: str) -> None:
        """Raise unless this browser may invite: the host before the game, during play the player whose request was
        granted."""
        mine = await self.store.held(room.id, browser)
        if room.table.status != "waiting":
            must_be_granted(room, seat.seat, mine)
            return
        await self.must_host(room, browser)
        if seat.kind == "bot":
            raise TableError(BOTS_SEAT)
        if seat.seat in mine:
            raise TableError(OWN_SEAT)
        if seat.kind == "player":
            if not is_away(room, seat.seat):
                raise TableError(HOLDER_HERE)
            await self.empty(room, seat.seat, "", "left")

    async def revoke(self, id: str, body: NewLink, browser: str) -> TableInfo:
        """Revoke a link, as the host before the game or as the player whose request was granted."""
        async with self.at(id) as room:
            if room.table.status == "waiting":
                await self.must_host(room, browser)
            else:
                must_be_granted(room, body.seat, await self.store.held(id, browser))
            await self.seats.revoke(id, body.seat, "table" if body.seat is None else "seat")
            return room.info(browser, await self.store.held(id, browser))

    async def open_seat(self, id: str, body: OfSeat, browser: str) -> TableInfo:
        """Let anybody take a free seat."""
        async with self.at(id) as room:
            await self.must_host(room, browser)
            seat_of(room, body.seat)
            if room.table.status != "waiting" or not await self.seats.open_seat(id, body.seat):
                raise TableError(NOT_OPEN)
            await self.settle(room)
            return room.info(browser, await self.store.held(id, browser))

    # Permissions.

    async def must_hold(self, room: Room, seat: int, browser: str) -> list[int]:
        mine = await self.store.held(room.id, browser)
        if seat not in mine:
            raise TableError(NOT_YOURS, status=403)
        return mine

    async def must_host(self, room: Room, browser: str) -> None:
        if not is_host(room.table, browser, await self.store.held(room.id, browser)):
            raise TableError(NOT_HOST, status=403)

    # Telling everybody.

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """Open a room and hold its lock. Afterwards its bots may continue."""
        room = await self.rooms.open(id)
        async with room.lock:
            yield room
        wake_bots(room)

    async def settle(self, room: Room, loss: Loss = "ended") -> None:
        """Load the seats and holders from disk, show open windows their new seats, and begin the game if the table is
        full."""
        table = await self.store.table(room.id)
        if table is None:
            raise TableError(NO_TABLE, status=404)
        room.table.seats, room.table.owner, room.table.hosts = table.seats, table.owner, table.hosts
        holds = await self.seats.holds(room.id)
        room.left = dict(last_visits(holds, room.version, self.seats.started))
        others = reseat(room, holds, loss)
        if room.table.status == "waiting":
            await begin(room)
            others = room.clients
        await greet_all(room, others)
        room.tell_presence()


def reseat(room: Room, holds: Iterable[SeatHolder], loss: Loss) -> list[Client]:
    """Update the seats of every connection. Return the connections for which they have changed."""
    changed = []
    for client in room.clients:
        held = sorted({hold.seat for hold in holds if hold.browser == client.browser})
        lost = [seat for seat in client.seats if seat not in held]
        if held == client.seats:
            continue
        client.hold(held)
        for seat in lost:
            client.tell(SeatNews(seat, loss))
        changed.append(client)
    return changed


def offered(room: Room, link: StoredLink) -> list[int]:
    """Return the seats that can be taken with a link."""
    if link.kind == "return":
        return [] if link.seat is None else [link.seat]
    return [seat.seat for seat in room.table.seats if seat.kind in FREE and link.seat in (None, seat.seat)]


def must_be_granted(room: Room, seat: int | None, mine: list[int]) -> None:
    """Raise unless this player's request for a link to the seat was granted and they still play themselves."""
    if room.table.status == "over":
        raise TableError(IS_OVER)
    asked = room.recovery
    if asked is None or not asked.granted or asked.seat != seat or asked.asker not in mine:
        raise TableError(ASK_OTHERS)
    if not room.table.seats[asked.asker].is_person:
        raise TableError(ASK_OTHERS)


def is_here(room: Room, browser: str) -> bool:
    return any(client.browser == browser for client in room.clients)


def dead(link: StoredLink) -> TableError:
    if link.kind == "return":
        return TableError(RETURN_REVOKED, status=410)
    return TableError({"used": LINK_USED, "full": LINK_FULL}.get(link.state, LINK_REVOKED), status=410)


def seat_of(room: Room, seat: int) -> StoredSeat:
    if seat >= len(room.table.seats):
        raise TableError(NO_SEAT, status=404)
    return room.table.seats[seat]


def must_be_free(room: Room, seat: int, name: str) -> None:
    """Raise if another player or bot at the table has the name. During play names of players who have left count too,
    since the log contains them."""
    begun = room.table.status != "waiting"
    others = [each for each in room.table.seats if each.seat != seat]
    must_differ(name, [each.name for each in others if begun or each.kind not in FREE])
