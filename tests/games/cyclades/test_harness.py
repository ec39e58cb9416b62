"""Cyclades keeps every promise that the harness asks for, with every number of players."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from trireme.games.cyclades.game import Cyclades
from trireme.kit.harness import Density, check_all
from trireme.kit.harness.copies import check_same_bytes

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
PLAIN = (Phase.explicit, Phase.generate)
"""Seeds do not get simpler by being smaller, so there is nothing to shrink."""

TABLES: list[dict[str, Any]] = [{"players": players, "cycles": 5} for players in (2, 3, 4, 5)]
OTHERS: list[dict[str, Any]] = [
    {"players": 3, "cycles": 3, "chance": "explicit"},
    {"players": 4, "cycles": 3, "purses": "open"},
]
"""Random play seldom wins, so that the games are cut."""


def name_of(table: dict[str, Any]) -> str:
    return "-".join(str(value) for value in table.values())


@pytest.mark.parametrize("table", [*TABLES, *OTHERS], ids=name_of)
@settings(max_examples=1, deadline=None, derandomize=True, phases=PLAIN)
@given(seed=SEEDS)
def test_every_table_passes(table: dict[str, Any], seed: int) -> None:
    check_all(Cyclades(**table), seed, Density(every=9, answers=2, wrong=3))


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    check_same_bytes(Cyclades(players=4, cycles=3), 1, ("1", "2"))
