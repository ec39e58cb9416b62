"""The drawings are current, go each way once, and name code that there is."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tools.draw_docs import DOCS, WAYS, Trip, Way, written

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = {"also"}
"""Fields, not definitions."""
TRIPS = [(way, trip) for way in WAYS for trip in way.trips]


def defined() -> set[str]:
    """Every class and function of the packages."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src" / "trireme").rglob("*.py"))
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, kinds)}


@pytest.mark.parametrize("path", written(), ids=lambda path: str(path.relative_to(DOCS)))
def test_a_drawing_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == written()[path], "run `make generate`"


@pytest.mark.parametrize(("way", "trip"), TRIPS, ids=[f"{way.file}-{trip.title}" for way, trip in TRIPS])
def test_a_trip_passes_every_package_once_in_each_direction(way: Way, trip: Trip) -> None:
    order = [lane.key for lane in way.lanes]
    for hops, towards in ((trip.out, 1), (trip.back, -1)):
        places = [order.index(hops[0].start), *(order.index(hop.end) for hop in hops)]
        assert places == sorted(set(places), reverse=towards < 0)
        assert all(before.end == after.start for before, after in pairwise(hops))
    assert trip.back[0].start == trip.out[-1].end


def test_the_drawings_name_what_there_is() -> None:
    labels = " ".join(hop.label for _, trip in TRIPS for hop in (*trip.out, *trip.back, *trip.aside))
    named = set(re.findall(r"`(\w+)`", labels))
    assert len(named) > 25
    assert named - ENGLISH <= defined()


def test_the_packages_are_there() -> None:
    lanes = {lane.name for way in WAYS for lane in way.lanes} - {"page"}
    assert [name for name in lanes if not (ROOT / "src/trireme" / name.replace(".", "/")).is_dir()] == []
