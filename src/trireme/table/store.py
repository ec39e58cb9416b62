"""What is kept: tables, seats, the log, drafts, contents. All but a draft is on disk when a call returns."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Executable, Row, Select, Table, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from trireme.table.clock import now
from trireme.table.database import Database, open_database
from trireme.table.keepsakes import Keepsake, unpack
from trireme.table.logs import log
from trireme.table.problems import STOPPED_ROW, TableError
from trireme.table.register import Hold, Register, hold, insert_link
from trireme.table.schema import (
    ASKS,
    BROWSERS,
    CONTENTS,
    DRAFTS,
    HEADERS,
    HOLDS,
    KEEPSAKES,
    LINKS,
    LOG,
    REISSUES,
    REVISION,
    SEATS,
    TABLES,
    TALK,
)
from trireme.table.stored import KeptDraft, LogLine, StoredTable, read_draft, read_table

NOT_YET: Final = "not yet"
"""Bound: the game has just ended, or has ended before games were bound."""
SLICE: Final = 100
"""Tables that are looked through at a time when a server starts."""
DRAFTS_EVERY: Final = 0.2
"""Seconds between writings of drafts."""
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


class Conflict(Exception):
    """Somebody else has written this version."""


class Store:
    """The tables of a server, in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.register = Register(database)
        self._drafts: dict[tuple[str, int], KeptDraft] = {}
        """Drafts that are still to be written."""
        self._written: set[tuple[str, int]] = set()
        """Drafts that are on disk."""
        self._writing: asyncio.Task[None] | None = None
        self.ended = asyncio.Event()
        """Set when a game is over."""

    @classmethod
    async def open(cls, address: str, alone: bool = True) -> Store:
        """Alone, it raises `Taken` where another server has this database."""
        return cls(await open_database(address, alone=alone))

    async def close(self) -> None:
        await self._write_drafts()
        if self._writing is not None:
            self._writing.cancel()
        await self.register.close()
        await self.database.close()

    # Tables and seats.

    async def add_table(
        self, table: StoredTable, components: bytes, holds: Iterable[Hold], links: Iterable[tuple[str, int]]
    ) -> None:
        """With the seats that somebody holds from the start, and links to others by their hashes."""
        row = msgspec.structs.asdict(table)
        del row["hosts"]
        header = {"table_id": table.id, **{name: row.pop(name) for name in ("format", "rules", "shares")}}
        row["rules"] = 0
        seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in row.pop("seats")]
        for name in ("options", "seat_names", "asked"):
            row[name] = _json(row[name])

        def work(connection: Connection) -> None:
            # The same figures may have better texts by now.
            content = {"hash": table.content, "game": table.game, "components": components}
            connection.execute(KEEP_CONTENT[self.database.dialect], content)
            connection.execute(insert(TABLES).values(row))
            connection.execute(insert(HEADERS).values(header))
            connection.execute(insert(SEATS), seats)
            for each in holds:
                hold(connection, table.id, each)
            for link, seat in links:
                insert_link(connection, link, table.id, seat, "seat")

        await self.database.do(work)

    async def table(self, id: str) -> StoredTable | None:
        found = await self._rows(select(TABLES).where(TABLES.c.id == id))
        if found == [None]:
            raise TableError(STOPPED_ROW)
        return found[0] if found else None

    async def waiting_for_bots(self, after: str) -> list[tuple[str, bool]]:
        """Tables that are being played, some at a time, the next after an id: and whether it is a bot's turn there."""
        playing = select(TABLES.c.id, TABLES.c.asked).where(TABLES.c.status == "playing", TABLES.c.id > after)

        def work(connection: Connection) -> list[tuple[str, bool]]:
            rows = connection.execute(playing.order_by(TABLES.c.id).limit(SLICE)).all()
            seated = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.table_id.in_([row.id for row in rows]))
            answered = seated.where(or_(SEATS.c.kind == "bot", SEATS.c.stand_in != ""))
            bots = {(row.table_id, str(row.seat)) for row in connection.execute(answered)}
            return [(row.id, any((row.id, seat) in bots for seat in re.findall(r"\d+", row.asked))) for row in rows]

        return await self.database.do(work)

    async def waiting_since(self, before: str) -> list[str]:
        """Tables that were made before then and have not begun."""
        query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.created < before)
        return await self.database.do(lambda connection: [str(row.id) for row in connection.execute(query)])

    async def check(self) -> None:
        """That the database is there and has room: it writes a little, and raises what is in the way."""
        await self._execute(update(REVISION).values(version_num=REVISION.c.version_num))

    async def tables(self, query: Select[Any]) -> list[StoredTable]:
        """The tables that a query finds, whole, as far as they can be read: a bad row spoils nobody's list."""
        return [table for table in await self._rows(query) if table is not None]

    async def _rows(self, query: Select[Any]) -> list[StoredTable | None]:
        def work(connection: Connection) -> list[StoredTable | None]:
            rows = connection.execute(query).all()
            seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            hosts: dict[str, list[int]] = {row.id: [] for row in rows}
            found = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
            for row in connection.execute(found):
                seats[row.table_id].append(row)
            owned = select(HOLDS.c.table_id, HOLDS.c.seat).join(TABLES, TABLES.c.id == HOLDS.c.table_id)
            mine = owned.where(HOLDS.c.table_id.in_(list(hosts)), HOLDS.c.browser == TABLES.c.owner)
            for row in connection.execute(mine.order_by(HOLDS.c.seat)):
                hosts[row.table_id].append(row.seat)
            headed = connection.execute(select(HEADERS).where(HEADERS.c.table_id.in_(list(seats))))
            headers = {row.table_id: row for row in headed}
            return [read_table(row, headers.get(row.id), seats[row.id], hosts[row.id]) for row in rows]

        return await self.database.do(work)

    async def held(self, id: str, browser: str | None) -> list[int]:
        """The seats of a table that a browser holds."""
        return (await self.held_at([id], browser)).get(id, [])

    async def held_at(self, ids: Sequence[str], browser: str | None) -> dict[str, list[int]]:
        """The same for several tables."""
        query = select(HOLDS).where(HOLDS.c.table_id.in_(ids), HOLDS.c.browser == browser).order_by(HOLDS.c.seat)

        def work(connection: Connection) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for row in connection.execute(query):
                found.setdefault(row.table_id, []).append(row.seat)
            return found

        return await self.database.do(work)

    async def close_table(self, id: str) -> None:
        """Forget a table that nobody waits at; nothing has been played."""

        def work(connection: Connection) -> None:
            for table in (TALK, ASKS, REISSUES, LINKS, HOLDS, SEATS, HEADERS):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

        await self.database.do(work)

    async def start(self, id: str, shares: str, asked: Sequence[int], result: bytes | None) -> None:
        """The game begins: no share comes any more."""
        status = "over" if result else "playing"
        started = update(TABLES).where(TABLES.c.id == id)
        started = started.values(status=status, asked=_json(asked), result=result, moved=now())
        closed = update(HEADERS).where(HEADERS.c.table_id == id).values(shares=shares)

        def work(connection: Connection) -> None:
            connection.execute(closed)
            connection.execute(started)
            if result:
                connection.execute(insert(KEEPSAKES).values(table_id=id, bound=NOT_YET, body=b""))

        await self.database.do(work)

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.database.do(work)

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self.database.do(lambda connection: connection.execute(query).first())

    # Browsers.

    async def name_of(self, browser: str) -> str:
        row = await self._first(select(BROWSERS.c.name).where(BROWSERS.c.browser == browser))
        return "" if row is None else str(row.name)

    async def remember_name(self, browser: str, name: str) -> None:
        kept = {"browser": browser, "name": name, "created": now()}
        await self.database.do(lambda connection: connection.execute(KEEP_NAME[self.database.dialect], kept))

    # The log and the drafts.

    async def log(self, id: str) -> list[LogLine]:
        query = select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.version)
        return await self.database.do(
            lambda connection: [
                LogLine(row.version, row.seat, row.line, row.nonce, row.bot) for row in connection.execute(query)
            ]
        )

    async def append(
        self, id: str, lines: Sequence[LogLine], asked: Sequence[int], result: bytes | None, told: str | None = None
    ) -> None:
        """Write lines and what follows from them; raises Conflict if somebody else has written one of them."""
        mover = id, lines[-1].seat
        self._drafts.pop(mover, None)
        at = now()
        rows = [{"table_id": id, "at": at, "told": None, **msgspec.structs.asdict(line)} for line in lines]
        rows[-1]["told"] = told
        follows = {
            "which": id,
            "new_version": lines[-1].version,
            "new_asked": _json(asked),
            "new_result": result,
            "new_status": "over" if result else "playing",
            "new_moved": at,
        }

        def work(connection: Connection) -> None:
            connection.execute(APPEND, rows)
            connection.execute(FOLLOW, follows)
            if mover in self._written:
                connection.execute(DROP, {"which": id, "mover": mover[1]})
            if result:
                connection.execute(insert(KEEPSAKES).values(table_id=id, bound=NOT_YET, body=b""))

        try:
            await self.database.do(work)
        except IntegrityError as error:
            raise Conflict from error
        self._written.discard(mover)
        if result:
            self.ended.set()

    async def drafts(self, id: str) -> dict[int, KeptDraft]:
        await self._write_drafts()
        query = select(DRAFTS).where(DRAFTS.c.table_id == id)
        rows = await self.database.do(lambda connection: connection.execute(query).all())
        self._written.update((id, int(row.seat)) for row in rows)
        found = {int(row.seat): draft for row in rows if (draft := read_draft(row.draft)) is not None}
        return found | {seat: draft for (table, seat), draft in self._drafts.items() if table == id}

    def keep_draft(self, id: str, seat: int, draft: KeptDraft) -> None:
        """Drafts are written together, a little later: whoever loses one has lost a click, not a move."""
        self._drafts[id, seat] = draft
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_drafts_later())

    async def _write_drafts_later(self) -> None:
        while self._drafts:
            await asyncio.sleep(DRAFTS_EVERY)
            await self._write_drafts()

    async def _write_drafts(self) -> None:
        if not self._drafts:
            return
        drafts, self._drafts = self._drafts, {}
        self._written.update(drafts)
        rows = [{"table_id": id, "seat": seat, "draft": _json(draft)} for (id, seat), draft in drafts.items()]
        upsert = KEEP_DRAFT[self.database.dialect]
        try:
            await self.database.do(lambda connection: connection.execute(upsert, rows).rowcount)
        except TableError as error:  # the disk is full: they are written when there is room again
            self._drafts = {**drafts, **self._drafts}
            log("drafts not written", level=logging.ERROR, problem=str(error))

    # Finished games.

    async def to_be_bound(self) -> str | None:
        """A table whose game is over and has no keepsake yet."""
        row = await self._first(select(KEEPSAKES.c.table_id).where(KEEPSAKES.c.bound == NOT_YET).limit(1))
        return None if row is None else str(row.table_id)

    async def keep(self, id: str, body: bytes) -> None:
        """The keepsake of a game, empty if there can be none; what it was compared by is not needed any more."""
        kept = update(KEEPSAKES).where(KEEPSAKES.c.table_id == id).values(bound="yes" if body else "no", body=body)

        def work(connection: Connection) -> None:
            connection.execute(kept)
            if body:
                connection.execute(update(LOG).where(LOG.c.table_id == id).values(told=None))

        await self.database.do(work)

    async def keepsake(self, id: str) -> Keepsake | None:
        row = await self._first(select(KEEPSAKES.c.body).where(KEEPSAKES.c.table_id == id))
        return None if row is None or not row.body else await asyncio.to_thread(unpack, bytes(row.body))

    # Contents.

    async def components(self, hash: str) -> tuple[str, bytes] | None:
        """The game and its components by their hash."""
        row = await self._first(select(CONTENTS).where(CONTENTS.c.hash == hash))
        return None if row is None else (str(row.game), bytes(row.components))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
