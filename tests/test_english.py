"""Docstrings and documentation are plain English: whole sentences, and "they" for a player.

`CONTRIBUTING.md` has the rules. This looks for what a machine can find.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "tools", "bench", "examples")
WORDS = re.compile(r"\b(whoever|somebody who|someone who|he|him|his|himself|nobody's|keepsake|usher|sick bay)\b", re.I)
"""Words for players that no text of ours uses, and words of a former private language."""
MYTHS = {"cards", "gods", "hades", "units"}
"""Folders about gods, creatures and Heroes: they may be he."""
HE = ("says 'he", "says 'him", "says 'his", "says 'He", "says 'Him", "says 'His")
NOUNS = {
    *("bargaining", "bidding", "building", "fishing", "founding", "holding", "joining", "marching", "placing"),
    *("raising", "scoring", "seating", "voting"),
    *("decoding", "hashing", "loading", "resampling", "scheduling", "signing"),
}
"""Names of modules that are nouns of the rulebook, of the table or of the field, though they end in -ing."""
SINCE = "4e41f73d"
"""The newest commit whose subject has not been checked."""


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring of a module, of its classes, functions and attributes."""
    for node in ast.walk(ast.parse(text)):
        body = getattr(node, "body", None)
        for line in body if isinstance(body, list) else ():
            if (
                isinstance(line, ast.Expr)
                and isinstance(line.value, ast.Constant)
                and isinstance(line.value.value, str)
            ):
                yield line.lineno, line.value.value.strip()


def faults(text: str) -> list[str]:
    """Return what is wrong with a docstring: a fragment, or a word that we do not use."""
    found = []
    summary = text.split("\n\n")[0]
    if summary[:1].islower():
        found.append("begins in lower case")
    if summary and summary[-1] not in ".!?:)`…":
        found.append("does not end with a full stop")
    found += [f"says {word.group()!r}" for word in WORDS.finditer(text)]
    return found


def prose(text: str) -> str:
    """Return a page without its code blocks and code spans."""
    return re.sub(r"`[^`]*`", "", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


FILES = [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*.py")) if "page" not in path.parts]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("folder", SOURCES)
def test_docstrings_are_sentences(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}: {text[:60]!r}"
        for path in FILES
        if path.relative_to(ROOT).parts[0] == folder
        for line, text in docstrings(path.read_text("utf-8"))
        for fault in faults(text)
        if not (fault.startswith(HE) and MYTHS & set(path.parts))
    ]
    assert found == []


def test_pages_say_they_of_players() -> None:
    found = [
        f"{page.relative_to(ROOT)}: {word.group()!r}"
        for page in PAGES
        for word in WORDS.finditer(prose(page.read_text("utf-8")))
    ]
    assert found == []


def test_modules_are_named_by_nouns() -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "src").rglob("*.py")
        if path.stem.endswith("ing") and path.stem not in NOUNS
    ]
    assert found == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="there are no commits here")
def test_subjects_of_commits_are_short() -> None:
    command = ["git", "log", f"{SINCE}..", "--no-merges", "--format=%s"]
    subjects = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    assert [subject for subject in subjects if len(subject) > 72] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Bytes used by each line,", "does not end with a full stop"),
        ("and each acknowledgement.", "begins in lower case"),
        ("Whoever is asked.", "says 'Whoever'"),
        ("What he may know.", "says 'he'"),
    ],
)
def test_faults_are_found(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_a_sentence_has_no_fault() -> None:
    assert faults("Return the legal codes of the seat to move (CYC-OFF-08)") == []
    assert faults("Bytes used by an empty room.\n\n>>> room.bytes\n3") == []
