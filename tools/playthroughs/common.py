"""Play a record and write down its questions, answers and events as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any

from trireme.games import make
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Amount, Deal, Order, Pick, Question
from trireme.kit.game import Game
from trireme.kit.options import modules_in
from trireme.kit.records.record import Match, Record, game_of, match_of, play_line, read_record
from trireme.words import Words

TESTS = Path(__file__).resolve().parents[2] / "tests"
IN_FULL = 3
"""How often a kind of question is listed with all its answers."""
MANY = 12
"""Most answers listed for a question."""
MARGIN = 24
WIDTH = 120


def record_named(game: str, name: str) -> Record:
    return read_record((TESTS / "records" / game / f"{name}.record").read_text(encoding="utf-8"))


class Teller:
    """Writes the playthrough of a game. A subclass says to which phase an event belongs, and describes positions."""

    note: str = ""
    """A note on how to read the playthrough."""
    header: str = "round"
    """The phase whose events become headings."""

    def __init__(self, record: Record, language: str) -> None:
        self.record = record
        self.words = Words(language, record.game, record.seats, modules=modules_in(record.options))
        self.game: Game[Any] = game_of(record, make)
        self.match: Match[Any] = match_of(record, self.game)
        self.phase = ""
        self.shown = 0
        """The latest round whose standings have been written."""
        self.asked: dict[str, int] = {}
        """The number of questions of each kind so far."""

    def tell(self) -> Iterator[str]:
        yield from self.happened(self.match.journal)
        for number, line in enumerate(self.record.lines, 1):
            yield from self.standings()
            name, _, move = line.partition(":")
            yield from self.questions(self.game.seats.index(name), move)
            before = len(self.match.journal)
            play_line(self.match, line, number)
            yield from self.happened(self.match.journal[before:], f"> {line}")
        yield from self.result()

    def line(self, phase: str, text: str, indent: int = 0) -> Iterator[str]:
        """Write a paragraph, with the name of its phase if it is a new one."""
        title = "" if phase == self.phase else self.words.name("phase", phase)
        self.phase = phase
        first = f"  {title}".ljust(MARGIN)
        yield from wrap(text, WIDTH, initial_indent=first + " " * indent, subsequent_indent=" " * (MARGIN + indent + 2))

    # What is asked.

    def questions(self, seat: int, move: str) -> Iterator[str]:
        """Write the questions that a move answers, step by step."""
        s = self.match.state.clone()
        prompt = ""
        for code in self.game.checked(self.match.state, seat, move):
            question = next(question for question in self.game.asks(s) if question.seat == seat)
            forced = isinstance(question, Amount) and question.low == question.high
            if question.prompt != prompt and not forced:
                prompt = question.prompt
                self.asked[prompt] = self.asked.get(prompt, 0) + 1
                if self.asked[prompt] <= IN_FULL:
                    yield from self.question(question, self.phase_at(s))
            self.game.answer(s, seat, code)

    def question(self, question: Question, phase: str) -> Iterator[str]:
        yield from self.line(phase, f"{self.game.seats[question.seat]} ? {self.words.prompt(question)}")
        answers = list(self.answers(question))
        for text, label in answers[:MANY]:
            yield from self.line(phase, f"{text:<26} {label}", indent=6)
        if len(answers) > MANY:
            yield from self.line(phase, f"… {len(answers) - MANY}", indent=6)

    def answers(self, question: Question) -> Iterator[tuple[str, str]]:
        """Yield the answers to a question: as in a record, and in words."""
        match question:
            case Amount():
                least, most = (self.words.amount(question, number) for number in (question.low, question.high))
                yield f"{question.low} … {question.high}", f"{least} … {most}"
            case Pick() | Deal():
                yield from ((answer.text, self.words.answer(answer)) for answer in question.answers)
            case _:
                yield from ((answer.text, self.words.answer(answer)) for answer in question.items)
                if not isinstance(question, Order):
                    yield "", self.words.done()

    # What happens.

    def happened(self, happenings: list[Event], move: str = "") -> Iterator[str]:
        """Write the events of a phase as a paragraph. The first paragraph repeats the move that caused them."""
        if move:
            move = move.ljust(28) + "  "
        for phase, group in groupby(happenings, self.phase_of):
            if phase == self.header:
                yield from ("", *(self.words.event(event) for event in group))
                self.phase = ""
            else:
                yield from self.line(phase, move + " ".join(self.words.event(event) for event in group))
            move = ""

    def phase_at(self, s: Any) -> str:
        """Return the phase of a state."""
        raise NotImplementedError

    def phase_of(self, event: Event) -> str:
        """Return the phase of an event."""
        raise NotImplementedError

    def standings(self) -> Iterator[str]:
        """Yield how all players stand, once each round."""
        raise NotImplementedError

    def result(self) -> Iterator[str]:
        result = self.game.result(self.match.state)
        assert result is not None
        yield from ("", self.words.ending(result), "")
        yield " " * MARGIN + "".join(f"{seat:>6}" for seat in self.game.seats)
        for score in result.breakdown[0]:
            title = self.words.name("score", score)
            yield title.ljust(MARGIN) + "".join(f"{each[score]:>6}" for each in result.breakdown)
