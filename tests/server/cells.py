"""The tables of docs/play/consent.md, and the tests for each of their cells."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

PAGE: Final = Path(__file__).parents[2] / "docs" / "play" / "consent.md"
GLOSSARY: Final = "what the player is doing"
Test = TypeVar("Test", bound=Callable[..., Any])


class Cell(NamedTuple):
    row: str
    column: str


class About(NamedTuple):
    """A test for a cell."""

    test: str
    says: str
    """The beginning that the cell must have."""


TESTED: Final[dict[Cell, list[About]]] = defaultdict(list)


def cells(*rows: str, at: tuple[str, ...] = (), says: str = "") -> Callable[[Test], Test]:
    """Mark a test as one for the cells of some rows, in the columns of its first parameter or in `at`.

    Its second parameter is what the cells say: yes, no, or the key of a refusal.
    """

    def note(test: Test) -> Test:
        marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
        values = [value if isinstance(value, tuple) else (value,) for value in marks[-1].args[1]] if marks else []
        found = dict.fromkeys(at, says) or {value[0]: says or said(value[1:]) for value in values}
        for row in rows:
            for column, begins in found.items():
                TESTED[Cell(row, column)].append(About(test.__name__, begins))
        return test

    return note


def said(values: tuple[object, ...]) -> str:
    return {True: "yes", False: "no"}[values[0]] if isinstance(values[0], bool) else "refused"


def written() -> dict[Cell, str]:
    """Return the text of each cell of the page that is not empty."""
    found: dict[Cell, str] = {}
    header: list[str] = []
    for line in PAGE.read_text().splitlines():
        if not line.startswith("|"):
            header = []
        elif not header:
            header = parts(line)[1:]
        elif not re.fullmatch(r"[|-]+", line) and header != [GLOSSARY]:
            row, *texts = parts(line)
            for columns, text in zip(header, texts, strict=True):
                found |= {Cell(row, column): text for column in columns.split(", ") if text}
    return found


def parts(line: str) -> list[str]:
    return [part.strip() for part in line.strip().strip("|").split("|")]
