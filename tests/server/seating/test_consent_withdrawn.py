"""A request lives as long as whoever made it plays: nobody acts by it who has resigned, left or been replaced."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.server.cells import cells
from tests.server.local import Local, Window
from tests.server.play import gone_from, news, phone_of, playing, refusal
from tests.server.seating.test_consent import ANN, BOB, CID, move
from trireme.server.room.room import Room
from trireme.server.room.substitutes import stand_in, take_back
from trireme.server.wire.seat_bodies import Agree, NewLink, NewReturn, OfSeat
from trireme.server.wire.social_bodies import AskAnswer, GoBack

Stops = Literal["resigned", "replaced", "left"]
STOPS = pytest.mark.parametrize("stops", ["resigned", "replaced", "left"])


async def stop(local: Local, table: str, seat: int, browser: str, stops: Stops) -> None:
    """A player plays no more, in one of three ways."""
    if stops == "resigned":
        await local.substitution.resign(table, OfSeat(seat), browser)
    elif stops == "left":
        await local.seating.leave(table, OfSeat(seat), browser)
    else:
        await stand_in(await local.rooms.open(table), seat, "random", "vote")


async def begun(local: Local) -> tuple[str, Room, list[Window]]:
    """A game of Ann, Bob and Cid, whom somebody watches, in which Ann has moved."""
    table = await playing(local, "bob", "cid")
    windows = [await local.window(table, browser) for browser in ("ann", "bob", "cid", "eve")]
    room = windows[0].room
    while not any(line.startswith("A:") for line in room.lines):
        await move(windows)
    return table, room, windows


def told(window: Window, kind: str) -> str:
    return str(news(window, kind)[-1]["news"])


@cells("a new link, while some have to agree", says="withdrawn")
@STOPS
async def test_a_link_that_somebody_asked_for_who_plays_no_more_is_not_asked_for(server: Local, stops: Stops) -> None:
    table, room, windows = await begun(server)
    await server.recovery.ask(table, OfSeat(CID), "ann")
    await stop(server, table, ANN, "ann", stops)
    assert told(windows[3], "agreement") == "withdrawn"
    assert room.agreement() is None
    for browser in ("bob", "cid"):
        assert await refusal(server.recovery.answer(table, Agree(True), browser)) == "not-asked"
    assert await server.store.held(table, "cid") == [CID]


@cells("a new link that all have granted", says="withdrawn")
@STOPS
async def test_who_plays_no_more_makes_no_link_that_was_granted(sqlite_server: Local, stops: Stops) -> None:
    table, room, _ = await begun(sqlite_server)
    await phone_of(sqlite_server, table, ANN, "ann")
    await sqlite_server.recovery.ask(table, OfSeat(CID), "ann")
    for browser in ("bob", "cid"):
        await sqlite_server.recovery.answer(table, Agree(True), browser)
    assert room.table.seats[CID].kind == "link"
    await stop(sqlite_server, table, ANN, "ann", stops)
    for browser in ("ann", "phone"):
        assert await refusal(sqlite_server.seating.invite(table, NewLink(CID), browser)) == "ask-others"
    if stops == "replaced":
        await take_back(room, ANN)
        assert await refusal(sqlite_server.seating.invite(table, NewLink(CID), "ann")) == "ask-others"
    found = (await sqlite_server.recovery.ask(table, OfSeat(CID), "bob")).agreement
    assert found is not None, "Bob can ask anew"
    assert found.missing == ([ANN] if stops == "replaced" else [])


@cells("a bot, or undo", says="withdrawn")
@STOPS
async def test_the_game_does_not_go_back_for_somebody_who_plays_no_more(server: Local, stops: Stops) -> None:
    table, room, windows = await begun(server)
    await server.voting.go_back(table, GoBack(ANN, "move"), "ann")
    version = room.version
    await stop(server, table, ANN, "ann", stops)
    assert told(windows[3], "ask-news") == "withdrawn"
    for browser in ("bob", "cid"):
        assert await refusal(server.voting.answer(table, AskAnswer("undo", True), browser)) == "not-asked"
    assert room.version == version
    assert room.votes == {}


@cells("a bot, or undo", says="withdrawn")
@STOPS
async def test_no_bot_stands_in_because_somebody_asked_who_plays_no_more(sqlite_server: Local, stops: Stops) -> None:
    table, room, windows = await begun(sqlite_server)
    await gone_from(sqlite_server, table, "cid")
    await sqlite_server.substitution.ask(table, OfSeat(CID), "ann")
    await stop(sqlite_server, table, ANN, "ann", stops)
    assert told(windows[3], "ask-news") == "withdrawn"
    assert await refusal(sqlite_server.voting.answer(table, AskAnswer("stand-in", True), "bob")) == "not-asked"
    assert not room.table.seats[CID].stand_in


async def test_a_seat_whose_player_resigns_gets_no_link_that_was_asked_for_before(sqlite_server: Local) -> None:
    """A bot plays it to the end; the voice of its holder would be gone from the vote."""
    table, room, windows = await begun(sqlite_server)
    await sqlite_server.recovery.ask(table, OfSeat(CID), "ann")
    await stop(sqlite_server, table, CID, "cid", "resigned")
    assert told(windows[3], "agreement") == "withdrawn"
    assert await refusal(sqlite_server.recovery.answer(table, Agree(True), "bob")) == "not-asked"
    assert await sqlite_server.store.held(table, "cid") == [CID]
    assert room.recovery is None


async def test_whoever_sits_down_anew_has_not_agreed_to_what_their_seat_was_asked_before(sqlite_server: Local) -> None:
    table, room, windows = await begun(sqlite_server)
    await sqlite_server.voting.go_back(table, GoBack(ANN, "move"), "ann")
    await sqlite_server.voting.answer(table, AskAnswer("undo", True), "bob")
    await stop(sqlite_server, table, BOB, "bob", "left")
    assert told(windows[3], "ask-news") == "withdrawn"
    assert room.votes == {}


@STOPS
async def test_during_play_only_whoever_was_granted_a_link_ends_it(sqlite_server: Local, stops: Stops) -> None:
    table, _, _ = await begun(sqlite_server)
    await sqlite_server.recovery.ask(table, OfSeat(CID), "bob")
    for browser in ("ann", "cid"):
        await sqlite_server.recovery.answer(table, Agree(True), browser)
    token = (await sqlite_server.seating.invite(table, NewLink(CID), "bob")).token
    assert await refusal(sqlite_server.seating.revoke(table, NewLink(CID), "ann")) == "ask-others", "the host"
    await stop(sqlite_server, table, ANN, "ann", stops)
    for browser in ("ann", "cid", "eve"):
        assert await refusal(sqlite_server.seating.revoke(table, NewLink(CID), browser)) in (
            "ask-others",
            "not-host",
        )
    assert (await sqlite_server.seating.look(token, "dan")).seats == [CID]
    assert (await sqlite_server.claim(token, "dan", "Dan")).table.mine == [CID]


async def test_whoever_was_granted_a_link_can_end_it(sqlite_server: Local) -> None:
    table, _, _ = await begun(sqlite_server)
    await sqlite_server.recovery.ask(table, OfSeat(CID), "bob")
    for browser in ("ann", "cid"):
        await sqlite_server.recovery.answer(table, Agree(True), browser)
    token = (await sqlite_server.seating.invite(table, NewLink(CID), "bob")).token
    await sqlite_server.seating.revoke(table, NewLink(CID), "bob")
    assert await refusal(sqlite_server.claim(token, "dan", "Dan")) == "link-revoked"


async def test_a_host_who_has_handed_the_table_on_ends_no_link(sqlite_server: Local) -> None:
    """Neither before the start nor, with one that was agreed on, after it."""
    table, _, _ = await begun(sqlite_server)
    await sqlite_server.recovery.ask(table, OfSeat(CID), "ann")
    for browser in ("bob", "cid"):
        await sqlite_server.recovery.answer(table, Agree(True), browser)
    token = (await sqlite_server.seating.invite(table, NewLink(CID), "ann")).token
    await stop(sqlite_server, table, ANN, "ann", "left")
    assert (await sqlite_server.lobby.info(table, "bob")).owner
    assert await refusal(sqlite_server.seating.revoke(table, NewLink(CID), "ann")) == "ask-others"
    assert (await sqlite_server.claim(token, "dan", "Dan")).table.mine == [CID], "all have agreed on it"


@pytest.mark.parametrize("open_before", [True, False])
async def test_whoever_comes_back_by_a_link_ends_the_vote_about_their_seat(
    sqlite_server: Local, open_before: bool
) -> None:
    """With another device, which watches already or has not opened the table yet."""
    table, room, windows = await begun(sqlite_server)
    token = (await sqlite_server.seat_settings.return_link(table, NewReturn(BOB), "bob")).token
    await gone_from(sqlite_server, table, "bob")
    await sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")
    if open_before:
        await sqlite_server.window(table, "phone")
    await sqlite_server.claim(token, "phone")
    assert told(windows[3], "ask-news") == "returned"
    assert await refusal(sqlite_server.voting.answer(table, AskAnswer("stand-in", True), "cid")) == "not-asked"
    assert await refusal(sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")) == "still-here"
    assert not room.table.seats[BOB].stand_in
