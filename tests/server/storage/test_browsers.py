"""A name is forgotten with its browser: with its cookie, and when it has no game to play and does not come back."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.server.local import Local
from tests.server.play import playing
from tests.server.seating.test_rematch import end
from tests.server.served import Served
from trireme.server.common.clock import ago
from trireme.server.common.problems import TableError
from trireme.server.storage.schema import BROWSERS
from trireme.server.storage.store import REMEMBERED
from trireme.server.wire.http_bodies import Me, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat, SitDown
from trireme.server.wire.social_bodies import Named, PlayAgain


async def last_seen(local: Local, browser: str, time: str | None = None) -> str | None:
    """When a browser was here last, or is said to have been; None if nothing is known of it."""
    if time is not None:
        seen = update(BROWSERS).where(BROWSERS.c.browser == browser).values(seen=time)
        await local.store.database.do(lambda connection: connection.execute(seen).rowcount)
    query = select(BROWSERS.c.seen).where(BROWSERS.c.browser == browser)
    return await local.store.database.do(lambda connection: connection.execute(query).scalar())


async def test_a_browser_that_has_no_game_to_play_is_forgotten_when_it_does_not_come_back(server: Local) -> None:
    table = await server.table(Me("Ann"), OpenSeat(), browser="ann")
    for browser in ("bob", "cid"):
        await server.lobby.name_me(Named(browser.title()), browser)
    for browser in ("ann", "bob"):
        await last_seen(server, browser, ago(REMEMBERED + 1))
    await last_seen(server, "cid", ago(REMEMBERED - 1))
    assert await server.store.forget_browsers() == 1
    names = [(await server.lobby.me(browser)).name for browser in ("ann", "bob", "cid")]
    assert names == ["Ann", "", "Cid"], "Ann holds a seat, Cid has been here"
    await server.seating.leave(table, OfSeat(0), "ann")
    await last_seen(server, "ann", ago(REMEMBERED + 1))
    assert await server.store.forget_browsers() == 1
    assert await last_seen(server, "ann") is None


async def test_who_has_finished_games_only_is_forgotten_and_comes_back_without_a_name(server: Local) -> None:
    """What they were called in a game stays with the game."""
    over, played = [await playing(server, "bob") for _ in range(2)]
    await end(server, over)
    await last_seen(server, "bob", ago(REMEMBERED + 1))
    assert await server.store.forget_browsers() == 0, "one of the games is not over"
    await end(server, played)
    await server.lobby.name_me(Named("Cid"), "cid")
    assert await server.store.forget_browsers() == 1
    assert await last_seen(server, "ann")
    assert await last_seen(server, "bob") is None
    assert (await server.lobby.me("bob")).name == ""
    listed = (await server.lobby.my_tables("bob")).tables
    assert {table.id for table in listed} == {over, played}
    assert listed[0].mine == [1]
    assert listed[0].seats[1].name == "Bob"
    assert (await server.window(over, "bob")).read()[-1]["type"] == "over"
    again = (await server.rematch.answer(over, PlayAgain(True), "bob")).again
    assert again is not None
    open_seat = await server.table(Me("Ann"), OpenSeat(), browser="ann")
    with pytest.raises(TableError, match="Enter a name"):
        await server.seating.sit(open_seat, SitDown(1), "bob")
    await server.seating.sit(open_seat, SitDown(1, "Bob"), "bob")
    assert (await server.lobby.me("bob")).name == "Bob"


async def test_who_only_comes_to_tables_is_here_too(server: Local) -> None:
    table = await playing(server, "bob")
    await last_seen(server, "bob", ago(REMEMBERED + 1))
    await server.window(table, "bob")
    await server.store.seats.settle(table)
    await end(server, table)
    assert await server.store.forget_browsers() == 0
    assert (await server.lobby.me("bob")).name == "Bob"


async def test_a_visit_is_noted_once_a_day(server: Local) -> None:
    await server.lobby.name_me(Named("Bob"), "bob")
    first = await last_seen(server, "bob")
    assert first
    await server.lobby.me("bob")
    assert await last_seen(server, "bob") == first
    await last_seen(server, "bob", ago(2))
    await server.lobby.my_tables("bob")
    noted = await last_seen(server, "bob")
    assert noted
    assert noted >= first
    await server.lobby.me("nobody")
    assert await last_seen(server, "nobody") is None


@pytest.mark.slow
def test_the_server_forgets_by_itself_and_a_browser_without_its_cookie_is_nobody(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        with served.browser() as browser:
            browser.post("/api/me", json={"name": "Bob"})
            assert browser.get("/api/me").json() == {"name": "Bob"}
            kept = dict(browser.cookies)
            browser.cookies.clear()
            assert browser.get("/api/me").json() == {"name": ""}
        served.later((REMEMBERED + 1) * 24 * 3600)
        served.stop()
        served.start()
        with served.browser() as browser:
            for name, value in kept.items():
                browser.cookies.set(name, value)
            assert browser.get("/api/me").json() == {"name": ""}
        assert "browsers forgotten" in served.log.read_text()
