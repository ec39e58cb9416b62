"""Errors for people: what was wrong, where, and what would be right.

A `Problem` is a kind of mistake with its sentence in English, the only place where that stands: `str(error)` fills it
in. `trireme.words` says the same in other languages, from the error's class, its problem's key and its figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from trireme.kit.content.rulebook import Reason, Rule

Figure = int | str
"""What stands in a sentence: a number, a word, or the id of a component."""

Text = Literal["move", "draw", "position", "record", "case"]
"""The kinds of texts that people write for us."""


class Problem:
    """A kind of mistake. The names in braces of its English sentence are the figures that an error must give."""

    __slots__ = ("english", "key")

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english

    def __repr__(self) -> str:
        return self.key


class TriremeError(Exception):
    """Anything a user can cause. Nothing has changed when one is raised.

    >>> try:
    ...     trireme.make("peloponnes", players=9)
    ... except trireme.TriremeError as error:
    ...     print(error)
    Option players: 9 is out of bounds. It goes from 1 to 5.
    """

    frame: str
    """Key of the sentence that says where, around the problem's."""
    key: str
    figures: Mapping[str, Figure]

    def __init__(self, frame: str, key: str, message: str, figures: Mapping[str, Figure]) -> None:
        super().__init__(message)
        self.frame = frame
        self.key = key
        self.figures = dict(figures)


class Refused(TriremeError):
    """The answer is forbidden. `reasons` are all rules that forbid it; the first is the one to read.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> try:
    ...     game.apply(state, 0, "bid agora 3")
    ... except trireme.Refused as refused:
    ...     print(refused.reasons)
    (PEL-BID-05: tile agora, minimum 4, coins 3,)
    """

    def __init__(self, move: str, reasons: Sequence[Reason], text: str = "") -> None:
        first = reasons[0].rule
        message = f"{move}: not allowed. {text} ({reasons[0]})" if text else f"{move}: not allowed ({reasons[0]})."
        super().__init__("refused", f"why-{first.id}", message, {"move": move, "rule": first.id})
        self.move = move
        self.reasons = tuple(reasons)

    @property
    def rule(self) -> Rule:
        return self.reasons[0].rule


class NotAsked(Refused):
    """The seat has nothing to answer now.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> game.apply(state, 1, "pass")
    Traceback (most recent call last):
    trireme.kit.errors.NotAsked: pass: not allowed. Players take one turn each, in player order. (PEL-BID-01)
    """


class Stale(Refused):
    """The question named has been answered or replaced.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> game.apply(state, 0, "pass", question="an-older-one")
    Traceback (most recent call last):
    trireme.kit.errors.Stale: pass: not allowed. A question can be answered once... (KIT-ASK-02)
    """


class Unreadable(TriremeError):
    """A text that does not parse. `where` is the part: the move itself, the number of a line, the name of a fact;
    empty for the whole.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> game.apply(state, 0, "bid agora many")
    Traceback (most recent call last):
    trireme.kit.errors.Unreadable: Move “many”: “many” is not a whole number. Write it in digits, such as 4.
    """

    def __init__(self, text: Text, where: int | str, problem: Problem, /, **figures: Figure) -> None:
        found: dict[str, Figure]
        if isinstance(where, int):
            place, found = f", line {where}", {"line": where}
        elif where:
            place, found = f" “{where}”" if text in ("move", "draw") else f" {where}", {"where": where}
        else:
            place, found = "", {}
        message = f"{text.capitalize()}{place}: {problem.english.format(**figures)}"
        super().__init__("unreadable", problem.key, message, {"text": text, **found, **figures})
        self.where = where


class Fault(TriremeError):
    """The program has failed over a text that need not be wrong. `__cause__` says where."""

    def __init__(self, where: str, error: Exception, text: Text = "move") -> None:
        from trireme.kit.problems import FAULT  # Which needs this module.

        detail = f"{type(error).__name__}: {error}".removesuffix(": ")
        place = f" “{where}”" if text == "move" else f" {where}"
        message = f"{text.capitalize()}{place}: {FAULT.english.format(detail=detail)}"
        super().__init__("unreadable", FAULT.key, message, {"text": text, "where": where, "detail": detail})


class Impossible(Unreadable):
    """A position that no game can reach, by a rule; `text` is the rule's."""

    def __init__(self, where: str, given: Figure, rule: str, text: str = "") -> None:
        from trireme.kit.problems import IMPOSSIBLE  # Which needs this module.

        super().__init__("position", where, IMPOSSIBLE, given=given, rule=rule, why=text)
        self.given = given
        self.rule = rule


class BadOption(TriremeError):
    """An option that the game does not have, or a value that it cannot take.

    >>> trireme.make("cyclades", purses="empty")
    Traceback (most recent call last):
    trireme.kit.errors.BadOption: Option purses: “empty” is not known. There are hidden, open.
    """

    def __init__(self, option: str, problem: Problem, /, **figures: Figure) -> None:
        message = f"Option {option}: {problem.english.format(**figures)}"
        super().__init__("bad-option", problem.key, message, {"option": option, **figures})
        self.option = option


class BadContent(TriremeError):
    """A component or rules file that cannot be used: which file, which entry, which key of the entry.

    >>> trireme.make("cyclades", content="no/such/folder")
    Traceback (most recent call last):
    trireme.kit.errors.BadContent: no/such/folder: this is not a folder.
    """

    def __init__(self, file: str, entry: str, part: str, problem: Problem, /, **figures: Figure) -> None:
        place = " ".join(word for word in (file, f"[{entry}]" if entry else "", part) if word)
        message = f"{place}: {problem.english.format(**figures)}"
        super().__init__("bad-content", problem.key, message, {"place": place, **figures})
        self.file = file
        self.entry = entry
        self.part = part


def shown(value: object) -> Figure:
    """Return a given value as a figure for the sentence that complains about it."""
    return value if isinstance(value, (int, str)) and not isinstance(value, bool) else repr(value)
