"""Whole games as people and bots play them: every one replays, and between them they show everything."""

from pathlib import Path

import pytest

from tests.games.cyclades.sights import seen_in, wanted
from tests.stored import as_stored
from trireme.games import make
from trireme.kit.records.record import read_record, replay
from trireme.kit.records.verification import verify

RECORDS = sorted((Path(__file__).parents[2] / "records" / "cyclades").glob("*.record"))


def test_the_records_show_everything() -> None:
    missing = set(wanted())
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        if "modules" not in record.options:
            missing -= seen_in(replay(record, make))
    assert sorted(missing) == [], "no record shows this; run `make records`"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_can_be_verified_and_written_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    found = verify(record, make)
    assert found.moves == len(record.lines)
    assert " ".join(str(score) for score in found.scores or ()) == record.header["scores"]
    assert as_stored(replay(record, make), text) == text
