"""Where the files of a module name one of its nouns: an item, a Hero, a Monument."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path


def parsed(home: Path) -> dict[Path, ast.Module]:
    """Return the syntax trees of all files of a module."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(home.rglob("*.py"))}


def class_name(id: str) -> str:
    return "".join(part.capitalize() for part in id.split("-"))


def names(tree: ast.Module, id: str) -> Iterator[int]:
    """Yield the lines that name a noun by its id or import its class."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value == id:
            yield node.lineno
        if isinstance(node, ast.ImportFrom) and class_name(id) in [name.name for name in node.names]:
            yield node.lineno


def tables_by_position(tree: ast.Module, sizes: Collection[int]) -> Iterator[int]:
    """Yield the lines with a list of as many numbers as there are nouns of a kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List):
            numbers = [
                each for each in node.elts if isinstance(each, ast.Constant) and type(each.value) in (int, float)
            ]
            if len(numbers) == len(node.elts) and len(numbers) in sizes:
                yield node.lineno
