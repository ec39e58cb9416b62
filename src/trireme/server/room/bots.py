"""Bots at a table. They think in a task of their own and answer as players do."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Final

import msgspec

from trireme.kit.engine.question import Bargain
from trireme.kit.records.drafts import Draft
from trireme.server.common.logs import log
from trireme.server.common.problems import STOPPED_LINE, STOPPED_RULES, STOPPED_SETTING, TableError
from trireme.server.room.lessons import is_lesson, lesson_number
from trireme.server.room.room import Room
from trireme.server.room.votes import is_asked_to_go_back
from trireme.server.storage.faults import Unwritten
from trireme.server.storage.store import Conflict
from trireme.server.workers import calls
from trireme.server.workers.errors import RefusedCall
from trireme.server.workers.scheduling import answer_as_bot

STAND_IN: Final = "random"
"""The bot that answers in place of one that hangs or fails."""
STOPPED: Final = (STOPPED_LINE.key, STOPPED_RULES.key, STOPPED_SETTING.key)
"""Problems for which this version cannot continue a game. Only a migration or another version helps."""
FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 300.0
"""Most seconds until bots that failed try again."""
OFFER_PAUSE = 30.0
"""Seconds that bots leave to connected players for an answer to an offer, which the bots' next move may end."""
DRAFT_PAUSE = 120.0
"""Further seconds while a player has begun a draft, such as a counter-offer, that this move would cut."""


class QuestionOffers(msgspec.Struct):
    """The offers in a question to a seat."""

    offers: list[Bargain]


class SeatOffers(msgspec.Struct):
    """The offers in a seat's view."""

    seat: int
    questions: list[QuestionOffers]


def wake_bots(room: Room) -> None:
    """Start the bots' task if it is their turn and the task is not running."""
    if bot_to_move(room) is not None and not room.stopped and (room.bots is None or room.bots.done()):
        room.bots = asyncio.create_task(play_bots(room))


def hurry_bots(room: Room) -> None:
    """Let bots that paused after failures try again at once, because somebody has come or moved."""
    room.hurry.set()


def bot_to_move(room: Room) -> int | None:
    """Return the first bot that must answer, else one with an open window that it has not been shown."""
    if room.table.status != "playing" or is_asked_to_go_back(room):
        return None
    bots = {seat.seat for seat in room.table.seats if seat.answered_by}
    fresh = (seat for seat, stamps in room.may.items() if is_news(stamps, room.shown.get(seat, [])))
    return next((seat for seat in (*room.table.asked, *fresh) if seat in bots), None)


def is_news(stamps: Sequence[int], shown: Sequence[int]) -> bool:
    return any(stamp > seen for stamp, seen in zip_longest(stamps, shown, fillvalue=0))


async def play_bots(room: Room) -> None:
    """Let bots answer until none is asked and none has a new window."""
    answer_as_bot()
    pauses = growing_pauses()
    while True:
        async with room.lock:
            seat = bot_to_move(room)
            if seat is None:
                return
            must = seat in room.table.asked
            if not must:
                room.shown[seat] = room.may[seat]
            open_offers = await new_offers(room) if must else set()
            version, resampled = room.version, None if open_offers else await resample(room, seat)
        if open_offers:
            await leave_time(room, open_offers)
            continue
        if room.stopped:
            return
        if await is_answered(room, seat, resampled, version, must) or not must:
            pauses = growing_pauses()
            continue
        pause = next(pauses)
        log("bot gave up", level=logging.ERROR, table=room.id, version=room.version, again=pause)
        room.hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await room.hurry.wait()


