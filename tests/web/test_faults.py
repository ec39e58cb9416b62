"""Faults that players have read on the page: none of them comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.typography import french
from trireme.words.bundles import Sentences

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"


def say(language: str, file: str, key: str, **figures: str | int) -> str:
    source = (WEB / file.replace("LANGUAGE", language)).read_text(encoding="utf-8")
    return Sentences(language, [french(source) if language == "fr" else source]).say(key, figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_set_of_buildings_lacks_nothing_and_does_not_say_nothing(language: str) -> None:
    """“For a Metropolis: nothing, or 3 more Philosophers.”"""
    file = "boards/cyclades/words/beside.LANGUAGE.ftl"
    whole = say(language, file, "players-lacking", buildings="NOTHING", missing=0, count=3)
    assert "NOTHING" not in whole
    assert "Philosoph" not in whole
    assert "Port" in say(language, file, "players-lacking", buildings="Port", missing=1, count=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_without_shares_speak_of_none(language: str) -> None:
    """“The shares are those that it was shown. No player gave a share.”"""
    told = say(language, "words/dice/LANGUAGE.ftl", "dice-verified-alone", draws=60)
    assert len(re.findall("share|contribution", told)) == 1


def test_no_link_is_called_by_the_id_of_a_rule() -> None:
    """The rulebook itself numbers its rules; elsewhere a link says what it leads to."""
    named = re.compile(r">\{(rule|id|rules\[\d\]|rule\.id)\}</(a|small)>")
    sources = {path: path.read_text(encoding="utf-8") for path in WEB.rglob("*.svelte") if "rules" not in path.parts}
    assert [path.name for path, text in sources.items() if named.search(text)] == []


def test_no_card_speaks_of_our_sources() -> None:
    for path in WEB.rglob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert not re.search("pieced together|second-hand|no source was found|sources indirectes|faute de source", text)
