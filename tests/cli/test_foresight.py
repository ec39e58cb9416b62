"""The terminal says what may come of an answer, and what cannot be paid."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.cli.answers import show_question
from trireme.cli.terminal import Terminal
from trireme.games import make
from trireme.kit.engine.question import Pick
from trireme.words import Words


def shown(game: str, facts: dict[str, Any], capsys: pytest.CaptureFixture[str], *moves: str) -> str:
    made = make(game, players=4 if game == "cyclades" else 2)
    s = made.position(facts)
    for text in moves:
        (question,) = made.asks(s)
        assert isinstance(question, Pick)
        made.play(s, next(answer.code for answer in question.answers if answer.text == text))
    show_question(Terminal("en"), Words("en", game, made.seats), made.asks(s)[0])
    return " ".join(capsys.readouterr().out.split())


SEAS = {"E3": {"owner": "A", "fleets": 2}, "E4": {"owner": "C", "fleets": 1}}
ATTACK = {
    "at": "actions",
    "gods": ["poseidon"],
    "offerings": {"poseidon": "A 1"},
    "players": {"A": {"gold": 2}},
    "islands": {"paros": {"owner": "C", "troops": 1, "buildings": ["port"]}},
    "seas": SEAS,
    "track": ["", "", ""],
}


def test_odds_stand_under_the_answer_and_beside_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    odds = "2 fleets against 1 and a Port: 69 % held, 23 % lost, 8 % both gone, if nobody retreats."
    assert odds in shown("cyclades", ATTACK, capsys, "recruit C3")
    numbers = shown("cyclades", ATTACK, capsys, "recruit C3", "fleet E3>E4")
    assert f"2 · {odds}" in numbers
    assert "1 · 1 fleet against 1 and a Port: " in numbers


@pytest.mark.point(12, 8)
def test_a_tile_without_a_place_and_one_that_is_too_dear(capsys: pytest.CaptureFixture[str]) -> None:
    mat = {"civilization": "sparta", "coins": 3, "luxury": 0, "terrains": ["terrain_a05"]}
    display = {"normal": ["agora", "terrain_a01"]}
    text = shown("peloponnes", {"at": "bid", "order": ["A", "B"], "display": display, "players": {"A": mat}}, capsys)
    assert "There is no place for the Mountains (A1): no good in common with the Fields (A5)" in text
    assert "Out of reach: – Agora: 4 coins or more · A bid of 4 coins is out of reach. In store: 3 coins." in text
