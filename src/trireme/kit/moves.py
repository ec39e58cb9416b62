"""A move as people and programs write it."""

from __future__ import annotations

from collections.abc import Sequence

Move = str | Sequence[int] | Sequence[int | str]
"""An answer: a text (`bid agora 5`), its words as data (`["bid", "agora", 5]`), or the codes of a run."""


def words_of(move: Move) -> list[str]:
    return move.split() if isinstance(move, str) else [str(part) for part in move]


def written(move: Move) -> str:
    return " ".join(words_of(move))
