"""Many at one table, and those who do not read: bytes, messages and calls are counted, no clock is looked at."""

import asyncio
import socket
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.local import Local, Window, running
from tests.server.play import kinds, play_on
from tests.server.served import Served
from trireme.server.http.sockets import SLOW
from trireme.server.room import connection as clients
from trireme.server.room import room as rooms
from trireme.server.room.room import CROWD
from trireme.server.room.table_info import seat_infos
from trireme.server.wire.http_bodies import Me
from trireme.server.wire.socket_messages import Hello, Ping

READERS, MOST = 100, 100_000


async def silent(local: Local, table: str) -> Window:
    """A window that says hello and reads nothing of what it is told."""
    room, client = await local.rooms.enter(table, None)
    await local.rooms.receive(room, client, Hello())
    return Window(room, client)


async def test_a_hundred_who_do_not_read_take_a_bounded_room_and_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "CROWD", READERS + 2)
    monkeypatch.setattr(clients, "MOST_BYTES", MOST)
    async with running(str(tmp_path / "tables.db")) as server:
        table = await server.table(Me(), Me(), Me())
        player, reader = await server.window(table), await server.window(table, None)
        slow = []
        for _ in range(READERS):
            slow.append(await silent(server, table))
            player.read(), reader.read()
        dropped: list[int] = []
        for number, window in enumerate(slow):
            window.client.hang_up = partial(dropped.append, number)
        most, rng = 0, Random(1)
        for _ in range(30):
            if len(dropped) == READERS:
                break
            most = max(most, sum(window.client.waits for window in slow))
            if player.room.table.status == "playing":
                await play_on(player, rng, moves=1)
            reader.read()
            for window in slow:
                await server.rooms.receive(window.room, window.client, Hello())
        assert most <= READERS * MOST
        assert sum(window.client.waits for window in slow) == 0, "what waited for them is gone"
        assert sorted(dropped) == list(range(READERS)), "each once"
        await server.rooms.receive(slow[0].room, slow[0].client, Ping("late"))
        assert slow[0].read() == []
        assert not reader.client.dropped
        assert kinds(await player.send(Ping("still here"))) == ["pong"]


@pytest.mark.slow
def test_whoever_does_not_read_is_closed_with_a_code_and_a_text(tmp_path: Path) -> None:
    async def stall(served: Served, table: str) -> ConnectionClosed:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", served.port))
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        async with connect(address, sock=line, max_queue=1) as connection:
            hello = msgspec.json.encode(Hello()).decode()
            while "slow connection dropped" not in served.log.read_text():
                await connection.send(hello)
                await asyncio.sleep(0.002)
            try:
                while True:
                    await connection.recv()
            except ConnectionClosed as closed:
                return closed

    with Served(tmp_path) as served, served.browser() as browser:
        table = served.new_table(browser, "cyclades", Me("Ann"), Me("Bob")).table.id
        closed = asyncio.run(stall(served, table))
        assert closed.rcvd is not None
        assert closed.rcvd.code == SLOW
        assert "too slow" in closed.rcvd.reason
        assert browser.get(f"/api/tables/{table}").json()["status"] == "playing"


async def test_one_more_watcher_of_a_crowd_costs_as_much_as_one_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return seat_infos(*given)

    monkeypatch.setattr(rooms, "seat_infos", counted)
    monkeypatch.setattr(rooms, "CROWD_PAUSE", 3600)
    async with running(str(tmp_path / "tables.db")) as server:
        table = await server.table(Me(), Me())
        player = await server.window(table)
        crowd = [Window(*await server.rooms.enter(table, None)) for _ in range(600)]
        told = sum(len(window.read()) for window in (player, *crowd))
        assert made <= 2 * CROWD, "those in the crowd see the same"
        assert told <= CROWD * CROWD, "and are not told of each other one by one"
        made = 0
        crowd.append(Window(*await server.rooms.enter(table, None)))
        assert made == 0
        player.room.tell_presence_now()
        assert made == 2, "for the player, and for all who watch"
        for window in (player, *crowd):
            assert window.read()[-1]["watchers"] == 601
        server.rooms.leave(crowd[0].room, crowd[0].client)
        server.rooms.leave(crowd[1].room, crowd[1].client)
        player.room.tell_presence_now()
        assert player.read()[-1]["watchers"] == 599


async def test_what_many_see_is_said_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "tables.db")) as server:
        table = await server.table(Me(), Me())
        player = await server.window(table)
        crowd = [await server.window(table, None) for _ in range(10)]
        await play_on(player, Random(2), moves=1)
        bodies = [window.client._waiting[-1] for window in crowd]
        assert all(body is bodies[0] for body in bodies)
