"""Steps that lead to others, results as returns, and a game in figures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.toy import BIDDING, DIE, ROUND, State, Toy
from tests.toy_market import Market
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.sequences import Hooks, Phases, RunHooks, cancel_rest, replace_rest, rest_of
from trireme.kit.engine.view import Result
from trireme.kit.seats import Seat

POINT = 9


def test_phases_follow_each_other() -> None:
    s = State()
    Phases[State]((BIDDING, DIE)).run(s, (ROUND, 1))
    assert s.stack == [(ROUND, 2), (DIE,)]


class Thing(FrameData):
    """Something that happens at a point, with a number."""

    number: int


Function = Callable[[str, State, Thing], None]


def point_of(*functions: tuple[int, Function]) -> RunHooks[str, State, Thing]:
    point = Hooks[str, State, Thing]()
    for rank, function in functions:
        point.add(rank, function)
    return RunHooks("here", point)


def tells(into: list[str], name: str) -> Function:
    def tell(ruleset: str, s: State, thing: Thing) -> None:
        into.append(f"{name} {ruleset} {thing.number}")

    return tell


def asks(ruleset: str, s: State, thing: Thing) -> None:
    s.ask(BIDDING, 1)


def test_functions_of_a_point_come_by_rank_and_wait_for_what_the_one_before_asks() -> None:
    called: list[str] = []
    point = point_of((30, tells(called, "last")), (10, tells(called, "first")), (20, asks), (10, tells(called, "next")))
    s = State()
    point.run(s, (POINT, 0, Thing(7)))
    assert called == ["first here 7", "next here 7"]
    assert s.stack == [(POINT, 3, Thing(7)), (BIDDING, 1, 1)]
    s.answered(Seat(0))
    point.run(s, s.stack.pop())
    assert called == ["first here 7", "next here 7", "last here 7"]
    assert s.stack == []


def test_a_function_calls_off_the_rest_or_turns_it_into_something_else() -> None:
    called: list[str] = []

    def turns(ruleset: str, s: State, thing: Thing) -> None:
        assert rest_of(s, Thing) is thing
        replace_rest(s, POINT, Thing(thing.number + 1))

    def calls_off(ruleset: str, s: State, thing: Thing) -> None:
        cancel_rest(s, POINT)

    point = point_of((10, turns), (20, tells(called, "told")), (30, calls_off), (40, tells(called, "never")))
    s = State()
    s.stack.append((POINT, 0, Thing(7)))
    while s.stack:
        point.run(s, s.stack.pop())
    assert called == ["told here 8"]


def test_a_point_knows_whether_anything_or_one_thing_only_happens_there() -> None:
    point = Hooks[str, State, Thing]()
    assert not point
    point.add(10, asks)
    assert point
    assert point.alone
    point.add(10, asks)
    assert not point.alone


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ((1, 2, 3), (1.0, 0.0, -1.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((1, 2, 1, 2), (2 / 3, -2 / 3, 2 / 3, -2 / 3)),
        ((2, 2), (-1.0, -1.0)),
        ((1,), (1.0,)),
    ],
)
def test_returns_share_places(places: tuple[int, ...], returns: tuple[float, ...]) -> None:
    zero = (0,) * len(places)
    found = Result(places=places, scores=zero, breakdown=({},) * len(places), ending="end").returns()
    assert found == pytest.approx(returns)


def test_a_game_in_figures() -> None:
    info = Market().info
    assert (info.codes, info.players, info.teams, info.hidden, info.windows) == (52, 4, (0, 1, 0, 1), True, True)
    assert Toy(players=2).info.players == 2
    assert not Toy().info.windows
