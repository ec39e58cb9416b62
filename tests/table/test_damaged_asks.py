"""A row of what a table is asked that cannot be read: nobody is hurt, one line is logged, and the row goes."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from tests.table.local import Local, Window, opened
from tests.table.test_holding import playing
from tests.table.test_room import kinds
from trireme.table.asks import AGAIN, Ask
from trireme.table.people import GoBack
from trireme.table.protocol import Ping
from trireme.table.schema import ASKS


def said(**parts: object) -> str:
    ask = msgspec.to_builtins(Ask("undo", 0, 0, [0], 0, 0, 0))
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
def test_a_damaged_question_hurts_nobody_and_leaves_one_line(
    tmp_path: Path, kind: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    db = str(tmp_path / "tables.db")

    async def play() -> None:
        async with opened(db) as local:
            table = await playing(local, "bob")
            row = insert(ASKS).values(table_id=table, kind=kind, body=body)
            await local.store.database.do(lambda connection: connection.execute(row).rowcount)
        with caplog.at_level(logging.ERROR, "trireme.table"):
            for _ in range(2):
                async with opened(db) as local:
                    await looked_on(local, table)
        told = [record.message for record in caplog.records]
        assert told == ["question not readable"]

    asyncio.run(play())


async def looked_on(local: Local, table: str) -> None:
    """Both come, read all there is, and can ask."""
    ann: Window = await local.window(table, "ann")
    bob = await local.window(table, "bob")
    assert kinds(await ann.send(Ping("1"))) == ["pong"]
    snapshot = next(message for message in bob.read() if message["type"] == "snapshot")
    assert (snapshot["asks"], snapshot["again"]) == ([], None)
    assert (await local.lobby.info(table, "ann")).status == "playing"
    assert await local.store.register.asks(table) == {}
    with pytest.raises(Exception, match="nothing to take back"):
        await local.lobby.asking.go_back(table, GoBack(0, "move"), "ann")


def test_a_question_that_is_whole_is_still_asked(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with opened(db) as local:
            table = await playing(local, "bob")
            row = insert(ASKS).values(table_id=table, kind="undo", body=said())
            await local.store.database.do(lambda connection: connection.execute(row).rowcount)
        async with opened(db) as local:
            window = await local.window(table, "bob")
            assert [ask["kind"] for ask in window.read()[-1]["asks"]] == ["undo"]
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    asyncio.run(play())
