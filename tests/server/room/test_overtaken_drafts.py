"""Somebody else has moved meanwhile: drafts are replayed, or cut with the reason."""

from typing import Any

import msgspec
import pytest

from tests.server.local import Window
from tests.server.worlds import new_game, table_with, window_at
from tests.toy import Toy
from trireme.games import GAMES, make
from trireme.kit.records.drafts import Draft, DraftReplay
from trireme.server.common.problems import DRAFT_DIFFERS
from trireme.server.http.sockets import MESSAGE
from trireme.server.storage.rows import StoredDraft
from trireme.server.wire.socket_messages import AnswerStep, Confirm, Hello, Play, Undo


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy)


def bidding() -> tuple[Window, Any]:
    """Seat 0 of a toy game that is about to bid, and the state behind it."""
    real = new_game(Toy.name, 1, players=3)
    state = real.match.state.clone()
    return window_at(table_with(real, state), [0]), state


async def draft_of(window: Window, bid: int) -> dict[str, Any]:
    await window.send(Hello(None))
    await window.send(Play("bid", 0, window.seat(0)["questions"][0]["id"], f"bid {bid}"))
    draft: dict[str, Any] = window.seat(0)["draft"]
    assert (draft["moves"], draft["notice"]) == ([f"bid {bid}"], None)
    return draft


async def test_a_draft_that_has_become_impossible_is_cut_with_the_reason() -> None:
    window, state = bidding()
    await draft_of(window, 4)
    state.coins[0] = 2  # somebody has taken the others
    await window.send(Hello(0))
    draft = window.seat(0)["draft"]
    assert (draft["codes"], draft["moves"], draft["can_undo"]) == ([], [], False)
    why = {"rule": "RAI-01", "key": "why-RAI-01", "args": {"bid": 4, "coins": 2}}
    assert draft["notice"] == {"key": "cut", "args": {"lost": 1}, "reasons": [why]}
    assert (await window.send(Undo("1", 0)))[0]["problem"]["key"] == "nothing-to-undo"
    await window.send(Play("2", 0, window.seat(0)["questions"][0]["id"], "bid 1"))
    assert (window.seat(0)["draft"]["moves"], window.seat(0)["draft"]["notice"]) == (["bid 1"], None)


def test_what_is_left_is_undone_step_by_step() -> None:
    """The second of three acts is dead: the first is the last that can be taken back."""
    game = make("cyclades", seats=["A", "B", "C", "D"])
    state = game.position({"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}})
    trial: DraftReplay[Any] = DraftReplay(game, state, 0, Draft())
    for move in ("recruit anafi", "recruit anafi", "recruit naxos"):
        trial.answer(move, trial.questions()[0].id)
    dead = Draft(trial.question, [trial.acts[0], [999_999], trial.acts[2]], [], game.codes_hash)
    cut: DraftReplay[Any] = DraftReplay(game, state, 0, dead)
    assert cut.cut is not None
    assert (cut.acts, cut.cut.key, cut.cut.lost) == (trial.acts[:1], "cut", 2)
    assert cut.tried.undo().acts == []


async def test_a_cut_draft_is_confirmed_only_by_who_has_seen_it() -> None:
    window, state = bidding()
    await draft_of(window, 4)
    state.coins[0] = 2
    assert (await window.send(Confirm("1", 0)))[0]["problem"]["key"] == "draft-cut"
    assert (await window.send(Confirm("2", 0, version=0)))[0]["problem"]["key"] == "nothing-to-confirm"
    state.coins[0] = 5
    await window.send(Confirm("3", 0))
    assert window.room.lines == ["A: bid 4"]


async def test_only_the_moves_that_the_player_has_seen_are_confirmed() -> None:
    """A server that was killed may have lost the newest answers of a draft, and the client repeats its message."""
    window, _ = bidding()
    await draft_of(window, 4)
    refused = (await window.send(Confirm("1", 0, moves=["bid 5"])))[0]["problem"]
    assert (refused["key"], window.room.lines) == ("draft-differs", [])
    assert DRAFT_DIFFERS.english == "Your draft is no longer the one that you saw. Look at it, and confirm it again."
    await window.send(Confirm("2", 0, moves=["bid 4"]))
    assert window.room.lines == ["A: bid 4"]


def test_a_long_move_can_be_confirmed() -> None:
    """A move that was made by steps has no bound, so the message that confirms it has none of its own either."""
    message = Confirm("1", 0, moves=["citizens " + "a1 " * 300] * 3)
    assert MESSAGE.decode(msgspec.json.encode(message)) == message


async def test_a_draft_whose_question_has_gone_says_so() -> None:
    window, _ = bidding()
    await draft_of(window, 4)
    window.room.drafts[0].tried.question = "99.0.0"
    await window.send(Hello(0))
    assert window.seat(0)["draft"]["notice"] == {"key": "gone", "args": {"lost": 1}, "reasons": []}


async def test_a_draft_in_codes_of_another_version_is_dropped_with_a_notice() -> None:
    window, _ = bidding()
    await draft_of(window, 4)
    kept = window.room.drafts[0]
    assert kept.tried.codes == Toy().codes_hash
    window.room.drafts[0] = StoredDraft(Draft(kept.tried.question, kept.tried.acts, [], "0" * 64), kept.nonces)
    await window.send(Hello(0))
    sight = window.seat(0)
    assert (sight["draft"]["moves"], sight["draft"]["can_redo"]) == ([], False)
    assert sight["draft"]["notice"] == {"key": "codes", "args": {"lost": 1}, "reasons": []}
    await window.send(AnswerStep("1", 0, sight["questions"][0]["id"], sight["questions"][0]["answers"][0]["code"]))
    assert window.seat(0)["draft"]["notice"] is None