async def new_offers(room: Room) -> set[bytes]:
    """Return the open offers to connected players for which bots have not waited yet."""
    people = [seat.seat for seat in room.table.seats if seat.is_person and seat.seat in room.present()]
    if not room.may or not people:  # The game has no windows, or nobody could answer.
        return set()
    try:
        view = await room.look(people, room.version)
    except (TableError, RefusedCall):  # The next bot meets the same error and logs it.
        return set()
    seen = [msgspec.json.decode(each, type=SeatOffers) for each in view.seats]
    offers = [(each.seat, offer) for each in seen for question in each.questions for offer in question.offers]
    open_offers = {msgspec.json.encode((seat, offer)) for seat, offer in offers if seat in offer.to}
    room.left_time &= open_offers
    return open_offers - room.left_time


async def leave_time(room: Room, open_offers: set[bytes]) -> None:
    """Wait until a player moves or the time is over. Bots wait for each offer once."""
    room.hurry.clear()
    for seconds in (OFFER_PAUSE, DRAFT_PAUSE):
        try:
            async with asyncio.timeout(seconds):
                await room.hurry.wait()
            return
        except TimeoutError:
            if not is_writing(room):
                break
    room.left_time |= open_offers


def is_writing(room: Room) -> bool:
    """Return whether a connected player has begun a draft."""
    return any(seat in room.present() and draft.tried.acts for seat, draft in room.drafts.items())


def growing_pauses() -> Iterator[float]:
    """Yield growing pauses: a full disk or a busy machine may recover, and a lasting fault must not keep it busy."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def is_answered(room: Room, seat: int, resampled: calls.ResampledState | None, version: int, must: bool) -> bool:
    """Let the seat's bot answer, or the fallback bot if the seat must answer. Return whether one did."""
    if resampled is None:
        return False
    bot = room.table.seats[seat].answered_by
    if not bot:  # The player is back.
        return True
    try:
        for each in dict.fromkeys((bot, STAND_IN) if must else (bot,)):
            if await answer(room, seat, each, resampled, version):
                return True
    except Unwritten as error:  # No bot is at fault, so no other one answers in its place.
        failed(room, bot, error)
    return False


def random_number(room: Room) -> int:
    """Return a bot's random number. Only in a lesson is it predictable."""
    return lesson_number(room) if is_lesson(room.table) else secrets.randbits(64)


async def resample(room: Room, seat: int) -> calls.ResampledState | None:
    try:
        return await room.pool.ask(room, calls.Resample(seat, random_number(room)), calls.ResampledState)
    except (TableError, RefusedCall) as error:
        told = error.problem.key if isinstance(error, RefusedCall) and error.problem else ""
        room.stopped = told in STOPPED
        log("bot not asked", level=logging.ERROR, table=room.id, problem=str(error), stopped=room.stopped)
        return None


async def answer(room: Room, seat: int, bot: str, resampled: calls.ResampledState, version: int) -> bool:
    """Let a bot answer a question of a version. Return False if it failed.

    Others may have moved meanwhile. An answer that still fits is given; otherwise the bot thinks again.
    """
    spec = msgspec.structs.replace(room.spec, seed=b"")
    call = calls.ChooseMove(spec, seat, bot, resampled.state, random_number(room))
    try:
        thought = await room.pool.ask_bot(room.id, call, calls.ChosenMove)
        async with room.lock:
            stored = room.table.seats[seat]
            if not stored.answered_by or is_asked_to_go_back(room):  # Something changed meanwhile.
                return True
            if not thought.text or (seat not in room.table.asked and seat not in room.may):
                return True
            before = room.version
            move = calls.Commit(seat, Draft(), question=resampled.question, text=thought.text)
            room.tell(before, await room.write(move, bot="" if stored.kind == "bot" else bot))
            return True
    except Conflict:
        return True
    except Unwritten:
        raise
    except RefusedCall as error:
        return room.version != version or failed(room, bot, error)
    except Exception as error:  # No error of a bot stops its table.
        return failed(room, bot, error)


def failed(room: Room, bot: str, error: Exception) -> bool:
    log("bot failed", level=logging.ERROR, table=room.id, bot=bot, version=room.version, problem=repr(error))
    return False
