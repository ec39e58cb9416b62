"""What people are told beyond the rules: the phase of the round, and what a card still costs them."""

import pytest

from trireme.games.archipelago.game import Archipelago
from trireme.kit.engine.question import Order, Pick

GAME = Archipelago(players=3, length="medium")


@pytest.mark.rules("ARC-RND-01")
@pytest.mark.parametrize(("at", "step"), [("order", 2), ("actions", 5), ("purchase", 6)])
def test_the_phase_of_the_round_is_known(at: str, step: int) -> None:
    assert GAME.view(GAME.start(seed=1), None).step == 0
    assert GAME.view(GAME.position({"at": at, "track": ["A05"]}), None).step == step


@pytest.mark.rules("ARC-PUR-12")
def test_a_red_part_interrupts_the_sixth_phase_and_the_round_stands_there() -> None:
    track, owner = ["A05", "A06", "A07", "A08", "A10"], {"units": ["R09a/land", "R09a/land"]}
    land = {"R09a": {"cell": "0,1"}}
    s = GAME.position(
        {
            "at": "purchase",
            "track": track,
            "deck": {"top": "A11"},
            "map": land,
            "players": {"A": owner},
            "draws": {"card": ["A15"]},
        }
    )
    GAME.apply(s, 0, "buy A08")
    view = GAME.view(s, None)
    assert (view.phase, view.step) == ("crisis", 6)


@pytest.mark.rules("ARC-ORD-04")
def test_the_order_is_set_by_pointing_at_players() -> None:
    s = GAME.position({"at": "order", "players": {"A": {"florins": 3}}})
    for seat, bid in ((0, 2), (1, 0), (2, 0)):
        GAME.apply(s, seat, f"bid {bid}")
    (question,) = (each for each in GAME.asks(s) if each.seat == 0)
    assert isinstance(question, Order)
    assert [item.places for item in question.items] == [("player:0",), ("player:1",), ("player:2",)]


@pytest.mark.rules("ARC-EXP-12")
def test_to_lay_a_region_nowhere_is_called_discarding_it() -> None:
    land = {"R09a": {"cell": "0,1"}, "R12a": {"cell": "1,0", "turn": 3}}
    s = GAME.position({"at": "actions", "map": land, "players": {"A": {"units": ["R09a/land", "R12a/land"]}}})
    GAME.apply(s, 0, "explore")
    GAME.apply(s, 0, "first")
    (question,) = (each for each in GAME.asks(s) if each.seat == 0)
    assert isinstance(question, Pick)
    assert {answer.text: answer.key for answer in question.answers}["pass"] == "answer-cast"


@pytest.mark.rules("ARC-PUR-05")
def test_what_a_card_costs_more_than_one_has_is_told_and_it_can_still_be_turned() -> None:
    s = GAME.position({"at": "purchase", "track": ["A05", "A06"], "players": {"A": {"florins": 1}}})
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    prices = {card.card: card.price for card in GAME.view(s, 0).track}
    assert {dear.answer.text: dear.short for dear in question.beyond} == {
        f"buy {card}": {"florins": price - 1} for card, price in prices.items()
    }
    assert [answer.text for answer in question.answers] == ["rotate A05", "rotate A06"]


@pytest.mark.rules("ARC-PUR-02", "ARC-PUR-03")
def test_buying_and_turning_are_pointed_at_apart() -> None:
    s = GAME.position({"at": "purchase", "track": ["A05"], "players": {"A": {"florins": 9}}})
    (question,) = GAME.asks(s)
    assert isinstance(question, Pick)
    assert [answer.places for answer in question.answers] == [("card:A05", "buy:A05"), ("card:A05", "turn:A05")]
