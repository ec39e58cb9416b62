"""Ways to write a move, other than the one in records.

A wording is the text of a move in which words in brackets may be left out, and words with bars between them stand for
each other: `[retreat|flee] naxos` is `retreat naxos`, `flee naxos` or `naxos`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Part = tuple[tuple[str, ...], bool]
"""Words of which one stands here, and whether it may be left out."""


def fits(wording: str, words: Sequence[str]) -> bool:
    """Return whether a move is written in one of these ways, every word of it being used.

    >>> from trireme.kit.engine.wordings import fits
    >>> [fits("[retreat|flee] naxos", move.split()) for move in ("flee naxos", "naxos", "flee flee naxos")]
    [True, True, False]
    """
    return _fits(_parts(wording), words)


def missing_from(right: Sequence[str], words: Sequence[str]) -> list[str]:
    """Return the words of a move that are not among the right ones, each as often as it is there too much."""
    left, found = list(right), []
    for word in words:
        if word in left:
            left.remove(word)
        else:
            found.append(word)
    return found


def _fits(parts: Sequence[Part], words: Sequence[str]) -> bool:
    if not parts:
        return not words
    (known, optional), rest = parts[0], parts[1:]
    if words and words[0] in known and _fits(rest, words[1:]):
        return True
    return optional and _fits(rest, words)


@lru_cache(maxsize=4096)
def _parts(wording: str) -> tuple[Part, ...]:
    return tuple((tuple(word.strip("[]").split("|")), word.startswith("[")) for word in wording.split())
