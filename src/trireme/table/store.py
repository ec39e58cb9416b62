"""What is kept: tables, seats, the log, drafts, contents. All but a draft is on disk when a call returns."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, event, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trireme.table.bodies import Choice, SeatKind, Status
from trireme.table.drafts import Tried
from trireme.table.schema import BROWSERS, CONTENTS, DRAFTS, HOLDS, LINKS, LOG, METADATA, SEATS, TABLES

LISTED: Final = 200
"""Tables in a list at most."""


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
_SQLITE_DRAFT: Final = sqlite.insert(DRAFTS)
_POSTGRESQL_DRAFT: Final = postgresql.insert(DRAFTS)
UPSERTS: Final = {
    "sqlite": _SQLITE_DRAFT.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"draft": _SQLITE_DRAFT.excluded.draft}
    ),
    "postgresql": _POSTGRESQL_DRAFT.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"draft": _POSTGRESQL_DRAFT.excluded.draft}
    ),
}


class Conflict(Exception):
    """Somebody else has written this version."""


class StoredSeat(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str = ""


class StoredTable(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Choice]
    seat_names: list[str]
    seed: bytes
    status: Status
    public: bool
    owner: str
    created: str
    moved: str
    version: int = 0
    asked: list[int] = []
    result: bytes | None = None
    seats: list[StoredSeat] = []


class LogLine(msgspec.Struct):
    version: int
    seat: int
    line: str
    nonce: str


class KeptDraft(msgspec.Struct):
    """A draft and the last messages that changed it, so that a retry is known."""

    tried: Tried = msgspec.field(default_factory=Tried)
    nonces: list[str] = []


class Store:
    """The database behind an SQLAlchemy address: SQLite by default, PostgreSQL to grow."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._drafts: dict[tuple[str, int], KeptDraft] = {}
        """Drafts that are still to be written."""
        self._writing: asyncio.Task[None] | None = None
        self._upsert = UPSERTS[engine.dialect.name]

    @classmethod
    async def open(cls, address: str) -> Store:
        url = make_url(spelled_out(address))
        if url.get_backend_name() == "sqlite":
            if url.database and url.database != ":memory:":
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            # One connection: SQLite has one writer anyway, and nobody ever waits for a lock.
            engine = create_async_engine(url, pool_size=1, max_overflow=0)
            event.listen(engine.sync_engine, "connect", _safe_on_disk)
        else:
            engine = create_async_engine(url, pool_pre_ping=True)
        async with engine.begin() as connection:
            await connection.run_sync(_create)
        return cls(engine)

    async def close(self) -> None:
        await self._write_drafts()
        if self._writing is not None:
            self._writing.cancel()
        await self.engine.dispose()

    # Tables and seats.

    async def add_table(
        self, table: StoredTable, components: bytes, holds: Iterable[tuple[int, str]], links: Iterable[tuple[str, int]]
    ) -> None:
        row = msgspec.structs.asdict(table)
        seats = row.pop("seats")
        for name in ("options", "seat_names", "asked"):
            row[name] = _json(row[name])
        async with self.engine.begin() as connection:
            known = await connection.execute(select(CONTENTS.c.hash).where(CONTENTS.c.hash == table.content))
            if known.first() is None:
                content = {"hash": table.content, "game": table.game, "components": components}
                await connection.execute(insert(CONTENTS).values(content))
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(
                insert(SEATS), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
            )
            for seat, browser in holds:
                await connection.execute(insert(HOLDS).values(table_id=table.id, seat=seat, browser=browser))
            for link, seat in links:
                await connection.execute(insert(LINKS).values(link=link, table_id=table.id, seat=seat))

    async def table(self, id: str) -> StoredTable | None:
        return next(iter(await self._tables(TABLES.c.id == id)), None)

    async def open_tables(self) -> list[StoredTable]:
        """Public tables that wait for players, the newest first."""
        return await self._tables(TABLES.c.status == "waiting", TABLES.c.public.is_(True))

    async def tables_of(self, browser: str) -> list[StoredTable]:
        held = select(HOLDS.c.table_id).where(HOLDS.c.browser == browser)
        return await self._tables(TABLES.c.id.in_(held))

    async def running(self) -> list[str]:
        """All tables that are being played."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing"))
            return [str(row.id) for row in rows]

    async def _tables(self, *which: ColumnElement[bool]) -> list[StoredTable]:
        async with self.engine.connect() as connection:
            query = select(TABLES).where(*which).order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(LISTED)
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seats: dict[str, list[StoredSeat]] = {id: [] for id in ids}
            found = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            for row in found:
                seats[row.table_id].append(StoredSeat(row.seat, row.kind, row.name, row.bot))
            return [_stored(row, seats[row.id]) for row in rows]

    async def held(self, id: str, browser: str | None) -> list[int]:
        """The seats of a table that a browser holds."""
        async with self.engine.connect() as connection:
            query = select(HOLDS.c.seat).where(HOLDS.c.table_id == id, HOLDS.c.browser == browser)
            return sorted(row.seat for row in await connection.execute(query))

    async def take_seat(self, id: str, seat: int, kind: str, browser: str, name: str) -> bool:
        """Sit down on a seat that is still of this kind; False if somebody was faster."""
        free = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind == kind)
        async with self.engine.begin() as connection:
            taken = await connection.execute(free.values(kind="player", name=name))
            if taken.rowcount != 1:
                return False
            await connection.execute(insert(HOLDS).values(table_id=id, seat=seat, browser=browser))
            return True

    async def share_seat(self, id: str, seat: int, browser: str) -> None:
        """Another browser of the same player."""
        async with self.engine.begin() as connection:
            key = {"table_id": id, "seat": seat, "browser": browser}
            if (await connection.execute(select(HOLDS).filter_by(**key))).first() is None:
                await connection.execute(insert(HOLDS).values(key))

    async def free_seat(self, id: str, seat: int) -> None:
        async with self.engine.begin() as connection:
            for table in (HOLDS, LINKS):
                await connection.execute(delete(table).where(table.c.table_id == id, table.c.seat == seat))
            await connection.execute(
                update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat).values(kind="open", name="")
            )

    async def close_table(self, id: str) -> None:
        """Forget a table that nobody waits at; nothing has been played."""
        async with self.engine.begin() as connection:
            for table in (LINKS, HOLDS, SEATS):
                await connection.execute(delete(table).where(table.c.table_id == id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == id))

    async def start(self, id: str, asked: Sequence[int], result: bytes | None) -> None:
        await self._change(id, status="over" if result else "playing", asked=_json(asked), result=result, moved=now())

    async def _change(self, id: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))

    # Links and browsers.

    async def add_link(self, link: str, id: str, seat: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(LINKS).values(link=link, table_id=id, seat=seat))

    async def link(self, link: str) -> tuple[str, int] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(LINKS).where(LINKS.c.link == link))).first()
            return None if row is None else (str(row.table_id), int(row.seat))

    async def name_of(self, browser: str) -> str:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(BROWSERS.c.name).where(BROWSERS.c.browser == browser))).first()
            return "" if row is None else str(row.name)

    async def remember_name(self, browser: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(BROWSERS).where(BROWSERS.c.browser == browser))
            await connection.execute(insert(BROWSERS).values(browser=browser, name=name, created=now()))

    # The log and the drafts.

    async def log(self, id: str) -> list[LogLine]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.version))
            return [LogLine(row.version, row.seat, row.line, row.nonce) for row in rows]

    async def append(self, id: str, lines: Sequence[LogLine], asked: Sequence[int], result: bytes | None) -> None:
        """Write lines and what follows from them; raises Conflict if somebody else has written one of them."""
        at = now()
        rows = [{"table_id": id, "at": at, **msgspec.structs.asdict(line)} for line in lines]
        follows = {
            "which": id,
            "new_version": lines[-1].version,
            "new_asked": _json(asked),
            "new_result": result,
            "new_status": "over" if result else "playing",
            "new_moved": at,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(APPEND, rows)
                await connection.execute(FOLLOW, follows)
        except IntegrityError as error:
            raise Conflict from error

    async def drafts(self, id: str) -> dict[int, KeptDraft]:
        await self._write_drafts()
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(DRAFTS).where(DRAFTS.c.table_id == id))
            return {int(row.seat): msgspec.json.decode(row.draft, type=KeptDraft) for row in rows}

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
        rows = [{"table_id": id, "seat": seat, "draft": _json(draft)} for (id, seat), draft in drafts.items()]
        async with self.engine.begin() as connection:
            await connection.execute(self._upsert, rows)

    # Contents.

    async def components(self, hash: str) -> tuple[str, bytes] | None:
        """The game and its components by their hash."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(CONTENTS).where(CONTENTS.c.hash == hash))).first()
            return None if row is None else (str(row.game), bytes(row.components))


def now() -> str:
    """UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def spelled_out(address: str) -> str:
    """`games.db` and `sqlite:///games.db` are SQLite files, `postgresql://…` a server; the drivers are ours."""
    if "://" not in address:
        return f"sqlite+aiosqlite:///{Path(address).expanduser()}"
    scheme, rest = address.split("://", 1)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def _safe_on_disk(connection: Any, _: object) -> None:
    """What is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _create(connection: Connection) -> None:
    METADATA.create_all(connection)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _stored(row: Row[Any], seats: list[StoredSeat]) -> StoredTable:
    values = dict(row._mapping)
    for name in ("options", "seat_names", "asked"):
        values[name] = msgspec.json.decode(values[name])
    result = values.pop("result")
    seed = bytes(values.pop("seed"))
    return StoredTable(**values, seed=seed, result=None if result is None else bytes(result), seats=seats)
