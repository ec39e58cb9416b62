"""Bots at a table: what becomes of an answer that was overtaken, and of a bot that gave up."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.local import LocalPool, Window, opened
from tests.toy import Toy
from trireme.games import GAMES
from trireme.server.common.problems import WENT_WRONG, TableError
from trireme.server.room import bots
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.socket_messages import Play
from trireme.server.workers.calls import Call, ChooseMove, ChosenMove, Resample
from trireme.server.workers.pool import TableHandle

T = TypeVar("T")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)


class Overtaking(LocalPool):
    """While the bot thinks for the first time somebody else moves, and what it has thought of is impossible then."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[str] = []
        self.window: asyncio.Future[Window] = asyncio.get_running_loop().create_future()

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        assert isinstance(call, ChooseMove)
        thought = await super().ask_bot(table, call, answer)
        assert isinstance(thought, ChosenMove)
        self.thoughts.append(call.bot)
        if len(self.thoughts) == 1:
            window = await self.window
            question = window.seat(1)["questions"][0]["id"]
            await window.send(Play("overtakes", 1, question, "bid 0", confirm=True))
            thought.text = "bid 29"
        return thought


async def test_a_bot_that_was_overtaken_thinks_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pool = Overtaking()
    async with opened(tmp_path, pool) as local:
        table = await local.table(BotSeat("random"), Me(), Me(), game=Toy.name)
        window = await local.window(table)
        pool.window.set_result(window)
        assert window.room.bots is not None
        await window.room.bots
        assert [line.partition(":")[0] for line in window.room.lines] == ["B", "A"]
    assert pool.thoughts == ["random", "random"]
    assert "bot gave up" not in caplog.text


class Failing(LocalPool):
    """The first calls of a kind fail: the bot's, with its stand-in's, or the one that finds out what it may know."""

    def __init__(self, kind: type[Call], failures: int) -> None:
        super().__init__()
        self.kind = kind
        self.failures = failures

    async def ask(self, table: TableHandle, call: Call, answer: type[T]) -> T:
        self.fail(call)
        return await super().ask(table, call, answer)

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        self.fail(call)
        return await super().ask_bot(table, call, answer)

    def fail(self, call: Call) -> None:
        if isinstance(call, self.kind) and self.failures:
            self.failures -= 1
            raise TableError(WENT_WRONG, status=500)


@pytest.mark.parametrize("kind", [ChooseMove, Resample])
async def test_a_bot_that_gave_up_tries_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[Call]
) -> None:
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0)
    async with opened(tmp_path, Failing(kind, failures=6)) as local:
        window = await local.window(await local.table(BotSeat("random"), Me(), Me(), game=Toy.name))
        assert window.room.bots is not None
        await window.room.bots
        assert [line.partition(":")[0] for line in window.room.lines] == ["A"]
    assert "bot gave up" in caplog.text


async def test_a_bot_that_gave_up_tries_again_when_somebody_comes_or_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "FIRST_PAUSE", 1e6)
    pool = Failing(Resample, failures=1)
    async with opened(tmp_path, pool) as local:
        table = await local.table(BotSeat("random"), Me(), Me(), game=Toy.name)
        room = await local.rooms.open(table)
        assert room.bots is not None
        while pool.failures:
            await asyncio.sleep(0)
        assert room.version == 0
        pool.failures = 1
        window = await local.window(table)
        while pool.failures:
            await asyncio.sleep(0)
        assert room.version == 0
        question = window.seat(1)["questions"][0]["id"]
        await local.rooms.receive(room, window.client, Play("moves", 1, question, "bid 0", confirm=True))
        await room.bots
        assert [line.partition(":")[0] for line in room.lines] == ["B", "A"]


def test_pauses_grow_and_do_not_grow_for_ever() -> None:
    pauses = [*islice(bots.growing_pauses(), 12)]
    assert pauses[:4] == [2, 4, 8, 16]
    assert pauses[-2:] == [300, 300]
