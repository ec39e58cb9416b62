"""The games by name: each is a folder here, or another package (see `trireme.kit.registry`).

>>> list(trireme.games.GAMES)
['archipelago', 'cyclades', 'peloponnes']
"""

from __future__ import annotations

from typing import Any

from trireme.kit.game import Game
from trireme.kit.registry import GAMES, find_game

__all__ = ["GAMES", "make"]


def make(name: str, **options: Any) -> Game[Any]:
    """Make a game with fixed options: `make("peloponnes", players=4)`.

    All games take `players` or `seats` (their names), `chance="explicit"` and `content` (a folder or file with
    components of your own). `make(…).choices` and `trireme games` list the other options.

    >>> trireme.make("cyclades", players=2, seats=["Ann", "Bob"]).seats
    ('Ann', 'Bob')
    """
    return find_game(name)(**options)
