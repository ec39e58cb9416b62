"""Windows at a table: what may be done while play does not wait for it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.local import LocalPool, Message, Window, opened
from tests.server.worlds import match_of, new_game, table_with, window_at
from tests.toy_market import Market
from trireme.games import GAMES
from trireme.server.room import bots
from trireme.server.room.room import Room
from trireme.server.room.table_info import table_info
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.socket_messages import Confirm, Hello, Play, Undo
from trireme.server.workers.calls import Call, ChooseMove

T = TypeVar("T")


class OfFour(Market):
    """As a lobby makes it."""

    def __init__(self, players: int = 4, seats: Sequence[str] = "ABCD", chance: str = "sealed") -> None:
        super().__init__(seats, chance)


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Market.name, OfFour)


class Bazaar:
    """A must answer; everybody may make an offer."""

    def __init__(self) -> None:
        real = new_game(Market.name, 1)
        state = real.match.state.clone()
        state.goods = [(2, 2, 2)] * 4
        self.room = table_with(real, state)
        self.windows = [window_at(self.room, [seat]) for seat in range(4)]

    async def play(self, seat: int, *moves: str, confirm: bool = True) -> Message:
        """What the seat is answered last."""
        window = self.windows[seat]
        for move in moves:
            question = window.seat(seat)["questions"][0]["id"]
            told = await window.send(Play(next(window.nonces), seat, question, move, confirm=confirm))
        return told[0]

    def draft(self, seat: int) -> Message:
        draft: Message = self.windows[seat].seat(seat)["draft"]
        return draft


async def at_the_bazaar() -> Bazaar:
    bazaar = Bazaar()
    for window in bazaar.windows:
        await window.send(Hello(None))
    return bazaar


async def test_who_may_do_something_is_shown_it_and_is_not_waited_for() -> None:
    bazaar = await at_the_bazaar()
    question = bazaar.windows[2].seat(2)["questions"][0]
    assert (question["type"], question["must"]) == ("deal", False)
    assert bazaar.room.table.asked == [0]
    mine = [table_info(bazaar.room.table, None, [seat], ()).your_turn for seat in range(4)]
    assert mine == [True, False, False, False]


async def test_a_use_is_drafted_confirmed_and_told_to_everybody() -> None:
    bazaar = await at_the_bazaar()
    await bazaar.play(2, "offer D 1 figs for 1 silk", confirm=False)
    draft = bazaar.draft(2)
    assert (draft["moves"], draft["can_confirm"]) == (["offer D 1 figs for 1 silk"], True)
    assert bazaar.room.lines == []
    await bazaar.windows[2].send(Confirm("now", 2))
    assert bazaar.room.lines == ["C: offer D 1 figs for 1 silk"]
    assert bazaar.room.table.asked == [0]
    assert bazaar.windows[1].read()[-1]["type"] == "update"
    await bazaar.play(3, "accept C")
    assert bazaar.room.lines[1:] == ["D: accept C"]


async def test_a_use_leaves_the_draft_of_who_must_answer() -> None:
    bazaar = await at_the_bazaar()
    await bazaar.play(0, "go", confirm=False)
    before = bazaar.windows[0].seat(0)
    await bazaar.play(2, "offer D 1 figs for 1 silk")
    after = bazaar.windows[0].seat(0)
    assert (after["draft"], after["questions"]) == (before["draft"], before["questions"])
    await bazaar.windows[0].send(Confirm("now", 0, version=1))
    assert bazaar.room.lines[1:] == ["A: go"]


async def test_a_use_cuts_the_draft_that_it_makes_impossible() -> None:
    """A has offered his figs to B and tries to load them; B accepts."""
    bazaar = await at_the_bazaar()
    await bazaar.play(0, "offer B 2 figs for 1 silk")
    await bazaar.play(0, "go", "load figs figs", confirm=False)
    assert bazaar.draft(0)["moves"] == ["go", "load figs figs"]
    await bazaar.play(1, "accept A")
    draft = bazaar.draft(0)
    assert (draft["moves"], draft["can_undo"]) == (["go"], True)
    assert (draft["notice"]["key"], draft["notice"]["args"]) == ("cut", {"lost": 1})
    assert draft["notice"]["reasons"], "with the rule"
    refused = await bazaar.windows[0].send(Confirm("unseen", 0, version=1))
    assert refused[0]["problem"]["key"] == "draft-cut"
    await bazaar.windows[0].send(Confirm("seen", 0, version=2))
    assert bazaar.room.lines[2:] == ["A: go"]


async def test_who_must_answer_may_first_do_what_windows_allow() -> None:
    bazaar = await at_the_bazaar()
    await bazaar.play(0, "offer B 1 figs for 1 silk", "go", confirm=False)
    assert bazaar.draft(0)["moves"] == ["offer B 1 figs for 1 silk", "go"]
    await bazaar.windows[0].send(Undo("back", 0))
    assert bazaar.draft(0)["moves"] == ["offer B 1 figs for 1 silk"]
    await bazaar.windows[0].send(Confirm("now", 0))
    assert bazaar.room.lines == ["A: offer B 1 figs for 1 silk"]


async def test_news_for_a_seat_end_its_draft_of_a_use_with_a_notice() -> None:
    """An offer to C comes while C puts one together: what it may do is another question now."""
    bazaar = await at_the_bazaar()
    await bazaar.play(2, "offer D 1 figs for 1 silk", confirm=False)
    await bazaar.play(1, "offer C 1 figs for 1 silk")
    assert bazaar.draft(2)["notice"] == {"key": "gone", "args": {"lost": 1}, "reasons": []}
    assert "accept B" in str(bazaar.windows[2].seat(2)["questions"])


async def test_a_draft_whose_window_has_closed_says_so_though_nothing_is_asked() -> None:
    bazaar = await at_the_bazaar()
    await bazaar.play(2, "offer D 1 figs for 1 silk", confirm=False)
    match_of(bazaar.room).state.budget[2] = 0
    await bazaar.windows[2].send(Hello(0))
    sight = bazaar.windows[2].seat(2)
    assert sight["questions"] == []
    assert sight["draft"]["notice"]["key"] == "gone"


class Counting(LocalPool):
    """Counts how often each seat is asked to think, and with how many lines on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def ask_bot(self, table: str, call: Call, answer: type[T]) -> T:
        assert isinstance(call, ChooseMove)
        self.asked.append(call.seat)
        return await super().ask_bot(table, call, answer)


