"""After a restart tables come back at once, from snapshots that nobody else can have made."""

import asyncio
import pickle
import stat
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tests.server.conftest import Lines
from tests.server.local import Local, Window, running
from tests.server.play import play_on
from tests.server.workers.test_closed_matches import crew_of
from trireme.server.storage.installation import LEAST, Key, ShortKey, fresh, key_of, usual_file
from trireme.server.storage.schema import KEPT
from trireme.server.storage.stored_snapshots import SEAL
from trireme.server.wire.http_bodies import Draws, Me
from trireme.server.workers import snapshots as keeping
from trireme.server.workers.archive import Archive, pack
from trireme.server.workers.handlers import KEEP_EVERY
from trireme.server.workers.snapshots import seal

KEY = Key(b"the key of these tests, as long as it must be")
Row = dict[str, Any]


@asynccontextmanager
async def serving(db: str, key: Key = KEY) -> AsyncIterator[Local]:
    """A server whose pool keeps matches open as worker processes do."""
    async with running(db, crew_of(1, 10**9)[0], key=key) as local:
        yield local


def kept_rows(connection: Connection) -> list[Row]:
    return [dict(row) for row in connection.execute(select(KEPT)).mappings()]


async def look(local: Local, table: str) -> list[Any]:
    """What a player sees who comes back."""
    window = await local.window(table)
    return [window.room.version, window.seat(0)["view"], window.seat(0)["questions"]]


async def play_for_a_while(db: str, moves: int = 20, seats: int = 3) -> tuple[str, list[Any]]:
    """Make a table, play there, and end the server; what was seen last."""
    async with serving(db) as local:
        table = await local.table(*[Me(f"Ann {number}") for number in range(seats)])
        await play_on(await local.window(table), Random(1), moves=moves)
        return table, await look(local, table)


async def come_back(db: str, table: str, key: Key = KEY) -> list[Any]:
    async with serving(db, key) as local:
        return await look(local, table)


async def test_after_a_restart_a_table_is_taken_up_and_no_line_is_played(db: str, lines: Lines) -> None:
    table, seen = await play_for_a_while(db)
    lines.played = 0
    assert await come_back(db, table) == seen
    assert lines.played == 0


async def test_after_a_kill_the_lines_since_the_last_snapshot_are_played(db: str, lines: Lines) -> None:
    """Nothing was put away at its end; every 32 lines were."""
    known: list[str] = []
    async with serving(db) as local:
        id = await local.table(*[Me()] * 5)
        window = await local.window(id)
        assert await play_on(window, Random(1), moves=KEEP_EVERY + 3) == KEEP_EVERY + 3
        await local.store.snapshots.close()
        local.rooms._open.clear()
        known.append(id)
    lines.played = 0
    await come_back(db, known[0])
    assert 0 < lines.played <= 10, "some moves are several lines"


