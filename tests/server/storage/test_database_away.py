"""The database is away, frozen, or another's: players read why, nothing is lost, and games go on when it is back."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests import postgres
from tests.server.local import Local, Window, opened
from tests.server.play import kinds, play_on, playing, refusal, try_move
from trireme.server.common import clock
from trireme.server.common.problems import DATABASE_AWAY, TableError
from trireme.server.lobby.archiver import Archiver
from trireme.server.room.database_watch import DatabaseWatch
from trireme.server.room.room import Room
from trireme.server.storage import postgres as elsewhere
from trireme.server.storage.faults import Unwritten, within
from trireme.server.storage.lock import DatabaseLocked, FileLock
from trireme.server.storage.postgres import LOCK
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.seat_bodies import OfSeat
from trireme.server.wire.socket_messages import Confirm, Hello, Ping, Undo


@pytest.fixture(scope="module")
def own_postgresql() -> Iterator[postgres.Postgres]:
    """A server that these tests stop and freeze; what is committed outlives that."""
    bin = postgres.programs()
    if bin is None:
        pytest.skip("there is no PostgreSQL here")
    with postgres.running(bin, postgres.SAFE) as server:
        yield server


@pytest.fixture
def server(own_postgresql: postgres.Postgres) -> Iterator[postgres.Postgres]:
    own_postgresql.emptied()
    yield own_postgresql
    if own_postgresql.process is None:
        own_postgresql.start()
    own_postgresql.thaw()


@asynccontextmanager
async def serving(db: str) -> AsyncIterator[tuple[Local, DatabaseWatch]]:
    async with opened(db) as local:
        yield local, DatabaseWatch(local.store, local.rooms)


async def pause(watch: DatabaseWatch) -> TableError:
    """Look until something is in the way."""
    while (trouble := watch.database.trouble) is None or watch._told is not trouble:
        await watch.look()
        await asyncio.sleep(0)
    return trouble


async def go_on(watch: DatabaseWatch) -> None:
    while watch._told is not None or watch.database.trouble is not None:
        await asyncio.sleep(0.02)
        await watch.look()


def paused(window: Window) -> list[str | None]:
    """What its page was told about whether it goes on."""
    told = [message["problem"] for message in window.read() if message["type"] == "paused"]
    return [problem and problem["key"] for problem in told]


async def say(local: Local, window: Window, message: Any) -> list[Any]:
    before = len(window.read())
    await local.rooms.receive(window.room, window.client, message)
    return window.read()[before:]


async def window_at(local: Local, table: str) -> Window:
    """One more window, whose messages have other names than those of the first."""
    window = await local.window(table)
    window.nonces = (f"{id(local)}-{number}" for number in count())
    return window


# PostgreSQL.


async def test_while_postgresql_is_away_drafts_are_tried_and_afterwards_written(server: postgres.Postgres) -> None:
    async with serving(server.address) as (local, watch):
        window = await local.window(await local.table(Me(), Me()))
        await play_on(window, Random(1), moves=3)
        await asyncio.to_thread(server.stop)
        while (await pause(watch)).key != "database-away":
            await watch.look()
        assert paused(window)[-1] == "database-away"
        with pytest.raises(TableError, match="does not answer") as told:
            await watch.health()
        assert told.value.status == 503
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        (refused,) = await say(local, window, Confirm("c", seat))
        assert (refused["type"], refused["problem"]["key"]) == ("refused", "database-away")
        await asyncio.to_thread(server.start)
        await go_on(watch)
        assert paused(window)[-1] is None
        await watch.health()
        assert (await local.store.drafts(window.room.id))[seat].tried.acts
        before = window.room.version
        assert kinds(await say(local, window, Confirm("c", seat)))[0] == "ack"
        assert window.room.version == await local.store.version(window.room.id) > before


async def test_every_call_to_a_frozen_postgresql_has_an_end(
    server: postgres.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More calls than there are connections, some in the midst of it; then it wakes up, and all is as it was."""
    monkeypatch.setattr(elsewhere, "CALL_LIMIT", 0.3)
    monkeypatch.setattr(elsewhere, "LOOK_LIMIT", 0.2)
    async with serving(server.address) as (local, watch):
        window = await local.window(await local.table(Me(), Me()))
        await play_on(window, Random(1), moves=3)
        await asyncio.gather(*(local.store.name_of("ann") for _ in range(8)))
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        server.freeze()
        asked = [asyncio.create_task(local.store.name_of("ann")) for _ in range(20)]
        (refused,) = await say(local, window, Confirm("c", seat))
        assert refused["problem"]["key"] == "database-away"
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {getattr(outcome, "key", outcome) for outcome in outcomes} == {"database-away"}
        assert (await pause(watch)).key == "database-away"
        server.thaw()
        await go_on(watch)
        assert paused(window) == ["database-away", None]
        await say(local, window, Confirm("c", seat))
        assert window.room.lines == [line.line for line in await local.store.log(window.room.id)]
        assert window.room.version == 4


