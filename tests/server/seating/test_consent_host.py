"""Before the game begins: the host decides who plays, and does nothing to the seat of a player who is there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from tests.server.cells import cells
from tests.server.local import Local, Window, running
from tests.server.play import gone_from, look_again, made, phone_of, refusal
from trireme.server.common.clock import minutes_ago
from trireme.server.common.problems import TableError
from trireme.server.storage.schema import HOLDS
from trireme.server.wire.http_bodies import Me, OpenSeat
from trireme.server.wire.seat_bodies import NewLink, OfSeat, SitDown
from trireme.server.wire.social_bodies import SeatBot

BOB = 1


async def waiting(local: Local, doing: str) -> str:
    """A table that waits, with Bob on its second seat."""
    table, _ = await made(local, Me("Ann"), OpenSeat(), OpenSeat())
    await local.seating.sit(table, SitDown(BOB, "Bob"), "bob")
    window = await local.window(table, "bob")
    if doing == "just gone":
        local.rooms.leave(window.room, window.client)
    if doing == "away":
        await gone_from(local, table, "bob")
    return table


@cells("give it to somebody else by a new link", says="refused")
@pytest.mark.parametrize("doing", ["here", "just gone"])
async def test_the_host_gives_no_seat_away_whose_player_is_there(server: Local, doing: str) -> None:
    table = await waiting(server, doing)
    assert await refusal(server.seating.invite(table, NewLink(BOB), "ann")) == "holder-here"
    assert await server.store.held(table, "bob") == [BOB]


@cells("give it to somebody else by a new link", at=("away",), says="yes")
async def test_the_host_gives_the_seat_of_a_player_who_is_away_to_another(server: Local) -> None:
    table = await waiting(server, "away")
    token = (await server.seating.invite(table, NewLink(BOB), "ann")).token
    assert await server.store.held(table, "bob") == []
    assert (await server.claim(token, "eve", "Eve")).table.mine == [BOB]


@cells("put a bot or anybody on it", says="refused")
@pytest.mark.parametrize("doing", ["here", "just gone", "away"])
async def test_the_host_puts_neither_a_bot_nor_anybody_on_a_seat_that_is_held(sqlite_server: Local, doing: str) -> None:
    table = await waiting(sqlite_server, doing)
    assert await refusal(sqlite_server.host_actions.seat_bot(table, SeatBot(BOB, "random", "Bot"), "ann")) == "not-open"
    assert await refusal(sqlite_server.seating.open_seat(table, OfSeat(BOB), "ann")) == "not-open"
    await sqlite_server.seating.revoke(table, NewLink(BOB), "ann")
    assert await refusal(sqlite_server.seating.leave(table, OfSeat(BOB), "ann")) == "not-yours"
    assert await sqlite_server.store.held(table, "bob") == [BOB]


async def test_a_player_who_is_there_gets_up_themselves_and_the_host_invites_another(sqlite_server: Local) -> None:
    table = await waiting(sqlite_server, "here")
    await sqlite_server.seating.leave(table, OfSeat(BOB), "bob")
    token = (await sqlite_server.seating.invite(table, NewLink(BOB), "ann")).token
    assert (await sqlite_server.claim(token, "eve", "Eve")).table.mine == [BOB]


# Attacked in every order.


class Waiting:
    """A table that waits, whose host has two browsers and wants Bob's seat for Eve."""

    def __init__(self, local: Local, table: str, rng: Random) -> None:
        self.local, self.table, self.rng = local, table, rng
        self.windows: dict[str, Window] = {}
        self.fresh = True
        """Bob has been here since everybody has waited last."""
        self.done: list[str] = []

    async def go_on(self) -> None:
        acts: list[Callable[[], Awaitable[object]]] = [
            self.come, self.come, self.go, self.wait, self.kill, self.invite, self.invite, self.seat_bot,
            self.open_seat, self.revoke, self.get_bob_up,
        ]  # fmt: skip
        act = self.rng.choice(acts)
        self.done.append(act.__name__)
        try:
            await act()
        except TableError:
            self.done[-1] += " (refused)"
        self.fresh |= "bob" in self.windows
        held = await self.local.store.held(self.table, "bob")
        assert held == [BOB] or not self.fresh, f"Bob has lost his seat: {self.done}"
        if not held:  # he was away, and comes again
            link = await self.local.seating.invite(self.table, NewLink(BOB), self.host)
            await self.local.claim(link.token, "bob")
            self.fresh = True

    @property
    def host(self) -> str:
        return self.rng.choice(["ann", "phone"])

    async def come(self) -> None:
        browser = self.rng.choice(["ann", "phone", "bob"])
        if browser not in self.windows:
            self.windows[browser] = await self.local.window(self.table, browser)

    async def go(self) -> None:
        if window := self.windows.pop(self.rng.choice(["ann", "phone", "bob"]), None):
            self.local.rooms.leave(window.room, window.client)

    async def wait(self) -> None:
        """An hour passes."""
        await self.local.store.seats._write_seen()
        an_hour = update(HOLDS).where(HOLDS.c.table_id == self.table).values(seen=minutes_ago(60))
        await self.local.store.database.do(lambda connection: connection.execute(an_hour).rowcount)
        self.local.store.seats.started = minutes_ago(60)
        await look_again(self.local)
        self.fresh = False

    async def kill(self) -> None:
        await self.local.store.seats._write_seen()
        self.local.rooms.forget(self.table)
        self.fresh |= "bob" in self.windows
        self.windows.clear()
        await self.local.store.seats.begin()

    async def invite(self) -> None:
        link = await self.local.seating.invite(self.table, NewLink(BOB), self.host)
        await self.local.seating.revoke(self.table, NewLink(BOB), self.host)
        assert link.token

    async def seat_bot(self) -> None:
        await self.local.host_actions.seat_bot(self.table, SeatBot(BOB, "random", "Bot"), self.host)

    async def open_seat(self) -> None:
        await self.local.seating.open_seat(self.table, OfSeat(BOB), self.host)

    async def revoke(self) -> None:
        await self.local.seating.revoke(self.table, NewLink(self.rng.choice([None, BOB])), self.host)

    async def get_bob_up(self) -> None:
        await self.local.seating.leave(self.table, OfSeat(BOB), self.host)


async def test_bob_keeps_his_seat_whatever_the_host_does(tmp_path: Path) -> None:
    done: list[str] = []
    async with running(tmp_path) as server:
        for seed in range(12):
            table = await waiting(server, "just gone")
            await phone_of(server, table, 0, "ann")
            attack = Waiting(server, table, Random(seed))
            for _ in range(40):
                await attack.go_on()
            done.extend(attack.done)
    assert {"invite", "invite (refused)", "kill", "wait", "seat_bot (refused)"} <= set(done)
