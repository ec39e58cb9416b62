"""bench/load.py measures what must be shown, and says whether it is met."""

from pathlib import Path

import pytest

from bench.load import DATABASES, GAMES, everything, judged

PAGE = Path(__file__).resolve().parent.parent / "docs" / "load.md"


@pytest.mark.point(29, 3)
def test_lists_and_visits_are_measured_each_time() -> None:
    for tiny in (True, False):
        measured = {measure.__name__ for measure, _, _ in everything(GAMES, DATABASES, [], tiny)}
        assert {"crowd", "live", "pressure", "stored", "visited", "lists"} <= measured


@pytest.mark.parametrize("kind", ["bars", "people", "live", "pressure", "visited", "lists", "stored"])
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
    ],
)
def test_a_row_is_judged_by_its_bar(figures: dict[str, float], verdict: str) -> None:
    assert judged({"game": "cyclades", "database": "sqlite", **figures}).partition(":")[0] == verdict
