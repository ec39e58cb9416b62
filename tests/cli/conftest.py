"""The command as a user runs it, in this process: arguments and typed lines in; exit code and texts out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from trireme.cli import main

RECORDS = Path(__file__).parent.parent / "records" / "peloponnes"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


class Typed:
    """A standard input: lines as somebody types them, one after the other; then the end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self) -> str:
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False

    def close(self) -> None:
        """Worker processes close their standard input."""


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A quiet English terminal of 80 columns, and a home of its own for records."""
    for name in ("TRIREME_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def trireme(*argv: str, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", Typed(typed))
        try:
            code = main([*argv])
        except SystemExit as left:
            code = int(left.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return trireme
