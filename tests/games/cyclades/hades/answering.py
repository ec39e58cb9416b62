"""What the greedy bot does in a position of Hadès, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from trireme.games.cyclades.bot.greedy import Greedy
from trireme.games.cyclades.game import Cyclades


def answer(
    modules: Sequence[str],
    facts: Mapping[str, Any],
    moves: Sequence[tuple[int, str]] = (),
    draws: Mapping[str, list[str]] | None = None,
    players: int = 4,
) -> str:
    """The whole move of whoever is asked after some moves."""
    game = Cyclades(players=players, modules=modules)
    s = game.positions.stand(facts)
    s.forced_draws = {label: [*words] for label, words in (draws or {}).items()}
    game.proceed(s)
    for seat, move in moves:
        game.apply(s, seat, move)
    bot, asked = Greedy(game), game.to_move(s)
    assert asked is not None
    before = s.clone()
    run = [bot.choose(game, s, asked, Random(0))]
    game.answer(s, asked, run[-1])
    while game.in_multi_step(s, asked):
        run.append(bot.choose(game, s, asked, Random(0)))
        game.answer(s, asked, run[-1])
    return game.write(before, asked, run)
