"""Seeds of the long tests. They are part of a unit's name, so the name alone repeats what happened.

`make soak SEED=1000` plays other games: units of the same tests with other names.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

FIRST = int(os.environ.get("SEED") or 0)


@dataclass(frozen=True)
class Block:
    """Seeds that one unit plays."""

    first: int
    count: int

    def __str__(self) -> str:
        return f"seed{self.first}" if self.count == 1 else f"seeds{self.first}to{self.first + self.count - 1}"

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.first + self.count))


def blocks(number: int, count: int, beyond: int = 0) -> list[Block]:
    """So many units of so many seeds each; `beyond` the seeds of others, where they should not be the same games."""
    return [Block(FIRST + beyond + count * each, count) for each in range(number)]
