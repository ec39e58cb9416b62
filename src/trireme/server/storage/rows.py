"""Tables, seats, lines and drafts as they are stored, and how they are read from their rows."""

from __future__ import annotations

import logging
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row

from trireme.kit.engine.view import Result
from trireme.kit.errors import TriremeError
from trireme.kit.records.drafts import Draft
from trireme.kit.records.formats import NO_SHARES, read_shares
from trireme.server.common.logs import log
from trireme.server.wire.http_bodies import Choice, SeatKind, Status, StoodFor

WAITED_FOR: Final = 14
"""Days after which a table that has not begun is closed."""


class StoredSeat(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    share: str = ""
    """The share that the player gave to the dice, while the table waits."""
    stand_in: str = ""
    """The substitute bot, or an empty text."""
    stood: StoodFor | Literal[""] = ""
    """Why the bot substitutes."""

    @property
    def answered_by(self) -> str:
        """The bot that answers for this seat, or an empty text."""
        return self.bot or self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat and can vote."""
        return self.kind == "player" and not self.stand_in


class StoredTable(msgspec.Struct, kw_only=True):
    id: str
    game: str
    format: int
    """The format of the record."""
    rules: str
    shares: str
    """The shares as in the record's header, once the game has begun."""
    content: str
    options: dict[str, Choice]
    seat_names: list[str]
    seed: bytes
    status: Status
    public: bool
    owner: str
    created: str
    moved: str
    version: int = 0
    asked: list[int] = []
    result: bytes | None = None
    seats: list[StoredSeat] = []
    away: int = 0
    """Minutes of absence after which a bot substitutes; 0 for never."""
    stand_in: str = ""
    """The substitute bot of this table."""
    maker: str | None = None
    """The hash of the address that made a public table, until it is over; else None."""
    hosts: list[int] = []
    """The seats that the maker of the table still holds."""


class LogLine(msgspec.Struct):
    version: int
    seat: int
    line: str
    nonce: str
    bot: str = ""
    """The substitute bot that made the move, or an empty text."""


class StoredDraft(msgspec.Struct):
    """A draft with the nonces of the last messages that changed it, so that repetitions are recognised."""

    tried: Draft = msgspec.field(default_factory=Draft)
    nonces: list[str] = []


def read_draft(text: str) -> StoredDraft | None:
    """Read a draft. An unreadable one is dropped: only clicks are lost."""
    try:
        return msgspec.json.decode(text, type=StoredDraft)
    except msgspec.MsgspecError:
        return None


def read_table(row: Row[Any], header: Row[Any] | None, seats: list[Row[Any]], hosts: list[int]) -> StoredTable | None:
    """Read a table from its rows. If they are unreadable, log that and return None, to spare other tables."""
    try:
        table = _converted(row, header, seats, hosts)
        if table.result is not None:
            msgspec.json.decode(table.result, type=Result)
        if table.shares:
            read_shares(table.shares, table.seat_names)
        if [seat.seat for seat in table.seats] != [*range(len(table.seat_names))]:
            raise ValueError("seats are missing")
    except (msgspec.MsgspecError, TriremeError, TypeError, ValueError) as error:
        log("table cannot be read", level=logging.ERROR, table=str(row.id), problem=str(error))
        return None
    return table


def _converted(row: Row[Any], header: Row[Any] | None, seats: list[Row[Any]], hosts: list[int]) -> StoredTable:
    values = {str(key): value for key, value in row._mapping.items()}
    if header is None:
        values |= {"format": 1, "rules": str(row.rules), "shares": NO_SHARES}
    else:
        values |= {"format": header.format, "rules": header.rules, "shares": header.shares}
    for name in ("options", "seat_names", "asked"):
        values[name] = msgspec.json.decode(values[name])
    seated = [{str(key): value for key, value in seat._mapping.items() if key != "table_id"} for seat in seats]
    return msgspec.convert({**values, "seats": seated, "hosts": hosts}, StoredTable)
