"""Bots at a table. They think apart from everything else, and answer like anybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

import msgspec

from trireme.kit.drafts import Tried
from trireme.table import calls
from trireme.table.logs import log
from trireme.table.problems import TableError
from trireme.table.refusals import RefusedCall
from trireme.table.room import Room
from trireme.table.store import Conflict

STAND_IN: Final = "random"
"""Answers for a bot that hangs or fails."""


def wake_bots(room: Room) -> None:
    """Let the bots play, if it is their turn and they are not at it."""
    if bot_to_move(room) is not None and (room.bots is None or room.bots.done()):
        room.bots = asyncio.create_task(play_bots(room))


def bot_to_move(room: Room) -> int | None:
    """The first bot that must answer; else one that may, and has not been shown yet what it may do now."""
    if room.table.status != "playing":
        return None
    bots = {seat.seat for seat in room.table.seats if seat.bot}
    fresh = (seat for seat, stamps in room.may.items() if is_news(stamps, room.shown.get(seat, [])))
    return next((seat for seat in (*room.table.asked, *fresh) if seat in bots), None)


def is_news(stamps: Sequence[int], shown: Sequence[int]) -> bool:
    return any(stamp > seen for stamp, seen in zip_longest(stamps, shown, fillvalue=0))


async def play_bots(room: Room) -> None:
    """Until no bot is asked any more, and none has news of what it may do."""
    while True:
        async with room.lock:
            seat = bot_to_move(room)
            if seat is None:
                return
            must = seat in room.table.asked
            if not must:
                room.shown[seat] = room.may[seat]
            version, imagined = room.version, await imagine(room, seat)
        if imagined is None:
            return
        bot = room.table.seats[seat].bot
        if await answer(room, seat, bot, imagined, version) or not must:
            continue
        if bot == STAND_IN or not await answer(room, seat, STAND_IN, imagined, version):
            log("bot gave up", level=logging.ERROR, table=room.id, bot=bot, version=room.version)
            return


async def imagine(room: Room, seat: int) -> calls.Imagined | None:
    try:
        return await room.crew.ask(room, calls.Imagine(seat, secrets.randbits(64)), calls.Imagined)
    except (TableError, RefusedCall) as error:
        log("bot not asked", level=logging.ERROR, table=room.id, problem=str(error))
        return None


async def answer(room: Room, seat: int, bot: str, imagined: calls.Imagined, version: int) -> bool:
    """Let a bot answer a question of a version; False if it did not manage to.

    Others may have moved on meanwhile. If the answer still fits it is given, and if not it is thought again.
    """
    setting = msgspec.structs.replace(room.setting, seed=b"")
    call = calls.Think(setting, seat, bot, imagined.state, secrets.randbits(64))
    try:
        thought = await room.crew.ask_bot(room.id, call, calls.Thought)
        async with room.lock:
            if not thought.text or (seat not in room.table.asked and seat not in room.may):
                return True
            before = room.version
            move = calls.Try(seat, Tried(), imagined.question, text=thought.text)
            changed = await room.crew.ask(room, move, calls.Changed)
            await room.write(seat, changed.tried, "")
            await room.tell_moves(before)
            return True
    except Conflict:
        return True
    except RefusedCall as error:
        return room.version != version or failed(room, bot, error)
    except TableError as error:
        return failed(room, bot, error)


def failed(room: Room, bot: str, error: Exception) -> bool:
    log("bot failed", level=logging.ERROR, table=room.id, bot=bot, version=room.version, problem=str(error))
    return False
