"""Rules change and rows go bad: finished games are shown for ever, running ones stop with a word or go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.local import Local, Message, Window, running
from tests.server.play import play_on
from tests.toy import AMOUNT, Die, SealedBid, State, Toy
from trireme.cli import main
from trireme.games import GAMES
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.state import Frame
from trireme.kit.records.record import read_record
from trireme.kit.seats import Seat
from trireme.server.common.problems import TableError
from trireme.server.lobby.archiver import Archiver
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.socket_messages import Hello, Play
from trireme.server.workers import game_factory


class BetterDie(Die):
    """Rules 2 add one to what the die shows: every line is still allowed, and means something else."""

    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code + 1)


class SmallBid(SealedBid):
    """Rules 3 allow bids of one at most."""

    def legal(self, s: State, seat: Seat) -> list[int]:
        return super().legal(s, seat)[:2]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        yield from super().bars(s, seat, code)
        if code > AMOUNT + 1:
            yield Reason(Rule("RAI-01"), bid=code - AMOUNT, coins=1)


class Generous(Toy):
    rules_number = 2

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.steps = [*self.steps[:-1], BetterDie()]


class Frugal(Toy):
    rules_number = 3

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        bids = SmallBid({AMOUNT + coins: f"bid {coins}" for coins in range(30)})
        self.steps = [*self.steps[:3], bids, *self.steps[4:]]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, Toy.name, Toy)
    yield
    game_factory._made.cache_clear()


def later(monkeypatch: pytest.MonkeyPatch, game: type[Toy]) -> None:
    """A newer version of the server has other rules."""
    monkeypatch.setitem(GAMES, Toy.name, game)
    game_factory._made.cache_clear()


def told(window: Window, *kinds: str) -> list[Message]:
    """What a window was told, of these kinds."""
    return [message for message in window.read() if message["type"] in kinds]


async def bids(window: Window, *bids: int) -> None:
    for bid in bids:
        seat = window.room.table.asked[0]
        question = window.seat(seat)["questions"][0]["id"]
        answer = await window.send(Play(next(window.nonces), seat, question, f"bid {bid}", confirm=True))
        assert answer[0]["type"] == "ack", answer


@pytest.mark.parametrize("rules", [Generous, Frugal])
async def test_a_finished_game_is_shown_downloaded_and_replayed_under_any_rules(
    db: str, monkeypatch: pytest.MonkeyPatch, rules: type[Toy]
) -> None:
    seen: dict[str, Any] = {}

    async def look(local: Local) -> dict[str, Any]:
        id = seen["id"]
        watcher, ann = await local.window(id, None), await local.window(id)
        since = await local.window(id, since=4)
        return {
            "id": id,
            "told": [told(each, "snapshot", "over") for each in (watcher, ann)],
            "since": since.seat(0)["events"],
            "record": await local.history.record(id),
            "positions": [await local.positions(id, seat, 0, 59, "ann") for seat in (None, 0, 1, 2)],
            "some": await local.positions(id, 1, 3, 5, "ann"),
            "draws": await local.history.draws(id),
            "listed": (await local.lobby.my_tables("ann")).tables,
        }

    async with running(db) as server:
        seen["id"] = await server.table(Me(), Me(), Me(), game=Toy.name)
        await play_on(await server.window(seen["id"]), Random(1))
        server.rooms.forget(seen["id"])
        seen.update(await look(server))
        await Archiver(server.rooms).archive(seen["id"])
        assert await server.store.next_to_archive() is None
    assert [message["type"] for message in seen["told"][0]] == ["snapshot", "over"]
    later(monkeypatch, rules)
    async with running(db) as server:
        again = await look(server)
        for what, shown in seen.items():
            assert again[what] == shown, what


async def test_a_finished_game_that_was_never_bound_has_its_result_and_its_record(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}
    async with running(db) as server:
        seen["id"] = await server.table(Me(), Me(), Me(), game=Toy.name)
        await play_on(await server.window(seen["id"]), Random(1))
        seen["record"] = await server.history.record(seen["id"])
    later(monkeypatch, Generous)
    async with running(db) as server:
        await Archiver(server.rooms).archive(seen["id"])
        assert await server.store.next_to_archive() is None, "it is not tried again"
        window = await server.window(seen["id"])
        snapshot, over = told(window, "snapshot", "over")
        assert (snapshot["seats"], snapshot["table"]["status"]) == ([], "over")
        assert over["result"] == snapshot["table"]["result"]
        assert await server.history.record(seen["id"]) == seen["record"]
        assert read_record(seen["record"]).header["rules"] == "base 1"
        with pytest.raises(TableError, match="Its result and its record are kept"):
            await server.positions(seen["id"], None, 0, 9, None)


async def test_games_that_end_are_bound_in_the_background(server: Local) -> None:
    binding = asyncio.create_task(Archiver(server.rooms).work())
    id = await server.table(Me(), Me(), Me(), game=Toy.name)
    await play_on(await server.window(id), Random(1))
    while await server.store.stored_archive(id) is None:
        await asyncio.sleep(0.01)
    left = text("SELECT count(told) FROM log")
    assert not await server.store.database.do(lambda connection: connection.execute(left).scalar())
    binding.cancel()


async def test_a_running_game_under_other_rules_says_what_can_be_done(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []
    async with running(db) as server:
        for game in (Toy.name, "peloponnes"):
            tables.append(await server.table(Me(), Me(), Me(), game=game))
        await bids(await server.window(tables[0]), 2, 1, 3)
    later(monkeypatch, Generous)
    async with running(db) as server:
        stopped = await server.window(tables[0])
        (refused,) = told(stopped, "refused")
        assert refused["problem"]["key"] == "stopped-rules"
        assert "base 1, and this server has base 2" in refused["problem"]["english"]
        assert len((await server.lobby.my_tables("ann")).tables) == 2
        assert told(await server.window(tables[1]), "snapshot")
    later(monkeypatch, Toy)
    async with running(db) as server:
        window = await server.window(tables[0])
        window.nonces = (f"back-{number}" for number in count())
        assert window.room.version == 3
        await play_on(window, Random(1))
        assert window.room.table.status == "over"


async def test_a_line_that_has_become_illegal_stops_one_table_and_names_the_line(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []
    async with running(db) as server:
        for _ in range(2):
            tables.append(await server.table(Me(), Me(), Me(), game=Toy.name))
        await bids(await server.window(tables[0]), 1, 2, 1)
        await bids(await server.window(tables[1]), 1, 0)
    monkeypatch.setattr(Frugal, "rules_number", 1)
    later(monkeypatch, Frugal)
    async with running(db) as server:
        stopped, goes_on = await server.window(tables[0]), await server.window(tables[1])
        (refused,) = told(stopped, "refused")
        assert (refused["problem"]["key"], refused["problem"]["figures"]) == ("stopped-line", {"line": 2})
        await bids(goes_on, 1)


async def test_bots_at_a_stopped_table_do_not_try_again(
    db: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It can go on after a new start only, so whoever comes or goes does not wake them."""
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await server.table(Me(), BotSeat("random"), Me(), game=Toy.name))
        room = await server.rooms.open(tables[0])  # they have not moved yet
        assert room.bots is not None
        room.bots.cancel()
    later(monkeypatch, Generous)
    async with running(db) as server:
        room = await server.rooms.open(tables[0])
        assert room.bots is not None
        await room.bots
        for _ in range(3):
            window = await server.window(tables[0])
            assert room.bots.done()
            await server.rooms.receive(room, window.client, Hello(None))
            assert room.bots.done()
    assert caplog.text.count("bot not asked") == 1
    assert "bot gave up" not in caplog.text


