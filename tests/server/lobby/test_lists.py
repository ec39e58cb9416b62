"""Lists come a page at a time, and tables that nobody begins are closed."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, Select, update

from tests.server.local import Local
from tests.server.play import made, refusal
from trireme.server.common.clock import after, ago
from trireme.server.storage import pagination
from trireme.server.storage.rows import WAITED_FOR
from trireme.server.storage.schema import TABLES
from trireme.server.wire.http_bodies import BotSeat, Me, NewTable, OpenSeat, TableInfo, TableList
from trireme.server.wire.seat_bodies import SitDown


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pagination, "LISTED", 3)


async def pages(read: Callable[[str | None], Coroutine[Any, Any, TableList]]) -> list[list[TableInfo]]:
    """All of them, one after the other."""
    found, cursor = [], None
    while True:
        page = await read(cursor)
        found.append(page.tables)
        if page.next is None:
            return found
        cursor = page.next


async def set_times(local: Local, times: dict[str, str]) -> None:
    def work(connection: Connection) -> None:
        for id, time in times.items():
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(moved=time, created=time))

    await local.store.database.do(work)


async def test_the_lobby_is_paged_the_newest_first_with_every_table_once(server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True)
    ids = [(await server.lobby.make(wish, "ann")).table.id for _ in range(8)]
    then = ago(1)
    # Two at a time have come at the same moment.
    await set_times(server, {id: then[:-4] + f"{number // 2:03}Z" for number, id in enumerate(ids)})
    found = await pages(lambda cursor: server.lobby.open_tables(None, cursor))
    assert [len(page) for page in found] == [3, 3, 2]
    listed = [table.id for page in found for table in page]
    newest = sorted(ids, key=lambda id: (-(ids.index(id) // 2), id))
    assert listed == newest


async def test_a_table_that_comes_meanwhile_pushes_nothing_out_of_the_next_page(server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True)
    ids = {(await server.lobby.make(wish, "ann")).table.id for _ in range(5)}
    first = await server.lobby.open_tables(None)
    await server.lobby.make(wish, "ann")
    second = await server.lobby.open_tables(None, first.next)
    assert {table.id for table in (*first.tables, *second.tables)} == ids


async def test_my_games_are_paged_those_that_wait_for_me_first(server: Local) -> None:
    for number in range(7):
        table, _ = await made(server, Me("Ann"), OpenSeat())
        if number % 3:
            await server.seating.sit(table, SitDown(1, "Bob"), "bob")
    alone = [(await made(server, Me("Ann"), Me("Amy"), BotSeat("random")))[0] for _ in range(2)]
    over = update(TABLES).where(TABLES.c.id == alone[0]).values(status="over")
    await server.store.database.do(lambda connection: connection.execute(over).rowcount)
    found = await pages(lambda cursor: server.lobby.my_tables("ann", cursor))
    listed = [table for page in found for table in page]
    assert (len(listed), len({table.id for table in listed})) == (9, 9)
    assert [len(page) for page in found] == [3, 3, 3]
    order = {"playing": 1, "waiting": 2, "over": 3}
    ranks = [0 if table.your_turn else order[table.status] for table in listed]
    assert ranks == sorted(ranks)
    assert ranks[0] == 0
    assert ranks[-1] == 3
    assert await pages(lambda cursor: server.lobby.my_tables(None, cursor)) == [[]]


async def test_a_list_reads_no_more_than_its_page(sqlite_server: Local) -> None:
    """However many games somebody has: at no time are all of their rows in memory."""
    for _ in range(12):
        await made(sqlite_server, Me("Ann"), OpenSeat())
    asked: list[Select[Any]] = []
    whole = sqlite_server.store.tables

    async def counted(query: Select[Any]) -> Any:
        asked.append(query)
        return await whole(query)

    sqlite_server.store.tables = counted  # type: ignore[method-assign]  # to look on
    await sqlite_server.lobby.my_tables("ann")
    (query,) = asked
    rows = await sqlite_server.store.database.do(lambda connection: connection.execute(query).all())
    assert len(rows) == pagination.LISTED + 1


@pytest.mark.parametrize("cursor", ["", "x", "9_2026_a", "1_2026-11-16T00:00:00Z_", "1_' OR 1=1_a", "1_2026_a\n"])
async def test_a_cursor_that_is_none_is_refused(sqlite_server: Local, cursor: str) -> None:
    assert await refusal(sqlite_server.lobby.open_tables(None, cursor)) == "no-cursor"
    assert await refusal(sqlite_server.lobby.my_tables("ann", cursor)) == "no-cursor"


async def test_a_table_that_cannot_be_read_hides_none_of_the_next_pages(server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True)
    ids = [(await server.lobby.make(wish, "ann")).table.id for _ in range(8)]
    broken = update(TABLES).where(TABLES.c.id == ids[6]).values(options="{")
    await server.store.database.do(lambda connection: connection.execute(broken).rowcount)
    for read in (partial(server.lobby.open_tables, None), partial(server.lobby.my_tables, "ann")):
        assert {table.id for page in await pages(read) for table in page} == {*ids} - {ids[6]}


async def test_a_table_that_nobody_begins_is_closed_and_says_when(server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat()], public=True)
    old, young = [(await server.lobby.make(wish, "ann")).table.id for _ in range(2)]
    running, _ = await made(server, Me("Ann"), Me("Amy"))
    created = ago(WAITED_FOR + 1)
    await set_times(server, {old: created, running: created})
    (listed,) = (await server.lobby.open_tables(None)).tables
    assert listed.id == young, "out of the lobby at once"
    assert listed.closes == after(listed.created, WAITED_FOR)
    window = await server.window(old)
    await server.seating.close_old()
    assert window.read()[-1]["problem"]["key"] == "closed"
    assert await refusal(server.lobby.info(old, "ann")) == "no-table"
    assert (await server.lobby.info(young, "ann")).status == "waiting"
    info = await server.lobby.info(running, "ann")
    assert (info.status, info.closes) == ("playing", None)
    assert {table.id for table in (await server.lobby.my_tables("ann")).tables} == {young, running}
