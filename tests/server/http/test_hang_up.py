"""Hanging up in the middle of a message: it is done to the end, nobody else notices, and nothing is torn."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.local import LocalPool, Message, Window, opened, running
from tests.server.served import Served, cookie_of
from tests.server.tricks import Trickster
from tests.server.workers.test_pool import with_workers
from trireme.games import GAMES
from trireme.server.room.messages import receive
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.socket_messages import ClientMessage, Hello, Ping, Play

SLOW = "bid 5"


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Trickster.name, Trickster)


@pytest.mark.slow
async def test_a_caller_that_goes_away_leaves_the_worker_to_the_others(tmp_path: Path) -> None:
    async with with_workers(tmp_path) as local:
        slow = await local.window(await local.table(Me(), Me(), Me(), game=Trickster.name))
        other = await local.window(await local.table(Me(), Me()))
        worker = local.pool.rules[0]
        before = worker._process
        question = slow.seat(0)["questions"][0]["id"]
        going = asyncio.create_task(slow.send(Play("goes", 0, question, SLOW, confirm=True)))
        await asyncio.sleep(0.1)
        assert worker.queue.busy, "it is in the middle of the call"
        going.cancel()
        await asyncio.wait([going])
        told = await passes(other, "next")
        assert told[0] == {"type": "ack", "nonce": "next", "version": 1}, "this reply, and not that of an older call"
        assert worker._process is before


async def hang_up_in_the_middle(served: Served, table: str, cookie: str, seat: int) -> None:
    """Something slow has begun when the line is found to be cut: what came before it can no longer be answered."""
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"cookie": cookie}) as connection:
        await say(connection, Hello(None))
        sights: list[Message] = []
        while not sights:
            message = msgspec.json.decode(await connection.recv())
            sights = [each for each in message.get("seats", ()) if each.get("seat") == seat and "questions" in each]
        await say(connection, Ping("unheard"))
        await say(connection, Play(f"slow-{seat}", seat, sights[0]["questions"][0]["id"], SLOW, confirm=True))
        connection.transport.abort()


async def say(connection: ClientConnection, message: ClientMessage) -> None:
    await connection.send(msgspec.json.encode(message).decode())


@pytest.mark.full
@pytest.mark.slow
def test_whoever_hangs_up_again_and_again_tears_nothing_and_stops_nobody(tmp_path: Path, db: str) -> None:
    with Served(tmp_path, db=db) as served, served.browser() as browser, served.browser() as other:
        table = served.new_table(browser, Trickster.name, Me("Ann"), Me("Bob"), Me("Cid")).table.id
        watched = served.new_table(other, "peloponnes", Me("Dot"), Me("Eve")).table.id
        before = workers(served)
        for seat in range(3):
            asyncio.run(hang_up_in_the_middle(served, table, cookie_of(browser), seat))
            assert other.get(f"/api/tables/{watched}").json()["status"] == "playing"
        assert asyncio.run(version_of(served, table)) == 3
        assert workers(served) == before
        served.stop()
        served.start()
        assert asyncio.run(version_of(served, table)) == 3, "what was in memory was on disk"


def workers(served: Served) -> str:
    """The processes that the server has started, as Linux knows them."""
    assert served.process is not None
    return Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text()


async def version_of(served: Served, table: str) -> int:
    """As a watcher is told: a room greets when it has done what it had begun."""
    async with connect(f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket") as connection:
        await say(connection, Hello(None))
        while True:
            message = msgspec.json.decode(await connection.recv())
            if message["type"] == "snapshot":
                return int(message["table"]["version"])


async def passes(window: Window, nonce: str) -> list[dict[str, object]]:
    seat = window.room.table.asked[0]
    question = window.seat(seat)["questions"][0]["id"]
    return await window.send(Play(nonce, seat, question, "pass", confirm=True))


async def test_a_room_that_was_overtaken_on_disk_reloads_the_whole_table(db: str) -> None:
    """A second server has written here: the message is not done, and the whole room knows what is on disk."""
    async with running(db) as server:
        table = await server.table(Me(), Me())
        here, beside = await server.window(table), await server.window(table)
        async with opened(db, LocalPool(), alone=False) as elsewhere:
            there = await elsewhere.window(table)
            assert (await passes(there, "first"))[0]["type"] == "ack"
            told = await passes(here, "late")
            assert told[-1] == {"type": "resync", "version": 1, "nonce": "late"}
            assert here.room.table.asked == there.room.table.asked
            assert here.room.table.version == here.room.version == 1
            assert [message["version"] for message in beside.read() if message["type"] == "update"] == [1]
            await here.send(Hello(None))
            assert (await passes(here, "again"))[0]["type"] == "ack"
            assert here.room.version == 2


async def test_bots_go_on_in_a_room_that_was_overtaken(db: str) -> None:
    async with running(db) as server:
        table = await server.table(Me(), BotSeat("random"))
        here = await server.window(table)
        while here.room.table.asked != [0]:
            await asyncio.sleep(0)
        async with opened(db, LocalPool(), alone=False) as elsewhere:
            there = await elsewhere.rooms.open(table)
            if there.bots is not None:
                await there.bots
            window = await elsewhere.window(table)
            # Without the bots of that server: it is killed as soon as one is asked.
            while window.room.table.asked == [0]:
                question = window.seat(0)["questions"][0]["id"]
                play = Play(next(window.nonces), 0, question, "pass", confirm=True)
                await receive(window.room, window.client, play)
            version = window.room.version
        assert (await passes(here, "late"))[-1]["type"] == "resync"
        assert here.room.table.asked == [1]
        assert here.room.bots is not None
        await here.room.bots
        assert here.room.table.asked == [0]
        assert here.room.version > version
