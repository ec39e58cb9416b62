"""Goods: what the facts of a state count is never less than their schema says, which for goods is 0."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from trireme.kit.engine.frames import S
from trireme.kit.game import Game
from trireme.kit.harness.moment import HarnessPosition

Amount = tuple[str, int, int]
"""Where it stands, how much it is, and how much it is at least."""


class GoodsShape:
    """What a fact may be, as far as amounts are concerned. Facts that are written in several ways are told in one."""

    def __init__(self) -> None:
        self.least: int | None = None
        """The least that a number may be; None for what is no number."""
        self.named: dict[str, GoodsShape] = {}
        """The shapes of the parts of a table, by name."""
        self.others: GoodsShape | None = None
        """The shape of the other parts of a table."""
        self.items: GoodsShape | None = None
        """The shape of the parts of a list."""

    def amounts(self, fact: object, path: str) -> Iterator[Amount]:
        if isinstance(fact, dict):
            for name, part in fact.items():
                shape = self.named.get(name, self.others)
                if shape is not None:
                    yield from shape.amounts(part, f"{path}.{name}" if path else name)
        elif isinstance(fact, list):
            if self.items is not None:
                for number, part in enumerate(fact):
                    yield from self.items.amounts(part, f"{path}[{number}]")
        elif isinstance(fact, int) and self.least is not None:
            yield path, fact, self.least


class Goods(Generic[S]):
    """The amounts of one game: the numbers in its facts to which the schema gives a minimum."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        schema = game.positions.schema()
        self.parts = schema.get("$defs")
        self.known: dict[str, GoodsShape | None] = {}
        self.shape = self._shape(schema) or GoodsShape()

    def check(self, m: HarnessPosition[S]) -> None:
        """No good is below its minimum, whatever has just been played."""
        for path, number, least in self.amounts(m.s):
            if number < least:
                m.fail(f"{path} is {number}, and never less than {least}")

    def amounts(self, s: S) -> Iterator[Amount]:
        return self.shape.amounts(self.game.positions.facts(s), "")

    def _shape(self, schema: object) -> GoodsShape | None:
        """Return None where no amount can be."""
        shape = GoodsShape()
        if not isinstance(schema, dict):
            return None
        if "$ref" in schema:
            name = str(schema["$ref"]).rpartition("/")[2]
            if name not in self.known:
                assert isinstance(self.parts, dict)
                self.known[name] = self._shape(self.parts[name])
            return self.known[name]
        if isinstance(schema.get("minimum"), int):
            shape.least = schema["minimum"]
        parts = {name: self._shape(part) for name, part in schema.get("properties", {}).items()}
        shape.named = {name: part for name, part in parts.items() if part is not None}
        shape.others = self._shape(schema.get("additionalProperties"))
        shape.items = self._shape(schema.get("items"))
        for way in schema.get("anyOf", ()):
            other = self._shape(way)
            if other is not None and not shape.named:
                shape.least = other.least if shape.least is None else shape.least
                shape.named, shape.others, shape.items = other.named, other.others, other.items or shape.items
        empty = shape.least is None and not shape.named and shape.others is None and shape.items is None
        return None if empty else shape
