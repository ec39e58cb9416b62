"""Every hidden field of every game is put to the proof that `resample` keeps nothing of the real state."""

from __future__ import annotations

from typing import Final

import pytest

from tests.seeds import Block, blocks
from tests.tables import TESTED, Table, one_of_each_size, tables_of
from trireme.kit.harness.resampling import check_proven

RARE: Final = {"archipelago": 40, "cyclades": 400}
"""Random games of each table that come to everything hidden, where that is rare. They stop when all is proven."""
SOON: Final = 20
"""Games of each table of the others."""
STYX: Final = Table("cyclades", {"players": 3, "modules": ["styx"], "cycles": 4})


@pytest.mark.parametrize("game", [name for name in TESTED if name not in RARE])
def test_every_hidden_field_is_proven(game: str) -> None:
    check_proven([table.make() for table in one_of_each_size(tables_of(game))], 1, SOON)


def test_every_hidden_field_of_a_module_is_proven() -> None:
    check_proven([STYX.make()], 1, SOON)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("game", RARE)
def test_every_hidden_field_is_proven_where_games_seldom_come(game: str, seeds: Block) -> None:
    tables = one_of_each_size(tables_of(game))
    check_proven([table.make() for table in tables], seeds.first * 1000, RARE[game])
