"""Every case file of Archipelago: a position, some moves and what must hold (see docs/reference/cases.md)."""

from pathlib import Path
from typing import Any

import pytest

from trireme.games import make
from trireme.kit.case import Case, games_of, load_cases, run_case
from trireme.kit.game import Game

CASES = Path(__file__).parent / "cases"


def every_case() -> list[Any]:
    params = []
    for path in sorted(CASES.glob("**/*.toml")):
        for case, game in games_of(load_cases(path), make):
            name = f"{path.stem}::{case.id}"
            params.append(pytest.param(game, case, id=name, marks=pytest.mark.rules(*case.rules)))
    return params


@pytest.mark.parametrize(("game", "case"), every_case())
def test_case(game: Game[Any], case: Case) -> None:
    assert case.rules, "a case names the rules it covers"
    assert run_case(game, case) == []
