"""The chat of tables, as rows."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select

from trireme.server.storage.database import Database
from trireme.server.storage.schema import TALK
from trireme.server.wire.social_bodies import Talk, Talked

MOST_KEPT: Final = 2_000
"""Most messages kept for a table; older ones are deleted."""
PAGE: Final = 50
"""Messages in one answer."""


async def keep(database: Database, table: str, said: Talked, nonce: str) -> bool:
    """Write a message with the next number. Return False if this nonce was written before, after a lost answer."""

    def work(connection: Connection) -> bool:
        here = TALK.c.table_id == table
        if connection.execute(select(TALK.c.number).where(here, TALK.c.nonce == nonce)).first() is not None:
            return False
        said.number = 1 + (connection.execute(select(func.max(TALK.c.number)).where(here)).scalar() or 0)
        row = {name: getattr(said, name) for name in Talked.__struct_fields__} | {"emote": said.emote or ""}
        connection.execute(insert(TALK).values(table_id=table, nonce=nonce, **row))
        connection.execute(delete(TALK).where(here, TALK.c.number <= said.number - MOST_KEPT))
        return True

    return await database.do(work)


async def page_of(database: Database, table: str, plays: bool, partners: Collection[int], before: int | None) -> Talk:
    """Return the newest messages before a number that a player with these partners, or a watcher, may read."""
    heard: ColumnElement[bool] = TALK.c.channel == "watchers"
    if plays:
        mine = and_(TALK.c.channel == "team", TALK.c.seat.in_(partners))
        heard = or_(TALK.c.channel == "players", mine)
    query = select(*(TALK.c[name] for name in Talked.__struct_fields__)).where(TALK.c.table_id == table, heard)
    if before is not None:
        query = query.where(TALK.c.number < before)
    newest = query.order_by(TALK.c.number.desc()).limit(PAGE + 1)
    rows = await database.read(lambda connection: connection.execute(newest).all())
    said = [Talked(*row) for row in rows[:PAGE]]
    for each in said:
        each.emote = each.emote or None
    return Talk(said[::-1], len(rows) > PAGE)
