"""What research code wants to know of a game before it plays it."""

from __future__ import annotations

import msgspec


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its options, in figures."""

    codes: int
    """Answers are below this number; -1 is the pass that windows are offered with."""
    players: int
    decisions: int
    """A random game ends within this many."""
    hidden: bool
    """Whether seats know different things, besides what is still to be drawn."""
    teams: tuple[int, ...]
    """The team of each seat, where there are teams."""
    windows: bool
    """Whether seats may act while play does not wait for them."""
    low: float = -1.0
    high: float = 1.0
    """The least and the greatest return: those of `Result.returns`."""
