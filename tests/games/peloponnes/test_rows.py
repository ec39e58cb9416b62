"""The order of the tiles in a player's row; cases leave that of buildings open, since no rule of the base game asks."""

from __future__ import annotations

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.game import Facts

GAME = Peloponnes(seats=["A", "B"])


def buildings(s: State) -> tuple[str, ...]:
    """From the civilization outwards, so that the left end of the row is last."""
    return GAME.view(s, None).mats[0].buildings


@pytest.mark.rules("PEL-PLC-03")
@pytest.mark.parametrize("how", ["pay", "mark"])
def test_a_new_building_goes_to_the_outer_end(how: str) -> None:
    mat = {"wood": 5, "stone": 5, "coins": 5, "buildings": ["street", "barracks"], "terrains": ["terrain_a01"]}
    s = GAME.position({"at": "place", "bids": {"bridge": "A 1"}, "players": {"A": mat}})
    GAME.apply(s, 0, how)
    assert buildings(s) == ("street", "barracks", "bridge")
    assert GAME.view(s, None).mats[0].terrains == ("terrain_a01",)


@pytest.mark.rules("PEL-DIS-23", "PEL-DIS-22")
@pytest.mark.parametrize("move", ["keep market street bridge", "keep bridge market street"])
def test_buildings_kept_in_an_earthquake_keep_their_order(move: str) -> None:
    mat = {"wood": 5, "stone": 5, "buildings": ["street", "port", "bridge", "barracks", "market"]}
    given: Facts = {"at": "disaster", "disasters": {"earthquake": 2}, "players": {"A": mat}}
    s = GAME.stand(given)
    s.forced = {"disaster": ["earthquake", "blank"]}
    GAME.proceed(s)
    GAME.apply(s, 0, move)
    assert buildings(s) == ("street", "bridge", "market")
    assert (s.wood[0], s.stone[0]) == (2, 2)


@pytest.mark.rules("PEL-DIS-23", "PEL-SUP-09")
@pytest.mark.parametrize("move", ["finish market street", "finish street market"])
def test_buildings_left_after_a_supply_round_keep_their_order(move: str) -> None:
    row = ["market", "port", "barracks", "street"]
    mat = {"wood": 9, "stone": 9, "food": 9, "buildings": row, "marked": ["market", "port", "street"]}
    s = GAME.position({"at": "supply", "round": 4, "players": {"A": mat}})
    GAME.apply(s, 0, move)
    assert buildings(s) == ("market", "barracks", "street")
