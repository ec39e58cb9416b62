"""The games, by name."""

from __future__ import annotations

from typing import Any, Literal, overload

from trireme.games.cyclades.game import Cyclades
from trireme.games.peloponnes.game import Peloponnes
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.problems import UNKNOWN

GAMES: dict[str, type[Game[Any]]] = {Cyclades.name: Cyclades, Peloponnes.name: Peloponnes}


@overload
def make(name: Literal["cyclades"], **options: Any) -> Cyclades: ...


@overload
def make(name: Literal["peloponnes"], **options: Any) -> Peloponnes: ...


@overload
def make(name: str, **options: Any) -> Game[Any]: ...


def make(name: str, **options: Any) -> Game[Any]:
    """A game with fixed options: `make("peloponnes", players=4)`.

    All games take `players` or `seats` (their names), `chance="explicit"` and `content` (a folder or file of one's own
    components); `make(…).choices` and `trireme games` tell the rest.
    """
    if name not in GAMES:
        raise BadOption("game", UNKNOWN, given=name, known=", ".join(GAMES))
    return GAMES[name](**options)
