"""A table as its players meet it: answers, drafts, retries, who sees what."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.local import Local, Window, codes_of, running
from tests.server.play import kinds, play_on, try_move
from tests.tables import SERVED, TESTED, Table, one_each
from trireme.games import GAMES
from trireme.kit.records.record import read_record
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, OpenSeat, Position
from trireme.server.wire.seat_bodies import NewLink, NewReturn, OfSeat, SitDown
from trireme.server.wire.socket_messages import AnswerStep, AskWhy, Confirm, Ping, Play, Redo, Undo

KEPT = [(table, "sqlite") for table in one_each(SERVED)]
KEPT += [(next(table for table, _ in KEPT if table.game == "peloponnes"), "postgresql")]
every_game = pytest.mark.parametrize(("table", "db"), KEPT, ids=str, indirect=["db"])


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in TESTED.items():
        monkeypatch.setitem(GAMES, name, game)


@every_game
async def test_a_whole_game_is_played_at_one_screen(server: Local, table: Table) -> None:
    id = await server.seated(table)
    window = await server.window(id)
    assert await play_on(window, Random(1)) > 10
    last = window.read()[-1]
    assert last["type"] == "over"
    assert len(last["result"]["scores"]) == table.players
    record = await server.history.record(id)
    assert f"seed: {last['seed']}" in record
    info = await server.lobby.info(id, "ann")
    assert (info.status, info.version, info.your_turn) == ("over", window.room.version, False)


@every_game
async def test_an_answer_is_a_draft_that_only_its_seat_sees_until_it_is_confirmed(server: Local, table: Table) -> None:
    id = await server.seated(table, Invited("Bob"))
    bob = table.players - 1
    await server.claim((await server.seating.invite(id, NewLink(bob), "ann")).token, "bob")
    windows = await server.window(id), await server.window(id, "bob")
    seat = windows[0].room.table.asked[0]
    mover, other = windows if seat != bob else windows[::-1]
    heard = len(other.read())
    await try_move(mover, seat)
    assert mover.seat(seat)["draft"]["moves"]
    assert len(other.read()) == heard, "the other has heard nothing"
    assert mover.room.version == 0
    await mover.send(Confirm("2", seat))
    assert mover.room.version == 1
    assert other.read()[-1]["type"] == "update"


@every_game
async def test_undo_and_redo_edit_the_draft(server: Local, table: Table) -> None:
    window = await server.window(await server.seated(table))
    seat = window.room.table.asked[0]
    before = window.seat(seat)
    question = before["questions"][0]
    await window.send(AnswerStep("1", seat, question["id"], codes_of(question)[0]))
    tried = window.seat(seat)
    await window.send(Undo("2", seat))
    undone = window.seat(seat)
    assert (undone["view"], undone["questions"]) == (before["view"], before["questions"])
    assert (undone["draft"]["can_undo"], undone["draft"]["can_redo"]) == (False, True)
    await window.send(Redo("3", seat))
    redone = window.seat(seat)
    assert (redone["view"], redone["draft"]["moves"]) == (tried["view"], tried["draft"]["moves"])
    for nonce, message in (("4", Redo("4", seat)), ("5", Undo("5", seat)), ("6", Undo("6", seat))):
        told = await window.send(message)
        assert told[0]["nonce"] == nonce
    assert told[0]["problem"]["key"] == "nothing-to-undo"


@every_game
async def test_a_retry_gets_the_same_answer_and_is_not_played_twice(server: Local, table: Table) -> None:
    id = await server.seated(table)
    window = await server.window(id)
    seat = window.room.table.asked[0]
    await try_move(window, seat)
    (move,) = window.seat(seat)["draft"]["moves"]
    while window.seat(seat)["draft"]["can_undo"]:
        await window.send(Undo(next(window.nonces), seat))
    step = Play("once", seat, window.seat(seat)["questions"][0]["id"], move, confirm=True)
    first = (await window.send(step))[0]
    assert first == {"type": "ack", "nonce": "once", "version": 1}
    assert await window.send(step) == [first]
    assert window.room.version == 1
    server.rooms.forget(id)  # as after a restart
    again = await server.window(id)
    assert (await again.send(step))[0] == first
    assert again.room.version == 1


@every_game
async def test_a_draft_survives_reload_and_restart(db: str, table: Table) -> None:
    kept: dict[str, Any] = {}
    async with running(db) as server:
        id = await server.seated(table)
        window = await server.window(id)
        seat = window.room.table.asked[0]
        question = window.seat(seat)["questions"][0]
        step = AnswerStep("1", seat, question["id"], codes_of(question)[-1])
        await window.send(step)
        kept.update(id=id, seat=seat, step=step, sight=window.seat(seat))
        server.rooms.leave(window.room, window.client)
        assert (await server.window(id)).seat(seat)["draft"] == kept["sight"]["draft"]
    async with running(db) as server:
        window = await server.window(kept["id"])
        sight = window.seat(kept["seat"])
        assert (sight["draft"], sight["view"]) == (kept["sight"]["draft"], kept["sight"]["view"])
        assert kinds(await window.send(kept["step"])) == ["ack"], "even the message that made it is known"


async def test_what_is_not_asked_is_refused_with_the_reason(server: Local) -> None:
    table = await server.table(Me(), Invited(), OpenSeat())
    window = await server.window(table)
    assert (await window.send(Confirm("1", 0)))[0]["problem"]["key"] == "not-playing"
    assert (await window.send(Confirm("1", 1)))[0]["problem"]["key"] == "not-yours"
    table = await server.table(Me(), Me())
    window = await server.window(table)
    asked = window.room.table.asked[0]
    question = window.seat(asked)["questions"][0]
    told = await window.send(AnswerStep("2", asked, "99.0.0", codes_of(question)[0]))
    assert [why["rule"] for why in told[0]["reasons"]] == ["KIT-ASK-02"]
    told = await window.send(AnswerStep("3", 1 - asked, question["id"], codes_of(question)[0]))
    assert told[0]["reasons"][-1]["rule"] == "KIT-ASK-01"
    told = await window.send(Play("4", asked, question["id"], "sing a song"))
    assert told[0]["problem"]["frame"] == "unreadable"
    assert (await window.send(Confirm("5", asked)))[0]["problem"]["key"] == "nothing-to-confirm"
    assert (await window.send(AskWhy("6", asked)))[0]["problem"]["key"] == "ask-one"
    told = await window.send(AskWhy("7", 1 - asked, move="pass"))
    assert told[0]["type"] == "why-not"
    assert told[0]["reasons"]
    assert window.room.version == 0


@every_game
async def test_hello_comes_first_and_brings_up_to_date(server: Local, table: Table) -> None:
    id = await server.seated(table)
    silent = Window(*await server.rooms.enter(id, "ann"))
    silent.read()
    assert (await silent.send(Confirm("1", 0)))[-1]["problem"]["key"] == "hello-first"
    assert (await silent.send(Ping("2")))[-1] == {"type": "pong", "nonce": "2"}
    window = await server.window(id)
    await play_on(window, Random(2), moves=6)
    everything = (await server.window(id)).seat(0)["events"]
    for since in range(window.room.version + 1):
        late = (await server.window(id, since=since)).seat(0)
        assert late["view"] == window.seat(0)["view"]
        assert late["events"] == everything[len(everything) - len(late["events"]) :]
    assert (await server.window(id, since=window.room.version)).seat(0)["events"] == []
    assert (await server.window(id, since=10_000)).seat(0)["events"] == []


@every_game
async def test_updates_together_tell_what_a_snapshot_tells(server: Local, table: Table) -> None:
    id = await server.seated(table)
    player, watcher = await server.window(id), await server.window(id, None)
    await play_on(player, Random(3), moves=12)
    told = [event for message in watcher.read() if "seats" in message and message["type"] != "presence"
            for sight in message["seats"] for event in sight["events"]]  # fmt: skip
    assert told == (await server.window(id, None)).seat(None)["events"]
    versions = [message["version"] for message in watcher.read() if message["type"] == "update"]
    assert versions == sorted(set(versions))


@every_game
async def test_bots_play_until_a_person_is_asked(server: Local, table: Table) -> None:
    window = await server.window(await server.seated(table, BotSeat("random"), BotSeat("random")))
    rng = Random(5)
    while window.room.table.status == "playing":
        while window.room.bots is not None and not window.room.bots.done():
            await asyncio.sleep(0)
            window.read()  # Who reads nothing while bots play is dropped.
        if window.room.table.status == "playing":
            assert await play_on(window, rng, moves=1) == 1
    assert window.read()[-1]["type"] == "over"


async def test_seats_are_taken_from_the_lobby_and_the_last_one_starts_the_game(server: Local) -> None:
    made = await server.lobby.make(NewTable("peloponnes", [Me("Ann"), OpenSeat(), OpenSeat()], public=True), "ann")
    table = made.table.id
    waiting = await server.window(table)
    assert [each.id for each in (await server.lobby.open_tables(None)).tables] == [table]
    seating = server.seating
    await seating.sit(table, SitDown(1, " Bob\u00a0\n "), "bob")
    await seating.leave(table, OfSeat(1), "bob")
    await seating.open_seat(table, OfSeat(1), "ann")
    await seating.sit(table, SitDown(1, "Bob"), "bob")
    for browser in ("bob", "cid"):
        await server.window(table, browser)
    info = (await seating.sit(table, SitDown(2, "Cid"), "cid")).table
    assert [seat.name for seat in info.seats] == ["Ann", "Bob", "Cid"]
    assert info.status == "playing"
    assert waiting.seat(0)["view"]["asked"] == info.asked, "who waited sees the board"
    assert (await server.lobby.open_tables(None)).tables == []
    assert (await server.lobby.me("bob")).name == "Bob"
    turns = [(await server.lobby.my_tables(browser)).tables[0].your_turn for browser in ("ann", "bob", "cid")]
    assert sum(turns) == len(info.asked)


async def test_the_last_to_leave_closes_the_table(server: Local) -> None:
    table = await server.table(Me(), OpenSeat())
    assert (await server.seating.leave(table, OfSeat(0), "ann")).table is None
    assert (await server.lobby.my_tables("ann")).tables == []


async def test_a_return_link_brings_a_second_browser_to_the_same_seat(server: Local) -> None:
    table = await server.table(Me("Ann"), BotSeat("random"))
    token = (await server.seat_settings.return_link(table, NewReturn(0), "ann")).token
    info = (await server.claim(token, "phone")).table
    assert info.mine == [0]
    assert info.seats[0].name == "Ann"
    phone, desk = await server.window(table, "phone"), await server.window(table, "ann")
    assert phone.seat(0) == desk.seat(0)


@every_game
async def test_a_finished_game_can_be_stepped_through_from_any_seat(server: Local, table: Table) -> None:
    id = await server.seated(table)
    window = await server.window(id)
    await play_on(window, Random(6))
    end = window.room.version
    seen: list[Position] = []
    while len(seen) <= end:
        page = await server.positions(id, 1, len(seen), end, None)
        seen += page.positions
    assert [position.version for position in seen] == list(range(end + 1))
    assert bytes(seen[-1].view).decode() in window.raw[-2].decode()
    assert [position.line for position in seen[1:]] == read_record(await server.history.record(id)).lines
