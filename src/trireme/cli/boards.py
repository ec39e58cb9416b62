"""What lies on the table, drawn for a terminal: by the game's own `terminal.py`, or in a plain way without one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from rich.console import RenderableType

from trireme.cli.plain import PlainBoard
from trireme.kit.game import Game
from trireme.kit.registry import part_of
from trireme.words import Words


class Board(Protocol):
    """Draws a view; knows nothing else of the position."""

    def draw(self, view: Any, width: int) -> Iterable[RenderableType]: ...

    def places(self, view: Any) -> dict[str, str]:
        """What a player may call the things on the table, in plain letters, and their places: agora, tile:agora."""
        ...


def board_of(game: Game[Any], words: Words) -> Board:
    own = part_of(type(game), "terminal")
    board: Board = own.Board(game, words) if own else PlainBoard(words)
    return board
