"""The second toy keeps every promise too: windows, a deal, an order, a counted choice, interrupts, teams."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from tests import toy_market
from tests.kit.test_harness import PLAIN, SEEDS
from tests.toy_market import Market
from trireme.kit.engine.question import Deal, Order, Pick, Some
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.harness import THOROUGH, Density, check_all
from trireme.kit.records.record import Match


@pytest.mark.parametrize("chance", ["sealed", "explicit"])
@settings(max_examples=2, deadline=None, derandomize=True, phases=PLAIN)
@given(seed=SEEDS)
def test_the_bazaar_passes(chance: str, seed: int) -> None:
    check_all(Market(chance=chance), seed)


def test_the_bazaar_gives_the_same_bytes_in_any_process() -> None:
    check_all(Market(), 1, Density(every=9, hash_seeds=THOROUGH.hash_seeds))


def test_the_bazaar_is_small() -> None:
    lines = Path(toy_market.__file__).read_text(encoding="utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= 320


def match() -> Match[toy_market.State]:
    return Match(Market(), 1)


def test_an_offer_is_a_run_and_a_line_and_leaves_the_question_under_it() -> None:
    one = match()
    game, s = one.game, one.state
    assert game.asked(s) == [0]
    assert game.may(s) == [1, 2, 3]
    question = game.question_id(s, 0)
    one.play(2, "offer D 1 wine 1 figs for 1 silk")
    assert one.lines == ["C: offer D 1 figs 1 wine for 1 silk"]
    assert game.question_id(one.state, 0) == question
    one.play(3, "accept C")
    assert one.lines[1:] == ["D: accept C"]
    assert s.offers == ()
    assert game.asked(one.state) == [0]


def test_who_must_answer_finds_windows_among_its_answers() -> None:
    game = Market()
    s = game.start(1)
    must, *may = game.asks(s)
    assert isinstance(must, Pick)
    assert [answer.text for answer in must.answers] == ["go", "beg B", "beg C", "beg D"]
    assert [answer.text for answer in must.also] == ["offer B", "offer C", "offer D"]
    assert [question.must for question in may] == [False] * 3
    assert all(isinstance(question, Deal) for question in may)


def test_in_sequence_windows_are_offered_seat_by_seat_with_a_pass() -> None:
    game = Market()
    s = game.start(1)
    before = s.clone()
    order = []
    while (seat := game.to_move(s)) != 0:
        assert seat is not None
        assert game.legal(s)[0] == PASS
        order.append(seat)
        game.play(s, PASS)
    assert order == [1, 2, 3]
    assert s == before
    assert (s.serial, s.drawn) == (before.serial, before.drawn)


def test_asking_again_is_refused_and_absence_means_no() -> None:
    one = match()
    one.play(0, "beg B")
    assert one.game.asked(one.state) == [1]
    (question, *_) = one.game.asks(one.state)
    assert isinstance(question, Pick)
    assert question.default == toy_market.DENY
    one.play(1, "grant")
    view = one.game.view(one.state, 0)
    assert isinstance(view, toy_market.MarketView)
    assert view.secret[1] == one.state.secret[1]
    assert view.secret[2:] == (None, None)
    with pytest.raises(Refused, match="BAZ-01"):
        one.play(0, "beg B")


def test_a_counted_choice_an_order_and_a_standing_pass() -> None:
    one = match()
    one.play(0, "go")
    one.state.goods[0] = (2, 2, 0)
    some = one.game.asks(one.state)[0]
    assert isinstance(some, Some)
    assert [(item.text, item.count) for item in some.items] == [("figs", 2), ("wine", 2)]
    one.play(0, "load wine figs wine")
    assert one.lines[-1] == "A: load figs wine wine"
    one.play(1, "never")
    one.play(3, "let")
    order = one.game.asks(one.state)[0]
    assert isinstance(order, Order)
    with pytest.raises(Unreadable, match="Write: parade mule camel horse"):
        one.play(0, "parade mule")
    one.play(0, "parade mule camel")
    assert one.lines[-1] == "A: parade mule camel horse"
    one.play(1, "rearm")
    assert one.state.peace == 0


def test_a_team_wins_at_once_together_or_nobody_does() -> None:
    game = Market()
    s = game.start(1)
    s.coins = [6, 0, 6, 0]
    s.check_end = True
    game.proceed(s)
    ended = game.result(s)
    assert ended is not None
    assert (ended.ending, ended.winners(), ended.teams) == ("ending-at-once", [0, 2], (0, 1, 0, 1))
    s.coins, s.secret = [0] * 4, [0] * 4
    ended = game.result(s)
    assert ended is not None
    assert ended.winners() == []
