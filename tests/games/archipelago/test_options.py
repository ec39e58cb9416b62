"""What a table of Archipelago can choose, and what its components must hold."""

from typing import Any

import pytest

from trireme.games.archipelago.game import Archipelago, printed
from trireme.games.archipelago.options import EXCLUDES
from trireme.kit.errors import BadOption


@pytest.mark.rules("ARC-CMP-01")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOption, match="It goes from 2 to 5"):
        Archipelago(players=players)


@pytest.mark.rules("ARC-VAR-14")
def test_variants_that_exclude_each_other_are_not_combined() -> None:
    with pytest.raises(BadOption, match="open-objectives cannot be played with two-trends"):
        Archipelago(variants=["two-trends", "open-objectives"])
    assert Archipelago(variants=["two-trends", "second-edition"]).ruleset.second_edition


@pytest.mark.rules("ARC-VAR-14")
def test_the_variants_are_those_of_the_components() -> None:
    content, _ = printed()
    assert {variant.id: variant.excludes for variant in content.variant} == EXCLUDES


def test_a_choice_of_objective_needs_three_players() -> None:
    with pytest.raises(BadOption, match="objective-choice needs 3 players or more"):
        Archipelago(players=2, variants=["objective-choice"])


@pytest.mark.rules("ARC-CMP-12", "ARC-CMP-02", "ARC-EXP-18")
def test_the_components_are_as_many_as_the_rules_say() -> None:
    tables, content = Archipelago().ruleset.tables, printed()[0]
    assert tables.characters.bit_count() == 24
    assert len(tables.card_ids) - 24 == 24
    assert tables.wonders.bit_count() == 4
    assert tables.wonders & tables.characters == 0
    assert tables.hexes == 24
    assert len(content.objective) == 30
    assert all(face.volcano or face.huts == 5 - len(face.resources) for face in content.face)


@pytest.mark.rules("ARC-TWO-02", "ARC-TWO-10", "ARC-VAR-06", "ARC-VAR-13")
@pytest.mark.parametrize(
    "table",
    [{"players": 2}, {"players": 4, "variants": ["open-objectives"]}, {"players": 4, "variants": ["benefactor-plus"]}],
)
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_separatist_and_pacifist_are_taken_out(table: dict[str, Any], length: str) -> None:
    game = Archipelago(**table, length=length)
    kinds = {printed()[0].objective[number].kind for number in game.ruleset.dealt}
    assert kinds == {"ordinary"}
    usual = Archipelago(players=4, length=length)
    assert len(usual.ruleset.dealt) == 10
