"""Rooms in memory: those without anybody may take so much, and no more."""

import pytest

from tests.server.local import Local
from trireme.server.room import registry
from trireme.server.room.room import ROOM_BYTES
from trireme.server.wire.http_bodies import Me


async def test_empty_rooms_are_forgotten_by_what_they_take_and_the_oldest_first(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_EMPTY", 4 * ROOM_BYTES)
    first = await sqlite_server.window(await sqlite_server.table(Me(), Me()))
    tables = [await sqlite_server.table(Me(), Me()) for _ in range(30)]
    assert len(sqlite_server.rooms) == 5, "four empty ones, and the one with somebody in it"
    assert [id in sqlite_server.rooms._open for id in tables] == [False] * 26 + [True] * 4
    assert sqlite_server.rooms._open[first.room.id] is first.room
    sqlite_server.rooms.leave(first.room, first.client)
    await sqlite_server.rooms.open(tables[0])
    assert len(sqlite_server.rooms) == 4
    assert first.room.id in sqlite_server.rooms._open, "it was left last"
