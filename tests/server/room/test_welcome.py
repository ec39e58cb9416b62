"""Whoever says hello, watches or asks why not holds nobody up, and misses nothing."""

import asyncio
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.local import LocalPool, Window, opened
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import AskWhy, Hello, Play
from trireme.server.workers.calls import Call, Explain, GetView
from trireme.server.workers.pool import TableHandle

T = TypeVar("T")


class Busy(LocalPool):
    """Has looked when it is let go on, and counts how often it has."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0
        self.free = asyncio.Event()
        self.free.set()

    async def ask(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        found = await super().ask(table, call, answer)
        if isinstance(call, Explain) or (isinstance(call, GetView) and call.most is not None):
            self.looks += 1
            await self.free.wait()
        return found


async def move(window: Window) -> None:
    seat = window.room.table.asked[0]
    question = window.seat(seat)["questions"][0]["id"]
    told = await window.send(Play(next(window.nonces), seat, question, "pass", confirm=True))
    assert told[0]["type"] == "ack"


@pytest.mark.parametrize("aside", [Hello(None), AskWhy("why", 0, move="pass")], ids=["hello", "why"])
async def test_a_table_goes_on_while_somebody_is_looked_for(tmp_path: Path, aside: Any) -> None:
    pool = Busy()
    async with opened(tmp_path, pool) as local:
        table = await local.table(Me(), Me())
        window, other = await local.window(table), await local.window(table)
        pool.free.clear()
        looked = asyncio.create_task(other.send(aside))
        while pool.looks < 3:
            await asyncio.sleep(0)
        await asyncio.wait_for(move(window), 60)
        assert window.room.version == 1
        assert not looked.done()
        pool.free.set()
        await looked
        await move(window)
        other.read()
        assert other.seat(0)["view"] == window.seat(0)["view"], "and nothing is missed"


async def test_all_who_watch_are_looked_for_once(tmp_path: Path) -> None:
    pool = Busy()
    async with opened(tmp_path, pool) as local:
        window = await local.window(table := await local.table(Me(), Me()))
        pool.looks = 0
        watchers = [await local.window(table, None) for _ in range(5)]
        assert pool.looks == 1
        await move(window)
        again = await local.window(table, None)
        assert pool.looks == 2
        watchers[0].read()
        assert again.seat(None)["view"] == watchers[0].seat(None)["view"]
