"""The recorded games of Peloponnes.

One sensible game for each number of players, one of each solo level completed and failed, one with undone moves, and
as few games played at random as are needed to show all the rest (`tests/games/peloponnes/sights.py` has the list).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.peloponnes.sights import seen_in, wanted
from tools.records.common import at_random, few_that_show, played, sensibly, with_undo
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.options import BASE_SEATS, LEVELS
from trireme.games.peloponnes.state import State
from trireme.kit.record import Match

RANDOM_GAMES = 100
"""Games played at random, for each number of players, from which the telling ones are taken."""


def games() -> dict[str, Match[Any]]:
    chosen = dict(sensible_games()) | dict(solo_games()) | {"undo": with_undo(Peloponnes(players=3), 3)}
    missing = set(wanted())
    for match in chosen.values():
        missing -= seen_in(match)
    return chosen | few_that_show(missing, random_games(), seen_in)


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, BASE_SEATS + 1):
        game = Peloponnes(players=players)
        yield f"{players}-players", played(game, players, sensibly(game))


def random_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, BASE_SEATS + 1):
        game = Peloponnes(players=players)
        for seed in range(RANDOM_GAMES):
            yield f"{players}-players-at-random-{seed}", played(game, seed, at_random(Random(seed)))


def solo_games() -> Iterator[tuple[str, Match[State]]]:
    free = Peloponnes(players=1)
    yield "solo", played(free, 1, sensibly(free))
    used: list[str] = []
    for level in range(1, LEVELS + 1):
        game = Peloponnes(players=1, level=level, series=used)
        match = completed(game)
        yield f"solo-level-{level}-completed", match
        yield f"solo-level-{level}-failed", failed(game)
        used.append(game.setting.tables.civilization_ids[match.state.civilization[0]])


def completed(game: Peloponnes) -> Match[State]:
    for seed in range(1, 100):
        score, codes = foreseen(game, game.start(seed), 2, Random(seed))
        if score >= game.setting.target:
            match = Match(game, seed)
            for code in codes:
                match.step(0, code)
            return match
    raise SystemExit(f"No game of level {game.options['level']} is won")


def failed(game: Peloponnes) -> Match[State]:
    for seed in range(1, 100):
        match = played(game, seed, at_random(Random(seed)))
        result = game.result(match.state)
        if result and 0 < result.scores[0] < game.setting.target:
            return match
    raise SystemExit(f"No game of level {game.options['level']} is lost")


def foreseen(game: Peloponnes, s: State, depth: int, rng: Random) -> tuple[int, list[int]]:
    """The best result of a nested search that sees the draws to come, and its codes.

    No player may do that, but it makes hard levels easy to win. At depth 0 the game is played on at random.
    """
    best, line = -1, list[int]()
    codes: list[int] = []
    while legal := game.legal(s):
        if not depth:
            codes.append(rng.choice(legal))
        else:
            for code in legal:
                trial = s.clone()
                game.play(trial, code)
                score, rest = foreseen(game, trial, depth - 1, rng)
                if score > best:
                    best, line = score, [*codes, code, *rest]
            codes.append(line[len(codes)])
        game.play(s, codes[-1])
    result = game.result(s)
    assert result is not None
    return (best, line) if depth else (result.scores[0], codes)
