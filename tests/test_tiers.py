"""`make test` stays short: few browser tests are smoke tests, and CI runs what `make test` leaves out."""

import re
from pathlib import Path

import pytest

from tests.coverage_plugin import run_pytest

ROOT = Path(__file__).resolve().parent.parent
SMOKE = range(20, 29)
"""How many browser tests `make test` may run, each set of parameters counted: about 25."""


def selection(target: str) -> str:
    """The marker expression with which a target of the Makefile runs pytest."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf'^{target}:.*\n\t.*pytest .*-m "([^"]+)"', makefile, re.MULTILINE)
    assert found, f"make {target} runs no selection of tests"
    return found[1]


def test_the_tiers_complement_each_other() -> None:
    assert selection("test") == "not soak and not full"
    assert selection("full") == "full and not soak"


def test_ci_runs_both_tiers_and_builds_the_site() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert [line for line in commands if line.startswith("make ")] == ["make test", "make docs", "make full"]


@pytest.mark.slow
def test_smoke_tests_are_few() -> None:
    run = run_pytest("--collect-only", "-m", selection("test"), "tests/browser")
    assert run.returncode == 0, run.stdout[-3000:]
    found = [line for line in run.stdout.splitlines() if line.startswith("tests/browser/")]
    assert len(found) in SMOKE, "\n".join(found)
