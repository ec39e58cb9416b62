"""In SQLite reads do not wait for writes, nor writes for reads; and whoever has written reads what they wrote."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select
from sqlalchemy.exc import OperationalError

from tests.server.local import Local
from tests.server.play import try_move
from trireme.server.common.clock import now
from trireme.server.storage.database import SQLite
from trireme.server.storage.schema import BROWSERS
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import Confirm

PATIENCE = 5
"""Seconds that something slow goes on at most, where others wait for it and would wait for ever."""


async def overtakes(local: Local, quick: Awaitable[object], slow: Awaitable[object], part: str) -> bool:
    """Whether the quick one comes to its end while the slow one is at a statement that has this part in it."""
    database = local.store.database
    assert isinstance(database, SQLite)
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()
    overtaken: list[bool] = []

    def wait(*given: Any) -> None:
        if part in given[2]:
            loop.call_soon_threadsafe(begun.set)
            overtaken.append(go_on.wait(PATIENCE))

    async def go() -> None:
        await slow

    event.listen(database.engine, "before_cursor_execute", wait)
    going = asyncio.create_task(go())
    await begun.wait()
    await quick
    go_on.set()
    await going
    event.remove(database.engine, "before_cursor_execute", wait)
    return overtaken == [True]


@pytest.mark.point(29, 3)
@pytest.mark.parametrize("list_", ["my_tables", "open_tables", "watchable"])
async def test_a_slow_list_keeps_no_move_waiting(sqlite_server: Local, list_: str) -> None:
    window = await sqlite_server.window(await sqlite_server.table(Me(), Me()))
    seat = window.room.table.asked[0]
    await try_move(window, seat)
    read: Callable[[str], Awaitable[object]] = getattr(sqlite_server.lobby, list_)
    move = window.send(Confirm("c", seat))
    assert await overtakes(sqlite_server, move, read("ann"), part="tables.moved DESC")
    assert window.room.version == 1


@pytest.mark.point(29, 3)
async def test_a_slow_move_keeps_no_list_waiting(sqlite_server: Local) -> None:
    table = await sqlite_server.table(Me(), Me())
    window = await sqlite_server.window(table)
    seat = window.room.table.asked[0]
    await try_move(window, seat)
    move, read = window.send(Confirm("c", seat)), sqlite_server.lobby.my_tables("ann")
    assert await overtakes(sqlite_server, read, move, part="INSERT INTO log")
    (listed,) = (await sqlite_server.lobby.my_tables("ann")).tables
    assert listed.version == 1, "once it is acknowledged, the list has it"


def named(number: int) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(insert(BROWSERS).values(browser=f"b{number}", name="Ann", created=now()))

    return work


def names(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(BROWSERS)).scalar_one())


async def test_whoever_has_written_reads_it(db: str) -> None:
    store = await Store.open(db)

    async def one(number: int) -> None:
        await store.database.do(named(number))
        assert await store.name_of(f"b{number}") == "Ann"

    for numbers in (range(10), range(10, 50)):
        await asyncio.gather(*map(one, numbers))
    assert await store.database.read(names) == 50
    await store.close()


async def test_a_read_sees_one_state_of_the_database(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    loop = asyncio.get_running_loop()
    begun, go_on = asyncio.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[int, int]:
        before = names(connection)
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(PATIENCE)
        return before, names(connection)

    reading = asyncio.create_task(store.database.read(twice))
    await begun.wait()
    await store.database.do(named(1))
    go_on.set()
    assert await reading == (0, 0)
    assert await store.database.read(names) == 1
    await store.close()


async def test_a_reader_cannot_write_and_goes_on_reading_after_a_failure(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    for _ in range(20):
        with pytest.raises(OperationalError, match="readonly"):
            await store.database.read(named(1))
    assert await asyncio.gather(*(store.database.read(names) for _ in range(20))) == [0] * 20
    await store.close()
