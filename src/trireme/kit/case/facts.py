"""Facts that a case claims: whether the game has them at all, and whether they are so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from trireme.kit.case.difference import Difference
from trireme.kit.errors import Unreadable, shown
from trireme.kit.game import Game
from trireme.kit.nearest import no_such
from trireme.kit.positions import Schema
from trireme.kit.problems import DIFFERS, NOT_TABLE, WRONG_VALUE

HIDDEN: Final = "hidden"
"""What stands for a fact that a seat cannot know."""
KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "object": dict,
    "array": (list, tuple),
    "string": str,
    "integer": int,
    "boolean": bool,
}


def each_unfolded(facts: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Return facts one by one, since a case may tell the same thing in two ways."""
    return (unfold({path: value}) for path, value in facts.items())


def unfold(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as tables within tables, where some are written as paths in quotes."""
    found: dict[str, Any] = {}
    for path, value in facts.items():
        *folders, name = path.split(".")
        table = found
        for folder in folders:
            table = table.setdefault(folder, {})
            if not isinstance(table, dict):
                raise Unreadable("position", folder, NOT_TABLE, given=shown(table))
        if isinstance(value, dict):
            value = unfold(value)
            if isinstance(table.get(name), dict):
                value = table[name] | value
        table[name] = value
    return found


class FactShape:
    """What facts of a game may be, by its schema."""

    def __init__(self, game: Game[Any]) -> None:
        self.schema = game.positions.shape
        self.parts: Mapping[str, Any] = self.schema.get("$defs", {})  # type: ignore[assignment]  # JSON is untyped

    def check(self, where: str, facts: Mapping[str, Any], hidden: bool = False) -> None:
        """Complain of the first fact that there is not, or that can never be so."""
        if "properties" in self.schema:  # Else the game says nothing of its facts.
            self._check(where, "", self.schema, facts, hidden)

    def _part(self, part: Schema) -> dict[str, Any]:
        name = part.get("$ref")
        return self.parts[str(name).removeprefix("#/$defs/")] if name else part

    def _check(self, where: str, path: str, schema: Schema, value: object, hidden: bool) -> None:
        part = self._part(schema)
        if hidden and value == HIDDEN:
            return
        if "anyOf" in part:
            self._check_ways(where, path, part, value, hidden)
            return
        if not self._of_kind(part, value):
            raise Unreadable("case", f"{where}, {path}", WRONG_VALUE, given=shown(value), right=example(part))
        if "enum" in part and value not in part["enum"]:
            raise no_such("case", f"{where}, {path}", value, [str(each) for each in part["enum"]])
        if isinstance(value, dict):
            for name, each in value.items():
                inner = self._inner(where, path, part, name)
                self._check(where, f"{path}.{name}" if path else name, inner, each, hidden)
        elif isinstance(value, list) and "items" in part:
            for each in value:
                self._check(where, path, part["items"], each, hidden)

    def _check_ways(self, where: str, path: str, part: dict[str, Any], value: object, hidden: bool) -> None:
        """A fact that can be written in several ways: the complaint is about the way that is nearest."""
        errors = []
        for way in part["anyOf"]:
            try:
                self._check(where, path, way, value, hidden)
            except Unreadable as error:
                errors.append((self._of_kind(self._part(way), value), error))
            else:
                return
        raise max(errors, key=lambda pair: pair[0])[1]

    def _inner(self, where: str, path: str, part: dict[str, Any], name: str) -> Schema:
        """Return what the fact of this name in a table may be."""
        own: dict[str, Schema] = part.get("properties", {})
        if name in own:
            return own[name]
        others = part.get("additionalProperties")
        names = self._part(part.get("propertyNames", {})).get("enum", [])
        if isinstance(others, dict) and (not names or name in names):
            return others
        folder = f"{path}." if path else ""
        raise no_such("case", f"{where}, {folder}{name}", name, [*own, *names], folder)

    @staticmethod
    def _of_kind(part: dict[str, Any], value: object) -> bool:
        if "const" in part and value != part["const"]:
            return False
        kind = KINDS.get(part.get("type", ""))
        if kind is not None and (not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool)):
            return False
        if isinstance(value, str) and "pattern" in part and not re.search(part["pattern"], value):
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return bool(part.get("minimum", value) <= value <= part.get("maximum", value))
        if isinstance(value, list) and part.get("uniqueItems") and len({str(each) for each in value}) < len(value):
            return False
        if isinstance(value, list | dict):
            return len(value) <= int(part.get("maxItems", part.get("maxProperties", len(value))))
        return True


def example(part: Mapping[str, Any]) -> str:
    """Return a value that would be right."""
    if "enum" in part:
        return ", ".join(f'"{each}"' for each in part["enum"])
    if part.get("type") == "integer":
        low, high = part.get("minimum", 0), part.get("maximum")
        return f"{low} … {high}" if high is not None else f"{low}, {low + 1}, {low + 2} …"
    if "const" in part:
        return f'"{part["const"]}"'
    return {"object": "{ … }", "array": "[ … ]", "boolean": "true, false"}.get(str(part.get("type")), '"…"')


def facts_differ(
    game: Game[Any], facts: Any, expected: Mapping[str, Any], path: str = "", of: str = ""
) -> Iterator[Difference]:
    """Yield what is not as `expected` says; only what it names is compared. `of` says whose facts they are."""
    for name, value in expected.items():
        where = f"{path}.{name}" if path else name
        wanted = value if value == HIDDEN else game.positions.canonical(where, value)
        actual = facts.get(name) if isinstance(facts, dict) else None
        if isinstance(wanted, dict) and isinstance(actual, dict) and wanted:
            yield from facts_differ(game, actual, wanted, where, of)
        elif not _same(game, where, wanted, actual):
            found = "–" if actual is None else repr(actual)
            yield Difference(DIFFERS, where=f"{of}{where}", wanted=repr(wanted), found=found)


def _same(game: Game[Any], path: str, wanted: Any, actual: Any) -> bool:
    if actual is None:
        return _is_nothing(wanted)
    if game.positions.agrees(path, wanted, actual):
        return True
    if isinstance(wanted, list) and isinstance(actual, list) and path.rpartition(".")[2] in game.positions.unordered:
        return sorted(map(str, wanted)) == sorted(map(str, actual))
    return bool(wanted == actual) and isinstance(wanted, bool) == isinstance(actual, bool)


def _is_nothing(wanted: Any) -> bool:
    """Return what may be said of something that is not there."""
    return all(map(_is_nothing, wanted.values())) if isinstance(wanted, dict) else wanted in ([], "", 0, False)
