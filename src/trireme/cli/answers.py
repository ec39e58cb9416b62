"""Show questions as numbered answers, and read typed lines as answers.

There is one way for each kind of question, and none for a single card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from trireme.cli.terminal import Terminal
from trireme.kit.engine.question import Amount, Answer, Order, Pick, Question, Some
from trireme.kit.errors import Figure
from trireme.kit.moves import is_whole_number
from trireme.words import Words

WIDE: Final = 76
"""Columns from which on the text form of an answer is shown beside it."""


class Mistyped(Exception):
    """A line that cannot be an answer."""

    def __init__(self, key: str, **figures: Figure) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


def listed(question: Question) -> Sequence[Answer]:
    """Return what is numbered on the screen."""
    if isinstance(question, Pick):
        return question.answers
    if isinstance(question, Amount):
        return ()
    return question.items if isinstance(question, Some | Order) else question.answers


def show_question(terminal: Terminal, words: Words, question: Question) -> None:
    terminal.out.print()
    terminal.write(words.prompt(question), "bold cyan", f"{words.seat(question.seat)} · ", "    ")
    answers = listed(question)
    if answers:
        table = Table(box=None, padding=(0, 1), show_header=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column()
        roomy = terminal.out.width >= WIDE
        for number, answer in enumerate(answers, 1):
            label = Text(words.answer(answer) if answer.count == 1 else f"{words.answer(answer)} × {answer.count}")
            for outlook in answer.outlooks[-1:]:  # The last one assumes all units, if a number follows.
                label.append(f"\n{words.outlook(outlook)}", "dim yellow")
            table.add_row(str(number), label, *([Text(answer.text, "dim")] if roomy else []))
        terminal.out.print(table)
    if isinstance(question, Amount):
        for number, outlooks in enumerate(question.outlooks, question.low):
            for outlook in outlooks:
                terminal.write(words.outlook(outlook), "dim yellow", f" {number} · ", "     ")
    if question.beyond:
        terminal.tell("play-beyond", "dim")
        for beyond in question.beyond:
            terminal.write(f"{words.answer(beyond.answer)} · {words.beyond(beyond)}", "dim", " – ", "   ")
    terminal.write(how_to_answer(terminal, words, question), "dim")


def how_to_answer(terminal: Terminal, words: Words, question: Question) -> str:
    """Tell what to type, and what Enter stands for."""
    say = terminal.say
    usual = usual_answer(words, question)
    if isinstance(question, Amount):
        return say("play-type-number", low=question.low, high=question.high, usual=usual)
    if isinstance(question, Some):
        often = max((item.count for item in question.items), default=1)
        return say("play-type-some", items=len(question.items), many="yes" if often > 1 else "no")
    if isinstance(question, Order):
        return say("play-type-order", order=" ".join(str(number) for number in _swapped(len(question.items))))
    return say("play-type-one", most=len(listed(question)), usual=usual)


def usual_answer(words: Words, question: Question) -> str:
    """Return the answer that Enter stands for, or nothing if all must be chosen.

    Enter never stands for some of the items, because items that are not chosen are often lost.
    """
    if question.default is None or isinstance(question, Some):
        return ""
    if isinstance(question, Amount):
        return words.amount(question, question.default - question.base)
    return next((words.answer(answer) for answer in listed(question) if answer.code == question.default), "")


def _swapped(count: int) -> list[int]:
    """Return an order of this many numbers that differs from the one on the screen, if there is one."""
    numbers = list(range(1, count + 1))
    return [*numbers[1::-1], *numbers[2:]]


def codes_of(question: Question, line: str) -> list[int] | None:
    """Return the codes that Enter or typed numbers mean, or None if the line has words."""
    if not line:
        if question.default is None or isinstance(question, Some):
            raise Mistyped("play-no-default")
        return [question.default]
    parts = line.replace(",", " ").split()
    if not all(is_whole_number(part) for part in parts):
        return None
    numbers = [int(part) for part in parts]
    if isinstance(question, Some):
        return [*([] if numbers == [0] else _gathered(question.items, numbers)), question.done]
    if isinstance(question, Order):
        if sorted(numbers) != list(range(1, len(question.items) + 1)):
            raise Mistyped("play-each-once", most=len(question.items))
        return [question.items[number - 1].code for number in numbers]
    if len(numbers) > 1:
        raise Mistyped("play-one-number")
    if isinstance(question, Amount):
        return [question.base + numbers[0]]
    return [answer.code for answer in _chosen(listed(question), numbers)]


def _gathered(items: Sequence[Answer], numbers: Sequence[int]) -> list[int]:
    """Return the codes of the items with these numbers, as often as each is named."""
    for item in _chosen(items, numbers):
        if numbers.count(items.index(item) + 1) > item.count:
            raise Mistyped("play-too-often", given=items.index(item) + 1, most=item.count)
    return [item.code for number, item in enumerate(items, 1) for _ in range(numbers.count(number))]


def _chosen(answers: Sequence[Answer], numbers: Sequence[int]) -> list[Answer]:
    """Return the answers with these numbers, in the order of the question."""
    for number in numbers:
        if not 1 <= number <= len(answers):
            raise Mistyped("play-no-such-number", given=number, most=len(answers))
    return [answer for number, answer in enumerate(answers, 1) if number in numbers]
