"""Battles and marches with a module of another package: whose units are lost, who may pay, whose lots count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyclades.crossing import BATTLE, GAME, SETTING, SPEARS, answers, at, on, play, told
from tests.tables import WithStyx
from trireme.kit.errors import Refused
from trireme.kit.harness.positions import check_done
from trireme.kit.seats import SEATS


def test_the_owner_chooses_whether_a_shade_or_a_troop_is_lost() -> None:
    s = at({}, "0", "3", "3", "0")
    play(s, "A: troops naxos>paros x1 shade:1")
    assert answers(s) == ["A: lose troop", "A: lose shade"]
    play(s, "A: lose shade", "A: stay")
    assert on(s, "paros") == ("A", 1, 0)
    assert SETTING.units[0][1].reserve(SETTING, s, SEATS[0]) == 6


# Losses, and somebody else who pays.


def test_a_loss_is_cancelled_for_gold() -> None:
    s = at({"relics": {"cup": "B"}}, "3", "0")
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["B: styx.pay", "B: styx.let", "B: styx.beg A", "B: styx.beg C", "B: styx.beg D"]
    play(s, "B: pay")
    assert (on(s, "paros"), s.gold[1]) == (("B", 1, 0), 1)


def test_another_may_pay_and_is_asked_once() -> None:
    s = at({"relics": {"cup": "B"}}, "3", "0")
    play(s, "A: troops naxos>paros x2", "B: beg C")
    assert answers(s) == ["C: styx.deny"]  # Asked though his purse is empty: nobody else knows.
    play(s, "C: deny")
    assert answers(s) == ["B: styx.pay", "B: styx.let", "B: styx.beg A", "B: styx.beg D"]
    with pytest.raises(Refused, match="STX-REL-04"):
        GAME.apply(s, 1, "beg C")
    play(s, "B: beg D")
    (question,) = GAME.asks(s)
    assert question.default == GAME.checked(s, 3, "deny")[0]
    play(s, "D: grant")
    assert (on(s, "paros"), s.gold[1], s.gold[3]) == (("B", 1, 0), 2, 2)


def test_a_loss_is_redirected() -> None:
    facts = {"offerings": {"poseidon": "A 1"}, "gods": ["poseidon", "zeus", "charon"]}
    seas = {"C3": "A 2", "C4": "B 1"}
    s = GAME.positions.stand({**BATTLE, **facts, "seas": seas, "styx": {"covered": "athena", "relics": {"torch": "B"}}})
    s.forced_draws = {"battle": ["3", "0"]}
    GAME.proceed(s)
    play(s, f"A: {answers(s)[0][3:]}", "A: fleet C3>C4 x2")
    reserve = s.fleets_left[1]
    assert GAME.asked(s) == [1]
    sea = answers(s)[0].split()[-1]
    play(s, f"B: return {sea}")
    number = SETTING.tables.sea_number[sea]
    assert (s.holder[number], s.fleets_left[1]) == (1, reserve)
    assert s.holder[SETTING.tables.sea_number["C4"]] == 0


# A march that goes on.

PASSING: dict[str, Any] = {
    "islands": {"naxos": {"troops": 3}, "paros": {"owner": "B", "troops": 2}, "rineia": {"owner": "C", "troops": 0}},
    "seas": {"C3": "A 1", "E6": "A 1"},
}


def test_troops_pass_an_island_for_the_price_of_another_march() -> None:
    s = at({"relics": {"lyre": "A"}}, **PASSING)
    gold = s.gold[0]
    play(s, "A: troops naxos>paros x2")
    (question,) = GAME.asks(s)
    assert (question.prompt, question.cover) == ("styx.pass", True)
    assert answers(s) == ["A: styx.halt", "A: styx.pass rineia", "A: styx.pass anafi"]
    play(s, "A: styx.pass rineia")
    assert answers(s) == ["A: styx.halt", "A: styx.pass paros", "A: styx.pass anafi"]  # C's too: asked anew.
    play(s, "A: styx.halt")
    assert (on(s, "paros"), on(s, "rineia")) == (("B", 2, 0), ("A", 2, 0))
    assert s.gold[0] == gold - 2
    assert "Passed(seat=0, island='paros')" in told(s)


def test_troops_that_halt_fight_and_the_poor_cannot_pass() -> None:
    s = at({"relics": {"lyre": "A"}}, "0", "0", **PASSING)
    s.gold[0] = 1
    play(s, "A: troops naxos>paros x3")
    assert answers(s) == ["A: styx.halt"]  # Nobody else knows that his purse is empty.
    assert [reason.rule.id for reason in GAME.why_not(s, 0, "styx.pass rineia")] == ["CYC-ACT-09"]
    play(s, "A: styx.halt")
    assert "lost_attack" in told(s)


def test_only_the_owner_of_the_lyre_is_asked() -> None:
    s = at({"relics": {"lyre": "B"}}, "0", "0", **PASSING)
    play(s, "A: troops naxos>paros x3")
    assert "lost_attack" in told(s)


# Income.


def test_all_who_could_have_one_are_asked_the_defender_first() -> None:
    s = at(SPEARS, "1", "0")
    play(s, "A: troops naxos>paros x2")
    assert answers(s) == ["B: styx.keep", "B: styx.rest", "B: styx.play spear"]
    assert "attack_die=1, defence_die=0" in told(s)  # Whoever is asked has heard what lies there.
    play(s, "B: play spear")
    battle = GAME.view(s, None).battle
    assert battle is not None
    assert (battle.dice, battle.added, battle.scores) == ((1, 0), (0, 2), (3, 3))
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # He could have one, as far as the others know.
    play(s, "A: keep")
    assert "lost_attack=1, lost_defence=1" in told(s)  # 2 + 1 against 1 + 0 + 2


def test_a_lot_counts_for_one_assault() -> None:
    islands = {"naxos": {"troops": 2}, "paros": {"owner": "B", "troops": 1}}
    s = at(SPEARS, "0", "0", "0", "0", islands=islands)
    play(s, "A: troops naxos>paros x2", "B: play spear", "A: keep")  # 2 + 0 against 1 + 0 + 2: an attacker falls.
    play(s, "A: stay")
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # B's lot is played.
    play(s, "A: keep")  # 1 + 0 against 1 + 0: both do.
    assert on(s, "paros") == ("B", 0, 0)


def test_nobody_sees_the_lot_of_another() -> None:
    s = at(SPEARS)
    assert [GAME.view(s, seat).modules["styx"]["hand"] for seat in (0, 1, None)] == [["blank"], ["spear"], []]
    assert GAME.view(s, None).modules["styx"]["lots"] == [1, 1, 1, 0]


def test_a_standing_pass_lasts_for_the_cycle_and_can_be_revoked() -> None:
    islands = {"naxos": {"troops": 3}, "paros": {"owner": "B", "troops": 3}}
    s = at(SPEARS, "0", "0", "0", "0", "0", "0", islands=islands)
    play(s, "A: troops naxos>paros x3", "B: rest", "A: keep", "A: stay")
    assert answers(s) == ["A: styx.keep", "A: styx.rest"]  # Another assault, and B is not asked.
    assert GAME.may(s) == [1]
    question = GAME.question_id(s, 0)
    play(s, "B: wake")
    assert (GAME.may(s), GAME.question_id(s, 0)) == ([], question)
    play(s, "A: keep", "A: stay")
    assert answers(s) == ["B: styx.keep", "B: styx.rest", "B: styx.play spear"]
    assert told(s).index("Rests(seat=1)") < told(s).index("Wakes(seat=1)")


def test_the_wrong_lot_is_refused_by_its_rule() -> None:
    s = at({"lots": {"B": {"wave": 1}}}, "1", "0")
    play(s, "A: troops naxos>paros x2")
    with pytest.raises(Refused, match="STX-LOT-02"):
        GAME.apply(s, 1, "play wave")
    with pytest.raises(Refused, match="STX-LOT-03"):
        GAME.apply(s, 1, "play spear")
    with pytest.raises(Refused, match="CYC-BAT-06"):
        GAME.apply(s, 1, "stay")


# A place off the board.


def test_a_window_is_used_where_somebody_has_a_choice() -> None:
    """In this game B, C and D rest and wake while questions with one answer go by."""
    check_done(WithStyx(players=4, modules=["styx"], cycles=15), 1)
