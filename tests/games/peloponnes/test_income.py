"""Income by population, and that the order of arrival does not matter."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State

GAME = Peloponnes(seats=["A", "B"])
BUILDINGS = [tile.id for tile in GAME.ruleset.tables.buildings]
TERRAINS = [tile.id for tile in GAME.ruleset.tables.terrains]
GOODS = ("wood", "stone", "food", "coins")

# The mat's boxes: up to which population, coins, luxury goods.
BOXES = ((2, 1, 0), (4, 2, 0), (7, 3, 0), (10, 4, 0), (13, 5, 0), (16, 5, 2), (19, 5, 4), (99, 5, 6))


@pytest.mark.rules("PEL-INC-05", "PEL-INC-06")
@pytest.mark.parametrize("population", range(31))
def test_coins_and_luxury_by_population(population: int) -> None:
    s = GAME.positions.stand({"at": "income", "players": {"A": {"coins": 0, "luxury": 0, "population": population}}})
    GAME.proceed(s, "disaster")
    coins, luxury = next((coins, luxury) for most, coins, luxury in BOXES if population <= most)
    assert (s.coins[0], s.luxury[0]) == (coins, luxury)


@pytest.mark.rules("PEL-INC-04")
@pytest.mark.parametrize("population", range(25))
def test_arkadia_is_paid_for_the_newcomer_too(population: int) -> None:
    mat = {"civilization": "arkadia", "coins": 0, "luxury": 0, "population": population}
    s = GAME.positions.stand({"at": "income", "players": {"A": mat}})
    GAME.proceed(s, "disaster")
    coins, luxury = next((coins, luxury) for most, coins, luxury in BOXES if population + 1 <= most)
    assert (s.population[0], s.coins[0], s.luxury[0]) == (population + 1, coins, luxury)


def incomes(buildings: Sequence[str], terrains: Sequence[str], store: dict[str, int], choices: Sequence[str]) -> State:
    mat = {"civilization": "messene", "buildings": list(buildings), "terrains": list(terrains), **store}
    s = GAME.positions.stand({"at": "income", "players": {"A": mat}})
    GAME.proceed(s, "disaster")
    for good in choices[: len({"port", "temple_of_apollo"} & set(buildings))]:
        GAME.answer(s, 0, GAME.checked(s, 0, f"take {good}")[0])
    assert GAME.proceed(s, "disaster")
    return s


def rows_of(tiles: list[str]) -> st.SearchStrategy[tuple[list[str], list[str]]]:
    """Some tiles in two orders."""
    rows = st.lists(st.sampled_from(tiles), unique=True, max_size=8)
    return rows.flatmap(lambda row: st.tuples(st.just(row), st.permutations(row)))


@pytest.mark.rules("PEL-INC-07", "PEL-INC-08", "PEL-INC-09")
@settings(max_examples=100, deadline=None)
@given(
    rows_of(BUILDINGS),
    rows_of(TERRAINS),
    st.fixed_dictionaries({"wood": st.integers(0, 10), "stone": st.integers(0, 10), "food": st.integers(0, 13)}),
    st.tuples(st.sampled_from(GOODS), st.sampled_from(GOODS)),
)
def test_the_order_of_tiles_and_choices_does_not_matter(
    buildings: tuple[list[str], list[str]],
    terrains: tuple[list[str], list[str]],
    store: dict[str, int],
    choices: tuple[str, str],
) -> None:
    both = len({"port", "temple_of_apollo"} & set(buildings[0])) == 2
    one = incomes(buildings[0], terrains[0], store, choices)
    other = incomes(buildings[1], terrains[1], store, choices[::-1] if both else choices)
    for name in (*GOODS, "luxury", "population"):
        assert getattr(one, name) == getattr(other, name)
    tables = GAME.ruleset.tables
    numbers = [tables.tile_number[id] for id in (*buildings[0], *terrains[0])]
    taken = choices[: sum(tables.choice[number] for number in numbers)]
    luxury = sum(tables.income[number][4] for number in numbers)
    for kind, (good, most) in enumerate((("wood", 10), ("stone", 10), ("food", 13))):
        civilization = 2 if good == "food" else 0
        total = store[good] + civilization + sum(tables.income[number][kind] for number in numbers) + taken.count(good)
        assert getattr(one, good)[0] == min(most, total)
        luxury += max(0, total - most)
    assert one.luxury[0] == luxury
