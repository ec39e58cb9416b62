"""Bots that stand in: after an absence, by vote against an absent seat only, or to the end for who resigns."""

from __future__ import annotations

import asyncio
import gzip
import json
from random import Random

from sqlalchemy import update

from tests.server.local import Local, Window, running
from tests.server.play import (
    answer_all,
    bots_done,
    gone_from,
    long_gone,
    made,
    news,
    phone_of,
    play_on,
    playing,
    refusal,
    table_link,
)
from trireme.kit.records.record import read_record
from trireme.server.room.bots import answer, resample
from trireme.server.storage.schema import TABLES
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import Agree, NewLink, OfSeat, SitDown
from trireme.server.wire.social_bodies import Archived, AskAnswer, GoBack, SeatBot
from trireme.server.wire.socket_messages import AnswerStep, Play

LONG_AGO = "2020-01-01T00:00:00.000Z"
YES, NO = AskAnswer("stand-in", True), AskAnswer("stand-in", False)


async def let_wait(local: Local, table: str) -> None:
    """Nobody has moved since long ago."""
    waited = update(TABLES).where(TABLES.c.id == table).values(moved=LONG_AGO)
    await local.store.database.do(lambda connection: connection.execute(waited).rowcount)
    (await local.rooms.open(table)).table.moved = LONG_AGO


def told(window: Window) -> list[tuple[str, int]]:
    return [(message["news"], message["by"]) for message in news(window, "ask-news")]


def stood(window: Window) -> list[tuple[str, int]]:
    return [(message["news"], message["seat"]) for message in news(window, "stand-in-news")]


# By vote.


async def test_the_others_vote_a_bot_onto_an_absent_seat_and_all_see_it(server: Local) -> None:
    standing = server.substitution
    table = await playing(server, "bob", "cid", "dan")
    ann, watcher = await server.window(table, "ann"), await server.window(table, "eve")
    await server.window(table, "dan")
    await long_gone(server, "bob")
    asks = (await standing.ask(table, OfSeat(1), "ann")).asks
    assert [(ask.kind, ask.by, ask.seat, ask.agreed, ask.missing) for ask in asks] == [
        ("stand-in", 0, 1, [0], [3])  # Cid is not here, and is not waited for
    ]
    for browser in ("eve", "bob", "cid"):
        assert await refusal(server.voting.answer(table, YES, browser)) == "not-asked"
    assert await refusal(server.voting.answer(table, YES, "ann")) == "not-asked", "one voice each"
    assert await refusal(standing.ask(table, OfSeat(2), "dan")) == "asked-already"
    assert not (await server.voting.answer(table, YES, "dan")).asks
    assert told(watcher) == [("asked", 0), ("agreed", 3), ("granted", 3)]
    assert stood(watcher) == stood(ann) == [("vote", 1)]
    info = await server.lobby.info(table, None)
    assert info.seats[1].stand_in is not None
    assert (info.seats[1].stand_in.bot, info.seats[1].stand_in.why) == ("greedy", "vote")
    assert await refusal(standing.ask(table, OfSeat(1), "ann")) == "stands-already"


async def test_nobody_votes_against_who_is_here_or_was_a_moment_ago(sqlite_server: Local) -> None:
    ask = sqlite_server.substitution.ask
    table = await playing(sqlite_server, "bob", "cid", more=(BotSeat("random"),))
    bob = await sqlite_server.window(table, "bob")
    assert await refusal(ask(table, OfSeat(1), "ann")) == "still-here"
    await long_gone(sqlite_server, "bob")
    assert await refusal(ask(table, OfSeat(1), "ann")) == "still-here", "his window is open"
    sqlite_server.rooms.leave(bob.room, bob.client)
    assert await refusal(ask(table, OfSeat(1), "ann")) == "still-here", "he was here a moment ago"
    for seat, browser, key in ((3, "ann", "bots-seat"), (0, "ann", "own-seat"), (9, "ann", "no-seat")):
        assert await refusal(ask(table, OfSeat(seat), browser)) == key
    assert await refusal(ask(table, OfSeat(1), "eve")) == "not-yours", "who watches has no voice"


