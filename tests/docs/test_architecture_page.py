"""docs/architecture/index.md leads to files that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture" / "index.md").read_text(encoding="utf-8")
FINDING = PAGE.partition("## Find your way")[2].partition("\n## ")[0]
NAMED = sorted(set(re.findall(r"`((?:web|server|kit|games|cli|bots|arena|words)/[^`]+)`", FINDING)))


@pytest.mark.parametrize("path", NAMED)
def test_a_path_of_the_page_is_there(path: str) -> None:
    base = ROOT if path.startswith("web/") else ROOT / "src" / "trireme"
    assert [*base.glob(re.sub(r"<\w+>", "*", path))]


def test_many_questions_are_answered() -> None:
    assert len(NAMED) > 20


def test_every_package_is_named() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "trireme").glob("*/__init__.py")}
    assert packages == set(re.findall(r"`src/trireme/(\w+)`", PAGE))
