"""Every sentence of the command exists in both languages, with the same figures, and is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from trireme.cli import COMMANDS
from trireme.cli.speech import Speech

CLI = Path(str(files("trireme.cli")))


def keys(language: str) -> dict[str, set[str]]:
    """Each key and the names of its figures."""
    source = (CLI / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            text = source[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


def said() -> Iterator[re.Pattern[str]]:
    """Every string of the sources that may be a key, f-strings with any words in their gaps."""
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                gaps = (str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
                yield re.compile("".join(r"[\w-]+" if gap is None else re.escape(gap) for gap in gaps))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.compile(re.escape(node.value))


def test_both_languages_say_the_same() -> None:
    assert keys("en") == keys("fr")


def test_no_sentence_is_unused() -> None:
    # Help of options is looked up by the command's name and the option's.
    helps = {f"{name}-" for name in (*COMMANDS, "cli")}
    patterns = [pattern for pattern in said() if "-" in pattern.pattern and not pattern.pattern.startswith(r"[\w-]+-[")]
    unused = [
        key
        for key in keys("en")
        if not any(pattern.fullmatch(key) for pattern in patterns)
        and not any(key == f"{prefix}{option}" for prefix in helps for option in options())
    ]
    assert unused == []


def options() -> set[str]:
    """The names of all arguments and options."""
    found = {"about", "examples", "help", "lang", "version"}
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                first = node.args[0] if node.args else None
                if node.func.attr in ("word", "option", "switch") and isinstance(first, ast.Constant):
                    found |= {word.strip("-") for word in str(first.value).split()}
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sentence_is_missing(language: str) -> None:
    """Constants handed to whatever speaks."""
    speech = Speech(language, "peloponnes")
    missing = set()
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = str(node.args[0].value)
                if name in ("say", "tell", "Trouble", "Mistyped") and not speech.has(key):
                    missing.add(key)
    assert missing == set()
