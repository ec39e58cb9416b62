"""What the holder of a seat can do: change their name, move to another device, and see which devices hold the seat."""

from __future__ import annotations

from trireme.server.common.names import checked_name
from trireme.server.common.tokens import device_id, hashed, new_token
from trireme.server.room.room import Room
from trireme.server.seating.seating import Seating, must_be_free, seat_of
from trireme.server.storage.seat_store import SeatHolder
from trireme.server.wire.http_bodies import Link, TableInfo
from trireme.server.wire.seat_bodies import Device, Devices, EndDevice, NewReturn, Rename


class SeatSettings:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.store = seating.store
        self.seats = seating.seats
        self.rooms = seating.rooms

    async def rename(self, id: str, body: Rename, browser: str) -> TableInfo:
        async with self.seating.at(id) as room:
            seat_of(room, body.seat)
            mine = await self.seating.must_hold(room, body.seat, browser)
            name = checked_name(body.name)
            must_be_free(room, body.seat, name)
            await self.seats.rename(id, body.seat, name)
            await self.store.remember_name(browser, name)
            await self.seating.settle(room)
            return room.info(browser, mine)

    async def return_link(self, id: str, body: NewReturn, browser: str) -> Link:
        """Make a new return link, which revokes the one before it."""
        async with self.seating.at(id) as room:
            seat_of(room, body.seat)
            await self.seating.must_hold(room, body.seat, browser)
            token = new_token()
            await self.seats.add_link(hashed(token), id, body.seat, "return")
            if body.alone:
                await self._end(room, body.seat, browser, None)
            return Link("return", body.seat, token)

    async def devices(self, id: str, seat: int, browser: str) -> Devices:
        room = await self.rooms.open(id)
        seat_of(room, seat)
        await self.seating.must_hold(room, seat, browser)
        return await self._devices(room, seat, browser)

    async def _devices(self, room: Room, seat: int, browser: str) -> Devices:
        here = {client.browser for client in room.clients}
        holds = [hold for hold in await self.seats.holds(room.id) if hold.seat == seat]
        return Devices([device_of(room, hold, hold.browser in here, hold.browser == browser) for hold in holds])

    async def end_device(self, id: str, body: EndDevice, browser: str) -> Devices:
        async with self.seating.at(id) as room:
            seat_of(room, body.seat)
            await self.seating.must_hold(room, body.seat, browser)
            await self._end(room, body.seat, browser, body.device)
            return await self._devices(room, body.seat, browser)

    async def _end(self, room: Room, seat: int, browser: str, device: str | None) -> None:
        """End the hold of one other device, or of all others."""
        others = {hold.browser for hold in await self.seats.holds(room.id) if hold.seat == seat} - {browser}
        ended = {each for each in others if device in (None, device_id(room.id, each))}
        if ended:
            await self.seats.end(room.id, seat, ended, browser)
            await self.seating.settle(room, "ended")


def device_of(room: Room, hold: SeatHolder, here: bool, this: bool) -> Device:
    browser, system = hold.device.split("/")
    return Device(device_id(room.id, hold.browser), browser, system, hold.since, hold.seen, here, this)
