"""At a public table the game begins when its players are there, and who does not come loses the seat."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from tests.server.local import Local, Window, running
from tests.server.play import news
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
    return (await local.seating.sit(table, SitDown(seat, browser.title()), browser)).table


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
    await local.arrivals.look_round()


async def test_a_public_game_begins_when_the_last_of_its_players_has_come(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), BotSeat("random"), OpenSeat())
    ann = await server.window(table, "ann")
    await sit(server, table, 1, "bob")
    info = await sit(server, table, 3, "cid")
    assert (info.status, info.gathers, info.asked) == ("waiting", GATHERS, [])
    assert [seat.kind for seat in info.seats] == ["player", "player", "bot", "player"]
    watcher = await server.window(table, None)
    assert await status(server, table) == "waiting", "who watches is not waited for"
    bob = await server.window(table, "bob")
    assert [seat["connected"] for seat in news(ann, "presence")[-1]["seats"]] == [True, True, False, False]
    assert await status(server, table) == "waiting"
    leave(server, bob)
    cid = await server.window(table, "cid")
    assert await status(server, table) == "waiting", "Bob has gone again"
    bob = await server.window(table, "bob")
    assert await status(server, table) == "playing"
    for window, seat in ((ann, 0), (bob, 1), (cid, 3), (watcher, None)):
        window.read()
        assert window.seat(seat)["view"]


async def test_a_window_that_was_open_before_its_player_sat_down_is_enough(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat())
    await server.window(table, "ann")
    await server.window(table, "bob")
    assert (await sit(server, table, 1, "bob")).status == "playing"


@pytest.mark.parametrize("seats", [[Me("Ann"), BotSeat("random")], [Me("Ann"), Me("Amy")]], ids=["bots", "one screen"])
async def test_whoever_plays_alone_waits_for_nobody(server: Local, seats: list[Any]) -> None:
    assert await status(server, await public(server, *seats)) == "playing"


async def test_a_private_game_begins_with_the_last_seat(server: Local) -> None:
    made = await server.lobby.make(NewTable("peloponnes", [Me("Ann"), Invited()]), "ann")
    claimed = await server.seating.claim(Claim(made.links[0].token, "n", "Bob"), "bob")
    assert (claimed.table.status, claimed.table.gathers) == ("playing", 0)


async def test_a_player_may_come_with_any_device(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat())
    await server.window(table, "ann")
    await sit(server, table, 1, "bob")
    token = (await server.seat_settings.return_link(table, NewReturn(1), "bob")).token
    await server.seating.claim(Claim(token, "n"), "phone")
    assert await status(server, table) == "waiting"
    await server.window(table, "phone")
    assert await status(server, table) == "playing"


async def test_a_player_who_does_not_come_loses_the_seat_after_the_time_that_is_told(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), OpenSeat())
    ann = await server.window(table, "ann")
    await sit(server, table, 1, "ghost")
    leave(server, await server.window(table, "ghost"))
    await earlier(server, table, 10_000)
    await look_round(server)
    assert await kinds(server, table) == ["player", "player", "open"], "while a seat is free nobody is waited for"
    await sit(server, table, 2, "bob")
    await server.window(table, "bob")
    await earlier(server, table, GATHERS - 1)
    await look_round(server)
    assert await kinds(server, table) == ["player"] * 3
    await earlier(server, table, GATHERS + 1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "open", "player"]
    assert [seat["kind"] for seat in news(ann, "presence")[-1]["seats"]] == ["player", "open", "player"]
    assert await server.store.held(table, "ghost") == []
    assert table in [each.id for each in (await server.lobby.open_tables("eve")).tables]
    await server.window(table, "cid")
    assert (await sit(server, table, 1, "cid")).status == "playing"


async def test_a_slow_table_waits_as_long_as_for_a_move(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), away=1440)
    assert (await sit(server, table, 1, "bob")).gathers == 1440
    leave(server, await server.window(table, "bob"))
    await server.window(table, "ann")
    await earlier(server, table, 1439)
    await look_round(server)
    assert await kinds(server, table) == ["player", "player"]
    await earlier(server, table, 1441)
    await look_round(server)
    assert await kinds(server, table) == ["player", "open"]


async def test_a_host_who_does_not_come_hands_on_to_who_is_there(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat())
    await sit(server, table, 1, "bob")
    await server.window(table, "bob")
    await earlier(server, table, GATHERS + 1)
    await look_round(server)
    info = await server.lobby.info(table, "bob")
    assert ([seat.kind for seat in info.seats], info.owner) == (["open", "player"], True)
    assert not (await server.lobby.info(table, "ann")).owner


async def test_where_nobody_is_there_the_host_keeps_the_table(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), OpenSeat())
    for seat, ghost in enumerate(("ghost", "geist"), 1):
        await sit(server, table, seat, ghost)
    await earlier(server, table, GATHERS + 1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "open", "open"]
    assert (await server.lobby.info(table, "ann")).owner


async def test_a_seat_that_had_a_link_is_the_host_s_to_give_again(server: Local) -> None:
    made = await server.lobby.make(NewTable("peloponnes", [Me("Ann"), Invited()], public=True), "ann")
    table = made.table.id
    await server.window(table, "ann")
    await server.seating.claim(Claim(made.links[0].token, "n", "Bob"), "bob")
    await earlier(server, table, GATHERS + 1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "link"]


async def test_a_short_loss_of_the_network_costs_no_seat_and_coming_and_going_wins_little(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), OpenSeat())
    await server.window(table, "ann")
    for seat, browser in enumerate(("bob", "cid"), 1):
        await sit(server, table, seat, browser)

    async def come_and_go() -> None:
        for browser in ("bob", "cid"):
            leave(server, await server.window(table, browser))

    await earlier(server, table, GATHERS + A_MOMENT)
    await come_and_go()
    await look_round(server)
    assert await kinds(server, table) == ["player"] * 3
    await earlier(server, table, 2 * GATHERS + 1)
    await come_and_go()
    await look_round(server)
    assert await kinds(server, table) == ["player", "open", "open"]


async def test_a_game_that_could_not_begin_tries_again(server: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await public(server, Me("Ann"), OpenSeat())
    room = (await server.window(table, "ann")).room
    await sit(server, table, 1, "bob")
    with monkeypatch.context() as broken:

        async def slow(*_: object) -> None:
            raise TableError(TOOK_TOO_LONG, status=503)

        broken.setattr(room, "look", slow)
        await server.rooms.enter(table, "bob")
        assert await status(server, table) == "waiting"
    await earlier(server, table, A_MOMENT + 1)
    await look_round(server)
    assert await status(server, table) == "playing"


async def test_a_table_waits_on_after_a_restart(tmp_path: Any) -> None:
    table = ""
    async with running(tmp_path) as server:
        table = await public(server, Me("Ann"), OpenSeat())
        await sit(server, table, 1, "bob")
    async with running(tmp_path) as server:
        await server.window(table, "ann")
        assert await status(server, table) == "waiting"
        await server.window(table, "bob")
        assert await status(server, table) == "playing"
