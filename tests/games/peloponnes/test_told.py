"""Nothing is silent: forced answers, full stores, half coins and ties are told with their rules."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.engine.event import Event

GAME = Peloponnes(players=2)
BID: dict[str, Any] = {"at": "bid", "order": ["A", "B"]}


def played(facts: dict[str, Any], *moves: tuple[int, str], draws: dict[str, list[str]] | None = None) -> list[Event]:
    s = GAME.positions.stand(facts)
    s.journal = []
    s.forced_draws = draws
    GAME.proceed(s)
    for seat, move in moves:
        GAME.apply(s, seat, move)
    return s.journal


def told(journal: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in journal if isinstance(event, kind)]


@pytest.mark.rules("PEL-BID-02")
def test_a_forced_pass() -> None:
    facts = {**BID, "display": {"normal": ["agora"]}, "players": {"A": {"coins": 1, "luxury": 0}, "B": {"coins": 9}}}
    journal = played(facts)
    assert journal[:2] == [
        events.Forced(seat=0, why="pass", tile="", rule="PEL-BID-02"),
        events.Passed(seat=0, coins=3),
    ]


@pytest.mark.rules("PEL-DSP-09")
def test_a_forced_withdrawal_names_the_tile() -> None:
    facts = {**BID, "display": {"normal": ["agora"]}, "players": {"A": {"coins": 9}, "B": {"coins": 9}}}
    journal = played(facts, (0, "bid agora 4"), (1, "bid agora 5"))
    forced = told(journal, events.Forced)[:1]
    assert forced == [events.Forced(seat=0, why="withdraw", tile="agora", rule="PEL-DSP-09")]
    assert journal.index(forced[0]) < journal.index(told(journal, events.Withdrew)[0])


@pytest.mark.rules("PEL-PLC-04")
def test_a_building_that_must_be_marked() -> None:
    mat = {"coins": 9, "wood": 0, "stone": 0, "luxury": 0}
    facts = {**BID, "display": {"normal": ["agora"]}, "players": {"A": mat, "B": {"coins": 0, "luxury": 0}}}
    journal = played(facts, (0, "bid agora 4"))
    assert events.Forced(seat=0, why="mark", tile="agora", rule="PEL-PLC-04") in journal


@pytest.mark.rules("PEL-DIS-15")
def test_a_tempest_that_leaves_no_choice() -> None:
    poor = {"terrains": ["terrain_a05"], "food": 0, "coins": 0, "luxury": 0}
    facts = {"at": "disaster", "disasters": {"tempest": 2}, "players": {"A": poor, "B": {"terrains": []}}}
    journal = played(facts, draws={"disaster": ["tempest"]})
    at = journal.index(events.Forced(seat=0, why="keep", tile="", rule="PEL-DIS-15"))
    assert journal[at + 1] == events.TileLost(seat=0, tile="terrain_a05")


def test_whoever_has_chosen_is_not_told_that_he_was_forced() -> None:
    one = {"terrains": ["terrain_a05", "terrain_a06"], "food": 1, "coins": 1, "luxury": 0}
    facts = {"at": "disaster", "disasters": {"tempest": 2}, "players": {"A": one, "B": {"terrains": []}}}
    journal = played(facts, (0, "keep terrain_a05"), draws={"disaster": ["tempest"]})
    assert "keep" not in [event.why for event in told(journal, events.Forced)]


@pytest.mark.rules("PEL-INC-07", "PEL-COM-06")
def test_a_full_store_says_what_becomes_of_the_rest() -> None:
    mat = {"civilization": "sparta", "wood": 10, "stone": 10, "food": 13, "terrains": ["terrain_a05"]}
    journal = played({"at": "income", "players": {"A": mat}})
    over = next(event for event in told(journal, events.Overflowed) if event.seat == 0)
    gained = next(event for event in told(journal, events.Gained) if event.seat == 0)
    assert (over.wood, over.stone, over.food) == (gained.wood, gained.stone, gained.food)
    assert over.luxury == over.wood + over.stone + over.food > 0
    assert over.rule == "PEL-INC-07"
    assert journal.index(over) == journal.index(gained) + 1


@pytest.mark.rules("PEL-BLD-06")
def test_a_half_coin_that_decides() -> None:
    players = {"A": {"coins": 9}, "B": {"coins": 9, "buildings": ["market"]}}
    facts = {**BID, "display": {"normal": ["bridge", "terrain_a05"]}, "players": players}
    journal = played(facts, (0, "bid bridge 3"), (1, "bid bridge 3"))
    half = events.HalfCounted(seat=1, tile="bridge", coins=3, bid=3, rule="PEL-BLD-06")
    assert journal.index(half) + 1 == journal.index(events.Displaced(seat=0, tile="bridge", by=1))
    journal = played(facts, (0, "bid bridge 3"), (1, "bid bridge 4"))
    assert told(journal, events.HalfCounted) == []


@pytest.mark.rules("PEL-ORD-03")
def test_equal_bids_keep_their_order_and_say_so() -> None:
    players = {"A": {"coins": 9}, "B": {"coins": 9}}
    facts = {**BID, "display": {"normal": ["terrain_a06", "terrain_a05"]}, "players": players}
    journal = played(facts, (0, "bid terrain_a06 4"), (1, "bid terrain_a05 4"))
    assert told(journal, events.Tied) == [events.Tied(seats=(0, 1), settled="order", rule="PEL-ORD-03")]


@pytest.mark.rules("PEL-SCO-08", "PEL-SCO-09", "PEL-SCO-10")
@pytest.mark.parametrize(
    ("coins", "luxury", "by", "places"),
    [(12, 0, "higher", [1, 2]), (9, 3, "luxury", [1, 2]), (9, 0, "shared", [1, 1])],
)
def test_a_tie_says_what_decides_and_the_best_come_first(coins: int, luxury: int, by: str, places: list[int]) -> None:
    """Both have one inhabitant; the second seat has more of something, or nothing."""
    plain = {"population": 1, "coins": 9, "luxury": 0, "buildings": [], "terrains": []}
    players = {"A": plain, "B": {**plain, "coins": coins, "luxury": luxury}}
    journal = played({"at": "score", "round": 8, "players": players})
    (tie,) = told(journal, events.Tied)
    assert tie.settled == by
    scored = told(journal, events.Scored)
    assert [event.place for event in scored] == places
    assert scored[0].seat == (0 if by == "shared" else 1)
