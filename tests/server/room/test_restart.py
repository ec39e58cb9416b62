"""A start with many games: few rows are read, and bots whose turn it is let people go first."""

import asyncio
import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select

from tests.server.local import Local, LocalPool, opened
from trireme.server.room.registry import RESUMED_AT_ONCE
from trireme.server.serve import usual_workers
from trireme.server.storage.database import SQLite
from trireme.server.storage.schema import HEADERS, SEATS, TABLES
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import BotSeat, Me


async def copied(store: Store, id: str, number: int, **changed: Any) -> None:
    """The same table many times."""

    def work(connection: Any) -> None:
        for table, key in ((TABLES, "id"), (HEADERS, "table_id"), (SEATS, "table_id")):
            for row in connection.execute(select(table).where(table.c[key] == id)).mappings().all():
                rows = [{**row, key: f"{n:020x}"} for n in range(number)]
                if table is TABLES:
                    rows = [{**each, **changed} for each in rows]
                connection.execute(insert(table), rows)

    await store.database.do(work)


def explained(connection: Connection, asked: tuple[str, Any]) -> list[str]:
    """How SQLite goes about it."""
    return [str(row) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[0]}", asked[1])]


def test_a_start_reads_as_little_with_thousands_of_games_as_with_few(tmp_path: Path) -> None:
    """Finished games are not looked at: what is played is found by its state."""

    async def fill(number: int) -> None:
        async with opened(tmp_path / str(number)) as local:
            id = await local.table(Me(), BotSeat("random"))
            await copied(local.store, id, number, status="over")

    async def start(number: int) -> tuple[int, int, list[str]]:
        asked: list[tuple[str, Any]] = []
        store = await Store.open(str(tmp_path / str(number) / "tables.db"))
        assert isinstance(store.database, SQLite)
        event.listen(store.database.engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
        local = Local(store, LocalPool())
        await local.prepare()
        await local.rooms.resume()
        read = [each for each in asked if each[0].startswith("SELECT")]
        plans = [plan for each in read for plan in await store.database.do(partial(explained, asked=each))]
        await local.rooms.stop()
        await store.close()
        return len(read), len(local.rooms), plans

    for number in (10, 2_000):
        asyncio.run(fill(number))
    statements, rooms, plans = asyncio.run(start(2_000))
    assert asyncio.run(start(10)) == (statements, rooms, plans)
    assert any("tables_by_status (status=?" in plan for plan in plans), plans
    scanned = [plan for plan in plans if re.search("SCAN (tables|seats|log|headers|holds|keepsakes)", plan)]
    assert scanned == []


async def test_bots_go_on_at_a_few_tables_at_a_time_and_people_go_first(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[asyncio.Event] = []
    most = 0

    async def slow(room: Any) -> None:
        nonlocal most
        done = asyncio.Event()
        thinking.append(done)
        most = max(most, sum(not each.is_set() for each in thinking))
        await done.wait()
        room.table.asked = [0]

    id = await sqlite_server.table(BotSeat("random"), Me())
    await copied(sqlite_server.store, id, 40, asked="[0]", status="playing")
    monkeypatch.setattr("trireme.server.room.bots.play_bots", slow)
    resuming = asyncio.create_task(sqlite_server.rooms.resume())
    while len(thinking) < RESUMED_AT_ONCE:
        await asyncio.sleep(0.001)
    window = await sqlite_server.window(id)
    assert window.read()[0]["type"] in ("presence", "snapshot"), "nobody waits for all those tables"
    while not resuming.done():
        for each in thinking:
            each.set()
        await asyncio.sleep(0.005)
    assert len(thinking) >= 40
    assert most <= RESUMED_AT_ONCE + 1, "and the one to which somebody has come"


@pytest.mark.parametrize(("processors", "workers"), [(1, 1), (2, 1), (4, 2), (7, 3), (64, 8)])
def test_rules_have_half_of_the_processors_if_nobody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, processors: int, workers: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(processors)), raising=False)
    assert usual_workers() == workers
