"""docs/cases-archipelago.md: its example runs, and it names everything that a case can say."""

import re
import tomllib
from pathlib import Path

from trireme.games import make
from trireme.games.archipelago.deals import FAVOURS
from trireme.games.archipelago.game import VERBS, Archipelago
from trireme.games.archipelago.naming import SPOTS
from trireme.games.archipelago.options import EXCLUDES
from trireme.games.archipelago.position.facts import ENTRIES
from trireme.games.archipelago.position.reading import PLAYER, TILE, TOP
from trireme.games.archipelago.promises import PROMISES
from trireme.kit.case import load_cases, run_cases
from trireme.kit.stack import Chance

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cases-archipelago.md").read_text(encoding="utf-8")
GAME = Archipelago()


def named() -> set[str]:
    return {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"[\w-]+", code)}


def test_the_example_runs(tmp_path: Path) -> None:
    text = PAGE.partition("```toml\n")[2].partition("```")[0]
    assert tomllib.loads(text)
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    assert [found for _, found in run_cases(load_cases(path), make)] == [[]]


def test_every_fact_is_named() -> None:
    assert {*TOP, *TILE, *PLAYER, *ENTRIES, "scores"} - {"players", "at"} <= named()
    assert {*SPOTS} - {"water2"} <= named()


def test_every_draw_verb_variant_and_thing_to_offer_is_named() -> None:
    assert {step.label for step in GAME.steps if isinstance(step, Chance)} <= named()
    assert {*VERBS, *EXCLUDES, *PROMISES} <= named()
    assert {"offer", "counter", "accept", "refuse", "withdraw", FAVOURS[0], FAVOURS[-1]} <= named()
