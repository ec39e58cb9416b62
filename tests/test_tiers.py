"""`make test` stays short: few browser tests are smoke tests, and CI runs what `make test` leaves out."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SMOKE = range(20, 31)
"""How many browser tests may be marked `smoke`."""


def selection(target: str) -> str:
    """The marker expression with which a target of the Makefile runs pytest."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf'^{target}:.*\n\t.*pytest .*-m "([^"]+)"', makefile, re.MULTILINE)
    assert found, f"make {target} runs no selection of tests"
    return found[1]


def test_the_tiers_complement_each_other() -> None:
    assert selection("test") == "not soak and not full"
    assert selection("full") == "full and not soak"


def test_ci_runs_both_tiers() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert [line for line in commands if line.startswith("make ")] == ["make test", "make full"]


def test_smoke_tests_are_few() -> None:
    files = (ROOT / "tests" / "browser").glob("test_*.py")
    marks = sum(file.read_text(encoding="utf-8").count("@pytest.mark.smoke") for file in files)
    assert marks in SMOKE
