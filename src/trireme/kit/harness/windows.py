"""Windows: play never waits for them, a pass leaves no trace, a use disturbs no question, and both forms agree.

In sequence, as bots and search play, windows are offered seat by seat with a pass. At a table a player uses one at any
time. What is written in one form is replayed in the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

import msgspec

from trireme.kit.engine.frames import S
from trireme.kit.engine.question import Question
from trireme.kit.engine.window import PASS
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game
from trireme.kit.harness.moment import HarnessPosition, complain, difference, everything, must_of
from trireme.kit.harness.records import maker_of, played
from trireme.kit.records.record import Match, read_record, replay_steps
from trireme.kit.seats import SEATS


def check_windows(m: HarnessPosition[S]) -> None:
    """Check that seats that may act need not, a pass changes only the cursor, and a use keeps other questions."""
    game, s = m.game, m.s
    if not game.windows:
        return
    asked, may = game.asked(s), game.may(s)
    if may and not asked:
        m.fail(f"nobody must answer, but {', '.join(m.name(seat) for seat in may)} may use a window")
    if both := [m.name(seat) for seat in may if seat in asked]:
        m.fail(f"{', '.join(both)} must answer, and are said to have the choice")
    for seat in SEATS[: len(game.seats)]:
        for window in game.windows:
            if bool(window.seats(s) >> seat & 1) != (window.stamp(s, seat) > 0):
                m.fail(f"{window.prompt}: open to {m.name(seat)} or not, but its stamp is {window.stamp(s, seat)}")
    for seat in may:
        _passes(m, seat)
    for seat in m.movers:
        for run in m.runs(seat):
            if game.window_of(s, seat, run[0]) is not None:
                _uses(m, seat, run)


def _passes(m: HarnessPosition[S], seat: int) -> None:
    game, after = m.game, m.s.clone()
    after.journal = []
    game.play(after, PASS, seat)
    who = f"{m.name(seat)} uses no window"
    m.same(f"{who}, but the state before and after", everything(m.s), everything(after))
    if after.journal:
        m.fail(f"{who}, but an event says so: {after.journal}")
    if game.to_move(after) == seat:
        m.fail(f"{who}, and is asked at once whether it does")
    for each in range(len(game.seats)):
        m.same(f"{who}; what {m.name(each)} can do", game.legal(m.s, each), game.legal(after, each))


def _uses(m: HarnessPosition[S], seat: int, run: list[int]) -> None:
    """The frames under a use stay, with the ids of their questions, and nothing is kept of what was legal before."""
    game, after = m.game, m.s.clone()
    after.answers, after.open = [PASS], (1 << len(game.seats)) - 1
    for code in run:
        game.answer(after, seat, code)
    what = f"{m.name(seat)} uses a window with {run}"
    under = after.stack[: len(m.s.stack)]
    m.same(f"{what}: the frames under it", m.s.stack, under)
    if len(after.stack) == len(m.s.stack):
        ids = [[game.question_id(s, each) for each in game.asked(s)] for s in (m.s, after)]
        m.same(f"{what}: questions of those who must answer", *ids)
    if after.answers is not None or after.open:
        m.fail(f"{what}, but the legal answers from before it are kept")


def check_defaults(game: Game[S], seed: int) -> None:
    """A game in which everybody is absent ends: defaults are given, and no window is used."""
    s, rng = game.start(seed), Random(seed)
    for _ in range(game.bound):
        if not s.stack:
            return
        question = game.asks(s)[0]
        default = question.default
        code = rng.choice(must_of(game, s, question.seat)) if default is None else default
        game.answer(s, question.seat, code)
        game.proceed(s)
    complain(game, seed, game.bound, f"a game of defaults goes on after {game.bound} decisions")


Points = list[list[int]]
"""After each line, how far back each seat may go."""


def check_sequence(game: Game[S], seed: int) -> None:
    """A record written in sequence replays line by line, and one of a table by the fast path: to the same state, events
    and undo points. A seat is offered a window once for each time that it opens or that there is news for it."""
    if not game.windows:
        return
    match, points = _in_sequence(game, seed)
    again: Points = []
    replayed = match
    for replayed in replay_steps(read_record(match.record(opened=True).text()), maker_of(game)):
        again.append(_points(replayed))
    _same(game, seed, "a record written in sequence replays", match, replayed.state, replayed.journal)
    if points != again[1:]:
        complain(game, seed, 0, f"undo points in sequence and line by line: {difference(points, again[1:])}")
    free = played(Match(game, seed), Random(seed))
    fast = game.start(seed, journal=True)
    for line in free.lines:
        name, _, move = line.partition(": ")
        seat = game.seats.index(name) if name in game.seats else -1
        slow = fast.clone()
        for code in game.checked(fast, seat, move):
            if slow.stack == fast.stack:  # else the fast path has played it, since it left no choice
                game.play(fast, code, seat)
            game.answer(slow, seat, code)
    _same(game, seed, "a record of a table, played fast, gives", free, fast, fast.journal or [])


def _same(game: Game[S], seed: int, what: str, match: Match[S], state: S, journal: Sequence[object]) -> None:
    if everything(match.state) != everything(state):
        complain(game, seed, 0, f"{what} another state: {difference(everything(match.state), everything(state))}")
    if match.journal != journal:
        complain(game, seed, 0, f"{what} other events: {difference(match.journal, journal)}")


def _points(match: Match[S]) -> list[int]:
    return [match.undo_point(seat) for seat in range(len(match.game.seats))]


def _in_sequence(game: Game[S], seed: int) -> tuple[Match[S], Points]:
    """Return a whole game as bots play it."""
    match, rng, offers = Match(game, seed), Random(seed), Offers(game, seed)
    points: Points = []
    number = passes = 0
    while (seat := game.to_move(match.state)) is not None:
        if number > game.bound or passes > len(game.seats):
            complain(game, seed, number, f"in sequence the game goes on after {number} decisions and {passes} passes")
        codes = game.legal(match.state)
        offers.look(match.state, seat, number)
        for code in codes:
            _accepts(game, seed, number, match.state, seat, code)
        code = rng.choice(codes)
        number += code != PASS
        passes = passes + 1 if code == PASS else 0
        lines = len(match.lines)
        match.step(seat, code)
        if len(match.lines) > lines:
            points.append(_points(match))
    return match, points


def _accepts(game: Game[S], seed: int, number: int, s: S, seat: int, code: int) -> None:
    if code == PASS:
        return
    try:
        game.checked(s, seat, [code])
    except TriremeError as error:
        what = f"the sequence offers {code} to seat {seat}, which the checked path refuses: {error}"
        complain(game, seed, number, what)


class Offers(Generic[S]):
    """What has been shown to whom, and what has changed since, along a game in sequence."""

    def __init__(self, game: Game[S], seed: int) -> None:
        self.game, self.seed = game, seed
        self.highest: dict[tuple[int, int], int] = {}
        """The highest stamp so far, by window and seat."""
        self.open: set[tuple[int, int]] = set()
        self.shown: dict[tuple[int, int], tuple[int, Question]] = {}
        """What was shown, and its stamp, as long as nothing has changed."""

    def look(self, s: S, mover: int, number: int) -> None:
        game = self.game
        for at, window in enumerate(game.windows):
            for seat, name in zip(SEATS, game.seats):
                key, stamp = (at, seat), window.stamp(s, seat)
                if stamp == 0:
                    self.open.discard(key)
                    self.shown.pop(key, None)
                    continue
                if key not in self.open and stamp <= self.highest.get(key, 0):
                    what = f"{window.prompt} opens to {name} again with an old stamp, so it is not shown"
                    complain(game, self.seed, number, what)
                question = msgspec.structs.replace(window.question(s, seat), id="")
                before = self.shown.get(key)
                if before is not None and question != before[1]:
                    del self.shown[key]
                elif before is not None and stamp > before[0]:
                    complain(game, self.seed, number, f"{name} is shown {window.prompt} again, with nothing new in it")
                if seat == mover and seat in game.may(s):
                    self.shown[key] = stamp, question
                self.open.add(key)
                self.highest[key] = max(stamp, self.highest.get(key, 0))
