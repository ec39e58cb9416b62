"""Every word of a move is used and fits; what can mean two things means neither; and hints are moves that can be made.

A game's own readers say which run a move means. What they have left out or passed over is found here, once for all
games: the run is written, and the words that were given must be those, or one of the wordings that its question
declares.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NoReturn

from trireme.kit.engine.engine import Engine
from trireme.kit.engine.frames import NO_CODE, Ask, S
from trireme.kit.engine.window import PASS
from trireme.kit.engine.wordings import missing_from
from trireme.kit.errors import Unreadable
from trireme.kit.problems import AMBIGUOUS, FORM, INCOMPLETE, NOT_MEANT
from trireme.kit.seats import Seat


class Hinting(Engine[S]):
    """The part of a game that holds a move against what was written, and says what could be written."""

    def hold(self, s: S, seat: Seat, ask: Ask[S], words: list[str], run: Sequence[int]) -> None:
        """Raise unless a move of these words says this legal run and no other one."""
        text = " ".join(words)
        right = ask.write(s, seat, run)
        if right == text:
            return
        if not ask.says(s, seat, run, words):
            strange = missing_from(right.split(), words)
            whole = self.whole_text(s, seat, run)
            if strange:
                raise Unreadable("move", text, NOT_MEANT, given=" ".join(strange), right=whole)
            raise Unreadable("move", text, INCOMPLETE, right=whole)
        for code in ask.legal(s, seat):
            if code != run[0] and ask.says(s, seat, [code, *run[1:]], words):
                first, second = (self.whole_text(s, seat, each) for each in (run, [code, *run[1:]]))
                raise Unreadable("move", text, AMBIGUOUS, first=first, second=second)

    def whole_text(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        """Return the text of a move that begins with this run and goes on with whatever is legal, where it must."""
        trial, whole = s.clone(), list(run)
        for code in run:
            self.answer(trial, seat, code)
        while self.in_multi_step(trial, seat):
            step, codes = self._questions[trial.stack[-1][0]], self.legal(trial, seat)
            done = NO_CODE if step is None else step.done(trial, seat)
            whole.append(done if done in codes else codes[0])
            self.answer(trial, seat, whole[-1])
        return self.write(s, seat, whole)

    def write(self, s: S, seat: int, run: Sequence[int]) -> str:
        raise NotImplementedError

    def example(self, s: S, seat: Seat, words: Sequence[str] = ()) -> str:
        """Return the move that this seat can make here and that is most like these words; empty if there is none."""
        alike = SequenceMatcher(b=" ".join(words))
        ranked = []
        for code in self.legal(s, seat):
            if code != PASS:
                text = self.write(s, seat, [code])
                alike.set_seq1(text)
                ranked.append((text.split()[:1] != list(words[:1]), -alike.ratio(), code))
        return self.whole_text(s, seat, [min(ranked)[2]]) if ranked else ""

    def hinted(self, s: S, seat: Seat, words: list[str], error: Unreadable) -> NoReturn:
        """Raise an error of a game's reader again; a form that was asked for is that of a move that can be made."""
        if error.key == FORM.key and (form := self.example(s, seat, words)):
            raise Unreadable("move", error.where, FORM, form=form) from error
        raise error