async def test_no_call_takes_longer_than_the_limit_though_its_connection_needs_time_to_end(
    server: postgres.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "CALL_LIMIT", 0.3)
    async with serving(server.address) as (local, _):
        loop, database = asyncio.get_running_loop(), local.store.database
        await asyncio.gather(*(local.store.name_of("ann") for _ in range(3)))

        async def seconds(call: Coroutine[Any, Any, Any]) -> float:
            began = loop.time()
            with pytest.raises(Unwritten, match="does not answer"):
                await call
            return loop.time() - began

        def one(connection: Connection) -> Any:
            return connection.execute(text("SELECT 1")).scalar()

        server.freeze()
        calls = [database.read(one) for _ in range(20)] + [database.do(one) for _ in range(20)]
        taken = await asyncio.gather(*map(seconds, calls))
        server.thaw()
        assert max(taken) < 1.3, "the rest is this machine's"


async def test_a_look_at_the_health_of_a_frozen_postgresql_ends_before_its_connections_do(
    server: postgres.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert elsewhere.LOOK_LIMIT < 2, "seconds, and nothing else is waited for"
    monkeypatch.setattr("trireme.server.room.database_watch.LOOK_LIMIT", 0.1)
    async with serving(server.address) as (local, watch):
        server.freeze()
        call = asyncio.create_task(local.store.check())
        with pytest.raises(Unwritten):
            await watch.health()
        assert not call.done()
        server.thaw()
        await asyncio.wait([call])


async def test_what_is_given_up_is_not_waited_for() -> None:
    ended = asyncio.Event()

    async def slow_to_end() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await ended.wait()

    with pytest.raises(Unwritten, match="does not answer"):
        await within(0, slow_to_end())
    ended.set()


async def end_holder(local: Local) -> None:
    """Only the connection with the lock ends; the others are there."""
    locks = f"locktype = 'advisory' AND objid = {LOCK & 0xFFFFFFFF}"
    query = text(f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {locks}")
    await local.store.database.do(lambda connection: connection.execute(query).all())
    while local.store.database.trouble is None:
        await asyncio.sleep(0.001)


async def test_a_server_that_has_lost_its_lock_stops_at_once_and_takes_it_again(server: postgres.Postgres) -> None:
    async with serving(server.address) as (local, watch):
        id = await local.table(Me(), Me())
        window = await local.window(id)
        await play_on(window, Random(1), moves=3)
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        await end_holder(local)
        for message in (Confirm("c", seat), Undo("u", seat)):
            (refused,) = await say(local, window, message)
            assert refused["problem"]["key"] == "lock-lost"
        assert kinds(await say(local, window, Ping("p"))) == ["pong"]
        assert kinds(await say(local, window, Hello())) == ["paused"]
        for call in (local.rooms.open(id), local.lobby.info(id, "ann"), local.rooms.enter(id, "ann"), watch.health()):
            with pytest.raises(Unwritten, match="lost its lock"):
                await call
        assert len(window.room.clients) == 1
        await go_on(watch)
        assert kinds(await say(local, window, Hello())) == ["snapshot"]
        assert kinds(await say(local, window, Confirm("c", seat)))[0] == "ack"
        with pytest.raises(DatabaseLocked):
            await Store.open(server.address)


async def test_a_server_whose_lock_another_has_stays_stopped_until_that_one_has_ended(
    server: postgres.Postgres,
) -> None:
    """Then it begins anew: what it remembers is another's past."""
    async with serving(server.address) as (local, watch):
        id = await local.table(Me(), Me())
        window = await local.window(id)
        await play_on(window, Random(1), moves=3)
        await try_move(window, window.room.table.asked[0])
        await end_holder(local)
        async with opened(server.address) as other:
            there = await window_at(other, id)
            await play_on(there, Random(2), moves=2)
            for _ in range(2):
                assert (await pause(watch)).key == "lock-taken"
            assert paused(window) == ["lock-taken"]
            with pytest.raises(Unwritten, match="Another server has these games"):
                await watch.health()
            lines = list(there.room.lines)
        await go_on(watch)
        assert window.client.ended
        local.rooms.leave(window.room, window.client)
        again = await window_at(local, id)
        assert again.room is not window.room
        assert again.room.lines == lines
        assert await play_on(again, Random(1), moves=2) == 2


async def test_whoever_could_not_come_back_while_the_database_was_away_is_not_away_because_of_that(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = [0]
    monkeypatch.setattr(clock, "present", lambda: datetime.now(UTC) + timedelta(hours=hours[0]))
    async with serving(db) as (local, watch):
        table = await playing(local, "bob")
        ann, bob = [await local.window(table, browser) for browser in ("ann", "bob")]
        local.store.database.trouble = Unwritten(DATABASE_AWAY)
        watch._told = local.store.database.trouble  # all pages have been told
        local.rooms.leave(bob.room, bob.client)
        hours[0] = 1
        await go_on(watch)
        assert await refusal(local.substitution.ask(table, OfSeat(1), "ann")) == "still-here"
        hours[0] = 2
        await local.substitution.ask(table, OfSeat(1), "ann")
        assert ann.room.table.seats[1].stand_in


async def test_a_server_that_could_not_know_whether_a_move_was_written_looks(db: str) -> None:
    """The commit was done and its answer was lost: the same message is known then, and nothing is played twice."""
    async with serving(db) as (local, _):
        window = await local.window(await local.table(Me(), Me()))
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        append = local.store.append

        async def cut_off(*given: Any) -> None:
            await append(*given)
            raise Unwritten(DATABASE_AWAY)

        local.store.append = cut_off  # type: ignore[assignment,method-assign]  # its answer is lost
        (refused,) = await say(local, window, Confirm("c", seat))
        assert refused["type"] == "refused"
        assert window.room.version == 0
        local.store.append = append  # type: ignore[method-assign]  # the next one is not
        told = await say(local, window, Confirm("c", seat))
        assert {"type": "ack", "nonce": "c", "version": 1} in told
        assert window.room.version == await local.store.version(window.room.id) == 1
        assert await play_on(window, Random(1), moves=3) == 3


async def test_no_other_bot_answers_because_the_database_is_away(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be a random one; the one that was asked tries again as soon as the database is back."""
    async with serving(db) as (local, _):
        window = await local.window(await local.table(Me(), BotSeat("greedy")))
        room, database, asked = window.room, local.store.database, list[str]()
        ask_bot = local.pool.ask_bot

        async def noted(table: str, call: Any, answer: Any) -> Any:
            asked.append(call.bot)
            database.trouble = Unwritten(DATABASE_AWAY)
            return await ask_bot(table, call, answer)

        monkeypatch.setattr(local.pool, "ask_bot", noted)
        while not asked:
            if room.table.asked == [0]:
                await try_move(window, 0)
                await say(local, window, Confirm(next(window.nonces), 0))
            await asyncio.sleep(0)
        while not room.hurry._waiters:  # until it has given up
            await asyncio.sleep(0)
        assert asked == ["greedy"]
        monkeypatch.setattr(local.pool, "ask_bot", ask_bot)
        database.trouble, before = None, room.version
        await local.rooms.go_on()
        while room.version == before:
            await asyncio.sleep(0)


async def test_a_game_is_not_given_up_because_the_database_was_away_when_it_was_to_be_bound(db: str) -> None:
    async with serving(db) as (local, _):
        id = await local.table(Me(), Me())
        await play_on(await local.window(id), Random(1))
        bound, load = Archiver(local.rooms), local.rooms.load

        async def away(_: str) -> Room:
            raise Unwritten(DATABASE_AWAY)

        local.rooms.load = away  # type: ignore[assignment,method-assign]  # and then it is there again
        with pytest.raises(Unwritten):
            await bound.archive(id)
        local.rooms.load = load  # type: ignore[method-assign]  # as it was
        assert await local.store.next_to_archive() == id
        await bound.archive(id)
        assert await local.store.stored_archive(id) is not None


# SQLite.


def lock_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


async def test_a_lock_file_that_is_gone_stops_the_server_until_it_has_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with serving(str(path)) as (local, watch):
        window = await local.window(await local.table(Me(), Me()))
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        lock_of(path).unlink()
        (refused,) = await say(local, window, Confirm("c", seat))
        assert refused["problem"]["key"] == "lock-lost"
        assert local.store.database.news.is_set()
        await go_on(watch)
        with pytest.raises(DatabaseLocked):
            FileLock(path)
        assert kinds(await say(local, window, Confirm("c", seat)))[0] == "ack"


async def test_a_lock_file_that_another_has_put_there_stops_the_server_until_that_one_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with serving(str(path)) as (local, watch):
        id = await local.table(Me(), Me())
        window = await local.window(id)
        await play_on(window, Random(1), moves=3)
        lock_of(path).unlink()
        async with opened(str(path)) as other:
            there = await window_at(other, id)
            await play_on(there, Random(2), moves=2)
            assert (await pause(watch)).key == "lock-taken"
            assert paused(window) == ["lock-taken"]
            lines = list(there.room.lines)
        await go_on(watch)
        assert window.client.ended
        local.rooms.leave(window.room, window.client)
        assert (await local.window(id)).room.lines == lines


async def test_games_whose_file_was_replaced_are_not_played_on(tmp_path: Path) -> None:
    """What is written would be in a file that nobody finds any more."""
    path = tmp_path / "tables.db"
    async with serving(str(path)) as (local, watch):
        window = await local.window(await local.table(Me(), Me()))
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        os.rename(path, tmp_path / "elsewhere.db")
        (refused,) = await say(local, window, Confirm("c", seat))
        assert refused["problem"]["key"] == "lock-lost"
        for _ in range(2):
            assert (await pause(watch)).key == "lock-taken"
        os.rename(tmp_path / "elsewhere.db", path)
        await go_on(watch)
        assert kinds(await say(local, window, Confirm("c", seat)))[0] == "ack"
