"""Bots by name, what they get to see, and what they leave untouched."""

from random import Random
from typing import Any

import pytest

from tests.toy import Toy
from trireme.bots import BOTS, RandomBot, ask_bot, make_bot
from trireme.games import make
from trireme.games.peloponnes.bot.greedy import Greedy
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.state import BaseState
from trireme.kit.errors import BadOption
from trireme.kit.game import Game


class Witness:
    """A bot that remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        self.shown.append(state)
        return game.legal(state)[0]


def test_bots_are_made_by_name_for_a_game() -> None:
    game = make("peloponnes", players=2)
    assert isinstance(make_bot("random", game), RandomBot)
    assert isinstance(make_bot("greedy", game), Greedy)
    assert tuple(BOTS) == ("random", "greedy")


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match=r"“clever” is not known\. There are random, greedy\."):
        make_bot("clever", make("peloponnes", players=2))


def test_a_game_without_a_greedy_bot_says_which_bots_it_has() -> None:
    with pytest.raises(BadOption, match=r"“greedy” is not known\. There are random\."):
        make_bot("greedy", Toy())


def test_a_bot_gets_a_resampled_state_of_its_own() -> None:
    game = make("peloponnes", players=2)
    state = game.start(1)
    seat = game.asked(state)[0]
    witness = Witness()
    ask_bot(witness, game, state, seat, Random(1))
    (shown,) = witness.shown
    assert shown is not state
    assert shown.key != state.key, "the dice to come are not the real ones"
    assert game.view(shown, seat) == game.view(state, seat)


def test_thinking_does_not_move_the_game_s_own_stream() -> None:
    game = make("peloponnes", players=2)
    state = game.start(1)
    before = (state.key, state.drawn, state.clone().on_table())
    for number in range(5):
        ask_bot(make_bot("random", game), game, state, game.asked(state)[0], Random(number))
    assert (state.key, state.drawn, state.on_table()) == before


@pytest.mark.parametrize("players", [2, 3])
def test_the_random_bot_answers_for_any_seat_that_is_asked(players: int) -> None:
    game = make("peloponnes", players=players)
    bot, rng = RandomBot(), Random(2)
    together = 0
    for number in range(5):
        state = game.start(number)
        while asked := game.asked(state):
            seat = asked[-1]
            together += len(asked) > 1
            code = ask_bot(bot, game, state, seat, rng)
            step = game.steps[state.stack[-1][0]]
            assert isinstance(step, Ask)
            assert code in step.legal(state, seat)
            game.answer(state, seat, code)
            game.proceed(state)
    assert together, "some questions were put to several seats at once"
