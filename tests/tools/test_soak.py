"""`make soak`: what runs first, when it stops, what it remembers, and what its report says."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tools.soak
from tools.soak.driver import Soak
from tools.soak.prompts import prompts_of
from tools.soak.report import report
from tools.soak.results import Result, Results
from tools.soak.units import Checkout, Unit

GOOD, BAD = Unit("tests/a/test_a.py::test_good[seed1]", ("kit",)), Unit("tests/a/test_a.py::test_bad[seed7]", ("kit",))
SLOW, OTHER = Unit("tests/b/test_b.py::test_slow", ("kit", "slow")), Unit("tests/b/test_b.py::test_other", ("other",))
MINUTES = 5
UNITS = [GOOD, BAD, SLOW, OTHER]
DOES = {
    BAD: "import sys; print('E   seed 7, decision 3: gold is lost'); sys.exit(1)",
    SLOW: "import time; time.sleep(60)",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with something to depend on."""
    for name in ("kit", "slow", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.py").write_text("1\n")
    (tmp_path / ".gitignore").write_text("/.soak/\n/ran\n")
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Begin"]):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *command], cwd=tmp_path, check=True)
    return tmp_path


def soak(
    root: Path, units: list[Unit], jobs: int = 1, until: Callable[[list[Unit], Soak], bool] | None = None
) -> list[Unit]:
    """The units that were started, in this order. The minutes are over when `until` says so."""
    started: list[Unit] = []

    def command(unit: Unit) -> list[str]:
        started.append(unit)
        return [sys.executable, "-c", DOES.get(unit, "")]

    def clock() -> float:
        return 1e6 if until is not None and until(started, driver) else 0.0

    driver = Soak(root, jobs, command, clock=clock)
    driver.run(units, None if until is None else MINUTES)
    return started


def standings(root: Path, units: list[Unit] = UNITS) -> list[str]:
    return [Results(root).standing(unit, Checkout(root)) for unit in units]


def test_what_failed_runs_first_then_what_never_ran_then_what_ran_longest_ago(root: Path) -> None:
    results = Results(root)
    new = Unit("tests/b/test_b.py::test_new")
    for unit, ended, passed in ((GOOD, "2026-02", True), (OTHER, "2026-01", True), (BAD, "2026-03", False)):
        results.add(Result(unit.id, "c", "of other files", ended, passed, 1.0))
    assert results.due([GOOD, OTHER, new, BAD], Checkout(root)) == [BAD, new, OTHER, GOOD]


def test_of_what_never_ran_each_test_has_its_turn(root: Path) -> None:
    many = [Unit(f"tests/b/test_b.py::test_many[{seed}]") for seed in range(5)]
    few = [Unit(f"tests/b/test_b.py::test_few[{seed}]") for seed in range(2)]
    due = [unit.id.partition("[")[0][-4:] for unit in Results(root).due([*many, *few], Checkout(root))]
    assert due == ["many", "_few", "many", "_few", "many", "many", "many"]


def test_what_has_passed_runs_again_when_something_it_needs_has_changed(root: Path) -> None:
    quick = [GOOD, BAD, OTHER]
    assert soak(root, quick) == quick
    assert standings(root, quick) == ["passed", "failed", "passed"]
    assert soak(root, quick) == [BAD], "it goes on where it was"
    (root / "kit" / "code.py").write_text("2\n")
    assert standings(root, quick) == ["stale", "failed", "passed"]
    assert soak(root, quick) == [BAD, GOOD]
    (root / "kit" / "new.py").write_text("a file that is not committed counts too\n")
    assert standings(root, quick) == ["stale", "failed", "passed"]


def test_the_same_files_in_another_commit_are_the_same(root: Path) -> None:
    soak(root, [GOOD])
    (root / "other" / "code.py").write_text("2\n")
    subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-aqm", "Go on"], cwd=root, check=True
    )
    assert standings(root, [GOOD]) == ["passed"]


def test_it_stops_on_time_and_what_was_stopped_does_not_count(root: Path) -> None:
    assert soak(root, [GOOD, SLOW, OTHER], until=lambda started, _: SLOW in started) == [GOOD, SLOW]
    assert standings(root, [GOOD, SLOW, OTHER]) == ["passed", "never", "never"]