async def test_bots_are_shown_a_window_once_for_each_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """C and D are bots that never make an offer: both look once; then B offers something to D, who looks again."""
    monkeypatch.setattr("trireme.bots.RandomBot.choose", lambda bot, game, state, seat, rng: game.legal(state, seat)[0])
    pool = Counting()
    async with opened(tmp_path, pool) as local:
        table = await local.table(Me(), Me(), BotSeat("random"), BotSeat("random"), game=Market.name)
        window = await local.window(table)
        await finished(window)
        assert pool.asked == [2, 3]
        await window.send(Hello(None))
        await finished(window)
        assert pool.asked == [2, 3], "nothing is new"
        question = window.seat(1)["questions"][0]["id"]
        await window.send(Play("offer", 1, question, "offer D 1 figs for 1 silk", confirm=True))
        assert window.room.lines == ["B: offer D 1 figs for 1 silk"]
        await finished(window)
        assert pool.asked == [2, 3, 3]
        assert window.room.table.asked == [0], "nobody has waited for them"


@pytest.mark.parametrize("answers", [True, False])
async def test_bots_leave_people_time_to_answer_an_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    """B offers something to A, who then asks bot C: C lets A answer before it moves, but not for ever."""
    monkeypatch.setattr("trireme.bots.RandomBot.choose", lambda bot, game, state, seat, rng: game.legal(state, seat)[0])
    waited: list[int] = []
    leave_time = bots.leave_time
    async with opened(tmp_path, LocalPool()) as local:
        table = await local.table(Me(), Me(), BotSeat("random"), BotSeat("random"), game=Market.name)
        window = await local.window(table)

        async def move(seat: int, text: str) -> None:
            question = window.seat(seat)["questions"][0]["id"]
            await window.send(Play(text, seat, question, text, confirm=True))

        async def leaving(room: Room, letters: set[bytes]) -> None:
            waited.append(len(letters))
            assert room.lines[-1] == "A: beg C", "the bot has not moved"
            await (move(0, "refuse B") if answers else leave_time(room, letters))

        monkeypatch.setattr(bots, "leave_time", leaving)
        await finished(window)
        await move(1, "offer A 1 figs for 1 silk")
        await move(0, "beg C")
        await finished(window)
        assert waited == [1]
        assert window.room.lines[2:] == (["A: refuse B", "C: grant"] if answers else ["C: grant"])


@pytest.mark.parametrize("writes", [True, False])
async def test_bots_leave_more_time_to_whoever_has_begun_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writes: bool
) -> None:
    """A has begun to answer B when the time for it is over: C lets him finish; if he has not, C goes on."""
    monkeypatch.setattr("trireme.bots.RandomBot.choose", lambda bot, game, state, seat, rng: game.legal(state, seat)[0])
    monkeypatch.setattr(bots, "DRAFT_PAUSE", 60)
    leave_time = bots.leave_time
    async with opened(tmp_path, LocalPool()) as local:
        table = await local.table(Me(), Me(), BotSeat("random"), BotSeat("random"), game=Market.name)
        window = await local.window(table)

        async def move(seat: int, text: str, confirm: bool = True) -> None:
            question = window.seat(seat)["questions"][0]["id"]
            await window.send(Play(text, seat, question, text, confirm=confirm))

        async def leaving(room: Room, letters: set[bytes]) -> None:
            if writes:
                await move(0, "refuse B", confirm=False)
            left = asyncio.create_task(leave_time(room, letters))
            if writes:
                await window.send(Confirm("done", 0, room.version))
                bots.hurry_bots(room)
            await left
            assert room.left_time == (set() if writes else letters)

        monkeypatch.setattr(bots, "leave_time", leaving)
        await finished(window)
        await move(1, "offer A 1 figs for 1 silk")
        await move(0, "beg C")
        await finished(window)
        assert window.room.lines[2:] == (["A: refuse B", "C: grant"] if writes else ["C: grant"])


async def finished(window: Window) -> None:
    while window.room.bots is not None and not window.room.bots.done():
        await window.room.bots
