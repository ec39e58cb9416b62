"""Calls from the server to its workers, and their answers. Rules and bots run in workers, which can be killed."""

from __future__ import annotations

from typing import Final

import msgspec

from trireme.kit.records.drafts import Draft
from trireme.kit.records.formats import FORMAT, NO_SHARES
from trireme.server.wire.http_bodies import Choice, ProblemBody, Why
from trireme.server.wire.socket_messages import DraftState


class TableSpec(msgspec.Struct):
    """What a game is made from. Without a seed a bot can choose moves, but nobody can play."""

    game: str
    options: dict[str, Choice]
    seats: list[str]
    rules: str
    content: str
    seed: bytes = b""
    format: int = FORMAT
    shares: str = NO_SHARES
    components: bytes | None = None
    """The components as JSON, or None for those of this version."""


class Snapshot(msgspec.Struct):
    """A snapshot of a match after `version` lines; see `snapshots`."""

    version: int
    body: bytes
    seal: bytes


class CheckGame(msgspec.Struct, tag=True):
    """Check whether this game can be made. Answered with `GameFound`."""

    game: str
    options: dict[str, Choice]
    players: int
    override: str | None = None
    """The owner's folder of components, or None."""


class GameFound(msgspec.Struct):
    options: dict[str, Choice]
    seats: list[str]
    rules: str
    content: str
    components: bytes
    bots: list[str]
    """The bots that can play the game."""


class SaveSnapshot(msgspec.Struct, tag=True):
    """Save a snapshot of each of these tables that is open and has moved. The reply has None and the snapshots."""

    tables: list[str]


class GetView(msgspec.Struct, tag=True):
    """Return what some seats see now, and what happened since a version. Answered with `ViewResult`."""

    seats: list[int | None]
    since: int | None
    drafts: dict[int, Draft] = {}
    most: int | None = None
    """Most bytes of all states together. The oldest events are left out if they do not fit; None for no limit."""
    stood: list[int] = []
    """Versions whose moves substitute bots made."""


Openings = dict[int, list[int]]
"""For each seat with an open window the versions of its windows, which grow when there is something new."""


class ViewResult(msgspec.Struct):
    asked: list[int]
    may: Openings
    seats: list[bytes]
    """A `SeatState` as JSON for each seat of the call."""
    result: bytes | None
    """The `Result` as JSON, once the game is over."""
    hidden: bool = False
    """Whether seats see different things in this game."""
    teams: list[int] = []
    """The team of each seat; empty without teams."""
    drawn: list[int] = []
    """Once the game is over, the number of draws made before the first line and after each line."""


class EditDraft(msgspec.Struct, tag=True):
    """Change a draft. Answered with `DraftResult`."""

    seat: int
    draft: Draft
    question: str = ""
    code: int | None = None
    times: int | None = None
    """How often an item of a `Some` question is taken in all."""
    text: str | None = None
    joined: bool = False
    """Whether the answer forms one act with the answer before it."""
    undo: bool = False
    to: str | None = None
    """The question to which `undo` goes back; None for the last act."""
    redo: bool = False


class DraftResult(msgspec.Struct):
    tried: Draft
    draft: DraftState
    state: bytes
    """The seat's `SeatState` as JSON."""


class Commit(msgspec.Struct, tag=True):
    """Commit a draft: return the lines for the log and everything that follows from them. Answered with `Committed`.

    The worker plays on its own copy at once. The server shows nothing of it before the lines are on disk. If they do
    not get there, the worker's copy is dropped.
    """

    seat: int
    draft: Draft
    cut: bool = False
    """Whether a draft that has been cut may be committed, because the player has seen the cut."""
    seen: list[str] | None = None
    """The moves of the draft as the player has seen them, if the client has told them."""
    question: str = ""
    text: str | None = None
    """A move to play on top of the draft, as an answer to `question`."""
    viewers: list[int | None] = []
    """The seats that will be told, None for spectators."""
    drafts: dict[int, Draft] = {}
    """The drafts of these seats."""
    back: int | None = None
    """Go back, instead of a draft, so that only this many moves stay."""
    stood: list[int] = []
    """Versions whose moves substitute bots made."""
    stands_in: bool = False
    """Whether a substitute makes these moves."""


