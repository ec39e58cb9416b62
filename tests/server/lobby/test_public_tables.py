"""Nobody fills the public list: so many tables has a browser, and so many an address."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, select

from tests.server.local import Local, opened
from tests.server.play import play_on, refusal
from tests.server.room.test_restart import explained
from tests.server.seating.test_rematch import end, yes
from tests.server.served import GENEROUS, Served
from trireme.kit.errors import TriremeError
from trireme.server.lobby.lobby import Lobby
from trireme.server.storage.database import SQLite
from trireme.server.storage.installation import Key, fresh
from trireme.server.storage.schema import TABLES
from trireme.server.wire.http_bodies import BotSeat, Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat

OPEN = NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True)
PLAYED = NewTable("peloponnes", [Me("Ann"), BotSeat("random")], public=True)
ALONE = NewTable("peloponnes", [Me("Ann"), Me("Amy")], public=True)
NOBODYS = NewTable("peloponnes", [OpenSeat(), OpenSeat()], public=True)


async def lobby_of(local: Local, **limits: int) -> Lobby:
    await local.limit(**limits)
    return local.lobby


@pytest.mark.parametrize("wish", [OPEN, PLAYED, NOBODYS], ids=["open", "played", "without a seat"])
async def test_a_browser_has_so_many_public_tables(server: Local, wish: NewTable) -> None:
    lobby = await lobby_of(server, public_tables=3)
    for _ in range(3):
        await lobby.make(wish, "ann")
    with pytest.raises(TriremeError, match="You have 3 public tables that are not over") as refused:
        await lobby.make(wish, "ann")
    assert refused.value.key == "too-many-public"
    await lobby.make(NewTable(wish.game, wish.seats), "ann")
    await lobby.make(wish, "bob")


async def test_a_table_that_is_over_or_closed_makes_room(server: Local) -> None:
    lobby = await lobby_of(server, public_tables=2, address_public_tables=2)
    first, second = [(await lobby.make(OPEN, "ann", address="1.2.3.4")).table.id for _ in range(2)]
    assert await refusal(lobby.make(OPEN, "ann", address="1.2.3.4")) == "too-many-public"
    await server.seating.leave(first, OfSeat(0), "ann")
    third = (await lobby.make(PLAYED, "ann", address="1.2.3.4")).table.id
    assert await refusal(lobby.make(OPEN, "bob", address="1.2.3.4")) == "too-many-public-here"
    await end(server, third)
    await lobby.make(OPEN, "bob", address="1.2.3.4")
    assert await refusal(lobby.make(OPEN, "bob", address="1.2.3.4")) == "too-many-public-here"
    await lobby.make(OPEN, "bob", address="1.2.3.5")
    assert (await lobby.info(second, "ann")).status == "waiting"


async def test_a_new_cookie_for_each_table_wins_nothing_nor_does_asking_all_at_once(sqlite_server: Local) -> None:
    lobby = await lobby_of(sqlite_server, public_tables=3, address_public_tables=5)
    made: list[Any] = await asyncio.gather(
        *(lobby.make(OPEN, f"{number}", address="1.2.3.4") for number in range(12)), return_exceptions=True
    )
    assert sum(isinstance(each, TriremeError) for each in made) == 7
    made = await asyncio.gather(*(lobby.make(OPEN, "ann") for _ in range(12)), return_exceptions=True)
    assert sum(isinstance(each, TriremeError) for each in made) == 9


async def test_playing_again_counts_and_becomes_private_rather_than_too_much(sqlite_server: Local) -> None:
    lobby = await lobby_of(sqlite_server, public_tables=1, address_public_tables=1)
    table = (await lobby.make(PLAYED, "ann", address="1.2.3.4")).table.id
    await end(sqlite_server, table)
    again = (await sqlite_server.rematch.answer(table, yes(), "ann", "1.2.3.4")).again
    assert again is not None
    assert again.table is not None
    assert (await lobby.info(again.table, "ann")).public
    assert await refusal(lobby.make(OPEN, "bob", address="1.2.3.4")) == "too-many-public-here"
    await end(sqlite_server, again.table)
    await lobby.make(OPEN, "ann", address="1.2.3.4")
    more = (await sqlite_server.rematch.answer(again.table, yes(), "ann")).again
    assert more is not None
    assert more.table is not None
    assert not (await lobby.info(more.table, "ann")).public


async def test_a_restart_forgets_nothing(db: str) -> None:
    key = Key(b"of this installation")
    async with opened(db, key=key) as local:
        lobby = await lobby_of(local, address_public_tables=3)
        for number in range(3):
            await lobby.make(OPEN, f"{number}", address="1.2.3.4")
        assert await refusal(lobby.make(OPEN, "3", address="1.2.3.4")) == "too-many-public-here"
    async with opened(db, key=key) as local:
        lobby = await lobby_of(local, address_public_tables=3)
        assert await refusal(lobby.make(OPEN, "3", address="1.2.3.4")) == "too-many-public-here"
        await lobby.make(OPEN, "3", address="1.2.3.5")


async def test_no_address_is_kept_and_what_is_kept_of_it_goes_with_the_end(server: Local) -> None:
    lobby = await lobby_of(server)

    async def makers() -> dict[str, str | None]:
        query = select(TABLES.c.id, TABLES.c.maker)
        rows = await server.store.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.maker for row in rows}

    waiting, over, private = [
        (await lobby.make(wish, "ann", address="1.2.3.4")).table.id
        for wish in (OPEN, ALONE, NewTable(ALONE.game, ALONE.seats))
    ]
    kept = await makers()
    assert kept == {waiting: kept[over], over: server.store.key.hidden("1.2.3.4"), private: None}
    assert not re.search(r"1.2.3.4|10203040", str(kept))
    assert fresh().hidden("1.2.3.4") != kept[over]
    await play_on(await server.window(over), Random(1))
    assert (await makers())[over] is None
    assert (await makers())[waiting]


async def test_counting_is_a_look_into_an_index(sqlite_server: Local) -> None:
    lobby = await lobby_of(sqlite_server)
    asked: list[tuple[str, Any]] = []
    database = sqlite_server.store.database
    assert isinstance(database, SQLite)
    await lobby.make(OPEN, "ann", address="1.2.3.4")

    def look(connection: Connection) -> None:
        event.listen(connection.engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))

    await database.read(look)
    async with lobby.public.one_more("ann", sqlite_server.store.key.hidden("1.2.3.4")) as refused:
        assert refused is None
    counts = [each for each in asked if "FROM tables" in each[0]]
    assert len(counts) == 2
    plans = [plan for each in counts for plan in await database.do(partial(explained, asked=each))]
    assert plans
    assert not [plan for plan in plans if "SCAN" in plan]
    assert [name for name in ("tables_by_owner", "tables_by_maker") if name in str(plans)]


@pytest.mark.slow
def test_an_address_is_that_of_the_request(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, address_public_tables=2)
    with Served(tmp_path, limits=limits) as served:
        wish = {"game": "peloponnes", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "public": True}
        told = []
        for _ in range(3):
            with served.browser() as browser:
                told.append(browser.post("/api/tables", json=wish))
        assert [answer.status_code for answer in told] == [201, 201, 429]
        assert told[-1].json()["key"] == "too-many-public-here"
