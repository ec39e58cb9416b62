"""All forty tiles, one by one: what placing costs, what comes once, what comes each round, what scores."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.peloponnes.components import BuildingData, TerrainData
from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.positions import Facts

GAME = Peloponnes(seats=["A", "B"])
TABLES = GAME.ruleset.tables
KEPT = ("wood", "stone", "food", "coins", "luxury", "population")
ROUND_OF = {letter: 1 + TABLES.stack_of_round.index(letter) for letter in TABLES.stacks}

# Enough for every payment, and room in the store for every gain.
MAT: dict[str, Any] = {"civilization": "arkadia", "wood": 5, "stone": 8, "food": 5, "coins": 5, "population": 3}


# Every tile and the facts that name it where it lies: paid, marked, or a terrain.
LYING = [
    *(pytest.param(tile, ["buildings"], id=tile.id) for tile in TABLES.buildings),
    *(pytest.param(tile, ["buildings", "marked"], id=f"{tile.id}-marked") for tile in TABLES.buildings),
    *(pytest.param(tile, ["terrains"], id=tile.id) for tile in TABLES.terrains),
]


def by_id(tile: BuildingData | TerrainData) -> str:
    return tile.id


def changes(facts: Facts, until: str, moves: list[str]) -> dict[str, int]:
    """What seat A gains and loses on the way to an entry point."""
    s = GAME.positions.stand(facts)
    before = {kind: getattr(s, kind)[0] for kind in KEPT}
    GAME.proceed(s, until)
    for move in moves:
        for code in GAME.checked(s, 0, move):
            GAME.answer(s, 0, code)
    assert GAME.proceed(s, until)
    return {kind: getattr(s, kind)[0] - before[kind] for kind in KEPT if getattr(s, kind)[0] != before[kind]}


def not_zero(counts: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in counts.items() if count}


@pytest.mark.rules("PEL-PLC-04", "PEL-ONE-01", "PEL-ONE-02", "PEL-ONE-03")
@pytest.mark.parametrize("how", ["pay", "mark"])
@pytest.mark.parametrize("building", TABLES.buildings, ids=by_id)
def test_a_building_costs_and_gives_what_it_shows(building: BuildingData, how: str) -> None:
    given: Facts = {
        "at": "place",
        "round": ROUND_OF[building.stack],
        "bids": {building.id: "A 9"},
        "players": {"A": MAT},
    }
    cost = {"wood": building.cost.wood, "stone": building.cost.stone} if how == "pay" else {"coins": 1}
    expected = {kind: getattr(building.once, kind, 0) - cost.get(kind, 0) for kind in KEPT}
    expected["population"] = building.population
    assert changes(given, "income", [how]) == not_zero(expected)


@pytest.mark.rules("PEL-ONE-01")
@pytest.mark.parametrize("terrain", TABLES.terrains, ids=by_id)
def test_a_terrain_gives_what_it_shows(terrain: TerrainData) -> None:
    given: Facts = {
        "at": "place",
        "round": ROUND_OF[terrain.stack],
        "bids": {terrain.id: "A 9"},
        "players": {"A": MAT},
    }
    expected = {"coins": terrain.once.coins, "population": terrain.population}
    assert changes(given, "income", []) == not_zero(expected)


@pytest.mark.rules("PEL-INC-02", "PEL-INC-03")
@pytest.mark.parametrize(("tile", "lists"), LYING)
def test_a_tile_yields_what_it_shows(tile: BuildingData | TerrainData, lists: list[str]) -> None:
    """Arkadia yields an inhabitant only, and 4 inhabitants bring 2 coins."""
    mat = {**MAT, "stone": 5, **{name: [tile.id] for name in lists}}
    given: Facts = {"at": "income", "players": {"A": mat}}
    expected = {kind: getattr(tile.income, kind) for kind in ("wood", "stone", "food", "luxury")}
    expected["wood"] += tile.income.choice
    expected.update(coins=tile.income.coins + 2, population=1)
    assert changes(given, "disaster", ["take wood"] * tile.income.choice) == not_zero(expected)


@pytest.mark.rules("PEL-SCO-01")
@pytest.mark.parametrize("tile", TABLES.tiles, ids=by_id)
def test_a_tile_scores_what_it_shows(tile: BuildingData | TerrainData) -> None:
    row = "buildings" if isinstance(tile, BuildingData) else "terrains"
    s = GAME.position({"at": "score", "round": 8, "players": {"A": {"coins": 2, "population": 9, row: [tile.id]}}})
    result = GAME.result(s)
    assert result is not None
    assert result.breakdown[0]["prestige"] == tile.prestige == result.scores[0]


@pytest.mark.rules("PEL-BLD-13", "PEL-BLD-14", "PEL-BLD-15", "PEL-BLD-16", "PEL-BLD-17", "PEL-PRO-03")
def test_eight_buildings_protect_from_one_disaster_each() -> None:
    shields = {tile.id: list(tile.protects) for tile in TABLES.buildings if tile.protects}
    assert shields == {
        "port": ["decline"],
        "stoa": ["decline"],
        "aqueduct": ["plague"],
        "well": ["plague"],
        "temple_of_apollo": ["drought"],
        "liongate": ["drought"],
        "cyclopean_masonry": ["earthquake"],
        "workshop_of_phidias": ["tempest"],
    }


@pytest.mark.rules("PEL-BLD-13", "PEL-BLD-14", "PEL-BLD-15", "PEL-BLD-16", "PEL-BLD-17", "PEL-PRO-03")
@pytest.mark.parametrize("disaster", TABLES.disasters)
@pytest.mark.parametrize("building", TABLES.buildings, ids=by_id)
def test_a_building_protects_from_nothing_else(building: BuildingData, disaster: str) -> None:
    """A's goods, inhabitants and tiles change, or A is asked, unless the building protects."""
    mat = {**MAT, "luxury": 5, "buildings": [building.id], "terrains": ["terrain_a01"]}
    given: Facts = {"at": "disaster", "round": 8, "disasters": {disaster: 2}, "players": {"A": mat}}
    s = GAME.positions.stand(given)
    s.forced_draws = {"disaster": [disaster, "blank"]}
    before = {kind: getattr(s, kind)[0] for kind in KEPT}
    unasked = GAME.proceed(s, "supply")
    untouched = unasked and before == {kind: getattr(s, kind)[0] for kind in KEPT}
    assert untouched is (disaster in building.protects)
