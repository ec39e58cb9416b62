"""The pages for researchers, other pages with Python, and the examples run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trireme
from examples.search import Search
from examples.selfplay import play

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *(DOCS / name for name in ("architecture/engine.md", "howto/bot.md"))]
PAGES += [page for page in sorted((DOCS / "research").glob("*.md")) if "```python" in page.read_text(encoding="utf-8")]


@pytest.fixture
def bots() -> Iterator[None]:
    """The bots with names as they were, whatever a page has added."""
    known = dict(trireme.bots.BOTS)
    yield
    trireme.bots.BOTS.clear()
    trireme.bots.BOTS.update(known)


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_all_blocks_of_a_page_run_one_after_the_other(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    known: dict[str, Any] = {}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"{page.name}, block {number}", "exec"), known)


def test_the_pages_for_researchers_have_code() -> None:
    names = {"index", "self-play", "search", "chance", "observations", "evaluation"}
    assert names <= {page.stem for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in set(re.findall(r"trireme\.((?:arena\.|bots\.|kit\.)?[a-zA-Z_]+)", text)):
        found: Any = trireme
        for part in name.split("."):
            assert part in found.__all__, name
            found = getattr(found, part)
    for file in re.findall(r"`?(examples/\w+\.py)", text):
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
