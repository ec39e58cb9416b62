"""Each magic item, Hero and favour tile stands in one file, and nothing else of Hadès names it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.games.cyclades.hades.tables import WHOLE
from tests.games.cyclades.nouns import names, parsed, tables_by_position
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import hades
from trireme.games.cyclades.modules.hades.piece import figures

HOME = Path(hades.__file__).parent
FILES = parsed(HOME)
CONTENT = figures(Cyclades(players=4, modules=WHOLE).ruleset)
FOLDERS = {"favours/items": CONTENT.item, "cards": CONTENT.hero, "favours/tiles": CONTENT.favour}
SIZES = {len(nouns) for nouns in FOLDERS.values()}
NOUNS = [(folder, noun.id) for folder, nouns in FOLDERS.items() for noun in nouns]
OPTIONS = {"hecate"}
"""What players choose apart, so that the module names it (HAD-TIL-25)."""


@pytest.mark.parametrize(("folder", "id"), NOUNS)
def test_nothing_but_its_own_file_names_it(folder: str, id: str) -> None:
    own = HOME / folder / f"{id.replace('-', '_')}.py"
    assert own in FILES
    others = [str(path.relative_to(HOME)) for path, tree in FILES.items() if path != own and [*names(tree, id)]]
    assert others == ([] if id not in OPTIONS else ["__init__.py"])


def test_no_table_goes_by_their_positions() -> None:
    found = [
        f"{path.relative_to(HOME)}:{line}" for path, tree in FILES.items() for line in tables_by_position(tree, SIZES)
    ]
    assert found == []


def test_such_a_table_is_found() -> None:
    assert [*tables_by_position(ast.parse("KEPT = (2.4, 1.6, 0.8, 2, 2, 1.4)"), SIZES)] == [1]


def test_a_name_elsewhere_is_found() -> None:
    text = 'KEPT = {"golden-fleece": 2.4}\nfrom items import GoldenFleece'
    assert sorted(names(ast.parse(text), "golden-fleece")) == [1, 2]
