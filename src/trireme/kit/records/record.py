"""A game is its record: a header, then one readable line per move. State = replay of the record.

    trireme: 2
    game: peloponnes
    rules: base 1, sea 1
    options: {"players": 2, "modules": ["sea"]}
    seats: A B
    content: <hash of the figures of the components in play>
    seal: <SHA-256 of the seed, published before the first share>
    shares: <what each player's client gave, or absent; none where nobody was asked>
    seed: <the seed, once it is opened>
    scores: <of each seat, once the game is over>
    chain: <the seal of the moves, then too: `kit.chain`>

    A: bid agora 5
    B: pass

A line `undo to N` goes back, by agreement, to the position after the first N moves; draws already made are not reused.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Generic

from trireme.kit import dice
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import S
from trireme.kit.engine.question import CHANCE
from trireme.kit.engine.window import PASS
from trireme.kit.errors import NotAsked, Unreadable
from trireme.kit.game import Game
from trireme.kit.moves import Move, is_whole_number, written
from trireme.kit.options import Given, check_names
from trireme.kit.problems import (
    BROKEN_SEAL,
    HEADER_LACKS,
    NO_MOVER,
    NO_WAY_BACK,
    NOT_HEADER,
    NOT_JSON,
    NOT_SEED,
    RECORD_FORMAT,
    STILL_SEALED,
    UNDO_TO,
)
from trireme.kit.records.formats import (
    FORMAT,
    KNOWN,
    NO_SHARES,
    OPTIONAL,
    REQUIRED,
    must_fit,
    own_content,
    read_shares,
    rules_text,
    shares_text,
)
from trireme.kit.records.history import History, MoveMark
from trireme.kit.records.seal import Chain, chain_of, read_chain
from trireme.kit.rules.ids import KIT_ASK_01

CHANCE_NAME: Final = "chance"


class Record:
    """A record as written; nothing is checked yet but its form.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> record = match.record()
    >>> record.game, record.seats, record.seed
    ('peloponnes', ('A', 'B'), None)
    """

    def __init__(self, header: Mapping[str, str], lines: list[str]) -> None:
        self.header = dict(header)
        self.lines = lines

    @property
    def game(self) -> str:
        return self.header["game"]

    @property
    def format(self) -> int:
        return int(self.header["trireme"])

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.header["seats"].split())

    @property
    def options(self) -> dict[str, Any]:
        try:
            options = json.loads(self.header["options"])
        except (ValueError, RecursionError) as error:
            raise Unreadable("record", "options", NOT_JSON, detail=str(error)) from error
        if not isinstance(options, dict):
            raise Unreadable("record", "options", NOT_JSON, detail=type(options).__name__)
        return options

    @property
    def seed(self) -> bytes | None:
        """The seed, if it has been opened."""
        text = self.header.get("seed")
        if text is None:
            return None
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if len(seed) != dice.SEED_BYTES:
            raise Unreadable("record", "seed", NOT_SEED)
        return seed

    @property
    def shares(self) -> tuple[bytes | None, ...]:
        """The shares of the players, one for each seat: None for an absent player, empty if none were asked for."""
        return read_shares(self.header.get("shares", NO_SHARES), self.seats)

    @property
    def chain(self) -> Chain | None:
        """The seal of its moves; None where the game is not over, or ended before moves were sealed."""
        text = self.header.get("chain")
        return None if text is None else read_chain(text)

    def text(self) -> str:
        head = [f"{key}: {self.header[key]}" for key in KNOWN if key in self.header]
        return "\n".join([*head, "", *self.lines]) + "\n"


def read_record(text: str) -> Record:
    """Return a record from its text; raises `Unreadable` with the number of a line that is not one.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> match.play(match.game.to_move(match.state), "pass")
    >>> trireme.read_record(match.record().text()).lines
    ['A: pass']
    """
    header: dict[str, str] = {}
    lines: list[str] = []
    in_header = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if in_header and not line:
            in_header = not header
        elif in_header:
            key, colon, value = line.partition(":")
            if not colon or key not in KNOWN:
                raise Unreadable("record", number, NOT_HEADER, given=line, known=", ".join(KNOWN))
            header[key] = value.strip()
        elif line and not line.startswith("#"):
            lines.append(line)
    format = header.get("trireme", str(FORMAT))
    if format not in REQUIRED:
        raise Unreadable("record", "trireme", RECORD_FORMAT, given=format, right=", ".join(REQUIRED))
    known = (*REQUIRED[format], *OPTIONAL)
    for key in REQUIRED[format]:
        if key not in header:
            raise Unreadable("record", "", HEADER_LACKS, name=key)
    for key in header:
        if key not in known:
            raise Unreadable("record", key, NOT_HEADER, given=key, known=", ".join(known))
    return Record(header, lines)


class Match(Generic[S]):
    """A game being played: its state, its lines, and how far back each seat may go.

    Shares are closed when it begins. A game of format 1 goes on as one: `content_1` is how its header names components.

    >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
    >>> seat = match.game.to_move(match.state)
    >>> match.play(seat, "pass")
    >>> match.lines, match.undo_point(seat)
    (['A: pass'], 0)
    >>> match.take_back(seat)
    >>> match.lines
    []
    """

    def __init__(
        self, game: Game[S], seed: int | bytes | None = None, shares: dice.Shares = (), content_1: str | None = None
    ) -> None:
        self.game = game
        self.seed = dice.seed_of(seed)
        self.shares = tuple(shares)
        self.content_1 = content_1
        begin = partial(_begun, game, self.seed, self.shares, content_1 is not None)
        self.state = begin()
        self.lines: list[str] = []
        self.drawn = array("q", [self.state.drawn])
        """How many draws had been made when play began, and after each line."""
        self._moves = History(game, begin)
        self._run: list[int] = []
        self._before: S | None = None
        self._events = 0
        self._mover: int = CHANCE

    @property
    def journal(self) -> list[Any]:
        assert self.state.journal is not None
        return self.state.journal

    def play(self, seat: int, move: Move, question: str | None = None) -> None:
        """A whole move, checked; raises and changes nothing if it is not allowed.

        >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
        >>> match.play(0, "pass")
        """
        self._one_run_at_a_time(seat, move)
        run = self.game.checked(self.state, seat, move, question)
        with self._whole_or_not():
            for code in run:
                self._answer(seat, code)
            self._end_run(seat)

    def step(self, seat: int, code: int) -> None:
        """One code that `legal` lists, checked; the line is written when the move is whole.

        >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
        >>> match.step(0, match.game.legal(match.state)[0])
        >>> match.lines
        ['A: pass']
        """
        self._one_run_at_a_time(seat, [code])
        if code == PASS:  # a window that is not used leaves no line
            self.game.play(self.state, code, seat)
            return
        self.game.checked(self.state, seat, [code])
        with self._whole_or_not():
            self._answer(seat, code)
            self._run += self.game.finish_forced(self.state, seat, in_order=True)
            self._end_run(seat)

    @contextmanager
    def _whole_or_not(self) -> Iterator[None]:
        """If the game fails over a move, the move has not been made."""
        journal = self.journal
        try:
            yield
        except Exception:
            if self._before is not None:
                del journal[self._events :]
                self.state, self.state.journal = self._before, journal
                self._run, self._before = [], None
            raise

    def _one_run_at_a_time(self, seat: int, move: Move) -> None:
        """Refuse a move while another seat is in the middle of one: a record has one move after the other."""
        if self._run and seat != self._mover:
            raise NotAsked(written(move), [Reason(KIT_ASK_01)])

    def _answer(self, seat: int, code: int) -> None:
        self._mover = seat
        if self._before is None:
            self._before = self.state.clone()
            self._events = len(self.journal)
        self.game.answer(self.state, seat, code)
        self._run.append(code)

    def _end_run(self, seat: int) -> None:
        if self.game.in_multi_step(self.state, seat):
            return
        assert self._before is not None
        name = CHANCE_NAME if seat == CHANCE else self.game.seats[seat]
        line = f"{name}: {self.game.write(self._before, seat, self._run)}"
        self.game.proceed(self.state)
        self.lines.append(line)
        move = MoveMark(seat, self._before.drawn, self._events, len(self.lines) - 1)
        self._moves.add(move, self._before)
        self._run, self._before = [], None
        self.drawn.append(self.state.drawn)
        self._moves.settle(self.state)

    @property
    def standing(self) -> int:
        """How many moves stand."""
        return len(self._moves)

    @property
    def ways_back(self) -> int:
        """How many positions are kept for those who take back their moves."""
        return len(self._moves.before)

    def undo_point(self, seat: int) -> int:
        """Return how many moves must stand: a seat may take back its own up to a draw, a reveal or another's act."""
        return self._moves.undo_point(seat, self.state)

    def take_back(self, seat: int, moves: int = 1) -> None:
        """Undo one's own last moves as if they had not been made."""
        stand = len(self._moves) - moves
        if stand < self.undo_point(seat):
            raise Unreadable("record", f"undo {moves}", NO_WAY_BACK)
        lines = self._moves[stand].lines
        self.state = self._moves.return_to(stand, self.lines, self.journal)
        del self.drawn[lines + 1 :]
        del self.lines[lines:]  # With what was undone since by agreement: nothing was drawn in it.

    def undo_to(self, stand: int) -> None:
        """Undo by agreement: the line says so, and draws already made are not reused."""
        if not 0 <= stand < len(self._moves):
            raise Unreadable("record", "", UNDO_TO, given=f"undo to {stand}", standing=self.standing)
        drawn = self.state.drawn
        self.state = self._moves.return_to(stand, self.lines, self.journal)
        self.state.drawn = drawn
        self.lines.append(f"undo to {stand}")
        self.drawn.append(drawn)

    def put_away(self) -> tuple[S, bytes, bytes]:
        """Return what `take_up` needs beyond the lines."""
        return self.state, self._moves.written(), self.drawn.tobytes()

    def take_up(self, lines: Sequence[str], state: S, moves: bytes, drawn: bytes) -> None:
        """Stand where another match of this game stood when it was put away, without playing its lines again."""
        self.lines, self.state, self.drawn = list(lines), state, array("q", drawn)
        self._moves.read(moves)

    @property
    def format(self) -> int:
        """The format of its record."""
        return FORMAT if self.content_1 is None else 1

    def record(self, opened: bool | None = None) -> Record:
        """Return the record so far; the seed is opened when the game is over, or when asked for.

        >>> match = trireme.Match(trireme.make("peloponnes", players=2), seed=3)
        >>> "seed" in match.record().header, "seed" in match.record(opened=True).header
        (False, True)
        """
        game = self.game
        header = {
            "trireme": str(self.format),
            "game": game.name,
            "rules": rules_text(game, self.format),
            "options": json.dumps(dict(game.options)),
            "seats": " ".join(game.seats),
            "content": game.content_hash if self.content_1 is None else self.content_1,
            "seal": dice.commitment(self.seed),
        }
        if self.content_1 is None:
            header["shares"] = shares_text(self.shares)
        result = game.result(self.state)
        if opened or (opened is None and result is not None):
            header["seed"] = self.seed.hex()
        if result is not None:
            header["scores"] = " ".join(str(score) for score in result.scores)
            header["chain"] = chain_of(header, self.lines, self.drawn).text()
        return Record(header, self.lines[:])


