"""Recorded games with Titans and Monuments: between them they use every Monument, Artifact and special Metropolis."""

from pathlib import Path

from tests.games.cyclades.titans.sights import seen_in, wanted, watched
from trireme.games import make
from trireme.kit.records.record import read_record, replay_steps

RECORDS = sorted((Path(__file__).parents[3] / "records" / "cyclades").glob("*.record"))
OURS = {"titans", "monuments"}


def test_the_records_show_everything_of_titans_and_monuments() -> None:
    missing = set(wanted())
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        if OURS & set(record.options.get("modules", ())):
            steps = replay_steps(record, make)
            match = watched(next(steps))
            missing -= seen_in([match, *steps][-1])
    assert sorted(missing) == [], "no record shows this; run `make records`"


def test_what_must_be_shown_is_what_the_expansions_bring() -> None:
    """Ten Monuments, five Artifacts, five special Metropolises, and the ways in which a game can end."""
    sights = wanted()
    assert len(set(sights)) == len(sights)
    kinds = {"raised": 10, "placed": 5, "founded": 5, "used": 4, "victory": 2}
    assert {kind: sum(sight.endswith(f" {kind}") for sight in sights) for kind in kinds} == kinds
    assert {"a chain of Titan moves", "a team end", "event titans.handed", "event monuments.city"} <= set(sights)
