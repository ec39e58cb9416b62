"""Which rules the code of a game gives as reasons for a refusal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable


def prohibitions(package: str) -> list[str]:
    """Ids of the rules that a game's code may give as a reason for a refusal.

    That is every constant of the `rules.ids` of the package and of its modules that is used outside a `question` and
    its `rules_here`, where rules are only quoted, outside the `rules` that a class has for its questions, and outside
    the folder `position` and each `impossible`: what cannot stand on a table is no move. Where only its `id` is read it
    is told, not given. A use that forbids nothing would be listed too: whoever demands a test for each then learns of
    it.
    """
    home = files(package)
    names = {name.replace("-", "_"): name for name in _ids(home)}
    found = {names[name] for source in _sources(home) for name in _cited(ast.parse(source)) if name in names}
    return [name for name in names.values() if name in found]


def _ids(home: Traversable) -> list[str]:
    """Of the game, then of its modules."""
    ids: list[str] = []
    if (file := home / "rules" / "ids.py").is_file():
        nodes = ast.parse(file.read_text(encoding="utf-8")).body
        named = (node.target for node in nodes if isinstance(node, ast.AnnAssign))
        ids += [target.id.replace("_", "-") for target in named if isinstance(target, ast.Name)]
    if (modules := home / "modules").is_dir():
        for module in sorted((each for each in modules.iterdir() if each.is_dir()), key=lambda each: each.name):
            ids += _ids(module)
    return ids


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir() and entry.name != "position":
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")


def _cited(node: ast.AST) -> Iterator[str]:
    """Names read below this node, but those that are only quoted or told."""
    if isinstance(node, ast.FunctionDef) and node.name in ("question", "rules_here", "impossible"):
        return
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "rules":
        return
    if isinstance(node, ast.Attribute) and node.attr == "id" and isinstance(node.value, ast.Name):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id
    for child in ast.iter_child_nodes(node):
        yield from _cited(child)
