"""What is said over HTTP, and what both halves of the protocol share. `socket_messages.py` has the socket.

*HTTP* (JSON; bodies are the structs below). A mistake is answered with 4xx and a `ProblemBody`.

    GET  /api/catalogue                        Catalogue      games, options and bots to choose from
    GET  /api/me                               Browser        the name this browser used last
    GET  /api/me/tables?after=&archived=       TableList      my games, "your turn" first
    GET  /api/tables?after=                    TableList      open tables that wait for players, the newest first
    POST /api/seals                            Sealed         a seal to give shares to, for one new table
    POST /api/tables            NewTable    -> NewTableMade   201; sets the browser's cookie
    POST /api/lessons           NewLesson   -> NewTableMade   201; a first game, at the moment where the learner comes
    POST /api/tables/check      NewTable    -> OptionsChecked nothing is made; says what is wrong with a choice
    GET  /api/tables/{id}                      TableInfo
    GET  /api/tables/{id}/events?seat=&before=                Earlier     the events before one of a seat's log
    GET  /api/tables/{id}/positions?seat=&first=&last=        PositionList   replay; any seat once the game is over
    GET  /api/tables/{id}/record               text/plain     the record with its seed, once the game is over
    POST /api/records           ToReplay    -> Replayed       a record that somebody brings; nothing of it is kept
    POST /api/records/positions ToReplay    -> PositionList
    GET  /api/tables/{id}/draws                Draws          all that was drawn, once the game is over
    GET  /api/content/{hash}                   Components     as JSON, by the hash that a record names
    GET  /api/rulebook/{game}                  RulesBody      sections and rules in all languages
    GET  /api/games/{name}/words/{language}?modules=          GameWords   what is said of a game and these modules
    GET  /health                               Health

`seat_bodies.py` has what is said about links, seats and devices, `social_bodies.py` what players say to each other.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trireme.kit.engine.view import Result
from trireme.kit.errors import Figure
from trireme.kit.options import Option
from trireme.server.common.names import NAME_LENGTH

MOST_SEATS = 12
MOST_NUMBER = 1_000_000
MOST_RECORD = 200_000
"""Bytes of a message with a record that somebody brings."""

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
"""What a player is called at the table."""
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+$")]
Part = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)?$")]
"""A word, or a part of what a word names: `hades.god`."""
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""SHA-256 of a seed."""
Share = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]
"""What a player's page gives to the dice: random bytes, in hexadecimal. 32 are plenty."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = (
    Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
    | Annotated[str, Meta(max_length=64)]
    | Annotated[list[Part], Meta(max_length=64)]
)
"""The value of an option."""

GameView = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
"""What a seat may know: a struct of the game, encoded where the game runs."""
GameEvent = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
GameQuestion = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/Question"})]

Status = Literal["waiting", "playing", "over"]
"""Waiting for players, being played, or finished."""

SeatKind = Literal["player", "bot", "open", "link"]
"""Seats that are `open` or to be had by `link` are still free."""


StoodFor = Literal["away", "vote", "resigned"]
"""Why a bot stands in: its player was away too long, the others have voted, or he has resigned."""

Away = Literal[0, 10, 60, 1440, 4320, 10080]
"""Minutes: never, ten minutes, an hour, a day, three days, a week."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything that is said."""


class ProblemBody(Body):
    """A mistake. Other languages than English say it from the sentences `error-FRAME` and `problem-KEY`."""

    frame: str
    key: str
    figures: dict[str, Figure]
    english: str


class Why(Body):
    """A rule that forbids something here; the sentence's key is `why-RULE`, the figures are those of this position."""

    rule: str
    key: str
    args: dict[str, Figure]


# HTTP: what can be chosen.


class BotOffer(Body):
    """A bot that can sit at this game's tables; its name's key is `bot-NAME`."""

    name: str


class GameOffer(Body):
    """A game, its options and its bots. Explanations have the keys `option-NAME` and `option-NAME-VALUE`."""

    name: str
    title: dict[str, str]
    """By language, and so is what it is about."""
    about: dict[str, str]
    rules: str
    """The rules number of each module, as a record names them: base 1."""
    content: str
    """Name of all its components, those of modules too, for /api/content."""
    least_players: int
    most_players: int
    usual_players: int
    modules: list[str]
    options: list[Option]
    bots: list[BotOffer]
    lesson: bool
    """Whether it has a first game that explains it."""


class Catalogue(Body):
    games: list[GameOffer]


# HTTP: tables.


class Me(Body, tag="me", tag_field="kind"):
    """A seat for this browser; several of them are hot-seat play."""

    name: Name = ""
    share: Share | None = None


class OpenSeat(Body, tag="open", tag_field="kind"):
    """A seat that anyone can take from the lobby."""


class Invited(Body, tag="link", tag_field="kind"):
    """A seat for whoever gets its link."""

    name: Name = ""
    """A proposal: whoever claims the seat says what he is called."""


class BotSeat(Body, tag="bot", tag_field="kind"):
    """A seat for a bot of the catalogue."""

    bot: Word
    name: Name = ""


SeatWish = Me | OpenSeat | Invited | BotSeat


class NewTable(Body):
    """The game starts as soon as every seat is taken: at once when nobody need be waited for."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Choice], Meta(max_length=32)] = {}
    """All but `players`, which is the number of seats."""
    seal: Seal | None = None
    """One that this server has shown (`/api/seals`); its seed is the table's. Without it there can be no shares yet."""
    public: bool = False
    """Shown in the lobby, while it waits and while it is played."""
    away: Away = 0
    """How long the game waits for somebody who is not here, until a bot stands in."""
    stand_in: Word | None = None
    """Which one; null: the best that there is."""


