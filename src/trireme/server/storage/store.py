"""The store: tables, seats, logs, drafts and components. Except for drafts, data is on disk when a call returns."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from trireme.server.common.clock import ago, now
from trireme.server.common.logs import log
from trireme.server.common.problems import STOPPED_ROW, TableError
from trireme.server.storage.database import Database, open_database
from trireme.server.storage.installation import Key, fresh
from trireme.server.storage.loading import Loaded, read_all
from trireme.server.storage.rows import LogLine, StoredDraft, StoredTable, read_draft, read_table
from trireme.server.storage.schema import (
    ARCHIVES,
    ASKS,
    BROWSERS,
    CONTENTS,
    DRAFTS,
    HEADERS,
    HOLDS,
    KEPT,
    LINKS,
    LOG,
    MISSED,
    REISSUES,
    REVISION,
    SEATS,
    TABLES,
    TALK,
)
from trireme.server.storage.seat_store import SeatHolder, SeatStore, hold, insert_link, note_end
from trireme.server.storage.statements import APPEND, DROP, FOLLOW, KEEP_CONTENT, KEEP_DRAFT, KEEP_NAME, SEATS_HELD
from trireme.server.storage.stored_snapshots import Snapshots
from trireme.server.workers.archive import Archive, unpack

NOT_YET: Final = "not yet"
"""The archive state of a finished game that has no archive yet."""
SLICE: Final = 100
"""Tables read at a time when a server starts."""
REMEMBERED: Final = 90
"""Days without a visit after which a browser is forgotten, unless it holds a seat in an unfinished game."""
DRAFTS_EVERY: Final = 0.2
"""Seconds between writings of drafts."""


class Conflict(Exception):
    """Another server has already written this version."""


class Store:
    """The tables of a server, in a database."""

    def __init__(self, database: Database, key: Key) -> None:
        self.database = database
        self.key = key
        self.seats = SeatStore(database)
        self.snapshots = Snapshots(database, key)
        self._drafts: dict[tuple[str, int], StoredDraft] = {}
        """Drafts that are not yet written."""
        self._written: set[tuple[str, int]] = set()
        """Drafts that are on disk."""
        self._moving: set[tuple[str, int]] = set()
        """Drafts that are just being written."""
        self._one = asyncio.Lock()
        """Held while drafts are written, so that they stay in order and readers wait for all of them."""
        self._late = False
        """Whether the last attempt to write drafts failed."""
        self._writing: asyncio.Task[None] | None = None
        self.ended = asyncio.Event()
        """Set when a game is over."""

    @classmethod
    async def open(cls, address: str, alone: bool = True, key: Key | None = None) -> Store:
        """Open a database. With `alone` raise `DatabaseLocked` if another server has it. Without a key snapshots end
        with this process."""
        return cls(await open_database(address, alone=alone), key or fresh())

    def forget_unwritten(self) -> None:
        """Drop pending drafts, because another server has written to the database meanwhile."""
        self._drafts.clear()
        self.snapshots.forget_all()
        self.seats.forget_seen()

    async def close(self) -> None:
        await self._write_drafts()
        if self._writing is not None:
            self._writing.cancel()
        await self.seats.close()
        await self.snapshots.close()
        await self.database.close()

    # Tables and seats.

    async def add_table(
        self, table: StoredTable, components: bytes, holds: Iterable[SeatHolder], links: Iterable[tuple[str, int]]
    ) -> None:
        """Store a new table with its holders and with links by their hashes."""
        row = msgspec.structs.asdict(table)
        del row["hosts"]
        header = {"table_id": table.id, **{name: row.pop(name) for name in ("format", "rules", "shares")}}
        row["rules"] = 0
        seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in row.pop("seats")]
        for name in ("options", "seat_names", "asked"):
            row[name] = _json(row[name])

        def work(connection: Connection) -> None:
            # Components with the same hash may have better texts now.
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
        loaded = await self.load(id)
        return None if loaded is None else whole(loaded)

    async def waiting_for_bots(self, after: str) -> list[tuple[str, bool]]:
        """Return the next running tables after an id, each with whether it waits for a bot."""
        playing = select(TABLES.c.id, TABLES.c.asked).where(TABLES.c.status == "playing", TABLES.c.id > after)

        def work(connection: Connection) -> list[tuple[str, bool]]:
            rows = connection.execute(playing.order_by(TABLES.c.id).limit(SLICE)).all()
            seated = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.table_id.in_([row.id for row in rows]))
            answered = seated.where(or_(SEATS.c.kind == "bot", SEATS.c.stand_in != ""))
            bots = {(row.table_id, str(row.seat)) for row in connection.execute(answered)}
            return [(row.id, any((row.id, seat) in bots for seat in re.findall(r"\d+", row.asked))) for row in rows]

        return await self.database.read(work)

    async def waiting_since(self, before: str) -> list[str]:
        """Return tables that were made before this time and have not begun."""
        query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.created < before)
        return await self.database.read(lambda connection: [str(row.id) for row in connection.execute(query)])

    async def check(self) -> None:
        """Write a little, and raise if the database is away or full."""
        await self._execute(update(REVISION).values(version_num=REVISION.c.version_num))

    async def tables(self, query: Select[Any]) -> list[StoredTable | None]:
        """Return the tables that a query finds, with None for an unreadable one, which must not spoil a list."""

        def work(connection: Connection) -> list[StoredTable | None]:
            rows = connection.execute(query).all()
            seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            hosts: dict[str, list[int]] = {row.id: [] for row in rows}
            found = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
            for row in connection.execute(found):
                seats[row.table_id].append(row)
            owners = {row.id: row.owner for row in rows}
            held = select(HOLDS.c.table_id, HOLDS.c.seat, HOLDS.c.browser).where(HOLDS.c.table_id.in_(list(hosts)))
            for row in connection.execute(held.order_by(HOLDS.c.seat)):
                if row.browser == owners[row.table_id]:
                    hosts[row.table_id].append(row.seat)
            headed = connection.execute(select(HEADERS).where(HEADERS.c.table_id.in_(list(seats))))
            headers = {row.table_id: row for row in headed}
            return [read_table(row, headers.get(row.id), seats[row.id], hosts[row.id]) for row in rows]

        return await self.database.read(work)

    async def held(self, id: str, browser: str | None) -> list[int]:
        """Return the seats of a table that a browser holds."""
        asked = {"table": id, "browser": browser}
        return await self.database.read(lambda connection: list(connection.execute(SEATS_HELD, asked).scalars()))

    async def held_at(self, ids: Sequence[str], browser: str | None) -> dict[str, list[int]]:
        """Return the seats that a browser holds, by table."""
        query = select(HOLDS).where(HOLDS.c.table_id.in_(ids), HOLDS.c.browser == browser).order_by(HOLDS.c.seat)

        def work(connection: Connection) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for row in connection.execute(query):
                found.setdefault(row.table_id, []).append(row.seat)
            return found

        return await self.database.read(work)

    async def close_table(self, id: str) -> None:
        """Delete a table that has not begun."""

        # A pending draft would fail without its table, and make others fail too.
        self._drafts = {key: draft for key, draft in self._drafts.items() if key[0] != id}

        def work(connection: Connection) -> None:
            for table in (KEPT, MISSED, DRAFTS, TALK, ASKS, REISSUES, LINKS, HOLDS, SEATS, HEADERS):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

        await self.database.do(work)

    async def start(self, id: str, shares: str, asked: Sequence[int], result: bytes | None) -> None:
        """Store the start of a game with its final shares."""
        status, at = "over" if result else "playing", now()
        started = update(TABLES).where(TABLES.c.id == id)
        started = started.values(status=status, asked=_json(asked), result=result, moved=at)
        closed = update(HEADERS).where(HEADERS.c.table_id == id).values(shares=shares)

        def work(connection: Connection) -> None:
            connection.execute(closed)
            connection.execute(started)
            if result:
                note_end(connection, id, at)
                connection.execute(forget_maker(id))
                connection.execute(insert(ARCHIVES).values(table_id=id, bound=NOT_YET, body=b""))
            connection.execute(update(HOLDS).where(HOLDS.c.table_id == id).values(awaited=None))
            connection.execute(delete(MISSED).where(MISSED.c.table_id == id))

        await self.database.do(work)

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.database.do(work)

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    # Browsers.

    async def name_of(self, browser: str) -> str:
        row = await self._first(select(BROWSERS.c.name).where(BROWSERS.c.browser == browser))
        return "" if row is None else str(row.name)

    async def remember_name(self, browser: str, name: str) -> None:
        kept = {"browser": browser, "name": name, "created": now(), "seen": now()}
        await self.database.do(lambda connection: connection.execute(KEEP_NAME[self.database.dialect], kept))

    async def note_browser(self, browser: str) -> None:
        """Note that a browser is here, once a day."""
        known = BROWSERS.c.browser == browser, BROWSERS.c.seen < ago(1)
        if await self._first(select(BROWSERS.c.browser).where(*known)) is not None:
            await self._execute(update(BROWSERS).where(*known).values(seen=now()))

    async def forget_browsers(self) -> int:
        """Delete browsers without an unfinished game that have not come for long. Return their number."""
        plays = exists().where(HOLDS.c.browser == BROWSERS.c.browser, HOLDS.c.ended == "")
        old = delete(BROWSERS).where(BROWSERS.c.seen < ago(REMEMBERED), ~plays)
        return await self.database.do(lambda connection: connection.execute(old).rowcount)

    # The log and the drafts.

    async def version(self, id: str) -> int:
        """Return the number of lines of a table on disk."""
        row = await self._first(select(TABLES.c.version).where(TABLES.c.id == id))
        return 0 if row is None else int(row.version)

    async def log(self, id: str) -> list[LogLine]:
        query = select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.version)
        return await self.database.read(
            lambda connection: [
                LogLine(row.version, row.seat, row.line, row.nonce, row.bot) for row in connection.execute(query)
            ]
        )

    async def append(
        self,
        id: str,
        lines: Sequence[LogLine],
        asked: Sequence[int],
        result: bytes | None,
        told: str | None = None,
        chain: str = "",
    ) -> None:
        """Append lines with the data that follows from them, and the seal of the moves if the game ends.

        Raise `Conflict` if another server has written one of these versions.
        """
        mover = id, lines[-1].seat
        if mover in self._moving:  # Otherwise it would be written after it has been deleted.
            async with self._one:
                pass
        waiting = self._drafts.pop(mover, None)
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
                note_end(connection, id, at)
                connection.execute(insert(ARCHIVES).values(table_id=id, bound=NOT_YET, body=b"", chain=chain))
                connection.execute(drop_snapshot(id))
                connection.execute(forget_maker(id))

        try:
            await self.database.do(work)
        except Exception as error:
            if waiting is not None:  # It is still a draft.
                self.keep_draft(*mover, waiting)
            if isinstance(error, IntegrityError):
                raise Conflict from error
            raise
        self._written.discard(mover)
        if result:
            self.snapshots.forget(id)
            self.ended.set()

    async def load(self, id: str) -> Loaded | None:
        """Load a whole table, after pending writes."""
        late = await self.seats.settle(id)
        if any(table == id for table, _ in (*self._drafts, *self._moving)):
            await self._write_drafts()
            late = True
        where = self.database.do if late else self.database.read
        return await where(partial(read_all, id=id))

    async def drafts(self, id: str) -> dict[int, StoredDraft]:
        """Return the drafts of a table, including those that are not yet written."""
        loaded = await self.load(id)
        return {} if loaded is None else self.drafts_of(id, loaded.drafts)

    def drafts_of(self, id: str, rows: Mapping[int, str]) -> dict[int, StoredDraft]:
        self._written.update((id, seat) for seat in rows)
        found = {seat: draft for seat, text in rows.items() if (draft := read_draft(text)) is not None}
        return found | {seat: draft for (table, seat), draft in self._drafts.items() if table == id}

    def keep_draft(self, id: str, seat: int, draft: StoredDraft) -> None:
        """Store a draft. Drafts are written together, a little later; a crash loses clicks, never moves."""
        self._drafts[id, seat] = draft
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_drafts_later())

    async def _write_drafts_later(self) -> None:
        while self._drafts or self._moving:
            await asyncio.sleep(DRAFTS_EVERY)
            await self._write_drafts()

    async def _write_drafts(self) -> None:
        async with self._one:
            if self._drafts:
                await self._write_all_drafts()

    async def _write_all_drafts(self) -> None:
        drafts, self._drafts = self._drafts, {}
        self._written.update(drafts)
        self._moving = set(drafts)
        rows = [{"table_id": id, "seat": seat, "draft": _json(draft)} for (id, seat), draft in drafts.items()]
        upsert = KEEP_DRAFT[self.database.dialect]
        written = False
        try:
            await self.database.do(lambda connection: connection.execute(upsert, rows).rowcount)
            written, self._late = True, False
        except TableError as error:
            if not self._late:
                log("drafts not written", level=logging.ERROR, problem=str(error))
            self._late = True
        finally:
            if not written:  # They are written once there is room or a database again.
                self._drafts = {**drafts, **self._drafts}
            self._moving = set()

    # Finished games.

    async def next_to_archive(self) -> str | None:
        """Return a table whose game is over and has no archive yet, or None."""
        row = await self._first(select(ARCHIVES.c.table_id).where(ARCHIVES.c.bound == NOT_YET).limit(1))
        return None if row is None else str(row.table_id)

    async def keep(self, id: str, body: bytes) -> None:
        """Store the archive of a game, empty if there can be none, and delete its events, no longer needed."""
        kept = update(ARCHIVES).where(ARCHIVES.c.table_id == id).values(bound="yes" if body else "no", body=body)

        def work(connection: Connection) -> None:
            connection.execute(kept)
            connection.execute(drop_snapshot(id))
            if body:
                connection.execute(update(LOG).where(LOG.c.table_id == id).values(told=None))

        await self.database.do(work)

    async def stored_archive(self, id: str) -> Archive | None:
        row = await self._first(select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == id))
        return None if row is None or not row.body else await asyncio.to_thread(unpack, bytes(row.body))

    # Components.

    async def components(self, hash: str) -> tuple[str, bytes] | None:
        """Return the game and the components with this hash, or None."""
        row = await self._first(select(CONTENTS).where(CONTENTS.c.hash == hash))
        return None if row is None else (str(row.game), bytes(row.components))


def whole(loaded: Loaded) -> StoredTable:
    if loaded.table is None:
        raise TableError(STOPPED_ROW)
    return loaded.table


def drop_snapshot(id: str) -> Executable:
    """Delete the snapshot of a finished game."""
    return delete(KEPT).where(KEPT.c.table_id == id)


def forget_maker(id: str) -> Executable:
    """Delete the maker of a finished game, since only unfinished ones are counted."""
    return update(TABLES).where(TABLES.c.id == id).values(maker=None)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
