"""What lies in the box of the base game."""

from collections import Counter

import pytest

from trireme.games.peloponnes.components import BuildingData, TerrainData
from trireme.games.peloponnes.game import Peloponnes

PARTS = Peloponnes(players=4).ruleset
TILES: list[BuildingData | TerrainData] = [*PARTS.tables.buildings, *PARTS.tables.terrains]


@pytest.mark.rules("PEL-COM-01")
def test_twenty_buildings_and_twenty_terrains_in_three_stacks() -> None:
    assert Counter(tile.stack for tile in PARTS.tables.buildings) == {"A": 5, "B": 8, "C": 7}
    assert Counter(tile.stack for tile in PARTS.tables.terrains) == {"A": 10, "B": 7, "C": 3}
    assert {letter: len(stack) for letter, stack in PARTS.tables.stacks.items()} == {"A": 15, "B": 15, "C": 10}


@pytest.mark.rules("PEL-COM-02", "PEL-REV-07")
def test_one_supply_symbol_in_stack_b_and_one_in_stack_c() -> None:
    symbols = [tile for tile in PARTS.tables.terrains if tile.supply]
    assert sorted((tile.stack, tile.id) for tile in symbols) == [("B", "terrain_b05"), ("C", "terrain_c04")]


@pytest.mark.rules("PEL-COM-03")
def test_seven_civilizations() -> None:
    assert PARTS.tables.civilization_ids == ["messene", "patras", "arkadia", "korinth", "sparta", "pylos", "argos"]


@pytest.mark.rules("PEL-COM-04")
def test_five_disasters() -> None:
    assert sorted(PARTS.tables.disasters) == ["decline", "drought", "earthquake", "plague", "tempest"]


@pytest.mark.rules("PEL-COM-05")
def test_sixteen_chits() -> None:
    chits = dict(zip([*PARTS.tables.disasters, "blank"], PARTS.tables.chits, strict=True))
    assert chits == {"earthquake": 3, "drought": 3, "plague": 3, "tempest": 3, "decline": 3, "blank": 1}


@pytest.mark.rules("PEL-COM-13")
def test_four_landscapes() -> None:
    assert {kind for tile in PARTS.tables.terrains for kind in tile.kinds} == {"fields", "forest", "hills", "mountains"}
    assert all(tile.kinds for tile in PARTS.tables.terrains)


@pytest.mark.rules("PEL-RND-04")
def test_five_tiles_a_round_use_each_stack_up() -> None:
    rounds = Counter(PARTS.tables.stack_of_round)
    assert rounds == {"A": 3, "B": 3, "C": 2}
    assert {letter: 5 * count for letter, count in rounds.items()} == Counter(tile.stack for tile in TILES)