async def migrated(db: str, capsys: pytest.CaptureFixture[str], *flags: str) -> tuple[int, str]:
    code = await asyncio.to_thread(main, ["migrate", "--lang", "en", "--db", db, *flags])
    return code, " ".join(capsys.readouterr().out.split())


async def test_a_running_game_is_moved_to_other_rules_after_every_difference_was_shown(
    db: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await server.table(Me(), Me(), Me(), game=Toy.name))
        window = await server.window(tables[0])
        await bids(window, 2, 1, 3)
        seat = window.room.table.asked[0]
        await window.send(Play("y", seat, window.seat(seat)["questions"][0]["id"], "yield", confirm=True))
        assert window.room.version == 4
    assert await migrated(db, capsys) == (0, "0 games are moved, 0 cannot be.")
    later(monkeypatch, Generous)
    code, told = await migrated(db, capsys, "--check")
    assert code == 0
    assert f"Table {tables[0][:8]}…, raiders: rules base 1, now base 2 Move 4, " in told
    assert told.count("Move ") == 1, "the die came to something else there, and nowhere before"
    assert told.count("− ") == told.count("+ ") > 0
    assert told.endswith("One game would be moved, 0 cannot be. “trireme migrate” without --check moves them.")
    assert (await migrated(db, capsys, "--check"))[1] == told, "nothing was changed"
    found = json.loads((await migrated(db, capsys, "--check", "--json"))[1])
    assert (found["moved"], found["stopped"]) == (1, 0)
    (table,) = found["tables"]
    assert (table["table"], table["before"], table["now"], table["stopped"]) == (tables[0], "base 1", "base 2", None)
    assert [each["line"] for each in table["differences"]] == [4]
    assert (await migrated(db, capsys))[1].endswith("One game is moved, 0 cannot be.")
    assert await migrated(db, capsys) == (0, "0 games are moved, 0 cannot be.")
    async with running(db) as server:
        window = await server.window(tables[0])
        window.nonces = (f"after-{number}" for number in count())
        assert window.room.table.rules == "base 2"
        await play_on(window, Random(1))
        assert read_record(await server.history.record(tables[0])).header["rules"] == "base 2"


