"""Messages of the WebSocket between the page and the server; `http_bodies.py` has the HTTP bodies.

`tools/generate_types.py` makes schemas/protocol.schema.json and web/src/lib/protocol.ts from both.

*Socket* `/api/tables/{id}/socket`: JSON text messages. The client sends `Hello` first, and again at any time, with the
last version it has seen; the server answers with a `TableState`. `Update`s then follow without being asked for. Every
other message of the client has a `nonce` of the client's choice. The server answers it with exactly one `Ack`,
`MoveRefused` or `WhyNot` with that nonce. A client that gets no answer, because the network failed, sends the same
message again with the same nonce; the server never plays it twice. After a `Resync` the client has missed something
and says `Hello` with its version.

*Drafts*. `AnswerStep` and `Play` only change the seat's draft, which nobody else sees: the seat's view, questions and
events are those of its draft. `Undo` and `Redo` go back and forth in it. When the page asks `why` about a thing that
answers an earlier question of the move, the server names that question, and the page goes back to it. `Confirm` writes
the draft's moves to the log, which plays them for everybody. A draft never looks past a draw, a reveal or a question to
another seat: there the seat has no questions, and only `Confirm` or `Undo` is possible. With `confirm=true` a step is
confirmed at once if it completes the move. When others move on, drafts are replayed; one that no longer fits is cut,
with a `Notice`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from trireme.kit.engine.view import Result
from trireme.kit.errors import Figure
from trireme.server.wire.http_bodies import (
    Body,
    GameEvent,
    GameQuestion,
    GameView,
    ProblemBody,
    SeatInfo,
    SeatNumber,
    Status,
    TableInfo,
    Version,
    Why,
)
from trireme.server.wire.seat_bodies import Agreement
from trireme.server.wire.social_bodies import MOST_LETTERS, Again, AskKind, Channel, Emote, Talked, VoteBody

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
QuestionId = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[int, Meta(ge=0, le=1_000_000_000)]

# The socket: client to server.


class Hello(Body, tag="hello"):
    """The first message. `since` is the last version seen, or null for all events from the setup on."""

    since: Version | None = None


class Ping(Body, tag="ping"):
    nonce: Nonce


class FromSeat(Body):
    nonce: Nonce
    seat: SeatNumber


class AnswerStep(FromSeat, tag="step"):
    """Answer a question by a code."""

    question: QuestionId
    code: Code
    times: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    """How often an item of a `Some` question is taken in all; 0 removes it, null adds one."""
    confirm: bool = False
    joined: bool = False
    """Whether the answer belongs to the one before it: one `Undo` takes back both."""


class Play(FromSeat, tag="move"):
    """A whole move in its text form: `bid agora 5`."""

    question: QuestionId
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    confirm: bool = False


class Undo(FromSeat, tag="undo"):
    """Take back the draft's last answer."""

    to: QuestionId | None = None
    """Take back all answers from the one to this question on, which belongs to the draft's last move."""


class Redo(FromSeat, tag="redo"):
    """Repeat the answer that was taken back."""


class Confirm(FromSeat, tag="confirm"):
    """Write the draft's moves to the log."""

    version: Version | None = None
    """The last version seen. A draft that others have cut since then is not written."""
    moves: list[str] | None = None
    """The moves of the draft as the client has seen them. A draft with other moves is not written: a server that was
    killed may have lost the newest answers of a draft. A move made by steps may be longer than one that is typed."""


class AskWhy(FromSeat, tag="why"):
    """Ask why a thing on the board (`tile:agora`), a move or a code cannot be used now. Give exactly one of them."""

    target: Annotated[str, Meta(max_length=100)] | None = None
    move: Annotated[str, Meta(max_length=400)] | None = None
    code: Code | None = None


class Say(Body, tag="say"):
    """Send a text or an emote to everybody in a channel. A watcher is called by the last name of the browser
    (`/api/me`)."""

    nonce: Nonce
    channel: Channel
    seat: SeatNumber | None = None
    """The player's seat; null for a watcher."""
    text: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    emote: Emote | None = None


DraftMessage = AnswerStep | Play | Undo | Redo | Confirm
ClientMessage = Hello | Ping | DraftMessage | AskWhy | Say


# The socket: server to client.


class Notice(Body):
    """Why a draft is no longer as its player made it; the key of the sentence is `draft-KEY`, with `args`.

    `cut`: another player's move made its last answers impossible, by these rules. `gone`: its question is no longer
    asked. `codes`: it was made with another version of the game.
    """

    key: str
    args: dict[str, Figure]
    reasons: list[Why]


class DraftState(Body):
    """What a seat has tried and not confirmed yet."""

    codes: list[int]
    moves: list[str]
    """The complete moves of the draft, as the log will have them."""
    midway: bool
    """Whether the last move is incomplete."""
    can_undo: bool
    can_redo: bool
    can_confirm: bool
    notice: Notice | None
    """A notice, shown until the draft is changed."""


