"""Each Monument, Artifact and special Metropolis stands in one file, and nothing else of its module names it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.games.cyclades.nouns import names, parsed, tables_by_position
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules import monuments, titans
from trireme.games.cyclades.modules.monuments.components import cards_of
from trireme.games.cyclades.modules.titans.components import content_of

RULESET: Final = Cyclades(players=4, modules=["titans", "monuments"]).ruleset
KINDS: Final = {
    "monuments": (Path(monuments.__file__).parent, cards_of(RULESET)),
    "artifacts": (Path(titans.__file__).parent, content_of(RULESET).artifact),
    "metropolises": (Path(titans.__file__).parent, content_of(RULESET).special_metropolis),
}
FILES: Final = {home: parsed(home) for home, _ in KINDS.values()}
NOUNS: Final = [(folder, noun.id) for folder, (_, nouns) in KINDS.items() for noun in nouns]
ALSO: Final = {
    "winged-sandals": ["artifacts/kunee.py"],  # Units that pass with the Kunee may have the Sandals too (TIT-AEF-01).
    "kunee": ["artifacts/pass_on.py"],  # The question that it asks.
    "religious": ["facts_and_view.py", "part.py"],  # The name of a fact: whether its discount has been used.
}
"""Other files that name a noun."""


@pytest.mark.parametrize(("folder", "id"), NOUNS)
def test_nothing_but_its_own_file_names_it(folder: str, id: str) -> None:
    home, _ = KINDS[folder]
    own = home / folder / f"{id.replace('-', '_')}.py"
    assert own in FILES[home]
    others = [str(path.relative_to(home)) for path, tree in FILES[home].items() if path != own and [*names(tree, id)]]
    assert others == ALSO.get(id, [])


def test_no_table_goes_by_their_positions() -> None:
    sizes = {len(nouns) for _, nouns in KINDS.values()}
    trees = [each for files in FILES.values() for each in files.items()]
    assert [f"{path.name}:{line}" for path, tree in trees for line in tables_by_position(tree, sizes)] == []
