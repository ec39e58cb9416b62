"""What is said among people at a table: bots that stand in, going back by agreement, playing again, talking.

    POST /api/me                       Named      -> Browser       be called so where one only watches
    POST /api/me/archive               Archived   -> Archived      put games out of my sight, or bring them back
    GET  /api/watch?after=                           TableList     public games that are being played
    POST /api/tables/{id}/bot          SeatBot    -> TableInfo     the host gives a free seat to a bot
    POST /api/tables/{id}/close                      Closed        the host closes a table that has not begun
    POST /api/tables/{id}/resign       OfSeat     -> TableInfo     a bot plays my seat to the end
    POST /api/tables/{id}/take-back    OfSeat     -> TableInfo     my seat is mine again
    POST /api/tables/{id}/stand-in     OfSeat     -> Asks          ask for a bot on the seat of somebody who is away
    POST /api/tables/{id}/undo         GoBack     -> Asks          ask the others to go back in the game
    POST /api/tables/{id}/answer       AskAnswer  -> Asks          say yes or no to either; whoever asked takes it back
    POST /api/tables/{id}/again        PlayAgain  -> AgainNow      once it is over: play again together, or not
    GET  /api/tables/{id}/talk?before=               Talk          what was said, the newest first asked for

What is said goes over the socket (`Say` and `Said` in `socket_messages.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from trireme.server.wire.http_bodies import MOST_SEATS, Body, Name, Seal, SeatNumber, Share, Word

AskKind = Literal["stand-in", "undo"]
"""A bot for the seat of somebody who is away; to go back in the game."""

Point = Literal["move", "turn"]
"""Before the last move of whoever asks, or before all that he did in one go."""

MOST_LETTERS = 500
"""In one thing that is said."""

Channel = Literal["players", "watchers", "team"]
"""Who hears something: those who have a seat here, or those who have none, and neither hears the other; or the team of
the seat that says it, and nobody else."""

Emote = Literal["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "laugh", "sad", "good-game"]
"""Said in the language of whoever hears it."""


class Named(Body):
    name: Name


class Archived(Body):
    tables: Annotated[list[Word], Meta(min_length=1, max_length=100)]
    archived: bool


class SeatBot(Body):
    seat: SeatNumber
    bot: Word
    name: Name = ""


class Closed(Body):
    closed: bool


class GoBack(Body):
    seat: SeatNumber
    to: Point


class AskAnswer(Body):
    kind: AskKind
    yes: bool


class VoteBody(Body):
    """What the people at a table are asked."""

    kind: AskKind
    by: int
    """The seat that asks."""
    seat: int
    """The one that it is about."""
    agreed: list[int]
    missing: list[int]
    """Seats that have not answered."""
    version: int
    """It is about the game as it was then: who moves on has said no to going back."""
    moves: int
    """How many moves would be taken back."""


class Asks(Body):
    asks: list[VoteBody]


class PlayAgain(Body):
    yes: bool
    seal: Seal | None = None
    """That of `/api/seals` where nobody has asked yet, else that of `Again`."""
    shares: Annotated[list[Share], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    """One for each of my seats, in their order."""


class Again(Body):
    """Those who want to play again together. The new table opens when all have answered, or at the latest then."""

    yes: list[int]
    no: list[int]
    missing: list[int]
    seal: str
    """Of the new table: shares are given to it."""
    closes: str
    table: str | None
    """The new one, once it is open."""


class AgainNow(Body):
    again: Again | None
    """Null when nobody wants to."""


class Talked(Body):
    """Something that was said."""

    number: int
    channel: Channel
    seat: int | None
    who: str
    """Tells watchers apart, who may have one name; empty for who has a seat."""
    name: str
    text: str
    emote: Emote | None
    at: str


class Talk(Body):
    said: list[Talked]
    """The oldest first."""
    more: bool
    """There is something before it."""


SENT_BY_PAGE = (Named, Archived, SeatBot, GoBack, AskAnswer, PlayAgain)
SENT_BY_SERVER = (Archived, Closed, Asks, AgainNow, Talk)
