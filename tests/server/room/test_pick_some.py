"""Items of a Some in a draft: clicked in any order, taken out again, and written in one order."""

from itertools import permutations
from typing import Any

import pytest

from tests.server.local import Message, Window
from tests.server.worlds import new_game, table_with, window_at
from trireme.server.wire.socket_messages import AnswerStep, Confirm, Hello, Redo, Undo

BUILDINGS = ["bridge", "market", "quarry"]
"""In the order of their numbers."""
SUPPLY: dict[str, Any] = {
    "at": "supply",
    "round": 5,
    "players": {
        "A": {
            "wood": 9, "stone": 9, "food": 9, "luxury": 9, "coins": 3, "population": 6,
            "buildings": BUILDINGS, "marked": BUILDINGS,
        },
    },
}  # fmt: skip


class Finishing:
    """A is asked which of three buildings to finish."""

    def __init__(self, **goods: int) -> None:
        real = new_game("peloponnes", 1, players=2)
        position = {**SUPPLY, "players": {"A": {**SUPPLY["players"]["A"], **goods}}}
        self.window: Window = window_at(table_with(real, real.match.game.position(position)), [0])

    @property
    def question(self) -> Message:
        question: Message = self.window.seat(0)["questions"][0]
        return question

    @property
    def draft(self) -> Message:
        draft: Message = self.window.seat(0)["draft"]
        return draft

    @property
    def chosen(self) -> list[str]:
        names = {item["code"]: item["text"] for item in self.question["items"]}
        return [names[code] for code in self.question["chosen"]]

    async def step(self, code: int, times: int | None = None) -> Message:
        step = AnswerStep(next(self.window.nonces), 0, self.question["id"], code, times=times)
        return (await self.window.send(step))[0]

    async def take(self, building: str, times: int | None = 1) -> Message:
        return await self.step(next(item["code"] for item in self.question["items"] if item["text"] == building), times)

    async def act(self, kind: type[Undo] | type[Redo] | type[Confirm]) -> Message:
        return (await self.window.send(kind(next(self.window.nonces), 0)))[0]


async def finishing(**goods: int) -> Finishing:
    table = Finishing(**goods)
    await table.window.send(Hello(None))
    return table


@pytest.mark.parametrize("order", list(permutations(BUILDINGS)))
async def test_items_in_any_order_are_written_in_one(order: tuple[str, ...]) -> None:
    table = await finishing()
    for building in order[:2]:
        await table.take(building)
    assert table.chosen == sorted(order[:2])
    await table.take(order[2], None)
    assert table.draft["moves"] == ["finish bridge market quarry"]
    await table.act(Confirm)
    assert table.window.room.lines == ["A: finish bridge market quarry"]


async def test_an_item_is_taken_out_again_and_the_others_stay() -> None:
    table = await finishing()
    await table.take("quarry")
    await table.take("bridge")
    assert (await table.take("quarry", 0))["type"] == "ack"
    assert (table.chosen, table.draft["midway"]) == (["bridge"], True)
    await table.take("market")
    await table.step(table.question["done"])
    assert table.draft["moves"] == ["finish bridge market"]


async def test_the_last_item_taken_out_leaves_the_question_as_it_was() -> None:
    table = await finishing()
    before = table.question
    await table.take("quarry")
    await table.take("quarry", 0)
    assert (table.question, table.draft["codes"], table.draft["midway"]) == (before, [], False)
    await table.take("quarry", 0)
    assert table.draft["codes"] == [], "what is not there need not be taken out"


async def test_undo_and_redo_go_click_by_click() -> None:
    table = await finishing()
    await table.take("quarry")
    await table.take("bridge")
    await table.take("quarry", 0)
    for kind, chosen in (
        (Undo, ["bridge", "quarry"]), (Undo, ["quarry"]), (Redo, ["bridge", "quarry"]), (Redo, ["bridge"]),
    ):  # fmt: skip
        await table.act(kind)
        assert table.chosen == chosen


async def test_only_an_item_of_the_question_that_is_asked_can_be_taken_so_often() -> None:
    table = await finishing()
    refused = await table.take("quarry", 2)
    assert (refused["type"], refused["reasons"][0]["rule"]) == ("refused", "PEL-SUP-07")
    stale = await table.window.send(AnswerStep("1", 0, "99.0.0", 0, times=1))
    assert stale[0]["reasons"][0]["rule"] == "KIT-ASK-02"
    assert table.chosen == []
