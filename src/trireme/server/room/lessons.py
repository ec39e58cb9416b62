"""Lessons: a first game that begins in the middle, so that it is short and shows what matters.

A game that has a lesson describes it in `lesson.toml`, beside its rules and content: a seed, options and the moves
before the learner comes. The position is one of a real game, and its record is a record like any other. While the
learner follows the lesson, dice and bots do the same every time. The page has the explanations
(`web/src/boards/*/lesson.ts`).
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from trireme.games import GAMES
from trireme.kit import dice
from trireme.kit.registry import folder_of
from trireme.kit.toml import read_source
from trireme.server.common.clock import now
from trireme.server.common.problems import NO_GAME, NO_LESSON, TableError
from trireme.server.storage.rows import LogLine, StoredTable
from trireme.server.wire.http_bodies import BotSeat, Choice, Me, NewLesson, NewTable

if TYPE_CHECKING:
    from trireme.server.room.room import Room

FILE: Final = "lesson.toml"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    seat: int
    """The seat of the learner."""
    seed: int
    bot: str
    """The bot that plays the other seats."""
    opening: list[str]
    """The moves before the lesson, as lines of a record."""
    options: dict[str, Choice] = {}
    """Options of the table. Others have their defaults."""

    @property
    def whole_seed(self) -> bytes:
        return dice.seed_from(self.seed)


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, or None."""
    file = folder_of(game) / FILE
    return msgspec.convert(read_source(file), Lesson) if file.is_file() else None


def is_lesson(table: StoredTable) -> bool:
    """Return whether this table is a lesson, whose seed is publicly known."""
    lesson = lesson_of(table.game) if table.game in GAMES else None
    return lesson is not None and table.seed == lesson.whole_seed


def lesson_number(room: Room) -> int:
    """Return the random number that a bot gets in a lesson: always the same at the same version."""
    return int.from_bytes(sha256(room.table.seed + str(room.version).encode()).digest()[:8])


def wished(wish: NewLesson) -> tuple[NewTable, Lesson]:
    """Return the table of a lesson and the lesson itself."""
    if wish.game not in GAMES:
        raise TableError(NO_GAME, status=400, given=wish.game, known=", ".join(GAMES))
    lesson = lesson_of(wish.game)
    if lesson is None:
        raise TableError(NO_LESSON, status=404, given=wish.game)
    names = iter(wish.others)
    others = [BotSeat(lesson.bot, next(names, "")) for _ in range(lesson.players - 1)]
    return NewTable(wish.game, [*others[: lesson.seat], Me(wish.name), *others[lesson.seat :]], lesson.options), lesson


async def play_opening(room: Room, lesson: Lesson) -> None:
    """Play the opening of a lesson. The rules check every line."""
    room.lines += lesson.opening
    view = await room.look([], None)
    seats = [room.table.seat_names.index(line.partition(":")[0]) for line in lesson.opening]
    log = [LogLine(at, seat, line, "") for at, (seat, line) in enumerate(zip(seats, lesson.opening, strict=True), 1)]
    await room.store.append(room.id, log, view.asked, view.result)
    room.table.version, room.table.asked, room.table.moved = room.version, view.asked, now()
