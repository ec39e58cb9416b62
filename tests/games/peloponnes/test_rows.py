"""The order of the tiles in a player's row; cases leave that of buildings open, since no rule of the base game asks."""

from __future__ import annotations

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.engine.question import Some
from trireme.kit.positions import Facts

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
    s = GAME.positions.stand(given)
    s.forced_draws = {"disaster": ["earthquake", "blank"]}
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


# Tiles are chosen in any order, whatever their numbers.


def earthquake(**mat: object) -> State:
    """Seat A must say what it keeps."""
    row = ["street", "port", "bridge"]
    s = GAME.positions.stand(
        {"at": "disaster", "disasters": {"earthquake": 2}, "players": {"A": {"buildings": row, **mat}}}
    )
    s.forced_draws = {"disaster": ["earthquake", "blank"]}
    GAME.proceed(s)
    return s


def some_of(s: State) -> Some:
    question = GAME.asks(s)[0]
    assert isinstance(question, Some)
    return question


def code_of(s: State, tile: str) -> int:
    return next(item.code for item in some_of(s).items if item.text == tile)


@pytest.mark.rules("PEL-DIS-10", "PEL-DIS-22")
def test_a_tile_before_one_already_chosen_can_still_be_chosen() -> None:
    s = earthquake(wood=2, stone=2, luxury=0)
    low, high = sorted((code_of(s, "street"), code_of(s, "bridge")))
    GAME.answer(s, 0, high)
    asked = some_of(s)
    assert asked.chosen == (high,)
    assert {item.text for item in asked.items} == {"street", "port", "bridge"}
    assert GAME.why_not(s, 0, [low]) == []
    GAME.answer(s, 0, low)
    asked = some_of(s)
    assert asked.chosen == (low, high)
    assert [item.code for item in asked.items] == [low, high]  # Nothing is left to pay for the third.
    GAME.apply(s, 0, [asked.done])
    assert buildings(s) == ("street", "bridge")


@pytest.mark.rules("PEL-DIS-10", "PEL-DIS-22")
def test_tiles_kept_are_named_in_any_order() -> None:
    after = []
    s = earthquake(wood=2, stone=2, luxury=0)
    first, second = code_of(s, "bridge"), code_of(s, "street")
    done = some_of(s).done
    for move in ("keep bridge street", "keep street bridge", [first, second, done], [second, first, done]):
        s = earthquake(wood=2, stone=2, luxury=0)
        assert GAME.checked(s, 0, move) == [*sorted((first, second)), done]
        assert GAME.write(s, 0, GAME.checked(s, 0, move)) == "keep bridge street"
        GAME.apply(s, 0, move)
        after.append(s)
    assert all(s == after[0] for s in after)


@pytest.mark.rules("PEL-DIS-10")
@pytest.mark.parametrize("move", ["keep bridge port street", "keep street bridge port"])
def test_too_many_tiles_are_refused_in_any_order(move: str) -> None:
    s = earthquake(wood=2, stone=2, luxury=0)
    assert GAME.why_not(s, 0, move)[0].rule.id == "PEL-DIS-10"
    codes = [code_of(s, word) for word in move.split()[1:]]
    assert GAME.why_not(s, 0, codes)[0].rule.id == "PEL-DIS-10"


@pytest.mark.rules("PEL-SUP-07", "PEL-SUP-09")
def test_a_marked_building_before_one_already_chosen_can_still_be_finished() -> None:
    mat = {"wood": 9, "stone": 9, "food": 9, "buildings": ["market", "port", "street"], "marked": ["market", "street"]}
    given: Facts = {"at": "supply", "round": 4, "players": {"A": mat}}
    s = GAME.position(given)
    low, high = sorted((code_of(s, "market"), code_of(s, "street")))
    GAME.answer(s, 0, high)
    assert GAME.joinable(s, 0) == [low]
    GAME.apply(s, 0, [low, some_of(s).done])
    whole = GAME.position(given)
    GAME.apply(whole, 0, "finish street market")
    assert s == whole
    assert buildings(s) == ("market", "port", "street")
    assert GAME.view(s, None).mats[0].marked == ()
