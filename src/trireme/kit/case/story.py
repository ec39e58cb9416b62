"""The story of a case: its moves played from its position, and the moments at which it may be compared.

A question that leaves one answer only is answered by itself, but a case may also write the answer out; so a case may
hold where the next real question stands, or at an earlier moment since its last move. A covered question, which is put
so that nobody learns who could answer it, is never answered by itself: no table does that.
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.shape import Case
from trireme.kit.errors import Refused, Unreadable
from trireme.kit.game import Game
from trireme.kit.moves import words_of
from trireme.kit.nearest import no_such
from trireme.kit.problems import CANNOT_COME_OUT, IS_REFUSED, NEVER_BEGUN, NO_MOVER, NOT_BEGUN, NOT_OUTCOMES
from trireme.kit.seats import Seat
from trireme.kit.stack import Ask, Chance, Work

TOLD, MADE, USUAL = "told", "made", "usual"
"""A move that may tell what has happened by itself does so, or is a move of its own. As a rule it tells if others
follow; the last move of a case is made."""


class Stuck(Exception):
    """The game cannot go the way of the case: a move is refused, or the phase of `until` does not begin."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


class Moment(NamedTuple):
    """A state since the last move of a case."""

    s: Any
    asked: tuple[tuple[int, str], ...]
    """Who has been asked what since the last move, this question included."""
    drawn: tuple[tuple[str, str], ...]
    """What has come out since the case began, with the labels of the draws."""
    open: bool
    """Whether somebody is asked here, or the game is over; else play goes on by itself."""


