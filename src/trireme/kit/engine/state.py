"""What is pending is data: a stack of frames inside the state, and steps that know what each kind of frame means.

A frame is a tuple of ints: its kind, then what the kind needs. There are three natures of frames:

* Work  `(kind, ...)`                  is popped and run; it may push others.
* Ask   `(kind, serial, seats, ...)`   stays until every seat of the bit mask `seats` has answered.
* Chance `(kind, ...)`                 is popped and given a random outcome.

No generators, callbacks or closures live in a state, so it can be copied, saved, undone and searched at any decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, Generic, Self, TypeVar

from trireme.kit import dice
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.engine.secrecy import SCREENED, Secrecy
from trireme.kit.engine.wordings import fits
from trireme.kit.errors import Unreadable
from trireme.kit.masks import bits, nth
from trireme.kit.problems import WHOLE_NUMBER
from trireme.kit.seats import Seat

Frame = tuple[int, ...]

NO_CODE: Final = -1
LONGEST: Final = 18
"""Digits of a number that somebody writes."""
UNSETTLED: Final = Seat(-2)
"""Nobody has looked yet who is to move."""

PENDING: Final = (
    "answers",
    "check_end",
    "drawn",
    "forced_draws",
    "journal",
    "key",
    "open",
    "parts",
    "serial",
    "stack",
    "to_move_cache",
    "windows_shown",
)
"""What a state of any game holds besides its own fields."""


def restore(thing: object, saved: Mapping[str, object]) -> None:
    for name, value in saved.items():
        setattr(thing, name, value)


class ModuleState:
    """What a module adds to a state: a class of its own, with its fields listed and `clone()` a handful of copies."""

    secrecy: ClassVar[Secrecy] = {}
    """What each of its fields is to those who look: see `fields.py`."""
    fields: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = False
    """It is replaced as a whole and never changed in place, so that copies of a state have the same one."""
    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares nothing that can change; of a part that is not shared."""
        raise NotImplementedError

    def on_table(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.fields)

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.fields}

    def __setstate__(self, saved: Mapping[str, object]) -> None:
        restore(self, saved)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.on_table() == other.on_table()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.fields)})"


NO_PARTS: Final[list[ModuleState]] = []
"""The parts of a state without modules: one list for all, never changed."""


