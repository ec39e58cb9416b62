"""The disk is full: players read why, nothing is lost, and games go on when there is room."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from tests.server.local import Local, Message
from tests.server.play import play_on, try_move
from tests.server.served import Player, Served, check_kept, cookie_of
from trireme.server.common.problems import TableError
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import Me, NewTable
from trireme.server.wire.socket_messages import Confirm


def fill(connection: Connection) -> None:
    """No page is left in the file, neither a new one nor one that has been given back."""
    connection.exec_driver_sql("CREATE TABLE ballast (x BLOB)")
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def empty(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1000000")


async def test_a_move_that_finds_no_room_is_refused_and_played_later(sqlite_server: Local) -> None:
    window = await sqlite_server.window(await sqlite_server.table(Me(), Me()))
    made, refused = 0, list[Message]()
    await sqlite_server.store.database.do(fill)
    while not refused:  # the last page has room for some moves
        seat = window.room.table.asked[0]
        await try_move(window, seat)
        told = await window.send(Confirm(f"c{made}", seat))
        made += told[0]["type"] == "ack"
        refused = [message for message in told if message["type"] == "refused"]
    assert refused[0]["problem"]["key"] == "disk-full"
    assert "free some space" in refused[0]["problem"]["english"]
    assert window.room.version == made == len(await sqlite_server.store.log(window.room.id))
    with pytest.raises(TableError, match="disk is full") as said:
        await sqlite_server.lobby.make(NewTable("cyclades", [Me(), Me()]), "ann")
    assert said.value.status == 503
    await sqlite_server.store.database.do(empty)
    again = await window.send(Confirm(f"c{made}", seat))
    assert again[0] == {"type": "ack", "nonce": f"c{made}", "version": made + 1}
    assert await play_on(window, Random(1)) > 5
    assert window.room.table.status == "over"


async def test_a_full_database_server_says_the_same(db: str) -> None:
    """PostgreSQL has a code for it."""

    def full(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$")
        fill(connection)
        connection.exec_driver_sql("INSERT INTO ballast VALUES (zeroblob(100000))")

    store = await Store.open(db)
    with pytest.raises(TableError, match="disk is full"):
        await store.database.do(full)
    await store.check()
    await store.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where we may have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "trireme", str(folder)]
    if sys.platform != "linux" or os.getuid() != 0 or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.slow
def test_on_a_real_full_disk_health_says_so_and_the_game_goes_on_afterwards(small_disk: Path, tmp_path: Path) -> None:
    with Served(tmp_path, db=str(small_disk / "tables.db")) as served, served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob")).table.id
        assert browser.get("/health").json()["status"] == "ok"
        ballast = small_disk / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass
        answer = browser.get("/health")
        while answer.status_code == 200:  # what has been given to the database already has room for some
            answer = browser.get("/health")
        assert answer.status_code == 503
        assert "disk is full" in answer.json()["english"]
        assert browser.get(f"/api/tables/{table}").json()["status"] == "playing", "it can be looked at"
        ballast.unlink()
        while browser.get("/health").status_code == 503:  # what was found is told for a second
            pass
        player = Player(served, table, cookie_of(browser), Random(1))
        asyncio.run(player.play())
        check_kept(browser, table, player)
