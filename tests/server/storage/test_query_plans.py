"""However many tables are stored, a page of a list is looked up in an index: the databases' own plans say so."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, Select, event, insert, select, text, update

from tests.server.local import Local, running
from tests.server.play import play_on
from trireme.kit.records.formats import NO_SHARES
from trireme.server.common.clock import now
from trireme.server.storage import pagination
from trireme.server.storage.database import Database, SQLite
from trireme.server.storage.postgres import Postgres
from trireme.server.storage.schema import HEADERS, HOLDS, METADATA, SEATS, TABLES
from trireme.server.storage.waiting_tables import overdue
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.seat_bodies import NewReturn

LARGE = ("tables", "holds", "log", "seats", "headers", "keepsakes")
FIRST = {f"{table.name}_pkey": table.primary_key.columns.keys()[0] for table in METADATA.sorted_tables} | {
    str(index.name): index.columns.keys()[0] for table in METADATA.sorted_tables for index in table.indexes
}
"""The first column of each index: without it, all of the index is read."""
STATES = ("waiting", "playing", "over", "over")
MINE = 20
"""Of so many tables one is Ann's."""


def stored_row(number: int, state: str) -> dict[str, Any]:
    time = f"{now()[:11]}{number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}.000Z"
    return {
        "id": f"t{number:019}", "game": "peloponnes", "rules": 0, "content": "0" * 64, "options": "{}",
        "seat_names": '["A","B"]', "seed": bytes(32), "status": state, "public": number % 2 == 0, "owner": f"b{number}",
        "created": now(), "moved": time, "version": number, "asked": "[0]" if state == "playing" else "[]",
        "result": b'{"places":[1,2],"scores":[2,1],"breakdown":[{},{}],"ending":"end"}' if state == "over" else None,
    }  # fmt: skip


