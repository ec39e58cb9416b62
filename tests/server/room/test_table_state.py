"""What is sent first: bounded in bytes however long the game is. What happened before it comes when asked for."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.local import Window, running
from tests.server.play import play_on
from tests.server.workers.test_memory import each_of_ours, long_log, opened
from tests.server.worlds import table_with, window_at
from tests.tables import Table
from trireme.kit.engine.event import Event
from trireme.server.common.problems import TableError
from trireme.server.room.room import Room
from trireme.server.wire.http_bodies import Earlier, Me
from trireme.server.wire.socket_messages import Hello
from trireme.server.workers import calls
from trireme.server.workers.calls import RECALLED
from trireme.server.workers.open_match import OpenMatch, seen

MOVES = 800
MOST = 60_000


def hello(room: Room, seats: list[int], since: int | None = None) -> Window:
    window = window_at(room, seats)
    asyncio.run(window.send(Hello(since)))
    return window


def long_game(table: Table) -> tuple[OpenMatch, Room]:
    real = opened(*long_log(table, MOVES))
    return real, table_with(real, real.match.state.clone())


def happened(real: OpenMatch, seat: int | None) -> list[object]:
    """All that a seat knows of, as it is sent."""
    events = seen(real.match.journal, seat)
    known = [{**msgspec.to_builtins(event), "places": event.places()} for event in events]
    return list(msgspec.json.decode(msgspec.json.encode(known)))


@each_of_ours
def test_the_first_snapshot_of_a_long_game_is_bounded(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    real, room = long_game(table)
    made = 0

    def places(event: Event) -> tuple[str, ...]:
        nonlocal made
        made += 1
        return ()

    for kind in {type(event) for event in real.match.journal} | {Event}:
        if "places" in vars(kind):
            monkeypatch.setattr(kind, "places", places)
    for seats in ([], [0], [0, 1, 2, 3, 4]):
        for since in (None, 10, MOVES):
            made = 0
            window = hello(room, seats, since)
            assert len(window.raw[0]) <= MOST
            sent = window.messages[0]["seats"]
            assert [sight["seat"] for sight in sent] == window.client.viewers
            assert made <= sum(len(sight["events"]) + 1 for sight in sent), "nothing is made that is not sent"


@each_of_ours
def test_the_whole_log_can_be_had_page_by_page(table: Table) -> None:
    real, room = long_game(table)
    for seats in ([], [0], [0, 1, 2, 3, 4]):
        for sight in hello(room, seats).messages[0]["seats"]:
            log: list[Any] = sight["events"]
            before, pages = sight["before"], 0
            while before:
                call = calls.GetEvents(sight["seat"], before)
                body = asyncio.run(room.pool.ask(room, call, calls.EventsResult)).earlier
                assert len(body) <= RECALLED + 100
                page = msgspec.json.decode(body)
                log, before, pages = [*page["events"], *log], page["first"], pages + 1
            assert log == happened(real, sight["seat"])
            assert pages <= 1 + len(msgspec.json.encode(log)) // (RECALLED - 1_000)


async def test_a_short_game_is_sent_whole_and_updates_join_on(tmp_path: Any) -> None:
    async with running(str(tmp_path / "tables.db")) as server:
        id = await server.table(Me(), Me())
        window = await server.window(id)
        await play_on(window, Random(1), moves=20)
        known = dict.fromkeys(window.client.seats, 0)
        for message in window.messages:
            for sight in message["seats"] if message["type"] in ("snapshot", "update") else ():
                assert sight["before"] == known[sight["seat"]]
                known[sight["seat"]] += len(sight["events"])
        assert min(known.values()) > 20


async def test_what_a_seat_knows_is_told_to_its_holder_only(tmp_path: Any) -> None:
    async with running(str(tmp_path / "tables.db")) as server:
        id = await server.table(Me(), Me())
        mine = await server.history.earlier(id, 0, 1000, "ann")
        assert (mine.first, len(mine.events) > 3) == (0, True)
        assert isinstance(await server.history.earlier(id, None, 1000, None), Earlier)
        for browser in ("bob", None):
            with pytest.raises(TableError) as refused:
                await server.history.earlier(id, 0, 1000, browser)
            assert refused.value.status == 403
