"""What is not as a case says."""

from __future__ import annotations

from collections.abc import Iterable

from trireme.kit.errors import Figure, Problem


class Difference:
    """One thing that is not as a case says; `str()` says it in English, `trireme.words` in other languages."""

    __slots__ = ("figures", "problem")

    def __init__(self, problem: Problem, /, **figures: Figure) -> None:
        self.problem = problem
        self.figures = figures

    def __str__(self) -> str:
        return self.problem.english.format(**self.figures)

    def __repr__(self) -> str:
        return str(self)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "–"
