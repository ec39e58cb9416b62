"""Run the browser tests many times on a busy machine: `make flaky N=10`.

A test that passes only on a quiet machine waits for a time instead of an event. The outcome is listed test by test;
traces, pictures and logs of failures are in `artefacts/`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parent.parent
BUSY: Final = "while True: pass"
LOOPS: Final = 2
AT_ONCE: Final = ("-q", "-n", "4", "--dist", "loadfile", "--no-loadscope-reorder")
"""Options of pytest: four browsers at a time, twice as many as in `make test`, so that they slow each other down."""


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def outcomes(report: Path) -> Iterator[tuple[str, bool]]:
    """Yield each test of a report and whether it failed."""
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("skipped") is None:
            failed = case.find("failure") is not None or case.find("error") is not None
            yield f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}", failed


def told(runs: Counter[str], failures: Counter[str]) -> list[str]:
    """Return the summary: the most frequent failures first, then the number of runs."""
    lines = [f"{count:4} of {runs[test]:<4} {test}" for test, count in failures.most_common() if count]
    return [*lines, f"{failures.total()} failures in {runs.total()} runs of {len(runs)} tests"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int)
    parser.add_argument("arguments", nargs="*", help="for pytest: files or names instead of all browser tests")
    wish = parser.parse_args()
    runs: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    chosen = wish.arguments or ["tests/browser"]
    with tempfile.TemporaryDirectory() as folder, busy_loops(LOOPS):
        report = Path(folder) / "report.xml"
        for time in range(1, wish.times + 1):
            options = [*AT_ONCE, "-p", "no:cacheprovider", f"--junitxml={report}"]
            report.unlink(missing_ok=True)
            subprocess.run([sys.executable, "-m", "pytest", *options, *chosen], cwd=ROOT)
            if not report.is_file():
                sys.stdout.write("pytest did not come to its end\n")
                return 1
            for test, failed in outcomes(report):
                runs[test] += 1
                failures[test] += failed
            sys.stdout.write(f"{time} of {wish.times}: {told(runs, failures)[-1]}\n")
    sys.stdout.write("\n".join(told(runs, failures)) + "\n")
    return 1 if failures.total() or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
