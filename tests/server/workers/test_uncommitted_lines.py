"""A worker plays a move before it is on disk; nobody may see anything of it, should it never come there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.conftest import Lines
from tests.server.local import Local, Window, codes_of, opened
from tests.server.workers.test_closed_matches import Here, crew_of
from trireme.server.common.problems import DISK_FULL, TableError
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import AnswerStep, Hello, Play


@asynccontextmanager
async def table_of_two(db: str) -> AsyncIterator[tuple[Local, str, Here]]:
    """A table, and a worker in this process that keeps its copies as a real one does."""
    pool, (worker,) = crew_of(1, 10**9)
    async with opened(db, pool) as local:
        yield local, await local.table(Me("Ann"), Me("Bob")), worker


async def move(window: Window, text: str) -> list[dict[str, Any]]:
    seat = window.room.table.asked[0]
    question = window.seat(seat)["questions"][0]["id"]
    return await window.send(Play(next(window.nonces), seat, question, text, confirm=True))


async def seen_anew(local: Local, table: str) -> tuple[Any, Any]:
    """What a fresh worker shows of what is on disk."""
    pool, _ = crew_of(1, 10**9)
    other = Local(local.store, pool)
    sight = (await other.window(table)).seat(0)
    return sight["view"], sight["events"]


async def seen_here(window: Window) -> tuple[Any, Any]:
    await window.send(Hello(None))
    return window.seat(0)["view"], window.seat(0)["events"]


async def test_each_move_is_played_once(db: str, lines: Lines) -> None:
    async with table_of_two(db) as (local, table, _):
        window = await local.window(table)
        for number in range(1, 5):
            assert (await move(window, "pass"))[0]["type"] == "ack"
            assert lines.played == number
        assert await seen_here(window) == await seen_anew(local, table)


async def test_what_the_disk_did_not_take_was_never_played(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of_two(db) as (local, table, worker):
        window, watcher = await local.window(table), await local.window(table, None)
        await move(window, "pass")
        before, heard = await seen_here(window), len(watcher.read())

        async def full(*_: object) -> None:
            raise TableError(DISK_FULL, status=503)

        with monkeypatch.context() as patched:
            patched.setattr(local.store, "append", full)
            assert (await move(window, "pass"))[0]["problem"]["key"] == "disk-full"
        assert worker.handlers.matches[table].version == 2, "the worker had gone on"
        assert len(watcher.read()) == heard
        assert await seen_here(window) == before
        assert (await move(window, "pass"))[0]["type"] == "ack"
        assert window.room.version == 2
        assert await seen_here(window) == await seen_anew(local, table)


async def test_a_copy_that_is_ahead_shows_nothing_while_the_disk_is_busy(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older events are asked for without waiting for the table."""
    async with table_of_two(db) as (local, table, worker):
        window = await local.window(table)
        await move(window, "pass")
        before = await local.history.earlier(table, None, 10_000, None)
        writes, wait, append = asyncio.Event(), asyncio.Event(), Store.append

        async def slow(*given: Any) -> None:
            writes.set()
            await wait.wait()
            await append(local.store, *given)

        monkeypatch.setattr(local.store, "append", slow)
        moving = asyncio.create_task(move(window, "pass"))
        await writes.wait()
        assert worker.handlers.matches[table].version == 2
        meanwhile = await local.history.earlier(table, None, 10_000, None)
        wait.set()
        assert (await moving)[0]["type"] == "ack"
        assert meanwhile == before
        assert await seen_here(window) == await seen_anew(local, table)


async def test_another_servers_move_replaces_the_one_that_came_too_late(db: str) -> None:
    """As many lines as the worker has, and others."""
    async with table_of_two(db) as (local, table, _):
        window = await local.window(table)
        pool, __ = crew_of(1, 10**9)
        async with opened(db, pool, alone=False) as elsewhere:
            there = await elsewhere.window(table)
            seat = there.room.table.asked[0]
            while not there.room.version:
                question = there.seat(seat)["questions"][0]
                passing = [answer["code"] for answer in question.get("answers", ()) if answer["text"] == "pass"]
                code = next(code for code in codes_of(question) if code not in passing)
                await there.send(AnswerStep(next(there.nonces), seat, question["id"], code, confirm=True))
            assert (await move(window, "pass"))[-1]["type"] == "resync"
            assert window.room.lines == there.room.lines
            assert await seen_here(window) == await seen_here(there)
