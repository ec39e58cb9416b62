"""The files made by `make generate` are current, and the schema of case files says what the reader accepts."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from tools import generate_case_schema, generate_cli_page, generate_mirror, generate_points, generate_rules

ROOT = Path(__file__).resolve().parent.parent
CASES = sorted((ROOT / "tests" / "games").glob("*/cases/**/*.toml"))
WRITTEN = {
    path: text
    for tool in (generate_rules, generate_case_schema, generate_cli_page, generate_points, generate_mirror)
    for path, text in tool.written().items()
}


def mistakes(file: dict[str, Any]) -> list[str]:
    schema = json.loads(generate_case_schema.SCHEMA.read_text(encoding="utf-8"))
    return [error.message for error in Draft202012Validator(schema).iter_errors(file)]


def a_file(**parts: Any) -> dict[str, Any]:
    return {"game": "peloponnes", "seats": ["A", "B"], "case": [{"id": "one", **parts}]}


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_generated_files_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path], "run `make generate`"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_file_fits_the_schema(path: Path) -> None:
    assert mistakes(tomllib.loads(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_first_line_of_a_case_file_leads_editors_to_the_schema(path: Path) -> None:
    directive, _, schema = path.read_text(encoding="utf-8").splitlines()[0].partition(" ")
    assert directive == "#:schema"
    assert (path.parent / schema).resolve() == generate_case_schema.SCHEMA


@pytest.mark.parametrize(
    "parts",
    [
        {"given": {"at": "bidding"}},
        {"given": {"players": {"A": {"gold": 3}}}},
        {"given": {"players": {"A": {"wood": 11}}}},
        {"given": {"players": {"A": {"buildings": ["terrain_a01"]}}}},
        {"given": {"display": {"normal": ["brigde"]}}},
        {"given": {"bids": {"bridge": "A five"}}},
        {"given": {"draws": {"dice": ["6"]}}},
        {"given": {"scores": {"A": {"result": 18}}}},
        {"when": {"until": "over"}},
        {"then": {"facts": {"players.A.gold": 3}}},
        {"then": {"facts": {"players.A.coins": "three"}}},
        {"then": {"facts": {"display.conquest": ["brigde"]}}},
        {"then": {"refuse": []}},
        {"expect": {}},
    ],
    ids=str,
)
def test_the_schema_marks_mistakes(parts: dict[str, Any]) -> None:
    assert mistakes(a_file(**parts)) != []


def test_the_schema_knows_paths_and_tables() -> None:
    facts = {"players.A.coins": 3, "players": {"B": {"wood": 2}}, "bids.bridge": "A 5", "scores.A": {"result": 18}}
    assert mistakes(a_file(then={"facts": facts}, given={"bids": {"bridge": ["A", 5]}})) == []


def test_the_schema_asks_for_a_game_that_exists() -> None:
    assert mistakes({**a_file(), "game": "chess"}) != []