def _begun(game: Game[S], seed: bytes, shares: dice.Shares, format_1: bool) -> S:
    if format_1:
        return game.begin(dice.key_of_format_1(seed), journal=True)
    return game.start(seed, journal=True, shares=shares)


Maker = Callable[..., Game[Any]]
"""`make(name, seats=…, **options)`; the kit does not know the games."""
BESIDES: Final = ("content", "name", "seats", "self")
"""What `make` and the games take, and what is no option."""


def made_by(make: Maker, name: str, options: Given, **more: Any) -> Game[Any]:
    """Make a game with options from a file or a request. Only options that the game declares are accepted.

    `make` accepts more, such as a folder of content; that is for code which calls it directly.
    """
    game = make(name, **{option: value for option, value in options.items() if option not in BESIDES}, **more)
    check_names(options, game.choices)
    return game


def game_of(record: Record, make: Maker, **more: Any) -> Game[Any]:
    """Return the game that a record was played with."""
    own = more.get("content")
    if own is not None:
        more["content"] = own_content(record.game, record.format, record.options, own)
    game = made_by(make, record.game, record.options, seats=record.seats, **more)
    must_fit(game, record.format, record.header["rules"], record.header["content"], own)
    return game


def match_of(record: Record, game: Game[S]) -> Match[S]:
    """Return the match that a record begins with, no move made yet."""
    if record.seed is None:
        raise Unreadable("record", "seed", STILL_SEALED)
    if dice.commitment(record.seed) != record.header["seal"]:
        raise Unreadable("record", "seed", BROKEN_SEAL)
    return Match(game, record.seed, record.shares, record.header["content"] if record.format == 1 else None)


def replay(record: Record, make: Maker, **more: Any) -> Match[Any]:
    """Play a record again, checking every line."""
    return list(replay_steps(record, make, **more))[-1]


def replay_steps(record: Record, make: Maker, **more: Any) -> Iterator[Match[Any]]:
    """Yield the match at its start and after each line. It is one object, which changes."""
    match = match_of(record, game_of(record, make, **more))
    yield match
    for number, line in enumerate(record.lines, 1):
        play_line(match, line, number)
        yield match


def play_line(match: Match[Any], line: str, number: int) -> None:
    words = line.split()
    if words[:2] == ["undo", "to"]:
        if len(words) != 3 or not is_whole_number(words[2]):
            raise Unreadable("record", f"move {number}", UNDO_TO, given=line, standing=match.standing)
        match.undo_to(int(words[2]))
        return
    name, colon, move = line.partition(":")
    if not colon or (name != CHANCE_NAME and name not in match.game.seats):
        raise Unreadable("record", f"move {number}", NO_MOVER, given=line, known=", ".join(match.game.seats))
    match.play(CHANCE if name == CHANCE_NAME else match.game.seats.index(name), move)
