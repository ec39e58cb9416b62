"""Watching: public games that are being played are listed, and who watches sees what a watcher sees, no more."""

from __future__ import annotations

import pytest

from tests.server.local import Local
from tests.server.play import news, refusal
from tests.toy import Toy
from trireme.games import GAMES
from trireme.server.storage import pagination
from trireme.server.wire.http_bodies import Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import SitDown


async def public(local: Local, *seats: Me | OpenSeat, game: str = "peloponnes") -> str:
    return (await local.lobby.make(NewTable(game, list(seats), public=True), "ann")).table.id


async def test_public_games_that_are_played_are_listed_for_all_a_page_at_a_time(
    server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pagination, "LISTED", 2)
    played = [await public(server, Me("Ann"), Me("Bob")) for _ in range(3)]
    await server.table(Me("Ann"), Me("Bob"))
    waiting = await public(server, Me("Ann"), OpenSeat())
    for browser in (None, "eve", "ann"):
        first = await server.lobby.watchable(browser)
        rest = await server.lobby.watchable(browser, first.next)
        assert [table.id for table in (*first.tables, *rest.tables)] == played[::-1], "no private one"
        assert rest.next is None
    for browser in ("ann", "bob"):
        await server.window(waiting, browser)
    await server.seating.sit(waiting, SitDown(1, "Bob"), "bob")
    assert (await server.lobby.watchable(None)).tables[0].id == waiting


async def test_a_watcher_sees_what_is_public_and_reads_no_more(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)
    table = await public(sqlite_server, Me("Ann"), Me("Bob"), Me("Cid"), game=Toy.name)
    eve, ann = await sqlite_server.window(table, "eve"), await sqlite_server.window(table, "ann")
    assert [sight["seat"] for sight in news(eve, "snapshot")[-1]["seats"]] == [None]
    assert eve.seat(None)["view"] != ann.seat(0)["view"]
    assert eve.seat(None)["questions"] == []
    assert news(eve, "presence")[-1]["watchers"] == 1
    assert await refusal(sqlite_server.history.positions(table, 0, 0, 0, "eve")) == "not-over"
    assert await refusal(sqlite_server.history.earlier(table, 0, 9, "eve")) == "not-over"
    assert await refusal(sqlite_server.history.record(table)) == "still-secret"


async def test_a_table_says_whether_its_seats_know_different_things(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody who shares a screen needs a curtain."""
    monkeypatch.setitem(GAMES, Toy.name, Toy)
    for game, seats, hidden in (("peloponnes", 2, False), (Toy.name, 3, True)):
        table = await sqlite_server.table(*(Me(f"Ann {at}") for at in range(seats)), game=game)
        assert news(await sqlite_server.window(table), "snapshot")[-1]["hidden"] is hidden
    wish = NewTable("cyclades", [Me("Ann"), Me("Bob")], {"purses": "open"})
    opened = (await sqlite_server.lobby.make(wish, "ann")).table.id
    assert news(await sqlite_server.window(opened), "snapshot")[-1]["hidden"] is False
