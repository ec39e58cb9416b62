"""What the page and the server say to each other over the socket; `http_bodies.py` has the HTTP half.

`tools/generate_types.py` makes schemas/protocol.schema.json and web/src/lib/protocol.ts from both.

*Socket* `/api/tables/{id}/socket`: JSON text messages. The client says `Hello` first and again whenever it likes, with
the last version it has seen; the server answers with a `TableState`. Then `Update`s follow by themselves. Every other
message of the client has a `nonce` of its own choice and is answered by exactly one `Ack`, `MoveRefused` or `WhyNot`
with that nonce; whoever gets none (the network was gone) sends the same message again, with the same nonce: it is
never played twice. A `Resync` says: you have missed something; say `Hello` with your version.

*Drafts*. `AnswerStep` and `Play` change the seat's draft only, which nobody else sees: its view, questions and events
are those of the draft. `Undo` and `Redo` go back and forth in it; asked `why` about a thing that would have answered an
earlier question of the move, the server names that question, and the page goes back to it. `Confirm` writes its moves
to the log, and then they are played for everyone. A draft never looks past a draw, a reveal or a question to somebody
else: there the seat's questions are empty and only `Confirm` (or `Undo`) goes on. With `confirm=true` a step is
confirmed at once when it makes the move whole. When others move on, drafts are replayed; one that cannot be is cut,
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
    """The first message. `since` is the last version seen; null for everything, the setting up of the game included."""

    since: Version | None = None


class Ping(Body, tag="ping"):
    nonce: Nonce


class FromSeat(Body):
    nonce: Nonce
    seat: SeatNumber


class AnswerStep(FromSeat, tag="step"):
    """One answer by its code."""

    question: QuestionId
    code: Code
    times: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    """Of an item of a Some: how often it is taken in all, 0 to take it out again; null: once more."""
    confirm: bool = False
    joined: bool = False
    """It belongs to the answer before: one `Undo` takes back both."""


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
    """Give it again."""


class Confirm(FromSeat, tag="confirm"):
    """Write the draft's moves to the log."""

    version: Version | None = None
    """The last version seen. A draft that others have cut since then is not written: it is not what was confirmed."""


class AskWhy(FromSeat, tag="why"):
    """Why can this thing on the board (`tile:agora`), this move or this code not be used now? Give one of them."""

    target: Annotated[str, Meta(max_length=100)] | None = None
    move: Annotated[str, Meta(max_length=400)] | None = None
    code: Code | None = None


class Say(Body, tag="say"):
    """To all who hear this channel: a text, or an emote. Who has no seat is called as he last was (`/api/me`)."""

    nonce: Nonce
    channel: Channel
    seat: SeatNumber | None = None
    """Mine that says it; null for a watcher."""
    text: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    emote: Emote | None = None


DraftMessage = AnswerStep | Play | Undo | Redo | Confirm
ClientMessage = Hello | Ping | DraftMessage | AskWhy | Say


# The socket: server to client.


class Notice(Body):
    """Why a draft is not what its seat has made it; the sentence's key is `draft-KEY`, with `args`.

    `cut`: what somebody else did has made its last answers impossible, by these rules; `gone`: its question is not
    asked any more; `codes`: it was made with another version of the game.
    """

    key: str
    args: dict[str, Figure]
    reasons: list[Why]


class DraftState(Body):
    """What a seat has tried and not confirmed."""

    codes: list[int]
    moves: list[str]
    """The whole moves in it, as the log will have them."""
    midway: bool
    """A move has been begun and is not whole."""
    can_undo: bool
    can_redo: bool
    can_confirm: bool
    notice: Notice | None
    """Shown until the draft is changed."""


class SeatState(Body):
    """What one seat of this client sees now; `seat` is null for a spectator."""

    seat: int | None
    view: GameView
    questions: list[GameQuestion]
    """To this seat, one at most; with `must` false it need not answer. None when it has nothing to answer, or when its
    draft must be confirmed to go on."""
    draft: DraftState | None
    tried: list[GameEvent]
    """What the draft's moves would bring about; the log does not have them yet."""
    events: list[GameEvent]
    """What has happened since the version that the client had, in this seat's eyes. A snapshot has the newest only,
    where they are many: `/api/tables/{id}/events` has those before."""
    before: int
    """How many events this seat knows of from before these."""
    stood: list[int] = field(default_factory=list)
    """Which of the events, counted from 0, came of moves that a bot made for somebody."""


