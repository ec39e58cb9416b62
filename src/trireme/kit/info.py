"""What research code wants to know of a game before it plays it."""

from __future__ import annotations

import msgspec


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its options, in figures.

    >>> info = trireme.make("cyclades", players=3).info
    >>> info.players, info.hidden, info.low, info.high
    (3, True, -1.0, 1.0)
    >>> mask = [False] * info.codes  # room for every answer of the game
    """

    codes: int
    """Answers are below this number; -1 is the pass that windows are offered with."""
    players: int
    decisions: int
    """A random game ends within this many."""
    hidden: bool
    """Whether seats know different things, apart from what is still to be drawn."""
    teams: tuple[int, ...]
    """The team of each seat, where there are teams."""
    windows: bool
    """Whether seats may act while play does not wait for them."""
    low: float = -1.0
    high: float = 1.0
    """The least and the greatest return: those of `Result.returns`."""
