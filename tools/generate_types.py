"""Write docs/protocol.schema.json and web/src/lib/protocol.ts from the structs of the table, the kit and the games.

    python tools/generate_types.py

A test says when they are out of date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from trireme.games import GAMES
from trireme.kit.question import Question
from trireme.kit.registry import module_folders
from trireme.table import bodies, protocol

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
TITLE = "Generated from src/trireme/table by `make generate`; do not edit."
REF = "#/$defs/"
OF_A_GAME = re.compile(r"trireme\.games\.(\w+)\.\w+\.(\w+)")
"""What msgspec calls a struct whose name two games share: it becomes `PeloponnesPaid`."""

Schema = dict[str, Any]


def game_types(part: str, kind: str) -> Any:
    """The union over all games and their modules of `PeloponnesView` in `view.py`, `SeaEvent` in `events.py`."""
    union: Any = None
    for game in GAMES:
        homes = {game: f"trireme.games.{game}.{part}"}
        homes |= {module: f"trireme.games.{game}.modules.{module}.{part}" for module in module_folders(game)}
        for name, home in homes.items():
            if name == game or find_spec(home) is not None:
                found = getattr(import_module(home), f"{name.capitalize()}{kind}")
                union = found if union is None else union | found
    return union


def schema() -> Schema:
    """All types under `$defs`."""
    unions = {
        "ClientMessage": protocol.ClientMessage,
        "ServerMessage": protocol.ServerMessage,
        "SeatWish": bodies.SeatWish,
        "Question": Question,
        "GameView": game_types("view", "View"),
        "GameEvent": game_types("events", "Event"),
    }
    roots = [*unions.values(), *bodies.SENT_BY_PAGE, *bodies.SENT_BY_SERVER]
    found = msgspec.json.schema_components(roots, ref_template=REF + "{name}")
    schemas, components = json.loads(OF_A_GAME.sub(lambda name: name[1].capitalize() + name[2], json.dumps(found)))
    components |= dict(zip(unions, schemas))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Trireme: the protocol of the table",
        "description": TITLE,
        "$defs": dict(sorted(components.items())),
    }


def typescript(whole: Schema) -> str:
    """The same as TypeScript. What the server sends is always complete; what the page sends may leave out defaults."""
    defs: dict[str, Schema] = whole["$defs"]
    sent_by_page = reachable(defs, ["ClientMessage", *(struct.__name__ for struct in bodies.SENT_BY_PAGE)])
    blocks = [f"// {TITLE}"]
    for name, definition in defs.items():
        if definition.get("type") == "object" and "properties" in definition:
            blocks.append(interface(name, definition, name in sent_by_page))
        else:
            blocks.append(comment(definition, "") + f"export type {name} = {spelled(definition)};")
    return "\n\n".join(blocks) + "\n"


def reachable(defs: dict[str, Schema], names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [ref for ref in defs if f'"{REF}{ref}"' in json.dumps(defs[name])]
    return found


def interface(name: str, definition: Schema, optional: bool) -> str:
    required = definition.get("required", [])
    lines = [comment(definition, "") + f"export interface {name} {{"]
    for field, part in definition["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {spelled(part)};")
    return "\n".join([*lines, "}"])


def comment(definition: Schema, indent: str) -> str:
    text = definition.get("description", "")
    return "".join(f"{indent}// {line}".rstrip() + "\n" for line in text.splitlines())


def spelled(part: Schema) -> str:
    """A schema as a type."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(REF)
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(spelled(each) for each in part["anyOf"]))
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    kind = part.get("type")
    if kind == "array":
        return array(part)
    if kind == "object":
        return f"Record<string, {spelled(part.get('additionalProperties', {}))}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def array(part: Schema) -> str:
    if "prefixItems" in part:
        return "[" + ", ".join(spelled(each) for each in part["prefixItems"]) + "]"
    item = spelled(part.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def written() -> dict[Path, str]:
    """Every generated file and what should stand in it."""
    whole = schema()
    return {SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False) + "\n", TYPES: typescript(whole)}


def main() -> None:
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
