"""Draw the table for a terminal: with the game's own `terminal.py` if it has one, else in a plain way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from rich.console import RenderableType

from trireme.cli.plain import PlainBoard
from trireme.kit.game import Game
from trireme.kit.registry import part_of
from trireme.words import Words


class TerminalBoard(Protocol):
    """A function that draws a view and knows nothing else of the position."""

    def draw(self, view: Any, width: int) -> Iterable[RenderableType]: ...

    def places(self, view: Any) -> dict[str, str]:
        """Map the names of things on the table, in plain letters, to their places, such as agora to tile:agora."""
        ...


def board_of(game: Game[Any], words: Words) -> TerminalBoard:
    own = part_of(type(game), "terminal")
    board: TerminalBoard = own.TerminalBoard(game, words) if own else PlainBoard(words)
    return board