async def test_a_game_with_a_line_that_is_not_allowed_any_more_is_not_moved(
    db: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(db) as server:
        await bids(await server.window(await server.table(Me(), Me(), Me(), game=Toy.name)), 1, 2, 1)
    later(monkeypatch, Frugal)
    for _ in range(2):
        code, told = await migrated(db, capsys)
        assert code == 1
        assert "Move 2 is not allowed any more. This game stays as it is" in told
        assert told.endswith("0 games are moved, 1 cannot be.")
    (table,) = json.loads((await migrated(db, capsys, "--json"))[1])["tables"]
    assert table["stopped"] == {"key": "stopped-line", "line": 2}


BAD = {
    "broken JSON": ("UPDATE tables SET options = '{', asked = 'x' WHERE id = '{id}'", "stopped-row"),
    "an unknown game": ("UPDATE tables SET game = 'gone' WHERE id = '{id}'", "stopped-setting"),
    "unknown options": ("UPDATE tables SET options = '{\"gone\": 1}' WHERE id = '{id}'", "stopped-setting"),
    "a broken list": ("UPDATE tables SET asked = '[0, nobody' WHERE id = '{id}'", "stopped-row"),
    "missing seats": ("DELETE FROM seats WHERE table_id = '{id}' AND seat = 1", "stopped-row"),
    "missing components": ("UPDATE tables SET content = 'gone' WHERE id = '{id}'", "stopped-setting"),
    "an unknown state": ("UPDATE tables SET status = 'gone' WHERE id = '{id}'", "stopped-row"),
    "a broken result": ("UPDATE tables SET status = 'over', result = 'x' WHERE id = '{id}'", "stopped-row"),
    "a broken header": ("UPDATE headers SET rules = 'gone', shares = 'gone' WHERE table_id = '{id}'", "stopped-row"),
    "a line that is none": ("INSERT INTO log VALUES ('{id}', 1, 0, 'x', '', '', NULL, '')", "stopped-line"),
    "a broken draft": ("INSERT INTO drafts VALUES ('{id}', 0, '{')", "snapshot"),
}


async def told_of(local: Local, table: str) -> str:
    """What whoever comes to a table is told: the problem, or what he sees."""
    try:
        (message,) = told(await local.window(table), "snapshot", "refused")
    except TableError as error:
        return error.key
    return str(message["problem"]["key"] if message["type"] == "refused" else message["type"])


@pytest.mark.parametrize(("spoiling", "stopped"), BAD.values(), ids=BAD)
async def test_a_bad_row_stops_neither_the_start_nor_anybody_else(db: str, spoiling: str, stopped: str) -> None:
    tables: list[str] = []

    def spoil(connection: Connection) -> None:
        connection.exec_driver_sql(spoiling.replace("{id}", tables[0]))

    async with running(db) as server:
        for _ in range(2):
            tables.append(await server.table(Me(), Me()))
        await server.store.database.do(spoil)
    async with running(db) as server:
        await server.rooms.resume()
        assert tables[1] in [table.id for table in (await server.lobby.my_tables("ann")).tables]
        assert told(await server.window(tables[1]), "snapshot")
        assert await told_of(server, tables[0]) == stopped