class BaseState:
    """What every game's state has besides its own fields. `clone()` is each game's own handful of list copies.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.start(seed=3)
    >>> other = state.clone()
    >>> game.play(other, game.legal(other)[0])
    >>> state == game.start(seed=3), state == other
    (True, False)
    """

    secrecy: ClassVar[Secrecy] = {}
    """What each field of a game's own state is to those who look: see `fields.py`."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of what a game's own state holds."""
    __slots__ = PENDING

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.key = b""
        self.drawn = 0
        """How many draws the sealed stream has given."""
        self.serial = 0
        """How many questions have been opened; names them."""
        self.open = 0
        """Seats known to have a real choice in the question on top."""
        self.parts: list[ModuleState] = NO_PARTS
        """What modules remember, each in a part of its own."""
        self.check_end = False
        """Something has changed after which `Game.check` must look whether the game goes on."""
        self.windows_shown: tuple[int, ...] = ()
        """Which windows each seat was shown in sequence, and when; no part of the position, nor of its record."""
        self.answers: list[int] | None = None
        """Legal codes of whoever is to move, once somebody has looked; never part of a comparison."""
        self.to_move_cache = UNSETTLED
        """Who that is, while a window is open to somebody; NOBODY while all is as without windows."""
        self.journal: list[Event] | None = None
        self.forced_draws: dict[str, list[str]] | None = None
        """Outcomes that a case forces, by label."""

    def screens(self) -> dict[str, object]:
        """What is screened, by name; `resample` keeps it."""
        return {name: getattr(self, name) for name, kind in self.secrecy.items() if kind == SCREENED}

    def clone(self) -> Self:
        """A copy that shares nothing that can change. The journal is not copied: a copy is for thinking."""
        raise NotImplementedError

    def on_table(self) -> tuple[object, ...]:
        """Everything that makes the position, for comparing; not the key and what is still to be drawn with it."""
        return (self.stack, self.parts, *(getattr(self, name) for name in self.fields))

    def __eq__(self, other: object) -> bool:
        """The same position, whatever is still to be drawn."""
        return isinstance(other, type(self)) and self.on_table() == other.on_table()

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in (*self.fields, "parts", "stack"))
        return f"{type(self).__name__}({', '.join(fields)})"

    def __copy__(self) -> Self:
        """A clone, with the journal if it has one: so `copy.copy` and `copy.deepcopy` cost little and share nothing."""
        other = self.clone()
        if self.journal is not None:
            other.journal = self.journal[:]
        if self.forced_draws is not None:
            other.forced_draws = {label: queue[:] for label, queue in self.forced_draws.items()}
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.__copy__()

    def __getstate__(self) -> dict[str, object]:
        """All of it by name: slots are no list to go by, since a compiled state has none."""
        return {name: getattr(self, name) for name in (*PENDING, *self.fields)}

    def __setstate__(self, saved: Mapping[str, object]) -> None:
        restore(self, saved)

    def pending_into(self, other: BaseState) -> None:
        """Copy what is pending, and the parts of modules; for `clone()`."""
        other.stack = self.stack[:]
        other.key = self.key
        other.drawn = self.drawn
        other.serial = self.serial
        other.open = self.open
        other.check_end = self.check_end
        other.windows_shown = self.windows_shown
        if self.parts:
            other.parts = parts = []
            for part in self.parts:
                parts.append(part if part.shared else part.clone())

    def tell(self, event: Event) -> None:
        """An event for those who look; where making it costs, ask for the journal first."""
        if self.journal is not None:
            self.journal.append(event)

    def ask(self, kind: int, seats: int, rest: Frame = ()) -> None:
        """Put a question to all seats of a mask; `rest` is what its frame needs besides."""
        if seats:
            self.serial += 1
            self.open = 0
            self.stack.append((kind, self.serial, seats, *rest))

    def answered(self, seat: Seat) -> None:
        """This seat is done with the question on top; the last one removes it."""
        frame = self.stack[-1]
        seats = frame[2] & ~(1 << seat)
        if seats:
            self.stack[-1] = (frame[0], frame[1], seats, *frame[3:])
        else:
            self.stack.pop()
            self.open = 0


S = TypeVar("S", bound=BaseState)


class Step(Generic[S]):
    """What a kind of frame means. Its flags are the class's own: a Game reads them once, when it gets its steps."""

    entry: ClassVar[str] = ""
    """Name of the entry point that begins here, where there is one."""
    phase: ClassVar[str] = ""
    """Name of the phase that is played while such a frame is on top; where it is empty, the frame below says it."""


class Work(Step[S]):
    """Something that runs by itself."""

    def run(self, s: S, frame: Frame) -> None:
        raise NotImplementedError


class Chance(Step[S]):
    """A random outcome. `label` names it for forced outcomes, explicit chance and verification."""

    label: ClassVar[str] = ""

    def outcomes(self, s: S, frame: Frame) -> tuple[Sequence[int], Sequence[int]]:
        """Codes that can come out, and their weights."""
        raise NotImplementedError

    def roll(self, s: S, frame: Frame) -> int:
        """The outcome that the sealed stream gives; a step may work it out faster, with the same result."""
        codes, weights = self.outcomes(s, frame)
        return dice.pick(s.key, s.drawn, codes, weights)

    def take(self, s: S, frame: Frame, code: int) -> None:
        raise NotImplementedError

    def write(self, s: S, code: int) -> str:
        """The outcome as a word."""
        raise NotImplementedError

    def known(self) -> Sequence[str]:
        """Every word that can ever come out. A case that refuses another one is misspelt; none are known if empty."""
        return ()


