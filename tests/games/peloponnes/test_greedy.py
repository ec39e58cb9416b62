"""The greedy bot: fair, legal, deterministic, and far better than chance."""

from random import Random
from typing import Any

import pytest

from tests.games.peloponnes.test_modules import COMBINATIONS
from trireme.arena import Statistics, simulate
from trireme.bots import RandomBot, ask_bot
from trireme.games.peloponnes import moves
from trireme.games.peloponnes.bot.greedy import Greedy
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State
from trireme.kit.engine.frames import Ask


def win_share(statistics: Statistics) -> float:
    greedy = statistics.bots["greedy"]
    return greedy.wins / greedy.played


def completed(statistics: Statistics) -> float:
    return statistics.endings.get("ending-level-completed", 0) / statistics.games


@pytest.mark.slow
@pytest.mark.parametrize(("randoms", "bar"), [(1, 0.97), (3, 0.95)])
def test_it_beats_random_players(randoms: int, bar: float) -> None:
    assert win_share(simulate("peloponnes", ["greedy"] + ["random"] * randoms, 40, seed=11)) >= bar


@pytest.mark.soak
@pytest.mark.parametrize(("randoms", "bar"), [(1, 0.99), (3, 0.9)])
def test_it_beats_random_players_over_400_games(randoms: int, bar: float) -> None:
    assert win_share(simulate("peloponnes", ["greedy"] + ["random"] * randoms, 400, seed=1)) >= bar


@pytest.mark.slow
def test_it_usually_completes_the_first_solo_level() -> None:
    assert completed(simulate("peloponnes", ["greedy"], 20, seed=11, level=1)) >= 0.8


# Measured over 200 games each: 99, 94, 94, 61 and 22 % completed; medians 33, 33, 35, 35 and 32.
@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "share", "median"), [(1, 0.9, 31), (2, 0.8, 31), (3, 0.8, 33), (4, 0.4, 33), (5, 0.1, 30)]
)
def test_its_solo_results(level: int, share: float, median: int) -> None:
    found = simulate("peloponnes", ["greedy"], 200, seed=1, level=level)
    assert completed(found) >= share
    assert found.bots["greedy"].scores.median >= median


