"""Seats as they are stored: the browsers that hold them, links, and requests for new links.

Each function is one transaction. `seating` calls them while it holds the lock of a table. They decide by the data on
disk, so that of two players who come together only one sits down.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from trireme.server.common.clock import now
from trireme.server.storage.raw_columns import as_kept
from trireme.server.storage.schema import ASKS, HOLDS, LINKS, REISSUES, SEATS, TABLES
from trireme.server.storage.visits import Visits
from trireme.server.wire.http_bodies import LinkKind

FREE: Final = ("open", "link")
LinkState = Literal["live", "used", "revoked", "full"]
"""The state of a link: usable, used, revoked or replaced, or without a free seat."""

Refusal = Literal["taken", "elsewhere", "many", "used", "revoked", "full"]
"""Why a player cannot sit down: the seat is taken, they sit elsewhere at this table, they hold too many seats, or the
link is dead."""


class StoredLink(msgspec.Struct):
    table_id: str
    seat: int | None
    kind: LinkKind
    state: LinkState


class Left(msgspec.Struct):
    """The last visit of a player to a table."""

    version: int
    """The last version of the game that the player saw."""
    at: str


class SeatHolder(msgspec.Struct):
    """A browser that holds a seat."""

    seat: int
    browser: str
    device: str = "/"
    nonce: str = ""
    since: str = msgspec.field(default_factory=now)
    seen: str = msgspec.field(default_factory=now)
    archived: bool = False
    version: int | None = 0
    """The version of the game when the browser left; 0 if it never came; None while it is connected."""
    awaited: str | None = None
    """At a public table, until the browser has come: the hash of its address, empty if it does not count; else None."""


class RecoveryRequest(msgspec.Struct):
    """A request to the others at a table for a new link to a seat."""

    seat: int
    asker: int
    """The seat that asks."""
    agreed: list[int]
    """The seats that have agreed."""
    granted: bool = False


class VoteRow(NamedTuple):
    """A row of `asks` as it is stored. `room.vote_rows` verifies it."""

    kind: str | bytes
    body: str | bytes


class RecoveryRow(NamedTuple):
    """A row of `reissues` as it is stored. `room.vote_rows` verifies it."""

    seat: int | bytes
    asker: int | bytes
    agreed: str | bytes
    granted: bool | bytes


class SeatClaim(msgspec.Struct, kw_only=True):
    """A player who wants to sit down."""

    browser: str
    device: str = "/"
    nonce: str = ""
    name: str = ""
    share: str = ""
    awaited: str | None = None
    most: int
    """Most seats that the player may hold in unfinished games."""
    here: bool = False
    """Whether the player has the table open."""

    def at(self, seat: int) -> SeatHolder:
        version = None if self.here else 0
        return SeatHolder(seat, self.browser, self.device, self.nonce, version=version, awaited=self.awaited)


class SeatStore(Visits):
    # Links.

    async def link(self, link: str) -> StoredLink | None:
        query = select(LINKS.c.table_id, LINKS.c.seat, LINKS.c.kind, LINKS.c.state).where(LINKS.c.link == link)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredLink(*row)

    async def add_link(self, link: str, table: str, seat: int | None, kind: LinkKind) -> None:
        """Add a link and revoke the previous one of its kind."""

        def work(connection: Connection) -> None:
            revoke(connection, table, seat, kind)
            insert_link(connection, link, table, seat, kind)

        await self.database.do(work)

    async def revoke(self, table: str, seat: int | None, kind: LinkKind) -> None:
        await self.database.do(lambda connection: revoke(connection, table, seat, kind))

    # Sitting down and leaving.

    async def sit(self, table: str, seat: int, who: SeatClaim, return_link: str) -> Refusal | None:
        """Take an open seat."""

        def work(connection: Connection) -> Refusal | None:
            return sit_down(connection, table, seat, ("open",), who, return_link)

        return await self.database.do(work)

    async def claim(self, link: str, seat: int, who: SeatClaim, return_link: str) -> Refusal | None:
        """Take a seat with a link to it or to the table."""

        def work(connection: Connection) -> Refusal | None:
            found = live(connection, link)
            if not isinstance(found, StoredLink):
                return found
            return sit_down(connection, found.table_id, seat, FREE, who, return_link)

        return await self.database.do(work)

    async def come_back(self, link: str, who: SeatClaim) -> Refusal | None:
        """Add a device to the holders of a seat, with a return link."""

        def work(connection: Connection) -> Refusal | None:
            found = live(connection, link)
            if not isinstance(found, StoredLink):
                return found
            assert found.seat is not None
            table, seat = found.table_id, found.seat
            held = held_by(connection, table, who.browser)
            if seat in held:
                return None
            # A player with several seats on one screen may take all of them to another.
            if not all(share_a_holder(connection, table, seat, each) for each in held):
                return "elsewhere"
            if unfinished(connection, who.browser) >= who.most:
                return "many"
            hold(connection, table, who.at(seat))
            return None

        return await self.database.do(work)

    async def empty(self, table: str, seat: int, name: str) -> None:
        """Take a seat from its holders and revoke its links. If the host is among them, another player becomes host."""

        def work(connection: Connection) -> None:
            holders = list(connection.execute(select(HOLDS.c.browser).where(of_seat(HOLDS, table, seat))).scalars())
            connection.execute(delete(HOLDS).where(of_seat(HOLDS, table, seat)))
            hand_on(connection, table, holders)
            revoke(connection, table, seat, "seat", "return")
            connection.execute(
                update(SEATS).where(of_seat(SEATS, table, seat)).values(kind="link", name=name, share="")
            )

        await self.database.do(work)

    async def was_invited(self, table: str, seat: int) -> bool:
        """Return whether the player of a seat came with its link."""
        used = select(LINKS.c.link).where(of_seat(LINKS, table, seat), LINKS.c.kind == "seat", LINKS.c.state == "used")
        return await self.database.read(lambda connection: connection.execute(used).first() is not None)

    async def open_seat(self, table: str, seat: int) -> bool:
        def work(connection: Connection) -> bool:
            revoke(connection, table, seat, "seat")
            free = update(SEATS).where(of_seat(SEATS, table, seat), SEATS.c.kind == "link")
            return connection.execute(free.values(kind="open", name="")).rowcount == 1

        return await self.database.do(work)

    async def seat_bot(self, table: str, seat: int, bot: str, name: str) -> bool:
        """Give a free seat to a bot and revoke its link."""

        def work(connection: Connection) -> bool:
            revoke(connection, table, seat, "seat")
            free = update(SEATS).where(of_seat(SEATS, table, seat), SEATS.c.kind.in_(FREE))
            taken = connection.execute(free.values(kind="bot", name=name, bot=bot)).rowcount == 1
            end_full(connection, table)
            return taken

        return await self.database.do(work)

    async def stand_in(self, table: str, seat: int, bot: str, why: str) -> None:
        """Store the substitute bot of a seat; an empty text for none."""

        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(of_seat(SEATS, table, seat)).values(stand_in=bot, stood=why))

        await self.database.do(work)

    async def archive(self, table: str, browser: str, archived: bool) -> None:
        """Hide a game from a browser's list, or show it again."""
        mine = update(HOLDS).where(HOLDS.c.table_id == table, HOLDS.c.browser == browser)
        await self.database.do(lambda connection: connection.execute(mine.values(archived=archived)).rowcount)

    async def rename(self, table: str, seat: int, name: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(of_seat(SEATS, table, seat)).values(name=name))

        await self.database.do(work)

    async def unfinished(self, browser: str) -> int:
        """Count the seats that a browser holds in unfinished games."""
        return await self.database.read(lambda connection: unfinished(connection, browser))

    # Devices.

    async def holds(self, table: str) -> list[SeatHolder]:
        """Return the holders of all seats, the oldest first. Pending visits are written before."""
        await self.settle(table)
        columns = [HOLDS.c[name] for name in SeatHolder.__struct_fields__]
        query = select(*columns).where(HOLDS.c.table_id == table).order_by(HOLDS.c.since, HOLDS.c.seat, HOLDS.c.browser)
        return await self.database.do(lambda connection: [SeatHolder(*row) for row in connection.execute(query)])

    async def end(self, table: str, seat: int, browsers: Collection[str], heir: str) -> None:
        """End the hold of these browsers on a seat. If the host loses their last seat, the heir becomes host."""

        def work(connection: Connection) -> None:
            connection.execute(delete(HOLDS).where(of_seat(HOLDS, table, seat), HOLDS.c.browser.in_(browsers)))
            hand_on(connection, table, browsers, heir)

        await self.database.do(work)

    # Requests for new links.

    async def keep_recovery(self, table: str, recovery: RecoveryRequest | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(REISSUES).where(REISSUES.c.table_id == table))
            if recovery is not None:
                values = msgspec.structs.asdict(recovery)
                values["agreed"] = msgspec.json.encode(recovery.agreed).decode()
                connection.execute(insert(REISSUES).values(table_id=table, **values))

        await self.database.do(work)

    async def keep_vote(self, table: str, kind: str, body: str | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(ASKS).where(ASKS.c.table_id == table, ASKS.c.kind == kind))
            if body is not None:
                connection.execute(insert(ASKS).values(table_id=table, kind=kind, body=body))

        await self.database.do(work)

    async def drop_ask(self, table: str, row: VoteRow) -> None:
        damaged = delete(ASKS).where(ASKS.c.table_id == table, as_kept(ASKS.c.kind) == row.kind)
        await self.database.do(lambda connection: connection.execute(damaged).rowcount)


