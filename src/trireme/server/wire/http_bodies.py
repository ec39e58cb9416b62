"""Bodies of the HTTP interface, and types that both halves of the protocol share; `socket_messages.py` has the other.

*HTTP* (JSON; bodies are the structs below). Errors are answered with 4xx and a `ProblemBody`.

    GET  /api/catalogue                        Catalogue      games, options and bots to choose from
    GET  /api/me                               Browser        the name this browser used last
    GET  /api/me/tables?after=&archived=       TableList      games of this browser, "your turn" first
    GET  /api/tables?after=                    TableList      open tables that wait for players, the newest first
    POST /api/seals                            Sealed         a seal for the shares of one new table
    POST /api/tables            NewTable    -> NewTableMade   201; sets the browser's cookie
    POST /api/lessons           NewLesson   -> NewTableMade   201; a lesson, after its opening
    POST /api/tables/check      NewTable    -> OptionsChecked says what is wrong with the options; makes nothing
    GET  /api/tables/{id}                      TableInfo
    GET  /api/tables/{id}/events?seat=&before=                Earlier     the events before one of a seat's log
    GET  /api/tables/{id}/positions?seat=&first=&last=        PositionList   replay; any seat once the game is over
    GET  /api/tables/{id}/record               text/plain     the record with its seed, once the game is over
    POST /api/records           ToReplay    -> Replayed       an uploaded record, which is not stored
    POST /api/records/positions ToReplay    -> PositionList
    GET  /api/tables/{id}/draws                Draws          all draws, once the game is over
    GET  /api/content/{hash}                   Components     as JSON, by the hash that a record names
    GET  /api/rulebook/{game}                  RulesBody      sections and rules in all languages
    GET  /api/games/{name}/words/{language}?modules=          GameWords   sentences of a game with these modules
    GET  /health                               Health

`seat_bodies.py` has the bodies about links, seats and devices, `social_bodies.py` the rest.
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
"""Most bytes of a request with an uploaded record."""

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
"""The name of a player at a table."""
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+$")]
Part = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)?$")]
"""A word, or words joined by dots: `hades.god`."""
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 hash of a seed."""
Share = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]
"""The share that a player's page gives to the dice: random bytes in hexadecimal; 32 bytes are plenty."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = (
    Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
    | Annotated[str, Meta(max_length=64)]
    | Annotated[list[Part], Meta(max_length=64)]
)
"""The value of an option."""

GameView = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
"""The view of a seat: a struct of the game, encoded by the worker."""
GameEvent = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
GameQuestion = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/Question"})]

Status = Literal["waiting", "playing", "over"]
"""The state of a table: waiting for players, being played, or finished."""

SeatKind = Literal["player", "bot", "open", "link"]
"""The kind of a seat. `open` and `link` seats are still free."""


StoodFor = Literal["away", "vote", "resigned"]
"""Why a bot substitutes: the player was away too long, the others voted for it, or the player resigned."""

Away = Literal[0, 10, 60, 1440, 4320, 10080]
"""Minutes of absence after which a bot substitutes: never, ten minutes, an hour, a day, three days, a week."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all messages and bodies."""


class ProblemBody(Body):
    """A problem. Languages other than English use the sentences `error-FRAME` and `problem-KEY`."""

    frame: str
    key: str
    figures: dict[str, Figure]
    english: str


class Why(Body):
    """A rule that forbids something here. The key of the sentence is `why-RULE`; the figures are those of this
    position."""

    rule: str
    key: str
    args: dict[str, Figure]


# HTTP: the catalogue.


class BotOffer(Body):
    """A bot that can play this game. The key of its name is `bot-NAME`."""

    name: str


class GameOffer(Body):
    """A game, its options and its bots. Explanations have the keys `option-NAME` and `option-NAME-VALUE`."""

    name: str
    title: dict[str, str]
    """The title of the game by language."""
    about: dict[str, str]
    rules: str
    """The rules number of each module, as in a record: `base 1`."""
    content: str
    """The hash of all components with those of the modules, for `/api/content`."""
    least_players: int
    most_players: int
    usual_players: int
    modules: list[str]
    options: list[Option]
    bots: list[BotOffer]
    lesson: bool
    """Whether the game has a lesson."""


class Catalogue(Body):
    games: list[GameOffer]


# HTTP: tables.


class Me(Body, tag="me", tag_field="kind"):
    """A seat for this browser. Several of them make a hot-seat game."""

    name: Name = ""
    share: Share | None = None


class OpenSeat(Body, tag="open", tag_field="kind"):
    """A seat that anybody can take from the lobby."""


class Invited(Body, tag="link", tag_field="kind"):
    """A seat for a player with its link."""

    name: Name = ""
    """The proposed name; the player may choose another one."""


class BotSeat(Body, tag="bot", tag_field="kind"):
    """A seat for a bot of the catalogue."""

    bot: Word
    name: Name = ""


SeatWish = Me | OpenSeat | Invited | BotSeat