class Committed(msgspec.Struct):
    lines: list[str]
    told: str
    """The new events with all their secrets, as JSON."""
    view: ViewResult
    """What the seats see then, with what has happened."""


class Explain(msgspec.Struct, tag=True):
    """Explain why something is not possible. Answered with `Explained`."""

    seat: int
    draft: Draft
    target: str | None = None
    move: str | None = None
    code: int | None = None


class Explained(msgspec.Struct):
    reasons: list[Why]
    question: str | None = None
    """The earlier question of the draft's last move that the thing would answer, or None."""


RECALLED: Final = 40_000
"""Most bytes of older events in one answer."""


class GetEvents(msgspec.Struct, tag=True):
    """Return a seat's events before one of them. Answered with `EventsResult`."""

    seat: int | None
    before: int
    stood: list[int] = []
    """Versions whose moves substitute bots made."""


class EventsResult(msgspec.Struct):
    earlier: bytes
    """An `Earlier` as JSON."""


class GetPositions(msgspec.Struct, tag=True):
    """Return positions from one version to another, as one seat sees them. Answered with `PositionsResult`."""

    seat: int | None
    first: int
    last: int
    lines: bool
    """Whether to include the moves, which may be secret before the game is over."""
    stood: dict[int, str] = {}
    """The substitute bots that made moves, by version."""


class PositionsResult(msgspec.Struct):
    positions: bytes
    """A `PositionList` as compressed JSON. Workers compress it, because half a megabyte takes a while."""


class GetDraws(msgspec.Struct, tag=True):
    """Return all draws of a game. Answered with `Draws`."""


class BuildArchive(msgspec.Struct, tag=True):
    """Build the archive of a finished game. Answered with `ArchiveResult`."""

    spec: TableSpec
    lines: list[str]


class ArchiveResult(msgspec.Struct):
    body: bytes
    """An `Archive` as compressed JSON."""


class Resample(msgspec.Struct, tag=True):
    """Return a state for a bot that its seat cannot tell from the real one. Answered with `ResampledState`."""

    seat: int
    number: int
    """The random number that decides which state is returned."""


class ResampledState(msgspec.Struct):
    question: str
    state: bytes


class ChooseMove(msgspec.Struct, tag=True):
    """Let a bot choose a move. Only for the bots' workers, which know nothing else. Answered with `ChosenMove`."""

    spec: TableSpec
    seat: int
    bot: str
    state: bytes
    number: int
    """The random number of the bot."""


class ChosenMove(msgspec.Struct):
    text: str
    """The move as text; empty if the bot passes, which it may when it need not answer."""


Call = (
    CheckGame
    | GetView
    | EditDraft
    | Commit
    | Explain
    | GetEvents
    | GetPositions
    | GetDraws
    | BuildArchive
    | Resample
    | ChooseMove
    | SaveSnapshot
)


class Request(msgspec.Struct):
    """A call, with the lines that bring the worker's copy of the table from version `have` up to date."""

    call: Call
    table: str = ""
    spec: TableSpec | None = None
    have: int = 0
    lines: list[str] = []
    snapshot: Snapshot | None = None
    """The snapshot of a table that the worker does not have open, so that it need not replay all lines."""


class Ok(msgspec.Struct, tag=True):
    answer: msgspec.Raw
    ahead: list[str] = []
    """Lines that the worker has played and that are not on disk yet."""


class OutOfSync(msgspec.Struct, tag=True):
    """The worker's copy of the table is not at version `have`: send all lines."""


class Rejected(msgspec.Struct, tag=True):
    """A mistake of the player, with the rules that forbid the move."""

    reasons: list[Why]
    problem: ProblemBody | None


class InternalError(msgspec.Struct, tag=True):
    """A bug: for the log, never shown to players."""

    trace: str


Reply = Ok | OutOfSync | Rejected | InternalError


class Answer(msgspec.Struct):
    """A reply, with the snapshots that the worker has saved meanwhile."""

    reply: Reply
    snapshots: dict[str, Snapshot] = {}
    """Snapshots by table."""
    gone: list[str] = []
    """Tables that the worker has closed."""
