"""bench/load.py measures what must be shown, and says whether it is met."""

from pathlib import Path

import pytest

from bench.load import DATABASES, GAMES, MINUTES, bars, everything, judged

PAGE = Path(__file__).resolve().parent.parent / "docs" / "host" / "load.md"


@pytest.mark.point(29, 3)
def test_lists_visits_and_starts_are_measured_each_time() -> None:
    for tiny in (True, False):
        measured = {measure.__name__ for measure, _, _ in everything(GAMES, DATABASES, [], tiny)}
        assert measured == {"crowd", "live", "pressure", "stored", "visited", "lists", "starts"}


def test_there_is_time_for_all_of_it_and_the_page_says_how_much() -> None:
    minutes = sum(about for _, _, about in everything(GAMES, DATABASES, [], tiny=False)) / 60
    assert MINUTES - 2 <= minutes <= MINUTES
    assert f"takes {minutes:.0f} minutes" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["bars", "people", "live", "pressure", "visited", "lists", "starts", "stored"])
def test_the_page_has_a_place_for_each_kind_of_figures(kind: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert 0 < text.index(f"<!-- {kind} -->\n") < text.index(f"<!-- end {kind} -->\n")


@pytest.mark.parametrize(
    ("figures", "verdict"),
    [
        ({"quiet p95 ms": 10.0, "visited p95 ms": 19.0}, "met"),
        ({"quiet p95 ms": 10.0, "visited p95 ms": 21.0}, "MISSED"),
        ({"quiet p95 ms": 40.0, "visited p95 ms": 51.0}, "MISSED"),
        ({"my games ms": 19.9}, "met"),
        ({"my games ms": 20.1}, "MISSED"),
        ({"tables at a start": 5000, "all open s": 19.9}, "met"),
        ({"tables at a start": 5000, "all open s": 20.1}, "MISSED"),
    ],
)
def test_a_row_is_judged_by_its_bar(figures: dict[str, float], verdict: str) -> None:
    assert judged({"game": "cyclades", "database": "sqlite", **figures}).partition(":")[0] == verdict


def test_only_what_was_measured_anew_is_judged_anew() -> None:
    """A row that is measured by itself leaves the verdicts on all others where they are."""
    before = (
        "* met: cyclades, sqlite: p95 of 500 people 8.2, the bar is below 50\n"
        "* MISSED: cyclades, sqlite: p95 under pressure 14.1, the bar is below 14\n"
        "* met: cyclades, sqlite: p95 under pressure 12.4, the bar is below 14.2\n"
    )
    pressed = {"quiet p95 ms": 7.0, "pressed p95 ms": 11.0}
    back = {"tables at a start": 5000, "all open s": 12.0}
    figures = [{"game": "cyclades", "database": "sqlite", **each} for each in (pressed, back)]
    assert bars(before, figures).splitlines() == [
        "* met: cyclades, sqlite: p95 of 500 people 8.2, the bar is below 50",
        "* met: cyclades, sqlite: p95 under pressure 11.0, the bar is below 14",
        "* met: cyclades, sqlite: 5000 tables after a restart 12.0, the bar is below 20",
    ]
