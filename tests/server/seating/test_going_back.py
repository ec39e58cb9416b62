"""Going back by agreement: people agree, bots follow, and the dice that were thrown are not thrown again."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.local import Local, Window
from tests.server.play import answer_all, bots_done, gone_from, news, play_on, playing, refusal
from tests.server.room.test_room import every_game, guests
from tests.server.seating.test_substitution import told
from tests.tables import Table
from trireme.games import make
from trireme.kit.records.record import read_record
from trireme.kit.records.verification import verify
from trireme.server.room.rollback import movers, way_back
from trireme.server.wire.http_bodies import BotSeat, Me
from trireme.server.wire.seat_bodies import OfSeat
from trireme.server.wire.social_bodies import AskAnswer, GoBack, Point
from trireme.server.wire.socket_messages import AnswerStep

__all__ = ["guests"]
YES, NO = AskAnswer("undo", True), AskAnswer("undo", False)


async def moved(local: Local, *guests: str) -> tuple[str, dict[int, Window]]:
    """A game in which the first asked has moved, and all look on."""
    table = await playing(local, *guests)
    windows = {seat: await local.window(table, browser) for seat, browser in enumerate(("ann", *guests))}
    room = windows[0].room
    await answer_all(windows[room.table.asked[0]], room.table.asked[0])
    return table, windows


async def test_all_others_agree_and_the_game_goes_back(server: Local) -> None:
    asking = server.voting
    table, windows = await moved(server, "bob", "cid")
    room, browsers = windows[0].room, ("ann", "bob", "cid")
    seat = next(at for at in range(3) if room.lines[0].startswith(room.table.seat_names[at]))
    others = [at for at in range(3) if at != seat]
    watcher = await server.window(table, "eve")
    before = room.table.asked
    asks = (await asking.go_back(table, GoBack(seat, "move"), browsers[seat])).asks
    assert [(ask.kind, ask.by, ask.missing, ask.moves, ask.version) for ask in asks] == [("undo", seat, others, 1, 1)]
    assert await refusal(asking.go_back(table, GoBack(seat, "move"), browsers[seat])) == "undo-asked"
    assert await refusal(asking.answer(table, YES, "eve")) == "not-asked", "who watches has no voice"
    assert await refusal(asking.answer(table, YES, browsers[seat])) == "not-asked", "who asks has agreed"
    await asking.answer(table, YES, browsers[others[0]])
    assert await refusal(asking.answer(table, YES, browsers[others[0]])) == "not-asked", "one voice each"
    assert room.version == 1
    await asking.answer(table, YES, browsers[others[1]])
    assert room.lines[-1] == "undo to 0"
    assert room.table.asked == [seat] != before
    assert [line.line for line in await server.store.log(table)] == room.lines
    last = ("granted", others[1])
    assert told(watcher) == [("asked", seat), ("agreed", others[0]), ("agreed", others[1]), last]
    assert windows[seat].seat(seat)["questions"], "he is asked once more"
    assert news(windows[seat], "update")[-1]["version"] == 2
    assert (await server.window(table, browsers[seat])).seat(seat)["view"] == windows[seat].seat(seat)["view"]


async def test_one_refusal_ends_it_and_whoever_asked_takes_it_back(sqlite_server: Local) -> None:
    asking = sqlite_server.voting
    table, windows = await moved(sqlite_server, "bob")
    seat = 0 if windows[0].room.lines[0].startswith("A") else 1
    mover, other = ("ann", "bob")[seat], ("bob", "ann")[seat]
    back = GoBack(seat, "move")
    await asking.go_back(table, back, mover)
    assert (await asking.answer(table, NO, other)).asks == []
    await asking.go_back(table, back, mover)
    assert (await asking.answer(table, NO, mover)).asks == []
    assert [each for each, _ in told(windows[0])] == ["asked", "refused", "asked", "withdrawn"]
    assert windows[0].room.version == 1
    assert await refusal(asking.answer(table, YES, other)) == "not-asked"
    assert await refusal(asking.go_back(table, back, "eve")) == "not-yours"
    assert await refusal(asking.go_back(table, back, other)) == "not-yours", "only one's own"
    assert await refusal(asking.go_back(table, GoBack(1 - seat, "move"), other)) == "nothing-to-undo"


async def test_whoever_moves_on_has_answered(sqlite_server: Local) -> None:
    asking = sqlite_server.voting
    table, windows = await moved(sqlite_server, "bob")
    room = windows[0].room
    seat = 0 if room.lines[0].startswith("A") else 1
    await asking.go_back(table, GoBack(seat, "move"), ("ann", "bob")[seat])
    asked = room.table.asked[0]
    await answer_all(windows[asked], asked)
    version = room.version
    for browser in ("ann", "bob"):
        assert await refusal(asking.answer(table, YES, browser)) == "not-asked"
    assert room.version == version
    assert news(await sqlite_server.window(table, "eve"), "snapshot")[-1]["asks"] == []


async def test_bots_wait_for_the_answer_and_follow(sqlite_server: Local) -> None:
    table = await sqlite_server.table(Me("Ann"), BotSeat("random"), BotSeat("random"))
    window = await sqlite_server.window(table)
    await bots_done(sqlite_server, table)
    room = window.room
    await answer_all(window, 0)
    await bots_done(sqlite_server, table)
    lines = list(room.lines)
    asks = (await sqlite_server.voting.go_back(table, GoBack(0, "move"), "ann")).asks
    assert asks == [], "nobody else need be asked"
    mine = max(at for at, line in enumerate(lines) if line.startswith("A"))
    assert room.lines[len(lines)] == f"undo to {mine}"
    await bots_done(sqlite_server, table)
    assert room.table.asked == [0]


async def test_a_bot_does_not_move_while_people_are_asked(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob", more=(BotSeat("random"),))
    windows = {0: await sqlite_server.window(table, "ann"), 1: await sqlite_server.window(table, "bob")}
    room, asking = windows[0].room, sqlite_server.voting
    await bots_done(sqlite_server, table)
    thinking = room.bots = asyncio.create_task(asyncio.sleep(3600))  # until it is its turn, after one of theirs
    while room.table.asked != [2] or movers(room.lines)[-1:] not in (["A"], ["B"]):
        if room.table.asked == [2]:
            room.bots = None
            await bots_done(sqlite_server, table)
            room.bots = thinking
        await answer_all(windows[room.table.asked[0]], room.table.asked[0])
    room.bots = None
    seat = room.table.seat_names.index(movers(room.lines)[-1])
    await asking.go_back(table, GoBack(seat, "move"), ("ann", "bob")[seat])
    version = room.version
    await bots_done(sqlite_server, table)
    assert room.version == version
    await asking.answer(table, NO, ("bob", "ann")[seat])
    await bots_done(sqlite_server, table)
    assert room.version > version, "then it goes on"
    thinking.cancel()


async def test_a_stand_in_has_no_voice(sqlite_server: Local) -> None:
    table, windows = await moved(sqlite_server, "bob", "cid")
    room, browsers = windows[0].room, ("ann", "bob", "cid")
    seat = next(at for at in range(3) if room.lines[0].startswith(room.table.seat_names[at]))
    gone, here = (at for at in range(3) if at != seat)
    await sqlite_server.voting.go_back(table, GoBack(seat, "move"), browsers[seat])
    await sqlite_server.voting.answer(table, YES, browsers[here])
    assert room.version == 1
    await gone_from(sqlite_server, table, browsers[gone])
    await sqlite_server.substitution.resign(table, OfSeat(gone), browsers[gone])
    assert room.lines[-1] == "undo to 0", "who has resigned has no voice any more"


async def test_drafts_are_gone_with_the_position_that_they_were_made_for(sqlite_server: Local) -> None:
    table, windows = await moved(sqlite_server, "bob")
    room = windows[0].room
    seat = 0 if room.lines[0].startswith("A") else 1
    other = room.table.asked[0]
    if other != seat:
        question = windows[other].seat(other)["questions"][0]
        code = (question.get("answers") or question["items"])[0]["code"]
        await windows[other].send(AnswerStep("tries", other, question["id"], code))
        assert windows[other].seat(other)["draft"]["codes"]
    await sqlite_server.voting.go_back(table, GoBack(seat, "move"), ("ann", "bob")[seat])
    await sqlite_server.voting.answer(table, YES, ("bob", "ann")[seat])
    assert not any(draft.tried.acts for draft in room.drafts.values())
    assert windows[other].seat(other)["draft"] is None or not windows[other].seat(other)["draft"]["codes"]


async def test_a_turn_is_all_that_a_seat_did_in_one_go(sqlite_server: Local) -> None:
    room = await sqlite_server.rooms.open(await playing(sqlite_server, "bob"))
    room.lines[:] = ["A: x", "B: y", "undo to 1", "B: v", "B: w", "A: u"]
    assert movers(room.lines) == ["A", "B", "B", "A"]
    assert way_back(room, 1, "move") == (2, 2)
    assert way_back(room, 1, "turn") == (1, 3)
    assert way_back(room, 0, "turn") == way_back(room, 0, "move") == (3, 1)


@every_game
async def test_a_game_with_undone_moves_is_verified_and_its_luck_is_never_used_twice(
    server: Local, table: Table
) -> None:
    id = await server.seated(table)
    window, rng = await server.window(id), Random(2)
    room = window.room
    undone = 0
    while await play_on(window, rng, 3) == 3:
        if undone < 6 and room.table.asked:
            seat = next(at for at, name in enumerate(room.table.seat_names) if name == movers(room.lines)[-1])
            to: Point = "turn" if undone % 2 else "move"
            await server.voting.go_back(id, GoBack(seat, to), "ann")
            undone += 1
    assert undone >= 3
    record = read_record(await server.history.record(id))
    assert sum(line.startswith("undo to ") for line in record.lines) == undone
    found = verify(record, make)
    draws = await server.history.draws(id)
    assert len(draws.draws) == len(found.draws)
    fresh = await server.window(id)
    seat = window.client.seats[0]
    assert fresh.seat(seat)["view"] == window.seat(seat)["view"]
