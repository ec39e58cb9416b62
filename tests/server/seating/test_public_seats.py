"""Empty seats of the public list are not taken by ghosts, and whoever comes at once never notices the limits."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, select

from tests.server.local import Local, opened
from tests.server.play import refusal
from tests.server.room.test_restart import explained
from tests.server.seating.test_arrivals import earlier, kinds, leave, look_round, public, status
from tests.server.served import GENEROUS, Served
from trireme.kit.errors import TriremeError
from trireme.server.common.rate_limits import Limits
from trireme.server.room.table_info import GATHERS
from trireme.server.storage.database import SQLite
from trireme.server.storage.installation import Key
from trireme.server.storage.schema import HOLDS, MISSED
from trireme.server.storage.unvisited_seats import COMES_IN, tables_of_ghosts
from trireme.server.wire.http_bodies import Invited, Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import Claim, NewLink, NewReturn, OfSeat, Seated, SitDown

MOST, MOST_HERE = Limits().unvisited_seats, Limits().address_unvisited_seats
HOME, SCHOOL = "1.2.3.4", "1.2.3.5"


async def tables(local: Local, number: int, **more: Any) -> list[str]:
    """Public tables with two free seats, of a host each."""
    return [
        (
            await local.lobby.make(
                NewTable("peloponnes", [Me("Ann"), OpenSeat(), OpenSeat()], public=True, **more), f"host {each}"
            )
        ).table.id
        for each in range(number)
    ]


async def sit(local: Local, table: str, seat: int, browser: str, address: str = HOME) -> Seated:
    name = f"{browser.title()} {seat}"
    return await local.seating.sit(table, SitDown(seat, name), browser, address=address)


async def addresses(local: Local) -> list[str | None]:
    """What is kept of the addresses of those who hold seats, and of those who have missed them."""

    def work(connection: Connection) -> list[str | None]:
        held = connection.execute(select(HOLDS.c.awaited)).scalars()
        return [*held, *connection.execute(select(MISSED.c.address)).scalars()]

    return await local.store.database.do(work)


async def test_a_browser_takes_three_seats_to_which_it_does_not_come(server: Local) -> None:
    free = await tables(server, MOST + 2)
    for table in free[:MOST]:
        await sit(server, table, 1, "ghost")
    with pytest.raises(TriremeError, match="You have taken 3 seats at public tables") as refused:
        await sit(server, free[MOST], 1, "ghost", SCHOOL)
    assert refused.value.key == "too-many-unvisited"
    assert await kinds(server, free[MOST]) == ["player", "open", "open"]
    await server.window(free[0], "ghost")
    await sit(server, free[MOST], 1, "ghost")
    assert await refusal(sit(server, free[MOST + 1], 1, "ghost")) == "too-many-unvisited"
    await server.seating.leave(free[1], OfSeat(1), "ghost")
    await sit(server, free[MOST + 1], 1, "ghost")


async def test_an_address_takes_eight_however_many_cookies_it_has_and_all_at_once(server: Local) -> None:
    free = await tables(server, MOST_HERE + 2)
    ghosts = [sit(server, table, seat, f"g{at} {seat}") for at, table in enumerate(free) for seat in (1, 2)]
    outcomes = await asyncio.gather(*ghosts, return_exceptions=True)
    told = [outcome.key for outcome in outcomes if isinstance(outcome, TriremeError)]
    assert told == ["too-many-unvisited-here"] * (len(ghosts) - MOST_HERE)
    table = (await tables(server, 1))[0]
    await sit(server, table, 1, "dora", SCHOOL)
    assert await refusal(sit(server, table, 2, "emil")) == "too-many-unvisited-here"
    await server.window(table, "emil")
    await sit(server, table, 2, "emil")  # he is there


async def test_whoever_sits_down_and_comes_meets_no_limit(server: Local) -> None:
    """As the page does it: a press in the list, then the table."""
    for number, table in enumerate(await tables(server, 2 * MOST_HERE)):
        await sit(server, table, 1, "bob")
        leave(server, await server.window(table, "bob"))
        await sit(server, table, 2, f"guest {number}")
        await server.window(table, f"guest {number}")


async def test_seats_at_own_tables_by_links_of_hosts_and_of_private_tables_are_not_counted(server: Local) -> None:
    for _ in range(MOST + 1):
        await server.lobby.make(NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True), "ann", address=HOME)
        await sit(server, await server.table(Me("Dan"), OpenSeat(), browser="dan"), 1, "ann")
    made = [
        await server.lobby.make(
            NewTable("peloponnes", [Me("Dan"), Invited(), OpenSeat()], public=True), f"dan {number}"
        )
        for number in range(MOST + 1)
    ]
    for each in made:
        claim = Claim(each.links[0].token, "n", "Ann")
        await server.seating.claim(claim, "ann", address=HOME)
    assert await refusal(sit(server, (await tables(server, 1))[0], 1, "ann")) == "too-many-unvisited"
    link = await server.seating.invite(made[0].table.id, NewLink(None), "dan 0")
    claim = Claim(link.token, "n", "Bob")
    await server.seating.claim(claim, "bob", address=HOME)  # by a link to the table it is as without
    for at in range(1, MOST):
        await sit(server, made[at].table.id, 2, "bob")
    assert await refusal(sit(server, made[MOST].table.id, 2, "bob")) == "too-many-unvisited"


@pytest.mark.parametrize("away", [0, 10_080])
async def test_a_seat_that_nobody_has_come_to_is_free_after_two_minutes(server: Local, away: int) -> None:
    """Whatever the table says, full or not; who has come is waited for as before."""
    (table,) = await tables(server, 1, away=away)
    await sit(server, table, 1, "ghost")
    await earlier(server, table, COMES_IN - 0.5)
    await look_round(server)
    assert await kinds(server, table) == ["player", "player", "open"]
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "open", "open"]
    await sit(server, table, 1, "bob", SCHOOL)
    leave(server, await server.window(table, "bob"))
    await sit(server, table, 2, "geist", "1.2.3.6")
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "player", "open"]


async def test_a_host_who_has_never_come_is_waited_for_two_minutes_once_all_are_there(server: Local) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), away=10_080)
    await earlier(server, table, GATHERS)
    await look_round(server)
    assert await kinds(server, table) == ["player", "open"], "nobody waits"
    await sit(server, table, 1, "bob")
    await server.window(table, "bob")
    await look_round(server)
    assert await kinds(server, table) == ["player", "player"]
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    assert await kinds(server, table) == ["open", "player"]
    assert (await server.lobby.info(table, "bob")).owner


async def test_a_ghost_does_not_take_a_seat_again_before_it_opens_the_table(server: Local) -> None:
    (table,) = await tables(server, 1)
    await sit(server, table, 1, "ghost")
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    with pytest.raises(TriremeError, match="took a seat here and did not come") as refused:
        await sit(server, table, 1, "ghost", SCHOOL)
    assert refused.value.key == "did-not-come"
    assert await refusal(sit(server, table, 2, "another")) == "did-not-come", "it is the same address"
    await sit(server, table, 1, "bob", SCHOOL)
    await server.window(table, "ghost")
    await sit(server, table, 2, "ghost")


async def test_a_restart_forgets_no_ghost(db: str) -> None:
    key, known = Key(b"of this installation"), list[str]()
    async with opened(db, key=key) as local:
        known.extend(await tables(local, MOST_HERE + 2))
        await sit(local, known[0], 1, "ghost")
        await earlier(local, known[0], COMES_IN + 0.1)
        await look_round(local)
        for number, table in enumerate(known[1:-1]):
            await sit(local, table, 1, f"ghost {number}")
    async with opened(db, key=key) as local:
        assert await refusal(sit(local, known[0], 1, "one more")) == "did-not-come"
        assert await refusal(sit(local, known[-1], 1, "one more")) == "too-many-unvisited-here"
        for table in known[1:-1]:
            await earlier(local, table, COMES_IN + 0.1)
        await look_round(local)
        await sit(local, known[-1], 1, "one more")


async def test_a_player_may_come_with_any_device_and_more_devices_are_nobody_who_comes(server: Local) -> None:
    (table,) = await tables(server, 1)
    seating, my_seat = server.seating, server.seat_settings
    for seat, browser in ((1, "bob"), (2, "ghost")):
        await sit(server, table, seat, browser)
        token = (await my_seat.return_link(table, NewReturn(seat), browser)).token
        await seating.claim(Claim(token, "n"), f"phone of {browser}", address=HOME)
    leave(server, await server.window(table, "phone of bob"))
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    assert await kinds(server, table) == ["player", "player", "open"]
    for browser in ("ghost", "phone of ghost"):
        assert await refusal(sit(server, table, 2, browser, SCHOOL)) == "did-not-come"


async def test_no_address_is_kept_and_what_is_kept_of_it_goes_when_its_player_comes_or_the_game_begins(
    server: Local,
) -> None:
    table = await public(server, Me("Ann"), OpenSeat(), OpenSeat())
    await sit(server, table, 1, "ghost")
    hidden = server.store.key.hidden(HOME)
    assert await addresses(server) == ["", hidden]
    await earlier(server, table, COMES_IN + 0.1)
    await look_round(server)
    assert await addresses(server) == ["", hidden]
    for seat, browser in enumerate(("ann", "bob", "cid")):
        if seat:
            await sit(server, table, seat, browser, SCHOOL)
        await server.window(table, browser)
    assert await status(server, table) == "playing"
    assert await addresses(server) == [None] * 3
    other = await public(server, Me("Ann"), OpenSeat())
    await sit(server, other, 1, "ghost")
    await earlier(server, other, COMES_IN + 0.1)
    await look_round(server)
    await server.seating.leave(other, OfSeat(0), "ann")
    assert await addresses(server) == [None] * 3


async def test_counting_and_looking_round_are_looks_into_an_index(sqlite_server: Local) -> None:
    database, asked = sqlite_server.store.database, list[tuple[str, Any]]()
    assert isinstance(database, SQLite)
    (table,) = await tables(sqlite_server, 1)

    def look(connection: Connection) -> None:
        event.listen(connection.engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))

    await database.read(look)
    await sit(sqlite_server, table, 1, "bob")
    await database.read(tables_of_ghosts)
    looks = [each for each in asked if "holds AS others" in each[0] or "FROM missed" in each[0]]
    assert len(looks) == 4
    plans = [plan for each in looks for plan in await database.do(partial(explained, asked=each))]
    assert not [plan for plan in plans if "SCAN" in plan and "CONSTANT" not in plan]


@pytest.mark.slow
def test_an_address_is_that_of_the_request(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, address_unvisited_seats=1)
    wish = {"game": "peloponnes", "public": True, "seats": [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3]}
    with Served(tmp_path, limits=limits) as served, served.browser() as host:
        table = host.post("/api/tables", json=wish).json()["table"]["id"]
        link = host.post(f"/api/tables/{table}/links", json={}).json()["token"]
        told = []
        for seat in (1, 2):
            with served.browser() as ghost:
                told.append(ghost.post(f"/api/tables/{table}/sit", json={"seat": seat, "name": f"G{seat}"}))
        with served.browser() as ghost:
            told.append(ghost.post("/api/links/claim", json={"token": link, "nonce": "n", "name": "G3", "seat": 3}))
        assert [answer.status_code for answer in told] == [200, 429, 429]
        assert {answer.json()["key"] for answer in told[1:]} == {"too-many-unvisited-here"}
