"""The games, by name."""

from __future__ import annotations

from typing import Any

from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import UNKNOWN

GAMES: dict[str, type[Game[Any]]] = {Peloponnes.name: Peloponnes}


def make(name: str, **options: Any) -> Game[Any]:
    """A game with fixed options: `make("peloponnes", players=4)`."""
    if name not in GAMES:
        raise BadOption("game", UNKNOWN, given=name, known=", ".join(GAMES))
    return GAMES[name](**options)
