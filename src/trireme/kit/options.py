"""What a table can choose before it plays, as data: for people and programs that offer the choice."""

from __future__ import annotations

import msgspec

from trireme.kit.errors import Figure


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game. The key of the sentence that explains it is `option-` and the name."""

    name: str
    usual: Figure
    """What is played when nothing is said; an empty text for an empty list."""
    low: int = 0
    high: int = 0
    """The limits of a number."""
    values: tuple[str, ...] = ()
    """The words to choose from."""
    several: bool = False
    """A list of such words."""
    alone: bool = False
    """Only for one player."""
