"""Whole games as people and bots play them. Every one replays, and together they show everything."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.archipelago.sights import seen_in, wanted
from tests.stored import as_stored
from trireme.games import make
from trireme.kit.records.record import Match, read_record, replay
from trireme.kit.records.verification import verify

RECORDS = sorted((Path(__file__).parents[2] / "records" / "archipelago").glob("*.record"))


@cache
def replayed(path: Path) -> Match[Any]:
    return replay(read_record(path.read_text(encoding="utf-8")), make)


def test_the_records_show_everything() -> None:
    missing = set(wanted())
    for path in RECORDS:
        missing -= seen_in(replayed(path))
    assert sorted(missing) == [], "no record shows this; run `make records`"


def test_what_must_be_shown_is_what_the_box_holds() -> None:
    """There are as many actions, buildings, events, cards, objectives as end and as score, and trends as in the box."""
    sights = wanted()
    assert len(set(sights)) == len(sights)
    kinds = {"done": 13, "built": 5, "happens": 11, "owned": 3, "ends the game": 30, "counts": 27 + 12}
    assert {kind: sum(sight.endswith(f" {kind}") for sight in sights) for kind in kinds} == kinds
    assert sum(sight.startswith("A") and sight.endswith(" used") for sight in sights) == 45
    assert {"a revolt with a separatist", "a revolt without a separatist", "a red back"} <= set(sights)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_can_be_verified_and_written_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    found = verify(record, make)
    assert found.moves == len(record.lines)
    assert " ".join(str(score) for score in found.scores or ()) == record.header["scores"]
    assert as_stored(replayed(path), text) == text
