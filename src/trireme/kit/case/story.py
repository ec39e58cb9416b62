"""The story of a case: its moves played from its position, and the moments at which it may be compared.

An answer that leaves no choice may be left out, so a case may hold where the next real question stands, or at an
earlier moment since its last move.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.facts import unfold
from trireme.kit.case.shape import Case
from trireme.kit.errors import Refused
from trireme.kit.game import Game
from trireme.kit.problems import IS_REFUSED, NEVER_BEGUN, NOT_BEGUN
from trireme.kit.retelling import DONE, DRAWS, MADE, TOLD, Retelling, forced_draws, mover, moves_done
from trireme.kit.stack import Chance, Work

USUAL: Final = "usual"
"""As a rule a move tells what has happened by itself if others follow; the last move of a case is made."""


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


class Given(NamedTuple):
    """What stands in `given`."""

    facts: dict[str, Any]
    draws: dict[str, list[str]]
    done: list[str]


def given_of(game: Game[Any], case: Case) -> Given:
    facts = unfold(case.given)
    done = moves_done(facts.pop(DONE, []), "case", f"{case.id}, given.{DONE}")
    return Given(facts, forced_draws(game, facts.pop(DRAWS, {}), "case", f"{case.id}, given.{DRAWS}"), done)


class Story(Retelling):
    """A case being played in one of its readings."""

    def __init__(self, game: Game[Any], case: Case, s: Any, given: Given, reading: str) -> None:
        super().__init__(game, s, given.draws)
        self.case = case
        self.reading = reading
        self.tell(given.done)

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
            if not self.answer_one():
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
                self.draw(step)
            else:
                return []
        return [self._moment(False)]

    def read_as(self) -> str:
        """How moves were read that can be read in two ways; nothing if there was none."""
        return USUAL if len(self.taken) > 1 else "".join(self.taken)

    def _moment(self, open: bool) -> Moment:
        return Moment(self.s.clone(), tuple(self.asked), tuple(self.drawn), open)

    def _make_moves(self) -> None:
        told = len(self.s.journal)
        for number, line in enumerate(self.case.when.moves, 1):
            seat, move = mover(self.game, line, "case", self.case.id)
            usual = MADE if number == len(self.case.when.moves) else TOLD
            only_told = self.wait_for(seat, move, told, usual if self.reading == USUAL else self.reading)
            told = len(self.s.journal)
            self.asked.clear()
            if only_told:
                continue
            try:
                self.make(seat, move)
            except Refused as refusal:
                reasons = listed(reason.rule.id for reason in refusal.reasons)
                raise Stuck(Difference(IS_REFUSED, where="moves", move=line, reasons=reasons)) from refusal

    def _reach(self, entry: str) -> None:
        """Play on, answering what leaves no choice, to where this phase begins; one that stands here is over first."""
        if not self.case.when.moves and self.game.steps[self.s.stack[-1][0]].entry == entry:
            self._enter()
        while not self.run(entry):
            if not self.answer_one():
                names = ", ".join(self.game.seats[seat] for seat in self.game.asked(self.s))
                raise Stuck(Difference(NOT_BEGUN if names else NEVER_BEGUN, entry=entry, asked=names))

    def _enter(self) -> None:
        """Begin the entry point that stands on top."""
        frame = self.s.stack.pop()
        step = self.game.steps[frame[0]]
        assert isinstance(step, Work)
        step.run(self.s, frame)