async def test_whoever_comes_back_ends_the_vote(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob", "cid")
    ann, _ = await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "cid")
    await long_gone(sqlite_server, "bob")
    await sqlite_server.substitution.ask(table, OfSeat(1), "ann")
    bob = await sqlite_server.window(table, "bob")
    assert told(ann) == [("asked", 0), ("returned", 1)]
    assert news(bob, "snapshot")[-1]["asks"] == []
    assert await refusal(sqlite_server.voting.answer(table, YES, "cid")) == "not-asked"


async def test_a_second_device_has_no_second_voice_and_one_no_ends_it(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob", "cid", "dan")
    await phone_of(sqlite_server, table, 0, "ann")
    ann = await sqlite_server.window(table, "ann")
    for browser in ("phone", "cid", "dan"):
        await sqlite_server.window(table, browser)
    await long_gone(sqlite_server, "bob")
    await sqlite_server.substitution.ask(table, OfSeat(1), "ann")
    assert await refusal(sqlite_server.voting.answer(table, YES, "phone")) == "not-asked"
    assert [ask.missing for ask in (await sqlite_server.substitution.ask(table, OfSeat(1), "phone")).asks] == [[2, 3]]
    await sqlite_server.voting.answer(table, NO, "cid")
    await sqlite_server.substitution.ask(table, OfSeat(1), "dan")
    await sqlite_server.voting.answer(table, NO, "dan")
    assert told(ann) == [("asked", 0), ("refused", 2), ("asked", 3), ("withdrawn", 3)]
    assert (await sqlite_server.lobby.info(table, None)).seats[1].stand_in is None


async def test_what_is_asked_outlives_the_server(db: str) -> None:
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await playing(server, "bob", "cid"))
        await server.window(tables[0], "ann"), await server.window(tables[0], "cid")
        await long_gone(server, "bob")
        await server.substitution.ask(tables[0], OfSeat(1), "ann")
    async with running(db) as server:
        window = await server.window(tables[0], "cid")
        assert [ask["missing"] for ask in news(window, "snapshot")[-1]["asks"]] == [[2]]
        await long_gone(server, "bob")
        await server.voting.answer(tables[0], YES, "cid")
        assert (await server.lobby.info(tables[0], None)).seats[1].stand_in is not None


# What it plays.


async def test_its_moves_are_marked_beside_the_record(server: Local) -> None:
    table = await playing(server, "bob")
    windows = [await server.window(table, "ann"), await server.window(table, "bob")]
    seat = windows[0].room.table.asked[0]
    there = windows[1 - seat]
    await gone_from(server, table, ("ann", "bob")[seat])
    await server.substitution.ask(table, OfSeat(seat), ("bob", "ann")[seat])
    await bots_done(server, table)
    assert there.room.version > 0
    sight = there.seat(1 - seat)
    marked = [sight["events"][place] for place in sight["stood"]]
    assert marked
    assert all(event.get("seat", seat) == seat for event in marked), "none of the other's moves"
    await answer_all(there, 1 - seat)
    await bots_done(server, table)
    log = await server.store.log(table)
    assert {line.bot for line in log if line.seat == seat} == {"greedy"}
    assert {line.bot for line in log if line.seat != seat} == {""}
    watcher = await server.window(table, "eve")
    updates = [sight for message in news(there, "update") for sight in message["seats"]]
    assert len(watcher.seat(None)["stood"]) == sum(len(each["stood"]) for each in updates), "all at once, too"
    earlier = await server.history.earlier(table, None, 10_000, "eve")
    assert earlier.stood == watcher.seat(None)["stood"]
    past = json.loads(gzip.decompress(await server.history.positions(table, None, 0, 99, "eve")))
    assert [position["bot"] for position in past["positions"][1:]] == [line.bot for line in log]


async def test_its_player_takes_the_seat_back_by_simply_answering(server: Local) -> None:
    table = await playing(server, "bob")
    windows = [await server.window(table, "ann"), await server.window(table, "bob")]
    room = windows[0].room
    seat = room.table.asked[0]
    there = windows[1 - seat]
    await gone_from(server, table, ("ann", "bob")[seat])
    room.bots = asyncio.create_task(asyncio.sleep(3600))  # the bot thinks for long
    await server.substitution.ask(table, OfSeat(seat), ("bob", "ann")[seat])
    back = await server.window(table, ("ann", "bob")[seat])
    question = back.seat(seat)["questions"][0]
    code = (question.get("answers") or question["items"])[0]["code"]
    await back.send(AnswerStep("mine", seat, question["id"], code))
    assert stood(there) == [("vote", seat), ("back", seat)]
    assert back.seat(seat)["draft"]["codes"] == [code]
    room.bots.cancel()
    await asyncio.gather(room.bots, return_exceptions=True)
    await bots_done(server, table)
    assert room.version == 0, "the bot does not answer any more"