def fill(connection: Connection, tables: int) -> None:
    """Many tables in all states, with two seats each; some are Ann's, and of those some are archived."""
    rows = [stored_row(number, STATES[number // MINE % len(STATES)]) for number in range(tables)]
    seats = [{"table_id": row["id"], "seat": seat, "kind": "player", "name": f"P{seat}", "bot": ""}
             for row in rows for seat in (0, 1)]  # fmt: skip
    holds = [
        {
            "table_id": row["id"], "seat": seat, "device": "/", "nonce": "", "since": now(), "seen": now(),
            "browser": "ann" if seat == 0 and row["version"] % MINE == 0 else f"b{row['version']}",
            "archived": row["version"] % (8 * MINE) == 0, "ended": row["moved"] if row["status"] == "over" else "",
        }
        for row in rows for seat in (0, 1)
    ]  # fmt: skip
    headers = [{"table_id": row["id"], "format": 2, "rules": "1", "shares": NO_SHARES} for row in rows]
    for table, those in ((TABLES, rows), (SEATS, seats), (HOLDS, holds), (HEADERS, headers)):
        connection.execute(insert(table), those)


def all_rows(connection: Connection, query: Select[Any]) -> Sequence[Any]:
    return connection.execute(query).all()


async def filled(local: Local, tables: int) -> None:
    await local.store.database.do(lambda connection: fill(connection, tables))
    await local.store.database.do(lambda connection: connection.execute(text("ANALYZE")).close())


def engine_of(database: Database) -> Engine:
    if isinstance(database, SQLite):
        return database.engine
    assert isinstance(database, Postgres)
    return database.engine.sync_engine


Asked = tuple[str, Any]


async def asked_for(local: Local, doing: Callable[[], Awaitable[object]]) -> list[Asked]:
    """What a database is asked for meanwhile."""
    asked: list[Asked] = []

    def note(*given: Any) -> None:
        if given[2].lstrip().startswith("SELECT"):
            asked.append((given[2], given[3]))

    engine = engine_of(local.store.database)
    event.listen(engine, "before_cursor_execute", note)
    await doing()
    event.remove(engine, "before_cursor_execute", note)
    assert asked
    return asked


async def problems(local: Local, asked: Asked) -> list[str]:
    """What is read there from one end to the other."""
    explain = in_sqlite if isinstance(local.store.database, SQLite) else in_postgresql
    return await local.store.database.do(lambda connection: [*explain(connection, asked)])


def in_sqlite(connection: Connection, asked: Asked) -> Iterator[str]:
    for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[0]}", asked[1]):
        if re.match(rf"SCAN ({'|'.join(LARGE)})\b", row[3]):
            yield f"{row[3]}: {asked[0]}"


def in_postgresql(connection: Connection, asked: Asked) -> Iterator[str]:
    for way in ("seqscan", "mergejoin", "hashjoin"):  # with so few rows, reading through them may be faster
        connection.exec_driver_sql(f"SET LOCAL enable_{way} = off")
    (plan,) = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {asked[0]}", asked[1]).scalar_one()
    for node in nodes(plan["Plan"]):
        index = node.get("Index Name")
        looked_up = index is None or (index in FIRST and FIRST[index] in node.get("Index Cond", ""))
        if (node["Node Type"] == "Seq Scan" or not looked_up) and node.get("Relation Name", "tables") in LARGE:
            yield f"{json.dumps(plan)}: {asked[0]}"


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


async def every_page(read: Callable[[str | None], Awaitable[Any]]) -> int:
    """How many tables a list has."""
    page = await read(None)
    found = len(page.tables)
    while page.next is not None:
        page = await read(page.next)
        found += len(page.tables)
    return found


@pytest.mark.point(29, 3)
async def test_no_list_reads_through_a_table_of_the_database(server: Local) -> None:
    table = await server.table(Me(), Me(), browser="bob")
    server.rooms.forget(table)
    await filled(server, 2400)
    lobby, store = server.lobby, server.store
    lists: dict[str, tuple[Callable[[str | None], Awaitable[Any]], int]] = {
        "open": (lambda after: lobby.open_tables("ann", after), 300),
        "watch": (lambda after: lobby.watchable(None, after), 300),
        "mine": (lambda after: lobby.my_tables("ann", after), 105),
        "archived": (lambda after: lobby.my_tables("ann", after, True), 15),
    }
    for name, (read, tables) in lists.items():
        assert await every_page(read) == tables, name
    looks: list[Callable[[], Awaitable[object]]] = [
        *(partial(every_page, read) for read, _ in lists.values()),
        lambda: store.waiting_for_bots(""),
        lambda: store.waiting_for_bots(f"t{400:019}"),
        lambda: store.waiting_since(now()),
        lambda: store.next_to_archive(),
        lambda: store.database.do(overdue),
        lambda: store.seats.unfinished("ann"),
        lambda: lobby.info(table, "bob"),
    ]
    for look in looks:
        for asked in await asked_for(server, look):
            assert await problems(server, asked) == []


async def test_a_query_that_reads_through_a_table_is_found(server: Local) -> None:
    await filled(server, 100)
    for query in (
        select(TABLES.c.id, TABLES.c.moved).where(TABLES.c.game == "cyclades"),
        select(HOLDS.c.browser).where(HOLDS.c.seat == 1),
        select(TABLES).order_by(TABLES.c.moved).limit(1),
    ):
        (asked,) = await asked_for(server, partial(server.store.database.do, partial(all_rows, query=query)))
        assert await problems(server, asked) != []


def steps(query: Select[Any]) -> Callable[[Connection], int]:
    """How many instructions SQLite's machine runs for a query."""

    def work(connection: Connection) -> int:
        run: list[None] = []
        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(lambda: run.append(None), 1)
        connection.execute(query).all()
        driver.set_progress_handler(None, 0)
        return len(run)

    return work


async def test_a_page_costs_the_same_whatever_is_stored(tmp_path: Any) -> None:
    """Also for somebody with hundreds of finished games: neither others' games are looked at nor their own old ones."""
    queries: dict[str, Callable[[], Select[Any]]] = {
        "open": lambda: pagination.open_tables(None),
        "watch": lambda: pagination.played_tables(None),
        "mine": lambda: pagination.tables_of("ann", None),
        "the end of mine": lambda: pagination.tables_of("ann", f"3_{now()}_t"),
    }

    of_ann = update(HOLDS).where(HOLDS.c.browser == "ann", HOLDS.c.ended == "", HOLDS.c.table_id > f"t{300:019}")
    given_away = of_ann.values(browser="eve")
    costs: dict[str, list[int]] = {name: [] for name in queries}
    for tables in (1_000, 5_000):
        async with running(tmp_path / str(tables)) as server:
            await filled(server, tables)
            await server.store.database.do(lambda connection: connection.execute(given_away).close())
            for name, query in queries.items():
                costs[name].append(await server.store.database.do(steps(query())))
    for name, (few, more) in costs.items():
        assert more < 1.1 * few, name


async def test_seats_know_when_their_game_ended(server: Local) -> None:
    """Those who came before, and a device that comes back to a game that is over."""

    async def ended(local: Local, table: str) -> list[tuple[str, str]]:
        query = select(HOLDS.c.browser, HOLDS.c.ended).where(HOLDS.c.table_id == table).order_by(HOLDS.c.browser)
        return [(row.browser, row.ended) for row in await local.store.database.do(partial(all_rows, query=query))]

    table = await server.table(Me(), Me())
    window = await server.window(table)
    assert {when for _, when in await ended(server, table)} == {""}
    assert await server.store.seats.unfinished("ann") == 2
    link = (await server.seat_settings.return_link(table, NewReturn(0), "ann")).token
    await play_on(window, Random(1))
    await server.claim(link, "phone")
    stored = await server.store.table(table)
    assert stored is not None
    assert stored.status == "over"
    found = await ended(server, table)
    assert {browser for browser, _ in found} == {"ann", "phone"}
    assert {when for _, when in found} == {stored.moved}
    assert await server.store.seats.unfinished("ann") == 0