class NewLesson(Body):
    """A first game against bots, from a fixed position."""

    game: Word
    name: Name = ""
    others: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    """What the bots are called."""


class Sealed(Body):
    seal: Seal


class OptionsChecked(Body):
    problem: ProblemBody | None


class StandIn(Body):
    """A bot that answers for a player. Unless he has resigned he takes his seat back when he likes."""

    bot: str
    why: StoodFor


class SeatInfo(Body):
    seat: int
    seat_name: str
    """As in the record: A, B, C…"""
    kind: SeatKind
    name: str
    bot: str
    connected: bool
    mine: bool
    share: Share | None
    """What its player gave to the dice; null where none came, and for a bot, which gives none."""
    stand_in: StandIn | None


class TableInfo(Body):
    """What everyone may know about a table; `mine` and `your_turn` are about the browser that asks."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Choice]
    seal: str
    """SHA-256 of the seed, published before the first share."""
    format: int
    """Of its record. In games of format 1 the dice are the seed's alone."""
    status: Status
    public: bool
    created: str
    """UTC, such as 2026-11-15T09:30:00Z."""
    moved: str
    """When the last move was made."""
    closes: str | None
    """When a table that still waits for players will be closed."""
    version: int
    """How many lines the log has."""
    seats: list[SeatInfo]
    asked: list[int]
    """Seats that the game waits for."""
    mine: list[int]
    your_turn: bool
    owner: bool
    """This browser made the table, or holds the seat of whoever did."""
    result: Result | None
    away: int
    """Minutes after which a bot stands in for somebody who is not here; 0 for never."""
    stand_in: str
    """Which one: its level."""
    lesson: bool
    """A first game: its dice are the same every time, and so known."""
    gathers: int
    """Minutes that the table, once all seats are taken, waits for players who are not there; 0 where it does not."""


LinkKind = Literal["seat", "table", "return"]
"""For one seat and one use; for every free seat until none is free; for the holder of a seat, on another device."""


class Link(Body):
    """`/#/claim/TOKEN`. It is shown once and stored hashed; the one of its kind before it is dead."""

    kind: LinkKind
    seat: int | None
    """Null for the whole table."""
    token: Token


class NewTableMade(Body):
    table: TableInfo
    links: list[Link]
    """One for each invited seat."""


class TableList(Body):
    tables: list[TableInfo]
    next: str | None
    """What to give as `after` for those that follow; null when there are no more."""


class Browser(Body):
    name: str


class Position(Body):
    """The table after `version` moves: what the last of them brought about, and what there was to be seen."""

    version: int
    line: str
    """The move as the record has it; empty for a seat that may not know it before the game is over."""
    events: list[GameEvent]
    view: GameView
    bot: str = ""
    """The one that made the move, where it stood in for somebody."""


class Earlier(Body):
    """A piece of a seat's log."""

    first: int
    """How many events there are before it."""
    events: list[GameEvent]
    stood: list[int] = []
    """Which of them, counted from 0, came of moves that a bot made for somebody."""


class PositionList(Body):
    last: int
    """The newest version there is."""
    positions: list[Position]


class ToReplay(Body):
    """A record as text, and which of its positions are wanted, from one seat or a spectator's."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    seat: SeatNumber | None = None
    first: Version = 0
    last: Version = 0


class Replayed(Body):
    """What a record is a record of."""

    game: str
    content: str
    options: dict[str, Choice]
    seats: list[str]
    """As in the record: A, B, C…"""
    names: list[str]
    """Of those who have played, where the record has them; else empty."""
    last: int


class Drawn(Body):
    """A random outcome. Draw *n* stands at place *n*: its number in the stream, below `bound`, is from `low` up to
    `high`, itself not."""

    label: str
    outcome: str
    low: int
    high: int
    bound: int


class Draws(Body):
    draws: list[Drawn]
    after: list[int] = []
    """How many of them had been made when play began, and after each line: the seal of the moves has these numbers."""


# HTTP: reading.


class Components(Body):
    """The components of a game as they stand in its file."""

    game: str
    hash: str
    components: dict[str, msgspec.Raw]


class RuleText(Body):
    id: str
    section: str
    modules: list[str]
    """It holds while all of them are in play."""
    text: dict[str, str]
    """By language."""
    source: str
    amends: list[str]
    """Rules that it changes while it holds."""
    amended: list[str]
    """Rules that change it."""


class Section(Body):
    id: str
    title: dict[str, str]


class RulesBody(Body):
    game: str
    number: int
    sections: list[Section]
    rules: list[RuleText]


class GameWords(Body):
    """Fluent sources as they stand in the files of a game and of all its modules; later ones overrule earlier ones.

    What all games share is the page's own. French sources have no typography yet.
    """

    game: str
    language: str
    sources: list[str]


class Health(Body):
    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""
    connections: int
    workers: int
    """Engine workers that are alive."""


SENT_BY_PAGE = (NewTable, NewLesson, ToReplay)
"""Bodies of POST requests."""
SENT_BY_SERVER = (
    ProblemBody, Catalogue, Browser, TableList, NewTableMade, Sealed, OptionsChecked, TableInfo, Earlier, PositionList,
    Draws, Replayed, Components, RulesBody, GameWords, Health,
)  # fmt: skip
"""Bodies of answers."""
