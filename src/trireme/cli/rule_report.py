"""The report that a run of the tests writes: which rules of a game have a test."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from trireme.kit.content.rulebook import RuleEntry

FOLDER: Final = Path("build", "coverage")
"""Where `make test` writes the reports of all games, in the checkout."""


class RuleReport(msgspec.Struct, frozen=True):
    """The tests of each rule, by its id."""

    game: str
    tests: dict[str, list[str]]

    def is_tested(self, rule: str) -> bool:
        return bool(self.tests.get(rule))

    def share(self, entries: Sequence[RuleEntry]) -> float:
        """Percentage of these rules that have a test."""
        tested = sum(self.is_tested(entry.id) for entry in entries)
        return 100.0 * tested / len(entries) if entries else 100.0


def read_report(path: Path) -> RuleReport:
    """Read a report; `msgspec.DecodeError` says what is wrong with a damaged one."""
    return msgspec.json.decode(path.read_bytes(), type=RuleReport)
