"""The page for researchers and its examples run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trireme
from examples.search import Search
from examples.selfplay import play

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "index.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_all_blocks_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    for number, block in enumerate(BLOCKS, 1):
        exec(compile(block, f"library.md, block {number}", "exec"), known)
    assert len(BLOCKS) >= 9
    assert "moves; " in capsys.readouterr().out


def test_what_the_page_names_is_there() -> None:
    names = set(re.findall(r"trireme\.((?:arena\.|bots\.|kit\.)?\w+)", PAGE))
    for name in names:
        found: Any = trireme
        for part in name.split("."):
            assert part in found.__all__, name
            found = getattr(found, part)
    for file in re.findall(r"\]\(([\w./]+)\)", PAGE):
        assert (ROOT / "docs" / "research" / file).is_file(), file
    for file in re.findall(r"`(examples/\w+\.py)`", PAGE):
        assert (ROOT / file).is_file(), file


def test_a_search_beats_chance() -> None:
    found = trireme.arena.simulate("peloponnes", {"search": Search(playouts=40), "random": "random"}, games=4, seed=1)
    assert found.bots["search"].wins >= 3


def test_a_search_plays_a_game_with_hidden_things() -> None:
    game = trireme.make("cyclades", players=2, cycles=2)
    state, rng = game.start(seed=1), Random(1)
    for _ in range(12):
        seat = game.to_move(state)
        assert seat is not None
        code = trireme.bots.ask_bot(Search(playouts=4), game, state, seat, rng)
        assert code in game.legal(state)
        game.play(state, code)


def test_self_play_gives_masks_and_returns() -> None:
    game = trireme.make("cyclades", players=3, cycles=2)
    found = play((game, 1))
    assert {len(sample.mask) for sample in found} == {game.info.codes}
    assert all(sample.mask[sample.code] for sample in found)
    assert {sample.value for sample in found} <= {-1.0, 0.0, 1.0, 0.5, -0.5}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["search", "selfplay"])
def test_an_example_is_a_program(name: str) -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "examples" / f"{name}.py"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert ran.stdout
