"""Stored records: most are from before the moves of a game were sealed at its end."""

from __future__ import annotations

from typing import Any

from trireme.kit.records.record import Match, read_record


def as_stored(match: Match[Any], text: str) -> str:
    """The record of a match, without the seal of its moves where the stored text has none."""
    record = match.record()
    if "chain" not in read_record(text).header:
        record.header.pop("chain", None)
    return record.text()
