"""A record that somebody brings along."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

from tests.table.local import LocalCrew
from trireme.kit.record import read_record
from trireme.table.bodies import Positions, ToReplay
from trireme.table.brought import PAGE, introduce, replay
from trireme.table.problems import TableError
from trireme.table.refusals import RefusedCall

RECORDS = Path(__file__).resolve().parents[1] / "records"
RECORD = (RECORDS / "peloponnes" / "4-players.record").read_text(encoding="utf-8")


def seen(record: str, **more: int) -> Positions:
    body = asyncio.run(replay(LocalCrew(), ToReplay(record=record, **more)))
    return msgspec.json.decode(gzip.decompress(body), type=Positions)


def test_its_positions_come_a_page_at_a_time() -> None:
    lines = len(read_record(RECORD).lines)
    first = seen(RECORD, last=1_000)
    assert (first.last, [each.version for each in first.positions]) == (lines, list(range(min(PAGE, lines + 1))))
    assert [each.version for each in seen(RECORD, first=lines, last=lines, seat=0).positions] == [lines]


def test_it_says_who_has_played() -> None:
    head, moves = RECORD.split("\n\n", 1)
    seats = read_record(RECORD).seats
    assert introduce(RECORD).names == [""] * len(seats)
    noted = f"{head}\n\n# 2026-11-16\n# {seats[0]}: Camille B.\n# {seats[1]}: Aspasia (greedy)\n{moves}"
    assert introduce(noted).names[:2] == ["Camille B.", "Aspasia"]


def test_what_is_no_record_is_refused_with_the_line() -> None:
    with pytest.raises(RefusedCall, match="line 1"):
        seen("hello")
    head, _ = RECORD.split("\n\n", 1)
    with pytest.raises(RefusedCall):
        seen(f"{head}\n\nA: fly away\n")


def test_a_game_whose_seed_is_sealed_is_not_shown() -> None:
    with pytest.raises(TableError):
        seen("\n".join(line for line in RECORD.splitlines() if not line.startswith(("seed:", "scores:"))))
