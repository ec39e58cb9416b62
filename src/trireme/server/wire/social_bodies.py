"""HTTP bodies about playing with people: substitutes, votes, rematches, the host's actions and chat.

    POST /api/me                       Named      -> Browser       the name of a watcher
    POST /api/me/archive               Archived   -> Archived      hide games from the list, or show them again
    GET  /api/watch?after=                           TableList     public games that are being played
    POST /api/tables/{id}/bot          SeatBot    -> TableInfo     the host gives a free seat to a bot
    POST /api/tables/{id}/close                      Closed        the host closes a table that has not begun
    POST /api/tables/{id}/resign       OfSeat     -> TableInfo     a bot plays the seat to the end
    POST /api/tables/{id}/take-back    OfSeat     -> TableInfo     take the seat back from a substitute
    POST /api/tables/{id}/stand-in     OfSeat     -> Asks          ask for a substitute for an absent player
    POST /api/tables/{id}/undo         GoBack     -> Asks          ask the others to go back in the game
    POST /api/tables/{id}/answer       AskAnswer  -> Asks          agree or refuse; the seat that asked withdraws
    POST /api/tables/{id}/again        PlayAgain  -> AgainNow      after the game: agree to a rematch, or refuse
    GET  /api/tables/{id}/talk?before=               Talk          older messages of the chat

Chat messages themselves use the socket (`Say` and `Said` in `socket_messages.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from trireme.server.wire.http_bodies import MOST_SEATS, Body, Name, Seal, SeatNumber, Share, Word

AskKind = Literal["stand-in", "undo"]
"""What a vote is about: a substitute for an absent player, or going back in the game."""

Point = Literal["move", "turn"]
"""Where to go back to: before the last move of the seat that asks, or before all its moves in a row."""

MOST_LETTERS = 500
"""Most characters of a chat message."""

Channel = Literal["players", "watchers", "team"]
"""Who can read a message: the players, the watchers (neither can read the other's), or only the team of the seat that
writes it."""

Emote = Literal["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "laugh", "sad", "good-game"]
"""Ready-made messages, shown in the reader's language."""


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
    """A pending vote at a table."""

    kind: AskKind
    by: int
    """The seat that asks."""
    seat: int
    """The seat that the vote is about."""
    agreed: list[int]
    missing: list[int]
    """Seats that have not answered."""
    version: int
    """The version of the game when the vote began. A move by anybody ends a vote on going back."""
    moves: int
    """How many moves would be taken back."""


class Asks(Body):
    asks: list[VoteBody]


class PlayAgain(Body):
    yes: bool
    seal: Seal | None = None
    """The seal from `/api/seals` for the first who asks, else the seal of `Again`."""
    shares: Annotated[list[Share], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    """The shares of this browser's seats, in their order."""


class Again(Body):
    """A rematch poll. The new table opens when all have answered, or at `closes`."""

    yes: list[int]
    no: list[int]
    missing: list[int]
    seal: str
    """The seal of the new table, for which players give their shares."""
    closes: str
    table: str | None
    """The id of the new table, once it is open; else null."""


class AgainNow(Body):
    again: Again | None
    """The poll, or null if nobody wants a rematch."""


class Talked(Body):
    """A chat message."""

    number: int
    channel: Channel
    seat: int | None
    who: str
    """An id that tells watchers with the same name apart; empty for players."""
    name: str
    text: str
    emote: Emote | None
    at: str


class Talk(Body):
    said: list[Talked]
    """The messages, the oldest first."""
    more: bool
    """Whether there are older messages."""


SENT_BY_PAGE = (Named, Archived, SeatBot, GoBack, AskAnswer, PlayAgain)
SENT_BY_SERVER = (Archived, Closed, Asks, AgainNow, Talk)
