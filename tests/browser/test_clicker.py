"""Whole games played at random by the page alone: every game, number of players and set of modules."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.clicker import Clicker
from tests.browser.house import PHONE, WIDE, House, me
from tests.seeds import Block, blocks
from tests.tables import SERVED, Table
from tools.soak.prompts import write_down

pytestmark = pytest.mark.soak

MOST = 1000
"""Answers and confirmations within which every game ends: they are cut."""
OTHERS = ("Aspasia", "Lysander", "Solon", "Sappho", "Penelope")


def play(house: House, table: Table, rng: Random, size: tuple[int, int]) -> Clicker:
    """To the end, for one seat or two that share a screen; bots play at random for the others."""
    guest = house.guest(rng.choice(("en", "fr")), size=size)
    people = rng.randint(1, min(2, table.players))
    others = [
        me(name) if seat < people else {"kind": "bot", "bot": "random", "name": name}
        for seat, name in enumerate(OTHERS[: table.players - 1], 1)
    ]
    made = guest.new_table(me(), *others, game=table.game, options=table.wishes)
    clicker = Clicker(guest, rng)
    guest.go(f"/table/{made['table']['id']}")
    try:
        assert clicker.play_out(MOST), f"not over after {MOST} answers: {clicker.state}"
    finally:
        write_down(table.game, clicker.prompts)
    return clicker


@pytest.mark.point(28, 9)
@pytest.mark.parametrize("seeds", blocks(2, 1), ids=str)
@pytest.mark.parametrize("table", SERVED, ids=str)
def test_a_game_is_played_by_the_page_alone(house: House, table: Table, seeds: Block) -> None:
    rng = Random(f"{table} {seeds}")
    house.served.next_seed(seeds.first)
    assert play(house, table, rng, rng.choice((WIDE, PHONE))).prompts
