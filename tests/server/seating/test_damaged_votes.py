"""A row of what a table is asked that cannot be read: nobody is hurt, one line is logged, and the row goes."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert

from tests.server.local import Local, Window, opened
from tests.server.play import kinds, news, playing
from trireme.server.room.votes import AGAIN, Vote
from trireme.server.storage.schema import ASKS, REISSUES
from trireme.server.wire.http_bodies import BotSeat
from trireme.server.wire.seat_bodies import OfSeat, Rename
from trireme.server.wire.social_bodies import GoBack
from trireme.server.wire.socket_messages import Ping


def said(**parts: object) -> str:
    ask = msgspec.to_builtins(Vote("undo", 0, 0, [0], 0, 0, 0))
    return msgspec.json.encode({**ask, **parts}).decode()


DAMAGED = [
    ("undo", ""),
    ("undo", "{"),
    ("undo", "null"),
    ("undo", "[]"),
    ("undo", "\x00"),
    ("undo", "[" * 5_000),
    ("undo", '{"kind":"undo"}'),
    ("undo", said(seat=99)),
    ("undo", said(by=-1)),
    ("undo", said(agreed=[0, 7])),
    ("undo", said(agreed="all")),
    ("undo", said(version=-1)),
    ("undo", said(version=7)),
    ("undo", said(stand=99_999, moves=1)),
    ("undo", said(by=2)),
    ("undo", said(agreed=[0, 2])),
    ("stand-in", said(kind="stand-in", seat=2, bot="random")),
    ("undo", said(kind="stand-in", bot="random")),
    ("stand-in", said(kind="stand-in")),
    ("stand-in", said()),
    ("dance", said()),
    ("dance", said(kind="dance")),
    (AGAIN, "{}"),
    (AGAIN, "nonsense"),
    (AGAIN, '{"yes":[55],"no":[],"missing":[],"seal":"","closes":"","table":null}'),
]


@pytest.mark.parametrize(("kind", "body"), DAMAGED, ids=lambda text: text[:40])
async def test_a_damaged_question_hurts_nobody_and_leaves_one_line(
    tmp_path: Path, kind: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    db = str(tmp_path / "tables.db")
    async with opened(db) as local:
        table = await playing(local, "bob", more=(BotSeat("random"),))
        row = insert(ASKS).values(table_id=table, kind=kind, body=body)
        await local.store.database.do(lambda connection: connection.execute(row).rowcount)
    await hurts_nobody(db, table, caplog)


BYTES = ["fffe7b", "ff", "7b80"]


@pytest.mark.parametrize("kind", ["x'756e646f'", "x'ff756e'", "'undo'"])
@pytest.mark.parametrize("body", BYTES)
async def test_a_question_that_is_not_even_text_hurts_nobody(
    tmp_path: Path, kind: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite keeps whatever it is given."""
    db = str(tmp_path / "tables.db")
    async with opened(db) as local:
        table = await playing(local, "bob", more=(BotSeat("random"),))
        row = f"INSERT INTO asks VALUES ('{table}', CAST({kind} AS TEXT), CAST(x'{body}' AS TEXT))"
        await local.store.database.do(lambda connection: connection.exec_driver_sql(row).rowcount)
    await hurts_nobody(db, table, caplog)


async def hurts_nobody(db: str, table: str, caplog: pytest.LogCaptureFixture) -> None:
    """It is told once, and then it is gone."""
    with caplog.at_level(logging.ERROR, "trireme.server"):
        for _ in range(2):
            async with opened(db) as local:
                await looked_on(local, table)
    assert [record.message for record in caplog.records] == ["vote row unreadable"]


REISSUED: list[tuple[object, object, object, object]] = [
    (1, 0, "", False),
    (1, 0, "[garbage", False),
    (1, 0, "null", False),
    (1, 0, "[[[[", False),
    (1, 0, "[" * 5_000, False),
    (1, 0, '["0"]', False),
    (1, 0, "[0,7]", False),
    (77, 0, "[0]", False),
    (1, 66, "[0]", False),
    (-1, 0, "[0]", False),
    (2, 0, "[0]", False),  # of a bot
    (1, 2, "[0]", False),
    (0, 0, "[0]", False),
    (1, 0, "[0,1]", True),  # the seat is still held
]


