"""docs/cases.md: its example runs, and it names everything that a case can say."""

import re
from pathlib import Path

import pytest

from trireme.games import make
from trireme.games.peloponnes import facts, moves
from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.case import load_cases, run_cases
from trireme.kit.stack import Ask, Chance

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
GAME = Peloponnes(players=2)
AT_SET_UP = {"civilization", "extra", "choose-civilization", "choose-extra-income"}
"""What is asked before the first entry point."""
STEPS_OF_A_MOVE = {"how-much"}


def named() -> set[str]:
    """All words that stand in code on the page, `terrain_a01` to `terrain_a10` written out."""
    words = {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"[\w-]+", code)}
    for first, last in re.findall(r"`(terrain_\w\d\d)` to `terrain_\w(\d\d)`", PAGE):
        words |= {f"{first[:-2]}{number:02}" for number in range(int(first[-2:]), int(last) + 1)}
    return words


def test_the_complete_file_holds(tmp_path: Path) -> None:
    (example,) = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith("game")]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert [differences for _, differences in run_cases(load_cases(path), make)] == [[]]


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("entry points", set(GAME.entries)),
        ("facts", {*facts.TOP, *facts.COUNTS, *facts.LISTS, "civilization", "status", "scores"}),
        ("moves", set(moves.VERBS) - AT_SET_UP),
        ("tiles", set(GAME.setting.tables.tile_ids)),
        ("civilizations", set(GAME.setting.tables.civilization_ids)),
        ("chits", {*GAME.setting.tables.disasters, "blank"}),
        ("draws", {step.label for step in GAME.steps if isinstance(step, Chance)} - AT_SET_UP),
    ],
)
def test_the_page_names_them_all(what: str, words: set[str]) -> None:
    assert words - named() == set(), what


def test_the_page_names_all_prompts() -> None:
    prompts = {step.prompt for step in GAME.steps if isinstance(step, Ask)} - AT_SET_UP - STEPS_OF_A_MOVE
    assert {prompt for prompt in prompts if not any(word.startswith(prompt) for word in named())} == set()
