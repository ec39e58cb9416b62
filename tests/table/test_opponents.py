"""Bots at a table: what becomes of an answer that was overtaken."""

import asyncio
from pathlib import Path
from typing import TypeVar

import pytest

from tests.table.local import LocalCrew, Window, opened
from tests.toy import Toy
from trireme.games import GAMES
from trireme.table.bodies import Bot, Me
from trireme.table.calls import Call, Think, Thought
from trireme.table.protocol import Play

T = TypeVar("T")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)


class Overtaking(LocalCrew):
    """While the bot thinks for the first time somebody else moves, and what it has thought of is impossible then."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[str] = []
        self.window: asyncio.Future[Window] = asyncio.get_running_loop().create_future()

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        assert isinstance(call, Think)
        thought = await super().ask_bot(table, call, answer)
        assert isinstance(thought, Thought)
        self.thoughts.append(call.bot)
        if len(self.thoughts) == 1:
            window = await self.window
            question = window.seat(1)["questions"][0]["id"]
            await window.send(Play("overtakes", 1, question, "bid 0", confirm=True))
            thought.text = "bid 29"
        return thought


def test_a_bot_that_was_overtaken_thinks_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        crew = Overtaking()
        async with opened(tmp_path, crew) as local:
            table = await local.table(Bot("random"), Me(), Me(), game=Toy.name)
            window = await local.window(table)
            crew.window.set_result(window)
            assert window.room.bots is not None
            await window.room.bots
            assert [line.partition(":")[0] for line in window.room.lines] == ["B", "A"]
        assert crew.thoughts == ["random", "random"]

    asyncio.run(play())
    assert "bot gave up" not in caplog.text
