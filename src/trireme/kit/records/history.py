"""The moves of a match that stand, and the way back before each of them.

A seat may take back its own last moves alone: for these the positions are there. What lies behind is gone back to by
agreement only, which is rare: then the moves are played again. So a long game takes no more room than its last turn.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple

from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import S
from trireme.kit.game import Game


class MoveMark(NamedTuple):
    """A move that stands: who moved; how many draws, events and lines there were before."""

    seat: int
    drawn: int
    events: int
    lines: int


WIDTH: Final = len(MoveMark._fields)


class History(Generic[S]):
    """Without positions at first: the beginning can be made again."""

    def __init__(self, game: Game[S], begin: Callable[[], S]) -> None:
        self.game = game
        self.begin = begin
        self.rows = array("q")
        """The moves one after the other: numbers in a row take a tenth of the room of tuples."""
        self.before: dict[int, S] = {}
        """Positions by the number of moves that stood: the first, and those that a seat may go back to alone."""

    def __len__(self) -> int:
        return len(self.rows) // WIDTH

    def __getitem__(self, stand: int) -> MoveMark:
        """The move that was made when so many stood."""
        return MoveMark(*self.rows[stand * WIDTH : (stand + 1) * WIDTH])

    def written(self) -> bytes:
        """Return the moves, without positions: they can be played again."""
        return self.rows.tobytes()

    def read(self, written: bytes) -> None:
        self.rows = array("q", written)
        self.before = {}

    def add(self, move: MoveMark, before: S) -> None:
        """Note that a move has been made."""
        stand = len(self)
        others = stand > 0 and self[stand - 1].seat != move.seat
        self.before[stand] = before
        self.rows.extend(move)
        if others:
            self._forget_before(stand)

    def settle(self, after: S) -> None:
        """Note that the game has gone on by itself. No seat alone takes back what a draw or a reveal has followed."""
        last = self[len(self) - 1]
        if after.drawn != last.drawn or is_revealed(after.journal, last.events):
            self._forget_before(len(self))

    def _forget_before(self, stand: int) -> None:
        for old in [old for old in self.before if 0 < old < stand]:
            del self.before[old]

    def undo_point(self, seat: int, now: S) -> int:
        """Return how many moves must stand: a seat may take back its own up to a draw, a reveal or another's act."""
        stand, later_draws, later_events = len(self), now.drawn, None
        while stand:
            move = self[stand - 1]
            revealed = is_revealed(now.journal, move.events, later_events)
            if move.seat != seat or move.drawn != later_draws or revealed:
                break
            later_draws, later_events = move.drawn, move.events
            stand -= 1
        return stand

    def return_to(self, stand: int, lines: Sequence[str], journal: Sequence[Event]) -> S:
        """Return the position with so many moves, and only they stand from now on."""
        state = self._position(stand, lines)
        state.journal = list(journal[: self[stand].events])
        del self.rows[stand * WIDTH :]
        self.before = {old: before for old, before in self.before.items() if old < stand}
        return state

    def _position(self, stand: int, lines: Sequence[str]) -> S:
        """Played again from the last one before it that is there."""
        first = max((old for old in self.before if old <= stand), default=None)
        state = self.begin() if first is None else self.before[first].clone()
        for move in (self[old] for old in range(first or 0, stand)):
            state.drawn = move.drawn  # Draws of moves that were undone before it are not reused.
            self.game.apply(state, move.seat, lines[move.lines].partition(": ")[2])
        state.drawn = self[stand].drawn
        return state


def is_revealed(journal: Sequence[Event] | None, first: int, last: int | None = None) -> bool:
    return any(event.reveal for event in (journal or ())[first:last])
