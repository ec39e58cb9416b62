"""Rooms in memory: those without anybody may take so much, and no more."""

from pathlib import Path

import pytest

from tests.server.local import Local, at_a_table
from trireme.server.room import registry
from trireme.server.room.room import ROOM_BYTES
from trireme.server.wire.http_bodies import Me


def test_empty_rooms_are_forgotten_by_what_they_take_and_the_oldest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_EMPTY", 4 * ROOM_BYTES)

    async def scene(local: Local) -> None:
        first = await local.window(await local.table(Me(), Me()))
        tables = [await local.table(Me(), Me()) for _ in range(30)]
        assert len(local.rooms) == 5, "four empty ones, and the one with somebody in it"
        assert [id in local.rooms._open for id in tables] == [False] * 26 + [True] * 4
        assert local.rooms._open[first.room.id] is first.room
        local.rooms.leave(first.room, first.client)
        await local.rooms.open(tables[0])
        assert len(local.rooms) == 4
        assert first.room.id in local.rooms._open, "it was left last"

    at_a_table(tmp_path, scene)
