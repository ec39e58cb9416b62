"""Both paths compared: the answers that `legal` lists, those that nothing forbids, and those that a question lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from trireme.kit.content.rulebook import is_free
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.question import Amount, Answer, Deal, Order, Pick, Question, Some
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.kit.game import Game

FREE: Final = "legal answers and the candidates that nothing forbids"
LISTED: Final = "legal answers and those that the question lists"
ITEMS: Final = "items that can be chosen and those that the question lists"
RISING: Final = "legal items and those of them that are listed and rise"
ENDING: Final = "legal end of a choice and whether enough is chosen"


class Pair(NamedTuple):
    """Two lists of answers of one seat, which must hold the same codes."""

    seat: Seat
    prompt: str
    what: str
    one: list[int]
    other: list[int]


def free_answers(game: Game[Any], s: Any) -> Iterator[Pair]:
    """For each seat and each question or window that it has: what is legal, and the candidates that nothing forbids."""
    step = game.steps[s.stack[-1][0]] if s.stack else None
    if not isinstance(step, Ask):
        return
    asked = game.asked(s)
    for seat in (*asked, *game.may(s)):
        asks: list[Ask[Any]] = [step] if seat in asked else []
        for ask in (*asks, *game.open_to(s, seat)):
            free = [code for code in ask.candidates(s, seat) if is_free(ask.forbids(s, seat, code))]
            yield Pair(seat, ask.prompt, FREE, ask.legal(s, seat), free)


def allowed(game: Game[Any], s: Any, seat: Seat) -> list[int]:
    """Return all that a seat may answer at a table. Windows may allow more than `Game.legal` offers to search."""
    step = game.steps[s.stack[-1][0]] if s.stack else None
    if not isinstance(step, Ask):
        return game.legal(s, seat)
    codes = step.legal(s, seat) if seat in game.asked(s) else []
    return codes + [code for window in game.open_to(s, seat) for code in window.legal(s, seat)]


def listed_answers(game: Game[Any], s: Any, question: Question) -> Iterator[Pair]:
    """Yield what a question lists, and what its seat can do."""
    seat = Seat(question.seat)
    legal = allowed(game, s, seat)
    also = [answer.code for answer in question.also]
    if not isinstance(question, Some):
        yield Pair(seat, question.prompt, LISTED, legal, listed(question) + also)
        return
    chosen = question.chosen
    left = [item.code for item in question.items if chosen.count(item.code) < item.count]
    left = left if len(chosen) < question.most else []
    yield Pair(seat, question.prompt, ITEMS, game.joinable(s, seat), left)
    items = [code for code in legal if code != question.done and code not in also]
    rising = [code for code in items if code in left and not (chosen and code < chosen[-1])]
    yield Pair(seat, question.prompt, RISING, items, rising)
    enough = [question.done] if len(chosen) >= question.least else []
    yield Pair(seat, question.prompt, ENDING, [code for code in legal if code == question.done], enough)


def answers_of(question: Question) -> Sequence[Answer]:
    if isinstance(question, (Pick, Deal)):
        return question.answers
    return question.items if isinstance(question, (Some, Order)) else ()


def listed(question: Question) -> list[int]:
    """Return the codes that are legal according to the question alone."""
    if isinstance(question, Amount):
        return list(range(question.base + question.low, question.base + question.high + 1))
    codes = [answer.code for answer in answers_of(question)]
    return [code for code in codes if code not in question.chosen] if isinstance(question, Order) else codes