class Draw(Chance[S]):
    """One of the things of a mask, all of them equally likely, such as the top card of a pile that nobody knows."""

    first: ClassVar[int] = 0
    """The code of the thing with the lowest number."""

    def pile(self, s: S) -> int:
        """What can be drawn, as a mask."""
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
    """Nobody is answered for, even with a single answer: being skipped would betray what is hidden."""
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {}
    """Verbs that belong to other questions, and what the rules say to somebody who tries them here."""

    earlier: ClassVar[tuple[str, ...]] = ()
    """Verbs of an earlier step of the same move, which this question reads by itself."""

    def verbs(self) -> tuple[str, ...]:
        """The verbs that moves of this question begin with; none where they are a number or a name alone."""
        return ()

    def answers_to_others(self) -> dict[str, tuple[Rule, ...]]:
        """The same as `others`, where it depends on what the game was made with."""
        return self.others

    def legal(self, s: S, seat: Seat) -> list[int]:
        """All legal codes, generated from ranges and masks."""
        raise NotImplementedError

    def only(self, s: S, seat: Seat) -> int:
        """The single legal code, where there is just one, else NO_CODE. A step may know without listing them all."""
        codes = self.legal(s, seat)
        return codes[0] if len(codes) == 1 else NO_CODE

    def candidates(self, s: S, seat: Seat) -> Iterable[int]:
        """All codes that somebody might try, legal or not. Those that nothing forbids are the legal ones."""
        raise NotImplementedError

    def forbids(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """The rules that forbid this code here, the most telling first; none where it is legal.

        Each has a condition of its own, and is given only where it forbids the code in this position. Work it out from
        these conditions, not from `legal`: the harness holds one against the other.
        """
        raise NotImplementedError

    def done(self, s: S, seat: Seat) -> int:
        """The code that ends a Some, while this is one; else NO_CODE."""
        return NO_CODE

    def joins(self, s: S, seat: Seat, code: int) -> Iterator[Reason]:
        """In a Some, the rules that forbid an item beside those chosen, in whatever order; `forbids` keeps to one."""
        return self.forbids(s, seat, code)

    def take(self, s: S, seat: Seat, code: int) -> None:
        """In a Some in any order, to the same state."""
        raise NotImplementedError

    def forced(self, s: S, seat: Seat, code: int) -> Event | None:
        """What is told of a seat that is answered for, where it could wonder why nobody asked it."""
        return None

    def progress(self, s: S, seat: Seat) -> int:
        """How many steps of an unfinished run this seat has made here."""
        return 0

    def stage(self, s: S, seat: Seat) -> int:
        """Tells apart the questions that one frame puts to a seat one after the other; the end of their ids."""
        return self.progress(s, seat)

    def id(self, s: S, seat: Seat) -> str:
        """The id of the question on top, which the answers of other seats leave as it is."""
        return f"{s.stack[-1][1]}.{seat}.{self.stage(s, seat)}"

    def question(self, s: S, seat: Seat) -> Question:
        raise NotImplementedError

    def read(self, s: S, seat: Seat, words: list[str]) -> list[int]:
        """The whole run that a move's words mean, steps that leave no choice included."""
        raise NotImplementedError

    def write(self, s: S, seat: Seat, run: Sequence[int]) -> str:
        """The words of a run that begins here."""
        raise NotImplementedError

    def wordings(self, s: S, seat: Seat, run: Sequence[int]) -> Iterable[str]:
        """Other ways to write a legal run than that of `write`, which people may use: see `wording`."""
        return ()

    def says(self, s: S, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        """Whether a move of these words, which is not what `write` gives, says this legal run and nothing else."""
        return any(fits(wording, words) for wording in self.wordings(s, seat, run))

    def objections(self, s: S, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        """The rules that forbid a whole run."""
        return self.forbids(s, seat, run[0])

    def places(self, s: S, seat: Seat, code: int) -> tuple[str, ...]:
        """Things on the board that stand for this code."""
        return ()

    def elsewhere(self, s: S, seat: Seat, target: str) -> Iterator[Reason]:
        """The rules that answer somebody who points at a thing that no code stands for."""
        return iter(())


def table_of(steps: Mapping[int, Step[S]]) -> list[Step[S]]:
    """Steps by the number of their kind. Modules number theirs in blocks of their own, so there may be holes."""
    hole: Step[S] = Step()
    return [steps.get(kind, hole) for kind in range(max(steps) + 1)]


def is_whole_number(word: str) -> bool:
    """Whether a word is a number in digits from 0 to 9, no longer than any that a game has: not `-3`, `2.5` or `²`."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST


def whole_number(word: str) -> int:
    """A number in a move; words such as `-3`, `2.5` or `three` are unreadable."""
    if not is_whole_number(word):
        raise Unreadable("move", word, WHOLE_NUMBER, given=word)
    return int(word)
