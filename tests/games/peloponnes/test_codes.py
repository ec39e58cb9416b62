"""The numbers of the answers: records, networks and statistics rely on them, so these lists only grow at their ends."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.moves import AMOUNT, AMOUNTS, BID
from trireme.games.peloponnes.position.facts import MOST
from trireme.kit.engine.action_codes import listed
from trireme.kit.errors import Unreadable

BASE = """\
0 pass 1
1 withdraw 1
2 pay 1
3 mark 1
4 box 1
5 done 1
6 take 4
10 extra 4
14 civilization 16
30 chit 16
46 draw 64
110 bid 64
174 move 64
238 keep 64
302 finish 64
366 amount 1024
""".splitlines()
OF_MODULES = {"hellas": [], "sea": ["2048 sea 16"], "six": ["2112 prestige 1", "2113 inhabitants 1"]}
SETS = [some for count in range(4) for some in combinations(OF_MODULES, count)]


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_the_list_of_codes(modules: tuple[str, ...]) -> None:
    codes = Peloponnes(players=2, modules=modules).codes
    assert listed(codes) == [*BASE, *(line for module in modules for line in OF_MODULES[module])]


def test_games_with_the_same_list_have_the_same_hash() -> None:
    hashes = {modules: Peloponnes(players=2, modules=modules).codes_hash for modules in SETS}
    assert hashes[()] == Peloponnes(players=5).codes_hash
    assert len(set(hashes.values())) == len(SETS), "a module has tiles or answers of its own"


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_the_same_tile_has_the_same_number_whatever_else_is_in_play(modules: tuple[str, ...]) -> None:
    base = Peloponnes(players=2).ruleset.tables
    tables = Peloponnes(players=2, modules=modules).ruleset.tables
    assert tables.tile_ids[: len(base.tile_ids)] == base.tile_ids
    assert tables.civilization_ids[: len(base.civilization_ids)] == base.civilization_ids


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_every_answer_is_in_the_list(modules: tuple[str, ...]) -> None:
    game = Peloponnes(players=5, modules=modules, chance="explicit")
    rng = Random(1)
    for seed in range(3):
        s = game.start(seed)
        while legal := game.legal(s):
            assert all(any(codes.named(code) for codes in game.codes) for code in legal)
            game.play(s, rng.choice(legal))


@pytest.mark.parametrize("good", ["coins", "luxury", "population"])
def test_a_position_holds_no_more_than_there_are_codes_for(good: str) -> None:
    game = Peloponnes(seats=["A", "B"])
    game.position({"at": "bid", "players": {"A": {good: MOST}}})
    with pytest.raises(Unreadable) as error:
        game.position({"at": "bid", "players": {"A": {good: MOST + 1}}})
    assert str(error.value) == f"Position players.A.{good}: 401 is out of bounds. It goes from 0 to 400."


@pytest.mark.rules("PEL-BID-08")
def test_an_amount_beyond_all_codes_is_refused_like_any_other() -> None:
    game = Peloponnes(seats=["A", "B"], modules=["sea"])
    s = game.position({"at": "bid", "display": {"normal": ["agora"]}, "players": {"A": {"population": 9}}})
    assert game.why_not(s, 0, f"bid agora {2 * AMOUNTS}")[0].rule.id == "PEL-BID-08"
    assert game.why_not(s, 0, [BID + game.ruleset.tables.tile_number["agora"], AMOUNT + AMOUNTS]) != []