def test_a_unit_that_is_known_to_take_longer_than_there_is_time_is_passed_over(root: Path) -> None:
    Results(root).add(Result(SLOW.id, "c", "of other files", "2026-01", False, 60.0 * MINUTES + 1))
    assert soak(root, [SLOW, GOOD], until=lambda *_: False) == [GOOD]


def test_a_unit_that_does_not_end_fails(root: Path) -> None:
    Soak(root, 1, lambda unit: [sys.executable, "-c", DOES[unit]], patience=0.0).run([SLOW])
    assert standings(root, [SLOW]) == ["failed"]
    assert Results(root).last[SLOW.id].told == "did not end within 0 s"


def test_several_run_at_once(root: Path) -> None:
    assert soak(root, [SLOW, GOOD], 2, until=lambda _, driver: GOOD.id in driver.results.last) == [SLOW, GOOD]
    assert standings(root, [GOOD, SLOW]) == ["passed", "never"]


def test_a_result_from_while_something_changed_does_not_count(root: Path) -> None:
    touched = "from pathlib import Path; Path('kit/code.py').write_text('3')"
    Soak(root, 1, lambda unit: [sys.executable, "-c", touched]).run([GOOD])
    assert standings(root, [GOOD]) == ["never"]


def test_the_report_has_a_row_for_each_family_and_the_command_that_repeats_a_failure(root: Path) -> None:
    soak(root, [GOOD, BAD])
    (root / "kit" / "code.py").write_text("2\n")
    commit = Checkout(root).commit().split()[0]
    assert report(UNITS, Results(root), Checkout(root)).splitlines() == [
        f"Soak at {commit} with changes",
        "",
        "             units  passed  failed   stale   never  CPU min",
        "a/test_a.py      2       0       1       1       0      0.0",
        "b/test_b.py      2       0       0       0       2      0.0",
        "all              4       0       1       1       2      0.0",
        "",
        "Failed:",
        f"  {BAD.id}, at {commit}",
        "    again: .venv/bin/pytest -m soak 'tests/a/test_a.py::test_bad[seed7]'",
        "    E   seed 7, decision 3: gold is lost",
        "",
        "Passed before something changed:",
        f"  {GOOD.id}",
        "",
        "Never ran:",
        f"  {SLOW.id}",
        f"  {OTHER.id}",
    ]


def test_the_report_tells_which_prompts_were_answered_on_the_page(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each unit writes down what it was asked; what has not passed, or is of another time, does not count."""
    clicker = "tests/browser/test_clicker.py::test_a_game"
    first, second, old = (Unit(f"{clicker}[{number}]", (needs,)) for number, needs in enumerate(("kit", "kit", "slow")))
    asked = {first: ["hades.raise", "act"], second: ["act", "no-such-prompt"], old: ["offer"]}

    def command(unit: Unit) -> list[str]:
        return [sys.executable, "-c", f"from tools.soak.prompts import *; write_down('cyclades', {asked[unit]})"]

    monkeypatch.setenv("PYTHONPATH", str(Path(tools.soak.__file__).parents[2]))
    Soak(root, 1, command).run([first, second, old])
    (root / "slow" / "code.py").write_text("2\n")
    said = report([first, second, old], Results(root), Checkout(root))
    count = len(prompts_of("cyclades"))
    assert f"\n\nOn the page:\n  archipelago: answered 0 of {len(prompts_of('archipelago'))} prompts\n" in said
    line, never = said.partition("  cyclades: ")[2].splitlines()[:2]
    assert line == f"answered 2 of {count} prompts"
    assert never.startswith("    never: ")
    assert len(never.split(", ")) == count - 2
    assert "offer" in never.split(", ")


def test_the_report_names_what_should_be_split_and_counts_what_it_does_not_name(root: Path) -> None:
    results = Results(root)
    many = [Unit(f"tests/c/test_c.py::test_c[{number}]") for number in range(23)]
    results.add(Result(GOOD.id, "c", Checkout(root).print_of(GOOD.needs), "2026-01", True, 61.2))
    said = report([GOOD, *many], results, Checkout(root))
    assert said.endswith(f"\n\nLonger than 60 s:\n  {GOOD.id}, 61 s")
    assert f"  {many[19].id}\n  and 3 more\n" in said
    assert many[20].id not in said
