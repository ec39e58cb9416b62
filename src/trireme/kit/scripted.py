"""Play moves from a position as people write them, with the draws that they give.

A question that leaves one answer only is answered by itself, but the answer may also be told. So a move is made at the
first question at which it can be: written like an answer that leaves no choice, it is that answer, and the player who
then makes the same move again tells it twice. A covered question, which is put so that nobody learns who could answer
it, is never answered by itself: no table does that.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from trireme.kit.engine.frames import Ask, Chance
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Refused, Text, Unreadable, shown
from trireme.kit.moves import words_of
from trireme.kit.nearest import no_such
from trireme.kit.problems import CANNOT_COME_OUT, NO_MOVER, NOT_A_BEGINNING, NOT_MOVES, NOT_OUTCOMES
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.kit.game import Game

DONE: Final = "done"
"""The key of a position for the moves that have been made since its entry point."""
DRAWS: Final = "draws"
"""The key of a position for the outcomes of draws, first those that came with these moves."""
UNFINISHED: Final = ("...", "…")
"""How the last move of those done ends where its other steps are still to be asked: `bid agora ...`."""
LONGEST: Final = 100
"""Steps of one move that is looked for."""


class ScriptedGame:
    """A game that is played as it is told."""

    def __init__(self, game: Game[Any], s: Any, draws: dict[str, list[str]]) -> None:
        self.game = copy.copy(game)
        self.game.explicit = True  # The draws are made here, so that they can be forced and counted.
        self.s = s
        self.s.journal = [] if s.journal is None else s.journal
        self.forced = {label: words[:] for label, words in draws.items()}
        self.at = "given"
        """Which part of the story is told: the position, or the move that was read last."""
        self._told = len(self.s.journal)
        """How many events had been told before the last move."""
        self.asked: list[tuple[int, str]] = []
        self.drawn: list[tuple[str, str]] = []
        self.possible: dict[str, list[str]] = {}
        """What could come out at the first draw of each label that is not forced."""

    def unused(self) -> dict[str, list[str]]:
        """Forced outcomes that were never needed."""
        return {label: words for label, words in self.forced.items() if words}

    def tell(self, done: Iterable[str]) -> None:
        """Play the moves that have been made since the entry point of a position; what a rule forbids cannot be."""
        for line in done:
            self.at = f"{DONE}, “{line}”"
            seat, move = mover(self.game, line, "position", DONE)
            if move.endswith(UNFINISHED):
                self._begin(seat, move.rstrip(".… "), line)
            else:
                try:
                    self.make(seat, move)
                except Refused as refusal:
                    raise self.game.positions.told(DONE, line, refusal.rule.id) from refusal
        self.asked.clear()
        self.drawn.clear()
        self.possible.clear()

    def _begin(self, seat: int, move: str, line: str) -> None:
        """Make a move as far as it goes."""
        self.run()
        while not (run := begun(self.game, self.s, seat, move)) or self.game.window_of(self.s, seat, run[0]):
            if not self.answer_one():
                break
            self.run()
        if not run:
            raise Unreadable("position", DONE, NOT_A_BEGINNING, given=line)
        self._answer(seat, run)

    def make(self, seat: int, move: str) -> None:
        """Make a move at the first question at which it can be made, or raise with the rule that forbids it."""
        journal = self.s.journal
        ready = self._wait_for(seat, move)
        if not ready and self.game.positions.retells(self.s, journal[self._told :], Seat(seat), words_of(move)):
            return
        codes = self.game.checked(self.s, seat, move)
        self._told = len(journal)
        self.asked.clear()
        self._answer(seat, codes)

    def _answer(self, seat: int, codes: Iterable[int]) -> None:
        """Answer step by step, and look at each question between the steps of one move."""
        for code in codes:
            if self.game.in_multi_step(self.s, seat):
                self.look()
            self.game.answer(self.s, seat, code)

    def look(self) -> None:
        """Look at a question that has been put, before it is answered."""

    def _wait_for(self, seat: int, move: str) -> bool:
        """Answer what leaves no choice until this move can be made or a player has a real choice.

        True if it can be made. A window is not used while play goes on by itself: no table stops there.
        """
        while True:
            self.run()
            if not self.s.stack:
                return False
            allowed = self._allowed(seat, move)
            if allowed and not self._by_window(seat, move):
                return True
            if not self.answer_one():
                return allowed

    def _by_window(self, seat: int, move: str) -> bool:
        return self.game.window_of(self.s, seat, self.game.checked(self.s, seat, move)[0]) is not None

    def _allowed(self, seat: int, move: str) -> bool:
        try:
            return not self.game.why_not(self.s, seat, move)
        except Unreadable:
            return False

    def run(self, until: str = "") -> bool:
        """Play on to the next question, to the end, or to where a phase begins: then True."""
        game, s = self.game, self.s
        while not game.proceed(s, until, forced=False):
            step = game.steps[s.stack[-1][0]] if s.stack else None
            if not isinstance(step, Chance):
                if isinstance(step, Ask):
                    self.look()
                    self.asked += [(seat, step.question(s, seat).prompt) for seat in game.asked(s)]
                return False
            self.draw(step)
        return True

    def draw(self, step: Chance[Any]) -> None:
        s = self.s
        frame = s.stack[-1]
        queue = self.forced.get(step.label)
        if queue:
            word, words = queue.pop(0), {step.write(s, code): code for code in step.outcomes(s, frame)[0]}
            if word not in words:
                raise Unreadable("draw", step.label, CANNOT_COME_OUT, given=word, known=", ".join(words))
            code = words[word]
        else:
            if step.label not in self.possible:
                self.possible[step.label] = [step.write(s, code) for code in step.outcomes(s, frame)[0]]
            code = step.roll(s, frame)
            word = step.write(s, code)
        self.drawn.append((step.label, word))
        s.drawn += 1
        s.stack.pop()
        step.take(s, frame, code)
        if queue and self.game.positions.came(s, step.label, queue):
            queue.clear()

    def answer_one(self) -> bool:
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


def begun(game: Game[Any], s: Any, seat: int, text: str) -> list[int]:
    """Return the codes of a move that is written as far as it goes; none where no move begins so, or it is whole.

    Each step is the one that agrees with the text for longest: one word, such as x3 or titan:2, may stand for several
    steps, and after the first of them it begins alike.
    """
    trial = s.clone()
    run: list[int] = []
    wanted = text.split()
    while len(run) < LONGEST and (not run or game.in_multi_step(trial, seat)):
        codes = [code for code in (*game.legal(trial, seat), *game.joinable(trial, seat)) if code != PASS]
        if not codes:
            return []
        told = {code: game.write(s, seat, [*run, code]).split() for code in codes}
        best = max(told, key=lambda code: (told[code] == wanted, agreed(told[code], wanted)))
        game.answer(trial, seat, best)
        run.append(best)
        if told[best] == wanted:
            return run if game.in_multi_step(trial, seat) else []
    return []


def agreed(one: Sequence[str], other: Sequence[str]) -> tuple[int, int]:
    """Count the words that are equal from the start, and the equal letters of the next word."""
    words = _same(one, other)
    return words, _same(*next(zip(one[words:], other[words:]), ("", "")))


def _same(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other)))


def mover(game: Game[Any], line: str, text: Text, where: str) -> tuple[int, str]:
    """Who moves, and the move."""
    name, colon, move = line.partition(":")
    if not colon or name.strip() not in game.seats:
        raise Unreadable(text, where, NO_MOVER, given=line, known=", ".join(game.seats))
    return game.seats.index(name.strip()), move.strip()


def moves_done(given: Any, text: Text, where: str) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(line, str) for line in given):
        raise Unreadable(text, where, NOT_MOVES, given=shown(given), right='["A: …"]')
    return given


def forced_draws(game: Game[Any], given: Any, text: Text, where: str) -> dict[str, list[str]]:
    if not isinstance(given, dict):
        raise Unreadable(text, where, NOT_OUTCOMES, right='"…"')
    found = {}
    for label, words in given.items():
        if not isinstance(words, list) or not all(isinstance(word, str | int) for word in words):
            raise Unreadable(text, where, NOT_OUTCOMES, right='"…"')
        found[label_of(game, label, text, where)] = [str(word) for word in words]
    return found


def label_of(game: Game[Any], given: str, text: Text, where: str) -> str:
    """Return the label of a draw, which may be written in the singular or the plural."""
    known = [step.label for step in game.steps if isinstance(step, Chance)]
    for label in known:
        if label.rstrip("s") == given.rstrip("s"):
            return label
    raise no_such(text, where, given, known)
