"""Recorded games with Hadès: between them they use every Hero, item, favour and creature, and all the rest."""

from pathlib import Path

from tests.games.cyclades.hades.sights import seen_in, wanted, watched
from tests.games.cyclades.hades.tables import WHOLE
from trireme.games import make
from trireme.kit.records.record import read_record, replay_steps

RECORDS = sorted((Path(__file__).parents[3] / "records" / "cyclades").glob("*.record"))


def test_the_records_show_everything_of_hades() -> None:
    missing = set(wanted())
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        modules = record.options.get("modules", ())
        if modules and set(modules) <= set(WHOLE):
            steps = replay_steps(record, make)
            match = watched(next(steps))
            missing -= seen_in([match, *steps][-1])
    assert sorted(missing) == [], "no record shows this; run `make records`"


def test_what_must_be_shown_is_what_the_expansion_brings() -> None:
    """Six Heroes in battle and as a sacrifice, ten items, nine favours, six creatures, four pieces alone."""
    sights = wanted()
    assert len(set(sights)) == len(sights)
    kinds = {"in battle": 6, "sacrificed": 6, "played": 10, "used": 9, "called": 6, "alone": 4, "everything": 4}
    assert {kind: sum(sight.endswith(f" {kind}") for sight in sights) for kind in kinds} == kinds
    assert {"a Necropolis moved", "event hades.covered", "event hades.departed"} <= set(sights)
