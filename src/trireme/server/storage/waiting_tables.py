"""Queries for tables that wait for a move, for players to come, or for a migration to this version's rules."""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

import msgspec
from sqlalchemy import Connection, and_, func, or_, select

from trireme.server.common.clock import minutes_ago
from trireme.server.storage.schema import HOLDS, SEATS, TABLES
from trireme.server.storage.seat_store import FREE
from trireme.server.storage.visits import A_MOMENT
from trireme.server.wire.http_bodies import Away

SLICE: Final = 100
"""Tables read at a time."""


class FullTable(NamedTuple):
    """A public table that waits for its players."""

    id: str
    since: str
    """When the last seat was taken."""


def full_tables(connection: Connection) -> list[FullTable]:
    """Return full public tables that have not begun and whose last seat was taken before some time."""
    waiting = TABLES.c.status == "waiting", TABLES.c.public.is_(True)
    free = select(SEATS.c.table_id).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind.in_(FREE)).exists()
    taken = select(HOLDS.c.table_id, HOLDS.c.seat, func.min(HOLDS.c.since).label("since"))
    taken = taken.join(TABLES, TABLES.c.id == HOLDS.c.table_id).where(*waiting, ~free)
    since: dict[str, str] = {}
    for row in connection.execute(taken.group_by(HOLDS.c.table_id, HOLDS.c.seat)):
        since[row.table_id] = max(since.get(row.table_id, ""), row.since)
    return [FullTable(id, last) for id, last in since.items() if last < minutes_ago(A_MOMENT)]


def overdue(connection: Connection) -> list[tuple[str, list[int]]]:
    """Return tables without a move for longer than the table's absence limit, each with the seats it waits for."""
    long_ago = [and_(TABLES.c.away == away, TABLES.c.moved < minutes_ago(away)) for away in get_args(Away) if away]
    waiting = select(TABLES.c.id, TABLES.c.asked).where(TABLES.c.status == "playing", or_(*long_ago))
    return [(row.id, msgspec.json.decode(row.asked)) for row in connection.execute(waiting)]


def unfinished_tables(connection: Connection, after: str) -> list[str]:
    """Return the next ids of unfinished tables after `after`, in order."""
    query = select(TABLES.c.id).where(TABLES.c.status.in_(("waiting", "playing")), TABLES.c.id > after)
    return [str(row.id) for row in connection.execute(query.order_by(TABLES.c.id).limit(SLICE))]
