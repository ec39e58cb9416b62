"""Read and write records as files."""

from __future__ import annotations

from argparse import Namespace
from datetime import datetime
from pathlib import Path
from typing import Any

from trireme.cli.terminal import home_for_records, read_text, write_text
from trireme.kit.records.record import Match, Record, read_record


def read(path: Path) -> Record:
    return read_record(read_text(path))


def content_of(given: Namespace) -> dict[str, Any]:
    """Return the content folder as `make` takes it."""
    return {"content": given.content} if given.content else {}


def names_of(given: Namespace, format: int) -> Path | None:
    """Return the content folder for its names, or None for format 1, whose folders have another layout."""
    return None if format == 1 else given.content


def keep(match: Match[Any], path: Path) -> None:
    """Write a game with its seed, so that it can be continued later."""
    write_text(path, match.record(opened=True).text())


def fresh_name(game: str) -> Path:
    return home_for_records() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.record"
