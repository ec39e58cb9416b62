"""The askers of the kit: a number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy import AMOUNT, BID, BID_YOUR_OWN, State, Toy
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.question import Amount
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.rules.ids import KIT_ASK_03, KIT_ASK_05
from trireme.kit.seats import SEATS, Seat
from trireme.words import Words


class Alms(PickNumber[State]):
    """At least one coin, and no more than one has."""

    prompt, verb, unit, form = "alms", "give", "coins", "give COINS"
    base, size = AMOUNT, 30
    rules = (BID_YOUR_OWN,)

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        return 1, s.coins[seat]

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        if not 1 <= number <= s.coins[seat]:
            yield Reason(BID_YOUR_OWN, bid=number, coins=s.coins[seat])

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.coins[seat] -= code - AMOUNT
        s.answered(seat)

    def about(self, s: State) -> tuple[str, ...]:
        return ("purse:A",)


class Plainly(Alms):
    """The number alone, and all of it from somebody who is absent."""

    verb, form = "", "COINS"

    def default(self, low: int, high: int) -> int:
        return high


def asked(step: PickNumber[State]) -> tuple[Toy, State]:
    game = Toy()
    steps = list(game.steps)
    steps[BID] = step
    game.steps = steps
    s = game.start(0)
    s.stack.clear()
    s.coins, s.answers = [3, 3, 3], None
    s.ask(BID, 1)
    return game, s


def test_a_number_is_asked_for_with_its_bounds() -> None:
    game, s = asked(Alms())
    (question,) = game.asks(s)
    assert isinstance(question, Amount)
    assert (question.low, question.high, question.unit, question.base) == (1, 3, "coins", AMOUNT)
    assert (question.default, question.places, question.rules) == (AMOUNT + 1, ("purse:A",), (BID_YOUR_OWN.id,))
    assert game.legal(s) == [AMOUNT + 1, AMOUNT + 2, AMOUNT + 3]


def test_legal_numbers_are_the_candidates_that_nothing_forbids() -> None:
    step = Alms()
    _, s = asked(step)
    seat = SEATS[0]
    candidates = step.candidates(s, seat)
    assert [code for code in candidates if not list(step.forbids(s, seat, code))] == step.legal(s, seat)
    assert len(candidates) > len(step.legal(s, seat)) + 1
    assert [reason.rule for reason in step.forbids(s, seat, AMOUNT + 30)] == [KIT_ASK_03]


def test_a_number_is_written_after_its_verb_and_read_again() -> None:
    game, s = asked(Alms())
    assert game.write(s, 0, [AMOUNT + 2]) == "give 2"
    with pytest.raises(Refused):
        game.apply(s, 0, "give 4")
    game.apply(s, 0, "give 2")
    assert s.coins[0] == 1


@pytest.mark.parametrize("number", [4, 29, 30, 5000, 10**12])
def test_a_number_beyond_all_codes_is_refused_by_the_same_rule(number: int) -> None:
    game, s = asked(Alms())
    (reason,) = game.why_not(s, 0, f"give {number}")
    assert (reason.rule, reason.figures["bid"]) == (BID_YOUR_OWN, number)


@pytest.mark.parametrize("number", [0, 4, 30, 5000])
def test_a_number_that_no_rule_of_the_game_forbids_is_outside_the_limits_of_its_question(number: int) -> None:
    class Lawless(Alms):
        bars = PickNumber.bars

    game, s = asked(Lawless())
    (reason,) = game.why_not(s, 0, f"give {number}")
    assert (reason.rule, reason.figures) == (KIT_ASK_05, {"number": number, "low": 1, "high": 3})
    said = Words("en").reason(reason)
    assert f"{number:,} is outside the limits of this question: 1 to 3." in said
    assert game.legal(s) == [AMOUNT + 1, AMOUNT + 2, AMOUNT + 3]


def test_a_number_may_stand_alone() -> None:
    game, s = asked(Plainly())
    assert game.write(s, 0, [AMOUNT + 2]) == "2"
    assert game.asks(s)[0].default == AMOUNT + 3
    game.apply(s, 0, "3")
    assert s.coins[0] == 0


@pytest.mark.parametrize(
    ("step", "move", "right"),
    [
        (Alms, "give", r"Write: give [12]\."),
        (Alms, "2", r"Write: give [12]\."),
        (Alms, "take 2", r"Write: give [12]\."),
        (Alms, "give 2 3", r"Write: give [12]\."),
        (Alms, "give two", "two"),
        (Plainly, "2 3", r"Write: [12]\."),
        (Plainly, "some", "some"),
    ],
)
def test_somebody_who_writes_something_else_is_told_how(step: type[Alms], move: str, right: str) -> None:
    game, s = asked(step())
    with pytest.raises(Unreadable, match=right):
        game.apply(s, 0, move)
