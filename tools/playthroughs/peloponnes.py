"""Write the golden playthroughs in tests/playthroughs: `make playthroughs`.

Each tells a recorded game in words, so that a change of the rules or of the words is reviewed as a change of text.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from trireme.games import make
from trireme.games.peloponnes import events
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.games.peloponnes.view import Mat
from trireme.kit.event import Event
from trireme.kit.question import Amount, Deal, Order, Pick, Question
from trireme.kit.record import Match, Record, game_of, play_line, read_record
from trireme.words import Words

TESTS = Path(__file__).resolve().parent.parent / "tests"
RECORDS = TESTS / "records" / "peloponnes"
PLAYTHROUGHS = {
    "peloponnes-1": ("solo-level-2-completed", "fr"),
    "peloponnes-2": ("2-players", "en"),
    "peloponnes-3": ("3-players", "fr"),
    "peloponnes-4": ("4-players", "en"),
    "peloponnes-5": ("5-players", "en"),
}
"""Which record each one tells, and in which language."""
IN_FULL = 3
"""How often a kind of question is shown with all its answers."""
MARGIN = 24
WIDTH = 120

PHASES: dict[type[Event], str] = {
    events.CivilizationTaken: "setup",
    events.ExtraIncome: "setup",
    events.TurnedUp: "reveal",
    events.SupplyRound: "supply",
    events.NewOrder: "order",
    events.Placed: "place",
    events.Unplaced: "place",
    events.Took: "income",
    events.Fed: "supply",
    events.Finished: "supply",
    events.GaveUp: "supply",
    events.ChitTurnedUp: "disaster",
    events.BlankTurnedUp: "disaster",
    events.Struck: "disaster",
    events.Spared: "disaster",
    events.Suffered: "disaster",
    events.Paid: "disaster",
    events.TileLost: "disaster",
    events.Scored: "score",
}
"""The phase an event belongs to; bids for those not named."""


def main() -> None:
    for name in PLAYTHROUGHS:
        path = TESTS / "playthroughs" / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(name), encoding="utf-8")
    print(f"{len(PLAYTHROUGHS)} playthroughs in tests/playthroughs")


def playthrough(name: str) -> str:
    record_name, language = PLAYTHROUGHS[name]
    record = read_record((RECORDS / f"{record_name}.record").read_text(encoding="utf-8"))
    head = [
        f"{record_name}.record, told in words (language: {language}). Made by `make playthroughs`.",
        "Lines with ? are questions, the first ones of each kind with their answers; lines with > are moves.",
        "* marks a building that is not paid for.",
    ]
    head += [f"{key}: {value}" for key, value in record.header.items()] + [""]
    return "\n".join([*head, *Teller(record, language).tell()]) + "\n"


class Teller:
    """Plays a record and says what is asked, what is answered and what happens."""

    def __init__(self, record: Record, language: str) -> None:
        self.record = record
        self.words = Words(language, record.game, record.seats)
        game = game_of(record, make)
        assert isinstance(game, Peloponnes)
        self.game = game
        self.match: Match[State] = Match(game, record.seed)
        self.phase = ""
        self.round_shown = 0
        self.asked: dict[str, int] = {}
        """How often each kind of question has come up."""

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
        """A paragraph beside the name of its phase, which is not repeated."""
        title = "" if phase == self.phase else self.words.name("phase", phase)
        self.phase = phase
        first = f"  {title}".ljust(MARGIN)
        yield from wrap(text, WIDTH, initial_indent=first + " " * indent, subsequent_indent=" " * (MARGIN + indent + 2))

    # What is asked.

    def questions(self, seat: int, move: str) -> Iterator[str]:
        """The questions that a move answers, one step after the other."""
        s = self.match.state.clone()
        prompt = ""
        for code in self.game.checked(self.match.state, seat, move):
            question = next(question for question in self.game.asks(s) if question.seat == seat)
            forced = isinstance(question, Amount) and question.low == question.high
            if question.prompt != prompt and not forced:
                prompt = question.prompt
                self.asked[prompt] = self.asked.get(prompt, 0) + 1
                if self.asked[prompt] <= IN_FULL:
                    yield from self.question(question, self.game.view(s, None).phase)
            self.game.answer(s, seat, code)

    def question(self, question: Question, phase: str) -> Iterator[str]:
        yield from self.line(phase, f"{self.game.seats[question.seat]} ? {self.words.prompt(question)}")
        for text, label in self.answers(question):
            yield from self.line(phase, f"{text:<26} {label}", indent=6)

    def answers(self, question: Question) -> Iterator[tuple[str, str]]:
        """What may be answered: its form in a record, and in words."""
        match question:
            case Amount():
                least, most = (self.words.amount(question, number) for number in (question.low, question.high))
                yield f"{question.low} … {question.high}", f"{least} … {most}"
            case Pick():
                yield from ((answer.text, self.words.answer(answer)) for answer in question.answers)
            case Deal():
                yield from ((answer.text, self.words.answer(answer)) for answer in question.offers)
            case _:
                yield from ((answer.text, self.words.answer(answer)) for answer in question.items)
                if not isinstance(question, Order):
                    yield "", self.words.done()

    # What happens.

    def happened(self, happenings: list[Event], move: str = "") -> Iterator[str]:
        """Events of a phase in one paragraph; the first one takes up the move that brought them about."""
        if move:
            move = move.ljust(28) + "  "
        for phase, group in groupby(happenings, self.phase_of):
            if phase == "round":
                yield from ("", *(self.words.event(event) for event in group))
                self.phase = ""
            else:
                yield from self.line(phase, move + " ".join(self.words.event(event) for event in group))
            move = ""

    def phase_of(self, event: Event) -> str:
        if isinstance(event, events.RoundBegun):
            return "round"
        if isinstance(event, events.Gained):
            return "once" if event.source else "income"
        return PHASES.get(type(event), "bid")

    # How things stand.

    def standings(self) -> Iterator[str]:
        """All mats, when the bids of a round begin."""
        view = self.game.view(self.match.state, None)
        if view.phase == "bid" and view.round > self.round_shown:
            self.round_shown = view.round
            for seat in view.order:
                yield from self.line(self.phase, f"{self.game.seats[seat]} = {self.mat(view.mats[seat])}")

    def mat(self, mat: Mat) -> str:
        goods = ("population", "wood", "stone", "food", "coins", "luxury")
        stores = ", ".join(self.words.sentences.count(getattr(mat, good), good) for good in goods)
        row = [self.words.name("tile", tile) + "*" * (tile in mat.marked) for tile in mat.buildings[::-1]]
        row.append(self.words.name("civilization", mat.civilization).upper())
        row += [self.words.name("tile", tile) for tile in mat.terrains]
        return f"{stores}. {' | '.join(row)}"

    def result(self) -> Iterator[str]:
        result = self.game.result(self.match.state)
        assert result is not None
        yield from ("", self.words.ending(result), "")
        yield " " * MARGIN + "".join(f"{seat:>6}" for seat in self.game.seats)
        for score in result.breakdown[0]:
            title = self.words.name("score", score)
            yield title.ljust(MARGIN) + "".join(f"{each[score]:>6}" for each in result.breakdown)


if __name__ == "__main__":
    main()
