"""Talk among partners: a channel of their own, in nobody else's bytes, also when it is read again."""

from __future__ import annotations

from tests.server.local import Local, Window
from tests.server.play import news, playing
from tests.server.room.test_chat import heard, refused, says
from trireme.server.wire.http_bodies import Choice, Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat, SitDown
from trireme.server.wire.social_bodies import Named

TEAMS: dict[str, Choice] = {"modules": ["titans", "titans.teams"]}
GUESTS = ("bob", "cid", "dan")
"""Ann sits opposite Cid, Bob opposite Dan."""


async def in_teams(local: Local) -> str:
    """A running game of two teams."""
    wish = NewTable("cyclades", [Me("Ann"), *(OpenSeat() for _ in GUESTS)], TEAMS)
    table = (await local.lobby.make(wish, "ann")).table.id
    for seat, guest in enumerate(GUESTS, 1):
        await local.seating.sit(table, SitDown(seat, guest.title()), guest)
    return table


def bytes_of(window: Window) -> bytes:
    window.read()
    return b"".join(window.raw)


async def texts(local: Local, table: str, browser: str | None) -> list[str]:
    return [said.text for said in (await local.history.talk(table, browser, None)).said]


async def test_what_is_said_in_a_team_is_in_no_other_clients_bytes(server: Local) -> None:
    table = await in_teams(server)
    await server.lobby.name_me(Named("Eve"), "eve")
    windows = {name: await server.window(table, name) for name in ("ann", "bob", "cid", "dan", "eve", None)}
    await says(windows["ann"], "take Chora with me", "team")
    await says(windows["cid"], "after the Titan", "team")
    await says(windows["dan"], "they plot", "team")
    await says(windows["bob"], "good luck all")
    ours = [("Ann", "take Chora with me"), ("Cid", "after the Titan"), ("Bob", "good luck all")]
    assert heard(windows["ann"]) == heard(windows["cid"]) == ours
    assert heard(windows["bob"]) == heard(windows["dan"]) == [("Dan", "they plot"), ("Bob", "good luck all")]
    assert heard(windows["eve"]) == heard(windows[None]) == []
    for name in ("bob", "dan", "eve", None):
        assert b"Chora with me" not in bytes_of(windows[name])
        assert b"after the Titan" not in bytes_of(windows[name])
    for name in ("ann", "cid", "eve", None):
        assert b"they plot" not in bytes_of(windows[name])
    assert {each["said"]["channel"] for each in news(windows["ann"], "said")} == {"team", "players"}


async def test_what_was_said_in_a_team_is_read_again_by_the_team_only(server: Local) -> None:
    table = await in_teams(server)
    ann, dan = await server.window(table, "ann"), await server.window(table, "dan")
    await says(ann, "our plan", "team")
    await says(dan, "their plan", "team")
    await says(ann, "hello")
    (await server.rooms.open(table)).teams = None  # as after a restart: nobody has looked at this table yet
    for browser, mine in (("ann", "our plan"), ("cid", "our plan"), ("bob", "their plan"), ("dan", "their plan")):
        assert await texts(server, table, browser) == [mine, "hello"]
    for nobody in ("eve", None):
        assert await texts(server, table, nobody) == []
    again = await server.window(table, "bob")
    assert b"our plan" not in bytes_of(again)


async def test_whoever_gives_his_seat_back_hears_his_team_no_more(server: Local) -> None:
    table = await in_teams(server)
    ann, cid = await server.window(table, "ann"), await server.window(table, "cid")
    await says(ann, "between us", "team")
    await server.seating.leave(table, OfSeat(2), "cid")
    await says(ann, "now alone", "team")
    assert b"now alone" not in bytes_of(cid)
    assert await texts(server, table, "cid") == []


async def test_only_who_has_a_partner_talks_to_a_team(sqlite_server: Local) -> None:
    alone = await sqlite_server.window(await playing(sqlite_server, "bob"), "ann")
    assert await refused(alone, "psst", "team") == "no-team"
    table = await in_teams(sqlite_server)
    await sqlite_server.lobby.name_me(Named("Eve"), "eve")
    assert await refused(await sqlite_server.window(table, "eve"), "psst", "team") == "talk-apart"
    assert await refused(await sqlite_server.window(table, "ann"), "psst", "team", seat=1) == "not-yours"


async def test_a_snapshot_says_who_plays_together(sqlite_server: Local) -> None:
    for table, teams in ((await in_teams(sqlite_server), [0, 1, 0, 1]), (await playing(sqlite_server, "bob"), [])):
        assert news(await sqlite_server.window(table, "ann"), "snapshot")[-1]["teams"] == teams
