"""Rules and bots in processes of their own: what hangs, dies or fails affects its own table only."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.local import Local, Window, opened
from tests.server.tricks import Dreamer, Sleeper, Trickster
from tests.toy import Toy
from trireme.bots import BOTS
from trireme.games import GAMES
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.socket_messages import Hello, Play
from trireme.server.workers.pool import Worker, WorkerPool

HANGS, FAILS, DIES, WORKS, DREAMS = "bid 1", "bid 2", "bid 3", "bid 4", "bid 0"


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)
    monkeypatch.setitem(GAMES, Trickster.name, Trickster)
    monkeypatch.setitem(BOTS, "sleeper", lambda game: Sleeper())
    monkeypatch.setitem(BOTS, "dreamer", lambda game: Dreamer())


@asynccontextmanager
async def with_workers(folder: Path, limit: float = 60) -> AsyncIterator[Local]:
    """A server with real worker processes."""
    pool = WorkerPool(rules_limit=limit, bots_limit=limit, modules=["tests.server.guests"])
    async with opened(folder, pool) as local:
        yield local


async def bid(window: Window, text: str) -> dict[str, Any]:
    question = window.seat(0)["questions"][0]["id"]
    return (await window.send(Play(next(window.nonces), 0, question, text, confirm=True)))[0]


@pytest.mark.slow
async def test_a_call_that_hangs_is_cut_off_and_logged_and_only_its_table_waits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="trireme.server"):
        async with with_workers(tmp_path, limit=3) as local:
            bad = await local.table(Me(), Me(), Me(), game="tricksters")
            good = await local.table(Me(), Me())
            window, other = await local.window(bad), await local.window(good)
            seat = other.room.table.asked[0]
            question = other.seat(seat)["questions"][0]["id"]
            hung = asyncio.create_task(bid(window, HANGS))
            await asyncio.sleep(0)
            told = await other.send(Play("1", seat, question, "pass", confirm=True))
            assert told[0]["type"] == "ack", "the other table's call was made by the next worker"
            told_hung = await hung
            assert told_hung["problem"]["key"] == "took-too-long"
            assert window.room.version == 0
            assert local.pool.quarantined == {bad}
            assert (await bid(window, WORKS))["type"] == "ack", "another answer goes on"
            assert window.room.version == 1
    cut = [record for record in caplog.records if record.getMessage() == "call timed out"]
    assert len(cut) == 1
    assert cut[0].figures["call"] == "Commit"  # type: ignore[attr-defined]  # given by log()


@pytest.mark.slow
async def test_a_game_that_fails_or_kills_its_worker_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with with_workers(tmp_path) as local:
        window = await local.window(await local.table(Me(), Me(), Me(), game="tricksters"))
        for trick in (FAILS, DIES):
            assert (await bid(window, trick))["problem"]["key"] == "went-wrong"
            assert window.room.version == 0
        assert (await bid(window, WORKS))["type"] == "ack"
        await window.send(Hello(None))
        assert window.seat(1)["view"]["asked"] == [1, 2]
    messages = [record.getMessage() for record in caplog.records]
    assert "call failed" in messages
    assert "worker died" in messages


@pytest.mark.slow
async def test_a_bot_that_hangs_is_stood_in_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though a busy machine is late to say how its worker ended."""
    say = asyncio.ThreadedChildWatcher._do_waitpid  # type: ignore[attr-defined]

    def say_late(watcher: object, loop: object, pid: int, *told: object) -> None:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        time.sleep(0.4)
        say(watcher, loop, pid, *told)

    async def stop_late(worker: Worker, **how: bool) -> int | None:
        time.sleep(0.2)  # The server itself is late, too.
        return await stop(worker, **how)

    stop = Worker.stop
    monkeypatch.setattr(asyncio.ThreadedChildWatcher, "_do_waitpid", say_late)
    monkeypatch.setattr(Worker, "stop", stop_late)
    async with with_workers(tmp_path, limit=3) as local:
        window = await local.window(await local.table(Me(), BotSeat("sleeper"), game=Toy.name))
        assert window.room.bots is not None
        await window.room.bots
        assert window.room.version == 1
    assert "call timed out" in [record.getMessage() for record in caplog.records]


@pytest.mark.slow
async def test_a_bot_is_limited_in_the_time_that_it_uses_not_by_the_clock(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A machine that leaves it no time is not its fault."""
    pool = WorkerPool(rules_limit=60, bots_limit=Dreamer.seconds / 2, modules=["tests.server.guests"])
    async with opened(tmp_path, pool) as local:
        window = await local.window(await local.table(Me(), BotSeat("dreamer"), game=Toy.name))
        assert window.room.bots is not None
        await window.room.bots
        assert window.room.lines == ["B: bid 0"]
    assert "call timed out" not in [record.getMessage() for record in caplog.records]


@pytest.mark.slow
async def test_the_rules_are_limited_in_the_time_that_they_use_not_by_the_clock(tmp_path: Path) -> None:
    """On a busy machine a server could not even start: it was taken for one that hangs."""
    async with with_workers(tmp_path, limit=Dreamer.seconds / 2) as local:
        window = await local.window(await local.table(Me(), Me(), Me(), game="tricksters"))
        assert (await bid(window, DREAMS))["type"] == "ack"
        assert local.pool.quarantined == set()


@pytest.mark.slow
async def test_a_lost_worker_is_replaced_and_fed_again(tmp_path: Path) -> None:
    async with with_workers(tmp_path) as local:
        window = await local.window(await local.table(Me(), Me()))
        for _ in range(3):
            seat = window.room.table.asked[0]
            question = window.seat(seat)["questions"][0]["id"]
            told = await window.send(Play(next(window.nonces), seat, question, "pass", confirm=True))
            assert told[0]["type"] == "ack"
            worker = local.pool.rules[0]
            assert worker._process is not None
            worker._process.kill()