def sit_down(
    connection: Connection, table: str, seat: int, kinds: Sequence[str], who: SeatClaim, return_link: str
) -> Refusal | None:
    """Give a seat of one of these kinds to a player. The link with which they came is used up."""
    if held_by(connection, table, who.browser):
        return "elsewhere"
    if unfinished(connection, who.browser) >= who.most:
        return "many"
    free = update(SEATS).where(of_seat(SEATS, table, seat), SEATS.c.kind.in_(kinds))
    values = {"kind": "player", "name": who.name, "share": who.share, "stand_in": "", "stood": ""}
    if connection.execute(free.values(values)).rowcount != 1:
        return "taken"
    hold(connection, table, who.at(seat))
    used = update(LINKS).where(of_seat(LINKS, table, seat), LINKS.c.kind == "seat", LINKS.c.state == "live")
    connection.execute(used.values(state="used"))
    end_full(connection, table)
    insert_link(connection, return_link, table, seat, "return")
    return None


def hand_on(connection: Connection, table: str, leavers: Collection[str], heir: str = "") -> None:
    """Make the heir, or the player of the first seat, host if the host has left their last seat."""
    seated = select(HOLDS.c.browser).where(HOLDS.c.table_id == table).order_by(HOLDS.c.seat, HOLDS.c.since)
    browsers = list(connection.execute(seated).scalars())
    host = update(TABLES).where(TABLES.c.id == table, TABLES.c.owner.in_(leavers), TABLES.c.owner.not_in(browsers))
    if browsers:
        connection.execute(host.values(owner=heir or browsers[0]))


