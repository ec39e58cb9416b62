"""Positions in the midst of a turn: the hex in hand and the turn are told, and stand again field by field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.position.running_turn import EXPLORING, TURN_QUESTIONS
from trireme.kit.harness.moment import difference, everything, legal_of, movers
from trireme.kit.harness.positions import check_asked

Facts = dict[str, Any]

TURN: Facts = {
    "at": "actions",
    "map": {
        "R04b": {"cell": "0,-1"},
        "R20a": {"cell": "-1,0", "turn": 2},
        "R08b": {"cell": "1,-1", "turn": 3},
        "R09a": {"cell": "0,1", "buildings": {"market": 1, "port": 1}},
        "R05a": {"cell": "-1,1", "turn": 3},
    },
    "workers": 6,
    "players": {
        "A": {
            "florins": 20,
            "cards": ["A16", "A19", "A33"],
            "stock": {"wood": 4, "stone": 4, "iron": 2},
            "units": ["R09a/land", "R09a/market", "R05a/land", "R05a/land", "R04b/water", "R00/water"],
        },
        "B": {"stock": {"wood": 2, "fish": 2}, "units": ["R20a/land", "R20a/land", "R09a/water", "R08b/water"]},
        "C": {"tokens": 2, "units": ["R08b/land", "R04b/land", "R00/water"]},
    },
}
"""A turn in which much can be done."""


def check_stands(game: Archipelago, seed: int, number: int, s: Any) -> None:
    """Check that the state made of the facts is the same in every field."""
    check_asked(game, seed, number, s)
    again = game.positions.stand(json.loads(json.dumps(game.facts(s))))
    game.proceed(again)
    alike = {"key": s.key, "drawn": s.drawn, "serial": s.serial, "stack": s.stack}
    assert game.key(again) == game.key(s), difference(everything(s), {**everything(again), **alike})


def busy(game: Archipelago, s: Any, seat: Any, rng: Random) -> int:
    """Return an answer that goes on with the turn, if there is one."""
    legal = legal_of(game, s, seat)
    goes_on = [code for code in legal if game.write(s, seat, [code]) not in ("pass", "end", "done", "taxes")]
    return rng.choice(goes_on if goes_on and rng.random() < 0.9 else legal)


@pytest.mark.parametrize(("offers", "seeds", "rare"), [(0, 90, ()), (4, 60, EXPLORING)])
@pytest.mark.rules("ARC-ACT-02", "ARC-EXP-24", "ARC-NEG-09")
def test_every_question_of_a_busy_turn_stands_again(offers: int, seeds: int, rare: tuple[str, ...]) -> None:
    game = Archipelago(players=3, length="medium", offers=offers)
    seen: set[str] = set()
    offered = 0
    for seed in range(seeds):
        s, rng = game.position({**TURN, "draws": {}}), Random(seed)
        s.key = seed.to_bytes(32, "big")
        for number in range(24):
            if game.phase(s) != "actions":
                break
            told: Any = game.facts(s)
            if game.positions.stands_asked(s):
                check_stands(game, seed, number, s)
                seen.add(told["turn"]["doing"])
                offered += "offers" in told
            seat = rng.choice(movers(game, s))
            game.answer(s, seat, busy(game, s, seat, rng))
            game.proceed(s)
    assert {*TURN_QUESTIONS} - seen <= {*rare}
    assert bool(offered) == bool(offers)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rules("ARC-ACT-01", "ARC-ACT-02")
def test_turns_of_random_games_stand_again(players: int) -> None:
    game = Archipelago(players=players, length="short", offers=1)
    stood = 0
    for seed in range(4):
        s, rng = game.start(seed), Random(seed)
        for number in range(400):
            if not s.stack:
                break
            if game.positions.stands_asked(s) and rng.random() < 0.4:
                check_stands(game, seed, number, s)
                stood += 1
            seat = rng.choice(movers(game, s))
            game.answer(s, seat, busy(game, s, seat, rng))
            game.proceed(s)
    assert stood > 30


@pytest.mark.rules("ARC-NEG-09")
def test_a_case_need_not_name_the_numbers_of_offers() -> None:
    positions = Archipelago(players=3).positions
    text = "A: offer B 1 wood for 2 florins"
    assert positions.agrees("offers", [text], [f"{text} #7"])
    assert positions.agrees("offers", [f"{text} #7"], [f"{text} #7"])
    assert not positions.agrees("offers", [f"{text} #6"], [f"{text} #7"])
    assert not positions.agrees("offers", [text], [f"{text} #7", f"{text} #8"])
    assert not positions.agrees("offers", "hidden", [f"{text} #7"])


def test_what_is_not_given_follows_from_what_is() -> None:
    """A hex in hand has cost a disc and a space, an offer one of the offers; a florin lies on the wheel."""
    game = Archipelago(players=3)
    told: Any = game.facts(game.position({**TURN, "turn": {"hex": "R10"}}))
    assert (told["turn"]["doing"], told["turn"]["action"]) == ("lay", True)
    assert (told["players"]["A"]["discs"], told["spaces"]["exploration"]) == (2, ["A"])
    assert "R10" not in told["pile"]["down"]
    assert told["pile"]["up"][:-1] != "R10"
    told = game.facts(game.position({**TURN, "turn": {"florin": True}, "offers": ["B: offer A 1 iron for nothing"]}))
    assert (told["wheel"], told["players"]["B"]["offers"], told["stores"]["iron"]) == (1, 23, 6)
    assert told["turn"]["talks"] < told["talks"]


@pytest.mark.rules("ARC-END-10", "ARC-END-13")
def test_an_objective_that_is_met_is_found_or_told() -> None:
    game = Archipelago(players=3, length="short")
    met: Facts = {"explorers": 0, "players": {"A": {"objectives": ["S01"]}}}
    found = {each: game.facts(game.position({**met, "turn": {}, "players": {"A": {"objectives": [each]}}}))["ending"]
             for each in ("S01", "S02", "S03", "S04", "S05", "S06")}  # fmt: skip
    ends = [each for each, ending in found.items() if ending == each]
    assert ends
    later = {"explorers": 0, "turn": {}, "ending": "", "players": {"A": {"objectives": ends[:1]}}}
    assert game.facts(game.position(later))["ending"] == ""
