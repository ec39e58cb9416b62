"""Records of finished games, from what is kept of them."""

from __future__ import annotations

import json

import msgspec

from trireme.kit import dice
from trireme.kit.record import Record
from trireme.kit.view import Result
from trireme.table.stored import StoredTable


def record_of(table: StoredTable, lines: list[str]) -> Record:
    """The record of a finished game. No rule is asked whether it would still allow it."""
    assert table.result is not None
    result = msgspec.json.decode(table.result, type=Result)
    header = {
        "trireme": str(table.format),
        "game": table.game,
        "rules": table.rules,
        "options": json.dumps(table.options),
        "seats": " ".join(table.seat_names),
        "content": table.content,
        "seal": dice.commitment(table.seed),
        **({} if table.format == 1 else {"shares": table.shares}),
        "seed": table.seed.hex(),
        "scores": " ".join(str(score) for score in result.scores),
    }
    return Record(header, lines)
