"""Each magic item, Hero and favour tile stands in one file, and nothing else of Hadès names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.cyclades.hades.tables import WHOLE
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import hades
from trireme.games.cyclades.modules.hades.piece import figures

HOME = Path(hades.__file__).parent
FILES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(HOME.rglob("*.py"))}
CONTENT = figures(Cyclades(players=4, modules=WHOLE).ruleset)
FOLDERS = {"favours/items": CONTENT.item, "cards": CONTENT.hero, "favours/tiles": CONTENT.favour}
NOUNS = [(folder, noun.id) for folder, nouns in FOLDERS.items() for noun in nouns]
OPTIONS = {"hecate"}
"""What players choose apart, so that the module names it (HAD-TIL-25)."""


def class_name(id: str) -> str:
    return "".join(part.capitalize() for part in id.split("-"))


def names(tree: ast.Module, id: str) -> Iterator[int]:
    """Yield the lines that name a noun by its id or import its class."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value == id:
            yield node.lineno
        if isinstance(node, ast.ImportFrom) and class_name(id) in [name.name for name in node.names]:
            yield node.lineno


def tables_by_position(tree: ast.Module) -> Iterator[int]:
    """Yield the lines with a list of as many numbers as there are nouns of a kind."""
    sizes = {len(nouns) for nouns in FOLDERS.values()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List):
            numbers = [
                each for each in node.elts if isinstance(each, ast.Constant) and type(each.value) in (int, float)
            ]
            if len(numbers) == len(node.elts) and len(numbers) in sizes:
                yield node.lineno


@pytest.mark.parametrize(("folder", "id"), NOUNS)
def test_nothing_but_its_own_file_names_it(folder: str, id: str) -> None:
    own = HOME / folder / f"{id.replace('-', '_')}.py"
    assert own in FILES
    others = [str(path.relative_to(HOME)) for path, tree in FILES.items() if path != own and [*names(tree, id)]]
    assert others == ([] if id not in OPTIONS else ["__init__.py"])


def test_no_table_goes_by_their_positions() -> None:
    found = [f"{path.relative_to(HOME)}:{line}" for path, tree in FILES.items() for line in tables_by_position(tree)]
    assert found == []


def test_such_a_table_is_found() -> None:
    assert [*tables_by_position(ast.parse("KEPT = (2.4, 1.6, 0.8, 2, 2, 1.4)"))] == [1]


def test_a_name_elsewhere_is_found() -> None:
    text = 'KEPT = {"golden-fleece": 2.4}\nfrom items import GoldenFleece'
    assert sorted(names(ast.parse(text), "golden-fleece")) == [1, 2]
