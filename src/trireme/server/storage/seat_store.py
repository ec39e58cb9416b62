"""Who sits where, as it is kept: seats, the browsers that hold them, links, and what the others have agreed on.

Each function is one transaction. `seating` calls them while a table does nothing else. They refuse by what stands on
disk, so that only one of two players who come at the same moment sits down.
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
"""Why a link is dead: somebody sat down by it, it was ended or another took its place, no seat is free."""

Refusal = Literal["taken", "elsewhere", "many", "used", "revoked", "full"]
"""Why somebody cannot sit down: somebody else sits there, he sits elsewhere at this table, he holds too many seats; or
what became of his link."""


class StoredLink(msgspec.Struct):
    table_id: str
    seat: int | None
    kind: LinkKind
    state: LinkState


class Left(msgspec.Struct):
    """The last visit of a player to a table."""

    version: int
    """Of the game as they saw it last."""
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
    """Of the game when it left, 0 if it has never come; None while it is at the table."""
    awaited: str | None = None
    """At a public table, until it has been there: the hash of its address, empty where that does not count."""


class RecoveryRequest(msgspec.Struct):
    """What is asked of the others at a table: a new link to a seat."""

    seat: int
    asker: int
    """The seat that asks."""
    agreed: list[int]
    """The seats that have agreed."""
    granted: bool = False


class VoteRow(NamedTuple):
    """A row of `asks` as it is kept, of which nothing is believed yet (`asked.py`)."""

    kind: str | bytes
    body: str | bytes


class RecoveryRow(NamedTuple):
    """The same of `reissues`."""

    seat: int | bytes
    asker: int | bytes
    agreed: str | bytes
    granted: bool | bytes


class SeatClaim(msgspec.Struct, kw_only=True):
    """Somebody who wants to sit down."""

    browser: str
    device: str = "/"
    nonce: str = ""
    name: str = ""
    share: str = ""
    awaited: str | None = None
    most: int
    """Seats that he may hold in games that are not over."""
    here: bool = False
    """Whether he has the table open."""

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
        """The one of its kind before it is dead from now on."""

        def work(connection: Connection) -> None:
            revoke(connection, table, seat, kind)
            insert_link(connection, link, table, seat, kind)

        await self.database.do(work)

    async def revoke(self, table: str, seat: int | None, kind: LinkKind) -> None:
        await self.database.do(lambda connection: revoke(connection, table, seat, kind))

    # Sitting down and getting up.

    async def sit(self, table: str, seat: int, who: SeatClaim, return_link: str) -> Refusal | None:
        """On a seat that is open to anyone."""

        def work(connection: Connection) -> Refusal | None:
            return sit_down(connection, table, seat, ("open",), who, return_link)

        return await self.database.do(work)

    async def claim(self, link: str, seat: int, who: SeatClaim, return_link: str) -> Refusal | None:
        """By a link to a seat or to the table."""

        def work(connection: Connection) -> Refusal | None:
            found = live(connection, link)
            if not isinstance(found, StoredLink):
                return found
            return sit_down(connection, found.table_id, seat, FREE, who, return_link)

        return await self.database.do(work)

    async def come_back(self, link: str, who: SeatClaim) -> Refusal | None:
        """With another device: on the seat of a return link."""

        def work(connection: Connection) -> Refusal | None:
            found = live(connection, link)
            if not isinstance(found, StoredLink):
                return found
            assert found.seat is not None
            table, seat = found.table_id, found.seat
            held = held_by(connection, table, who.browser)
            if seat in held:
                return None
            # Whoever holds several seats on one screen may take all of them to another.
            if not all(share_a_holder(connection, table, seat, each) for each in held):
                return "elsewhere"
            if unfinished(connection, who.browser) >= who.most:
                return "many"
            hold(connection, table, who.at(seat))
            return None

        return await self.database.do(work)

    async def empty(self, table: str, seat: int, name: str) -> None:
        """Take a seat from its holders, with its links: only a new one leads to it. A host among them hands on."""

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
        """Whether the player of a seat has come by its link."""
        used = select(LINKS.c.link).where(of_seat(LINKS, table, seat), LINKS.c.kind == "seat", LINKS.c.state == "used")
        return await self.database.read(lambda connection: connection.execute(used).first() is not None)

    async def open_seat(self, table: str, seat: int) -> bool:
        def work(connection: Connection) -> bool:
            revoke(connection, table, seat, "seat")
            free = update(SEATS).where(of_seat(SEATS, table, seat), SEATS.c.kind == "link")
            return connection.execute(free.values(kind="open", name="")).rowcount == 1

        return await self.database.do(work)

    async def seat_bot(self, table: str, seat: int, bot: str, name: str) -> bool:
        """A bot takes a seat that is still free. By its link nobody comes any more."""

        def work(connection: Connection) -> bool:
            revoke(connection, table, seat, "seat")
            free = update(SEATS).where(of_seat(SEATS, table, seat), SEATS.c.kind.in_(FREE))
            taken = connection.execute(free.values(kind="bot", name=name, bot=bot)).rowcount == 1
            end_full(connection, table)
            return taken

        return await self.database.do(work)

    async def stand_in(self, table: str, seat: int, bot: str, why: str) -> None:
        """A bot answers for the seat from now on; none if it is empty."""

        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(of_seat(SEATS, table, seat)).values(stand_in=bot, stood=why))

        await self.database.do(work)

    async def archive(self, table: str, browser: str, archived: bool) -> None:
        """Whether a game is out of a browser's sight."""
        mine = update(HOLDS).where(HOLDS.c.table_id == table, HOLDS.c.browser == browser)
        await self.database.do(lambda connection: connection.execute(mine.values(archived=archived)).rowcount)

    async def rename(self, table: str, seat: int, name: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(of_seat(SEATS, table, seat)).values(name=name))

        await self.database.do(work)

    async def unfinished(self, browser: str) -> int:
        """How many seats a browser holds in games that are not over."""
        return await self.database.read(lambda connection: unfinished(connection, browser))

    # Devices.

    async def holds(self, table: str) -> list[SeatHolder]:
        """The oldest first. Read where they are written: visits that are just being written come first."""
        await self.settle(table)
        columns = [HOLDS.c[name] for name in SeatHolder.__struct_fields__]
        query = select(*columns).where(HOLDS.c.table_id == table).order_by(HOLDS.c.since, HOLDS.c.seat, HOLDS.c.browser)
        return await self.database.do(lambda connection: [SeatHolder(*row) for row in connection.execute(query)])

    async def end(self, table: str, seat: int, browsers: Collection[str], heir: str) -> None:
        """These browsers do not hold the seat any more. A host who has none left hands the table over to his heir."""

        def work(connection: Connection) -> None:
            connection.execute(delete(HOLDS).where(of_seat(HOLDS, table, seat), HOLDS.c.browser.in_(browsers)))
            hand_on(connection, table, browsers, heir)

        await self.database.do(work)

    # Agreeing.

    async def keep_reissue(self, table: str, reissue: RecoveryRequest | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(REISSUES).where(REISSUES.c.table_id == table))
            if reissue is not None:
                values = msgspec.structs.asdict(reissue)
                values["agreed"] = msgspec.json.encode(reissue.agreed).decode()
                connection.execute(insert(REISSUES).values(table_id=table, **values))

        await self.database.do(work)

    async def keep_ask(self, table: str, kind: str, body: str | None) -> None:
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
    """On a seat that is still of one of these kinds. The link by which he came is used up with it."""
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
    """A host who has left their last seat hands the table on: to an heir, or to the player with the first seat."""
    seated = select(HOLDS.c.browser).where(HOLDS.c.table_id == table).order_by(HOLDS.c.seat, HOLDS.c.since)
    browsers = list(connection.execute(seated).scalars())
    host = update(TABLES).where(TABLES.c.id == table, TABLES.c.owner.in_(leavers), TABLES.c.owner.not_in(browsers))
    if browsers:
        connection.execute(host.values(owner=heir or browsers[0]))


def end_full(connection: Connection, table: str) -> None:
    """The link of a table at which no seat is free any more leads nowhere."""
    left = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.kind.in_(FREE))
    if not connection.execute(left).scalar():
        full = update(LINKS).where(LINKS.c.table_id == table, LINKS.c.kind == "table", LINKS.c.state == "live")
        connection.execute(full.values(state="full"))


def live(connection: Connection, link: str) -> StoredLink | Refusal:
    """A link that can be used, kept from being revoked meanwhile."""
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
    """The game is over: from now on it is listed among the finished games of all who held a seat."""
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
