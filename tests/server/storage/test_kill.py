"""The server is killed at random moments under play: no acknowledged move is lost, and everybody finds back."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from tests import postgres
from tests.seeds import Block, blocks
from tests.server.served import Player, Served, check_kept, cookie_of
from tests.tables import SERVED, Table, one_each, one_of_each_size
from trireme.server.wire.http_bodies import BotSeat, Me

KEPT = [(table, "sqlite") for table in one_each(SERVED)]
KEPT += [(next(table for table, _ in KEPT if table.game == "peloponnes"), "postgresql")]
TIERED = [KEPT[0], KEPT[-1], *(pytest.param(*kept, marks=pytest.mark.full) for kept in KEPT[1:-1])]
"""One table on each kind of database belongs to make test, all others to make full."""


def play_through_kills(
    folder: Path, table: Table, kills: int, seed: int, db: str = "", further: int | None = None
) -> None:
    """To the end, or so many acknowledgements further than the last kill."""
    rng = Random(seed)
    with Served(folder, db=db) as served, served.browser() as browser:
        killed = games = 0
        while killed < kills:
            games += 1
            last = BotSeat("random") if games % 2 and table.players > 1 else Me("Bob")
            seats = [*(Me(f"Ann {number}") for number in range(1, table.players)), last]
            id = served.new_table(browser, table.game, *seats, **table.wishes).table.id
            player = Player(served, id, cookie_of(browser), rng)
            asyncio.run(killing(served, player, rng, kills - killed, further))
            killed += player.kills
            check_kept(browser, id, player)


async def killing(served: Served, player: Player, rng: Random, most: int, further: int | None) -> None:
    """Play on; after some random numbers of acknowledgements the server is killed, anywhere in its work."""
    playing = asyncio.create_task(player.play())
    while not playing.done() and player.kills < most:
        target = player.acks + rng.randint(1, 12)
        while player.acks < target and not playing.done():
            await asyncio.sleep(0.002)
        for _ in range(rng.randint(0, 40)):  # a little further, into the middle of something
            await asyncio.sleep(0)
        if not playing.done():
            served.stop(signal.SIGKILL)
            player.kills += 1
            await asyncio.to_thread(served.start)
    if further is not None:
        player.enough = player.acks + further
    await playing


@pytest.mark.slow
@pytest.mark.parametrize(("table", "db"), TIERED, ids=str, indirect=["db"])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path, table: Table, db: str) -> None:
    play_through_kills(tmp_path, table, kills=3, seed=1, db=db, further=12 if db.endswith(".db") else None)


def play_through_restarts(folder: Path, table: Table, restarts: int, kills: int, seed: int) -> Player:
    """To the end of as many games as it takes; the database, or the server, ends at once, whatever it is doing."""
    rng = Random(seed)
    bin = postgres.programs()
    if bin is None:
        pytest.skip("there is no PostgreSQL here")
    with postgres.running(bin, postgres.SAFE) as server, Served(folder, db=server.address) as served:
        left = ["restart"] * restarts + ["kill"] * kills
        rng.shuffle(left)
        with served.browser() as browser:
            while True:
                seats = [Me(f"Ann {number}") for number in range(table.players)]
                id = served.new_table(browser, table.game, *seats, **table.wishes).table.id
                player = Player(served, id, cookie_of(browser), rng)
                asyncio.run(disturbing(served, server, player, rng, left))
                check_kept(browser, id, player)
                if not left:
                    return player


async def disturbing(served: Served, server: postgres.Postgres, player: Player, rng: Random, left: list[str]) -> None:
    """Play on; after some random numbers of acknowledgements the next thing happens to the server or its database."""
    playing = asyncio.create_task(player.play())
    while not playing.done() and left:
        target = player.acks + rng.randint(1, 12)
        while player.acks < target and not playing.done():
            await asyncio.sleep(0.002)
        for _ in range(rng.randint(0, 40)):
            await asyncio.sleep(0)
        if not playing.done():
            player.kills += 1
            if left.pop() == "kill":
                served.stop(signal.SIGKILL)
                await asyncio.to_thread(served.start)
            else:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
    await playing


@pytest.mark.full
def test_no_acknowledged_move_is_lost_when_postgresql_ends(tmp_path: Path) -> None:
    play_through_restarts(tmp_path, one_each(SERVED)[0], restarts=2, kills=1, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(2, 1), ids=str)
@pytest.mark.parametrize("table", one_each(SERVED), ids=str)
def test_no_acknowledged_move_is_lost_in_five_restarts_of_postgresql(
    tmp_path: Path, table: Table, seeds: Block
) -> None:
    play_through_restarts(tmp_path, table, restarts=5, kills=2, seed=seeds.first)


@pytest.mark.soak
@pytest.mark.parametrize("seeds", blocks(2, 1), ids=str)
@pytest.mark.parametrize("table", one_of_each_size(SERVED), ids=str)
def test_no_acknowledged_move_is_lost_in_ten_kills(tmp_path: Path, table: Table, seeds: Block) -> None:
    play_through_kills(tmp_path, table, kills=10, seed=seeds.first)


@pytest.mark.slow
def test_bots_go_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    """The only person passes and leaves; the server ends while bots think, and starts again."""
    with Served(tmp_path) as served, served.browser() as browser:
        table = served.new_table(browser, "peloponnes", Me("Ann"), *[BotSeat("random")] * 4).table.id
        served.stop(signal.SIGKILL)
        served.start()
        info = browser.get(f"/api/tables/{table}").json()
        while not info["your_turn"]:
            info = browser.get(f"/api/tables/{table}").json()
        assert info["status"] == "playing"


@pytest.mark.slow
def test_the_server_ends_in_peace_and_its_workers_with_it(tmp_path: Path) -> None:
    with Served(tmp_path) as served, served.browser() as browser:
        served.new_table(browser, "peloponnes", Me("Ann"), Me("Bob"))
        served.stop(signal.SIGTERM)
        assert '"event":"closed"' in served.log.read_text()
