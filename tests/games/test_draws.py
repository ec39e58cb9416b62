"""All draws of all games come from the sealed stream."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.tables import OURS, Table, one_each
from trireme.kit.engine.frames import Chance
from trireme.kit.harness.positions import check_explicit

GAMES = Path(__file__).parents[2] / "src" / "trireme" / "games"
ELSEWHERE = {"hashlib", "secrets", "os", "uuid", "time", "numpy"}
"""Where else chance could come from; `random` may be imported for its `Random`, which bots and `resample` are given."""


RULES = [path for path in sorted(GAMES.rglob("*.py")) if "bot" not in path.parts]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_game_draws_by_itself(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not {alias.name.partition(".")[0] for alias in node.names} & (ELSEWHERE | {"random"})
        elif isinstance(node, ast.ImportFrom):
            assert node.module not in ELSEWHERE
            if node.module == "random":
                assert [alias.name for alias in node.names] == ["Random"]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "Random", "a generator of its own"


@pytest.mark.parametrize("table", one_each(OURS), ids=str)
def test_every_draw_knows_all_its_outcomes(table: Table) -> None:
    """So a case that refuses a word that nothing has is found out to be misspelt."""
    game = table.make()
    assert [step.label for step in game.steps if isinstance(step, Chance) and not step.known()] == []
    check_explicit(game, 1)
