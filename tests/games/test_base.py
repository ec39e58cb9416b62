"""The base of a game names none of its modules: not in code, not in content, whatever modules there are."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.coverage_plugin import rulebook
from trireme.kit.content.loading import read_content
from trireme.kit.registry import content_files, folder_of, module_folders, our_games

COMING: Final = {"hades", "titans", "styx", "night"}
"""Modules that are to come, and those of the tests: a game without any must not know these either."""
JOINED: Final = {"game.py", "ruleset.py", "options.py"}
"""Where modules may be looked up."""
OUTSIDE: Final = ("modules", "rules", "format_1.py")
"""Not the base game; in format 1 the tiles of all expansions stood in one file."""

every_game = pytest.mark.parametrize("game", our_games())


def modules_of(game: str) -> set[str]:
    return {*module_folders(game), *COMING}


def base_sources(game: str) -> Iterator[tuple[str, ast.Module]]:
    """The base game, its table in the terminal included."""
    folder = Path(str(folder_of(game)))
    for path in sorted(folder.rglob("*.py")):
        if (inside := path.relative_to(folder)).parts[0] not in OUTSIDE:
            yield inside.as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def names_a_module(tree: ast.Module, modules: Collection[str], rules: Collection[str]) -> list[str]:
    """Names of a module, its code, its words, and rules of its own."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and ".modules." in node.module:
            found.append(f"line {node.lineno}: imports {node.module}")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.partition(".")[0] in modules:
            found.append(f"line {node.lineno}: has the word {node.value}")
        if not isinstance(node, ast.expr | ast.stmt):
            continue
        for name in (getattr(node, part, None) for part in ("id", "attr", "arg", "name")):
            if isinstance(name, str) and name.replace("_", "-") in rules:
                found.append(f"line {node.lineno}: cites {name}")
            elif isinstance(name, str) and set(modules) & set(name.lower().split("_")):
                found.append(f"line {node.lineno}: has the name {name}")
    return found


@every_game
def test_base_code_names_no_module(game: str) -> None:
    rules = {each.id for each in rulebook(game).entries.values() if set(each.modules) & modules_of(game) or each.needs}
    known = {name: names_a_module(tree, modules_of(game), rules) for name, tree in base_sources(game)}
    assert len(known) > 20
    assert {name: found for name, found in known.items() if found} == {}


@every_game
def test_base_code_imports_modules_only_where_they_join(game: str) -> None:
    found = {
        name
        for name, tree in base_sources(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".modules")
    }
    assert bool(found) == bool(module_folders(game))
    assert found <= JOINED


@every_game
def test_base_content_has_nothing_of_a_module(game: str) -> None:
    content = read_content(content_files(game))
    keys = {key for table in content.values() for entry in entries_of(table) for key in entry}
    assert len(keys) > 10
    assert [key for key in (*content, *keys) if modules_of(game) & set(key.split("_"))] == []


def entries_of(table: Any) -> list[dict[str, Any]]:
    return table if isinstance(table, list) else [table]


def test_a_name_of_a_module_is_seen() -> None:
    source = 'from game.modules.sea import x\nif "sea" in y:\n    s.six_only(PEL_SEA_04)\n'
    assert names_a_module(ast.parse(source), {"sea", "six"}, {"PEL-SEA-04"}) == [
        "line 1: imports game.modules.sea",
        "line 2: has the word sea",
        "line 3: has the name six_only",
        "line 3: cites PEL_SEA_04",
    ]