class SeatState(Body):
    """What one seat of this client sees now; `seat` is null for a spectator."""

    seat: int | None
    view: GameView
    questions: list[GameQuestion]
    """The questions to this seat, at most one. With `must` false it need not answer. Empty if it has nothing to answer,
    or if its draft must be confirmed first."""
    draft: DraftState | None
    tried: list[GameEvent]
    """The events that the draft's moves would cause. They are not in the log yet."""
    events: list[GameEvent]
    """The events since the client's version, as this seat sees them. A table state has only the newest ones;
    `/api/tables/{id}/events` has those before."""
    before: int
    """The number of earlier events that this seat knows."""
    stood: list[int] = field(default_factory=list)
    """The places of events, from 0, that moves of a substitute bot caused."""


class TableState(Body, tag="snapshot"):
    """Everything that this connection may know now."""

    table: TableInfo
    since: int | None
    """The version after which the events begin; null for the setup, as far as they fit."""
    seats: list[SeatState]
    agreement: Agreement | None = None
    """The pending request for a new link to a seat."""
    asks: list[VoteBody] = field(default_factory=list)
    """The pending votes."""
    again: Again | None = None
    """The rematch poll of a finished game."""
    hidden: bool = False
    """Whether seats see different things in this game."""
    teams: list[int] = field(default_factory=list)
    """The team of each seat; empty without teams. Partners have a chat of their own."""


class Update(Body, tag="update"):
    """The game has moved on from `since`, or a draft of this connection has changed (then `since` is `version`).

    It has all seats whose view has changed. A client that is not at `since` says `Hello`.
    """

    since: int
    version: int
    asked: list[int]
    seats: list[SeatState]


class Ack(Body, tag="ack"):
    """The message was handled; a confirmed move is on disk. A repetition with the same nonce gets the same answer."""

    nonce: str
    version: int


class MoveRefused(Body, tag="refused"):
    """The message was refused and nothing has changed: the rules that forbid it, or what is wrong with the message."""

    nonce: str | None
    """The nonce, or null if the message had none that could be read."""
    reasons: list[Why]
    problem: ProblemBody | None


class WhyNot(Body, tag="why-not"):
    """The answer to `AskWhy`: the rules that forbid it, or none if it is possible."""

    nonce: str
    reasons: list[Why]
    question: str | None = None
    """The question of the draft's last move that the thing would answer instead; `Undo` goes back `to` it."""


class Presence(Body, tag="presence"):
    """Who is connected."""

    seats: list[SeatInfo]
    status: Status
    watchers: int


class SeatNews(Body, tag="seat-news"):
    """News for the holders of a seat, present and past.

    `held`: another device now holds the seat. `ended`: another device has ended this one's hold. `left`: the seat has
    been given back. `agreed`: all at the table have agreed to a new link. After all except `held`, a table state
    without the seat follows.
    """

    seat: int
    news: Literal["held", "ended", "left", "agreed"]
    browser: str = ""
    """The browser of the new device, as in `Device`."""
    system: str = ""


class AgreementNews(Body, tag="agreement"):
    """News for everybody about a request for a new link to a seat."""

    news: Literal["asked", "agreed", "refused", "withdrawn", "granted", "settled"]
    """What happened. `settled`: a player has taken the seat."""
    seat: int
    by: int
    """The seat that caused it."""
    agreement: Agreement | None
    """The request as it stands now; null when it is settled."""


AskEvent = Literal["asked", "agreed", "refused", "withdrawn", "granted", "returned"]


class AskNews(Body, tag="ask-news"):
    """News for everybody about a vote.

    `returned`: the absent player is back. A vote among bots only is `granted` at once. A vote on going back ends
    without news when anybody moves.
    """

    news: AskEvent
    kind: AskKind
    seat: int
    by: int
    """The seat that caused it."""
    asks: list[VoteBody]
    """All pending votes."""


class StandInNews(Body, tag="stand-in-news"):
    """News for everybody: a bot substitutes for a player from now on, or the player is `back`."""

    news: Literal["away", "vote", "resigned", "back"]
    seat: int
    bot: str


class AgainNews(Body, tag="again-news"):
    """News for everybody after a game: who wants a rematch, and the new table once it is open."""

    again: Again | None


class Said(Body, tag="said"):
    said: Talked


class Over(Body, tag="over"):
    """The game is over. The message reveals the seed and seals the moves."""

    result: Result
    seed: str
    head: str = ""
    """The head of the hash chain over the moves, for every page to keep; empty for older games."""


class Resync(Body, tag="resync"):
    """This connection has missed something: say `Hello` with the last version seen.

    With a nonce: that message came too late, because another server has written to this table. Nothing was done; repeat
    it after the next table state.
    """

    version: int
    nonce: str | None = None


class Paused(Body, tag="paused"):
    """Nothing can be written now, for this reason, and the view may be outdated; null when the games continue.

    Confirmations are refused meanwhile. Drafts stay.
    """

    problem: ProblemBody | None


class Pong(Body, tag="pong"):
    nonce: str


ServerMessage = (
    TableState
    | Update
    | Ack
    | MoveRefused
    | WhyNot
    | Presence
    | SeatNews
    | AgreementNews
    | AskNews
    | StandInNews
    | AgainNews
    | Said
    | Over
    | Resync
    | Paused
    | Pong
)
