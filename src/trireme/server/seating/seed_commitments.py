"""Commitments to seeds, shown before a table is made, so that players who give a share have seen the commitment first.

A seed chosen after a share could depend on it. So a page asks for a seal and makes its table with that one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from trireme.kit import dice
from trireme.server.common.problems import SEAL_GONE, TableError

KEPT_FOR: Final = 600.0
"""Seconds that an unused seed is kept; a page uses it at once."""
MOST_KEPT: Final = 10_000


class SeedCommitments:
    """Seeds without a table, by their seals. Each is used once: after a game everybody knows its seed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._seeds: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        """Time and seed by seal, the oldest first."""

    def offer(self) -> str:
        seed = dice.fresh_seed()
        seal = dice.commitment(seed)
        self._seeds[seal] = self.clock(), seed
        self._forget()
        return seal

    def take(self, seal: str) -> bytes:
        """Remove and return the seed of a seal."""
        self._forget()
        if seal not in self._seeds:
            raise TableError(SEAL_GONE)
        return self._seeds.pop(seal)[1]

    def _forget(self) -> None:
        while self._seeds:
            since, _ = next(iter(self._seeds.values()))
            if len(self._seeds) <= MOST_KEPT and self.clock() - since < KEPT_FOR:
                return
            self._seeds.popitem(last=False)
