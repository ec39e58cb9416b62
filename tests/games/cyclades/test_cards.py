"""Each card of the track is one object, found in one file."""

from __future__ import annotations

import ast
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from trireme.games.cyclades.cards.aimed import Aimed
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.game import Cyclades
from trireme.kit.content.loading import read_content
from trireme.kit.errors import BadContent
from trireme.kit.registry import content_files, folder_of

FOLDER = Path(str(folder_of("cyclades")))
CARDS = [card.id for card in Cyclades().ruleset.cards]
ELSEWHERE = {
    "position/values.py": {"kraken", "siren"},  # an example in an error,
    "position/reader.py": {"kraken"},  # the marker at sea, which is a fact of its own,
    "position/facts.py": {"kraken"},
    "state.py": {"kraken"},
    "events.py": {"kraken"},
    "units/movement.py": {"kraken"},
    "bot/prospects.py": {"pegasus"},  # what a bot thinks of a card,
    "cards/chiron.py": {"giant", "harpy", "pegasus"},  # those that CYC-CHI-01 names,
    "cards/harpy.py": {"minotaur"},  # and whom CYC-HAR-05 spares.
}


def named(path: Path) -> set[str]:
    """The cards that a source names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in CARDS}


def test_a_card_is_named_in_its_own_file_only() -> None:
    found = {}
    for path in sorted(FOLDER.rglob("*.py")):
        where = path.relative_to(FOLDER).as_posix()
        if where.startswith("modules/"):
            continue  # Their rules name those that they meet: HAD-NEC-16, HAD-UND-17.
        if names := named(path) - {path.stem} - ELSEWHERE.get(where, set()):
            found[where] = names
    # What a fleet falls prey to is told by name when it is pushed into the Kraken.
    assert found == {"cards/polyphemus.py": {"kraken"}}


@pytest.mark.parametrize("id", CARDS)
def test_every_card_has_a_file_with_a_class_of_its_name(id: str) -> None:
    card = next(card for card in Cyclades().ruleset.cards if card.id == id)
    assert type(card).__module__ == f"trireme.games.cyclades.cards.{id}"
    assert type(card).__name__ == id.capitalize()
    assert isinstance(card, Card)


def test_a_creature_with_one_target_and_one_effect_needs_no_more_than_40_lines() -> None:
    """All that asks for a target and puts no question of its own after it."""
    simple = [card.id for card in Cyclades().ruleset.cards if isinstance(card, Aimed) and not card.steps()]
    lines = {id: len((FOLDER / "cards" / f"{id}.py").read_text(encoding="utf-8").splitlines()) for id in simple}
    assert {"harpy", "giant", "griffon", "medusa", "minotaur", "chiron", "satyr", "dryad"} <= lines.keys()
    assert max(lines.values()) <= 40, lines


def test_a_creature_that_nothing_is_known_of_is_an_error() -> None:
    raw: dict[str, Any] = deepcopy(read_content(content_files("cyclades")))
    raw["creature"].append({**raw["creature"][0], "id": "hydra"})
    with pytest.raises(BadContent) as error:
        Cyclades(content=raw)
    assert str(error.value) == (
        "cyclades.toml [creature] id: nothing says what “hydra” does. cards/hydra.py must have a class Hydra."
    )


def test_gods_and_buildings_too_have_files_of_their_own() -> None:
    ruleset = Cyclades().ruleset
    for folder, nouns in (("gods", ruleset.gods), ("buildings", ruleset.buildings)):
        for noun in nouns:
            assert type(noun).__module__ == f"trireme.games.cyclades.{folder}.{noun.id}"
            assert type(noun).__name__ == noun.id.capitalize()
