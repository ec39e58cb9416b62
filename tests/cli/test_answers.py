"""Typed lines as answers, for each kind of question."""

from __future__ import annotations

import pytest

from trireme.cli.answers import Mistyped, codes_of, listed
from trireme.kit.engine.question import Amount, Answer, Deal, Order, Pick, Question, Some

ITEMS = tuple(Answer(code=code, text=f"t{code}", key="answer") for code in (7, 8, 9))
PICK = Pick(id="1", seat=0, prompt="p", answers=ITEMS, default=8)
AMOUNT = Amount(id="1", seat=0, prompt="p", low=2, high=5, unit="coins", base=100, default=102)
SOME = Some(id="1", seat=0, prompt="p", items=ITEMS, chosen=(), least=0, most=3, done=1, default=1)
COUNTED = Some(
    id="1", seat=0, prompt="p", chosen=(), least=0, most=3, done=1, default=1,
    items=(Answer(code=7, text="t7", key="answer", count=2), *ITEMS[1:]),
)  # fmt: skip
ORDER = Order(id="1", seat=0, prompt="p", items=ITEMS, chosen=())
DEAL = Deal(id="1", seat=0, prompt="p", partners=(1,), give={}, get={}, answers=ITEMS)


@pytest.mark.parametrize(
    ("question", "line", "codes"),
    [
        (PICK, "1", [7]),
        (PICK, "", [8]),
        (PICK, "pass", None),
        (PICK, "bid agora 5", None),
        (AMOUNT, "4", [104]),
        (AMOUNT, "99", [199]),
        (AMOUNT, "", [102]),
        (SOME, "3 1", [7, 9, 1]),
        (SOME, "1,2", [7, 8, 1]),
        (SOME, "0", [1]),
        (COUNTED, "2 1 1", [7, 7, 8, 1]),
        (COUNTED, "3 1", [7, 9, 1]),
        (ORDER, "3 1 2", [9, 7, 8]),
        (DEAL, "2", [8]),
    ],
)
def test_what_a_line_means(question: Question, line: str, codes: list[int] | None) -> None:
    assert codes_of(question, line) == codes


@pytest.mark.parametrize(
    ("question", "line", "key"),
    [
        (PICK, "0", "play-no-such-number"),
        (PICK, "4", "play-no-such-number"),
        (PICK, "1 2", "play-one-number"),
        (AMOUNT, "3 4", "play-one-number"),
        (SOME, "0 1", "play-no-such-number"),
        (SOME, "4", "play-no-such-number"),
        (SOME, "1 1", "play-too-often"),
        (COUNTED, "1 1 1", "play-too-often"),
        (ORDER, "1 2", "play-each-once"),
        (ORDER, "1 1 2", "play-each-once"),
        (ORDER, "", "play-no-default"),
        (SOME, "", "play-no-default"),
    ],
)
def test_what_no_line_means(question: Question, line: str, key: str) -> None:
    with pytest.raises(Mistyped) as caught:
        codes_of(question, line)
    assert caught.value.key == key


def test_what_is_numbered() -> None:
    assert [len(listed(question)) for question in (PICK, AMOUNT, SOME, ORDER, DEAL)] == [3, 0, 3, 3, 3]
