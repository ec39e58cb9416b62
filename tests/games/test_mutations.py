"""Every claim of every shipped case is made false once: somebody notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.mutations import survivors
from trireme.games import make
from trireme.kit.case import Case, games_of, load_cases
from trireme.kit.game import Game

GAMES = Path(__file__).parent
FILES = sorted(GAMES.glob("*/cases/**/*.toml"))
EVERY = 61
"""Of so many changes one is tried in the quick tests."""


def cases_of(path: Path) -> Iterator[tuple[Case, Game[Any]]]:
    for case, game in games_of(load_cases(path), make):
        assert isinstance(game, Game)
        yield case, game


def test_a_sample_of_false_cases_is_noticed() -> None:
    found = []
    number = 0
    for path in FILES:
        for case, game in cases_of(path):
            number += 1
            if number % 6 == 0:
                found += survivors(game, case, first=number // 6, every=EVERY // 6)
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.parent.name}-{path.stem}" for path in FILES])
def test_every_false_case_is_noticed(path: Path) -> None:
    found = [each for case, game in cases_of(path) for each in survivors(game, case)]
    assert found == []
