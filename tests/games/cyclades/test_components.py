"""What lies in the box of the base game."""

from collections import Counter

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.kit.engine.question import Pick

BOX = Cyclades(players=4).ruleset
CONTENT = BOX.content


@pytest.mark.rules("CYC-CMP-02", "CYC-CMP-03")
def test_eight_troops_and_eight_fleets_each() -> None:
    assert (CONTENT.components.troops_per_player, CONTENT.components.fleets_per_player) == (8, 8)


@pytest.mark.rules("CYC-CMP-05")
def test_the_faces_of_a_die() -> None:
    assert sorted(CONTENT.dice.faces) == [0, 1, 1, 2, 2, 3]
    game = Cyclades(players=2, chance="explicit")
    s = game.position(
        {
            "at": "actions",
            "gods": ["poseidon"],
            "offerings": {"poseidon": "A 1"},
            "seas": {"D3": "A 1"},
            "turn_order": ["B", "B", "A"],
        }
    )
    game.apply(s, 0, "recruit A1")
    game.apply(s, 0, "fleet D3>D4 x1")
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    faces = {answer.text: weight for answer, weight in zip(question.answers, question.weights, strict=True)}
    assert faces == {"0": 1, "1": 2, "2": 2, "3": 1}


@pytest.mark.rules("CYC-CMP-06")
def test_seventeen_creatures_one_of_each() -> None:
    ids = [creature.id for creature in CONTENT.creature]
    assert len(ids) == len(set(ids)) == CONTENT.components.creature_cards == 17
    assert all(creature.copies == 1 for creature in CONTENT.creature)


@pytest.mark.rules("CYC-CMP-07")
def test_philosophers_and_priests() -> None:
    assert (CONTENT.components.philosopher_cards, CONTENT.components.priest_cards) == (17, 18)


@pytest.mark.rules("CYC-CMP-08")
def test_ten_tiles_of_each_building() -> None:
    tiles = {building.id: building.count for building in CONTENT.building}
    assert tiles == {"port": 10, "fortress": 10, "temple": 10, "university": 10, "metropolis": 10}
    assert BOX.tables.building_supply == [0, 10, 10, 10, 10]


@pytest.mark.rules("CYC-CMP-09")
def test_sixteen_prosperity_markers() -> None:
    game = Cyclades(players=4)
    assert game.view(game.start(0), None).markers_left == 16


@pytest.mark.rules("CYC-CMP-10")
def test_four_gods_have_a_tile() -> None:
    assert [god.id for god in CONTENT.god if god.tile] == ["poseidon", "ares", "zeus", "athena"]
    assert [god.id for god in CONTENT.god if not god.tile] == ["apollo"]


@pytest.mark.rules("CYC-CMP-11")
def test_five_creatures_have_a_figurine() -> None:
    figurines = [creature.id for creature in CONTENT.creature if creature.figurine]
    assert figurines == ["kraken", "minotaur", "chiron", "medusa", "polyphemus"]


@pytest.mark.rules("CYC-MET-01", "CYC-MET-13")
@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_every_island_has_one_site_over_one_slot_or_two(players: str) -> None:
    for island in CONTENT.board[players].island:
        assert len(set(island.metropolis_covers)) == (1 if island.slots == 1 else 2), island.id
        assert set(island.metropolis_covers) <= set(range(island.slots)), island.id


@pytest.mark.rules("CYC-CMP-12", "CYC-CMP-13")
@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_an_island_touches_every_sea_beside_one_of_its_hexes(players: str) -> None:
    board = CONTENT.board[players]
    around = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for island in board.island:
        beside = {(q + dq, r + dr) for q, r in island.hexes for dq, dr in around}
        assert set(island.adj_seas) == {sea.id for sea in board.sea if (sea.q, sea.r) in beside}, island.id
        assert all((island.id in sea.adj_islands) == (sea.id in island.adj_seas) for sea in board.sea)


@pytest.mark.rules("CYC-SET-07", "CYC-SET-08", "CYC-SET-09")
@pytest.mark.parametrize(
    ("players", "islands", "seas", "trade"), [(2, 8, 30, 4), (3, 8, 30, 4), (4, 10, 46, 6), (5, 13, 61, 6)]
)
def test_the_boards(players: int, islands: int, seas: int, trade: int) -> None:
    board = CONTENT.board[str(players)]
    assert (len(board.island), len(board.sea)) == (islands, seas)
    assert Counter(sea.trade for sea in board.sea)[1] == len(board.trade_seas) == trade


@pytest.mark.rules("CYC-SET-07")
def test_two_and_three_play_on_the_same_board() -> None:
    two, three = CONTENT.board["2"], CONTENT.board["3"]
    assert (two.island, two.sea, two.trade_seas) == (three.island, three.sea, three.trade_seas)
