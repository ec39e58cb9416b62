"""Seals that were shown before a table was made: whoever gives a share with a new table has seen the seal first.

A seed that is chosen after a share can be chosen by it. So a page asks for a seal, and makes its table with that one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from trireme.kit import dice
from trireme.server.common.problems import SEAL_GONE, TableError

KEPT_FOR: Final = 600.0
"""Seconds; a page uses it at once."""
MOST_KEPT: Final = 10_000


class SeedCommitments:
    """Seeds that no table has yet, by their seals. Each is for one table: once a game is over all know its seed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._seeds: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        """The oldest first."""

    def offer(self) -> str:
        seed = dice.fresh_seed()
        seal = dice.commitment(seed)
        self._seeds[seal] = self.clock(), seed
        self._forget()
        return seal

    def take(self, seal: str) -> bytes:
        """The seed of a seal, which is nobody else's from now on."""
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
