"""The results of units in `.soak/results.jsonl`: one line for each run."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from zlib import crc32

from tools.soak.units import Checkout, Unit


@dataclass(frozen=True)
class Result:
    unit: str
    commit: str
    print: str
    """The hash of the files that the unit needed."""
    ended: str
    passed: bool
    seconds: float
    """Seconds of processor time of all its processes."""
    told: str = ""
    """The end of a failure's output."""
    prompts: dict[str, list[str]] = field(default_factory=dict)
    """The prompts that it met on the page, by game."""


class Results:
    def __init__(self, root: Path) -> None:
        self.path = root / ".soak" / "results.jsonl"
        self.last: dict[str, Result] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                self._know(Result(**json.loads(line)))

    def add(self, result: Result) -> None:
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
        self._know(result)

    def _know(self, result: Result) -> None:
        self.last[result.unit] = result

    def standing(self, unit: Unit, checkout: Checkout) -> str:
        """Return `never`, `failed`, `passed` (with the current files) or `stale`."""
        last = self.last.get(unit.id)
        if last is None:
            return "never"
        if not last.passed:
            return "failed"
        return "passed" if last.print == checkout.print_of(unit.needs) else "stale"

    def due(self, units: Iterable[Unit], checkout: Checkout) -> list[Unit]:
        """Return the units to run: first failed ones, then new ones, then the oldest.

        New units of different tests and tables alternate, so that a short time covers a bit of everything.
        """
        order = {"failed": 0, "never": 1, "stale": 2}
        standing = {unit: self.standing(unit, checkout) for unit in units}
        left = [unit for unit in standing if standing[unit] != "passed"]
        turns: Counter[str] = Counter()
        turn: dict[Unit, int] = {}
        for unit in sorted(left, key=lambda unit: crc32(unit.id.encode())):
            test = unit.id.partition("[")[0]
            turn[unit] = turns[test]
            turns[test] += 1
        return sorted(left, key=lambda unit: (order[standing[unit]], self.ended(unit), turn[unit]))

    def ended(self, unit: Unit) -> str:
        return self.last[unit.id].ended if unit.id in self.last else ""

    def seconds(self, unit: Unit) -> float:
        """Return the seconds that a unit took when it last ran."""
        return self.last[unit.id].seconds if unit.id in self.last else 0.0
