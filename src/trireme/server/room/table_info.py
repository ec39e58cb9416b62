"""What everybody may know about a table, and who its host is."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

import msgspec

from trireme.kit import dice
from trireme.kit.engine.view import Result
from trireme.kit.records.formats import ABSENT, NO_SHARES
from trireme.server.common.clock import after
from trireme.server.room.lessons import is_lesson
from trireme.server.storage.rows import WAITED_FOR, StoredTable
from trireme.server.wire.http_bodies import SeatInfo, StandIn, TableInfo

GATHERS: Final = 10
"""Least minutes that a full public table waits for its players to come."""


def gathers_for(table: StoredTable) -> int:
    """Return the minutes that a table waits for its players. A slow table waits as long as for a move."""
    return max(GATHERS, table.away)


def shares_of(table: StoredTable) -> list[str | None]:
    """Return the share that each seat has given to the dice."""
    if table.status == "waiting":
        return [seat.share or None for seat in table.seats]
    if table.shares == NO_SHARES:
        return [None] * len(table.seats)
    return [None if share == ABSENT else share for share in table.shares.split()]


def seat_infos(table: StoredTable, mine: Container[int], present: Container[int]) -> list[SeatInfo]:
    shares = shares_of(table)
    return [
        SeatInfo(
            seat=seat.seat,
            seat_name=table.seat_names[seat.seat],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            connected=seat.seat in present,
            mine=seat.seat in mine,
            share=shares[seat.seat],
            stand_in=StandIn(seat.stand_in, seat.stood) if seat.stood else None,
        )
        for seat in table.seats
    ]


def table_info(table: StoredTable, browser: str | None, mine: list[int], present: Container[int]) -> TableInfo:
    playing = table.status == "playing"
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        content=table.content,
        options=table.options,
        seal=dice.commitment(table.seed),
        format=table.format,
        status=table.status,
        public=table.public,
        created=table.created,
        moved=table.moved,
        closes=after(table.created, WAITED_FOR) if table.status == "waiting" else None,
        version=table.version,
        seats=seat_infos(table, mine, present),
        asked=table.asked,
        mine=mine,
        your_turn=playing and any(seat in table.asked for seat in mine),
        owner=is_host(table, browser, mine),
        result=msgspec.json.decode(table.result, type=Result) if table.result is not None else None,
        away=table.away,
        stand_in=table.stand_in,
        lesson=is_lesson(table),
        gathers=gathers_for(table) if table.public else 0,
    )


def is_host(table: StoredTable, browser: str | None, mine: Iterable[int]) -> bool:
    """Return whether this browser made the table, or holds a seat of the player who did."""
    return browser == table.owner or any(seat in table.hosts for seat in mine)
