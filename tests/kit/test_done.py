"""Positions in the midst of a phase: the moves that have been done since its entry point, and the draws with them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

import pytest

from trireme.games import make
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.position.positions import CycladesPositions
from trireme.games.cyclades.state import State
from trireme.kit.case import read_case, run_case
from trireme.kit.errors import Impossible, TriremeError, Unreadable
from trireme.kit.harness import HarnessError
from trireme.kit.harness.positions import check_done
from trireme.kit.registry import our_games
from trireme.words import Words

BIDS = {"at": "bid", "display": {"normal": ["agora", "bridge", "street"]}, "players": {"A": {"coins": 6}}}
FIGHT: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares", "zeus"],
    "offerings": {"ares": "A 2", "zeus": "B 1"},
    "turn": {"god": "ares"},
    "islands": {"naxos": {"troops": 3}, "tinos": {"troops": 2}, "rineia": {"owner": "B"}},
    "seas": {"C4": "A 1"},
}


def asked(game: str, facts: dict[str, Any], *done: str, players: int = 3, **more: Any) -> list[tuple[str, str]]:
    played = make(game, players=players)
    s = played.position({**facts, "done": list(done), **more})
    return [(played.seats[question.seat], question.prompt) for question in played.asks(s)]


def test_the_next_player_is_asked() -> None:
    assert asked("peloponnes", BIDS) == [("A", "bid-or-pass")]
    assert asked("peloponnes", BIDS, "A: bid agora 4") == [("B", "bid-or-pass")]
    assert asked("peloponnes", BIDS, "A: bid agora 4", "B: bid agora 5") == [("A", "move-or-withdraw")]


def test_the_rest_of_the_last_move_is_still_asked() -> None:
    assert asked("peloponnes", BIDS, "A: pass", "B: bid agora ...") == [("B", "how-much")]
    assert asked("peloponnes", BIDS, "A: bid agora…") == [("A", "how-much")]


@pytest.mark.parametrize("begun", ["titan:2", "x1 titan:2", "titan:1", "x1"])
def test_one_word_stands_for_several_steps_of_a_move(begun: str) -> None:
    """The Titans of a march come one by one, and the troops before them may be left out."""
    game = make("cyclades", players=4, modules=["titans"])
    facts = {
        "at": "actions",
        "gods": ["zeus"],
        "offerings": {"zeus": "A 1"},
        "turn": {"god": "zeus"},
        "players": {"A": {"gold": 9}},
        "islands": {"chora": {"owner": "A", "troops": 1, "units": {"titan": 3}}},
    }
    s = game.position({**facts, "done": [f"A: titans.march chora>engares {begun} ..."]})
    assert [(each.seat, each.prompt) for each in game.asks(s)] == [(0, "how-many-troops")]


def test_draws_that_came_with_the_moves_stand_first() -> None:
    game = make("cyclades", players=4)
    s = game.position({**FIGHT, "done": ["A: troops naxos>tinos x3"], "draws": {"battle": [1, 0, 3, 0]}})
    assert [question.prompt for question in game.asks(s)] == ["retreat"]
    assert s.forced_draws == {"battle": ["3", "0"]}
    game.apply(s, 1, "stay")
    game.apply(s, 0, "stay")
    assert s.owner[game.ruleset.tables.island_number["tinos"]] == 0  # type: ignore[attr-defined]  # Cyclades has one


@pytest.mark.parametrize(
    ("done", "english", "french"),
    [
        (["A: bid agora 3"], "“A: bid agora 3” cannot be. A bid must be at least the minimum", "(PEL-BID-05)"),
        (["B: pass"], "done: “B: pass” cannot be. Players take one turn each", "(PEL-BID-01)"),
        (["A: bid ..."], "done: no move that can be made here begins with “A: bid ...”", "aucun coup possible ici"),
        (["A: pass ..."], "done: no move that can be made here begins with “A: pass ...”", "Ôtez les points"),
        (["bid agora 4"], "done: “bid agora 4” does not say who moves.", "SIÈGE: COUP"),
        ("A: pass", "done: “A: pass” is not a list of moves. Write them like this:", "pas une liste de coups"),
        ([3], "done: “[3]” is not a list of moves.", "pas une liste de coups"),
    ],
)
def test_what_cannot_have_been_done(done: object, english: str, french: str) -> None:
    with pytest.raises(TriremeError) as caught:
        make("peloponnes", players=3).position({**BIDS, "done": done})
    assert english in str(caught.value)
    assert french in Words("fr", "peloponnes").error(caught.value)


def test_midway_is_reached_by_moves_only() -> None:
    with pytest.raises(Unreadable, match=r"turn.doing: “midway” cannot be given. Tell in `done` the moves"):
        make("cyclades", players=4).position({**FIGHT, "turn": {"god": "ares", "doing": "midway"}})


@pytest.mark.parametrize("game", our_games())
def test_a_phase_that_there_is_not(game: str) -> None:
    with pytest.raises(Unreadable, match=r"at: “feast” is not known. There are setup, "):
        make(game, players=3).position({"at": "feast"})


class Forgetful(CycladesPositions):
    """The second die of a battle is forgotten."""

    def came(self, s: State, label: str, outcomes: Sequence[str]) -> bool:
        return True


def check_many(game: Cyclades) -> None:
    for seed in range(20):
        check_done(game, seed)


def test_the_harness_finds_a_question_that_cannot_be_given() -> None:
    game = Cyclades(players=5, cycles=3)
    check_done(game, 0)
    game.positions = Forgetful(game, game.ruleset)
    with pytest.raises(HarnessError, match=r"where actions and .* are done, something else stands"):
        check_many(game)


@pytest.mark.parametrize(
    ("modules", "seed"),
    [
        pytest.param([], 1002, id="a forced answer follows an entry point"),
        pytest.param(["hades.god", "titans"], 1019, id="a Titan recruited after the one that Kronos gives"),
        pytest.param(["titans"], 1001, id="a Metropolis that takes over from a Temple"),
    ],
)
@pytest.mark.slow
def test_every_question_of_a_whole_game_can_be_given(modules: list[str], seed: int) -> None:
    check_done(make("cyclades", players=4, modules=modules), seed)


def test_a_case_counts_what_follows_only() -> None:
    """The question to A, who was displaced, and the first dice belong to the position."""
    text = """
        given.at = "bid"
        given.display.normal = ["agora", "bridge", "street"]
        given.done = ["A: bid agora 4", "B: bid agora 5"]
        when.moves = ["A: withdraw"]
        then.not_asked = ["A", "B"]
        then.draws.tile = []
    """
    game = make("peloponnes", players=3)
    assert run_case(game, read_case({"id": "x", **tomllib.loads(text)})) == []
    with pytest.raises(Impossible, match=r"done: “B: bid agora 4” cannot be"):
        run_case(game, read_case({"id": "x", **tomllib.loads(text.replace("agora 5", "agora 4"))}))
    with pytest.raises(Unreadable, match=r"Case x, given.done: “bid” is not a list of moves"):
        run_case(game, read_case({"id": "x", "given": {"done": "bid"}, "then": {"asked": ["A"]}}))
