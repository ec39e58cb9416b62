"""Lists of tables, a page at a time: no list ever loads all there is.

A cursor names the last table of a page by what the list is sorted by, so tables that come and go meanwhile push nothing
out of the next page.
"""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, String, and_, case, cast, exists, func, literal, or_, select

from trireme.table.clock import ago
from trireme.table.infos import WAITED_FOR
from trireme.table.problems import NO_CURSOR, TableError
from trireme.table.schema import HOLDS, TABLES
from trireme.table.stored import StoredTable

LISTED: Final = 20
"""Tables in a page of a list."""
RANKS: Final = {"playing": 1, "waiting": 2, "over": 3}
_CURSOR: Final = re.compile(r"([0-3])_([0-9TZ:.-]{1,32})_([0-9a-z-]{1,32})")


def open_tables(after: str | None) -> Select[Any]:
    """Public tables that wait for players, the newest first."""
    waiting = TABLES.c.status == "waiting", TABLES.c.public.is_(True), TABLES.c.created > ago(WAITED_FOR)
    return page(literal(RANKS["waiting"]), after).where(*waiting)


def played_tables(after: str | None) -> Select[Any]:
    """Public games that are being played, those with the newest moves first."""
    return page(literal(RANKS["playing"]), after).where(TABLES.c.status == "playing", TABLES.c.public.is_(True))


def tables_of(browser: str, after: str | None, archived: bool = False) -> Select[Any]:
    """Those where it is this browser's turn first, then running, waiting and finished ones."""
    mine = HOLDS.c.table_id == TABLES.c.id, HOLDS.c.browser == browser, HOLDS.c.archived.is_(archived)
    # The seats that are asked, as `,0,2,`: a list of numbers is the same text in both databases.
    asked = func.replace(func.replace(TABLES.c.asked, "[", ","), "]", ",")
    my_turn = exists().where(*mine, asked.like(literal("%,") + cast(HOLDS.c.seat, String) + literal(",%")))
    rank = case(
        (and_(TABLES.c.status == "playing", my_turn), 0),
        *((TABLES.c.status == status, number) for status, number in RANKS.items()),
        else_=len(RANKS),
    )
    return page(rank, after).where(exists().where(*mine))


def page(rank: ColumnElement[int], after: str | None) -> Select[Any]:
    """One table more than is shown: whether there are more."""
    query = select(TABLES).order_by(rank, TABLES.c.moved.desc(), TABLES.c.id).limit(LISTED + 1)
    if after is None:
        return query
    number, moved, id = read_cursor(after)
    older = or_(TABLES.c.moved < moved, and_(TABLES.c.moved == moved, TABLES.c.id > id))
    return query.where(or_(rank > number, and_(rank == number, older)))


def read_cursor(text: str) -> tuple[int, str, str]:
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise TableError(NO_CURSOR, status=400)
    return int(found[1]), found[2], found[3]


def cursor(table: StoredTable, my_turn: bool) -> str:
    return f"{0 if my_turn else RANKS[table.status]}_{table.moved}_{table.id}"
