"""The README's lines of Python run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_python_of_the_readme_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[number], f"README.md, block {number + 1}", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_there_are_ten_lines() -> None:
    assert len(BLOCKS) == 2
    assert "trireme.make" in BLOCKS[0]
