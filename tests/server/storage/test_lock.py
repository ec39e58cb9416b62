"""A database is one server's, and what it holds is nobody else's to read."""

import asyncio
import os
import signal
import stat
import sys
from pathlib import Path

import pytest

from tests.server.served import Served
from trireme.cli import main
from trireme.server.storage.lock import DatabaseLocked
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import Me

modes = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes; a user's folder is his there")


async def test_a_second_server_is_refused_until_the_first_has_gone(db: str) -> None:
    first = await Store.open(db)
    with pytest.raises(DatabaseLocked) as taken:
        await Store.open(db)
    assert taken.value.where in str(taken.value)
    await first.close()
    await (await Store.open(db)).close()


@pytest.mark.slow
def test_it_says_which_file_is_in_use_and_a_killed_server_leaves_it_free(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Served(tmp_path) as served, served.browser() as browser:
        made = served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob"))
        for language, said in (("en", "is in use: another Trireme server"), ("fr", "est en service : un autre")):
            assert main(["serve", "--no-browser", "--lang", language, "--port", "0", "--db", served.db]) == 2
            told = " ".join(capsys.readouterr().err.split())
            assert said in told
            assert "--db" in told
        assert browser.get(f"/api/tables/{made.table.id}").status_code == 200
        served.stop(signal.SIGKILL)
        served.start()
        assert browser.get(f"/api/tables/{made.table.id}").status_code == 200


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@modes
def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        asyncio.run(open_and_look(tmp_path / "new" / "tables.db"))
    finally:
        os.umask(before)
    assert mode(tmp_path / "new") == 0o700


async def open_and_look(path: Path) -> None:
    store = await Store.open(str(path))
    await store.remember_name("ann", "Ann")
    files = list(path.parent.iterdir())
    assert {file.name for file in files} == {path.name + end for end in ("", "-wal", "-shm", ".lock")}
    assert {mode(file) for file in files} == {0o600}
    await store.close()


@modes
def test_a_file_that_others_could_read_is_closed_to_them_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    for _ in ("made", "opened again"):
        asyncio.run(open_and_look(path))
        assert not caplog.records
    path.chmod(0o664)
    with caplog.at_level("INFO"):
        asyncio.run(open_and_look(path))
    assert [record.message for record in caplog.records] == ["others could read the games: not any more"]
