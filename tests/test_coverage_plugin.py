"""The plugin that writes down which rules are tested."""

from pathlib import Path

import pytest

from tests.coverage_plugin import OUTSIDE, run_pytest
from tests.prohibitions import prohibitions
from trireme.cli.rule_report import read_report

pytestmark = pytest.mark.slow

TAGGED = """
import pytest

@pytest.mark.rules("PEL-BID-05")
def test_passes(): pass

@pytest.mark.rules("PEL-BID-05", "PEL-BID-06")
def test_fails(): assert False

@pytest.mark.rules("PEL-BID-07")
@pytest.mark.parametrize("coins", [1, 2])
def test_fails_once(coins): assert coins == 1

@pytest.mark.rules("PEL-BID-08")
@pytest.mark.parametrize("coins", [1, 2])
def test_passes_twice(coins): pass

@pytest.mark.parametrize("case", [pytest.param(1, id="of-its-own", marks=pytest.mark.rules("PEL-BID-09"))])
def test_case(case): pass

@pytest.mark.rules("PEL-BID-10")
def test_is_skipped(): pytest.skip()

def test_without_a_rule(): pass
"""


def written(folder: Path, *arguments: str) -> dict[str, list[str]]:
    """The report of the tests above."""
    tests = folder / "test_tagged.py"
    tests.write_text(TAGGED, encoding="utf-8")
    run = run_pytest(*OUTSIDE, *arguments, f"--rule-report={folder}", str(tests))
    assert "2 failed, 6 passed, 1 skipped" in run.stdout, run.stdout + run.stderr
    found = read_report(folder / "peloponnes.json").tests
    return {rule: [name.rpartition("::test_")[2] for name in names] for rule, names in found.items()}


EXPECTED = {"PEL-BID-05": ["passes"], "PEL-BID-08": ["passes_twice"], "PEL-BID-09": ["case[of-its-own]"]}


def test_the_report_names_the_tests_that_pass(tmp_path: Path) -> None:
    assert written(tmp_path) == EXPECTED


@pytest.mark.full
def test_the_report_is_the_same_from_several_processes(tmp_path: Path) -> None:
    assert written(tmp_path, "-p", "xdist", "-n", "2") == EXPECTED


def test_a_rule_that_no_rulebook_has_stops_the_run(tmp_path: Path) -> None:
    tests = tmp_path / "test_tagged.py"
    tests.write_text(TAGGED.replace("PEL-BID-10", "PEL-BID-99"), encoding="utf-8")
    run = run_pytest(*OUTSIDE, str(tests))
    assert run.returncode == 4
    assert "tests are tagged with rules that no rulebook has" in run.stderr
    assert "::test_is_skipped: PEL-BID-99" in run.stderr


def test_rules_that_a_class_quotes_for_its_questions_forbid_nothing() -> None:
    found = prohibitions("trireme.games.cyclades")
    assert "CYC-MET-10" not in found  # only among the rules of a question
    assert "CYC-GIA-01" in found  # there, and given as a reason


def test_rules_that_only_say_what_cannot_stand_forbid_no_move() -> None:
    found = prohibitions("trireme.games.cyclades")
    assert "HAD-FRE-22" not in found  # only in `impossible`
    assert "HAD-FRE-04" in found  # there, and given as a reason
