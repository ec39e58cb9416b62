"""The Fluent files as they are written: their keys, variants, arguments and calls."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from trireme.games import GAMES
from trireme.kit.registry import folders_of
from trireme.words.bundles import TRIREME, sources_in

FILES = {"kit": [TRIREME / "words"], **{game: [each / "words" for each in folders_of(game)] for game in GAMES}}
"""Where words stand: those of the kit, and those of a game and of its modules."""


INSTEAD = "--"
"""Between a key and the module that says it in words of its own."""


class Message:
    """One message: for its value and each of its variants, the arguments; and all calls of functions."""

    def __init__(self, message: ast.Message) -> None:
        self.source = FluentSerializer().serialize_entry(message)
        """As it is written."""
        patterns = {"": message.value, **{each.id.name: each.value for each in message.attributes}}
        self.arguments: dict[str, set[str]] = {}
        self.units: set[str] = set()
        for name, pattern in patterns.items():
            if pattern is not None:
                found = _Finder()
                found.visit(pattern)
                self.arguments[name] = found.arguments
                self.units |= found.units


class _Finder(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.units: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_CallArguments(self, node: Any) -> None:  # noqa: N802
        self.units |= {each.value for each in node.positional if isinstance(each, ast.StringLiteral)}
        self.generic_visit(node)


def read(source: str, place: str) -> dict[str, Message]:
    """All messages of a source; a line that Fluent cannot read, or a key that stands twice, fails."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {place}"
            found[entry.id.name] = Message(entry)
    return found


@cache
def messages(place: str, language: str) -> dict[str, Message]:
    """All messages of a place."""
    sources = [source for folder in FILES[place] for source in sources_in(folder, language)]
    return read("\n".join(sources), f"{place} {language}")


def keys(place: str, language: str) -> set[str]:
    """Without what modules say in place of a sentence: `ask-prosper--titans`."""
    return {key for key in messages(place, language) if INSTEAD not in key}
