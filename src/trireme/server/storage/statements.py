"""Statements of the store that are made once: to put one together takes longer than to run it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Executable, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from trireme.server.storage.schema import BROWSERS, CONTENTS, DRAFTS, HOLDS, LOG, TABLES

APPEND: Final = insert(LOG)
FOLLOW: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        version=bindparam("new_version"),
        asked=bindparam("new_asked"),
        result=bindparam("new_result"),
        status=bindparam("new_status"),
        moved=bindparam("new_moved"),
    )
)
SEATS_HELD: Final = (
    select(HOLDS.c.seat)
    .where(HOLDS.c.table_id == bindparam("table"), HOLDS.c.browser == bindparam("browser"))
    .order_by(HOLDS.c.seat)
)
SEEN: Final = (
    update(HOLDS)
    .where(HOLDS.c.table_id == bindparam("which"), HOLDS.c.browser == bindparam("who"))
    .values(seen=bindparam("new_seen"), version=bindparam("new_version"), awaited=None)
)
HERE: Final = (
    update(BROWSERS)
    .where(BROWSERS.c.browser == bindparam("who"), BROWSERS.c.seen < bindparam("a_day_ago"))
    .values(seen=bindparam("new_seen"))
)
"""A visit to a table is one to the server, noted once a day."""
DROP: Final = delete(DRAFTS).where(DRAFTS.c.table_id == bindparam("which"), DRAFTS.c.seat == bindparam("mover"))
"""A draft that has been written is none any more."""


def upserts(table: Table, key: Sequence[str], changed: str) -> dict[str, Executable]:
    """A row that may be there already, for each kind of database: then one thing in it is changed, if it is different.

    Looking first whether it is there would let two at once both find that it is not.
    """
    inserts: dict[str, sqlite.Insert | postgresql.Insert] = {
        "sqlite": sqlite.insert(table),
        "postgresql": postgresql.insert(table),
    }
    return {
        dialect: made.on_conflict_do_update(
            index_elements=key,
            set_={changed: made.excluded[changed]},
            where=table.c[changed] != made.excluded[changed],
        )
        for dialect, made in inserts.items()
    }


KEEP_DRAFT: Final = upserts(DRAFTS, ("table_id", "seat"), "draft")
KEEP_CONTENT: Final = upserts(CONTENTS, ("hash",), "components")
KEEP_NAME: Final = upserts(BROWSERS, ("browser",), "name")
