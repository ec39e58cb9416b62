"""The table of Pebbles in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from pebbles.game import Pebbles
from pebbles.view import PebblesView
from trireme.words import Words


class TerminalBoard:
    """Draw each heap as a row of pebbles."""

    def __init__(self, game: Pebbles, words: Words) -> None:
        self.words = words

    def draw(self, view: PebblesView, width: int) -> Iterable[RenderableType]:
        return [Text(f"{self.words.name('heap', heap):>16}  {'● ' * left}") for heap, left in view.heaps.items()]

    def places(self, view: PebblesView) -> dict[str, str]:
        return {heap: f"heap:{heap}" for heap in view.heaps}
