"""The Game protocol: what each game gives, and the verbs that follow.

There are two paths with the same results: the fast one (`legal` and `play`, in `engine.py`) and the checked one
(`apply`, `why_not` and `reasons`, in `checked_game.py`). The harness proves that they agree.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import ClassVar, Self

import msgspec

from trireme.kit import dice
from trireme.kit.content.loading import Format1File
from trireme.kit.engine.action_codes import NO_IDS, Codes, Ids, codes_hash
from trireme.kit.engine.checked_game import CheckedGame
from trireme.kit.engine.frames import S
from trireme.kit.engine.view import Result, View
from trireme.kit.errors import BadOption
from trireme.kit.info import GameInfo
from trireme.kit.options import Option
from trireme.kit.positions import Facts, Positions
from trireme.kit.problems import RANGE, SHARE_COUNT
from trireme.kit.scripted import DONE, DRAWS, ScriptedGame, forced_draws, moves_done


class Game(CheckedGame[S]):
    """A game with fixed options and content: tables and steps, immutable after it is made. States hold neither.

    What is a `ClassVar` here is the class's own; the rest is set when a game is made, never in the body of a class.

    >>> game = trireme.make("cyclades", players=3, purses="open")
    >>> game, game.seats
    (Cyclades(players=3, purses='open'), ('A', 'B', 'C'))
    """

    rules_number: ClassVar[int] = 1
    """Of the base game; raised when a change of its rules alters a stored record. Each module counts its own."""
    format_1: ClassVar[Format1File] = Format1File()
    """Its components as format 1 knew them."""
    modules: ClassVar[tuple[str, ...]] = ("base",)
    """Modules that this version plays; the rulebook has rules of each that is no extra."""
    extras: ClassVar[Mapping[str, str]] = {}
    """Modules that change another, and that other: they are played only with it, and their rules are among its own."""
    choices: ClassVar[tuple[Option, ...]] = ()
    """The options that it can be made with."""
    content_hash: str
    options: Mapping[str, object]
    teams: tuple[int, ...] = ()
    """The team of each seat, where there are teams."""
    hidden: bool = False
    """Whether seats know different things, apart from what is still to be drawn."""
    codes: tuple[Codes, ...] = ()
    """The registries of its answers: that of the game, then those of the modules in play."""
    code_ids: Ids = NO_IDS
    """The ids behind the numbers in its codes, by the kinds that the registries name."""
    hashed_ids: Ids = NO_IDS
    """The ids that go into `codes_hash`, if they differ: with places of the boards for all numbers of players."""
    bound: ClassVar[int]
    """A random game ends within this many decisions."""
    positions: Positions[S]
    """How its positions are told as facts, for rules cases."""
    _given: tuple[tuple[object, ...], dict[str, object]]
    """What it was made with."""

    def __new__(cls, *given: object, **options: object) -> Self:
        game = super().__new__(cls)
        game._given = given, options
        return game

    def __reduce__(self) -> tuple[object, ...]:
        """To another process a game travels as what it was made with, and is made again there."""
        return _make_again, (type(self), *self._given), {"explicit": self.explicit}

    def __copy__(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        # What is the engine's would not be found there if it were compiled.
        other.seats, other.explicit, other.windows, other.steps = self.seats, self.explicit, self.windows, self.steps
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self  # nothing in it changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"

    @property
    def info(self) -> GameInfo:
        """What research code wants to know before it plays.

        >>> trireme.make("peloponnes").info.players
        4
        """
        return GameInfo(
            codes=max((codes.end for codes in self.codes), default=0),
            players=len(self.seats),
            decisions=self.bound,
            hidden=self.hidden,
            teams=self.teams,
            windows=bool(self.windows),
        )

    @cached_property
    def codes_hash(self) -> str:
        """The hash of what stored answers depend on: the codes, and the components behind them."""
        return codes_hash(self.codes, self.hashed_ids or self.code_ids)

    @cached_property
    def earlier_codes_hash(self) -> str:
        """As versions had it that hashed no ids: the numbers of their components are those of today."""
        return codes_hash(self.codes)

    def code_name(self, code: int) -> str:
        """Return what a code stands for, by its block and the ids of components; empty for a code without a block.

        >>> trireme.make("cyclades", players=3).code_name(303)
        'call satyr'
        """
        return next((name for codes in self.codes if (name := codes.named(code, self.code_ids))), "")

    def check_seat(self, seat: int | None) -> None:
        """Complain unless this is a seat of this game, or None for a spectator."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise BadOption("seat", RANGE, given=seat, low=0, high=len(self.seats) - 1)

    # What each game gives.

    def rules_numbers(self) -> dict[str, int]:
        """Return the rules number of each module in play, the base game's first."""
        return {"base": self.rules_number}

    def opening(self, key: bytes) -> S:
        """Return a state at the very beginning, nothing run yet."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None = None) -> View:
        """Return what a seat sees; without one, what a spectator sees.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.view(state, seat=1).seat, game.view(state).seat
        (1, None)
        """
        raise NotImplementedError

    def views(self, s: S, seats: Sequence[int | None]) -> Sequence[View]:
        """Return what each of these sees; a game may work out once what all see."""
        return [self.view(s, seat) for seat in seats]

    def resample(self, s: S, seat: int | None, rng: Random) -> S:
        """Return a state that this seat cannot tell from the real one; what is only screened stays.

        >>> import random
        >>> game = trireme.make("cyclades", players=2)
        >>> state = game.start(seed=1)
        >>> other = game.resample(state, 0, random.Random(1))
        >>> game.view(other, 0) == game.view(state, 0), other.key == state.key
        (True, False)
        """
        raise NotImplementedError

    screened: ClassVar[frozenset[str]] = frozenset()
    """Last names of what a view shows to its owner only, though a perfect memory could count it."""

    def scramble(self, s: S, seat: int | None, rng: Random) -> S:
        """As `resample`, but screened things change too: for the secrecy proof."""
        return self.resample(s, seat, rng)

    def result(self, s: S) -> Result | None:
        """Return how the game ended, or None while it goes on.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> game.result(state) is None  # not over yet
        True
        """
        raise NotImplementedError

    # The verbs that follow from the steps.

    def key(self, s: S, seat: int | None = None) -> bytes:
        """Return the key of a position for a table of positions. Equal states have equal keys.

        It leaves out what has no effect on play: the numbers of the questions, and the stream of draws to come. With a
        seat, all states that this seat cannot tell apart have one key. Where nothing is hidden, it is the position's.

        >>> game = trireme.make("peloponnes", players=2)
        >>> state = game.start(seed=3)
        >>> table = {game.key(state): 0.5}
        >>> game.key(state.clone()) in table
        True
        """
        if seat is not None and self.hidden:
            own = (msgspec.structs.replace(question, id="") for question in self.asks(s) if question.seat == seat)
            return msgspec.msgpack.encode((self.view(s, seat), *own), order="deterministic")
        asked = self._questions
        pending = [frame if asked[frame[0]] is None else (frame[0], 0, *frame[2:]) for frame in s.stack]
        parts = [part.on_table() for part in s.parts]
        position = (pending, parts, *(getattr(s, name) for name in s.fields))
        try:
            return msgspec.msgpack.encode(position)
        except OverflowError:  # msgpack has no numbers of more than 64 bits, and some masks are longer.
            return marshal.dumps(msgspec.to_builtins(position), 2)  # 2: without references

    def start(self, seed: int | bytes | None = None, journal: bool = False, shares: dice.Shares = ()) -> S:
        """Start a game. `seed` is a number, 32 bytes, or None for a secret one; `shares` are the players', if any.

        >>> game = trireme.make("peloponnes", players=2)
        >>> game.start(seed=1) == game.start(seed=1)
        True
        """
        if shares and len(shares) != len(self.seats):
            raise BadOption("shares", SHARE_COUNT, given=len(shares), seats=len(self.seats))
        return self.begin(dice.key_of(dice.seed_of(seed), shares), journal)

    def begin(self, key: bytes, journal: bool = False) -> S:
        """Return a new game that draws from the stream of this key."""
        s = self.opening(key)
        s.journal = [] if journal else None
        self.proceed(s)
        return s

    def facts(self, s: S) -> Facts:
        """Return a state as named facts."""
        return self.positions.facts(s)

    def position(self, facts: Mapping[str, object]) -> S:
        """Return a state from named facts, played on to the first question.

        With `done`, moves that have been made since its entry point, it stands in the midst of a phase; `draws` are
        outcomes that come, by label.

        >>> game = trireme.make("peloponnes", players=2)
        >>> facts = {"at": "bid", "display": {"normal": ["agora", "bridge"]}}
        >>> game.phase(game.position(facts))
        'bid'
        >>> [question.prompt for question in game.asks(game.position({**facts, "done": ["A: bid agora ..."]}))]
        ['how-much']
        """
        given = dict(facts)
        done = moves_done(given.pop(DONE, []), "position", DONE)
        draws = forced_draws(self, given.pop(DRAWS, {}), "position", DRAWS)
        s = self.positions.stand(given)
        if done:
            retelling = ScriptedGame(self, s, draws)
            retelling.tell(done)
            s.journal, draws = None, retelling.unused()
        s.forced_draws = draws or None
        self.proceed(s)
        return s


def _make_again(game: type[Game[S]], given: tuple[object, ...], options: dict[str, object]) -> Game[S]:
    return game(*given, **options)
