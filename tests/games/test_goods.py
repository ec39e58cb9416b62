"""The harness knows which facts of our games are amounts, and sees when one is below 0."""

from typing import Any

import pytest

from trireme.games import make
from trireme.kit.harness.goods import Goods

AMOUNTS = [
    ("peloponnes", {"modules": ["hellas", "sea"]}, "luxury", "players.A.luxury"),
    ("peloponnes", {}, "coins", "players.A.coins"),
    ("peloponnes", {}, "population", "players.A.population"),
    ("cyclades", {}, "gold", "players.A.gold"),
    ("cyclades", {}, "priests", "players.A.priests"),
    ("cyclades", {}, "troops_left", "players.A.troops_left"),
    ("cyclades", {}, "fleets_left", "players.A.fleets_left"),
]


@pytest.mark.parametrize(("name", "options", "field", "path"), AMOUNTS, ids=str)
def test_an_amount_below_nothing_is_seen(name: str, options: dict[str, Any], field: str, path: str) -> None:
    game = make(name, **options)
    goods, state = Goods(game), game.start(1)
    before = {where: (number, least) for where, number, least in goods.amounts(state)}
    assert all(number >= least for number, least in before.values())
    assert before[path][1] == 0
    getattr(state, field)[0] = -1
    assert (path, -1, 0) in goods.amounts(state)