TABLES: list[dict[str, Any]] = [
    *({"players": players} for players in (1, 2, 3, 4, 5)),
    {"players": 1, "level": 3, "modules": ["hellas", "sea", "six"]},
    {"players": 3, "modules": ["sea"]},
    {"players": 4, "modules": ["hellas"]},
    {"players": 6, "modules": ["hellas", "sea", "six"]},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_is_fair_and_legal_and_leaves_the_state_alone(table: dict[str, Any]) -> None:
    """Each seat asked gets an answer, in any order; another future behind the same position changes nothing."""
    game, players = Peloponnes(**table), table["players"]
    greedy, again, chance, rng = Greedy(game), Greedy(game), RandomBot(), Random(players)
    for number in range(3):
        state = game.start(number)
        while asked := game.asked(state):
            for seat in asked:
                before = state.clone()
                code = greedy.choose(game, state, seat, Random(1))
                step = game.steps[state.stack[-1][0]]
                assert isinstance(step, Ask)
                assert code in step.legal(state, seat)
                assert state.on_table() == before.on_table()
                assert (state.key, state.drawn) == (before.key, before.drawn)
                assert again.choose(game, game.resample(state, seat, rng), seat, Random(2)) == code
            # Chance moves half of the time, so that it meets bad positions too.
            seat = rng.choice(asked)
            game.answer(state, seat, ask_bot(rng.choice((chance, greedy)), game, state, seat, rng))
            game.proceed(state)


def answer(
    at: str,
    number: int,
    display: tuple[str, ...] = (),
    modules: tuple[str, ...] = (),
    table: dict[str, Any] | None = None,
    **mat: object,
) -> str:
    """What it does in a solo game with this mat, as text."""
    bare = {"civilization": "messene", "wood": 0, "stone": 0, "food": 0, "luxury": 0, "coins": 0, "population": 3}
    game = Peloponnes(players=1, modules=modules)
    facts = {"at": at, "round": number, "display": {"normal": list(display)}, "players": {"A": bare | mat}}
    state = game.position(facts | (table or {}))
    greedy = Greedy(game)
    begun = state.clone()
    run: list[int] = []
    while not run or game.in_multi_step(state, 0):
        run.append(greedy.choose(game, state, 0, Random(1)))
        game.answer(state, 0, run[-1])
    return game.write(begun, 0, run)


def test_it_feeds_with_luxury_goods_where_population_is_short() -> None:
    rich = ["terrain_a01", "terrain_b09", "terrain_c05", "terrain_b10"]
    assert answer("supply", 8, food=2, luxury=9, population=5, terrains=rich) == "feed 5"


def test_it_finishes_what_it_can_pay() -> None:
    begun = ["bridge", "street"]
    finished = answer("supply", 8, population=9, food=9, wood=3, stone=3, buildings=begun, marked=begun)
    assert finished == "finish bridge street"


def test_it_gives_up_the_lesser_building_when_it_cannot_pay_both() -> None:
    begun = ["statue_of_zeus", "cyclopean_masonry"]
    finished = answer("supply", 8, population=9, food=9, stone=8, buildings=begun, marked=begun)
    assert finished == "finish statue_of_zeus"


def begun_by_somebody(at: str, begun: str, table: dict[str, Any] | None = None, **mat: object) -> State:
    """A solo position in which the first tiles of a choice are chosen, and the bot has made the rest of it."""
    game = Peloponnes(players=1, modules=("hellas", "sea"))
    bare = {"civilization": "messene", "food": 9, "luxury": 0, "coins": 0, "population": 3}
    state = game.position({"at": at, "round": 8, "players": {"A": bare | mat}} | (table or {}))
    verb, *tiles = begun.split()
    base = moves.KEEP if verb == "keep" else moves.FINISH
    for tile in tiles:
        game.answer(state, 0, base + game.ruleset.tables.tile_number[tile])
    greedy = Greedy(game)
    while game.in_multi_step(state, 0):
        code = greedy.choose(game, state, 0, Random(1))
        assert code in game.legal(state, 0)
        game.answer(state, 0, code)
    return state


def test_it_keeps_no_more_than_it_can_pay_beside_what_is_chosen() -> None:
    """A search had begun to keep the two least buildings; it went on with the best two, and luxury fell below 0."""
    chits: dict[str, Any] = {"disasters": {"earthquake": 2, "drought": 3, "plague": 3, "decline": 3, "tempest": 3}}
    buildings = ["bridge", "street", "statue_of_zeus", "stoa"]
    mat: dict[str, Any] = {"wood": 2, "stone": 2, "buildings": buildings}
    state = begun_by_somebody("disaster", "keep bridge street", chits, **mat)
    assert state.luxury == [0]
    assert len(state.buildings[0]) == 2


def test_it_finishes_no_more_than_it_can_pay_beside_what_is_chosen() -> None:
    marked = ["street", "bridge", "statue_of_zeus"]
    state = begun_by_somebody("supply", "finish street", wood=2, stone=8, buildings=marked, marked=marked)
    assert state.luxury == [0]
    assert len(state.buildings[0]) == 1, "the bridge has a lower number, and comes before the street or not at all"


def test_it_does_not_spend_the_coin_that_it_needs_for_marking() -> None:
    """The bridge costs 1 coin, and then 2 wood or a coin."""
    assert answer("bid", 8, ("bridge",), coins=1, population=9, food=13) == "pass"
    assert answer("bid", 8, ("bridge",), coins=1, population=9, food=13, wood=2).startswith("bid bridge")


def test_it_does_not_buy_a_terrain_that_it_cannot_place() -> None:
    """Mountains share nothing with fields."""
    offer = ("terrain_c05",)
    assert answer("bid", 8, offer, coins=5, population=9, food=13, terrains=["terrain_a05"]) == "pass"
    assert answer("bid", 8, offer, coins=5, population=9, food=13, terrains=["terrain_a01"]) == "bid terrain_c05 5"


def test_it_prefers_what_the_lower_score_lacks() -> None:
    """The lower of prestige and population counts: few inhabitants want more of them, many want prestige."""
    offer, tiles = ("terrain_c03", "terrain_c05"), ["terrain_b09", "terrain_b07", "terrain_a04"]
    assert answer("bid", 8, offer, coins=9, food=13, terrains=tiles, population=2).startswith("bid terrain_c03")
    assert answer("bid", 8, offer, coins=9, food=13, terrains=tiles, population=11).startswith("bid terrain_c05")


# With the expansions.

LAND = ["terrain_b09", "terrain_b07", "terrain_a04"]


def at_sea(*open_tiles: str, offer: tuple[str, ...] = (), **mat: Any) -> str:
    """What it does in the last round of a game with the Sea."""
    display = {"display": {"normal": list(offer), "sea": list(open_tiles)}}
    return answer("bid", 8, modules=("sea",), table=display, **mat, terrains=LAND)


def test_it_buys_the_sea_tile_that_the_lower_score_lacks() -> None:
    assert at_sea("sea_01", "sea_03", coins=7, wood=6, food=13, population=9) == "buy sea_01"
    assert at_sea("sea_01", "sea_03", coins=7, wood=6, food=13, population=2) == "buy sea_03"


def test_it_buys_a_sea_tile_for_its_fish_when_food_is_short() -> None:
    """The terrain brings three inhabitants, who must eat too."""
    assert at_sea("sea_05", offer=("terrain_c03",), coins=5, population=5, food=13) == "bid terrain_c03 5"
    assert at_sea("sea_05", offer=("terrain_c03",), coins=5, population=5, food=1) == "buy sea_05"


def test_it_does_not_spend_on_the_sea_what_a_better_bid_needs() -> None:
    offer = ("terrain_c05",)
    assert at_sea("sea_05", offer=offer, coins=5, population=11, food=13) == "bid terrain_c05 5"
    assert at_sea("sea_05", offer=offer, coins=10, population=11, food=13) == "buy sea_05"


def test_it_wants_the_oracle_only_with_luxury_goods_to_spare() -> None:
    """Five inhabitants and much prestige: the higher score counts from 20 luxury goods on."""
    mat: dict[str, Any] = {
        "coins": 7,
        "wood": 2,
        "stone": 6,
        "food": 13,
        "population": 5,
        "terrains": [*LAND, "terrain_c05"],
    }
    assert answer("bid", 9, ("oracle",), ("hellas",), **mat, luxury=10) == "pass"
    assert answer("bid", 9, ("oracle",), ("hellas",), **mat, luxury=20) == "bid oracle 7"


def test_it_does_not_feed_with_the_luxury_goods_that_the_oracle_needs() -> None:
    """Three inhabitants would cost 6 of 22, and then the lower score would count."""
    mat: dict[str, Any] = {"population": 3, "luxury": 22, "terrains": [*LAND, "terrain_c05"]}
    assert answer("supply", 9, (), ("hellas",), **mat) == "feed 3"
    assert answer("supply", 9, (), ("hellas",), **mat, buildings=["oracle"]) == "feed 0"


def test_it_wants_coinage_with_many_coins() -> None:
    mat: dict[str, Any] = {"coins": 40, "wood": 2, "stone": 8, "food": 13, "population": 15}
    assert answer("bid", 9, ("statue_of_zeus", "coinage"), ("hellas",), **mat).startswith("bid coinage")


def test_it_wants_the_colossos_with_many_inhabitants() -> None:
    """It adds a point for each; the terrain brings three inhabitants."""
    rich = ["statue_of_zeus", "cyclopean_masonry", "stoa", "tiryns_fortress"]
    mat: dict[str, Any] = {"coins": 10, "wood": 2, "stone": 8, "food": 13, "buildings": rich, "terrains": LAND}
    offer = ("colossos", "terrain_c03")
    assert answer("bid", 9, offer, ("hellas",), **mat, population=5) == "bid terrain_c03 5"
    assert answer("bid", 9, offer, ("hellas",), **mat, population=11) == "bid colossos 10"


def test_it_saves_the_stockade_for_the_inhabitant_that_it_gives_at_last() -> None:
    """In the last earthquake it can keep one of two buildings; the Granary has more prestige."""
    chits: dict[str, Any] = {"disasters": {"earthquake": 2, "drought": 3, "plague": 3, "decline": 3, "tempest": 3}}
    mat: dict[str, Any] = {"wood": 1, "stone": 1, "food": 13, "buildings": ["stockade", "granary"]}
    assert answer("disaster", 8, (), ("six",), chits, **mat, population=2, terrains=LAND) == "keep stockade"
    assert answer("disaster", 8, (), ("six",), chits, **mat, population=9) == "keep granary"


def test_it_takes_from_the_stockade_what_the_lower_score_lacks() -> None:
    assert answer("score", 8, (), ("six",), buildings=["stockade"], population=9) == "take prestige"
    assert answer("score", 8, (), ("six",), buildings=["stockade"], population=1, terrains=LAND) == "take population"


@pytest.mark.parametrize(("modules", "rounds", "supplies"), [((), 8, 2), (("hellas",), 9, 3)])
def test_it_foresees_all_rounds_and_supply_rounds(modules: tuple[str, ...], rounds: int, supplies: int) -> None:
    """And the final supply round."""
    game = Peloponnes(players=2, modules=modules)
    for future in Greedy(game).outlook.imagine(game.start(1)):
        assert (len(future), sum(turn.supply for turn in future)) == (rounds + 1, supplies + 1)


@pytest.mark.soak
@pytest.mark.parametrize("modules", COMBINATIONS[1:], ids=str)
@pytest.mark.parametrize("randoms", [1, 3])
def test_it_beats_random_players_with_expansions(modules: list[str], randoms: int) -> None:
    bots = ["greedy"] + ["random"] * randoms
    assert win_share(simulate("peloponnes", bots, 200, seed=1, modules=modules)) >= 0.97
