"""Two commits beside each other: bench/compare.py."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="there are no commits here")
def test_the_working_tree_is_compared_with_a_commit() -> None:
    command = [sys.executable, "bench/compare.py", "HEAD", "--rounds=2", "--seconds=0.02", "--only=peloponnes, alone"]
    said = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert "the working tree" in said
    assert [line.split("  ")[0] for line in said.splitlines() if line.startswith("peloponnes")] == ["peloponnes, alone"]
    trees = subprocess.run(["git", "worktree", "list"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert "/base " not in trees, "what was laid out for it is gone again"


def test_a_setting_that_there_is_not_is_named() -> None:
    command = [sys.executable, "bench/compare.py", "HEAD", "--only=chess"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 2
    assert "no setting begins with 'chess'; there are peloponnes, alone, " in said.stderr
