"""What modules say in place of a sentence: nothing but known sentences, with the same figures, and never an island."""

from __future__ import annotations

import re

import pytest

from tests.web.test_words import of_board
from tests.words.ftl import INSTEAD, Message, messages
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.registry import module_folders
from trireme.words import Words

ISLAND = re.compile(r"\b(islands?|îles?)\b", re.IGNORECASE)
UNSAID = re.compile(
    r"(option|module|problem)-.*|(lesson|primer)-.*|.*(deploy|FRE-\d\d).*|outlook-hades-bonus|.*amazons.*|why-HAD-PWR-(04|18)"
)
"""What is said where no table is or of a written position, what Titans replace by a placement of their own, and the
island of the Amazons."""
CARD = "card-"
"""What the page says of a component in place of its own text."""


def all_of(language: str) -> dict[str, Message]:
    """All that a table of Cyclades can say."""
    return messages("cyclades", language) | of_board("cyclades", language)


def bare(arguments: set[str]) -> set[str]:
    return {re.sub(r"_(the|The|of|to)$", "", argument) for argument in arguments}


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_stand_for_sentences_and_take_the_same_figures(language: str) -> None:
    said = all_of(language)
    instead = {key: message for key, message in said.items() if INSTEAD in key}
    assert instead
    for key, message in instead.items():
        base, _, module = key.partition(INSTEAD)
        assert module in module_folders("cyclades"), key
        if not base.startswith(CARD):
            figures = {name: bare(arguments) for name, arguments in message.arguments.items()}
            assert figures == {name: bare(each) for name, each in said[base].arguments.items()}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_territories_no_island_is_spoken_of(language: str) -> None:
    said = all_of(language)
    instead = f"{INSTEAD}titans"
    without = {key.removesuffix(instead) for key in said if key.endswith(instead)}
    about_islands = {
        key
        for key, message in said.items()
        if ISLAND.search(spoken(message.source)) and not UNSAID.fullmatch(key) and not of_titans(key)
    }
    assert about_islands - without == set()
    assert not {key for key in about_islands if key.endswith(instead)}


def of_titans(key: str) -> bool:
    """Titans have islands too, of several territories."""
    return "titans" in key.partition(INSTEAD)[0] or key.startswith(("why-TIT", "why-MON"))


def spoken(source: str) -> str:
    """Without keys, arguments and names of units."""
    return re.sub(r'\$\w+|"[^"]*"|^\s*\.?[\w-]+ =|\[[\w-]+\]', "", source, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "base", "with_titans"),
    [
        ("en", "On which island do you place your free troop?", "On which territory do you place your free troop?"),
        (
            "fr",
            "Sur quelle île placez-vous votre troupe gratuite\u202f?",
            "Sur quel territoire placez-vous votre troupe",
        ),
    ],
)
def test_a_table_says_what_its_modules_say(language: str, base: str, with_titans: str) -> None:
    assert Words(language, "cyclades").say("ask-gift-troop") == base
    assert Words(language, "cyclades", modules=("monuments",)).say("ask-gift-troop") == base
    assert (
        Words(language, "cyclades", modules=("monuments", "titans.teams")).say("ask-gift-troop").startswith(with_titans)
    )
