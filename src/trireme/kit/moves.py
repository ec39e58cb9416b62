"""A move as people and programs write it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trireme.kit.errors import Unreadable
from trireme.kit.problems import WHOLE_NUMBER

LONGEST: Final = 18
"""The most digits of a number in a move."""
Move = str | Sequence[int] | Sequence[int | str]
"""An answer: a text (`bid agora 5`), its words as data (`["bid", "agora", 5]`), or the codes of a run."""


def words_of(move: Move) -> list[str]:
    return move.split() if isinstance(move, str) else [str(part) for part in move]


def written(move: Move) -> str:
    return " ".join(words_of(move))


def is_whole_number(word: str) -> bool:
    """Return whether a word is a short number in digits from 0 to 9: not `-3`, `2.5` or `²`."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST


def whole_number(word: str) -> int:
    """Return a number in a move; words such as `-3`, `2.5` or `three` are unreadable."""
    if not is_whole_number(word):
        raise Unreadable("move", word, WHOLE_NUMBER, given=word)
    return int(word)
