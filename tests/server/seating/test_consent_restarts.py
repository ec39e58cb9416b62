"""Absence and restarts: whoever was at the table when a server ended is not away because it ended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.cells import cells
from tests.server.local import Local, running
from tests.server.play import gone_from, made, playing, refusal
from tests.server.seating.test_consent import BOB, CID, move, waits_for
from trireme.server.common import clock
from trireme.server.common.clock import ago
from trireme.server.room.table_info import GATHERS
from trireme.server.storage.schema import HOLDS
from trireme.server.wire.http_bodies import Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat, SitDown

MINUTE, DAY = 60, 24 * 3600


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Say how many seconds later it is from now on."""
    seconds = [0.0]
    monkeypatch.setattr(clock, "present", lambda: datetime.now(UTC) + timedelta(seconds=seconds[0]))

    def later(more: float) -> None:
        seconds[0] += more

    return later


async def came_long_ago(local: Local, *browsers: str) -> None:
    """Their pages have been open for days."""
    await local.store.seats._write_seen()
    came = update(HOLDS).where(HOLDS.c.browser.in_(browsers)).values(seen=ago(10))
    await local.store.database.do(lambda connection: connection.execute(came).rowcount)


async def killed(db: str, guests: tuple[str, ...] = ("bob", "cid")) -> str:
    """A table at which all have been for days when the server is gone without a word."""
    async with running(db) as local:
        table = await playing(local, *guests)
        for browser in ("ann", *guests):
            await local.window(table, browser)
        await came_long_ago(local, "ann", *guests)
    return table


@cells("had the table open", at=("first minute",), says="not away")
async def test_after_a_kill_nobody_has_a_bot_put_on_a_seat_whose_player_was_there(
    db: str, later: Callable[[float], None]
) -> None:
    table = await killed(db)
    async with running(db, just_started=True) as server:
        await server.window(table, "ann")
        ask = server.substitution.ask
        assert await refusal(ask(table, OfSeat(BOB), "ann")) == "still-here"
        later(MINUTE - 5)
        assert await refusal(ask(table, OfSeat(BOB), "ann")) == "still-here"
        later(10)
        await ask(table, OfSeat(BOB), "ann")
        assert (await server.rooms.open(table)).table.seats[BOB].stand_in


@cells("had the table open", at=("then",), says="since the start")
async def test_after_a_kill_a_seat_gets_no_new_link_without_its_holder_for_three_days(
    db: str, later: Callable[[float], None]
) -> None:
    table = await killed(db, ("bob",))

    for waited in (0, 2 * DAY):  # the next starts do not begin to count anew
        later(waited)
        async with running(db, just_started=True) as server:
            await server.window(table, "ann")
            assert waits_for((await server.recovery.ask(table, OfSeat(BOB), "ann")).agreement) == [BOB]
            assert await server.store.held(table, "bob") == [BOB]
    later(1.1 * DAY)
    async with running(db, just_started=True) as server:
        later(2 * MINUTE)
        assert waits_for((await server.recovery.ask(table, OfSeat(BOB), "ann")).agreement) == []


@cells("had left", at=("first minute",), says="not away")
@cells("had left", at=("then",), says="since they left")
async def test_a_server_that_ends_in_peace_makes_nobody_away_either(db: str, later: Callable[[float], None]) -> None:
    """It was away itself for longer than a network may be."""
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await playing(server, "bob"))
        for browser in ("ann", "bob"):
            window = await server.window(tables[0], browser)
            server.rooms.leave(window.room, window.client)
    later(DAY)
    async with running(db, just_started=True) as server:
        ask = server.substitution.ask
        assert await refusal(ask(tables[0], OfSeat(BOB), "ann")) == "still-here"
        later(MINUTE + 5)
        await ask(tables[0], OfSeat(BOB), "ann")


