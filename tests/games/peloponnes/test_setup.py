"""How a game begins: civilizations, order, stacks and chits. Chance is a question here, so that it can be seen."""

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.engine.question import CHANCE, Pick
from trireme.kit.errors import BadOption, Unreadable

PRINTED = {  # inhabitants, wood, stone, food, coins
    "messene": (2, 0, 0, 0, 6),
    "patras": (1, 0, 0, 0, 7),
    "arkadia": (2, 0, 0, 0, 8),
    "korinth": (3, 0, 0, 3, 7),
    "sparta": (3, 4, 0, 0, 7),
    "pylos": (2, 0, 3, 0, 8),
    "argos": (2, 0, 0, 0, 5),
}


def before_the_deal(players: int) -> tuple[Peloponnes, State]:
    game = Peloponnes(players=players, chance="explicit")
    return game, game.start(0)


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (
            {"at": []},
            "at: “[]” is not known. There are setup, reveal, bid, place, once, income, disaster, supply, score.",
        ),
        (
            {"at": "bid", "bids": {"agora": "A ²"}},
            'bids.agora: “A ²” is not a bid. Write { seat = "A", coins = 5 } or "A 5".',
        ),
        (
            {"at": "bid", "bids": {"agora": {"seat": "A", "coins": 10**9}}},
            "bids.agora.coins: 1000000000 is out of bounds. It goes from 0 to 400.",
        ),
        (
            {"players": {"A": {"buildings": ["agora"], "marked": ["agora", "agora"]}}},
            "players.A.marked: “agora” is named twice. Name it once.",
        ),
    ],
)
def test_a_position_that_cannot_be_read_is_told_as_such(facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(Unreadable) as mistake:
        Peloponnes(players=2).position(facts)
    assert str(mistake.value) == f"Position {sentence}"


def dealt(*civilizations: str) -> tuple[Peloponnes, State]:
    game, s = before_the_deal(len(civilizations))
    for civilization in civilizations:
        game.apply(s, CHANCE, f"civilization {civilization}")
    return game, s


def to_be_drawn(game: Peloponnes, s: State) -> dict[str, int]:
    """What may come out next, with its weight."""
    (question,) = game.asks(s)
    assert isinstance(question, Pick)
    return {answer.text: weight for answer, weight in zip(question.answers, question.weights, strict=True)}


@pytest.mark.rules("PEL-GEN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_may_play(players: int) -> None:
    assert len(Peloponnes(players=players).start(1).order) == players


@pytest.mark.rules("PEL-GEN-01")
@pytest.mark.parametrize("players", [0, 6, -1])
def test_nobody_or_six_may_not(players: int) -> None:
    with pytest.raises(BadOption) as error:
        Peloponnes(players=players)
    assert error.value.option == "players"
    assert "1 to 5" in str(error.value)


@pytest.mark.rules("PEL-SET-01")
def test_all_markers_start_on_nothing() -> None:
    game, s = before_the_deal(3)
    for mat in game.view(s, None).mats:
        assert (mat.wood, mat.stone, mat.food, mat.population, mat.luxury) == (0, 0, 0, 0, 0)


@pytest.mark.rules("PEL-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_one_of_what_is_left(players: int) -> None:
    game, s = before_the_deal(players)
    seen: list[str] = []
    while game.view(s, None).phase == "setup":
        deal = to_be_drawn(game, s)
        assert sorted(deal) == sorted(set(PRINTED) - set(seen))
        assert set(deal.values()) == {1}
        seen.append(sorted(deal)[0])
        game.apply(s, CHANCE, f"civilization {seen[-1]}")
    assert [mat.civilization for mat in game.view(s, None).mats] == seen
    assert len(seen) == players


@pytest.mark.rules("PEL-SET-02")
def test_the_deal_depends_on_the_seed() -> None:
    game = Peloponnes(players=2)
    deals = {tuple(mat.civilization for mat in game.view(game.start(seed), None).mats) for seed in range(40)}
    assert len(deals) > 20
    assert {civilization for deal in deals for civilization in deal} == set(PRINTED)


@pytest.mark.rules("PEL-SET-03")
@pytest.mark.parametrize("civilization", PRINTED)
def test_what_a_civilization_starts_with(civilization: str) -> None:
    other = next(name for name in PRINTED if name != civilization)
    game, s = dealt(civilization, other)
    mat = game.view(s, None).mats[0]
    assert (mat.population, mat.wood, mat.stone, mat.food, mat.coins) == PRINTED[civilization]
    assert mat.luxury == 0
    assert (mat.buildings, mat.terrains) == ((), ())


@pytest.mark.rules("PEL-SET-04", "PEL-ORD-08")
@pytest.mark.parametrize(
    ("civilizations", "order"),
    [
        (("argos", "messene", "sparta"), (1, 2, 0)),
        (("messene", "patras", "arkadia", "korinth", "sparta"), (0, 1, 2, 3, 4)),
        (("argos", "pylos", "sparta", "korinth", "arkadia"), (4, 3, 2, 1, 0)),
        (("pylos", "korinth"), (1, 0)),
    ],
)
def test_the_lowest_number_acts_first(civilizations: tuple[str, ...], order: tuple[int, ...]) -> None:
    game, s = dealt(*civilizations)
    assert game.view(s, None).order == order
    while game.to_move(s) == CHANCE:
        game.play(s, game.legal(s)[0])
    assert game.asked(s) == [order[0]]


@pytest.mark.rules("PEL-SET-05")
def test_any_tile_of_stack_a_may_be_the_first() -> None:
    game, s = dealt("messene", "argos")
    tables = game.ruleset.tables
    assert to_be_drawn(game, s) == {tables.tile_ids[tile]: 1 for tile in tables.stacks["A"]}


@pytest.mark.rules("PEL-SET-05")
def test_every_chit_may_be_the_first() -> None:
    game = Peloponnes(players=2, chance="explicit")
    s = game.position({"at": "disaster"})
    assert to_be_drawn(game, s) == {"earthquake": 3, "drought": 3, "plague": 3, "tempest": 3, "decline": 3, "blank": 1}


@pytest.mark.rules("PEL-SET-06", "PEL-SET-07")
@pytest.mark.parametrize(("players", "normal", "conquest"), [(2, 2, 3), (3, 3, 2), (4, 4, 1), (5, 5, 0)])
def test_five_tiles_in_two_rows(players: int, normal: int, conquest: int) -> None:
    view = (game := Peloponnes(players=players)).view(game.start(3), None)
    assert (len(view.normal), len(view.conquest)) == (normal, conquest)
