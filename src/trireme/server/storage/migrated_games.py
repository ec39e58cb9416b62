"""Read and rewrite the logs of games that are moved to other rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from trireme.server.storage.rows import StoredTable
from trireme.server.storage.schema import ARCHIVES, HEADERS, LOG, TABLES
from trireme.server.storage.seat_store import note_end
from trireme.server.storage.store import NOT_YET

LogEntries = list[tuple[int, str, str | None]]
"""The log of a table: version, line and events of each move."""


def told_at(connection: Connection, id: str) -> LogEntries:
    """Return the log of a table with its events."""
    query = select(LOG.c.version, LOG.c.line, LOG.c.told).where(LOG.c.table_id == id).order_by(LOG.c.version)
    return [(row.version, row.line, row.told) for row in connection.execute(query)]


def write_migrated(
    connection: Connection,
    table: StoredTable,
    rules: str,
    told: Mapping[int, str],
    asked: Sequence[int],
    result: bytes | None,
) -> None:
    """Store the new rules of a game and the events of its lines under them."""
    connection.execute(delete(HEADERS).where(HEADERS.c.table_id == table.id))
    header = {"table_id": table.id, "format": table.format, "rules": rules, "shares": table.shares}
    connection.execute(insert(HEADERS).values(header))
    for version, text in told.items():
        connection.execute(update(LOG).where(LOG.c.table_id == table.id, LOG.c.version == version).values(told=text))
    if table.status == "playing":
        status = "over" if result else "playing"
        follows = {"asked": msgspec.json.encode(asked).decode(), "result": result, "status": status}
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(follows))
        if result:
            note_end(connection, table.id, table.moved)
            connection.execute(insert(ARCHIVES).values(table_id=table.id, bound=NOT_YET, body=b""))
