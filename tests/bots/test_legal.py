"""Every answer of every bot is legal: in games of chance and of their own, from the positions of the cases on, in runs
that somebody else has begun, with every number of players and every set of modules. And none depends on what its seat
cannot have seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables import sets_of
from trireme.bots import bots_for, make_bot
from trireme.games import GAMES, make
from trireme.kit.case import Case, games_of, load_cases
from trireme.kit.case.story import given_of
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.harness import check_bots
from trireme.kit.harness.bots import HarnessPlayer, check_blind
from trireme.kit.harness.moment import QUICK, HarnessPosition
from trireme.kit.scripted import DONE, DRAWS

CASES = Path(__file__).parents[1] / "games"
GAME_NAMES = [name for name in GAMES if (CASES / name).is_dir()]
LOOKS = 12
EARLIER = 0.02
"""In so many random games bots are asked what they would do in another world, each after some 50 moves."""
FEW = 25
"""One case in so many is a position for the quick test."""


def players_of(game: Game[Any]) -> list[HarnessPlayer]:
    return [make_bot(name, game) for name in bots_for(type(game))]


def tables_of(name: str, sets: Iterable[list[str]]) -> Iterator[dict[str, Any]]:
    """Every number of players with every set of modules that can be played by so many."""
    players = next(option for option in GAMES[name].choices if option.name == "players")
    for modules in sets:
        for count in range(players.low, players.high + 1):
            table = {"players": count, **({"modules": modules} if modules else {})}
            try:
                make(name, **table)
            except BadOption:
                continue
            yield table


def every_table(sets: Callable[[type[Game[Any]]], list[list[str]]]) -> list[Any]:
    return [
        pytest.param(name, table, id="-".join([name, str(table["players"]), *table.get("modules", ())]))
        for name in GAME_NAMES
        for table in tables_of(name, sets(GAMES[name]))
    ]


def none_and_all(game: type[Game[Any]]) -> list[list[str]]:
    several = sets_of(game)
    return [[], max(several, key=len)] if len(several) > 1 else several


def every_file() -> list[Any]:
    files = [path for name in GAME_NAMES for path in sorted((CASES / name / "cases").glob("**/*.toml"))]
    return [pytest.param(path, id=f"{path.parent.parent.name}-{path.stem}") for path in files]


def starts_of(game: Game[Any], case: Case) -> Iterator[Any]:
    """Where a case begins."""
    given = given_of(game, case)
    if given.done:
        yield game.position({**given.facts, DONE: given.done, DRAWS: given.draws})
    else:
        yield game.positions.stand(given.facts)


def check_from(path: Path, first: int, every: int, decisions: int) -> None:
    """So many decisions from where cases of a file stand."""
    cases = list(games_of(load_cases(path), make))
    for number in range(first, len(cases), every):
        case, game = cases[number]
        assert isinstance(game, Game), case.id
        for start in starts_of(game, case):
            start.key = bytes([number % 256]) * 32
            game.proceed(start)
            check_bots(game, players_of(game), number, start, decisions)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "table"), every_table(none_and_all))
def test_bots_answer_legally(name: str, table: dict[str, Any]) -> None:
    game = make(name, **table)
    check_bots(game, players_of(game), seed=table["players"], decisions=50)


def one_of_each_set() -> list[Any]:
    """No module, each, and all, once with as many players as can play it."""
    several = every_table(partial(sets_of, pairs=False))
    tables = {each.values[0] + repr(each.values[1].get("modules")): each for each in several}
    return list(tables.values())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "table"), one_of_each_set())
def test_a_bot_s_answer_is_the_same_whatever_its_seat_could_not_have_seen(name: str, table: dict[str, Any]) -> None:
    game = make(name, **table)
    rng, bots = Random(1), players_of(game)
    for seed in range(LOOKS):
        s = game.start(seed)
        for number in range(rng.randrange(game.bound)):
            if (seat := game.to_move(s)) is None or (number and rng.random() < EARLIER):
                break
            game.play(s, rng.choice(game.legal(s)))
        for seat in game.asked(s):
            for bot in bots:
                check_blind(HarnessPosition(game, seed, 0, s, QUICK, []), bot, seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAME_NAMES)
def test_bots_answer_legally_from_some_cases(name: str) -> None:
    for number, path in enumerate(sorted((CASES / name / "cases").glob("**/*.toml"))):
        check_from(path, number % FEW, FEW, decisions=3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "table"), every_table(sets_of))
def test_bots_answer_legally_in_long_games(name: str, table: dict[str, Any], seed: int) -> None:
    game = make(name, **table)
    check_bots(game, players_of(game), seed, decisions=300)


@pytest.mark.soak
@pytest.mark.parametrize("path", every_file())
def test_bots_answer_legally_from_every_case(path: Path) -> None:
    check_from(path, 0, 1, decisions=12)
