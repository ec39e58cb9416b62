"""Positions in the midst of a turn: what is told there stands again, in battles and at creatures too."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from trireme.games import make
from trireme.kit.dice import seed_from
from trireme.kit.errors import Unreadable
from trireme.kit.harness.moment import legal_of, movers
from trireme.kit.harness.positions import check_asked

TURN: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares", "poseidon", "zeus"],
    "offerings": {"ares": "A 1", "poseidon": "B 1", "zeus": "C 1"},
    "players": {seat: {"gold": 15} for seat in "ABCD"},
    "islands": {"naxos": {"troops": 4}, "tinos": {"troops": 3}, "rineia": {"owner": "B"}},
    "seas": {"C4": "A 2", "B4": "B 2", "D5": "B 2"},
    "track": ["pegasus", "sylph", "polyphemus"],
}


def test_every_question_that_stands_in_a_warlike_turn_stands_again() -> None:
    game = make("cyclades", players=4)
    seen = set()
    for seed in range(40):
        s = game.position(TURN)
        s.key = seed_from(seed)
        rng = Random(seed)
        for number in range(40):
            if game.phase(s) != "actions":
                break
            told: Any = game.facts(s)
            if game.positions.stands_asked(s):
                check_asked(game, seed, number, s)
                seen.add((told["turn"]["doing"], told.get("battle", {}).get("stage", "")))
            seat = rng.choice(movers(game, s))
            fight = [code for code in legal_of(game, s, seat) if game.write(s, seat, [code]) not in ("end", "stay")]
            game.answer(s, seat, rng.choice(fight or legal_of(game, s, seat)))
            game.proceed(s)
    assert seen >= {("battle", "defender-retreats"), ("battle", "attacker-retreats"), ("creature", ""), ("gift", "")}


@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"battle": {"place": "naxos", "attacker": "A", "attackers": 1}}, "battle.attacker"),
        ({"battle": {"place": "tinos", "attacker": "B", "attackers": 1}}, "battle.attacker"),
        ({"battle": {"place": "tinos", "attacker": "A", "attackers": 0}}, "battle.place"),
        ({"battle": {"place": "I2", "attacker": "A", "attackers": 1}}, "battle.place"),
        ({"battle": {"place": "tinos", "attacker": "A", "stage": "retreat"}}, "battle.stage"),
        ({"battle": {"place": "tinos", "attacker": "A", "dice": [7, 0]}}, "battle.dice"),
        ({"battle": {"place": "tinos", "attacker": "A", "loses": ["B"]}}, "battle.loses"),
        ({"battle": {"place": "tinos", "attacker": "A", "defender": "C"}}, "battle.defender"),
        ({"battle": {"place": "tinos", "attacker": "A", "defenders": 9}}, "battle.defenders"),
        ({"battle": {"place": "tinos", "attacker": "D"}}, "turn.seat"),
        ({"turn": {"god": "athena"}}, "turn.god"),
        ({"turn": {"god": "ares", "seat": "B"}}, "turn.god"),
        ({"turn": {"god": "ares", "doing": "midway"}}, "turn.doing"),
        ({"turn": {"god": "ares", "cards": ["kraken", "kraken"]}}, "turn.cards"),
        ({"turn": {"god": "ares", "doing": "creature"}}, "turn.cards"),
        ({"turn": {"god": "ares", "doing": "battle"}}, "battle.place"),
        ({"turn": {"god": "ares"}, "at": "apollo"}, "at"),
    ],
)
def test_what_does_not_fit_is_named(facts: Mapping[str, object], where: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        make("cyclades", players=4).position({**TURN, **facts})
    assert wrong.value.where == where


def test_a_battle_whose_last_defender_has_fallen_is_reached_by_moves_only() -> None:
    """A chooses a unit to lose, and nobody stands against them any more."""
    game = make("cyclades", players=4, modules=["hades.god"])
    facts: dict[str, Any] = {
        "at": "actions",
        "gods": ["poseidon"],
        "offerings": {"poseidon": "A 1"},
        "turn": {"god": "poseidon"},
        "players": {"A": {"gold": 9}},
        "seas": {"C4": {"owner": "A", "fleets": 1, "units": {"undead-fleet": 1}}, "B4": "B 1"},
        "done": ["A: fleet C4>B4 x1 undead-fleet:1"],
        "draws": {"battle": [0, 1]},
    }
    s = game.position(facts)
    assert [(each.seat, each.prompt) for each in game.asks(s)] == [(0, "casualty")]
    told: Any = game.facts(s)
    assert (told["battle"]["stage"], told["turn"]["doing"]) == ("losses", "midway")
    assert not game.positions.stands_asked(s)


@pytest.mark.rules("CYC-CRE-09")
def test_what_is_kept_for_explanations_is_gone_before_apollo() -> None:
    """What a Metropolis has taken over from a Temple is no fact, so no state at an entry point may differ by it."""
    game = make("cyclades", players=4)
    s = game.position(
        {
            "at": "actions",
            "gods": ["athena"],
            "offerings": {"athena": "A 1"},
            "islands": {"naxos": {"buildings": {"1": "temple", "2": "port", "3": "fortress"}, "used": [1]}},
            "done": ["A: build naxos/0", "A: metropolis anafi"],
            "players": {"A": {"gold": 5}},
        }
    )
    assert game.facts(s)["islands"]["anafi"]["used"] == ["metropolis"]  # type: ignore[index]  # facts as a file has them
    game.answer(s, 0, game.checked(s, 0, "end")[0])
    assert game.proceed(s, "apollo")
    assert game.positions.stand(game.facts(s)).on_table() == s.on_table()
