"""Draw a view as a table of facts, for games without a terminal board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table

from trireme.kit.engine.view import View
from trireme.words import Words
from trireme.words.facts import told


class PlainBoard:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.hidden = ("game", "seat", "by_seat", "type")

    def draw(self, view: View, width: int) -> Iterable[RenderableType]:
        table = Table(box=None, padding=(0, 1), show_header=False)
        table.add_column(style="bold", overflow="fold")
        table.add_column(overflow="fold")
        for name, value in self.lines(msgspec.to_builtins(view)):
            if name not in self.hidden:
                table.add_row(name, value)
        return [table]

    def places(self, view: View) -> dict[str, str]:
        return {}

    def lines(self, value: Any, name: str = "") -> Iterator[tuple[str, str]]:
        """Yield every fact with its path, such as mats.0.coins and 5."""
        if isinstance(value, dict):
            for key, part in value.items():
                yield from self.lines(part, f"{name}.{key}" if name else str(key))
        elif isinstance(value, list | tuple) and any(isinstance(part, dict) for part in value):
            for number, part in enumerate(value):
                yield from self.lines(part, f"{name}.{number}")
        else:
            yield name, told(self.words, value)
