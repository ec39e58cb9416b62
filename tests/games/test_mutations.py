"""Every claim of every shipped case is made false once: somebody notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.mutations import mutants, survivors
from trireme.games import make
from trireme.kit.case import Case, Then, games_of, load_cases
from trireme.kit.game import Game

GAMES = Path(__file__).parent
FILES = sorted(GAMES.glob("*/cases/**/*.toml"))
EVERY = 61
"""Of so many changes one is tried in the quick tests."""


def cases_of(path: Path) -> Iterator[tuple[Case, Game[Any]]]:
    for case, game in games_of(load_cases(path), make):
        assert isinstance(game, Game)
        yield case, game


def test_what_can_be_false_of_answers_and_of_what_comes() -> None:
    then = Then(answers=("A: pass", "A: bid agora ...", "B: pass"), coming={"creature": ("medusa", "giant")})
    found = {what: mutant.then for what, mutant in mutants(make("cyclades", players=2), Case(id="x", then=then))}
    assert found["answers without A: pass"].answers == ("A: bid agora ...", "B: pass")
    assert "answers without B: pass" not in found, "nothing would be said of B"
    assert found["coming.creature without medusa"].coming == {"creature": ("giant",)}
    assert "coming.creature without giant" not in found, "what comes first may be named alone"


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
