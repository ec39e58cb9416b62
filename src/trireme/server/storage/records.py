"""Records of finished games, made from the database."""

from __future__ import annotations

import json

import msgspec
from msgspec import structs

from trireme.kit import dice
from trireme.kit.engine.view import Result
from trireme.kit.records.record import Record
from trireme.kit.records.seal import chain_of
from trireme.server.storage.rows import StoredTable


def noted(record: Record, table: StoredTable) -> str:
    """Return the text of a record with notes below its header on who played and when. No rule reads them."""
    played = (
        f"# {table.seat_names[seat.seat]}: {' '.join(seat.name.split())}" + (f" ({seat.bot})" if seat.bot else "")
        for seat in table.seats
    )
    head, lines = record.text().split("\n\n", 1)
    return "\n".join([head, "", f"# {table.moved[:10]}", *played, lines])


def record_of(table: StoredTable, lines: list[str], chain: str = "") -> Record:
    """Return the record of a finished game with the seal of its moves. The rules are not asked whether it is still
    legal."""
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
        **({"chain": chain} if chain else {}),
    }
    return Record(header, lines)


def sealed(table: StoredTable, result: bytes | None, lines: list[str], drawn: list[int]) -> str:
    """Return the seal of the moves if these lines end the game, as its record has it; else an empty text."""
    if result is None:
        return ""
    record = record_of(structs.replace(table, result=result), lines)
    return chain_of(record.header, lines, drawn).text()
