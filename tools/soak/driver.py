"""Run units, some at a time, until none are left or the time is over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

from tools.soak.prompts import FILE, written_down
from tools.soak.results import Result, Results
from tools.soak.units import LIMIT, Checkout, Unit, environment, pytest_command

PATIENCE = 900.0
"""Seconds by the clock after which a unit fails. Slow units on a busy machine need less; hanging ones do not end."""
TOLD = 12
"""Lines kept of a failure."""
GRACE = 5.0
"""Seconds in which a stopped unit can end its servers."""

Command = Callable[[Unit], list[str]]


def run_of(unit: Unit) -> list[str]:
    return pytest_command("--tb=short", "-rN", unit.id)


@dataclass
class Running:
    unit: Unit
    print: str
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    began: float
    folder: TemporaryDirectory[str]
    """The folder in which the unit writes the prompts that it met."""

    def said(self) -> str:
        self.output.seek(0)
        lines = self.output.read().decode(errors="replace").splitlines()
        marked = [line for line in lines if line.startswith("E ")]
        return "\n".join((marked or lines)[-TOLD:])

    def end(self) -> None:
        """End the unit as Ctrl-C does, so that it can clean up, and then by force."""
        os.killpg(self.process.pid, signal.SIGINT)
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.output.close()
        self.folder.cleanup()


class Soak:
    def __init__(
        self,
        root: Path,
        jobs: int = 2,
        command: Command = run_of,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.root = root
        self.jobs = jobs
        self.command = command
        self.patience = patience
        self.clock = clock
        self.results = Results(root)
        self.running: list[Running] = []
        self.failed = 0

    def run(self, units: Iterable[Unit], minutes: float | None = None) -> bool:
        """Run units. Return whether every unit that ended has passed."""
        deadline = self.clock() + 60 * minutes if minutes is not None else float("inf")
        queue = self.results.due(units, Checkout(self.root))
        self.failed = ran = 0
        total = len(queue)
        try:
            while self.running or queue:
                while len(self.running) < self.jobs and (unit := self._next(queue, deadline - self.clock())):
                    self._start(unit)
                if not self.running or self.clock() >= deadline:
                    break
                time.sleep(0.02)
                for each in self.running[:]:
                    if (result := self._result(each)) is not None:
                        ran += 1
                        self.failed += not result.passed
                        say(f"{ran}/{total} {'passed' if result.passed else 'FAILED'} {each.unit.id}")
        finally:
            for each in self.running:
                each.end()
            self.running.clear()
        say(f"{ran} of {total} units ran, {self.failed} failed")
        return not self.failed

    def _next(self, queue: list[Unit], left: float) -> Unit | None:
        """Return the first unit that probably fits into the remaining time."""
        for unit in queue:
            if self.results.seconds(unit) < left:
                queue.remove(unit)
                return unit
        return None

    def _start(self, unit: Unit) -> None:
        before = Checkout(self.root).print_of(unit.needs)
        folder = TemporaryDirectory(prefix="soak-")
        output = TemporaryFile()  # noqa: SIM115  # closed when the unit has ended
        process = subprocess.Popen(
            self.command(unit),
            cwd=self.root,
            env={**environment(), FILE: str(Path(folder.name) / FILE)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        self.running.append(Running(unit, before, process, output, self.clock(), folder))

    def _result(self, each: Running) -> Result | None:
        """Return the result of a unit, or None while it runs. A unit that takes too long is ended."""
        pid, status, used = os.wait4(each.process.pid, os.WNOHANG)
        if pid:
            each.process.returncode = os.waitstatus_to_exitcode(status)
            passed, seconds = each.process.returncode == 0, used.ru_utime + used.ru_stime
            told = "" if passed else each.said()
            prompts = written_down(Path(each.folder.name) / FILE)
            each.output.close()
            each.folder.cleanup()
        elif self.clock() - each.began > self.patience:
            each.end()
            prompts = {}
            passed, seconds, told = False, LIMIT, f"did not end within {self.patience:.0f} s"
        else:
            return None
        self.running.remove(each)
        checkout = Checkout(self.root)
        ended = datetime.now(UTC).isoformat(timespec="milliseconds")
        result = Result(each.unit.id, checkout.commit(), each.print, ended, passed, round(seconds, 1), told, prompts)
        if checkout.print_of(each.unit.needs) == each.print:  # else it has seen some of the old and some of the new
            self.results.add(result)
        return result


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
