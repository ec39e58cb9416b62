"""Read votes and requests from their rows when a table is opened.

A row that cannot be read, or that this table could not have, is logged and deleted. The player can ask again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from trireme.server.common.logs import log
from trireme.server.common.problems import TableError
from trireme.server.room.consent import moves_seen
from trireme.server.room.votes import AGAIN, Vote
from trireme.server.storage.rows import StoredSeat
from trireme.server.storage.seat_store import FREE, RecoveryRequest, RecoveryRow, VoteRow
from trireme.server.wire.decoding import UNREADABLE
from trireme.server.wire.social_bodies import Again

if TYPE_CHECKING:
    from trireme.server.room.room import Room
    from trireme.server.storage.loading import Loaded

T = TypeVar("T")
DAMAGED: Final = (*UNREADABLE, TypeError, ValueError, LookupError)
"""Errors that reading a damaged row may raise."""
TOLD: Final = 16
"""Most characters of a row's kind that are logged."""


class Misfit(ValueError):
    """A vote that this table cannot have."""


async def take_over_votes(room: Room, loaded: Loaded) -> None:
    room.votes, room.again, room.recovery = {}, None, None
    register = room.store.seats
    for row in loaded.votes:
        drop = partial(register.drop_ask, room.id, row)
        found = await read(room, text(row.kind, errors="replace"), partial(checked, room, row), drop)
        if isinstance(found, Again):
            room.again = found
        elif found is not None:
            room.votes[found.kind] = found
    if loaded.recovery is not None:
        drop = partial(register.keep_recovery, room.id, None)
        room.recovery = await read(room, "link", partial(checked_reissue, room.table.seats, loaded.recovery), drop)


async def read(room: Room, kind: str, check: Callable[[], T], drop: Callable[[], Awaitable[None]]) -> T | None:
    """Return what a row says. If it is damaged, log that, delete the row and return None."""
    try:
        return check()
    except DAMAGED as error:
        log("vote row unreadable", level=logging.ERROR, table=room.id, kind=kind[:TOLD], problem=str(error))
    with suppress(TableError):  # On a full disk players can still look.
        await drop()
    return None


def text(given: str | bytes, errors: str = "strict") -> str:
    """Return a text, which SQLite may give as bytes."""
    return given.decode(errors=errors) if isinstance(given, bytes) else given


def checked(room: Room, row: VoteRow) -> Vote | Again:
    seats = room.table.seats
    if text(row.kind) == AGAIN:
        again = msgspec.json.decode(row.body, type=Again)
        if not {*again.yes, *again.no, *again.missing} <= {*range(len(seats))}:
            raise Misfit(AGAIN)
        return again
    ask = msgspec.json.decode(row.body, type=Vote)
    must_be_asked_by(seats, ask.by, ask.agreed)
    must_be_held(seats, ask.seat)
    if ask.kind != text(row.kind) or not 0 <= ask.version <= room.version or min(ask.stand, ask.moves) < 0:
        raise Misfit(ask.kind)
    if ask.kind == "stand-in" and not ask.bot:
        raise Misfit(ask.kind)
    before = room.lines[: ask.version]
    if ask.kind == "undo" and ask.stand + ask.moves != moves_seen(before, len(before)):
        raise Misfit(ask.kind)
    return ask


def checked_reissue(seats: list[StoredSeat], row: RecoveryRow) -> RecoveryRequest:
    agreed = msgspec.json.decode(row.agreed, type=list[int])
    found = RecoveryRequest(int(row.seat), int(row.asker), agreed, (False, True)[int(row.granted)])
    must_be_asked_by(seats, found.asker, agreed)
    must_be_held(seats, found.seat)
    if found.seat == found.asker or (found.granted and seats[found.seat].kind not in FREE):
        raise Misfit("link")
    return found


def must_be_asked_by(seats: list[StoredSeat], asker: int, agreed: list[int]) -> None:
    """Raise `Misfit` unless players ask and agree. Bots have no vote."""
    for seat in (asker, *agreed):
        must_be_held(seats, seat)
    if not seats[asker].is_person:
        raise Misfit(asker)


def must_be_held(seats: list[StoredSeat], seat: int) -> None:
    """Raise `Misfit` if the seat is a bot's."""
    if not 0 <= seat < len(seats) or seats[seat].kind == "bot":
        raise Misfit(seat)
