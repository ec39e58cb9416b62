"""Titans and Monuments keep every promise of the harness, on both maps, single and in teams, with and without Hadès.

`tests/games/test_harness_soak.py` draws from all sets of modules."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests.games.cyclades.titans.tables import SETS
from trireme.games.cyclades.game import Cyclades
from trireme.kit.harness import Density, check_all
from trireme.kit.harness.positions import check_done, check_entries

TABLES: Final = [(name, players) for name, (_, numbers) in SETS.items() for players in numbers]
QUICK: Final = Density(every=23, answers=2, wrong=3)


def table(name: str, players: int) -> Cyclades:
    """Random play seldom wins, so that the games are cut."""
    return Cyclades(players=players, cycles=2, modules=SETS[name][0])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_set_passes(name: str, players: int) -> None:
    check_all(table(name, players), players, QUICK)


@pytest.mark.parametrize(("name", "players"), [("everything", 3), ("everything-teams", 6)])
def test_every_position_of_a_game_can_be_given(name: str, players: int) -> None:
    game = table(name, players)
    check_entries(game, 1)
    check_done(game, 1)


@pytest.mark.rules("TIT-PLA-01")
def test_nobody_is_thought_poor_before_the_auction() -> None:
    """One Apollo, and five gods who cost gold: whoever had none could be left without a place."""
    game = Cyclades(players=6, modules=SETS["teams"][0], chance="explicit")
    before = game.start(seed=1)
    worlds = [game.scramble(before, 0, Random(seed)) for seed in range(20)]
    assert {tuple(world.gold) for world in worlds} == {tuple(before.gold)}
