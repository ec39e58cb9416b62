"""Steps that lead to others, results as returns, and a game in figures."""

from __future__ import annotations

import pytest

from tests.toy import BIDDING, DIE, ROUND, State, Toy
from tests.toy_market import Market
from trireme.kit.driving import OneByOne, Phases
from trireme.kit.stack import Frame
from trireme.kit.view import Result

POINT = 9


def test_phases_follow_each_other() -> None:
    s = State()
    Phases[State]((BIDDING, DIE)).run(s, (ROUND, 1))
    assert s.stack == [(ROUND, 2), (DIE,)]


def test_functions_of_a_point_wait_for_what_the_one_before_asks() -> None:
    called: list[str] = []

    def tells(s: State, frame: Frame) -> None:
        called.append(f"tells {frame[2]}")

    def asks(s: State, frame: Frame) -> None:
        called.append(f"asks {frame[2]}")
        s.ask(BIDDING, 1)

    point = OneByOne[State](POINT, [tells, asks, tells])
    s = State()
    point.begin(s, (7,))
    point.run(s, s.stack.pop())
    assert called == ["tells 7", "asks 7"]
    assert s.stack == [(POINT, 2, 7), (BIDDING, 1, 1)]
    s.answered(0)
    point.run(s, s.stack.pop())
    assert called == ["tells 7", "asks 7", "tells 7"]
    assert s.stack == []


def test_a_point_without_functions_costs_nothing() -> None:
    s = State()
    OneByOne[State](POINT, []).begin(s, (7,))
    assert s.stack == []


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
