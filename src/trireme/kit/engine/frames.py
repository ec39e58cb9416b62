"""Frames say what is pending. Steps say what each kind of frame means.

A frame is a tuple: its kind, a number, then what the kind needs. There are three natures of frames:

* Work  `(kind, data)`                  is popped and run; it may push others.
* Ask   `(kind, serial, seats, data)`   stays until every seat of the bit mask `seats` has answered.
* Chance `(kind, data)`                 is popped and given a random outcome.

The data is a `FrameData` with named fields, declared in the file of its step; kinds that need none have none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from trireme.kit import dice
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.engine.state import BaseState, Frame
from trireme.kit.engine.wordings import fits
from trireme.kit.masks import bits, nth
from trireme.kit.seats import Seat

NO_CODE: Final = -1


S = TypeVar("S", bound=BaseState)
T = TypeVar("T")


class Step(Generic[S]):
    """What a kind of frame means. A game reads the flags of the class once, when it gets its steps."""

    entry: ClassVar[str] = ""
    """Name of the entry point that begins here, where there is one."""
    phase: ClassVar[str] = ""
    """Name of the phase that is played while such a frame is on top; where it is empty, the frame below says it."""


class Work(Step[S]):
    """A step that runs by itself."""

    def run(self, s: S, frame: Frame) -> None:
        raise NotImplementedError


class Chance(Step[S]):
    """A random outcome. `label` names it for forced outcomes, explicit chance and verification."""

    label: ClassVar[str] = ""

    def outcomes(self, s: S, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        """Return the codes that can come out, and their weights."""
        raise NotImplementedError

    def roll(self, s: S, frame: Frame) -> int:
        """Return the outcome that the sealed stream gives. A step may work it out faster, with the same result."""
        codes, weights = self.outcomes(s, frame)
        return dice.pick(s.key, s.drawn, codes, weights)

    def take(self, s: S, frame: Frame, code: int) -> None:
        raise NotImplementedError

    def write(self, s: S, code: int) -> str:
        """Return the outcome as a word."""
        raise NotImplementedError

    def known(self) -> Sequence[str]:
        """Return every word that can ever come out; empty if unknown. A case that refuses another word is misspelt."""
        return ()


class Draw(Chance[S]):
    """A draw of one thing of a mask, all of them equally likely, such as the top card of a face-down pile."""

    first: ClassVar[int] = 0
    """The code of the thing with the lowest number."""

    def pile(self, s: S) -> int:
        """Return what can be drawn, as a mask."""
        raise NotImplementedError

    def outcomes(self, s: S, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        pile = self.pile(s)
        codes = bits(pile, range(self.first, self.first + pile.bit_length()))
        return codes, [1] * len(codes)

    def roll(self, s: S, frame: Frame) -> int:
        pile = self.pile(s)
        return self.first + nth(pile, dice.below(s.key, s.drawn, pile.bit_count()))


class Ask(Step[S]):
    """A question to one seat or several at once.

    Every answer is one int. A run of answers of one seat (the tile, then the coins) is one move and one line of the
    record. Steps of a run follow each other directly: each but the last only notes what was chosen.
    """

    prompt: ClassVar[str] = ""
    cover: ClassVar[bool] = False
    """The engine always asks, even if one answer only is legal: skipping a seat would reveal what is hidden."""
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {}
    """Verbs that belong to other questions, and what the rules say to a player who tries them here."""

    earlier: ClassVar[tuple[str, ...]] = ()
    """Verbs of an earlier step of the same move, which this question reads by itself."""

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs that moves of this question begin with; none where they are a number or a name alone."""
        return ()

    def answers_to_others(self) -> dict[str, tuple[Rule, ...]]:
        """Return `others`, or what takes its place where that depends on the options of the game."""
        return self.others

    def legal(self, s: S, seat: Seat) -> list[int]:
        """Return all legal codes, generated from ranges and masks."""
        raise NotImplementedError

    def only(self, s: S, seat: Seat) -> int:
        """Return the code if exactly one is legal, else NO_CODE. A step may know that without listing all codes."""
        codes = self.legal(s, seat)
        return codes[0] if len(codes) == 1 else NO_CODE

    def candidates(self, s: S, seat: Seat) -> Iterable[int]:
        """Return all codes that a player might try, legal or not. Those that no rule forbids are the legal ones."""
        raise NotImplementedError

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid this code here, the most telling first; none where it is legal.

        Each has a condition of its own, and is given only where it forbids the code in this position. Work it out from
        these conditions, not from `legal`: the harness holds one against the other.
        """
        raise NotImplementedError

    def done(self, s: S, seat: Seat) -> int:
        """Return the code that ends a Some, while this is one; else NO_CODE."""
        return NO_CODE

    def joins(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """In a Some, the rules that forbid an item beside those chosen, in whatever order; `forbids` keeps to one."""
        return self.forbids(s, seat, code)

    def take(self, s: S, seat: Seat, code: int) -> None:
        """Give this answer. In a `Some`, items lead to the same state in any order."""
        raise NotImplementedError

    def forced(self, s: S, seat: Seat, code: int) -> Event | None:
        """Return the event that tells a seat why the engine answered for it, or None."""
        return None

    def progress(self, s: S, seat: Seat) -> int:
        """Return how many steps of an unfinished run this seat has made here."""
        return 0

    def stage(self, s: S, seat: Seat) -> int:
        """Return the end of the question's id. It tells apart the questions that one frame puts to a seat in turn."""
        return self.progress(s, seat)

    def id(self, s: S, seat: Seat) -> str:
        """Return the id of the question on top, which the answers of other seats leave as it is."""
        return f"{s.stack[-1][1]}.{seat}.{self.stage(s, seat)}"

    def question(self, s: S, seat: Seat) -> Question:
        raise NotImplementedError

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        """Return the whole run that a move's words mean, steps that leave no choice included."""
        raise NotImplementedError

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        """Return the words of a run that begins here."""
        raise NotImplementedError

    def wordings(self, s: S, seat: Seat, run: Sequence[int]) -> Iterable[str]:
        """Return other ways to write a legal run than that of `write`, which people may use: see `wording`."""
        return ()

    def says(self, s: S, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Return whether these words, which `write` does not give, mean this legal run and nothing else."""
        return any(fits(wording, words) for wording in self.wordings(s, seat, run))

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        """Yield the rules that forbid a whole run."""
        return self.forbids(s, seat, run[0])

    def places(self, s: S, seat: Seat, code: int) -> tuple[str, ...]:
        """Return the things on the board that stand for this code."""
        return ()

    def elsewhere(self, s: S, seat: Seat, target: str) -> Iterator[Reason]:
        """Return the rules that answer a player who points at a thing that no code stands for."""
        return iter(())


def make_steps(ruleset: T, *files: Mapping[int, Callable[[T], Step[S]]]) -> list[Step[S]]:
    """Make the steps of all files of a game, each by the number of its kind. No number may stand for two kinds."""
    steps: dict[int, Step[S]] = {}
    for file in files:
        for kind, make in file.items():
            if kind in steps:
                raise ValueError(f"{make} and {steps[kind]} are both steps of kind {kind}")
            steps[kind] = make(ruleset)
    return table_of(steps)


def table_of(steps: Mapping[int, Step[S]]) -> list[Step[S]]:
    """Return steps by the numbers of their kinds. Modules have blocks of numbers, so there may be holes."""
    hole: Step[S] = Step()
    return [steps.get(kind, hole) for kind in range(max(steps) + 1)]