@cells("had never come", at=("first minute",), says="not away")
@cells("had never come", at=("then",), says="since they sat down")
async def test_whoever_never_came_has_not_been_there_when_the_server_ended(
    db: str, later: Callable[[float], None]
) -> None:
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await playing(server, "bob", "cid"))
        await server.window(tables[0], "ann")
        await server.window(tables[0], "cid")
        await came_long_ago(server, "ann", "bob", "cid")
    async with running(db, just_started=True) as server:
        room = await server.rooms.open(tables[0])
        assert waits_for((await server.recovery.ask(tables[0], OfSeat(BOB), "ann")).agreement) == [BOB, CID]
        later(2 * MINUTE)
        assert room.left[BOB].at < ago(9)
        assert room.left[CID].at > ago(1)
        assert waits_for((await server.recovery.ask(tables[0], OfSeat(BOB), "ann")).agreement) == [CID]


async def test_whoever_sits_down_with_the_table_open_was_there(db: str, later: Callable[[float], None]) -> None:
    """A spectator who takes a seat has come before they held it."""
    tables: list[str] = []
    async with running(db) as server:
        table, _ = await made(server, Me("Ann"), OpenSeat())
        tables.append(table)
        await server.window(table, "bob")
        await server.seating.sit(table, SitDown(BOB, "Bob"), "bob")
        await came_long_ago(server, "ann", "bob")
    async with running(db, just_started=True) as server:
        later(2 * MINUTE)
        assert waits_for((await server.recovery.ask(tables[0], OfSeat(BOB), "ann")).agreement) == [BOB]


@cells("had the table open", at=("then",), says="since the start, having seen all there was")
async def test_what_was_played_after_a_kill_was_not_seen_by_whoever_did_not_come_back(db: str) -> None:
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await playing(server, "bob", "cid"))
        await move([await server.window(tables[0], browser) for browser in ("ann", "bob", "cid")])
    async with running(db) as server:
        room = await server.rooms.open(tables[0])
        seat = room.table.asked[0]
        away = BOB if seat != BOB else CID
        tables.append(str(away))
        windows = {
            each: await server.window(tables[0], name)
            for each, name in enumerate(("ann", "bob", "cid"))
            if each != away
        }
        await move([windows.get(each, windows[seat]) for each in range(3)])
    async with running(db) as server:
        room = await server.rooms.open(tables[0])
        assert (room.version, room.left[int(tables[1])].version) == (2, 1)


async def test_after_a_start_nobody_loses_a_seat_at_a_public_table_before_they_can_be_back(
    tmp_path: Path, later: Callable[[float], None]
) -> None:
    tables: list[str] = []
    db = str(tmp_path / "tables.db")
    async with running(db) as server:
        wish = NewTable("peloponnes", [Me("Ann"), OpenSeat(), OpenSeat()], public=True)
        tables.append((await server.lobby.make(wish, "ann")).table.id)
        for seat, browser in ((BOB, "bob"), (CID, "cid")):
            await server.seating.sit(tables[0], SitDown(seat, browser.title()), browser)
        for browser in ("bob", "cid"):
            await server.window(tables[0], browser)
    later(3 * GATHERS * MINUTE)
    async with running(db, just_started=True) as server:
        await server.window(tables[0], "ann")
        await server.arrivals.look_round()
        assert await server.store.held(tables[0], "bob") == [BOB]
        later(MINUTE + 5)
        await server.arrivals.look_round()
        assert await server.store.held(tables[0], "bob") == []


async def test_what_a_player_was_shown_in_the_moment_before_a_kill_they_have_seen(db: str) -> None:
    """They had been away since the first move, and have just come back."""
    tables: list[str] = []
    async with running(db) as server:
        table = await playing(server, "bob", "cid")
        tables.append(table)
        windows = [await server.window(table, browser) for browser in ("ann", "bob", "cid")]
        await move(windows)
        await gone_from(server, table, "bob")
        await move(windows)
        await server.window(table, "bob")
        server.store.seats.forget_seen()  # what was to be written a little later
    async with running(db) as server:
        assert (await server.rooms.open(tables[0])).left[BOB].version == 2
