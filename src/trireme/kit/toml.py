"""Reading TOML, and finding the line that cannot be read without another library's words."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from trireme.kit.errors import BadContent
from trireme.kit.problems import BAD_LINE, NOT_TEXT


class BadLine(ValueError):
    """The first line that is not TOML: its number, counted from 1, and its text."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.line = line
        self.text = text


def read_toml(text: str) -> dict[str, Any]:
    """Return the tables of a text; BadLine says where it stops being TOML."""
    tables = _parsed(text)
    if tables is None:
        raise _first_bad(text.splitlines())
    return tables


def read_source(source: Traversable) -> dict[str, Any]:
    """Return the tables of a file of components or rules."""
    try:
        return read_toml(source.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadContent(source.name, "", "", NOT_TEXT) from error
    except BadLine as error:
        raise BadContent(source.name, "", "", BAD_LINE, number=error.line, given=error.text) from error


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def _first_bad(lines: list[str]) -> BadLine:
    """Return the line after the longest beginning that can be read: first by tables, then by lines of the table."""
    tables = [number for number, line in enumerate(lines) if line.startswith("[")] + [len(lines)]
    good, end = 0, len(lines)
    for table in tables:
        if _parsed("\n".join(lines[:table])) is None:
            end = table
            break
        good = table
    for number in range(good + 1, end):  # A list may go over several lines.
        if _parsed("\n".join(lines[:number])) is not None:
            good = number
    bad = next((number for number in range(good, len(lines)) if lines[number].split("#")[0].strip()), good)
    return BadLine(bad + 1, lines[bad].strip() if lines else "")
