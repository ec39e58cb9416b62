"""Lay out paragraphs without breaking at no-break spaces, as Rich does: French typography needs them."""

from __future__ import annotations

import textwrap
import unicodedata

from rich.text import Text


def paragraph(text: str, width: int, style: str = "", first: str = "", later: str = "") -> Text:
    """Break text into lines of this width. `first` and `later` are put before the first line and the others."""
    lines: list[str] = []
    for part in text.split("\n"):
        before = later if lines else first
        lines += textwrap.wrap(
            part, width, initial_indent=before, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
        ) or [""]
    return Text("\n".join(lines), style)


def together(text: str) -> str:
    """Return words joined so that they stay on one line."""
    return text.replace(" ", "\u00a0")


def plain(text: str) -> str:
    """Return text without case and accents."""
    letters = unicodedata.normalize("NFD", text.replace("\u2019", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
