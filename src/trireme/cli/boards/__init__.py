"""What lies on the table, drawn for a terminal: one file for each game, and a plain way for a game without one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from rich.console import RenderableType

from trireme.cli.boards.cyclades import CycladesBoard
from trireme.cli.boards.peloponnes import PeloponnesBoard
from trireme.cli.boards.plain import PlainBoard
from trireme.kit.game import Game
from trireme.words import Words


class Board(Protocol):
    """Draws a view; knows nothing else of the position."""

    def draw(self, view: Any, width: int) -> Iterable[RenderableType]: ...

    def places(self, view: Any) -> dict[str, str]:
        """What a player may call the things on the table, in plain letters, and their places: agora, tile:agora."""
        ...


BOARDS: dict[str, Callable[[Any, Words], Board]] = {"cyclades": CycladesBoard, "peloponnes": PeloponnesBoard}


def board_of(game: Game[Any], words: Words) -> Board:
    return BOARDS.get(game.name, PlainBoard)(game, words)
