"""Write schemas/case.schema.json: the shape of case files, with the facts, entry points and draws of each game.

    python -m tools.generate_case_schema

Editors that know TOML use it to complete names and to mark mistakes. A test says when it is out of date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec

from trireme.games import GAMES, make
from trireme.kit.case import CaseFile
from trireme.kit.case.story import ASKED
from trireme.kit.engine.frames import Ask, Chance
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.registry import our_games

SCHEMA = Path(__file__).resolve().parent.parent / "schemas" / "case.schema.json"
Schema = dict[str, Any]


def schema(*names: str) -> Schema:
    """Return the schema for these games, or for ours."""
    games = names or our_games()
    whole: Schema = msgspec.json.schema(CaseFile)
    parts: Schema = whole["$defs"]
    parts["CaseFile"]["properties"]["game"]["enum"] = list(games)
    for part in parts.values():
        for field in part["properties"].values():
            field.pop("default", None)  # what is left out says nothing; editors would fill it in
    for name in games:
        game = make(name, **widest(name))
        every = tables(name)
        facts: Schema = reduce(merged, (each.positions.schema() for each in every))
        if "properties" not in facts:  # it says nothing of its facts
            parts |= {f"{name}-given": {"type": "object"}, f"{name}-facts": {"type": "object"}}
            continue
        parts |= facts.pop("$defs", {})
        parts |= {part: {"type": "string"} for part in (f"{name}-seat", f"{name}-owner") if part in parts}
        labels = [step.label for step in game.steps if isinstance(step, Chance)]
        own = given(facts, game.positions.entries, labels)
        parts[f"{name}-given"] = {**own, "patternProperties": dict(paths(own, parts))}
        parts[f"{name}-facts"] = {
            "type": "object",
            "patternProperties": dict(paths(facts, parts)),
            "additionalProperties": False,
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Case file",
        "description": "Made by `make generate`; docs/reference/cases.md explains it.",
        "$ref": whole["$ref"],
        "allOf": [for_game(name) for name in games],
        "$defs": parts,
    }


def widest(name: str) -> dict[str, list[str]]:
    """Return a game with all its expansions, which knows all facts, components and draws."""
    return {option.name: list(option.values) for option in GAMES[name].choices if option.name == "modules"}


def tables(name: str) -> Iterator[Game[Any]]:
    """Yield games for every number of players, with all expansions and with all but one, since boards and players
    differ."""
    modules = widest(name).get("modules", [])
    left_out = {"", *modules, *(module.partition(".")[0] for module in modules)}
    for count in players(name):
        for each in sorted(left_out):
            rest = [module for module in modules if each not in (module, module.partition(".")[0])]
            with suppress(BadOption):
                yield make(name, players=count, **({"modules": rest} if modules else {}))


def players(name: str) -> range:
    """Return the numbers of players possible with all expansions."""
    (option,) = [option for option in GAMES[name].choices if option.name == "players"]
    return range(option.low, option.high + 1)


def merged(one: Any, other: Any) -> Any:
    """Merge two schemas, since islands, seas and tiles differ with the number of players."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: merged(one.get(key, other.get(key)), other.get(key, one.get(key))) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other) and all(isinstance(each, dict) for each in one + other):
            return [merged(first, second) for first, second in zip(one, other, strict=True)]
        return one + [each for each in other if each not in one]
    return one


def for_game(name: str) -> Schema:
    """Return the conditional part of the schema for files of one game."""
    own = {
        "given": {"$ref": f"#/$defs/{name}-given"},
        "when": {"properties": {"until": moments(make(name, **widest(name)))}},
        "then": {"properties": {"facts": {"$ref": f"#/$defs/{name}-facts"}}},
    }
    return {
        "if": {"properties": {"game": {"const": name}}},
        "then": {"properties": {"case": {"items": {"properties": own}}}},
    }


def moments(game: Game[Any]) -> Schema:
    """Return what `until` may name: an entry point, `asked`, or a prompt, sometimes followed by its subject."""
    prompts = sorted({re.escape(step.prompt) for step in game.steps if isinstance(step, Ask) and step.prompt})
    return {"anyOf": [{"enum": [*game.positions.entries, ASKED]}, {"pattern": f"^({'|'.join(prompts)})"}]}


def given(facts: Schema, entries: tuple[str, ...], labels: list[str]) -> Schema:
    """Return the schema of a position's facts, draws and moves."""
    properties = {name: fact for name, fact in facts["properties"].items() if not fact.get("readOnly")}
    properties["at"] = {**properties["at"], "enum": list(entries)}
    outcomes = {"type": "array", "items": {"type": ["string", "integer"]}}
    properties["draws"] = {
        "type": "object",
        "properties": dict.fromkeys(labels, outcomes),
        "additionalProperties": False,
        "description": "Forced outcomes by label, in order; all must be used.",
    }
    properties["done"] = {
        "type": "array",
        "items": {"type": "string", "pattern": r"^\S+: ?\S"},
        "description": "Moves made since the entry point; the last one may end in “...”.",
    }
    return {**facts, "properties": properties}


def paths(part: Schema, parts: Schema, above: str = "") -> Iterator[tuple[str, Schema]]:
    """Yield facts as in `then.facts`: nested tables, or a whole path in one key, such as `"players.A.coins"`."""
    part = parts[part["$ref"].removeprefix("#/$defs/")] if "$ref" in part else part
    inner: list[tuple[str, Schema]] = []
    for way in part.get("anyOf", [part]):
        inner += [(re.escape(name), each) for name, each in way.get("properties", {}).items()]
        if isinstance(way.get("additionalProperties"), dict) and "anyOf" not in part:
            inner.append((r"[^.]+", way["additionalProperties"]))
    for name, each in inner:
        yield f"^{above}{name}$", each
        yield from paths(each, parts, f"{above}{name}\\.")


def written() -> dict[Path, str]:
    return {SCHEMA: json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"}


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
