"""The recorded games of Peloponnes.

One sensible game for each number of players, one of each solo level completed and failed, one with undone moves, and
as few games played at random as are needed to show all the rest (`tests/games/peloponnes/sights.py` has the list).
With expansions a sensible game of six, each solo level completed, one failed, one decided by the Oracle, and again a
few at random. The base game is chosen first: a new expansion leaves its records as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.games.peloponnes.sights import KINDS, MODULE_SETS, seen_in, wanted_of_base, wanted_of_expansions
from tools.records.common import at_random, few_that_show, played, played_sensibly, with_undo
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.modules import MODULES
from trireme.games.peloponnes.options import BASE_SEATS, LEVELS
from trireme.games.peloponnes.state import State
from trireme.kit.engine.view import Result
from trireme.kit.records.record import Match

RANDOM_GAMES = 100
"""Random games for each number of players, from which the most informative ones are chosen."""
RANDOM_GAMES_WITH_EXPANSIONS = 25
"""Random games for each number of players and set of modules."""
MODULES_OF_LEVEL = (("hellas",), ("hellas", "sea"), ("hellas", "six"), ("hellas", "sea", "six"), ("hellas", "sea"))
TELLING = 3
"""The seed of an informative game of six: all sea tiles, the Stockade's choice, Coinage and Colossos at the end."""
HOARD = 26
"""The number of luxury goods beyond which more are useless."""

Merit = Callable[[Result], int]
"""The objective of a search."""


def games() -> dict[str, Match[Any]]:
    base = dict(sensible_games()) | dict(solo_games()) | {"undo": with_undo(Peloponnes(players=3), 3)}
    more = dict(games_with_expansions())
    return {
        **base,
        **few_that_show(not_in(base, wanted_of_base()), random_games(), seen_in),
        **more,
        **few_that_show(not_in(more, wanted_of_expansions()), random_games_with_expansions(), seen_in),
    }


def not_in(chosen: dict[str, Match[Any]], sights: list[str]) -> set[str]:
    return set(sights).difference(*(seen_in(match) for match in chosen.values()))


def sensible_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, BASE_SEATS + 1):
        title = f"{players}-players"
        yield title, played_sensibly(title, Peloponnes(players=players), players)


def random_games() -> Iterator[tuple[str, Match[State]]]:
    for players in range(2, BASE_SEATS + 1):
        game = Peloponnes(players=players)
        for seed in range(RANDOM_GAMES):
            yield f"{players}-players-at-random-{seed}", played(game, seed, at_random(Random(seed)))


def games_with_expansions() -> Iterator[tuple[str, Match[State]]]:
    title = "-".join(("6-players", *MODULES))
    yield title, played_sensibly(title, Peloponnes(players=6, modules=list(MODULES)), TELLING)
    for level, modules in enumerate(MODULES_OF_LEVEL, 1):
        game = Peloponnes(players=1, level=level, modules=modules)
        yield "-".join((f"solo-level-{level}", *modules, "completed")), completed(game)
    yield "solo-level-1-hellas-failed", failed(Peloponnes(players=1, level=1, modules=["hellas"]))
    yield "solo-hellas-oracle", found(Peloponnes(players=1, modules=["hellas"]), by_the_oracle, 1)


def random_games_with_expansions() -> Iterator[tuple[str, Match[State]]]:
    for modules in MODULE_SETS:
        for players in range(2, 1 + max(BASE_SEATS, *(MODULES[module].seats for module in modules))):
            game = Peloponnes(players=players, modules=modules)
            for seed in range(RANDOM_GAMES_WITH_EXPANSIONS):
                title = "-".join((f"{players}-players", *modules, f"at-random-{seed}"))
                yield title, played(game, seed, at_random(Random(seed)))


def solo_games() -> Iterator[tuple[str, Match[State]]]:
    yield "solo", played_sensibly("solo", Peloponnes(players=1), 1)
    used: list[str] = []
    for level in range(1, LEVELS + 1):
        game = Peloponnes(players=1, level=level, series=used)
        match = completed(game)
        yield f"solo-level-{level}-completed", match
        yield f"solo-level-{level}-failed", failed(game)
        used.append(game.ruleset.tables.civilization_ids[match.state.civilization[0]])


def completed(game: Peloponnes) -> Match[State]:
    return found(game, points, game.ruleset.target)


def found(game: Peloponnes, merit: Merit, least: int) -> Match[State]:
    for seed in range(1, 100):
        best, codes = foreseen(game, game.start(seed), 2, Random(seed), merit)
        if best >= least:
            match = Match(game, seed)
            for code in codes:
                match.step(0, code)
            return match
    raise SystemExit(f"No game with {game.options} comes to {merit.__name__} {least}")


def points(result: Result) -> int:
    return result.scores[0]


def by_the_oracle(result: Result) -> int:
    """Return the points that count only because the higher score does; below 0, more luxury goods are progress."""
    score = result.breakdown[0]
    low, high = sorted(score[kind] for kind in KINDS)
    return high if score["result"] == high > low else min(score["luxury"], HOARD) - HOARD


def failed(game: Peloponnes) -> Match[State]:
    for seed in range(1, 100):
        match = played(game, seed, at_random(Random(seed)))
        result = game.result(match.state)
        if result and 0 < result.scores[0] < game.ruleset.target:
            return match
    raise SystemExit(f"No game of level {game.options['level']} is lost")


def foreseen(game: Peloponnes, s: State, depth: int, rng: Random, merit: Merit) -> tuple[int, list[int]]:
    """Return the best result of a nested search that sees future draws, and its codes.

    No player may see future draws, but this makes hard levels easy to win. At depth 0 the game is finished at random.
    """
    best, line = -HOARD - 1, list[int]()
    codes: list[int] = []
    while legal := game.legal(s):
        if not depth:
            codes.append(rng.choice(legal))
        else:
            for code in legal:
                trial = s.clone()
                game.play(trial, code)
                score, rest = foreseen(game, trial, depth - 1, rng, merit)
                if score > best:
                    best, line = score, [*codes, code, *rest]
            codes.append(line[len(codes)])
        game.play(s, codes[-1])
    result = game.result(s)
    assert result is not None
    return (best, line) if depth else (merit(result), codes)
