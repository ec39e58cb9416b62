"""What can go wrong, said for people: what was wrong, where, and what would be right.

Every error has a `key` and `figures`, from which `trireme.words` makes the same sentence in the reader's language;
`str(error)` is the English one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trireme.kit.rulebook import Reason, Rule

Figure = int | str
"""What stands in a sentence: a number, a word, or the id of a component."""


class TriremeError(Exception):
    """Anything a user can cause. Nothing has changed when one is raised."""

    key: str
    figures: Mapping[str, Figure]

    def __init__(self, key: str, message: str, figures: Mapping[str, Figure] | None = None) -> None:
        super().__init__(message)
        self.key = key
        self.figures = dict(figures or {})


class Refused(TriremeError):
    """The answer is forbidden. `reasons` are all rules that forbid it; the first is the one to read."""

    def __init__(self, move: str, reasons: Sequence[Reason]) -> None:
        first = reasons[0].rule
        super().__init__("refused", f"{move}: not allowed ({first.id}).", {"move": move, "rule": first.id})
        self.move = move
        self.reasons = tuple(reasons)

    @property
    def rule(self) -> Rule:
        return self.reasons[0].rule


class NotAsked(Refused):
    """The seat has nothing to answer now."""


class Stale(Refused):
    """The question named has been answered or replaced."""


class Unreadable(TriremeError):
    """A text (a move, a record, a position, a case) that does not parse; `where` says which part."""

    def __init__(self, what: str, where: str, problem: str, right: str = "") -> None:
        hint = f" {right}" if right else ""
        super().__init__(
            "unreadable",
            f"{what}, {where}: {problem}.{hint}",
            {"what": what, "where": where, "problem": problem, "right": right},
        )
        self.where = where


class BadOption(TriremeError):
    """An option that the game does not have, or a value that it cannot take."""

    def __init__(self, option: str, problem: str, right: str) -> None:
        super().__init__(
            "bad-option", f"Option {option}: {problem}. {right}", {"option": option, "problem": problem, "right": right}
        )
        self.option = option


class BadContent(TriremeError):
    """A component or rules file that cannot be used."""

    def __init__(self, file: str, entry: str, key: str, problem: str) -> None:
        place = " ".join(part for part in (file, f"[{entry}]" if entry else "", key) if part)
        super().__init__(
            "bad-content", f"{place}: {problem}", {"file": file, "entry": entry, "part": key, "problem": problem}
        )
        self.file = file
        self.entry = entry
        self.part = key
