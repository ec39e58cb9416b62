"""What is written a little later, visits and drafts, is read after it and written in its order, whatever the database.

SQLite does one thing after the other by itself. PostgreSQL has many connections: there somebody who had just left could
be taken for away since they had come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.local import Local, Window
from tests.server.play import playing, try_move
from tests.server.seating.test_consent import ANN, BOB, move
from trireme.kit.records.drafts import Draft
from trireme.server.storage.rows import StoredDraft
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import Confirm

Hold = Callable[[Local], asyncio.Event]


@pytest.fixture
def held_back(monkeypatch: pytest.MonkeyPatch) -> Hold:
    def hold(local: Local) -> asyncio.Event:
        """Let what is written next wait until it is told to go on; all others overtake it."""
        go_on, do, waits = asyncio.Event(), local.store.database.do, [True]

        async def slowly(work: Callable[[Any], Any]) -> Any:
            if waits and waits.pop():
                await go_on.wait()
            return await do(work)

        monkeypatch.setattr(local.store.database, "do", slowly)
        return go_on

    return hold


async def left(local: Local) -> tuple[str, Window]:
    """A table that Bob has just left, at its second version; this is not written yet."""
    table = await playing(local, "bob")
    windows = [await local.window(table, "ann"), await local.window(table, "bob")]
    await move(windows)
    await local.store.seats.settle()
    local.rooms.leave(windows[BOB].room, windows[BOB].client)
    return table, windows[ANN]


async def version_of_bob(local: Local, table: str) -> int | None:
    return next(hold.version for hold in await local.store.seats.holds(table) if hold.seat == BOB)


async def a_while() -> None:
    for _ in range(30):
        await asyncio.sleep(0.001)


async def test_whoever_reads_visits_waits_for_those_on_the_way(server: Local, held_back: Hold) -> None:
    table, _ = await left(server)
    go_on = held_back(server)
    writing = asyncio.create_task(server.store.seats.settle(table))
    await asyncio.sleep(0)
    reading = asyncio.create_task(version_of_bob(server, table))
    await a_while()
    assert not reading.done()
    go_on.set()
    assert await reading == 1
    await writing


async def test_an_older_visit_does_not_take_the_place_of_a_newer_one(server: Local, held_back: Hold) -> None:
    table, ann = await left(server)
    go_on = held_back(server)
    older = asyncio.create_task(server.store.seats.settle(table))
    await asyncio.sleep(0)
    back = await server.rooms.enter(table, "bob")
    newer = asyncio.create_task(server.store.seats.settle(table))
    await a_while()
    go_on.set()
    await asyncio.gather(older, newer)
    assert await version_of_bob(server, table) is None, "he is here"
    assert back[0] is ann.room


async def test_a_visit_whose_writing_is_given_up_is_written_later(server: Local, held_back: Hold) -> None:
    """Whoever waited for it has hung up."""
    table, _ = await left(server)
    go_on = held_back(server)
    writing = asyncio.create_task(server.store.seats.settle(table))
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.wait([writing])
    go_on.set()
    assert await version_of_bob(server, table) == 1


def draft(nonce: str) -> StoredDraft:
    return StoredDraft(Draft(), [nonce])


@pytest.mark.parametrize("given_up", [False, True], ids=["slow", "given up"])
async def test_a_draft_on_the_way_is_read_after_it_is_written(server: Local, held_back: Hold, given_up: bool) -> None:
    table = await playing(server, "bob")
    go_on = held_back(server)
    server.store.keep_draft(table, ANN, draft("one"))
    writing = asyncio.create_task(server.store.drafts(table))
    await asyncio.sleep(0)
    reading = asyncio.create_task(server.store.drafts(table))
    await a_while()
    if given_up:
        writing.cancel()
    go_on.set()
    assert (await reading)[ANN].nonces == ["one"]
    await asyncio.wait([writing])


async def test_a_draft_on_the_way_is_none_any_more_once_it_is_confirmed(server: Local, held_back: Hold) -> None:
    window = await server.window(await server.table(Me("Ann"), Me("Bob")))
    seat, store = window.room.table.asked[0], server.store
    await try_move(window, seat)
    go_on = held_back(server)
    writing = asyncio.create_task(store.drafts(window.room.id))
    await asyncio.sleep(0)
    confirming = asyncio.create_task(window.send(Confirm("c", seat)))
    await a_while()
    go_on.set()
    await asyncio.gather(writing, confirming)
    assert window.room.version == 1
    assert await store.drafts(window.room.id) == {}
