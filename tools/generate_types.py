"""Write schemas/protocol.schema.json and web/src/lib/protocol.ts from the structs of the table, the kit and the games.

    python -m tools.generate_types [FOLDER GAME …]

With a folder and names, both are written there for these games, such as one of another package.
A test says when they are out of date.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Sequence
from functools import reduce
from importlib.resources.abc import Traversable
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from trireme.games import GAMES
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.registry import module_folders, our_games, package_of, part_of
from trireme.server.wire import http_bodies, seat_bodies, social_bodies, socket_messages

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "schemas" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
TITLE = "Generated from src/trireme/server by `make generate`; do not edit."
REF = "#/$defs/"
SENT_BY_PAGE = (*http_bodies.SENT_BY_PAGE, *seat_bodies.SENT_BY_PAGE, *social_bodies.SENT_BY_PAGE)
SENT_BY_SERVER = (*http_bodies.SENT_BY_SERVER, *seat_bodies.SENT_BY_SERVER, *social_bodies.SENT_BY_SERVER)

Schema = dict[str, Any]


def views(games: Sequence[str]) -> Any:
    """Return the view class of each game."""
    return united([get_type_hints(GAMES[name].view)["return"] for name in games])


def events(games: Sequence[str]) -> Any:
    """Return all events with a tag in the `events.py` files of each game and its modules."""
    own = [home for name in games for home in homes(name, "events")]
    known = [each for home in own for each in vars(home).values() if isinstance(each, type)]
    found = [each for each in known if issubclass(each, Event) and each.__struct_config__.tag != each.__name__]
    names = tuple(home.__name__ for home in own)  # a home may be a package
    return united([each for each in found if each.__module__.startswith(names)])


def homes(game: str, name: str) -> list[ModuleType]:
    """Yield the modules of this name, such as `events`, in a game, its modules and their parts."""
    parts = [name]
    for module, folder in module_folders(game).items():
        parts += [f"modules.{module}.{name}", *within(folder, name, f"modules.{module}")]
    return [home for part in parts if (home := part_of(game, part)) is not None]


def within(folder: Traversable, name: str, above: str) -> list[str]:
    """Yield the modules of this name in a folder, at any depth."""
    found = []
    for piece in sorted((each for each in folder.iterdir() if each.is_dir()), key=lambda each: each.name):
        here = f"{above}.{piece.name}"
        found += [f"{here}.{name}"] if (piece / f"{name}.py").is_file() else []
        found += within(piece, name, here)
    return found


def united(types: Sequence[Any]) -> Any:
    return reduce(or_, types) if types else None


def short(text: str, games: Sequence[str]) -> str:
    """Shorten the names that msgspec gives to structs whose name two games share: `PeloponnesPaid`."""
    for name in games:
        inside = re.escape(package_of(name)) + r"(?:\.\w+)*\.(\w+)"
        text = re.sub(inside, rf"{name.capitalize()}\1", text)
    return text


def schema(games: Sequence[str]) -> Schema:
    """Return the schema with all types under `$defs`."""
    unions = {
        "ClientMessage": socket_messages.ClientMessage,
        "ServerMessage": socket_messages.ServerMessage,
        "SeatWish": http_bodies.SeatWish,
        "Question": Question,
        "GameView": views(games),
        "GameEvent": events(games),
    }
    roots = [*unions.values(), *SENT_BY_PAGE, *SENT_BY_SERVER]
    found = msgspec.json.schema_components(roots, ref_template=REF + "{name}")
    schemas, components = json.loads(short(json.dumps(found), games))
    components |= dict(zip(unions, schemas))
    for component in components.values():
        if "description" in component:  # the example of a docstring is Python
            component["description"] = component["description"].partition("\n\n>>>")[0].partition("\n\n    >>>")[0]
    for each in names_in(components["GameEvent"]):
        components[each] = with_places(components[each])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Trireme: the protocol of the table",
        "description": TITLE,
        "$defs": dict(sorted(components.items())),
    }


def names_in(union: Schema) -> list[str]:
    """Return the names of the structs in a union; a game without events has none."""
    return [str(each["$ref"]).removeprefix(REF) for each in union.get("anyOf", [union]) if "$ref" in each]


def with_places(event: Schema) -> Schema:
    """Return the schema of an event as it is sent, with the places that it highlights."""
    places = {"type": "array", "items": {"type": "string"}}
    return {
        **event,
        "properties": {**event["properties"], "places": places},
        "required": [*event["required"], "places"],
    }


def typescript(whole: Schema) -> str:
    """Return the schema as TypeScript. Messages of the server are complete; those of the page may omit defaults."""
    defs: dict[str, Schema] = whole["$defs"]
    sent_by_page = reachable(defs, ["ClientMessage", *(struct.__name__ for struct in SENT_BY_PAGE)])
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
    """Return a schema as a TypeScript type."""
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


def written(*games: str, folder: Path | None = None) -> dict[Path, str]:
    """Return each generated file with its text."""
    whole = schema(games or our_games())
    types, schema_file = (folder / TYPES.name, folder / SCHEMA.name) if folder else (TYPES, SCHEMA)
    return {schema_file: json.dumps(whole, indent=1, ensure_ascii=False) + "\n", types: typescript(whole)}


def main() -> None:
    given = sys.argv[1:]
    for path, text in (written(*given[1:], folder=Path(given[0])) if given else written()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
