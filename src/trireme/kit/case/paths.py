"""Both paths of a game, compared at every question that a case passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trireme.kit.both_paths import FREE, Pair, free_answers, listed_answers
from trireme.kit.case.difference import Difference, listed
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.problems import LISTS_DIFFER, PATHS_DIFFER


def paths_differ(game: Game[Any], s: Any, where: str) -> Iterator[Difference]:
    """Answers that are legal though something forbids them, or are not though nothing does; and what questions list."""
    pairs = [*free_answers(game, s)]
    for question in game.asks(s):
        pairs += listed_answers(game, s, question)
    for pair in pairs:
        one, other = _only(game, s, pair, pair.one, pair.other), _only(game, s, pair, pair.other, pair.one)
        if one or other:
            problem = PATHS_DIFFER if pair.what == FREE else LISTS_DIFFER
            figures = {"where": where, "seat": game.seats[pair.seat], "prompt": pair.prompt}
            yield Difference(problem, **figures, legal=listed(one), other=listed(other))


def _only(game: Game[Any], s: Any, pair: Pair, one: list[int], other: list[int]) -> list[str]:
    """Return the answers of one list that the other has not, or that stand twice in it."""
    twice = {code for code in one if one.count(code) > 1} if len(set(one)) < len(one) else ()
    return [_text(game, s, pair.seat, code) for code in dict.fromkeys(one) if code not in other or code in twice]


def _text(game: Game[Any], s: Any, seat: int, code: int) -> str:
    try:
        return f"“{game.write(s, seat, [code])}”"
    except Unreadable:  # Some answers that no rule allows cannot be written.
        return str(code)
