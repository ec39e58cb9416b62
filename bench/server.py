"""Run a server in a process of its own and measure its use of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from tests import postgres

ROOT: Final = Path(__file__).resolve().parent.parent
OPEN: Final = [
    word
    for limit in (
        "connections",
        "tables-an-hour",
        "requests-a-second",
        "requests-at-once",
        "address-messages-a-second",
        "half-open",
    )
    for word in (f"--{limit}", "1000000")
]
"""Options that lift the limits per address, since one machine simulates all people."""


class Server:
    """A server as a user would start it."""

    def __init__(self, db: str, flags: list[str]) -> None:
        command = [sys.executable, "-m", "trireme", "serve", "--no-browser", "--lang", "en", "--port", "0", "--db", db]
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [*command, *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[5].rstrip("/")
        self.start = time.perf_counter() - began

    def processes(self) -> list[int]:
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def megabytes(self) -> list[float]:
        return [memory_mb(pid) for pid in self.processes()]

    def cpu(self) -> list[float]:
        return [cpu_seconds(pid) for pid in self.processes()]


@contextmanager
def serving(db: str, *flags: str) -> Iterator[Server]:
    with ExitStack() as stack:
        if db == "postgresql":
            bin = postgres.programs()
            assert bin is not None, "there is no PostgreSQL here"
            address = stack.enter_context(postgres.running(bin, postgres.SAFE)).address
            key = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "installation.key"
            flags = (*flags, "--key-file", str(key))
        elif db == "sqlite":
            address = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "load.db")
        else:
            address = db
        server = Server(address, list(flags))
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def calibrated() -> float:
    """Return the milliseconds that a fixed loop takes by the clock."""
    began = time.perf_counter()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return round((time.perf_counter() - began) * 1000)


def head(game: str, db: str) -> dict[str, Any]:
    return {"game": game, "database": db, "load": f"{os.getloadavg()[0]:.1f}", "loop ms": calibrated()}
