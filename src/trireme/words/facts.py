"""Describe a view in words, for games that have no board of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from trireme.words import Words
from trireme.words.layout import paragraph


def shown(words: Words, value: object) -> str:
    """Return a value in words, with components by their names."""
    return words.names[value].text if isinstance(value, str) and value in words.names else str(value)


def label(words: Words, name: str) -> str:
    """Return the label of a fact: a sentence of its game, the name of its component, or its key."""
    return words.say(f"fact-{name}") if words.sentences.has(f"fact-{name}") else shown(words, name)


def told(words: Words, value: Any) -> str:
    """Return a value in words: one value, a list, or a table with its names."""
    if isinstance(value, Mapping):
        return " ".join(_named(words, name, part) for name, part in value.items() if part is not False)
    if isinstance(value, list | tuple):
        return ", ".join(told(words, part) for part in value)
    return shown(words, value)


def _named(words: Words, name: str, part: Any) -> str:
    """Return an entry of a table. For a true value its name is enough."""
    if part is True:
        return label(words, name)
    return f"{label(words, name)} {words.seat(part) if name == 'seat' else told(words, part)}"


def of_module(words: Words, module: str, facts: Mapping[str, Any], width: int) -> Iterable[Text]:
    """Describe what a module adds to a view: its name, then a line for each fact, in the words of the module."""
    yield Text(words.name("module", module), "bold underline")
    for name, value in facts.items():
        if text := told(words, value if value is not None else ""):
            yield paragraph(f"{label(words, name)} · {text}", width, "", " ", "   ")