@pytest.mark.parametrize("row", REISSUED, ids=lambda row: str(row)[:30])
async def test_a_damaged_question_about_a_link_hurts_nobody(
    db: str, row: tuple[object, object, object, object], caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(db) as local:
        table = await playing(local, "bob", more=(BotSeat("random"),))
        names = ("seat", "asker", "agreed", "granted")
        kept = insert(REISSUES).values(table_id=table, **dict(zip(names, row, strict=True)))
        await local.store.database.do(lambda connection: connection.execute(kept).rowcount)
    await hurts_nobody(db, table, caplog)


@pytest.mark.parametrize(
    "values",
    [
        "1, 0, CAST(x'5bff5d' AS TEXT), 0",
        "CAST(x'ff' AS TEXT), 0, '[0]', 0",
        "'one', 0, '[0]', 0",
        "1, 'nobody', '[0]', 0",
        "1, 0, '[0]', 'perhaps'",
        "1, 0, '[0]', CAST(x'ff' AS TEXT)",
        "1.5, 0, '[0]', 0",
    ],
)
async def test_a_question_about_a_link_that_is_not_even_of_its_kind_hurts_nobody(
    tmp_path: Path, values: str, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite keeps whatever it is given."""
    db = str(tmp_path / "tables.db")
    async with opened(db) as local:
        table = await playing(local, "bob", more=(BotSeat("random"),))
        row = f"INSERT INTO reissues VALUES ('{table}', {values})"
        await local.store.database.do(lambda connection: connection.exec_driver_sql(row).rowcount)
    await hurts_nobody(db, table, caplog)


def damaged(connection: Connection, statement: str) -> int:
    return connection.exec_driver_sql(statement).rowcount


async def test_a_row_that_is_damaged_while_the_table_is_open_hurts_nobody(sqlite_server: Local) -> None:
    """Whoever comes, sits down or is renamed reads none of it again."""
    table = await playing(sqlite_server, "bob", "cid")
    await sqlite_server.recovery.ask(table, OfSeat(1), "ann")
    for damage in ("UPDATE reissues SET agreed = CAST(x'ff' AS TEXT)", "UPDATE reissues SET seat = 77"):
        await sqlite_server.store.database.do(partial(damaged, statement=damage))
        await sqlite_server.seat_settings.rename(table, Rename(1, "Robert"), "bob")
        window = await sqlite_server.window(table, "cid")
        assert news(window, "snapshot")[-1]["agreement"]["missing"] == [1, 2]


async def looked_on(local: Local, table: str) -> None:
    """Both come, read all there is, and can ask."""
    ann: Window = await local.window(table, "ann")
    bob = await local.window(table, "bob")
    assert kinds(await ann.send(Ping("1"))) == ["pong"]
    snapshot = next(message for message in bob.read() if message["type"] == "snapshot")
    assert (snapshot["asks"], snapshot["again"], snapshot["agreement"]) == ([], None, None)
    assert (await local.lobby.info(table, "ann")).status == "playing"
    assert (await local.store.held(table, "ann"), await local.store.held(table, "bob")) == ([0], [1])
    loaded = await local.store.load(table)
    assert loaded is not None
    assert (loaded.votes, loaded.recovery) == ([], None)
    with pytest.raises(Exception, match="nothing to take back"):
        await local.voting.go_back(table, GoBack(0, "move"), "ann")


async def test_a_question_that_is_whole_is_still_asked(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(db) as local:
        table = await playing(local, "bob")
        row = insert(ASKS).values(table_id=table, kind="undo", body=said())
        await local.store.database.do(lambda connection: connection.execute(row).rowcount)
    async with opened(db) as local:
        window = await local.window(table, "bob")
        assert [ask["kind"] for ask in window.read()[-1]["asks"]] == ["undo"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
