"""At a public table the game begins when its players are there, and who does not come loses the seat."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from tests.server.local import Local, Window, at_a_table
from tests.server.test_holding import news
from trireme.server.common import clock
from trireme.server.common.problems import TOOK_TOO_LONG, TableError
from trireme.server.room.table_info import GATHERS
from trireme.server.storage.schema import HOLDS
from trireme.server.storage.visits import A_MOMENT
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, OpenSeat, TableInfo
from trireme.server.wire.seat_bodies import Claim, NewReturn, SitDown


async def public(local: Local, *seats: Any, **more: Any) -> str:
    return (await local.lobby.make(NewTable("peloponnes", list(seats), public=True, **more), "ann")).table.id


async def sit(local: Local, table: str, seat: int, browser: str) -> TableInfo:
    return (await local.lobby.seating.sit(table, SitDown(seat, browser.title()), browser)).table


async def status(local: Local, table: str) -> str:
    return (await local.lobby.info(table, None)).status


async def kinds(local: Local, table: str) -> list[str]:
    return [seat.kind for seat in (await local.lobby.info(table, None)).seats]


def leave(local: Local, window: Window) -> None:
    local.rooms.leave(window.room, window.client)


async def earlier(local: Local, table: str, minutes: float) -> None:
    """All that has happened at a table happened so much earlier."""
    await local.store.seats._write_seen()
    then = clock.minutes_ago(minutes)
    moved = update(HOLDS).where(HOLDS.c.table_id == table).values(since=then, seen=then)
    await local.store.database.do(lambda connection: connection.execute(moved).rowcount)
    room = await local.rooms.open(table)
    for left in room.left.values():
        left.at = then


async def look_round(local: Local) -> None:
    await local.lobby.arrivals.look_round()


def test_a_public_game_begins_when_the_last_of_its_players_has_come(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat(), BotSeat("random"), OpenSeat())
        ann = await local.window(table, "ann")
        await sit(local, table, 1, "bob")
        info = await sit(local, table, 3, "cid")
        assert (info.status, info.gathers, info.asked) == ("waiting", GATHERS, [])
        assert [seat.kind for seat in info.seats] == ["player", "player", "bot", "player"]
        watcher = await local.window(table, None)
        assert await status(local, table) == "waiting", "who watches is not waited for"
        bob = await local.window(table, "bob")
        assert [seat["connected"] for seat in news(ann, "presence")[-1]["seats"]] == [True, True, False, False]
        assert await status(local, table) == "waiting"
        leave(local, bob)
        cid = await local.window(table, "cid")
        assert await status(local, table) == "waiting", "Bob has gone again"
        bob = await local.window(table, "bob")
        assert await status(local, table) == "playing"
        for window, seat in ((ann, 0), (bob, 1), (cid, 3), (watcher, None)):
            window.read()
            assert window.seat(seat)["view"]

    at_a_table(db, scene)


def test_a_window_that_was_open_before_its_player_sat_down_is_enough(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat())
        await local.window(table, "ann")
        await local.window(table, "bob")
        assert (await sit(local, table, 1, "bob")).status == "playing"

    at_a_table(db, scene)


@pytest.mark.parametrize("seats", [[Me("Ann"), BotSeat("random")], [Me("Ann"), Me("Amy")]], ids=["bots", "one screen"])
def test_whoever_plays_alone_waits_for_nobody(db: str, seats: list[Any]) -> None:
    async def scene(local: Local) -> None:
        assert await status(local, await public(local, *seats)) == "playing"

    at_a_table(db, scene)


def test_a_private_game_begins_with_the_last_seat(db: str) -> None:
    async def scene(local: Local) -> None:
        made = await local.lobby.make(NewTable("peloponnes", [Me("Ann"), Invited()]), "ann")
        claimed = await local.lobby.seating.claim(Claim(made.links[0].token, "n", "Bob"), "bob")
        assert (claimed.table.status, claimed.table.gathers) == ("playing", 0)

    at_a_table(db, scene)


def test_a_player_may_come_with_any_device(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat())
        await local.window(table, "ann")
        await sit(local, table, 1, "bob")
        token = (await local.lobby.seat_settings.return_link(table, NewReturn(1), "bob")).token
        await local.lobby.seating.claim(Claim(token, "n"), "phone")
        assert await status(local, table) == "waiting"
        await local.window(table, "phone")
        assert await status(local, table) == "playing"

    at_a_table(db, scene)


def test_a_player_who_does_not_come_loses_the_seat_after_the_time_that_is_told(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat(), OpenSeat())
        ann = await local.window(table, "ann")
        await sit(local, table, 1, "ghost")
        leave(local, await local.window(table, "ghost"))
        await earlier(local, table, 10_000)
        await look_round(local)
        assert await kinds(local, table) == ["player", "player", "open"], "while a seat is free nobody is waited for"
        await sit(local, table, 2, "bob")
        await local.window(table, "bob")
        await earlier(local, table, GATHERS - 1)
        await look_round(local)
        assert await kinds(local, table) == ["player"] * 3
        await earlier(local, table, GATHERS + 1)
        await look_round(local)
        assert await kinds(local, table) == ["player", "open", "player"]
        assert [seat["kind"] for seat in news(ann, "presence")[-1]["seats"]] == ["player", "open", "player"]
        assert await local.store.held(table, "ghost") == []
        assert table in [each.id for each in (await local.lobby.open_tables("eve")).tables]
        await local.window(table, "cid")
        assert (await sit(local, table, 1, "cid")).status == "playing"

    at_a_table(db, scene)


def test_a_slow_table_waits_as_long_as_for_a_move(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat(), away=1440)
        assert (await sit(local, table, 1, "bob")).gathers == 1440
        leave(local, await local.window(table, "bob"))
        await local.window(table, "ann")
        await earlier(local, table, 1439)
        await look_round(local)
        assert await kinds(local, table) == ["player", "player"]
        await earlier(local, table, 1441)
        await look_round(local)
        assert await kinds(local, table) == ["player", "open"]

    at_a_table(db, scene)


def test_a_host_who_does_not_come_hands_on_to_who_is_there(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat())
        await sit(local, table, 1, "bob")
        await local.window(table, "bob")
        await earlier(local, table, GATHERS + 1)
        await look_round(local)
        info = await local.lobby.info(table, "bob")
        assert ([seat.kind for seat in info.seats], info.owner) == (["open", "player"], True)
        assert not (await local.lobby.info(table, "ann")).owner

    at_a_table(db, scene)


def test_where_nobody_is_there_the_host_keeps_the_table(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat(), OpenSeat())
        for seat, ghost in enumerate(("ghost", "geist"), 1):
            await sit(local, table, seat, ghost)
        await earlier(local, table, GATHERS + 1)
        await look_round(local)
        assert await kinds(local, table) == ["player", "open", "open"]
        assert (await local.lobby.info(table, "ann")).owner

    at_a_table(db, scene)


def test_a_seat_that_had_a_link_is_the_host_s_to_give_again(db: str) -> None:
    async def scene(local: Local) -> None:
        made = await local.lobby.make(NewTable("peloponnes", [Me("Ann"), Invited()], public=True), "ann")
        table = made.table.id
        await local.window(table, "ann")
        await local.lobby.seating.claim(Claim(made.links[0].token, "n", "Bob"), "bob")
        await earlier(local, table, GATHERS + 1)
        await look_round(local)
        assert await kinds(local, table) == ["player", "link"]

    at_a_table(db, scene)


def test_a_short_loss_of_the_network_costs_no_seat_and_coming_and_going_wins_little(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat(), OpenSeat())
        await local.window(table, "ann")
        for seat, browser in enumerate(("bob", "cid"), 1):
            await sit(local, table, seat, browser)

        async def come_and_go() -> None:
            for browser in ("bob", "cid"):
                leave(local, await local.window(table, browser))

        await earlier(local, table, GATHERS + A_MOMENT)
        await come_and_go()
        await look_round(local)
        assert await kinds(local, table) == ["player"] * 3
        await earlier(local, table, 2 * GATHERS + 1)
        await come_and_go()
        await look_round(local)
        assert await kinds(local, table) == ["player", "open", "open"]

    at_a_table(db, scene)


def test_a_game_that_could_not_begin_tries_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(local: Local) -> None:
        table = await public(local, Me("Ann"), OpenSeat())
        room = (await local.window(table, "ann")).room
        await sit(local, table, 1, "bob")
        with monkeypatch.context() as broken:

            async def slow(*_: object) -> None:
                raise TableError(TOOK_TOO_LONG, status=503)

            broken.setattr(room, "look", slow)
            await local.rooms.enter(table, "bob")
            assert await status(local, table) == "waiting"
        await earlier(local, table, A_MOMENT + 1)
        await look_round(local)
        assert await status(local, table) == "playing"

    at_a_table(db, scene)


def test_a_table_waits_on_after_a_restart(tmp_path: Any) -> None:
    table = ""

    async def fill(local: Local) -> None:
        nonlocal table
        table = await public(local, Me("Ann"), OpenSeat())
        await sit(local, table, 1, "bob")

    async def come(local: Local) -> None:
        await local.window(table, "ann")
        assert await status(local, table) == "waiting"
        await local.window(table, "bob")
        assert await status(local, table) == "playing"

    at_a_table(tmp_path, fill)
    at_a_table(tmp_path, come)
