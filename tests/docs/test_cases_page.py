"""docs/reference/cases.md and cases-cyclades.md: their examples run, and they name everything that a case can say."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades import questions
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.position import map, reader, values
from trireme.games.peloponnes import moves
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.position import facts
from trireme.kit.case import load_cases, run_cases, shape
from trireme.kit.engine.frames import Ask, Chance

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"
PAGE = (REFERENCE / "cases.md").read_text(encoding="utf-8")
PARTS = {"peloponnes": PAGE, "cyclades": (REFERENCE / "cases-cyclades.md").read_text(encoding="utf-8")}
"""The page about each game; what all share stands in the first."""
GAME = Peloponnes(players=2)
CYCLADES = {players: Cyclades(players=players) for players in (2, 4, 5)}
HADES = Cyclades(players=4, modules=[name for name in Cyclades.modules if name.startswith("hades")])
ARCHIPELAGO = CYCLADES[5].ruleset.tables
STEPS_OF_A_MOVE = {"how-much"}


def named(game: str = "peloponnes") -> set[str]:
    """All words that stand in code in the part about a game, `terrain_a01` to `terrain_a10` written out."""
    part = PARTS[game]
    words = {word for code in re.findall(r"`([^`\n]+)`", part) for word in re.findall(r"[\w-]+", code)}
    for first, last in re.findall(r"`(terrain_\w\d\d)` to `terrain_\w(\d\d)`", part):
        words |= {f"{first[:-2]}{number:02}" for number in range(int(first[-2:]), int(last) + 1)}
    return words


@pytest.mark.parametrize("game", PARTS)
def test_the_complete_file_holds(game: str, tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PARTS[game], re.DOTALL)
    example = next(block for block in blocks if block.startswith(f'game = "{game}"'))
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert [differences for _, differences in run_cases(load_cases(path), make)] == [[]]


def test_what_more_can_be_said_holds(tmp_path: Path) -> None:
    (example,) = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if "gold-is-behind" in block]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert [differences for _, differences in run_cases(load_cases(path), make)] == [[], []]


@pytest.mark.parametrize("id", ["more-that-must-be-refused", "enough-food-for-everybody"])
def test_an_example_holds(id: str, tmp_path: Path) -> None:
    (example,) = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if f'"{id}"' in block]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert [differences for _, differences in run_cases(load_cases(path), make)] == [[]]


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("entry points", set(GAME.positions.entries)),
        ("facts", {*facts.TOP, *facts.COUNTS, *facts.LISTS, "civilization", "status", "scores"}),
        ("moves", set(moves.VERBS)),
        ("tiles", set(GAME.ruleset.tables.tile_ids)),
        ("civilizations", set(GAME.ruleset.tables.civilization_ids)),
        ("chits", {*GAME.ruleset.tables.disasters, "blank"}),
        ("draws", {step.label for step in GAME.steps if isinstance(step, Chance)}),
        ("parts of a case", {*shape.CASE, *shape.WHEN, *shape.THEN, *shape.REFUSAL} - {"given", "when", "then"}),
    ],
)
def test_the_page_names_them_all(what: str, words: set[str]) -> None:
    assert words - named() == set(), what


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("entry points", set(CYCLADES[4].positions.entries)),
        (
            "facts",
            {*reader.TOP, *values.ISLAND, *map.PLAYER, *map.FOLLOWS, "turn", "battle", "scores"},
        ),
        ("moves", set(questions.VERBS)),
        ("gods", set(ARCHIPELAGO.god_ids)),
        ("creatures", set(ARCHIPELAGO.creature_ids)),
        ("islands", {id for game in CYCLADES.values() for id in game.ruleset.tables.island_ids}),
        ("draws", {step.label for step in CYCLADES[4].steps if isinstance(step, Chance)}),
    ],
)
def test_the_page_names_them_all_for_cyclades(what: str, words: set[str]) -> None:
    assert words - named("cyclades") == set(), what


@pytest.mark.parametrize(
    ("game", "steps"), [("peloponnes", GAME.steps), ("cyclades", CYCLADES[4].steps)], ids=["peloponnes", "cyclades"]
)
def test_the_page_names_all_prompts(game: str, steps: Sequence[Any]) -> None:
    prompts = {step.prompt for step in steps if isinstance(step, Ask)} - STEPS_OF_A_MOVE
    assert {prompt for prompt in prompts if not any(word.startswith(prompt) for word in named(game))} == set()


@pytest.mark.parametrize("players", CYCLADES)
def test_the_page_names_the_first_and_the_last_sea(players: int) -> None:
    seas = CYCLADES[players].ruleset.tables.sea_ids
    (row,) = [line for line in PARTS["cyclades"].splitlines() if line.startswith(f"| {players}")]
    assert row.endswith(f"| `{seas[0]}` to `{seas[-1]}` |")


def examples() -> list[str]:
    """Facts of Cyclades as the page writes them."""
    rows = re.findall(r"^\| .* \| `([\w.]+ = .*)` \|$", PARTS["cyclades"], re.MULTILINE)
    assert len(rows) > 15
    return rows


@pytest.mark.parametrize("fact", examples())
def test_the_examples_of_facts_can_be_read(fact: str) -> None:
    given = tomllib.loads(fact)
    if "deploying" in fact:
        given |= {"at": "hades.deployment", "offerings": {"ares": "A 1"}}
    (module,) = {"monuments", "titans"} & given.keys() or {""}
    game = make("cyclades", players=4, modules=[module]) if module else HADES if "hades" in fact else CYCLADES[4]
    game.positions.stand(given)


def properties(schema: Any) -> set[str]:
    return set(schema["properties"])


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("entry points", {*HADES.positions.entries} - {*CYCLADES[4].positions.entries}),
        (
            "facts",
            {name for module in HADES.ruleset.modules for name in properties(module.facts_schema(HADES.ruleset))},
        ),
        ("moves", set(HADES.ruleset.points.verbs)),
        ("draws", {step.label for step in HADES.steps if isinstance(step, Chance)}),
        ("prompts", {step.prompt for step in HADES.steps if isinstance(step, Ask) and step.prompt.startswith("hades")}),
        ("cards and islands", {*HADES.ruleset.tables.creature_ids, *HADES.ruleset.tables.island_ids}),
    ],
)
def test_the_page_names_them_all_for_hades(what: str, words: set[str]) -> None:
    told = named("cyclades")
    assert {word for word in words if not set(re.findall(r"[\w-]+", word)) <= told} == set(), what
