"""Statements of the store, built once, since building one takes longer than running it."""

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
"""Notes the visit of a browser, once a day."""
DROP: Final = delete(DRAFTS).where(DRAFTS.c.table_id == bindparam("which"), DRAFTS.c.seat == bindparam("mover"))
"""Deletes a draft that has been committed."""


def upserts(table: Table, key: Sequence[str], changed: str) -> dict[str, Executable]:
    """Return statements that insert a row, or update one column of it if it differs, for each kind of database.

    Checking first whether the row exists would fail when two do so at once.
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
