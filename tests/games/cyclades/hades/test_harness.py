"""All of Hadès together keeps every promise that the harness asks for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cyclades.hades.tables import CYCLES, QUICK, WHOLE, check_table
from trireme.games.cyclades.game import Cyclades
from trireme.kit.errors import Unreadable
from trireme.kit.harness import check_all
from trireme.kit.harness.positions import check_done, check_entries


@pytest.mark.parametrize("players", CYCLES)
def test_all_pieces_pass_together(players: int) -> None:
    check_table(players, WHOLE)


def test_they_pass_with_explicit_chance() -> None:
    check_all(Cyclades(players=3, cycles=2, modules=WHOLE, chance="explicit"), 1, QUICK)


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_can_be_given(players: int) -> None:
    game = Cyclades(players=players, cycles=4, modules=WHOLE)
    check_entries(game, players)
    check_done(game, players)


@pytest.mark.rules("HAD-PRS-07")
def test_an_eliminated_player_is_among_the_facts_of_favours() -> None:
    """Everybody is in the tables by seats, and in the order of the offerings until the cycle ends."""
    game = Cyclades(players=4, modules=["hades.god", "hades.favours"])
    out = {"B": {"out": True}}
    given = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "players": out}
    told: Any = game.facts(game.position(given))
    told["hades"] |= {"offering_order": ["C", "B", "D", "A"], "barred": {"B": ["ares"]}}
    again = game.facts(game.positions.stand(told))
    assert again["hades"] == {**told["hades"], "barred": {"A": [], "B": ["ares"], "C": [], "D": []}}
    told["hades"]["priestesses"]["B"] = 1
    with pytest.raises(Unreadable, match=r"hades.priestesses.B: “B” is not known. There are A, C, D."):
        game.positions.stand(told)


@pytest.mark.rules("HAD-FRE-01")
def test_nobody_is_thought_poor_before_the_auction() -> None:
    game = Cyclades(players=4, modules=["hades.free-placement"], chance="explicit")
    before = game.start(seed=1)
    worlds = [game.scramble(before, 0, Random(seed)) for seed in range(20)]
    assert {tuple(world.gold) for world in worlds} == {tuple(before.gold)}
