"""The handlers of a worker: one function for each call, and the matches that they work on."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from trireme.kit.errors import Refused, TriremeError
from trireme.server.wire.problem_bodies import problem_body, why_body
from trireme.server.workers import calls
from trireme.server.workers.bot_handler import choose_move
from trireme.server.workers.calls import Call, Ok, OutOfSync, Rejected, Reply, Request, Snapshot
from trireme.server.workers.drafts import edit_draft, explain, lines_of_commit
from trireme.server.workers.game_factory import check_game
from trireme.server.workers.history import build_archive, get_draws, get_events, get_positions
from trireme.server.workers.open_match import OpenMatch
from trireme.server.workers.views import encode, get_view

MEMORY: Final = 256_000_000
"""Bytes that open matches may take together. Beyond it the least recently used ones are saved and closed."""
KEEP_EVERY: Final = 32
"""Lines after which an open match is saved again, so that a worker that dies loses little."""


class Handlers:
    """Answers calls, one after the other, and keeps matches open between them."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self.matches: OrderedDict[str, OpenMatch] = OrderedDict()
        """Open matches by table, the least recently used one first."""
        self.weight = 0
        """Bytes that all open matches take."""
        self._weights: dict[str, int] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._gone: list[str] = []

    def take_snapshots(self) -> tuple[dict[str, Snapshot], list[str]]:
        """Return the snapshots saved and the tables closed since the last time."""
        snapshot, gone, self._snapshots, self._gone = self._snapshots, self._gone, {}, []
        return snapshot, gone

    def answer(self, request: Request) -> Reply:
        """Reply to a request. What the rules or the caller did wrong is a reply, too."""
        try:
            return HANDLERS[type(request.call)](self, request)
        except Refused as refusal:
            return Rejected([why_body(reason) for reason in refusal.reasons], None)
        except TriremeError as error:
            return Rejected([], problem_body(error))

    def open(self, request: Request) -> OpenMatch | None:
        """Return the match with all lines of the request, or None if earlier lines are missing here.

        The match is taken out while it is played on: a line that fails leaves nothing half played behind.
        """
        match = self._take(request.table)
        if match is None or match.version != request.have:
            if request.have or request.spec is None:
                return None
            match = OpenMatch(request.spec)
            if request.snapshot is not None:
                match.restore(request.snapshot, request.lines)
        match.feed(request.lines[match.version - request.have :])
        if match.version - match.saved_version >= KEEP_EVERY:
            self._snapshots[request.table] = match.save()
        self._put(request.table, match)
        return match

    def commit(self, table: str, match: OpenMatch, call: calls.Commit) -> Ok:
        """Play a draft on the open match. Its lines are in the reply; they are not on disk yet."""
        lines = lines_of_commit(match, call)
        self._take(table)  # A failure from here on leaves no half-played match behind.
        told, before = len(match.match.journal), match.version
        match.feed(lines)
        events = encode(match.match.journal[told:]).decode()
        stood = [*call.stood, *range(before + 1, match.version + 1)] if call.stands_in else call.stood
        view = get_view(match, calls.GetView(call.viewers, before, call.drafts, stood=stood))
        self._put(table, match)
        return Ok(packed_answer(calls.Committed(lines, events, view)), lines)

    def save_snapshots(self, tables: Sequence[str]) -> None:
        """Save those of these tables that are open and have moved since they were saved."""
        for table in tables:
            match = self.matches.get(table)
            if match is not None and match.version != match.saved_version:
                self._snapshots[table] = match.save()

    def _take(self, table: str) -> OpenMatch | None:
        self.weight -= self._weights.pop(table, 0)
        return self.matches.pop(table, None)

    def _put(self, table: str, match: OpenMatch) -> None:
        """Add a match as the most recently used one, and close others while there is too little room."""
        self.matches[table] = match
        self._weights[table] = match.weight
        self.weight += self._weights[table]
        while self.weight > self.memory and len(self.matches) > 1:
            self._close(next(iter(self.matches)))

    def _close(self, table: str) -> None:
        match = self._take(table)
        assert match is not None
        if match.version != match.saved_version:
            self._snapshots[table] = match.save()
        self._gone.append(table)


def resample(match: OpenMatch, call: calls.Resample) -> calls.ResampledState:
    """Return a state that the seat cannot tell from the real one."""
    game, state = match.match.game, match.match.state
    resampled = game.resample(state, call.seat, Random(call.number))
    resampled.journal = None
    question = game.question_id(state, call.seat) if game.entitled(state, call.seat) else ""
    return calls.ResampledState(question, pickle.dumps(resampled))


def packed_answer(answer: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(answer))


Handler = Callable[[Handlers, Request], Reply]


def without_table(function: Callable[[Any], object]) -> Handler:
    """Handle a call that is about no table."""
    return lambda handlers, request: Ok(packed_answer(function(request.call)))


def on_table(function: Callable[[OpenMatch, Any], object]) -> Handler:
    """Handle a call that looks at the match of a table and does not change it."""

    def handle(handlers: Handlers, request: Request) -> Reply:
        match = handlers.open(request)
        return OutOfSync() if match is None else Ok(packed_answer(function(match, request.call)))

    return handle


def commit(handlers: Handlers, request: Request) -> Reply:
    assert isinstance(request.call, calls.Commit)
    match = handlers.open(request)
    return OutOfSync() if match is None else handlers.commit(request.table, match, request.call)


def save_snapshots(handlers: Handlers, request: Request) -> Reply:
    assert isinstance(request.call, calls.SaveSnapshot)
    handlers.save_snapshots(request.call.tables)
    return Ok(packed_answer(None))


HANDLERS: Final[Mapping[type[Call], Handler]] = {
    calls.BuildArchive: without_table(build_archive),
    calls.CheckGame: without_table(check_game),
    calls.ChooseMove: without_table(choose_move),
    calls.Commit: commit,
    calls.EditDraft: on_table(edit_draft),
    calls.Explain: on_table(explain),
    calls.GetDraws: on_table(get_draws),
    calls.GetEvents: on_table(get_events),
    calls.GetPositions: on_table(get_positions),
    calls.GetView: on_table(get_view),
    calls.Resample: on_table(resample),
    calls.SaveSnapshot: save_snapshots,
}
"""The function that handles each call. A test compares it with `calls.Call`."""