class TableState(Body, tag="snapshot"):
    """Everything that this client may know now."""

    table: TableInfo
    since: int | None
    """The events begin after this version, null: with the setting up of the game, as far as there is room for them."""
    seats: list[SeatState]
    agreement: Agreement | None = None
    """What the table is asked about a seat."""
    asks: list[VoteBody] = field(default_factory=list)
    """What else it is asked."""
    again: Again | None = None
    """Who wants to play again, once it is over."""
    hidden: bool = False
    """Whether seats of this game know different things."""
    teams: list[int] = field(default_factory=list)
    """The team of each seat, where there are teams: partners can talk among themselves."""


class Update(Body, tag="update"):
    """The table has moved on from `since`, or a draft of this client's has changed (then `since` is `version`).

    It holds all seats whose sight has changed. A client that is not at `since` says `Hello`.
    """

    since: int
    version: int
    asked: list[int]
    seats: list[SeatState]


class Ack(Body, tag="ack"):
    """Done; a confirmed move is on disk. A retry with the same nonce gets the same answer."""

    nonce: str
    version: int


class MoveRefused(Body, tag="refused"):
    """Not done, and nothing has changed: the rules that forbid it, or what was wrong with the message."""

    nonce: str | None
    """Null when the message had none that could be read."""
    reasons: list[Why]
    problem: ProblemBody | None


class WhyNot(Body, tag="why-not"):
    """Answer to `AskWhy`: empty when it can be used."""

    nonce: str
    reasons: list[Why]
    question: str | None = None
    """The thing answers this question of the draft's last move, in place of what was answered: `Undo` goes back `to`
    it."""


class Presence(Body, tag="presence"):
    """Who is there."""

    seats: list[SeatInfo]
    status: Status
    watchers: int


class SeatNews(Body, tag="seat-news"):
    """To whoever holds a seat, or did until now.

    `held`: another device has come to it; `ended`: another device of its holder has ended this one's hold; `left`: it
    has been given back; `agreed`: all at the table have agreed on a new link to it. After all
    but `held` a snapshot follows in which this client does not see from it any more.
    """

    seat: int
    news: Literal["held", "ended", "left", "agreed"]
    browser: str = ""
    """Of the device that has come, as in `Device`."""
    system: str = ""


class AgreementNews(Body, tag="agreement"):
    """To all: whether a seat gets a new link during play."""

    news: Literal["asked", "agreed", "refused", "withdrawn", "granted", "settled"]
    """`settled`: somebody has sat down there."""
    seat: int
    by: int
    """The seat whose doing it was."""
    agreement: Agreement | None
    """How it stands now; null when it is over."""


AskEvent = Literal["asked", "agreed", "refused", "withdrawn", "granted", "returned"]


class AskNews(Body, tag="ask-news"):
    """To all: what became of something that the table is asked.

    `returned`: whoever was away is here again. Nobody need be asked by who plays against bots alone: then it is
    `granted` at once. To whoever moves on, going back is not asked any more; nothing is told of that.
    """

    news: AskEvent
    kind: AskKind
    seat: int
    by: int
    """The seat whose doing it was."""
    asks: list[VoteBody]
    """All that is asked now."""


class StandInNews(Body, tag="stand-in-news"):
    """To all: a bot answers for a seat from now on, or its player does so himself again (`back`)."""

    news: Literal["away", "vote", "resigned", "back"]
    seat: int
    bot: str


class AgainNews(Body, tag="again-news"):
    """To all, once it is over: who wants to play again; with the new table when it is open."""

    again: Again | None


class Said(Body, tag="said"):
    said: Talked


class Over(Body, tag="over"):
    """The game is over, the seal is opened, and its moves are sealed."""

    result: Result
    seed: str
    head: str = ""
    """Of the chain that seals the moves, for every page to keep; empty for a game that ended before that was done."""


class Resync(Body, tag="resync"):
    """This client has missed something: say `Hello` with the version you have.

    With a nonce: that message came too late, another server has written here, and nothing was done. Say it again after
    the snapshot, or something else.
    """

    version: int
    nonce: str | None = None


class Paused(Body, tag="paused"):
    """Nothing can be written now, for this reason, and what this client sees may be old; null: it goes on.

    What is confirmed meanwhile is refused; what has been tried stays.
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
