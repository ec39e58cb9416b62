"""People may make more offers than search and self-play look at."""

from __future__ import annotations

import pytest

from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.state import State
from trireme.kit.engine.question import Deal

SEARCHED = 4
GIFT = "offer B 1 florins for nothing"


def after(game: Archipelago, offers: int) -> State:
    """Return A's turn, after so many offers that were refused."""
    s = game.position({"at": "actions", "players": {"A": {"units": ["R00/water"]}}})
    for _ in range(offers):
        game.apply(s, 0, GIFT)
        game.apply(s, 1, "refuse A")
    return s


def openings(game: Archipelago, s: State) -> list[int]:
    """Return the beginnings of offers that the sequence has for A."""
    return [code for code in game.legal(s, 0) if game.write(s, 0, [code]).startswith("offer")]


@pytest.mark.rules("ARC-NEG-15")
def test_search_looks_at_few_offers_of_a_round() -> None:
    game = Archipelago(players=3)
    assert openings(game, after(game, SEARCHED - 1))
    assert openings(game, after(game, SEARCHED)) == []


@pytest.mark.rules("ARC-NEG-15")
def test_people_make_two_dozen() -> None:
    game = Archipelago(players=3)
    assert game.why_not(after(game, 23), 0, GIFT) == []
    assert [reason.rule.id for reason in game.why_not(after(game, 24), 0, GIFT)] == ["ARC-NEG-15"]


@pytest.mark.rules("ARC-NEG-15")
def test_a_question_lists_offers_that_search_does_not() -> None:
    """C need not answer, and is still asked what people may do."""
    game = Archipelago(players=3)
    s = game.position({"at": "actions", "players": {"A": {"units": ["R00/water"]}, "C": {"offers": 5}}})
    question = next(question for question in game.asks(s) if question.seat == 2)
    assert isinstance(question, Deal)
    assert [answer.text for answer in question.answers] == ["offer A"]
    assert game.to_move(s) != 2


@pytest.mark.rules("ARC-NEG-16")
def test_search_opens_three_offers_at_once_and_people_one_to_each() -> None:
    game = Archipelago(players=5)
    s = game.position({"at": "actions", "players": {"A": {"units": ["R00/water"]}}})
    for name in "BCD":
        game.apply(s, 0, f"offer {name} 1 florins for nothing")
    assert openings(game, s) == []
    assert game.why_not(s, 0, "offer E 1 florins for nothing") == []
    assert [reason.rule.id for reason in game.why_not(s, 0, GIFT)] == ["ARC-NEG-16"]