async def test_a_table_that_is_closed_is_saved(db: str, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trireme.server.room.registry.MOST_EMPTY", 0)
    async with serving(db) as local:
        ids = [await local.table(Me(), Me()) for _ in range(2)]
        window = await local.window(ids[0])
        await play_on(window, Random(1), moves=3)
        local.rooms.leave(window.room, window.client)
        del window
        await local.rooms.open(ids[1])
        await asyncio.gather(*local.rooms._leaving)
        assert ids[0] not in local.rooms._open
        await local.store.snapshots.close()
        rows = await local.store.database.do(kept_rows)
        assert [(row["table_id"], row["version"]) for row in rows] == [(ids[0], 3)]


async def test_there_is_one_snapshot_of_a_table_and_none_of_a_game_that_is_over(db: str) -> None:
    async with serving(db) as local:
        id = await local.table(Me(), Me())
        window = await local.window(id)
        versions = []
        for moves in (2, 3, 4):
            await play_on(window, Random(1), moves=moves)
            await local.pool.save_snapshots([window.room])
            await local.store.snapshots.close()
            (row,) = await local.store.database.do(kept_rows)
            versions.append(row["version"])
        assert versions == sorted(set(versions))
        await play_on(window, Random(1))
        assert window.room.table.status == "over"
        assert await local.store.database.do(kept_rows) == []
        assert window.room.snapshot is not None
        local.store.snapshots.keep(id, window.room.snapshot)  # one that was late
        await local.store.snapshots.close()
        assert await local.store.database.do(kept_rows) == []


async def test_a_snapshot_left_of_a_finished_game_goes_when_it_is_bound(db: str) -> None:
    async with serving(db) as local:
        id = await local.table(Me(), Me())
        await play_on(await local.window(id), Random(1))
        left = insert(KEPT).values(table_id=id, version=1, body=b"", seal=b"")
        await local.store.database.do(lambda connection: connection.execute(left).rowcount)
        await local.store.keep(id, pack(Archive([], Draws([], []))))
        assert await local.store.database.do(kept_rows) == []


class Decoder:
    """Notes whether anything of a snapshot is decoded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.decoded = 0
        unpack = zlib.decompress

        def noted(body: bytes) -> bytes:
            self.decoded += 1
            return unpack(body)

        monkeypatch.setattr("trireme.server.workers.snapshots.zlib.decompress", noted)


class Harm:
    """Runs when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return sys.exit, (1,)


def code(row: Row, _: Window) -> None:
    row["body"] = bytes(SEAL) + zlib.compress(pickle.dumps(Harm()))


def riches(row: Row, window: Window) -> None:
    """Sealed as a worker seals: whoever has the database knows all that goes into that."""
    state, *others = pickle.loads(zlib.decompress(row["body"][SEAL:]))
    state.coins[0] += 5
    body = zlib.compress(pickle.dumps((state, *others), 5), 1)
    room = window.room
    handlers = room.pool.rules[0].handlers  # type: ignore[attr-defined]  # of a worker without a process
    sealed = seal(room.spec, handlers.matches[room.id].match, state, room.lines[: row["version"]], body)
    row["body"] = sealed + body


def another_seal(row: Row, _: Window) -> None:
    row["seal"] = fresh().seal("snapshot of a table", row["table_id"].encode(), b"1", row["body"])


def no_seal(row: Row, _: Window) -> None:
    row["seal"] = b""


def another_version(row: Row, _: Window) -> None:
    row["version"] -= 1


@pytest.mark.parametrize("forge", [code, riches, another_seal, no_seal, another_version])
async def test_a_forged_snapshot_is_thrown_away_before_anything_of_it_is_decoded(
    db: str, forge: Callable[[Row, Window], None], lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seen = await play_for_a_while(db)
    async with serving(db) as local:
        window = await local.window(table)
        (row,) = await local.store.database.do(kept_rows)
        forge(row, window)
        await local.store.database.do(lambda connection: connection.execute(update(KEPT).values(row)).rowcount)
    decoder, lines.played = Decoder(monkeypatch), 0
    assert await come_back(db, table) == seen
    assert decoder.decoded == 0
    assert lines.played == seen[0]


async def test_a_snapshot_of_another_table_is_thrown_away(db: str, lines: Lines) -> None:
    """Even of one that is the same game with the same lines: else one who sets up a table could choose another's."""
    first, _ = await play_for_a_while(db)
    second, seen = await play_for_a_while(db)
    async with serving(db) as local:
        rows = {row["table_id"]: row for row in await local.store.database.do(kept_rows)}
        row = {**rows[first], "table_id": second}
        mine = update(KEPT).where(KEPT.c.table_id == second)
        await local.store.database.do(lambda connection: connection.execute(mine.values(row)).rowcount)
    lines.played = 0
    assert await come_back(db, second) == seen
    assert lines.played == seen[0]


async def test_without_the_right_key_the_log_is_played_and_sealed_anew(db: str, lines: Lines) -> None:
    table, seen = await play_for_a_while(db)
    other, lines.played = fresh(), 0
    assert await come_back(db, table, other) == seen
    assert lines.played == seen[0]
    lines.played = 0
    assert await come_back(db, table, other) == seen
    assert lines.played == 0


async def test_other_code_takes_up_no_snapshot(db: str, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    """A repaired rule may make something else of the same lines."""
    table, seen = await play_for_a_while(db)
    monkeypatch.setattr(keeping, "code_at", lambda folder: "repaired")
    lines.played = 0
    assert await come_back(db, table) == seen
    assert lines.played == seen[0]


async def test_a_snapshot_that_is_ahead_of_the_log_is_not_taken_up(db: str, lines: Lines) -> None:
    """A worker may have put away lines that never came to the disk."""
    table, _ = await play_for_a_while(db)
    async with serving(db) as local:
        last = "DELETE FROM log WHERE version > 10"
        await local.store.database.do(lambda connection: connection.exec_driver_sql(last).rowcount)
    lines.played = 0
    assert (await come_back(db, table))[0] == 10
    assert lines.played == 10


async def test_snapshots_that_cannot_be_written_stop_nobody_and_are_written_later(db: str) -> None:
    async with serving(db) as local:
        id = await local.table(Me(), Me())
        window = await local.window(id)
        await play_on(window, Random(1), moves=3)
        snapshots, database = local.store.snapshots, local.store.database
        snapshots.database = Gone()  # type: ignore[assignment]  # it raises before anything is asked
        await local.pool.save_snapshots([window.room])
        await snapshots.close()
        assert await play_on(window, Random(1), moves=2) == 2
        snapshots.database = database
        await snapshots.close()
        assert [row["version"] for row in await database.do(kept_rows)] == [3]


class Gone:
    async def do(self, _: object) -> None:
        raise OSError("gone")


# The key.


def test_the_key_is_made_once_beside_the_database_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    db = str(tmp_path / "new" / "tables.db")
    file = usual_file(db)
    assert file == tmp_path / "new" / "tables.db.key"
    sealed = key_of(db).seal("a", b"b")
    assert key_of(f"sqlite:///{db}").fits(sealed, "a", b"b")
    assert len(file.read_text().strip()) >= LEAST
    assert list(file.parent.iterdir()) == [file]
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.chmod(0o644)
        assert key_of(db).fits(sealed, "a", b"b")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_servers_of_one_installation_share_a_key_by_a_file_or_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    server = "postgresql://somewhere/games"
    sealed = key_of(server).seal("a", b"b")
    assert key_of("postgresql://elsewhere/games").fits(sealed, "a", b"b")
    told = str(tmp_path / "told.key")
    assert not key_of(server, told).fits(sealed, "a", b"b")
    assert key_of(server, told).fits(key_of(server, told).seal("a", b"b"), "a", b"b")
    monkeypatch.setenv("TRIREME_KEY", "x" * LEAST)
    assert key_of(server, told).fits(key_of(str(tmp_path / "tables.db")).seal("a", b"b"), "a", b"b")
    assert not (tmp_path / "tables.db.key").exists()
    monkeypatch.setenv("TRIREME_KEY", "x" * (LEAST - 1))
    with pytest.raises(ShortKey, match="TRIREME_KEY has less than 32"):
        key_of(server)


@pytest.mark.parametrize("found", ["", "short", "é" * LEAST])
def test_a_file_that_holds_no_key_gets_a_new_one(tmp_path: Path, found: str) -> None:
    file = tmp_path / "tables.db.key"
    file.write_text(found, encoding="utf-8")
    sealed = key_of(str(tmp_path / "tables.db")).seal("a", b"b")
    assert key_of(str(tmp_path / "tables.db")).fits(sealed, "a", b"b")


def test_a_key_that_cannot_be_read_or_written_keeps_no_server_from_starting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tables.db.key").mkdir()
    key = key_of(str(tmp_path / "tables.db"))
    assert key.fits(key.seal("a", b"b"), "a", b"b")
    assert [record.message for record in caplog.records] == ["no key of this installation"]
    assert usual_file(":memory:") is None


def test_a_seal_fits_nothing_else() -> None:
    sealed = KEY.seal("a", b"bc", b"d")
    assert KEY.fits(sealed, "a", b"bc", b"d")
    assert not KEY.fits(sealed, "b", b"bc", b"d")
    for parts in ([b"b", b"cd"], [b"bcd"], [b"bc", b"d", b""]):
        assert not KEY.fits(sealed, "a", *parts)


async def test_a_table_that_somebody_is_just_coming_to_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands come together: with two rooms for a table one would not hear of the other's moves."""
    monkeypatch.setattr("trireme.server.room.registry.MOST_EMPTY", 0)
    async with serving(str(tmp_path / "tables.db")) as local:
        ids = [await local.table(Me(), Me()) for _ in range(8)]
        for id in ids:
            local.rooms.forget(id)
        entered = await asyncio.gather(*(local.rooms.enter(id, "ann") for id in ids))
        assert [local.rooms._open.get(room.id) for room, _ in entered] == [room for room, _ in entered]
