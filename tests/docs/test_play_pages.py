"""The pages for players name buttons that the page has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "play").glob("*.md"))
WORDS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "web" / "src" / "words").rglob("*en.ftl"))
)
SAID = {text.strip() for text in re.findall(r"^[\w-]+ =[ \n]+(.+)$", WORDS, re.MULTILINE)}
GAMES = {"Cyclades", "Peloponnes", "Archipelago"}


def buttons(page: Path) -> list[str]:
    """What a page sets in bold in the middle of a sentence or a cell: the name of a button."""
    text = page.read_text(encoding="utf-8")
    return [each for each in re.findall(r"\*\*([^*\n]+)\*\*", text) if not each.startswith(("Point", "Every", "Each"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_buttons_of_a_page_have_these_names(page: Path) -> None:
    named = {re.sub("|".join(GAMES), "{ $game }", each) for each in buttons(page)}
    assert named <= SAID


def test_buttons_are_named() -> None:
    assert sum(len(buttons(page)) for page in PAGES) > 5
