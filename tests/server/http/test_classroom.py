"""A class of thirty behind one address plays over real sockets, within usual limits, while it looks things up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tests.server.served import Player, Served, cookie_of
from trireme.server.common.rate_limits import Limits
from trireme.server.wire.http_bodies import Me, NewTable, OpenSeat

SIZES = (4, 4, 4, 4, 4, 4, 4, 2)
"""Pupils at each table."""
MOVES = 8
"""Of each table."""
WISH = msgspec.json.encode(NewTable("cyclades", [Me(), Me(), Me()]))


def seated(served: Served, number: int, pupils: int) -> list[Player]:
    """All pupils of a table, each with a browser of his own."""
    with served.browser() as first:
        table = served.new_table(first, "peloponnes", Me("Pupil 0"), *[OpenSeat()] * (pupils - 1)).table.id
        cookies = [cookie_of(first)]
    for seat in range(1, pupils):
        with served.browser() as browser:
            answer = browser.post(f"/api/tables/{table}/sit", json={"seat": seat, "name": f"Pupil {seat}"})
            assert answer.status_code == 200, answer.text
            cookies.append(cookie_of(browser))
    return [Player(served, table, cookie, Random(f"{number} {seat}")) for seat, cookie in enumerate(cookies)]


async def look_up(http: httpx.AsyncClient, table: str, answers: list[int]) -> None:
    """Choices are checked and the past is looked at, again and again."""
    while True:
        answers.append((await http.post("/api/tables/check", content=WISH)).status_code)
        answers.append((await http.get(f"/api/tables/{table}/positions?last=20")).status_code)


@pytest.mark.slow
def test_a_class_of_thirty_behind_one_address_plays(tmp_path: Path) -> None:
    with Served(tmp_path, limits=Limits()) as served:
        tables = [seated(served, number, pupils) for number, pupils in enumerate(SIZES)]
        answers: list[int] = []

        async def play() -> None:
            pupils = [pupil for table in tables for pupil in table]
            assert len(pupils) == 30
            async with httpx.AsyncClient(base_url=served.address, timeout=120) as http:
                address = pupils[0].address.split("/")[-2]
                asides = [asyncio.create_task(look_up(http, address, answers)) for _ in range(3)]
                playing = [asyncio.create_task(pupil.play()) for pupil in pupils]
                while any((table[0].version or 0) < MOVES for table in tables) or not answers:
                    await asyncio.sleep(0.01)
                    for task in (*asides, *playing):
                        assert not task.done() or task.result() is None
                for task in (*asides, *playing):
                    task.cancel()
                await asyncio.gather(*asides, *playing, return_exceptions=True)

        asyncio.run(play())
        assert set(answers) == {200}
        assert '"level":"error"' not in served.log.read_text()
        assert all(pupil.acks for table in tables for pupil in table)
