"""The greedy bot copes with what a module brings: other gods and actions, questions of its own, windows."""

import pytest

from tests.games.cyclades.crossing import WithStyx
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.kit.harness import check_bots


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 3])
def test_it_answers_legally_with_a_module_that_has_one_of_everything(seed: int) -> None:
    game = WithStyx(players=3, modules=["styx"])
    check_bots(game, [Greedy(game)], seed, decisions=90)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_answers_legally_in_long_games_with_it(players: int, seed: int) -> None:
    game = WithStyx(players=players, modules=["styx"])
    check_bots(game, [Greedy(game)], seed, decisions=300)
