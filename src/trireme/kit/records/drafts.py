"""Drafts: the answers that a seat has given and not confirmed. Only that seat sees them.

A draft is stored as codes and replayed on the confirmed state, so it survives restarts and the answers of other seats.
If one of these makes an act impossible, the draft ends before it, and the seat is told why. A draft never goes past a
draw, a reveal or a question to another seat: these are played once the draft has been written to the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import S
from trireme.kit.engine.question import Question, Some
from trireme.kit.engine.view import View
from trireme.kit.errors import Refused, Stale, TriremeError
from trireme.kit.game import Game
from trireme.kit.moves import Move, written
from trireme.kit.rules.ids import KIT_ASK_02, KIT_ASK_03


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A draft as it is stored. An act is what was answered at once: a code, with the steps that left no choice.

    An item of a Some that is taken out again is an act too: `~code`, which is below zero.
    """

    question: str = ""
    """The question that the first act answers; when it is gone, so is the draft."""
    acts: list[list[int]] = []
    undone: list[list[int]] = []
    codes: str = ""
    """Hash of the list of codes that the acts are written in."""

    def undo(self) -> Draft:
        return Draft(self.question, self.acts[:-1], [*self.undone, self.acts[-1]], self.codes)

    def redo(self) -> Draft:
        return Draft(self.question, [*self.acts, self.undone[-1]], self.undone[:-1], self.codes)


class DraftCut(msgspec.Struct):
    """Why a stored draft cannot be replayed as it was."""

    key: str
    """`cut`: an act is impossible now; `gone`: its question is; `codes`: it speaks of codes of another version."""
    lost: int
    """How many acts have gone with it."""
    reasons: list[Reason] = []


class DraftReplay(Generic[S]):
    """A draft replayed on the confirmed state, which stays as it is."""

    def __init__(self, game: Game[S], confirmed: S, seat: int, tried: Draft) -> None:
        self.game = game
        self.seat = seat
        self.confirmed = confirmed
        self.state = copied(confirmed, [])
        self.moves: list[str] = []
        self.waits = False
        """Whether the draft has come to a draw, a reveal or another seat's question. It must be confirmed to go on."""
        self.events: list[Event] = []
        self._shown = confirmed
        self._begun: S = self.state
        self._whole: list[int] = []
        """The codes of the moves that are whole."""
        self._run: list[int] = []
        """The codes of the last move, if it is not whole."""
        self.acts: list[list[int]] = []
        self.undone: list[list[int]] = []
        self.cut: DraftCut | None = None
        self.question = game.question_id(confirmed, seat) if game.entitled(confirmed, seat) else ""
        self._replay(tried)

    def _replay(self, tried: Draft) -> None:
        known = (self.game.codes_hash, self.game.earlier_codes_hash)
        if tried.question != self.question or (tried.codes not in known and (tried.acts or tried.undone)):
            if tried.acts:
                self.cut = DraftCut("gone" if tried.question != self.question else "codes", len(tried.acts))
            return
        for number, act in enumerate(tried.acts):
            try:
                self.play(act)
            except TriremeError as error:  # another seat's answer has made it impossible
                reasons = list(error.reasons) if isinstance(error, Refused) else []
                self.cut = DraftCut("cut", len(tried.acts) - number, reasons)
                return
        self.undone = tried.undone

    @property
    def tried(self) -> Draft:
        return Draft(self.question, self.acts, self.undone, self.game.codes_hash)

    @property
    def codes(self) -> list[int]:
        """The codes of all acts, of a move that is not whole too."""
        return [*self._whole, *self._run]

    @property
    def in_multi_step(self) -> bool:
        """Whether the last move is not whole yet."""
        return bool(self._run)

    def answer(self, move: Move, question: str) -> None:
        """Add an act. What was undone cannot be redone any more, and a cut counts as seen."""
        self.play(move, question)
        self.undone, self.cut = [], None

    def choose(self, code: int, times: int, question: str) -> None:
        """An item of a Some, so many times in all: what is missing is put in, what is too much is taken out."""
        some = next((asked for asked in self.questions() if isinstance(asked, Some)), None)
        if some is None or some.id != question:
            raise Stale(str(code), [Reason(KIT_ASK_02)])
        more = times - some.chosen.count(code)
        if more:
            self.answer([code] * more if more > 0 else [~code] * -more, question)

    def play(self, act: Move, question: str | None = None) -> None:
        """An act that is new (then with the question that it answers), or one that is replayed."""
        if self.waits:
            raise Stale(written(act), [Reason(KIT_ASK_02)])
        game, seat = self.game, self.seat
        begun = self._begun if self._run else self.state
        out = [~code for code in act if isinstance(code, int) and code < 0]
        # Always on a copy: the seat still sees what it saw before, if this act reveals something.
        if out:
            run = self._without(begun, out)
            after, played = copied(begun, begun.journal or []), [~code for code in out]
            for code in run:
                game.answer(after, seat, code)
        else:
            played = game.checked(self.state, seat, act, question)
            after = copied(self.state, self.state.journal or [])
            for code in played:
                game.answer(after, seat, code)
            played += game.finish_forced(after, seat)  # A text may leave out what leaves no choice.
            run = [*self._run, *played]
        self.acts.append(played)
        self.state, self._begun, self._run = after, begun, run
        if run and not game.in_multi_step(after, seat):
            ordered = game.reordered(begun, seat, run)
            self.moves.append(game.write(begun, seat, ordered))
            self._whole += ordered
            self._run = []
            self._look_ahead()
        elif self._reveals(after):
            self.waits = True
        if not self._reveals(self.state):
            self.events = list(self.state.journal or ())
            self._shown = self.state

    def _without(self, begun: S, out: list[int]) -> list[int]:
        """Return the run so far without some of its items, if the rules let the others stand alone."""
        left = self._run[::-1]
        for code in out:
            if code not in left:
                raise Refused(str(code), [Reason(KIT_ASK_03)])
            left.remove(code)
        return self.game.checked(begun, self.seat, left[::-1]) if left else []

    def _look_ahead(self) -> None:
        """Play on where that draws nothing, reveals nothing and asks no other seat."""
        ahead = copied(self.state, self.state.journal or [])
        self.game.proceed(ahead)
        if ahead.drawn == self.state.drawn and not self._reveals(ahead) and self._asks_nobody_else(ahead):
            self.state = ahead
        else:
            self.waits = True

    def _asks_nobody_else(self, ahead: S) -> bool:
        """Return whether every other seat that must answer there was asked the same before."""
        game, confirmed = self.game, self.confirmed
        asked = game.asked(ahead)
        before = {seat: game.question_id(confirmed, seat) for seat in game.asked(confirmed)}
        return self.seat in asked and all(
            seat == self.seat or before.get(seat) == game.question_id(ahead, seat) for seat in asked
        )

    def _reveals(self, s: S) -> bool:
        return reveals(s.journal, self.seat)

    def view(self) -> View:
        """Return what the seat sees; the table still waits for those that the confirmed position asks."""
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


def copied(s: S, told: Sequence[Event]) -> S:
    """Return a copy that goes on telling what happens, after what has been told."""
    other = s.clone()
    other.journal = list(told)
    return other


def reveals(events: Sequence[Event] | None, seat: int) -> bool:
    """Return whether any of these shows what was hidden, to everybody or to this seat."""
    seen = (event.seen_by(seat) for event in events or ())
    return any(event.reveal for event in events or ()) or any(event is not None and event.reveal for event in seen)