class NewTable(Body):
    """A new table. The game starts as soon as every seat is taken, at once if no player is awaited."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Choice], Meta(max_length=32)] = {}
    """The options of the game except `players`, which is the number of seats."""
    seal: Seal | None = None
    """A seal from `/api/seals`, whose seed the table gets. Shares need one."""
    public: bool = False
    """Whether the lobby lists the table, while it waits and while it is played."""
    away: Away = 0
    """Minutes that the game waits for an absent player before a bot substitutes; 0 for ever."""
    stand_in: Word | None = None
    """The substitute bot; null for the best one."""


class NewLesson(Body):
    """A new lesson: a first game against bots from a fixed position."""

    game: Word
    name: Name = ""
    others: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    """The names of the bots."""


class Sealed(Body):
    seal: Seal


class OptionsChecked(Body):
    problem: ProblemBody | None


class StandIn(Body):
    """A bot that answers for a player. The player can take the seat back at any time unless they have resigned."""

    bot: str
    why: StoodFor


class SeatInfo(Body):
    seat: int
    seat_name: str
    """The name in the record: A, B, C…"""
    kind: SeatKind
    name: str
    bot: str
    connected: bool
    mine: bool
    share: Share | None
    """The share that the player gave to the dice; null if there is none, and for a bot."""
    stand_in: StandIn | None


class TableInfo(Body):
    """What everybody may know about a table. `mine`, `your_turn` and `owner` depend on the browser that asks."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Choice]
    seal: str
    """The SHA-256 hash of the seed, published before the first share."""
    format: int
    """The format of the record. In format 1 the dice depend on the seed alone."""
    status: Status
    public: bool
    created: str
    """When the table was made, in UTC, such as 2026-11-15T09:30:00Z."""
    moved: str
    """When the last move was made, in UTC."""
    closes: str | None
    """When a waiting table will be closed; null once the game has begun."""
    version: int
    """The number of lines in the log."""
    seats: list[SeatInfo]
    asked: list[int]
    """The seats that the game waits for."""
    mine: list[int]
    your_turn: bool
    owner: bool
    """Whether this browser made the table, or holds a seat of the player who did."""
    result: Result | None
    away: int
    """Minutes of absence after which a bot substitutes; 0 for never."""
    stand_in: str
    """The substitute bot."""
    lesson: bool
    """Whether the table is a lesson, whose dice are always the same and thus publicly known."""
    gathers: int
    """Minutes that the table, once full, waits for its players to come; 0 if it does not wait."""


LinkKind = Literal["seat", "table", "return"]
"""What a link is for: one seat, once; every free seat until none is left; the holder of a seat on another device."""


class Link(Body):
    """A link `/#/claim/TOKEN`. It is shown once and stored as a hash. A new link revokes the one before it."""

    kind: LinkKind
    seat: int | None
    """The seat, or null for the whole table."""
    token: Token


class NewTableMade(Body):
    table: TableInfo
    links: list[Link]
    """The links to the invited seats."""


class TableList(Body):
    tables: list[TableInfo]
    next: str | None
    """The value of `after` for the next page; null on the last page."""


class Browser(Body):
    name: str


class Position(Body):
    """The table after `version` lines: what the last line brought about, and what a seat sees."""

    version: int
    line: str
    """The line as in the record; empty if the seat may not know it before the game is over."""
    events: list[GameEvent]
    view: GameView
    bot: str = ""
    """The substitute bot that made the move; else empty."""


class Earlier(Body):
    """A part of a seat's events."""

    first: int
    """The number of events before it."""
    events: list[GameEvent]
    stood: list[int] = []
    """The places of events, from 0, that moves of a substitute bot caused."""


class PositionList(Body):
    last: int
    """The newest version."""
    positions: list[Position]


class ToReplay(Body):
    """A record as text, the positions wanted, and the seat that looks (null for a spectator)."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    seat: SeatNumber | None = None
    first: Version = 0
    last: Version = 0


class Replayed(Body):
    """The game of an uploaded record."""

    game: str
    content: str
    options: dict[str, Choice]
    seats: list[str]
    """The name in the record: A, B, C…"""
    names: list[str]
    """The names of the players if the record has them; else empty."""
    last: int


class Drawn(Body):
    """A random outcome. Draw *n* is at place *n*: its number in the stream is below `bound`, its result from `low` up
    to but not including `high`."""

    label: str
    outcome: str
    low: int
    high: int
    bound: int


class Draws(Body):
    draws: list[Drawn]
    after: list[int] = []
    """The number of draws before the first line and after each line. The seal of the moves contains these numbers."""


# HTTP: reading.


class Components(Body):
    """The components of a game, as in its files."""

    game: str
    hash: str
    components: dict[str, msgspec.Raw]


class RuleText(Body):
    id: str
    section: str
    modules: list[str]
    """The rule holds while all these modules are in play."""
    text: dict[str, str]
    """The text by language."""
    source: str
    amends: list[str]
    """Rules that this rule changes while it holds."""
    amended: list[str]
    """Rules that change this one."""


class Section(Body):
    id: str
    title: dict[str, str]


class RulesBody(Body):
    game: str
    number: int
    sections: list[Section]
    rules: list[RuleText]


class GameWords(Body):
    """Fluent sources of a game and all its modules; later ones override earlier ones.

    Sentences shared by all games are part of the page. French sources have no typographic spaces yet.
    """

    game: str
    language: str
    sources: list[str]


class Health(Body):
    status: Literal["ok"]
    version: str
    tables: int
    """The number of tables in memory."""
    connections: int
    workers: int
    """The number of running worker processes."""


SENT_BY_PAGE = (NewTable, NewLesson, ToReplay)
"""The bodies of POST requests that other bodies do not contain."""
SENT_BY_SERVER = (
    ProblemBody, Catalogue, Browser, TableList, NewTableMade, Sealed, OptionsChecked, TableInfo, Earlier, PositionList,
    Draws, Replayed, Components, RulesBody, GameWords, Health,
)  # fmt: skip
"""The bodies of answers that other bodies do not contain."""
