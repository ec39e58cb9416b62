"""Archipelago keeps every promise that the harness asks for, with all numbers of players, lengths and variants."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.seeds import Block, blocks
from trireme.games.archipelago.game import Archipelago
from trireme.kit.harness import Density, check_all
from trireme.kit.harness.copies import check_same_bytes

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
PLAIN = (Phase.explicit, Phase.generate)
"""Settings without shrinking: seeds do not get simpler by being smaller."""

LENGTHS = ("short", "medium", "long")
QUICKLY = Density(every=40, answers=1, wrong=2)
CLOSELY = Density(every=11, answers=2, wrong=4)
TABLES: list[dict[str, Any]] = [
    {"players": players, "length": length, "offers": int(length == "short")}
    for players in (2, 3, 4, 5)
    for length in LENGTHS
]
VARIANTS: list[dict[str, Any]] = [
    {"players": 2, "variants": ["second-edition", "benefactor-plus"], "offers": 0},
    {"players": 3, "variants": ["desert-start", "two-trends", "objective-choice"], "offers": 0},
    {"players": 4, "variants": ["open-objectives", "second-edition"], "offers": 0},
    {"players": 3, "variants": ["chosen-trend", "two-trends"], "offers": 0},
    {"players": 3, "length": "short", "offers": 1, "chance": "explicit"},
]
TALKING: list[dict[str, Any]] = [
    *({**table, "offers": 1} for table in [*TABLES, *VARIANTS]),
    {"players": 4, "length": "short"},
]
"""Offers make games long; all tables with them are looked at in the long tests."""


def tiered(table: dict[str, Any]) -> Any:
    """Mark short games with every number of players for make test, longer ones for make full."""
    return table if table["length"] == "short" else pytest.param(table, marks=pytest.mark.full)


def name_of(table: dict[str, Any]) -> str:
    return "-".join("+".join(value) if isinstance(value, list) else str(value) for value in table.values())


@pytest.mark.parametrize("table", [*map(tiered, TABLES), *VARIANTS], ids=name_of)
@settings(max_examples=1, deadline=None, derandomize=True, phases=PLAIN)
@given(seed=SEEDS)
def test_every_table_passes(table: dict[str, Any], seed: int) -> None:
    check_all(Archipelago(**table), seed, CLOSELY if "variants" in table else QUICKLY)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(2, 1), ids=str)
@pytest.mark.parametrize("table", TALKING, ids=name_of)
def test_every_table_that_talks_passes(table: dict[str, Any], seeds: Block) -> None:
    for seed in seeds:
        check_all(Archipelago(**table), seed, CLOSELY)


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    check_same_bytes(Archipelago(players=3), 1, ("1", "2"))
