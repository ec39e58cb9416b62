"""Before a move is confirmed, pointing at another thing moves the choice."""

from typing import Any

from tests.server.local import Message, Window
from tests.server.room.test_pick_some import BUILDINGS, finishing
from tests.server.worlds import new_game, table_with, window_at
from trireme.server.wire.socket_messages import AnswerStep, AskWhy, Hello, Redo, Undo

OFFERINGS: dict[str, Any] = {
    "at": "offerings",
    "gods": ["poseidon", "ares", "athena"],
    "turn_order": ["A", "B", "C", "D"],
    "players": {"A": {"gold": 9}},
}


class Offering:
    """A makes an offering."""

    def __init__(self) -> None:
        real = new_game("cyclades", 1, players=4)
        self.window: Window = window_at(table_with(real, real.match.game.position(OFFERINGS)), [0])

    @property
    def sight(self) -> Message:
        sight: Message = self.window.seat(0)
        return sight

    @property
    def question(self) -> Message:
        question: Message = self.sight["questions"][0]
        return question

    async def offer(self, god: str, gold: int, joined: bool = True) -> None:
        code = next(each["code"] for each in self.question["answers"] if each["text"] == f"offer {god}")
        await self.window.send(AnswerStep(next(self.window.nonces), 0, self.question["id"], code))
        code = self.question["base"] + gold
        await self.window.send(AnswerStep(next(self.window.nonces), 0, self.question["id"], code, joined=joined))

    async def point(self, target: str) -> Message:
        return (await self.window.send(AskWhy(next(self.window.nonces), 0, target)))[0]

    async def undo(self, to: str | None = None) -> Message:
        return (await self.window.send(Undo(next(self.window.nonces), 0, to)))[0]


async def offering() -> Offering:
    table = Offering()
    await table.window.send(Hello(None))
    return table


async def test_another_god_takes_the_draft_back_to_the_question_for_a_god() -> None:
    table = await offering()
    asked = table.question["id"]
    await table.offer("poseidon", 3, joined=False)
    assert (table.sight["draft"]["moves"], table.sight["questions"]) == (["offer poseidon 3"], [])
    back = await table.point("god:ares")
    assert (back["reasons"], back["question"]) == ([], asked)
    await table.undo(asked)
    await table.offer("ares", 5)
    assert table.sight["draft"]["moves"] == ["offer ares 5"]


async def test_the_same_god_is_asked_for_another_amount_and_redo_gives_back_the_first() -> None:
    table = await offering()
    await table.offer("poseidon", 3)
    back = await table.point("god:poseidon")
    await table.undo(back["question"])
    await table.offer("poseidon", 4)
    assert table.sight["draft"]["moves"] == ["offer poseidon 4"]
    await table.undo()
    await table.offer("poseidon", 3)
    await table.undo(back["question"])
    await table.window.send(Redo(next(table.window.nonces), 0))
    assert table.sight["draft"]["moves"] == ["offer poseidon 3"]


async def test_while_the_amount_is_asked_another_god_is_a_choice_too() -> None:
    table = await offering()
    asked = table.question["id"]
    code = next(each["code"] for each in table.question["answers"] if each["text"] == "offer poseidon")
    await table.window.send(AnswerStep("1", 0, asked, code))
    assert (await table.point("god:ares"))["question"] == asked


async def test_what_was_no_choice_is_refused_for_a_reason_of_the_game() -> None:
    table = await offering()
    await table.offer("poseidon", 3)
    why = await table.point("god:zeus")
    assert why["question"] is None
    assert why["reasons"], "and the reason is not that something has been answered"
    assert "KIT-ASK-02" not in [reason["rule"] for reason in why["reasons"]]


async def test_one_undo_takes_back_an_offering_made_by_one_click() -> None:
    table = await offering()
    before = table.question
    await table.offer("poseidon", 3)
    await table.undo()
    assert (table.question, table.sight["draft"]["can_undo"]) == (before, False)


async def test_there_is_no_way_back_to_a_question_that_was_not_answered() -> None:
    table = await offering()
    await table.offer("poseidon", 3)
    refused = await table.undo("99.0.0")
    assert (refused["type"], refused["problem"]["key"]) == ("refused", "nothing-to-undo")
    assert table.sight["draft"]["moves"] == ["offer poseidon 3"]


async def test_two_clicks_before_the_first_is_answered_are_two_items() -> None:
    table = await finishing()
    asked = table.question
    for number, item in enumerate(asked["items"][:2]):
        await table.window.send(AnswerStep(str(number), 0, asked["id"], item["code"], times=1))
    assert table.chosen == ["bridge", "market"]


async def test_an_item_is_taken_out_of_a_choice_that_was_whole() -> None:
    table = await finishing()
    asked = table.question
    for building in BUILDINGS:
        await table.take(building)
    assert table.draft["moves"] == ["finish bridge market quarry"]
    out = next(item["code"] for item in asked["items"] if item["text"] == "bridge")
    await table.window.send(AnswerStep("out", 0, asked["id"], out, times=0))
    assert (table.chosen, table.draft["midway"]) == (["market", "quarry"], True)
    await table.take("bridge")
    assert table.draft["moves"] == ["finish bridge market quarry"]


async def test_another_item_takes_the_place_of_what_cannot_be_had_beside_it() -> None:
    table = await finishing(wood=2, stone=2, luxury=0)
    asked = table.question
    codes = {item["text"]: item["code"] for item in asked["items"]}
    await table.take("quarry")
    assert table.draft["moves"] == ["finish quarry"], "there is wood for one of the two"
    answered = (await table.window.send(AnswerStep("other", 0, asked["id"], codes["bridge"], times=1)))[0]
    assert answered["type"] == "ack", answered
    assert table.draft["moves"] == ["finish bridge"]
