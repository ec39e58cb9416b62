"""What the page shows of Peloponnes and does not work out by itself."""

import pytest

from trireme.games.peloponnes.game import Peloponnes


@pytest.mark.rules("PEL-SOL-12")
def test_the_extra_income_is_part_of_what_the_civilization_brings() -> None:
    game = Peloponnes(players=1, level=2)
    s = game.start(1)
    game.apply(s, 0, "civilization messene")
    printed = game.view(s, 0).mats[0].income
    game.apply(s, 0, "extra stone")
    assert game.view(s, 0).mats[0].income == {**printed, "stone": printed["stone"] + 1}


@pytest.mark.rules("PEL-SUP-07")
def test_a_mat_says_what_its_marked_buildings_still_lack() -> None:
    game = Peloponnes(players=2)
    s = game.position({"at": "bid", "players": {"A": {"stone": 1, "buildings": ["agora"], "marked": ["agora"]}}})
    mat = game.view(s, 0).mats[0]
    assert (mat.unfinished, mat.missing) == ({"wood": 0, "stone": 4}, {"wood": 0, "stone": 3})
