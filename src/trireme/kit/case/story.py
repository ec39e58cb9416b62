"""The story of a case: its moves played from its position to the one moment at which it must hold.

That is the next question that leaves a choice, or the end of the game; with `until`, where that phase begins, or the
next question in any case.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from trireme.kit.case.difference import Difference, listed
from trireme.kit.case.facts import unfold
from trireme.kit.case.paths import paths_differ
from trireme.kit.case.shape import Case
from trireme.kit.content.rulebook import SWITCHED_OFF
from trireme.kit.engine.frames import Work
from trireme.kit.errors import Refused
from trireme.kit.game import Game
from trireme.kit.problems import IS_REFUSED, NEVER_BEGUN, NOT_BEGUN
from trireme.kit.scripted import DONE, DRAWS, ScriptedGame, forced_draws, mover, moves_done

ASKED: Final = "asked"
"""What `until` says where a case holds at the next question, whether or not that leaves a choice. A prompt in its place
means the next such question."""


class Stuck(Exception):
    """The game cannot go the way of the case: a move is refused, or the phase of `until` does not begin."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


class Given(NamedTuple):
    """What stands in `given`."""

    facts: dict[str, Any]
    draws: dict[str, list[str]]
    done: list[str]


def given_of(game: Game[Any], case: Case, given: Mapping[str, Any] | None = None) -> Given:
    """Return what stands in `given` of a case, or other facts in its place."""
    facts = unfold(case.given if given is None else given)
    done = moves_done(facts.pop(DONE, []), "case", f"{case.id}, given.{DONE}")
    return Given(facts, forced_draws(game, facts.pop(DRAWS, {}), "case", f"{case.id}, given.{DRAWS}"), done)


class CaseRun(ScriptedGame):
    """A case being played."""

    def __init__(self, game: Game[Any], case: Case, s: Any, given: Given) -> None:
        super().__init__(game, s, given.draws)
        self.case = case
        self.unlike: list[Difference] = []
        """Answers on which both paths of the game disagree, at any question that the case passes."""
        self._looked: set[bytes] = set()
        self.tell(given.done)

    def play(self) -> None:
        """Make the moves of the case, and play on to the one moment at which it must hold."""
        self._make_moves()
        until = self.case.when.until
        if until and until not in self.game.positions.entries:
            self._reach_question(until)
            return
        if until:
            self._reach(until)
            if not self.case.then.asks():
                return
        self.run()
        while self.answer_one():
            self.run()

    def look(self) -> None:
        """Compare both paths at this question. While a rule is switched off they cannot agree."""
        key = self.game.key(self.s)
        if key not in self._looked and not SWITCHED_OFF:
            self._looked.add(key)
            self.unlike += paths_differ(self.game, self.s, self.at)

    def _make_moves(self) -> None:
        for line in self.case.when.moves:
            self.at = f"moves, “{line}”"
            seat, move = mover(self.game, line, "case", self.case.id)
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

    def _reach_question(self, prompt: str) -> None:
        """Play on, answering what leaves no choice, to a question with this prompt, or to any question."""
        self.run()
        while prompt != ASKED and all(question.prompt != prompt for question in self.game.asks(self.s)):
            if not self.answer_one():
                names = ", ".join(self.game.seats[seat] for seat in self.game.asked(self.s))
                raise Stuck(Difference(NOT_BEGUN if names else NEVER_BEGUN, entry=prompt, asked=names))
            self.run()

    def _enter(self) -> None:
        """Begin the entry point that stands on top."""
        frame = self.s.stack.pop()
        step = self.game.steps[frame[0]]
        assert isinstance(step, Work)
        step.run(self.s, frame)
