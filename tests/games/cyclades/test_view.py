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


@pytest.mark.rules("CYC-ACT-10")
def test_markers_lie_where_they_are_until_their_turn_is_over() -> None:
    game = Cyclades(players=4)
    s = game.position(
        {
            "at": "actions",
            "gods": ["athena", "poseidon", "zeus"],
            "offerings": {"athena": "C 1", "zeus": "A 2"},
            "apollo": ["D", "B"],
        }
    )

    def lying() -> tuple[list[str], int, int, int]:
        view = game.view(s, None)
        gods = [god.god for god in view.gods if god.seat is not None and not god.back]
        return gods, view.apollo_back, len(view.next_order), view.next_places

    assert lying() == (["athena", "zeus"], 0, 0, 4)
    game.apply(s, 2, "end")
    assert lying() == (["zeus"], 0, 1, 4)
    game.apply(s, 0, "end")
    assert game.asked(s) == [3], "the first on Apollo places a prosperity marker"
    assert lying() == ([], 1, 3, 4)


@pytest.mark.rules("CYC-TWO-01")
def test_two_players_have_two_places_each_in_the_turn_order() -> None:
    game = Cyclades(players=2)
    assert game.view(game.start(0), None).next_places == 4