async def test_what_a_bot_has_thought_of_is_not_played_once_its_player_is_back(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    windows = [await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "bob")]
    room = windows[0].room
    seat = room.table.asked[0]
    await gone_from(sqlite_server, table, ("ann", "bob")[seat])
    await sqlite_server.substitution.ask(table, OfSeat(seat), ("bob", "ann")[seat])
    resampled = await resample(room, seat)
    await sqlite_server.substitution.take_back(table, OfSeat(seat), ("ann", "bob")[seat])
    version = room.version
    assert resampled is not None
    assert await answer(room, seat, "greedy", resampled, version)
    assert room.version == version


async def test_a_seat_is_taken_back_by_a_press(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob", "cid")
    await sqlite_server.window(table, "ann")
    await long_gone(sqlite_server, "bob", "cid")
    await sqlite_server.substitution.ask(table, OfSeat(1), "ann")
    back = sqlite_server.substitution.take_back
    assert await refusal(back(table, OfSeat(1), "ann")) == "not-yours"
    assert await refusal(back(table, OfSeat(1), "eve")) == "not-yours"
    assert (await back(table, OfSeat(1), "bob")).seats[1].stand_in is None
    assert (await back(table, OfSeat(1), "bob")).seats[1].stand_in is None, "twice is once"


async def test_who_resigns_has_a_bot_to_the_end_and_the_result_says_so(server: Local) -> None:
    table = await playing(server, "bob")
    ann, bob = await server.window(table, "ann"), await server.window(table, "bob")
    resign = server.substitution.resign
    assert await refusal(resign(table, OfSeat(1), "ann")) == "not-yours"
    assert await refusal(resign(table, OfSeat(1), "eve")) == "not-yours"
    await resign(table, OfSeat(1), "bob")
    assert (await resign(table, OfSeat(1), "bob")).seats[1].stand_in is not None, "twice is once"
    assert stood(ann) == [("resigned", 1)]
    assert await refusal(server.substitution.take_back(table, OfSeat(1), "bob")) == "resigned"
    assert await refusal(server.recovery.ask(table, OfSeat(1), "ann")) == "bots-seat"
    refused = await bob.send(Play("late", 1, "any", "pass", confirm=True))
    assert refused[0]["problem"]["key"] == "resigned"
    assert await refusal(server.voting.go_back(table, GoBack(1, "move"), "bob")) == "resigned"
    rng = Random(1)
    while ann.room.table.status == "playing":
        await bots_done(server, table)
        if ann.room.table.status == "playing":
            await play_on(ann, rng, 1)
    info = await server.lobby.info(table, "ann")
    assert info.result is not None
    assert info.seats[1].stand_in is not None
    assert info.seats[1].stand_in.why == "resigned"
    listed = (await server.lobby.my_tables("ann")).tables[0]
    assert listed.seats[1].stand_in == info.seats[1].stand_in
    record = await server.history.record(table)
    assert "greedy" not in record
    assert len(read_record(record).lines) == info.version
    assert await refusal(resign(table, OfSeat(0), "ann")) == "is-over"


# By the clock.


async def test_after_a_stated_absence_a_bot_of_the_stated_level_stands_in(server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat(), OpenSeat()], away=60, stand_in="random")
    table = (await server.lobby.make(wish, "ann")).table.id
    for seat, guest in ((1, "bob"), (2, "cid")):
        await server.seating.sit(table, SitDown(seat, guest.title()), guest)
    room = await server.rooms.open(table)
    asked = room.table.asked[0]
    browser = ("ann", "bob", "cid")[asked]
    look_round = server.substitution.look_round
    await long_gone(server, "ann", "bob", "cid")
    await look_round()
    assert room.table.seats[asked].stand_in == "", "his turn has come only now"
    await let_wait(server, table)
    window = await server.window(table, browser)
    await look_round()
    assert room.table.seats[asked].stand_in == "", "he is here, and thinks"
    server.rooms.leave(window.room, window.client)
    await server.store.seats._write_seen()
    await look_round()
    assert room.table.seats[asked].stand_in == "", "he was here a moment ago"
    await long_gone(server, browser)
    await look_round()
    assert (room.table.seats[asked].stand_in, room.table.seats[asked].stood) == ("random", "away")
    await bots_done(server, table)
    assert [seat.stand_in for seat in room.table.seats].count("random") == 1, "the next one has his time, too"


