"""A random game, moment by moment: where the checks stand, and how they complain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Generic, NoReturn

import msgspec

from trireme.kit.engine.frames import Ask, S
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Fault, TriremeError
from trireme.kit.game import Game
from trireme.kit.moves import Move
from trireme.kit.seats import Seat


class HarnessError(AssertionError):
    """A game breaks a promise; the message says which game, seed and decision, and what differed."""

    check = "walk"
    """The check that found it; `walk` where the game cannot even be played."""


@dataclass(frozen=True, kw_only=True)
class Density:
    """How closely a random game is looked at."""

    every: int = 3
    """One decision in so many is examined; cheap checks look at all of them."""
    answers: int = 3
    """Legal answers tried of each question."""
    wrong: int = 5
    """Illegal answers tried of each question, as codes and as texts."""
    hash_seeds: tuple[str, ...] = ()
    """Values of PYTHONHASHSEED that must give equal bytes, each in a process of its own."""


QUICK = Density()
THOROUGH = Density(every=1, answers=8, wrong=12, hash_seeds=("1", "2"))


def complain(game: Game[S], seed: int, number: int, what: str) -> NoReturn:
    raise HarnessError(f"{told(game, seed, number)}: {what}")


def told(game: Game[S], seed: int, number: int) -> str:
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    return f"{game.name} ({options}), seed {seed}, decision {number}"


@contextmanager
def blamed(game: Game[S], seed: int, check: str, number: int = 0) -> Iterator[None]:
    """Errors that a game should not raise become failures that say where, and all failures know who has found them."""
    try:
        yield
    except HarnessError as error:
        error.check = check
        raise
    except Exception as error:
        failure = HarnessError(f"{told(game, seed, number)}: {check} ends in {error!r}")
        failure.check = check
        raise failure from error


class HarnessPosition(Generic[S]):
    """One decision of one random game. Checks look at the state and play on copies; they never change it."""

    def __init__(self, game: Game[S], seed: int, number: int, s: S, density: Density, words: list[str]) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.s = s
        self.density = density
        self.words = words
        """Words of moves seen in this game so far, to make wrong moves of."""
        self.closely = number % density.every == seed % density.every or not s.stack
        """Whether it is one of those that are looked at closely."""
        self.played: tuple[Seat, int] | None = None
        """Who has answered what, once the game goes on."""
        self.rng = Random(f"{seed} {number}")

    def fail(self, what: str) -> NoReturn:
        asked = ", ".join(self.name(seat) for seat in self.game.asked(self.s)) or "nobody"
        step = self.game.steps[self.s.stack[-1][0]] if self.s.stack else None
        about = f" ({step.prompt})" if isinstance(step, Ask) else ""
        complain(self.game, self.seed, self.number, f"{asked} asked{about}: {what}")

    def same(self, what: str, one: object, other: object) -> None:
        """Both must be equal, or this is where they differ."""
        if one != other:
            self.fail(f"{what}: {difference(one, other)}")

    def name(self, seat: int | None) -> str:
        if seat is None:
            return "a spectator"
        return "chance" if seat == CHANCE else self.game.seats[seat]

    def sample(self, codes: Sequence[int]) -> list[int]:
        """Return some legal answers to try."""
        return self.rng.sample(codes, min(len(codes), self.density.answers))

    @property
    def movers(self) -> list[Seat]:
        return movers(self.game, self.s)

    def runs(self, seat: int) -> list[list[int]]:
        """Return some whole moves of a seat, as codes; each begins with another legal code."""
        return [self.run_from(self.s, seat, code) for code in self.sample(legal_of(self.game, self.s, seat))]

    def answers(self, seat: int) -> list[list[int]]:
        """Return some whole moves of a seat that must answer, none of which uses a window."""
        return [self.run_from(self.s, seat, code) for code in self.sample(must_of(self.game, self.s, seat))]

    def run_from(self, s: S, seat: int, code: int) -> list[int]:
        """Return a whole move that begins with this code and goes on at random."""
        trial = s.clone()
        run = [code]
        self.game.answer(trial, seat, code)
        while self.game.in_multi_step(trial, seat):
            run.append(self.rng.choice(legal_of(self.game, trial, seat)))
            self.game.answer(trial, seat, run[-1])
        return run

    def after(self, seat: int, run: Sequence[int]) -> S:
        """Return a copy of the state, played on by the fast path."""
        s = self.s.clone()
        for code in run:
            self.game.answer(s, seat, code)
        self.game.proceed(s)
        return s

    def error_of(self, s: S, seat: int, move: Move, question: str | None = None) -> TriremeError | None:
        """Return what the checked path raises; anything but an error made for people is a failure of its own."""
        try:
            self.game.apply(s, seat, move, question)
        except Fault as fault:
            self.fail(f"{self.name(seat)}: {move!r} breaks the checked path with {fault.__cause__!r}")
        except TriremeError as error:
            return error
        except Exception as error:
            self.fail(f"{self.name(seat)}: {move!r} breaks the checked path with {error!r}")
        return None


def walk(game: Game[S], seed: int, density: Density) -> Iterator[HarnessPosition[S]]:
    """Yield a random game; the last moment is its end. Any seat that must or may answer can be the next to do so."""
    rng = Random(seed)
    s = game.start(seed)
    words: list[str] = []
    number = 0
    while seats := movers(game, s):
        if number >= game.bound:
            complain(game, seed, number, f"the game goes on after {game.bound} decisions, its bound")
        yield (m := HarnessPosition(game, seed, number, s, density, words))
        number += 1
        seat = rng.choice(seats)
        codes = legal_of(game, s, seat)
        if not codes:
            complain(game, seed, number, f"{game.seats[seat]} is asked and has no legal answer")
        m.played = seat, rng.choice(codes)
        with blamed(game, seed, "playing on", number):
            game.answer(s, *m.played)
            game.proceed(s)
    yield HarnessPosition(game, seed, number, s, density, words)


def legal_of(game: Game[S], s: S, seat: int) -> list[int]:
    """Return the legal codes of any seat that must or may answer, without the pass that windows are offered with."""
    return [code for code in game.legal(s, seat) if code != PASS]


def must_of(game: Game[S], s: S, seat: int) -> list[int]:
    """Return the legal codes of a seat that must answer, without what windows let it do."""
    step = game.steps[s.stack[-1][0]]
    return step.legal(s, Seat(seat)) if isinstance(step, Ask) else legal_of(game, s, seat)


def movers(game: Game[S], s: S) -> list[Seat]:
    """Return the seats that have something to answer, those that must first."""
    return game.asked(s) + [seat for seat in game.may(s) if legal_of(game, s, seat)]


PENDING = ("check_end", "drawn", "forced_draws", "key", "serial", "stack")
"""The fields that every state has, without those that it has for speed or for readers."""


def everything(s: S) -> dict[str, object]:
    """Return all that is in a state by name, the sealed stream too. Equal states go on equally."""
    found = {name: getattr(s, name) for name in (*PENDING, *s.fields, *getattr(s, "__dict__", ()))}
    for number, part in enumerate(s.parts):
        found |= {f"{type(part).__name__}.{number}.{name}": getattr(part, name) for name in part.fields}
    return found


def difference(one: object, other: object, path: str = "") -> str:
    """Return where two values first differ, as `coins[1] is 3 and 4`."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return difference(one[name], other[name], f"{path}.{name}" if path else str(name))
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path} is {one!r} and {other!r}".strip()
