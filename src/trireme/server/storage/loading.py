"""Load a whole table at once when somebody comes. After a restart thousands come together.

It is one piece of work with prepared statements: a hop to the database's thread takes longer than most statements, and
building one takes longer than running it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Executable, Row, bindparam, select

from trireme.server.storage.raw_columns import as_kept
from trireme.server.storage.rows import LogLine, StoredTable, read_table
from trireme.server.storage.schema import ARCHIVES, ASKS, DRAFTS, HEADERS, HOLDS, KEPT, LOG, REISSUES, SEATS, TABLES
from trireme.server.storage.seat_store import RecoveryRow, SeatHolder, VoteRow

HELD: Final = [HOLDS.c[name] for name in SeatHolder.__struct_fields__]


def of(column: Any) -> Any:
    return column == bindparam("table")


TABLE_ROW: Final = select(TABLES).where(of(TABLES.c.id))
SEAT_ROWS: Final = select(SEATS).where(of(SEATS.c.table_id)).order_by(SEATS.c.seat)
HEADER_ROW: Final = select(HEADERS).where(of(HEADERS.c.table_id))
HOLD_ROWS: Final = select(*HELD).where(of(HOLDS.c.table_id)).order_by(HOLDS.c.since, HOLDS.c.seat, HOLDS.c.browser)
LINE_ROWS: Final = (
    select(LOG.c.version, LOG.c.seat, LOG.c.line, LOG.c.nonce, LOG.c.bot)
    .where(of(LOG.c.table_id))
    .order_by(LOG.c.version)
)
DRAFT_ROWS: Final = select(DRAFTS.c.seat, DRAFTS.c.draft).where(of(DRAFTS.c.table_id))
REISSUE_ROW: Final = select(*(as_kept(REISSUES.c[name]) for name in RecoveryRow._fields)).where(of(REISSUES.c.table_id))
ASK_ROWS: Final = select(*(as_kept(ASKS.c[name]) for name in VoteRow._fields)).where(of(ASKS.c.table_id))
KEPT_ROW: Final = select(KEPT.c.version, KEPT.c.body, KEPT.c.seal).where(of(KEPT.c.table_id))
CHAIN_ROW: Final = select(ARCHIVES.c.chain).where(of(ARCHIVES.c.table_id))


class Loaded(msgspec.Struct):
    """A table as it is on disk."""

    table: StoredTable | None
    """None if its row cannot be read."""
    lines: list[LogLine]
    holds: list[SeatHolder]
    drafts: dict[int, str]
    """Drafts as JSON, by seat."""
    votes: list[VoteRow]
    recovery: RecoveryRow | None
    chain: str
    """The seal of the moves of a finished game."""
    snapshot: tuple[int, bytes, bytes] | None
    """The snapshot of a running game: version, body and seal. It is not yet verified."""


def read_all(connection: Connection, id: str) -> Loaded | None:
    """Return everything about a table, or None if there is no such table."""

    def rows(statement: Executable) -> list[Any]:
        return list(connection.execute(statement, {"table": id}).all())

    def first(statement: Executable) -> Row[Any] | None:
        return connection.execute(statement, {"table": id}).first()

    row = first(TABLE_ROW)
    if row is None:
        return None
    holds = [SeatHolder(*hold) for hold in rows(HOLD_ROWS)]
    hosts = sorted(hold.seat for hold in holds if hold.browser == row.owner)
    lines = [LogLine(*line) for line in rows(LINE_ROWS)]
    reissues = rows(REISSUE_ROW)
    chain = first(CHAIN_ROW) if row.status == "over" else None
    snapshot = first(KEPT_ROW) if row.status == "playing" and lines else None
    return Loaded(
        read_table(row, first(HEADER_ROW), rows(SEAT_ROWS), hosts),
        lines,
        holds,
        {draft.seat: draft.draft for draft in rows(DRAFT_ROWS)},
        [VoteRow(*ask) for ask in rows(ASK_ROWS)],
        RecoveryRow(*reissues[0]) if reissues else None,
        "" if chain is None else str(chain.chain),
        None if snapshot is None else (snapshot.version, bytes(snapshot.body), bytes(snapshot.seal)),
    )


def newest(lines: Sequence[LogLine], most: int) -> list[LogLine]:
    """Return up to `most` latest lines of each seat, the oldest first."""
    left: Counter[int] = Counter()
    found = []
    for line in reversed(lines):
        left[line.seat] += 1
        if left[line.seat] <= most:
            found.append(line)
    return found[::-1]
