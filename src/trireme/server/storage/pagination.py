"""Lists of tables, page by page. Each list is read in the order of an index, from the end of the previous page.

So a page costs the same however many tables there are. The list of a browser has two parts: its unfinished games, whose
number is limited, are sorted; its finished games are read from an index by their end.

A cursor names the last table of a page by its sort key, so tables that come and go meanwhile do not shift the next
page.
"""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    case,
    cast,
    func,
    literal,
    literal_column,
    or_,
    select,
    union_all,
)

from trireme.server.common.clock import ago
from trireme.server.common.problems import NO_CURSOR, TableError
from trireme.server.storage.rows import WAITED_FOR, StoredTable
from trireme.server.storage.schema import HOLDS, TABLES

LISTED: Final = 20
"""Tables on a page."""
RANKS: Final = {"playing": 1, "waiting": 2, "over": 3}
_CURSOR: Final = re.compile(r"([0-3])_([0-9TZ:.-]{1,32})_([0-9a-z-]{1,32})")

Page = Select[Any]
"""A query for one page of tables."""


def open_tables(after: str | None) -> Select[Any]:
    """Public tables that wait for players, the newest first."""
    return public_tables("waiting", after).where(TABLES.c.created > ago(WAITED_FOR))


def played_tables(after: str | None) -> Select[Any]:
    """Public games that are being played, those with the newest moves first."""
    return public_tables("playing", after)


def public_tables(status: str, after: str | None) -> Select[Any]:
    """Query one table more than a page has, to know whether there is a next page."""
    public = select(TABLES).where(TABLES.c.status == status, TABLES.c.public.is_(True))
    sorted_ = public.order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(LISTED + 1)
    return sorted_ if after is None else sorted_.where(older(TABLES.c.moved, TABLES.c.id, *read_cursor(after)[1:]))


def tables_of(browser: str, after: str | None, archived: bool = False) -> Select[Any]:
    """Query the tables of a browser: its turn first, then running, waiting and finished; one more than a page has."""
    mine = HOLDS.c.browser == browser, HOLDS.c.archived.is_(archived)
    parts = [part.subquery() for part in (unfinished(mine, after), finished(mine, after))]
    found = union_all(*(select(part.c.table_id, part.c.rank) for part in parts)).subquery()
    query = select(TABLES).join(found, found.c.table_id == TABLES.c.id)
    return query.order_by(found.c.rank, TABLES.c.moved.desc(), TABLES.c.id).limit(LISTED + 1)


def unfinished(mine: tuple[ColumnElement[bool], ...], after: str | None) -> Select[Any]:
    """The games of a browser that are not over, with their ranks."""
    # The seats that are asked, as `,0,2,`. Both databases give a list of numbers as the same text.
    asked = func.replace(func.replace(TABLES.c.asked, "[", ","), "]", ",")
    my_turn = asked.like(literal("%,") + cast(HOLDS.c.seat, String) + literal(",%"))
    rank: ColumnElement[int] = func.min(
        case(
            (and_(TABLES.c.status == "playing", my_turn), 0),
            *((TABLES.c.status == status, number) for status, number in RANKS.items()),
            else_=len(RANKS),
        )
    )
    query = select(HOLDS.c.table_id, rank.label("rank")).join(TABLES, TABLES.c.id == HOLDS.c.table_id)
    query = query.where(*mine, HOLDS.c.ended == "").group_by(HOLDS.c.table_id, TABLES.c.moved)
    query = query.order_by(rank, TABLES.c.moved.desc(), HOLDS.c.table_id).limit(LISTED + 1)
    if after is None:
        return query
    number, moved, id = read_cursor(after)
    return query.having(or_(rank > number, and_(rank == number, older(TABLES.c.moved, HOLDS.c.table_id, moved, id))))


def finished(mine: tuple[ColumnElement[bool], ...], after: str | None) -> Select[Any]:
    """The games of a browser that are over; they stand last."""
    rank: ColumnElement[int] = literal_column(str(RANKS["over"]))
    query = select(HOLDS.c.table_id, rank.label("rank"), HOLDS.c.ended).where(*mine, HOLDS.c.ended > "").distinct()
    query = query.order_by(HOLDS.c.ended.desc(), HOLDS.c.table_id).limit(LISTED + 1)
    number, moved, id = read_cursor(after) if after is not None else (0, "", "")
    return query.where(older(HOLDS.c.ended, HOLDS.c.table_id, moved, id)) if number == RANKS["over"] else query


def older(time: ColumnElement[str], id: ColumnElement[str], last: str, last_id: str) -> ColumnElement[bool]:
    """Return the condition for tables after the last one of a page. Its first part uses an index."""
    return and_(time <= last, or_(time < last, id > last_id))


def read_cursor(text: str) -> tuple[int, str, str]:
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise TableError(NO_CURSOR, status=400)
    return int(found[1]), found[2], found[3]


def cursor(table: StoredTable, my_turn: bool) -> str:
    return f"{0 if my_turn else RANKS[table.status]}_{table.moved}_{table.id}"
