"""Reading TOML, and finding the line that cannot be read without another library's words."""

from __future__ import annotations

import tomllib
from typing import Any


class BadLine(ValueError):
    """The first line that is not TOML: its number, counted from 1, and its text."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.line = line
        self.text = text


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a text; BadLine says where it stops being TOML."""
    tables = _parsed(text)
    if tables is None:
        raise _first_bad(text.splitlines())
    return tables


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def _first_bad(lines: list[str]) -> BadLine:
    """The line after the longest beginning that can be read; a list may go over several lines."""
    good, bad = 0, len(lines)
    while bad - good > 1:
        middle = (good + bad) // 2
        reached = next((n for n in range(middle, good, -1) if _parsed("\n".join(lines[:n])) is not None), good)
        if reached > good:
            good = reached
        else:
            bad = middle
    number = next((n for n in range(good, len(lines)) if lines[n].split("#")[0].strip()), good)
    return BadLine(number + 1, lines[number].strip() if lines else "")
