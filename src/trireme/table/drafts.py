"""What a seat tries before it confirms: a few acts on top of the confirmed position, seen by that seat only.

A draft is kept as codes and replayed on the confirmed state, so it survives restarts and the answers of other seats. It
never looks past a draw, a reveal or a question to somebody else: what lies behind is played only once the draft has
been written to the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from trireme.kit.errors import Stale, TriremeError
from trireme.kit.event import Event
from trireme.kit.game import Game
from trireme.kit.moves import Move, written
from trireme.kit.question import Question
from trireme.kit.rulebook import Reason
from trireme.kit.rules.ids import KIT_ASK_02
from trireme.kit.stack import S
from trireme.kit.view import View


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """A draft as it is stored. An act is what was answered at once: a code, with the steps that left no choice."""

    question: str = ""
    """The question that the first act answers; when it is gone, so is the draft."""
    acts: list[list[int]] = []
    undone: list[list[int]] = []

    def undo(self) -> Tried:
        return Tried(self.question, self.acts[:-1], [*self.undone, self.acts[-1]])

    def redo(self) -> Tried:
        return Tried(self.question, [*self.acts, self.undone[-1]], self.undone[:-1])


class Trial(Generic[S]):
    """A draft replayed on the confirmed state, which stays as it is."""

    def __init__(self, game: Game[S], confirmed: S, seat: int, tried: Tried) -> None:
        self.game = game
        self.seat = seat
        self.confirmed = confirmed
        self.state = copied(confirmed, [])
        self.moves: list[str] = []
        self.waits = False
        """The draft has come to a draw, a reveal or somebody else's question: it must be confirmed to go on."""
        self.events: list[Event] = []
        self._shown = confirmed
        self._begun: S = confirmed
        self._run: list[int] = []
        self.acts: list[list[int]] = []
        self.undone = tried.undone
        self.question = game.question_id(confirmed, seat) if seat in game.asked(confirmed) else ""
        if self.question != tried.question:
            self.undone = []
            return
        for act in tried.acts:
            try:
                self.play(act)
            except TriremeError:  # another seat's answer has made it impossible
                self.undone = []
                return

    @property
    def tried(self) -> Tried:
        return Tried(self.question, self.acts, self.undone)

    @property
    def midway(self) -> bool:
        return bool(self._run)

    def answer(self, move: Move, question: str) -> None:
        """One more act; what was undone cannot be redone any more."""
        self.play(move, question)
        self.undone = []

    def play(self, move: Move, question: str | None = None) -> None:
        game, seat = self.game, self.seat
        if self.waits:
            raise Stale(written(move), [Reason(KIT_ASK_02)])
        run = game.checked(self.state, seat, move, question)
        if not self._run:
            self._begun = self.state
        # Always on a copy: the seat still sees what it saw before, if this act reveals something.
        after = copied(self.state, self.state.journal or [])
        for code in run:
            game.answer(after, seat, code)
        run += game.finish_forced(after, seat)  # A text may leave out what leaves no choice.
        self.state = after
        self._run = [*self._run, *run]
        self.acts.append(run)
        if not game.midway(after, seat):
            self.moves.append(game.write(self._begun, seat, self._run))
            self._run = []
            self._look_ahead()
        elif self._reveals(after):
            self.waits = True
        if not self._reveals(self.state):
            self.events = list(self.state.journal or ())
            self._shown = self.state

    def _look_ahead(self) -> None:
        """Go on by itself where that draws nothing, reveals nothing and asks nobody else."""
        ahead = copied(self.state, self.state.journal or [])
        self.game.proceed(ahead)
        if ahead.drawn == self.state.drawn and not self._reveals(ahead) and self.game.asked(ahead) == [self.seat]:
            self.state = ahead
        else:
            self.waits = True

    def _reveals(self, s: S) -> bool:
        return reveals(s.journal, self.seat)

    def view(self) -> View:
        """What the seat sees; the table still waits for those that the confirmed position asks."""
        view = self.game.view(self._shown, self.seat)
        if self._shown is self.confirmed:
            return view
        return msgspec.structs.replace(view, asked=tuple(self.game.asked(self.confirmed)))

    def questions(self) -> list[Question]:
        if self.waits:
            return []
        return [question for question in self.game.asks(self.state) if question.seat == self.seat]

    def why_not(self, move: Move) -> list[Reason]:
        return [Reason(KIT_ASK_02)] if self.waits else self.game.why_not(self.state, self.seat, move)

    def reasons(self, target: str) -> list[Reason]:
        return [Reason(KIT_ASK_02)] if self.waits else self.game.reasons(self.state, self.seat, target)

    def rehearse(self) -> S:
        """The position after the moves, played from their text as the log will have them. It is thrown away."""
        stage = copied(self.confirmed, [])
        for move in self.moves:
            self.game.apply(stage, self.seat, move)
        return stage


def copied(s: S, told: Sequence[Event]) -> S:
    """A copy that goes on telling what happens, after what has been told."""
    other = s.clone()
    other.journal = list(told)
    return other


def reveals(events: Sequence[Event] | None, seat: int) -> bool:
    """Whether any of these shows what was hidden, to everybody or to this seat."""
    seen = (event.seen_by(seat) for event in events or ())
    return any(event.reveal for event in events or ()) or any(event is not None and event.reveal for event in seen)
