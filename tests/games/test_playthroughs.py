"""Golden playthroughs: a game for each number of players, told in words. Their changes are read in review."""

import pytest

from tools.make_playthroughs import PLAYTHROUGHS, playthrough
from tools.playthroughs.common import TESTS

HOW = "the game is told differently now: run `make playthroughs`, read what changed, and commit it if it is right"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_told_as_before(name: str) -> None:
    assert playthrough(name).encode() == (TESTS / "playthroughs" / f"{name}.txt").read_bytes(), HOW
