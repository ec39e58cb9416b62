"""What the server asks of its workers. Rules and bots run there, where a call that hangs can be cut off."""

from __future__ import annotations

from typing import Final

import msgspec

from trireme.kit.records.drafts import Draft
from trireme.kit.records.formats import FORMAT, NO_SHARES
from trireme.server.wire.http_bodies import Choice, ProblemBody, Why
from trireme.server.wire.socket_messages import DraftState


class TableSpec(msgspec.Struct):
    """What a game is made of. Without a seed it can be thought about, not played."""

    game: str
    options: dict[str, Choice]
    seats: list[str]
    rules: str
    content: str
    seed: bytes = b""
    format: int = FORMAT
    shares: str = NO_SHARES
    components: bytes | None = None
    """As JSON, where they are not those of this version."""


class Snapshot(msgspec.Struct):
    """A table as it was put away after so many lines; see `keeping`."""

    version: int
    body: bytes
    seal: bytes


class CheckGame(msgspec.Struct, tag=True):
    """Can this game be made? Answered with `GameFound`."""

    game: str
    options: dict[str, Choice]
    players: int
    box: str | None = None
    """The folder of a box's owner, if the game is played with it."""


class GameFound(msgspec.Struct):
    options: dict[str, Choice]
    seats: list[str]
    rules: str
    content: str
    components: bytes
    bots: list[str]
    """Those that can play it."""


class SaveSnapshot(msgspec.Struct, tag=True):
    """Save a snapshot of each of these tables that is open and has moved. The reply has None and the snapshots."""

    tables: list[str]


class GetView(msgspec.Struct, tag=True):
    """What some seats see now, and what happened since a version. Answered with `ViewResult`."""

    seats: list[int | None]
    since: int | None
    drafts: dict[int, Draft] = {}
    most: int | None = None
    """Bytes that all sights may take: the oldest events that do not fit are left out."""
    stood: list[int] = []
    """Versions that bots made who stood in for somebody."""


Openings = dict[int, list[int]]
"""The seats that may use a window and need not answer: for each the stamps of its windows, which grow with news."""


class ViewResult(msgspec.Struct):
    asked: list[int]
    may: Openings
    seats: list[bytes]
    """For each seat that looked a `SeatState`, as JSON."""
    result: bytes | None
    """A `Result`, as JSON."""
    hidden: bool = False
    """Whether seats know different things."""
    teams: list[int] = []
    """The team of each seat, where there are teams."""
    drawn: list[int] = []
    """Once the game is over: how many draws had been made when play began, and after each line."""


class EditDraft(msgspec.Struct, tag=True):
    """Change a draft. Answered with `DraftResult`."""

    seat: int
    draft: Draft
    question: str = ""
    code: int | None = None
    times: int | None = None
    """How often an item of a Some is taken in all."""
    text: str | None = None
    joined: bool = False
    """With the answer before it makes one act."""
    undo: bool = False
    to: str | None = None
    """The question to which `undo` goes back."""
    redo: bool = False


class DraftResult(msgspec.Struct):
    tried: Draft
    draft: DraftState
    sight: bytes
    """The seat's `SeatState`, as JSON."""


class Commit(msgspec.Struct, tag=True):
    """The lines that a draft's moves will be in the log, and all that comes of them. Answered with `Committed`.

    The worker's own copy is played on at once. Nobody may see anything of it before the lines are on disk, and if they
    do not come there, the copy is thrown away.
    """

    seat: int
    draft: Draft
    cut: bool = False
    """The draft may have had more in it that is impossible now: whoever confirms it knows."""
    question: str = ""
    text: str | None = None
    """A move to be tried on top of it, as an answer to this question."""
    eyes: list[int | None] = []
    """Whoever will be told,"""
    drafts: dict[int, Draft] = {}
    """and what they have tried."""
    back: int | None = None
    """Instead of a draft: go back, by agreement, to where so many moves stood."""
    stood: list[int] = []
    """As in `GetView`,"""
    stands_in: bool = False
    """and whether these lines are a stand-in's, too."""


