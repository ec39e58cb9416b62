"""How long greedy bots play with Titans and Monuments: every game ends, by itself and soon."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from tests.games.cyclades.titans.tables import SETS
from tests.seeds import Block, blocks
from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades

LONGEST = 40
"""Cycles; no game of greedy bots has come near."""
TABLES = [(name, players) for name, (_, numbers) in SETS.items() for players in numbers]


def lengths(name: str, players: int, seeds: Block) -> list[int]:
    """How many cycles each game takes."""
    game = Cyclades(players=players, modules=SETS[name][0], cycles=LONGEST)
    bot, found = Greedy(game), []
    for seed in seeds:
        s, rng = game.start(seed), Random(seed)
        while (seat := game.to_move(s)) is not None:
            game.play(s, bot.choose(game, s, seat, rng))
        found.append(s.cycle)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 6), ids=str)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_of_greedy_bots_end(name: str, players: int, seeds: Block) -> None:
    found = lengths(name, players, seeds)
    assert max(found) < LONGEST, found
    assert median(found) < 20, found
