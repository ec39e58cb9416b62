"""Drafts: as far as they may look, and what becomes of them."""

from random import Random
from typing import Any

import pytest

from tests.server.worlds import new_game, rehearsed, table_with, window_at
from tests.toy import Toy
from trireme.games import make
from trireme.kit.engine.frames import Ask
from trireme.kit.errors import Stale
from trireme.kit.game import Game
from trireme.kit.records.drafts import Draft, DraftReplay, reveals
from trireme.kit.records.record import Match
from trireme.kit.seats import Seat
from trireme.server.wire.socket_messages import Confirm, Hello, Play, Undo


def games() -> list[Game[Any]]:
    return [make("peloponnes", players=1), make("peloponnes", players=4), Toy()]


def answers(game: Game[Any], state: Any, seat: int) -> list[int]:
    step = game.steps[state.stack[-1][0]]
    assert isinstance(step, Ask)
    return step.legal(state, Seat(seat))


def drafted(game: Game[Any], match: Match[Any], seat: int, rng: Random) -> DraftReplay[Any]:
    """A random draft, as far as it goes; looked at after every answer, as a player does."""
    trial = DraftReplay(game, match.state, seat, Draft())
    while not trial.waits and (question := trial.questions()):
        trial.answer([rng.choice(answers(game, trial.state, seat))], question[0].id)
        again = DraftReplay(game, match.state, seat, trial.tried)
        assert (again.view(), again.questions(), again.moves) == (trial.view(), trial.questions(), trial.moves)
        assert not reveals(trial.events, seat)
    return trial


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.name}-{len(game.seats)}")
@pytest.mark.parametrize("seed", range(4))
def test_a_draft_draws_nothing_reveals_nothing_and_changes_nothing(game: Game[Any], seed: int) -> None:
    rng = Random(seed)
    match = Match(game, seed)
    while asked := game.asked(match.state):
        seat = rng.choice(asked)
        before, drawn, events = match.state.on_table(), match.state.drawn, len(match.journal)
        trial = drafted(game, match, seat, rng)
        assert trial.state.drawn == drawn
        assert (match.state.on_table(), match.state.drawn, len(match.journal)) == (before, drawn, events)
        assert trial.view().asked == tuple(asked)
        after = rehearsed(trial)
        for move in trial.moves:
            match.play(seat, move)
        assert match.state.on_table() == after.on_table()


def test_a_draft_goes_on_where_only_its_own_seat_is_asked() -> None:
    game = make("peloponnes", players=1)
    rng = Random(7)
    match = Match(game, 7)
    most = 0
    while asked := game.asked(match.state):
        trial = drafted(game, match, asked[0], rng)
        most = max(most, len(trial.moves))
        for move in trial.moves:
            match.play(asked[0], move)
    assert most > 1


def test_a_draft_that_must_be_confirmed_takes_no_further_answer() -> None:
    game = make("peloponnes", players=2)
    match = Match(game, 1)
    seat = game.asked(match.state)[0]
    trial = DraftReplay(game, match.state, seat, Draft())
    trial.answer("pass", trial.questions()[0].id)
    assert (trial.waits, trial.questions(), trial.moves) == (True, [], ["pass"])
    with pytest.raises(Stale):
        trial.answer("pass", "1.0.0")
    assert [reason.rule.id for reason in trial.why_not("pass")] == ["KIT-ASK-02"]
    assert [reason.rule.id for reason in trial.reasons("tile:agora")] == ["KIT-ASK-02"]


def test_a_draft_survives_the_answers_of_others_and_ends_with_its_question() -> None:
    game = Toy()
    match = Match(game, 1)
    trial = DraftReplay(game, match.state, 2, Draft())
    trial.answer("bid 1", trial.questions()[0].id)
    kept = trial.tried
    match.play(0, "bid 2")
    assert DraftReplay(game, match.state, 2, kept).moves == ["bid 1"]
    match.play(2, "bid 3")
    match.play(1, "bid 0")
    late = DraftReplay(game, match.state, 2, kept)
    assert (late.moves, late.acts, late.undone) == ([], [], [])


def test_what_was_undone_is_forgotten_with_the_next_answer() -> None:
    game = make("peloponnes", players=2)
    match = Match(game, 1)
    seat = game.asked(match.state)[0]
    trial = DraftReplay(game, match.state, seat, Draft())
    trial.answer("pass", trial.questions()[0].id)
    undone = DraftReplay(game, match.state, seat, trial.tried.undo())
    assert (undone.acts, len(undone.undone)) == ([], 1)
    assert DraftReplay(game, match.state, seat, undone.tried.redo()).moves == ["pass"]
    undone.answer("pass", undone.questions()[0].id)
    assert undone.undone == []


def test_a_text_may_leave_out_what_leaves_no_choice() -> None:
    """One troop stands on Anafi: how many go need not be said, and the draft is the same when it is replayed."""
    game = make("cyclades", seats=["A", "B", "C", "D"])
    state = game.position({"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}})
    trial: DraftReplay[Any] = DraftReplay(game, state, 0, Draft())
    for move in ("recruit naxos", "troops anafi>rineia"):
        trial.answer(move, trial.questions()[0].id)
    again: DraftReplay[Any] = DraftReplay(game, state, 0, trial.tried)
    assert trial.moves == again.moves == ["recruit naxos", "troops anafi>rineia x1"]


async def test_half_a_move_is_not_dropped_when_those_before_it_are_confirmed() -> None:
    real = new_game("cyclades", 1, players=4)
    state = real.match.game.position({"at": "actions", "gods": ["ares"], "offerings": {"ares": "A 1"}})
    window = window_at(table_with(real, state), [0])
    await window.send(Hello(None))
    for move in ("recruit anafi", "troops anafi>rineia"):
        await window.send(Play(next(window.nonces), 0, window.seat(0)["questions"][0]["id"], move))
    draft = window.seat(0)["draft"]
    assert (draft["moves"], draft["midway"], draft["can_confirm"]) == (["recruit anafi"], True, False)
    assert (await window.send(Confirm("1", 0)))[0]["problem"]["key"] == "not-whole"
    assert (window.room.version, window.room.tried(0).acts[1:]) == (0, [draft["codes"][-1:]])
    await window.send(Undo("2", 0))
    await window.send(Confirm("3", 0))
    assert window.room.lines == ["A: recruit anafi"]
