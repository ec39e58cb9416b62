"""Everything that the content of Cyclades names has words in both languages, and an icon of the page."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.cyclades import rhodes
from trireme.games.cyclades import game

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web" / "src"
CONTENT = sorted(Path(game.__file__).parent.glob("**/content/*.toml"))
GUEST = sorted((Path(rhodes.__file__).parent / "content").glob("*.toml"))
MOMENT = "moment"
"""A kind that is named in sentences only, without a text or an icon."""
WORDS = ("name_en", "name_fr", "text_en", "text_fr")


def named(files: list[Path]) -> list[dict[str, Any]]:
    """Return the entries with a name."""
    tables = [tomllib.loads(file.read_text("utf-8")) for file in files]
    lists = [each for table in tables for kind, each in table.items() if isinstance(each, list) and kind != MOMENT]
    return [entry for entries in lists for entry in entries if "name_en" in entry]


def icons() -> set[str]:
    """Return the icons of all pages, of the board of Cyclades, and of its expansions."""
    files = [WEB / "lib" / "icons.json", *WEB.glob("boards/cyclades/**/icons.json")]
    return {name for file in files for name in json.loads(file.read_text("utf-8"))}


@pytest.mark.parametrize(("files", "least"), [(CONTENT, 80), (GUEST, 1)])
def test_every_entry_has_its_words_and_an_icon(files: list[Path], least: int) -> None:
    entries, drawn = named(files), icons()
    assert len(entries) >= least
    assert [entry["id"] for entry in entries if not all(entry.get(word) for word in WORDS)] == []
    assert [entry["id"] for entry in entries if entry.get("icon", entry["id"]) not in drawn] == []
