"""At the end of a run: how many minutes the tests of each folder took, so that it is seen which grows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import pytest

LEAST = 30.0
"""Seconds: a shorter run says nothing of it."""


class Minutes:
    """Counted where the reports arrive, so that tests in several processes count too."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder_of(report.nodeid)] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if sum(self.seconds.values()) >= LEAST:
            terminalreporter.section("minutes of each folder")
            for line in table(self.seconds):
                terminalreporter.line(line)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Minutes(), "minutes-of-folders")


def folder_of(node: str) -> str:
    """`tests/games/cyclades` for a test of that folder."""
    return node.partition("::")[0].rpartition("/")[0]


def table(seconds: Mapping[str, float]) -> list[str]:
    """The longest first; the sum is of tests, and less time goes by where several run at once."""
    longest = sorted(seconds.items(), key=lambda row: -row[1])
    return [f"{taken / 60:6.1f}  {folder}" for folder, taken in [*longest, ("all", sum(seconds.values()))]]