class Committed(msgspec.Struct):
    lines: list[str]
    told: str
    """The events that come of it, with all their secrets, as JSON."""
    sight: ViewResult
    """What the eyes see then, with what has happened."""


class Explain(msgspec.Struct, tag=True):
    """Why not? Answered with `Explained`."""

    seat: int
    draft: Draft
    target: str | None = None
    move: str | None = None
    code: int | None = None


class Explained(msgspec.Struct):
    reasons: list[Why]
    question: str | None = None
    """Of the draft's last move: the one that this answers, in place of what was answered."""


RECALLED: Final = 40_000
"""Bytes of older events in one answer."""


class GetEvents(msgspec.Struct, tag=True):
    """What had happened before an event of a seat's log. Answered with `EventsResult`."""

    seat: int | None
    before: int
    stood: list[int] = []
    """As in `GetView`."""


class EventsResult(msgspec.Struct):
    earlier: bytes
    """`Earlier`, as JSON."""


class GetPositions(msgspec.Struct, tag=True):
    """Positions from one version to another, as one seat sees them. Answered with `PositionsResult`."""

    seat: int | None
    first: int
    last: int
    lines: bool
    """With the moves themselves, which may be secret before the game is over."""
    stood: dict[int, str] = {}
    """The bots that have made some of them for somebody, by version."""


class PositionsResult(msgspec.Struct):
    positions: bytes
    """`Positions` as JSON, packed where nobody waits for it: half a megabyte takes a while."""


class GetDraws(msgspec.Struct, tag=True):
    """All that was drawn. Answered with `Draws`."""


class BuildArchive(msgspec.Struct, tag=True):
    """All that there was to be seen of a finished game. Answered with `ArchiveResult`."""

    spec: TableSpec
    lines: list[str]


class ArchiveResult(msgspec.Struct):
    body: bytes
    """A `Keepsake`, as compressed JSON."""


class Resample(msgspec.Struct, tag=True):
    """A state that a seat cannot tell from the real one, for a bot. Answered with `ResampledState`."""

    seat: int
    number: int
    """Decides what is imagined."""


class ResampledState(msgspec.Struct):
    question: str
    state: bytes


class ChooseMove(msgspec.Struct, tag=True):
    """What would this bot do here? For the bots' workers, which know nothing else. Answered with `ChosenMove`."""

    spec: TableSpec
    seat: int
    bot: str
    state: bytes
    number: int
    """The bot's own luck."""


class ChosenMove(msgspec.Struct):
    text: str
    """Empty if it does nothing, which it may where it need not answer."""


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
    """A call about a table; `lines` bring the worker's copy of it from version `have` up to date."""

    call: Call
    table: str = ""
    spec: TableSpec | None = None
    have: int = 0
    lines: list[str] = []
    kept: Snapshot | None = None
    """Where the worker has none: what was put away of it, so that not all lines need be played."""


class Ok(msgspec.Struct, tag=True):
    answer: msgspec.Raw
    ahead: list[str] = []
    """Lines that the worker has played on its copy and that are not on disk yet."""


class OutOfSync(msgspec.Struct, tag=True):
    """The worker does not have the table as far as was thought: send everything."""


class Rejected(msgspec.Struct, tag=True):
    """The user's mistake."""

    reasons: list[Why]
    problem: ProblemBody | None


class InternalError(msgspec.Struct, tag=True):
    """Our mistake: for the log, never for a user."""

    trace: str


Reply = Ok | OutOfSync | Rejected | InternalError


class Answer(msgspec.Struct):
    """A reply, and what the worker has put away meanwhile: the server keeps it."""

    reply: Reply
    kept: dict[str, Snapshot] = {}
    """By table."""
    gone: list[str] = []
    """Tables that the worker does not have any more."""
