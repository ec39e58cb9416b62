"""The terminal of a command: sentences in one language, a console for output and one for errors."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from trireme.cli.speech import Speech
from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.errors import Figure
from trireme.kit.options import Given, modules_in
from trireme.words import Words
from trireme.words.layout import paragraph

WIDEST = 100
"""Columns that a line of text has at most."""


with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and earlier lines, where the platform has it


class Trouble(Exception):
    """An error of the command itself; errors of the games are `TriremeError`s."""

    def __init__(self, key: str, **figures: Figure) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


def asked_language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language that `--lang` names, if any, and the other arguments."""
    rest: list[str] = []
    asked = ""
    words = iter(argv)
    for word in words:
        if word != "--lang" and not word.startswith("--lang="):
            rest.append(word)
            continue
        asked = word.removeprefix("--lang=") if "=" in word else next(words, "")
        if asked not in LANGUAGES:
            raise Trouble("cli-no-language", given=asked, known=", ".join(LANGUAGES))
    return asked, rest


def usual_language(environ: Mapping[str, str]) -> str:
    names = (environ.get(name, "") for name in ("TRIREME_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    found = next((name[:2] for name in names if name), "")
    return found if found in LANGUAGES else "en"


class Terminal:
    def __init__(self, language: str, settled: bool = True) -> None:
        self.language = language
        self.settled = settled
        """Whether the user has chosen a language."""
        self.say = Speech(language)
        self.words = Words(language)
        """Sentences about the game on the table, or about none yet."""
        self.out = Console(markup=False, highlight=False, emoji=False)
        if self.out.width > WIDEST:
            self.out.width = WIDEST
        self.err = Console(stderr=True, markup=False, highlight=False, emoji=False)

    def speak_of(
        self, game: str, seats: Sequence[str] = (), content: Path | None = None, options: Given | None = None
    ) -> Words:
        """Use the words of a game, or of a table with these options, from now on. An unknown game has none."""
        if game in GAMES:
            self.words = Words(self.language, game, seats, content, modules_in(options or {}))
        return self.words

    def tell(self, key: str, style: str = "", **figures: Figure) -> None:
        self.write(self.say(key, **figures), style)

    def write(self, text: str, style: str = "", first: str = "", later: str = "") -> None:
        """Write a paragraph."""
        self.out.print(paragraph(text, self.out.width, style, first, later), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """Return what is typed after a prompt. Raises EOFError at the end of input."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.out.print(line, soft_wrap=True)  # what comes from a file is not seen otherwise
        return line

    def complain(self, sentence: str) -> None:
        """Write to stderr, wrapped for a person or in one line for a program."""
        width = self.err.width if self.err.is_terminal else sys.maxsize
        self.err.print(paragraph(sentence, width, "red"), soft_wrap=True)

    def dump(self, value: object) -> None:
        """Write JSON for a program to stdout."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    @property
    def attended(self) -> bool:
        """Return whether a person uses this terminal."""
        return sys.stdin.isatty() and self.out.is_terminal


def home_for_records() -> Path:
    """Return the folder for games that were given none."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "trireme"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Trouble("cli-no-file", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Trouble("cli-not-text", file=str(path)) from error
    except OSError as error:
        raise Trouble("cli-no-reading", file=str(path), detail=str(error.strerror)) from error


def write_text(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble("cli-no-writing", file=str(path), detail=str(error.strerror)) from error
