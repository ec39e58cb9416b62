"""Whatever is given as a position of any game stands up, or is refused by an error for people."""

from __future__ import annotations

from typing import Final

import pytest

from tests.seeds import Block, blocks
from tests.tables import OF_TESTS, OURS, Table, one_of_each_size
from tests.toy import Toy
from trireme.kit.harness import HarnessError
from trireme.kit.harness.given_positions import fuzz_positions

TABLES: Final = [table for table in OURS if not set(OF_TESTS) & set(table.options.get("modules", ()))]
"""The toys and the module of the tests take whatever they are given."""
FEW: Final = 300
"""Positions of a table,"""
MANY: Final = 2500
"""and of one in the soak."""


@pytest.mark.parametrize("table", one_of_each_size(TABLES), ids=str)
def test_some_positions(table: Table) -> None:
    assert fuzz_positions(table.make(), 1, FEW) >= FEW


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_many_positions(table: Table, seeds: Block) -> None:
    assert fuzz_positions(table.make(), seeds.first * 1000, MANY) >= MANY


def test_a_game_that_takes_whatever_it_is_given_is_found() -> None:
    with pytest.raises(HarnessError, match=r"raiders .*: the position \{.*\} ends in"):
        fuzz_positions(Toy(), 1, FEW)
