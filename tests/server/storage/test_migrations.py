"""A database of an older version is brought up to this one, and its games go on."""

import asyncio
import gzip
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.local import running
from tests.server.play import play_on
from trireme.cli import main
from trireme.kit.records.record import read_record
from trireme.server.common.problems import TableError
from trireme.server.common.tokens import hashed
from trireme.server.storage.database import open_database, spelled_out
from trireme.server.storage.migrations import FOLDER, NewerDatabase, next_revision, revisions
from trireme.server.storage.schema import HOLDS, METADATA, REVISION, TABLES
from trireme.server.storage.store import Store
from trireme.server.wire.socket_messages import Confirm

KEPT = Path(__file__).parent / "databases"
ANN, BOB, CID = (hashed(letter * 32) for letter in "abc")
FAILING = """
import sqlalchemy as sa
from alembic import op

revision = "999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("half", sa.Integer))
    op.execute("nonsense")
"""


@pytest.fixture
def older(db: str, tmp_path: Path) -> str:
    """A database from before revisions were kept."""
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((KEPT / "tables-001.db.gz").read_bytes()))
    if db != str(path):
        asyncio.run(copied(path, db))
    return db


async def copied(path: Path, db: str) -> None:
    """All rows of a file, into the tables that PostgreSQL had then."""
    engine = create_async_engine(spelled_out(db))
    tables = MetaData()
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        async with engine.begin() as connection:
            for statement in (KEPT / "tables-001.postgresql.sql").read_text().split(";\n"):
                if statement.strip():
                    await connection.exec_driver_sql(statement)
            await connection.run_sync(tables.reflect)
            for table in tables.sorted_tables:
                rows = [dict(row) for row in file.execute(f"SELECT * FROM {table.name}")]
                for row in rows:
                    row |= {"public": bool(row["public"])} if "public" in row else {}
                await connection.execute(insert(table), rows)
    await engine.dispose()


def not_version(name: str | None, kind: str, _: object) -> bool:
    return not (kind == "table" and name == REVISION.name)


def columns(connection: Connection) -> set[tuple[str, str]]:
    tables = inspect(connection)
    return {(name, column["name"]) for name in tables.get_table_names() for column in tables.get_columns(name)}


async def test_finished_games_of_a_file_from_before_revisions_are_shown(older: str) -> None:
    async with running(older) as server:
        listed = {table.id: table for table in (await server.lobby.my_tables(ANN)).tables}
        assert len(listed) == 7
        for table in ("peloponnes-over0000", "cyclades-over000000"):
            assert listed[table].status == "over"
            record = read_record(await server.history.record(table))
            window = await server.window(table, ANN)
            assert window.read()[-1]["type"] == "over"
            assert len(record.lines) == listed[table].version
            positions = await server.positions(table, 0, 0, 100, ANN)
            assert [position.line for position in positions.positions[1:]] == record.lines


async def test_seats_of_such_a_file_learn_when_their_games_ended(older: str) -> None:
    query = select(HOLDS.c.ended, TABLES.c.status, TABLES.c.moved).join(TABLES, TABLES.c.id == HOLDS.c.table_id)
    async with running(older) as server:
        rows = await server.store.database.do(lambda connection: connection.execute(query).all())
        assert {"playing", "over"} <= {row.status for row in rows}
        assert [row.ended for row in rows] == [row.moved if row.status == "over" else "" for row in rows]


@pytest.mark.parametrize("table", ["peloponnes-running0", "cyclades-running000"])
async def test_running_games_of_such_a_file_go_on_with_their_drafts(older: str, table: str) -> None:
    async with running(older) as server:
        bob = await server.window(table, BOB)
        before, draft = bob.room.version, bob.seat(1)["draft"]
        assert draft["can_confirm"]
        assert (await bob.send(Confirm("old", 1)))[0] == {"type": "ack", "nonce": "old", "version": before + 1}
        assert bob.room.lines[before:] == [f"{bob.room.table.seat_names[1]}: {draft['moves'][0]}"]


async def test_a_game_of_format_1_and_a_link_of_such_a_file_go_on(older: str) -> None:
    async with running(older) as server:
        window = await server.window("peloponnes-old-one0", ANN)
        assert await play_on(window, Random(1)) > 10
        assert window.room.table.status == "over"
        for link in (1, 2):
            with pytest.raises(TableError, match="Somebody has already sat down with this link"):
                await server.claim(f"{link:032x}", CID, "Cid")
        info = (await server.claim(f"{3:032x}", CID, "Cid")).table
        with pytest.raises(TableError, match="Somebody has already sat down with this link"):
            await server.claim(f"{3:032x}", hashed("d"), "Dan")
        assert (info.id, info.mine, info.status) == ("cyclades-invited000", [1], "playing")


def test_the_revisions_follow_each_other_and_lead_to_the_schema(older: str, tmp_path: Path) -> None:
    """A new database gets its tables from the schema, an older one from the revisions: they are the same."""
    script = ScriptDirectory(str(FOLDER))
    assert [each.revision for each in script.walk_revisions()] == revisions()[::-1]

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "include_name": not_version})
        return list(compare_metadata(context, METADATA))

    async def look(address: str) -> tuple[list[object], set[tuple[str, str]]]:
        database = await open_database(address)
        found = await database.do(differences), await database.do(columns)
        await database.close()
        return found

    assert asyncio.run(look(older)) == ([], asyncio.run(look(str(tmp_path / "new.db")))[1])


def test_a_revision_is_done_whole_or_not_at_all(older: str, tmp_path: Path) -> None:
    folder = tmp_path / "revisions"
    shutil.copytree(FOLDER, folder)
    (folder / "versions" / "r999_fails.py").write_text(FAILING.format(before=revisions()[-1]))

    async def scene() -> tuple[set[tuple[str, str]], str | None]:
        with pytest.raises(DBAPIError, match="nonsense"):
            await open_database(older, folder)
        database = await open_database(older)
        found = await database.do(columns), await database.do(lambda connection: next_revision(connection, folder))
        await database.close()
        return found

    found, following = asyncio.run(scene())
    assert ("tables", "id") in found
    assert ("tables", "half") not in found
    assert following == "999", "those before it are done"


def test_a_database_of_a_newer_version_is_refused_and_left_alone(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def newer() -> None:
        store = await Store.open(db)
        await store.database.do(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '998'")).rowcount
        )
        await store.close()

    asyncio.run(newer())
    with pytest.raises(NewerDatabase):
        asyncio.run(Store.open(db))
    assert main(["serve", "--no-browser", "--lang", "fr", "--db", db]) == 2
    assert (
        f"la base est à la révision 998, celui-ci connaît celles jusqu’à {revisions()[-1]}" in capsys.readouterr().err
    )


def test_a_database_that_is_up_to_date_opens_without_alembic(tmp_path: Path) -> None:
    """It takes a tenth of a second to load."""
    code = "import asyncio, sys; from trireme.server.storage.store import Store; asyncio.run(Store.open(sys.argv[1])); "
    code += "sys.exit('alembic' in sys.modules)"
    for _ in ("new", "again"):
        assert subprocess.run([sys.executable, "-c", code, str(tmp_path / "tables.db")]).returncode == 0
