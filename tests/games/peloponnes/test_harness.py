"""Peloponnes keeps every promise that the harness asks for: all numbers of players, solo levels and expansions."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.harness import Density, check_all
from trireme.kit.harness.copies import check_same_bytes

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
PLAIN = (Phase.explicit, Phase.generate)
"""Seeds do not get simpler by being smaller, so there is nothing to shrink."""

SOLO: list[dict[str, Any]] = [{"players": 1, "level": level} for level in range(6)]
TOGETHER: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4, 5)]
EXPLICIT: list[dict[str, Any]] = [{"players": players, "chance": "explicit"} for players in (1, 2, 4)]
TABLES = [*SOLO, *TOGETHER, *EXPLICIT]

ALL = ("hellas", "sea", "six")
EXPANDED: list[dict[str, Any]] = [
    {"players": 1, "level": 4, "modules": ["hellas", "sea"]},
    {"players": 1, "level": 5, "modules": ["six"]},
    {"players": 2, "modules": ["six"]},
    {"players": 3, "modules": ["sea"]},
    {"players": 4, "modules": ["hellas"]},
    {"players": 5, "modules": ["sea", "six"]},
    {"players": 6, "modules": list(ALL)},
    {"players": 2, "modules": list(ALL), "chance": "explicit"},
]
"""Every expansion and every number of players once."""


def name_of(table: dict[str, Any]) -> str:
    return "-".join("+".join(value) if isinstance(value, list) else str(value) for value in table.values())


@pytest.mark.parametrize("table", [*TABLES, *EXPANDED], ids=name_of)
@settings(max_examples=2, deadline=None, derandomize=True, phases=PLAIN)
@given(seed=SEEDS)
def test_every_table_passes(table: dict[str, Any], seed: int) -> None:
    check_all(Peloponnes(**table), seed, Density(every=5, answers=3, wrong=5))


@pytest.mark.parametrize("table", [SOLO[5], TOGETHER[2], EXPANDED[6]], ids=name_of)
def test_the_same_seed_gives_the_same_bytes_in_any_process(table: dict[str, Any]) -> None:
    check_same_bytes(Peloponnes(**table), 1, ("1", "2"))