class Story:
    """A case being played in one of its readings."""

    def __init__(self, game: Game[Any], case: Case, s: Any, draws: dict[str, list[str]], reading: str) -> None:
        self.game = copy.copy(game)
        self.game.explicit = True  # The story makes the draws, so that it can force and count them.
        self.case = case
        self.s = s
        self.s.journal = [] if s.journal is None else s.journal
        self.forced = {label: words[:] for label, words in draws.items()}
        self.reading = reading
        self.taken: set[str] = set()
        """How moves were read that can be read in two ways."""
        self.phase = ""
        """In which the last move was made."""
        self.asked: list[tuple[int, str]] = []
        self.drawn: list[tuple[str, str]] = []

    def moments(self) -> list[Moment]:
        """Play the case; the moments at which it may hold, in the order of play."""
        self._make_moves()
        moments = []
        if self.case.when.until:
            self._reach(self.case.when.until)
            moments.append(self._moment(False))
            if not self.case.then.asks():
                return moments
        elif self.case.when.moves:
            moments += self._settled(self.phase)
        while True:
            self.run()
            moments.append(self._moment(True))
            phase = self.game.phase(self.s)
            if not self._answer_one():
                return moments
            if not self.case.when.until:
                moments += self._settled(phase)

    def _settled(self, phase: str) -> list[Moment]:
        """Play on to the end of what an answer has set off in its phase; a moment, unless somebody is asked before."""
        s, game = self.s, self.game
        while s.stack and game.phase(s) == phase:
            if s.alarm:
                s.alarm = False
                game.check(s)
                continue
            frame = s.stack[-1]
            step = game.steps[frame[0]]
            if isinstance(step, Work):
                s.stack.pop()
                step.run(s, frame)
            elif isinstance(step, Chance):
                self._draw(step)
            else:
                return []
        return [self._moment(False)]

    def read_as(self) -> str:
        """How moves were read that can be read in two ways; nothing if there was none."""
        return USUAL if len(self.taken) > 1 else "".join(self.taken)

    def unused(self) -> dict[str, list[str]]:
        """Forced outcomes that were never needed."""
        return {label: words for label, words in self.forced.items() if words}

    def _moment(self, open: bool) -> Moment:
        return Moment(self.s.clone(), tuple(self.asked), tuple(self.drawn), open)

    def _make_moves(self) -> None:
        told = len(self.s.journal)
        for number, line in enumerate(self.case.when.moves, 1):
            seat, move = mover(self.game, self.case, line)
            usual = MADE if number == len(self.case.when.moves) else TOLD
            only_told = self._wait_for(seat, move, told, usual if self.reading == USUAL else self.reading)
            told = len(self.s.journal)
            self.asked.clear()
            if only_told:
                continue
            try:
                codes = self.game.checked(self.s, seat, move)
            except Refused as refusal:
                reasons = listed(reason.rule.id for reason in refusal.reasons)
                raise Stuck(Difference(IS_REFUSED, where="moves", move=line, reasons=reasons)) from refusal
            self.phase = self.game.phase(self.s)
            for code in codes:
                self.game.answer(self.s, seat, code)

    def _wait_for(self, seat: int, move: str, told: int, reading: str) -> bool:
        """Play on, answering what leaves no choice, until this move can be made or somebody has a real choice.

        True if the move only tells what has happened by itself since the one before.
        """
        while True:
            self.run()
            if not self.s.stack:
                return False
            allowed = self._allowed(seat, move)
            if self.game.positions.retells(self.s, self.s.journal[told:], Seat(seat), words_of(move)):
                if not allowed:
                    return True
                self.taken.add(reading)
                if reading == TOLD:
                    return True
            if allowed or not self._answer_one():
                return False

    def _allowed(self, seat: int, move: str) -> bool:
        try:
            return not self.game.why_not(self.s, seat, move)
        except Unreadable:
            return False

    def _reach(self, entry: str) -> None:
        """Play on, answering what leaves no choice, to where this phase begins; one that stands here is over first."""
        if not self.case.when.moves and self.game.steps[self.s.stack[-1][0]].entry == entry:
            self._enter()
        while not self.run(entry):
            if not self._answer_one():
                names = ", ".join(self.game.seats[seat] for seat in self.game.asked(self.s))
                raise Stuck(Difference(NOT_BEGUN if names else NEVER_BEGUN, entry=entry, asked=names))

    def _enter(self) -> None:
        """Begin the entry point that stands on top."""
        frame = self.s.stack.pop()
        step = self.game.steps[frame[0]]
        assert isinstance(step, Work)
        step.run(self.s, frame)

    def run(self, until: str = "") -> bool:
        """Play on to the next question, to the end, or to where a phase begins: then True."""
        game, s = self.game, self.s
        while not game.proceed(s, until, forced=False):
            step = game.steps[s.stack[-1][0]] if s.stack else None
            if not isinstance(step, Chance):
                if isinstance(step, Ask):
                    self.asked += [(seat, step.question(s, seat).prompt) for seat in game.asked(s)]
                return False
            self._draw(step)
        return True

    def _draw(self, step: Chance[Any]) -> None:
        s = self.s
        frame = s.stack[-1]
        queue = self.forced.get(step.label)
        if queue:
            word, words = queue.pop(0), {step.write(s, code): code for code in step.outcomes(s, frame)[0]}
            if word not in words:
                raise Unreadable("draw", step.label, CANNOT_COME_OUT, given=word, known=", ".join(words))
            code = words[word]
        else:
            code = step.roll(s, frame)
            word = step.write(s, code)
        self.drawn.append((step.label, word))
        s.drawn += 1
        s.stack.pop()
        step.take(s, frame, code)
        if queue and self.game.positions.came(s, step.label, queue):
            queue.clear()

    def _answer_one(self) -> bool:
        """Answer for one seat that has a single answer; False if there is none."""
        if not self.s.stack:
            return False
        step = self.game.steps[self.s.stack[-1][0]]
        assert isinstance(step, Ask)
        if step.cover:
            return False
        for seat in self.game.asked(self.s):
            legal = step.legal(self.s, seat)
            if len(legal) == 1:
                self.game.answer(self.s, seat, legal[0])
                return True
        return False


def mover(game: Game[Any], case: Case, line: str) -> tuple[int, str]:
    """Who moves, and the move."""
    name, colon, move = line.partition(":")
    if not colon or name.strip() not in game.seats:
        raise Unreadable("case", case.id, NO_MOVER, given=line, known=", ".join(game.seats))
    return game.seats.index(name.strip()), move.strip()


def labels(game: Game[Any]) -> list[str]:
    return [step.label for step in game.steps if isinstance(step, Chance)]


def forced_draws(game: Game[Any], case: Case, given: Any) -> dict[str, list[str]]:
    if not isinstance(given, dict):
        raise Unreadable("case", case.id, NOT_OUTCOMES, right='"…"')
    found = {}
    for label, words in given.items():
        if not isinstance(words, list) or not all(isinstance(word, str | int) for word in words):
            raise Unreadable("case", case.id, NOT_OUTCOMES, right='"…"')
        found[label_of(game, f"{case.id}, given.draws", label)] = [str(word) for word in words]
    return found


def label_of(game: Game[Any], where: str, given: str) -> str:
    """The label of a draw, which may be written in the singular or the plural."""
    known = labels(game)
    for label in known:
        if label.rstrip("s") == given.rstrip("s"):
            return label
    raise no_such("case", where, given, known)
