"""A match that is open in a worker: played line by line, weighed, saved and restored."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Collection, Sequence
from typing import Any, Final

from trireme.kit.engine.event import Event
from trireme.kit.errors import TriremeError
from trireme.kit.records.formats import read_shares
from trireme.kit.records.record import Match, play_line
from trireme.server.common.problems import STOPPED_LINE, TableError
from trireme.server.workers.calls import Snapshot, TableSpec
from trireme.server.workers.game_factory import playable
from trireme.server.workers.snapshots import restore_match, save_match, weight_of

OPEN_BYTES: Final = 2_000
"""Bytes used by an empty match."""
LINE_BYTES: Final = 8 + 40 + 8 + 8
"""Bytes used by each line besides its text: its place in the list, its row of numbers and the count of draws."""


class OpenMatch:
    """A match, with the length of its journal after each line."""

    def __init__(self, spec: TableSpec) -> None:
        shares = read_shares(spec.shares, spec.seats)
        content_1 = spec.content if spec.format == 1 else None
        self.spec = spec
        self.match: Match[Any] = Match(playable(spec), spec.seed, shares, content_1)
        self.lengths = array("q", [len(self.match.journal)])
        self.saved_version = 0
        """The version of the latest snapshot."""
        self._known: dict[int | None, tuple[int, int]] = {}
        """For each seat, how many events have been examined and how many of them the seat knows."""
        self._texts = 0
        self._events = weight_of(self.match.journal)
        self.weight = self._weighed()
        """Bytes that the match takes, estimated without visiting every object."""

    @property
    def version(self) -> int:
        return len(self.lengths) - 1

    def _weighed(self) -> int:
        match = self.match
        position = weight_of(getattr(match.state, name) for name in (*match.state.fields, "parts", "stack"))
        positions = (1 + match.ways_back) * (position + sys.getsizeof(match.state))
        journal = self._events + sys.getsizeof(match.journal)
        return OPEN_BYTES + positions + journal + self._texts + LINE_BYTES * len(match.lines)

    def feed(self, lines: Sequence[str]) -> None:
        for line in lines:
            told = len(self.match.journal)
            try:
                play_line(self.match, line, self.version + 1)
            except TriremeError as error:
                raise TableError(STOPPED_LINE, line=self.version + 1) from error
            self.lengths.append(len(self.match.journal))
            self._texts += sys.getsizeof(line)
            if self.lengths[-1] < told:  # Moves were taken back.
                told = self._events = 0
                self._known.clear()
            self._events += weight_of(self.match.journal[told:])
        if lines:
            self.weight = self._weighed()

    def save(self) -> Snapshot:
        self.saved_version = self.version
        return save_match(self.match, self.spec, self.lengths.tobytes())

    def restore(self, snapshot: Snapshot, lines: Sequence[str]) -> None:
        """Restore a snapshot if it fits, else stay at the beginning."""
        lengths = restore_match(self.match, self.spec, snapshot, lines)
        if lengths is not None:
            self.lengths = array("q", lengths)
            self.saved_version = self.version
            self._texts = sum(map(sys.getsizeof, self.match.lines))
            self._events = weight_of(self.match.journal)
            self.weight = self._weighed()

    def events(self, since: int | None, seat: int | None) -> list[Event]:
        """Return the events after a version, as a seat sees them. After an undo they begin where it went back to."""
        first = 0 if since is None else min(self.lengths[min(since, self.version) :])
        return seen(self.match.journal[first:], seat)

    def stood(self, since: int | None, seat: int | None, versions: Collection[int]) -> list[bool]:
        """Return for each of these events whether one of these versions caused it. Undone versions do not count."""
        marked = bytearray(len(self.match.journal))
        least = len(marked)
        for version in range(self.version, 0, -1):
            least = min(least, self.lengths[version])
            if version in versions:
                for event in range(self.lengths[version - 1], least):
                    marked[event] = 1
        first = 0 if since is None else min(self.lengths[min(since, self.version) :])
        told = zip(self.match.journal[first:], marked[first:])
        return [bool(mark) for event, mark in told if event.seen_by(seat) is not None]

    def known(self, seat: int | None) -> int:
        """Return how many events a seat knows."""
        journal = self.match.journal
        looked, known = self._known.get(seat, (0, 0))
        if looked < len(journal):
            known += len(seen(journal[looked:], seat))
            self._known[seat] = len(journal), known
        return known


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [form for event in events if (form := event.seen_by(seat)) is not None]
