"""How a game begins: islands, fleets, gold, cards and the first turn order."""

from collections import Counter

import pytest

from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.state import State
from trireme.games.cyclades.view import CycladesView
from trireme.kit.engine.question import CHANCE, Pick
from trireme.kit.errors import BadOption

ALL = (2, 3, 4, 5)
STARTS = {  # islands and fleets of each seat
    2: [("gyaros amorgos", "B2 G5"), ("tinos sifnos", "D4 K2")],
    3: [("gyaros amorgos", "C2 G5"), ("tinos andros", "D4 F1"), ("kythnos sifnos", "F4 K2")],
    4: [("naxos anafi", "B3 F7"), ("tinos milos", "D6 F1"), ("paros thera", "F5 K1"), ("delos amorgos", "F3 I5")],
    5: [
        ("kea thera", "C6 K1"),
        ("naxos irakleia", "B3 E7"),
        ("paros kimolos", "F5 K6"),
        ("serifos milos", "D8 F1"),
        ("delos ios", "F3 G9"),
    ],
}


def beginning(players: int) -> tuple[Cyclades, State]:
    """Before anything is drawn."""
    game = Cyclades(players=players, chance="explicit")
    return game, game.start(0)


def first_view(players: int) -> CycladesView:
    game, s = beginning(players)
    return game.view(s, None)


def to_be_drawn(game: Cyclades, s: State) -> dict[str, int]:
    """What may come out next, with its weight."""
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    return {answer.text: weight for answer, weight in zip(question.answers, question.weights, strict=True)}


@pytest.mark.rules("CYC-CMP-01")
@pytest.mark.parametrize("players", ALL)
def test_two_to_five_may_play(players: int) -> None:
    assert len(Cyclades(players=players).start(1).gold) == players


@pytest.mark.rules("CYC-CMP-01")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_or_seven_may_not(players: int) -> None:
    with pytest.raises(BadOption) as error:
        Cyclades(players=players)
    assert str(error.value) == f"Option players: {players} is out of bounds. It goes from 2 to 5."


@pytest.mark.rules("CYC-SET-01")
@pytest.mark.parametrize("players", ALL)
def test_five_gold_each(players: int) -> None:
    game, s = beginning(players)
    assert [game.view(s, seat).players[seat].gold for seat in range(players)] == [5] * players


@pytest.mark.rules("CYC-SET-02", "CYC-SET-03", "CYC-SET-06")
@pytest.mark.parametrize("players", ALL)
def test_islands_troops_and_fleets_are_fixed(players: int) -> None:
    view = first_view(players)
    for seat, (islands, seas) in enumerate(STARTS[players]):
        own = {island.id: island.troops for island in view.islands if island.owner == seat}
        assert own == dict.fromkeys(islands.split(), 1)
        assert {sea.id: sea.fleets for sea in view.seas if sea.owner == seat} == dict.fromkeys(seas.split(), 1)


@pytest.mark.rules("CYC-SET-06")
@pytest.mark.parametrize("players", ALL)
def test_nobody_is_asked_before_the_offerings(players: int) -> None:
    game = Cyclades(players=players)
    s = game.start(4)
    assert {question.prompt for question in game.asks(s)} == {"offer"}


@pytest.mark.rules("CYC-SET-04")
@pytest.mark.parametrize("players", ALL)
def test_six_troops_and_six_fleets_in_reserve(players: int) -> None:
    assert {(player.troops_left, player.fleets_left) for player in first_view(players).players} == {(6, 6)}


@pytest.mark.rules("CYC-SET-05")
@pytest.mark.parametrize("players", ALL)
def test_an_income_of_two_each(players: int) -> None:
    assert [player.income for player in first_view(players).players] == [2] * players


@pytest.mark.rules("CYC-PHA-03")
@pytest.mark.parametrize("players", ALL)
def test_seven_gold_for_the_first_offerings(players: int) -> None:
    game = Cyclades(players=players)
    s = game.start(8)
    assert [game.view(s, seat).players[seat].gold for seat in range(players)] == [7] * players