async def test_a_table_that_says_never_waits_for_ever_and_no_level_is_made_up(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    await long_gone(sqlite_server, "ann", "bob")
    await let_wait(sqlite_server, table)
    await sqlite_server.substitution.look_round()
    room = await sqlite_server.rooms.open(table)
    assert [seat.stand_in for seat in room.table.seats] == ["", ""]
    wish = NewTable("peloponnes", [Me("Ann"), OpenSeat()], stand_in="deep-thought")
    assert await refusal(sqlite_server.lobby.make(wish, "ann")) == "no-bot"


async def test_a_seat_given_back_can_have_a_bot_until_somebody_sits_down(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob", "cid")
    await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "cid")
    await sqlite_server.seating.leave(table, OfSeat(1), "bob")
    await sqlite_server.substitution.ask(table, OfSeat(1), "ann")
    await sqlite_server.voting.answer(table, YES, "cid")
    assert (await sqlite_server.lobby.info(table, None)).seats[1].stand_in is not None
    await sqlite_server.recovery.ask(table, OfSeat(1), "ann")
    await sqlite_server.recovery.answer(table, Agree(True), "cid")
    token = (await sqlite_server.seating.invite(table, NewLink(1), "ann")).token
    seated = await sqlite_server.claim(token, "eve", "Eve")
    assert (seated.table.seats[1].name, seated.table.seats[1].stand_in) == ("Eve", None)


# The host.


async def test_the_host_gives_a_free_seat_to_a_bot_and_the_last_one_starts_the_game(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited("Bob"), OpenSeat())
    whole = await table_link(server, table)
    seat_bot = server.host_actions.seat_bot
    bob = await server.claim(whole, "bob", "Ben", seat=2)
    assert bob.table.status == "waiting"
    assert await refusal(seat_bot(table, SeatBot(1, "greedy"), "bob")) == "not-host"
    assert await refusal(seat_bot(table, SeatBot(2, "greedy"), "ann")) == "not-open"
    assert await refusal(seat_bot(table, SeatBot(1, "deep-thought"), "ann")) == "no-bot"
    assert await refusal(seat_bot(table, SeatBot(9, "greedy"), "ann")) == "no-seat"
    info = await seat_bot(table, SeatBot(1, "greedy", "Ann"), "ann")
    assert (info.status, info.seats[1].kind, info.seats[1].name) == ("playing", "bot", "Ann 2")
    assert await refusal(server.claim(token, "eve", "Eve")) == "link-revoked"
    assert await refusal(server.claim(whole, "eve", "Eve")) == "link-full"
    assert await refusal(seat_bot(table, SeatBot(1, "greedy"), "ann")) == "has-begun"


async def test_the_host_closes_a_table_that_has_not_begun(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    await server.seating.sit(table, SitDown(2, "Bob"), "bob")
    bob = await server.window(table, "bob")
    close = server.host_actions.close
    assert await refusal(close(table, "bob")) == "not-host"
    await close(table, "ann")
    assert news(bob, "refused")[-1]["problem"]["key"] == "closed"
    assert await refusal(server.lobby.info(table, "ann")) == "no-table"
    assert await refusal(server.claim(token, "eve", "Eve")) == "no-link"
    begun = await playing(server, "bob")
    assert await refusal(close(begun, "ann")) == "has-begun"


async def test_games_are_put_out_of_sight_by_one_player_alone(server: Local) -> None:
    tables = [await playing(server, "bob") for _ in range(2)]
    await server.lobby.archive(Archived(tables[:1], True), "ann")
    await server.lobby.archive(Archived(tables, True), "eve")
    seen = {
        (browser, archived): [table.id for table in (await server.lobby.my_tables(browser, None, archived)).tables]
        for browser in ("ann", "bob")
        for archived in (False, True)
    }
    assert seen["ann", False] == tables[1:]
    assert seen["ann", True] == tables[:1]
    assert sorted(seen["bob", False]) == sorted(tables)
    await server.lobby.archive(Archived(tables[:1], False), "ann")
    assert len((await server.lobby.my_tables("ann")).tables) == 2
