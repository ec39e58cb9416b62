"""Every game with every number of players and every set of modules keeps every promise that the harness asks for."""

from __future__ import annotations

from typing import Final

import pytest

from tests.seeds import Block, blocks
from tests.tables import ALL, OURS, TESTED, Table, drawn_of, one_each
from trireme.kit.harness import Density, check_all
from trireme.kit.harness.positions import check_done, check_entries
from trireme.kit.registry import our_games

pytestmark = pytest.mark.soak

GAMES: Final = {"cyclades": 8}
"""Games of a table, where they are long;"""
USUALLY: Final = 24
"""else so many."""
CLOSELY: Final = Density(every=3, answers=5, wrong=8)
FIRST: Final = Density(every=2, answers=8, wrong=12, hash_seeds=("1", "2"))
"""The first game of a unit is looked at more closely, and must give the same bytes in other processes."""

ANY: Final = Density(every=7, answers=3, wrong=4)
"""Many sets of modules rather than one closely."""


def halved(table: Table, games: int) -> list[Block]:
    """The games of a table in one unit, or in two where many players make them long: none takes more than a minute."""
    return blocks(2, games // 2) if table.players >= 4 else blocks(1, games)


UNITS: Final = [(table, block) for table in ALL for block in halved(table, GAMES.get(table.game, USUALLY))]
EXPLICIT: Final = [(table, block) for table in one_each(ALL) for block in halved(table, 8)]
OPEN: Final = [table for table in one_each(OURS) if any(each.name == "purses" for each in TESTED[table.game].choices)]
LONG: Final = [table for table in one_each(OURS) if "cycles" in table.options]
"""Games that are cut, once longer than usual."""
UNCUT: Final = [table.uncut for table in (*one_each(OURS), *drawn_of("cyclades", 10))]
"""Games as they are printed."""
BEYOND: Final = 500
"""Their seeds: with those of the short games they would begin like them."""


def check(table: Table, seeds: Block, **options: object) -> None:
    game = table.make(**options)
    first = not options and table.game in our_games() and "styx" not in table.options.get("modules", ())
    for seed in seeds:
        check_all(game, seed, FIRST if seed == seeds.first and first else CLOSELY)


@pytest.mark.parametrize(("table", "seeds"), UNITS, ids=str)
def test_every_table_passes(table: Table, seeds: Block) -> None:
    check(table, seeds)


@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("table", drawn_of("cyclades", 60), ids=str)
def test_any_set_of_modules_passes(table: Table, seeds: Block) -> None:
    for seed in seeds:
        check_all(table.make(), seed, ANY)


@pytest.mark.parametrize("seeds", blocks(1, 20), ids=str)
@pytest.mark.parametrize("table", ALL, ids=str)
def test_every_position_of_a_game_can_be_given(table: Table, seeds: Block) -> None:
    """At entry points by their facts, none of which is taken for impossible; elsewhere by the moves since."""
    game = table.make()
    for seed in seeds:
        check_entries(game, seed)
        check_done(game, seed)


@pytest.mark.parametrize("seeds", blocks(3, 4, BEYOND), ids=str)
@pytest.mark.parametrize("table", UNCUT, ids=str)
def test_every_position_of_an_uncut_game_can_be_given(table: Table, seeds: Block) -> None:
    """Many Metropolises and eliminated players come late in a game, and Archipelago has talks."""
    test_every_position_of_a_game_can_be_given(table, seeds)


@pytest.mark.parametrize(("table", "seeds"), EXPLICIT, ids=str)
def test_every_game_passes_with_explicit_chance(table: Table, seeds: Block) -> None:
    check(table, seeds, chance="explicit")


@pytest.mark.parametrize("seeds", blocks(1, 4), ids=str)
@pytest.mark.parametrize("table", OPEN, ids=str)
def test_games_with_open_purses_pass(table: Table, seeds: Block) -> None:
    check(table, seeds, purses="open")


@pytest.mark.parametrize("seeds", blocks(4, 1), ids=str)
@pytest.mark.parametrize("table", LONG, ids=str)
def test_long_games_pass(table: Table, seeds: Block) -> None:
    """With all modules and six players a cycle takes as long as two, and there is more to look at."""
    if not table.options.get("modules"):
        check(table, seeds, cycles=15)
        return
    for seed in seeds:
        check_all(table.make(cycles=8), seed, ANY)
