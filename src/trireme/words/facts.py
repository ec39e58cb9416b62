"""Facts of a view in words, for whoever draws what nobody has drawn a board for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from trireme.words import Words
from trireme.words.layout import paragraph


def shown(words: Words, value: object) -> str:
    """A value; components by their names."""
    return words.names[value].text if isinstance(value, str) and value in words.names else str(value)


def label(words: Words, name: str) -> str:
    """What a fact is called: by a sentence of its game, as the component that it is about, or as it is."""
    return words.say(f"fact-{name}") if words.sentences.has(f"fact-{name}") else shown(words, name)


def told(words: Words, value: Any) -> str:
    """A value, the values of a list, or those of a table with their names."""
    if isinstance(value, Mapping):
        return " ".join(_named(words, name, part) for name, part in value.items() if part is not False)
    if isinstance(value, list | tuple):
        return ", ".join(told(words, part) for part in value)
    return shown(words, value)


def _named(words: Words, name: str, part: Any) -> str:
    """A part of a table; of what is true, the name says it."""
    if part is True:
        return label(words, name)
    return f"{label(words, name)} {words.seat(part) if name == 'seat' else told(words, part)}"


def of_module(words: Words, module: str, facts: Mapping[str, Any], width: int) -> Iterable[Text]:
    """What a module adds to a view: its name, then a line for each thing that there is to tell, in its own words."""
    yield Text(words.name("module", module), "bold underline")
    for name, value in facts.items():
        if text := told(words, value if value is not None else ""):
            yield paragraph(f"{label(words, name)} · {text}", width, "", " ", "   ")