@pytest.mark.rules("CYC-SET-10")
@pytest.mark.parametrize("players", ALL)
def test_each_fleet_lies_beside_an_own_island(players: int) -> None:
    board = Cyclades(players=players).ruleset.tables.board
    beside = {sea.id: set(sea.adj_islands) for sea in board.sea}
    for start in board.start:
        assert all(beside[sea] & set(start.islands) for sea in start.fleets)


@pytest.mark.rules("CYC-SET-11")
@pytest.mark.parametrize("players", ALL)
def test_other_islands_are_neutral(players: int) -> None:
    view = first_view(players)
    taken = {island for islands, _ in STARTS[players] for island in islands.split()}
    neutral = {island.id: island.troops for island in view.islands if island.owner is None}
    assert neutral == {island.id: 0 for island in view.islands if island.id not in taken}


@pytest.mark.rules("CYC-SET-12")
@pytest.mark.parametrize("players", ALL)
def test_nothing_is_built_or_owned_yet(players: int) -> None:
    game, s = beginning(players)
    view = game.view(s, None)
    for island in view.islands:
        printed = next(each.prosperity for each in game.ruleset.tables.board.island if each.id == island.id)
        assert (set(island.buildings), island.metropolis, island.figure) == ({""}, False, "")
        assert island.prosperity == printed
    assert {(player.priests, player.philosophers, player.creatures) for player in view.players} == {(0, 0, ())}
    assert view.kraken == ""


@pytest.mark.rules("CYC-SET-13", "CYC-CMP-06")
def test_any_of_seventeen_creatures_may_be_the_first() -> None:
    game, s = beginning(2)
    assert (game.view(s, None).pile, game.view(s, None).discard) == (17, ())
    for seat in ("A", "B", "A"):
        game.apply(s, CHANCE, f"order {seat}")
    assert to_be_drawn(game, s) == dict.fromkeys(game.ruleset.tables.creature_ids, 1)


@pytest.mark.rules("CYC-SET-14", "CYC-SET-15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_marker_each_in_random_order(players: int) -> None:
    game, s = beginning(players)
    assert to_be_drawn(game, s) == dict.fromkeys("ABCDE"[:players], 1)
    game.apply(s, CHANCE, "order B")
    assert to_be_drawn(game, s) == dict.fromkeys(set("ABCDE"[:players]) - {"B"}, 1)
    sealed = Cyclades(players=players)
    assert {Counter(sealed.start(seed).order).most_common(1)[0][1] for seed in range(10)} == {1}
    assert len({tuple(sealed.start(seed).order) for seed in range(40)}) > 3


@pytest.mark.rules("CYC-TWO-01")
def test_two_markers_each_in_random_order() -> None:
    game, s = beginning(2)
    assert to_be_drawn(game, s) == {"A": 2, "B": 2}
    game.apply(s, CHANCE, "order B")
    assert to_be_drawn(game, s) == {"A": 2, "B": 1}
    sealed = Cyclades(players=2)
    orders = {tuple(sealed.start(seed).order) for seed in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 0, 1, 1] for order in orders)


@pytest.mark.rules("CYC-GOD-01", "CYC-GOD-03", "CYC-GOD-07", "CYC-GOD-11")
@pytest.mark.parametrize("players", ALL)
def test_any_god_may_be_the_first(players: int) -> None:
    game = Cyclades(players=players, chance="explicit")
    s = game.position({"at": "gods"})
    assert to_be_drawn(game, s) == dict.fromkeys(("poseidon", "ares", "zeus", "athena"), 1)
    sealed = Cyclades(players=players)
    assert len({tuple(sealed.start(seed).gods) for seed in range(200)}) == 24


@pytest.mark.rules("CYC-GOD-06", "CYC-GOD-10")
@pytest.mark.parametrize("players", [2, 4])
def test_from_the_second_cycle_on_three_gods_are_shuffled(players: int) -> None:
    game = Cyclades(players=players, chance="explicit")
    s = game.position({"at": "gods", "cycle": 2, "gods": ["zeus", "ares", "poseidon", "athena"]})
    assert to_be_drawn(game, s) == dict.fromkeys(("poseidon", "ares", "zeus"), 1)
