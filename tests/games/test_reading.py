"""Whatever is written to any game is a legal move, is refused, or cannot be read and has a hint that can be played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.seeds import Block, blocks
from tests.tables import ALL, TESTED, Table, one_of_each_size
from trireme.games import make
from trireme.kit.case import games_of, load_cases
from trireme.kit.errors import TriremeError
from trireme.kit.harness.moment import Density, HarnessPosition, blamed
from trireme.kit.harness.move_texts import Vocabulary, check_texts, fuzz_reading
from trireme.kit.registry import our_games

FEW: Final = 200
"""Texts of a table,"""
MANY: Final = 1800
"""and of one in the soak; there they make more than 200 000 in all."""
CASES: Final = {name: sorted((Path(__file__).parent / name / "cases").glob("**/*.toml")) for name in our_games()}


@pytest.mark.parametrize("table", one_of_each_size(ALL), ids=str)
def test_some_texts(table: Table) -> None:
    assert fuzz_reading(table.make(), seed=1, texts=FEW) >= FEW


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("table", ALL, ids=str)
def test_many_texts(table: Table, seeds: Block) -> None:
    assert fuzz_reading(table.make(), seeds.first * 1000, texts=MANY) >= MANY


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("game", our_games())
def test_texts_in_the_positions_of_cases(game: str, seeds: Block) -> None:
    """Cases stand where random games seldom come."""
    assert game in TESTED
    tried = sum(_texts_of(path, seeds.first) for path in CASES[game])
    assert tried > 1000


def _texts_of(path: Path, seed: int) -> int:
    tried, rng = 0, Random(f"{path.stem} {seed}")
    vocabularies: dict[str, Vocabulary[Any]] = {}
    for case, game in games_of(load_cases(path), make):
        assert not isinstance(game, TriremeError)
        try:
            s = game.position(case.given)
            game.proceed(s)
        except TriremeError:  # the case is about what cannot be
            continue
        if s.stack and game.asked(s):
            vocabulary = vocabularies.setdefault(repr(game), Vocabulary(game))
            with blamed(game, seed, case.id):
                tried += check_texts(HarnessPosition(game, rng.randrange(10**6), 0, s, Density(), []), vocabulary, 4)
    return tried
