"""Hexes: edges meet their opposites, and a tile fits in some of six turns."""

from trireme.kit.hexes import DIRECTIONS, fits, neighbours, opposite, rotated, turned

COAST = (1, 1, 0, 0, 0, 0)
"""Water to the east and north-east."""


def test_the_edge_of_a_neighbour_faces_the_other_way() -> None:
    for direction, there in enumerate(DIRECTIONS):
        assert neighbours(there)[opposite(direction)] == (0, 0)


def test_turning_a_tile_turns_its_edges_with_the_hexes_around_it() -> None:
    for turn in range(6):
        edges = turned(COAST, turn)
        for direction, there in enumerate(DIRECTIONS):
            beside = DIRECTIONS.index(rotated(there, turn))
            assert edges[beside] == COAST[direction]


def test_a_tile_lies_where_like_meets_like() -> None:
    laid = {(0, 0): COAST}
    east, west = (1, 0), (-1, 0)
    assert not fits(laid, east, COAST)
    assert fits(laid, west, (0,) * 6)
    assert not fits(laid, (0, 0), COAST)
    assert [turn for turn in range(6) if fits(laid, east, turned(COAST, turn))] == [2, 3]