def end_full(connection: Connection, table: str) -> None:
    """Mark the link of a table as full if no seat is free."""
    left = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind.in_(FREE))
    if not connection.execute(left).scalar():
        full = update(LINKS).where(LINKS.c.table_id == table, LINKS.c.kind == "table", LINKS.c.state == "live")
        connection.execute(full.values(state="full"))


def live(connection: Connection, link: str) -> StoredLink | Refusal:
    """Return a usable link and lock its row against revocation."""
    columns = LINKS.c.table_id, LINKS.c.seat, LINKS.c.kind, LINKS.c.state
    row = connection.execute(select(*columns).where(LINKS.c.link == link).with_for_update()).first()
    if row is None:
        return "revoked"
    return StoredLink(*row) if row.state == "live" else row.state


def hold(connection: Connection, table: str, held: SeatHolder) -> None:
    over = case((TABLES.c.status == "over", TABLES.c.moved), else_="")
    ended = select(over).where(TABLES.c.id == table).scalar_subquery()
    connection.execute(insert(HOLDS).values(table_id=table, ended=ended, **msgspec.structs.asdict(held)))


def note_end(connection: Connection, table: str, at: str) -> None:
    """Note the end of a game, so that it is listed among the finished games of all who held a seat."""
    connection.execute(update(HOLDS).where(HOLDS.c.table_id == table).values(ended=at))


def insert_link(connection: Connection, link: str, table: str, seat: int | None, kind: LinkKind) -> None:
    connection.execute(insert(LINKS).values(link=link, table_id=table, seat=seat, kind=kind, state="live"))


def revoke(connection: Connection, table: str, seat: int | None, *kinds: LinkKind) -> None:
    which = LINKS.c.seat.is_(None) if seat is None else LINKS.c.seat == seat
    living = update(LINKS).where(LINKS.c.table_id == table, which, LINKS.c.kind.in_(kinds), LINKS.c.state == "live")
    connection.execute(living.values(state="revoked"))


def held_by(connection: Connection, table: str, browser: str) -> list[int]:
    query = select(HOLDS.c.seat).where(HOLDS.c.table_id == table, HOLDS.c.browser == browser)
    return [int(row.seat) for row in connection.execute(query)]


def share_a_holder(connection: Connection, table: str, one: int, other: int) -> bool:
    first = select(HOLDS.c.browser).where(of_seat(HOLDS, table, one))
    both = select(HOLDS.c.browser).where(of_seat(HOLDS, table, other), HOLDS.c.browser.in_(first))
    return connection.execute(both).first() is not None


def unfinished(connection: Connection, browser: str) -> int:
    query = select(func.count()).where(HOLDS.c.browser == browser, HOLDS.c.ended == "")
    return connection.execute(query).scalar() or 0


def of_seat(rows: Table, table: str, seat: int) -> ColumnElement[bool]:
    return and_(rows.c.table_id == table, rows.c.seat == seat)
