"""What research code leans on, in every game: runs in words, seats in any order, keys and copies of states."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import trireme
from tests.toy import Toy
from tests.toy_market import Market
from tests.toy_mosaic import Mosaic
from trireme.kit.engine.question import Some
from trireme.kit.engine.state import BaseState
from trireme.kit.engine.window import PASS
from trireme.kit.game import Game

MAKERS: dict[str, Callable[[], Game[Any]]] = {
    "peloponnes-1": lambda: trireme.make("peloponnes", players=1),
    "peloponnes-3": lambda: trireme.make("peloponnes", players=3),
    "peloponnes-6": lambda: trireme.make("peloponnes", players=6, modules=["hellas", "sea", "six"]),
    "cyclades-2": lambda: trireme.make("cyclades", players=2),
    "cyclades-4": lambda: trireme.make("cyclades", players=4, cycles=6),
    "toy": Toy,
    "market": Market,
    "mosaic": Mosaic,
}


@pytest.fixture(params=MAKERS)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return MAKERS[request.param]()


def walk(game: Game[Any], seed: int) -> Iterator[tuple[Any, int]]:
    """The states of a random game, each with the seat to move."""
    rng = Random(seed)
    state = game.start(seed)
    while (seat := game.to_move(state)) is not None:
        yield state, seat
        game.play(state, rng.choice(game.legal(state)))


def test_every_answer_can_be_written_alone(game: Game[Any]) -> None:
    for state, seat in walk(game, 1):
        words = [game.write(state, seat, [code]) for code in game.legal(state) if code != PASS]
        assert all(words)
        assert len(set(words)) == len(words), "different answers have different words"


def test_a_run_that_is_not_whole_is_written_as_far_as_it_goes() -> None:
    game = trireme.make("peloponnes", players=2)
    state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    _, agora, *_ = game.legal(state)
    assert game.write(state, 0, [agora]) == "bid agora"
    assert game.write(state, 0, game.read(state, 0, "bid agora 4")[0]) == "bid agora 4"


def test_what_cannot_be_written() -> None:
    game = trireme.make("peloponnes", players=2)
    state = game.start(1)
    with pytest.raises(trireme.Unreadable) as error:
        game.write(state, 0, [99_999])
    assert str(error.value) == ("Move “99999”: no answer to this question has such codes. `legal` lists those it has.")
    with pytest.raises(trireme.Unreadable, match=r"^Move: it is empty\."):
        game.write(state, 0, [])
    over = [state for state, _ in walk(game, 1)][-1]
    with pytest.raises(trireme.NotAsked, match="When the game is over nothing more can be played"):
        game.write(over, 0, [0])


def test_what_is_chosen_is_among_the_items(game: Game[Any]) -> None:
    for seed in range(3):
        for state, _ in walk(game, seed):
            for question in game.asks(state):
                if isinstance(question, Some):
                    assert {item.code for item in question.items} >= set(question.chosen)


def test_seats_asked_together_answer_in_any_order(game: Game[Any]) -> None:
    together = 0
    for seed in range(4):
        rng = Random(seed)
        state = game.start(seed)
        while asked := game.asked(state):
            together += len(asked) > 1
            seat = rng.choice(asked)
            while game.in_multi_step(state, seat) or seat in asked:
                game.play(state, rng.choice(game.legal(state, seat)), seat)
                asked = []
        assert game.result(state) is not None
    if game.name in ("peloponnes", "toy") and len(game.seats) > 1:
        assert together


def test_the_order_of_seats_asked_together_changes_nothing() -> None:
    game = Toy()
    state = game.start(1)
    while len(game.asked(state)) < 2:
        game.play(state, game.legal(state)[0])
    seats = game.asked(state)
    ends = []
    for order in (seats, seats[::-1]):
        other = state.clone()
        for seat in order:
            game.play(other, game.legal(other, seat)[-1], seat)
        ends.append(other)
    assert ends[0] == ends[1]


def test_nobody_plays_out_of_turn() -> None:
    game = trireme.make("peloponnes", players=3)
    state = game.start(1)
    (seat,) = game.asked(state)
    before = state.clone()
    with pytest.raises(trireme.NotAsked, match="Only a player who is asked may answer"):
        game.play(state, 0, (seat + 1) % 3)
    assert state == before
    over = [state for state, _ in walk(game, 1)][-1]
    with pytest.raises(trireme.NotAsked, match="When the game is over nothing more can be played"):
        game.play(over, 0)


def test_equal_states_have_the_same_key(game: Game[Any]) -> None:
    keys: dict[bytes, BaseState] = {}
    for state, _ in walk(game, 2):
        others = state.clone(), pickle.loads(pickle.dumps(state))
        assert {game.key(other) for other in others} == {game.key(state)}
        known = keys.setdefault(game.key(state), state.clone())
        assert known == state, "another position has another key; a window that is not used leaves it as it is"


def test_positions_reached_on_two_ways_have_one_key() -> None:
    """The numbers of questions count how many were asked before, and have no bearing on what follows."""
    game = trireme.make("peloponnes", players=2)
    early = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    late = early.clone()
    late.stack.pop()
    late.serial += 7
    late.ask(early.stack[-1][0], early.stack[-1][2], *early.stack[-1][3:])
    assert late != early
    assert game.key(late) == game.key(early)


def test_a_key_of_a_seat_names_what_it_cannot_tell_apart(game: Game[Any]) -> None:
    rng = Random(5)
    changed = 0
    for number, (state, seat) in enumerate(walk(game, 3)):
        if number % 7 or seat < 0:
            continue
        for watcher in range(len(game.seats)):
            other = game.scramble(state, watcher, rng)
            changed += game.key(other) != game.key(state)
            assert game.key(other, watcher) == game.key(state, watcher)
            assert game.legal(other, watcher) == game.legal(state, watcher)
    if game.hidden:
        assert changed, "something hidden was another"


def test_copies_cost_no_more_than_a_clone() -> None:
    game = trireme.make("cyclades", players=3)
    state = game.start(1, journal=True)
    for make_copy in (copy.copy, copy.deepcopy):
        other = make_copy(state)
        assert other == state
        assert other.journal == state.journal
        assert other.journal is not state.journal
        game.play(other, game.legal(other)[0])
        assert other != state
    assert copy.deepcopy(game) is game
    match = copy.deepcopy(trireme.Match(game, 1))
    match.step(match.game.asked(match.state)[0], match.game.legal(match.state)[0])
    assert match.game is game
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_game_travels_to_another_process(game: Game[Any]) -> None:
    again = pickle.loads(pickle.dumps(game))
    rng = Random(1)
    state, other = game.start(1), again.start(1)
    while codes := game.legal(state):
        assert again.legal(other) == codes
        code = rng.choice(codes)
        game.play(state, code)
        again.play(other, code)
    assert again.result(other) == game.result(state)


def test_a_view_is_that_of_a_seat_or_of_a_spectator() -> None:
    game = trireme.make("cyclades", players=3)
    state = game.start(1)
    assert game.view(state).seat is None
    with pytest.raises(trireme.BadOption) as error:
        game.view(state, 3)
    assert str(error.value) == "Option seat: 3 is out of bounds. It goes from 0 to 2."
