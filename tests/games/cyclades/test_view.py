"""What the page shows of Cyclades and a case cannot say."""

import pytest

from trireme.games.cyclades.game import Cyclades


@pytest.mark.rules("CYC-OFF-08", "CYC-OFF-12")
def test_a_displaced_marker_is_the_next_to_be_placed() -> None:
    game = Cyclades(players=4)
    s = game.position({"at": "offerings", "gods": ["ares", "zeus", "poseidon"]})
    game.apply(s, 0, "offer ares 3")
    assert (game.view(s, None).waiting, game.view(s, None).displaced) == ((1, 2, 3), False)
    game.apply(s, 1, "offer ares 4")
    assert (game.view(s, None).waiting, game.view(s, None).displaced) == ((0, 2, 3), True)
    game.apply(s, 0, "apollo")
    assert (game.view(s, None).waiting, game.view(s, None).displaced) == ((2, 3), False)
