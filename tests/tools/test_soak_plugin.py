"""What the long tests depend on, and the minutes of each folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.coverage_plugin import ROOT
from tests.minutes_plugin import folder_of, table
from tools.soak.units import collect

FILES = ("tests/games/test_harness_soak.py", "tests/server", "tests/browser")
CYCLADES, PELOPONNES = "src/trireme/games/cyclades", "src/trireme/games/peloponnes"


@pytest.mark.full
@pytest.mark.slow
def test_a_unit_needs_the_kit_its_game_and_itself() -> None:
    needs = {unit.id: unit.needs for unit in collect(ROOT, *FILES)}
    harness = FILES[0]
    one = needs[f"{harness}::test_every_table_passes[peloponnes-3-sea-seeds0to23]"]
    assert {"src/trireme/kit", PELOPONNES, harness} <= set(one)
    assert not {CYCLADES, "src/trireme/server"} & set(one)
    toy = needs[f"{harness}::test_every_table_passes[raiders-3-seeds0to23]"]
    assert "tests/toy" in toy
    assert not {CYCLADES, PELOPONNES} & set(toy)
    styx = needs["tests/server/room/test_secrecy.py::test_many_games_betray_nothing[cyclades-5-styx-seeds0to2]"]
    assert "tests/games/cyclades/styx" in styx
    for id, files in needs.items():
        assert ("src/trireme/server" in files) == id.startswith("tests/server/"), id
        assert ("web/src" in files) == id.startswith("tests/browser/"), id
        assert all((Path(ROOT) / file).exists() for file in files), id


def test_minutes_are_told_by_folder_the_longest_first() -> None:
    assert folder_of("tests/games/cyclades/test_cases.py::test_a[b/c]") == "tests/games/cyclades"
    assert table({"tests/kit": 30.0, "tests/server": 150.0}) == [
        "   2.5  tests/server",
        "   0.5  tests/kit",
        "   3.0  all",
    ]
