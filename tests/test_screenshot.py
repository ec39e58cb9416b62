"""The picture of the README."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tools.make_screenshot import picture

DRAWN = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"


def texts(svg: str) -> list[str]:
    """What can be read in it, spaces aside."""
    return ["".join((element.text or "").split()) for element in ElementTree.fromstring(svg).iter() if element.text]


def test_the_picture_fetches_nothing() -> None:
    svg = DRAWN.read_text(encoding="utf-8")
    assert re.findall(r"\w+://[^\"'\s]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in svg


def test_the_picture_shows_what_the_terminal_shows_today() -> None:
    assert texts(DRAWN.read_text(encoding="utf-8")) == texts(picture())
