"""Many tables at once on one server: every game comes to its end, and its record has all that was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.seeds import Block, blocks
from tests.server.served import Player, Served, check_kept, cookie_of
from tests.tables import SERVED, Table, one_each
from trireme.server.wire.http_bodies import Me

CROWD = 12


def play_at_once(folder: Path, tables: Sequence[Table], seed: int) -> None:
    with Served(folder) as served, served.browser() as browser:
        players = {}
        for number, table in enumerate(tables):
            seats = [Me(f"Ann {seat}") for seat in range(table.players)]
            id = served.new_table(browser, table.game, *seats, **table.wishes).table.id
            players[id] = Player(served, id, cookie_of(browser), Random(f"{seed} {number}"))

        async def play() -> None:
            await asyncio.gather(*(player.play() for player in players.values()))

        asyncio.run(play())
        for id, player in players.items():
            check_kept(browser, id, player)
        assert browser.get("/health").json()["status"] == "ok"
        assert '"level":"error"' not in served.log.read_text()


@pytest.mark.slow
def test_tables_of_all_games_are_played_at_once(tmp_path: Path) -> None:
    play_at_once(tmp_path, one_each(SERVED), seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(1, 1), ids=str)
@pytest.mark.parametrize("table", one_each(SERVED), ids=str)
def test_a_crowd_plays_the_same_game(tmp_path: Path, table: Table, seeds: Block) -> None:
    play_at_once(tmp_path, [table] * CROWD, seeds.first)
