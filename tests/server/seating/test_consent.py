"""The model of consent, cell by cell: who must agree to what, by what their player is doing (docs/play/consent.md)."""

from __future__ import annotations

import pytest

from tests.server.cells import cells
from tests.server.local import Local, Window, running
from tests.server.play import answer_all, bots_done, gone_from, made, phone_of, playing, refusal, unseen
from trireme.server.room.consent import moves_seen, standing
from trireme.server.room.substitutes import stand_in
from trireme.server.room.votes import live, missing
from trireme.server.wire.http_bodies import BotSeat, Me, OpenSeat
from trireme.server.wire.seat_bodies import Agree, Agreement, NewLink, OfSeat, SitDown
from trireme.server.wire.social_bodies import AskAnswer, GoBack

ANN, BOB, CID = 0, 1, 2
DOING = {"here": "here", "looking on": "here", "away": "away", "replaced": "replaced", "resigned": "resigned"}
"""What Bob does, and how the model calls it. Looking on: a bot plays for him while he has the table open."""
ASKED_FOR = ("that a seat gets a new link", "that a bot stands in", "that moves are undone")


async def three(local: Local, doing: str) -> str:
    """A game of Ann, Bob and Cid. All have seen its first move, and Bob does what is said."""
    if doing == "bot":
        table, _ = await made(local, Me("Ann"), BotSeat("random"), OpenSeat())
        await local.seating.sit(table, SitDown(CID, "Cid"), "cid")
        ann, cid = [await local.window(table, browser) for browser in ("ann", "cid")]
        while not any(line.startswith("A:") for line in ann.room.lines):
            await bots_done(local, table)
            await move([ann, ann, cid])
        await bots_done(local, table)
        return table
    table = await playing(local, "bob", "cid")
    windows = [await local.window(table, browser) for browser in ("ann", "bob", "cid")]
    room = windows[0].room
    while not any(line.startswith("A:") for line in room.lines):
        await move(windows)
    if doing != "here" and doing != "looking on":
        await gone_from(local, table, "bob")
    if doing in ("looking on", "replaced"):
        await stand_in(room, BOB, "random", "vote")
    if doing == "resigned":
        await local.substitution.resign(table, OfSeat(BOB), "bob")
    assert standing(room, BOB) == DOING[doing]
    return table


async def move(windows: list[Window]) -> None:
    seat = windows[0].room.table.asked[0]
    await answer_all(windows[seat], seat)


def waits_for(agreement: Agreement | None) -> list[int]:
    assert agreement is not None
    return agreement.missing


@cells("a new link to their own seat")
@pytest.mark.parametrize(
    ("doing", "asked"), [("here", True), ("looking on", True), ("away", True), ("replaced", True)], ids=str
)
async def test_a_new_link_to_his_own_seat_waits_for_its_holder(sqlite_server: Local, doing: str, asked: bool) -> None:
    table = await three(sqlite_server, doing)
    await sqlite_server.recovery.ask(table, OfSeat(BOB), "ann")
    found = (await sqlite_server.recovery.answer(table, Agree(True), "cid")).agreement
    assert waits_for(found) == [BOB] * asked
    assert await sqlite_server.store.held(table, "bob") == [BOB]


@cells("a new link to their own seat")
@pytest.mark.parametrize(("doing", "key"), [("resigned", "bots-seat"), ("bot", "bots-seat")])
async def test_a_seat_that_a_bot_has_to_the_end_gets_no_new_link(sqlite_server: Local, doing: str, key: str) -> None:
    table = await three(sqlite_server, doing)
    assert await refusal(sqlite_server.recovery.ask(table, OfSeat(BOB), "ann")) == key


@cells("a new link to their own seat", says="yes, for three days")
@pytest.mark.parametrize("doing", ["away", "replaced"])
async def test_after_days_without_a_visit_the_others_decide(sqlite_server: Local, doing: str) -> None:
    table = await three(sqlite_server, doing)
    await unseen(sqlite_server, table, "bob")
    assert waits_for((await sqlite_server.recovery.ask(table, OfSeat(BOB), "ann")).agreement) == [CID]
    found = (await sqlite_server.recovery.answer(table, Agree(True), "cid")).agreement
    assert found is not None
    assert found.granted


@cells("a new link to another seat")
@pytest.mark.parametrize(
    ("doing", "asked"),
    [("here", True), ("looking on", True), ("away", True), ("replaced", False), ("resigned", False), ("bot", False)],
)
async def test_who_is_asked_about_a_new_link_to_the_seat_of_another(
    sqlite_server: Local, doing: str, asked: bool
) -> None:
    table = await three(sqlite_server, doing)
    found = (await sqlite_server.recovery.ask(table, OfSeat(CID), "ann")).agreement
    assert waits_for(found) == [BOB] * asked + [CID]


@cells("a bot for their own seat")
@cells("a bot for their own seat", at=("away",), says="no, after a minute")
@pytest.mark.parametrize(
    ("doing", "key"),
    [
        ("here", "still-here"),
        ("looking on", "stands-already"),
        ("replaced", "stands-already"),
        ("resigned", "stands-already"),
        ("bot", "bots-seat"),
    ],
)
async def test_nobody_votes_a_bot_onto_a_seat_whose_player_is_here(sqlite_server: Local, doing: str, key: str) -> None:
    table = await three(sqlite_server, doing)
    assert await refusal(sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")) == key


async def test_a_bot_for_somebody_away_waits_for_those_who_are_here(sqlite_server: Local) -> None:
    table = await three(sqlite_server, "away")
    assert [ask.missing for ask in (await sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")).asks] == [[CID]]


@cells("a bot for another seat")
@pytest.mark.parametrize(
    ("doing", "asked"),
    [("here", True), ("looking on", True), ("away", False), ("replaced", False), ("resigned", False), ("bot", False)],
)
async def test_who_is_asked_about_a_bot_for_another(sqlite_server: Local, doing: str, asked: bool) -> None:
    table = await three(sqlite_server, doing)
    await gone_from(sqlite_server, table, "cid")
    asks = (await sqlite_server.substitution.ask(table, OfSeat(CID), "ann")).asks
    assert [ask.missing for ask in asks] == ([[BOB]] if asked else []), "where nobody is asked it is done"
    assert bool((await sqlite_server.rooms.open(table)).table.seats[CID].stand_in) is not asked


@cells("undo moves that they have seen")
@pytest.mark.parametrize(
    ("doing", "asked"),
    [("here", True), ("looking on", True), ("away", True), ("replaced", True), ("resigned", False), ("bot", False)],
)
async def test_who_is_asked_to_undo_what_they_have_seen(sqlite_server: Local, doing: str, asked: bool) -> None:
    table = await three(sqlite_server, doing)
    asks = (await sqlite_server.voting.go_back(table, GoBack(0, "move"), "ann")).asks
    assert [ask.missing for ask in asks] == [[BOB] * asked + [CID]]


@cells("undo moves made since they left")
@pytest.mark.parametrize(("doing", "asked"), [("away", True), ("replaced", False), ("resigned", False), ("bot", False)])
async def test_who_is_asked_to_undo_what_came_after_they_left(sqlite_server: Local, doing: str, asked: bool) -> None:
    """A bot that plays for a player follows as far back as to the last move that they saw."""
    table = await three(sqlite_server, doing)
    room = await sqlite_server.rooms.open(table)
    version = room.version
    room.lines += ["B: pass", "A: pass"]  # Whatever they were: the model counts them.
    await sqlite_server.voting.go_back(table, GoBack(0, "move"), "ann")
    ask = live(room, "undo")
    assert ask is not None
    assert (ask.stand, missing(room, ask)) == (version + 1, [BOB] * asked + [CID])


@cells(*ASKED_FOR, says="yes")
@pytest.mark.parametrize("doing", ["here", "away"])
async def test_whoever_plays_asks_whether_they_are_here_or_not(sqlite_server: Local, doing: str) -> None:
    table = await three(sqlite_server, "here")
    room = await sqlite_server.rooms.open(table)
    windows = [await sqlite_server.window(table, browser) for browser in ("ann", "bob", "cid")]
    while not any(line.startswith("B:") for line in room.lines):
        await move(windows)
    await gone_from(sqlite_server, table, "cid")
    if doing == "away":
        await gone_from(sqlite_server, table, "bob")
    assert standing(room, BOB) == doing
    assert waits_for((await sqlite_server.recovery.ask(table, OfSeat(CID), "bob")).agreement) == [ANN, CID]
    asks = (await sqlite_server.voting.go_back(table, GoBack(BOB, "move"), "bob")).asks
    assert [ask.missing for ask in asks] == [[ANN, CID]]
    asks = (await sqlite_server.substitution.ask(table, OfSeat(CID), "bob")).asks
    assert [ask.missing for ask in asks if ask.kind == "stand-in"] == [[ANN]]


@cells(*ASKED_FOR, says="no")
@pytest.mark.parametrize(
    ("doing", "key"), [("looking on", "no-voice"), ("replaced", "no-voice"), ("resigned", "resigned")]
)
async def test_who_does_not_play_asks_for_nothing(sqlite_server: Local, doing: str, key: str) -> None:
    table = await three(sqlite_server, doing)
    await gone_from(sqlite_server, table, "cid")
    assert await refusal(sqlite_server.recovery.ask(table, OfSeat(CID), "bob")) == key
    assert await refusal(sqlite_server.substitution.ask(table, OfSeat(CID), "bob")) == key
    assert await refusal(sqlite_server.voting.go_back(table, GoBack(BOB, "move"), "bob")) == key


@cells(*ASKED_FOR, at=("watching",), says="no")
async def test_a_spectator_neither_asks_nor_answers(sqlite_server: Local) -> None:
    table = await three(sqlite_server, "away")
    await sqlite_server.window(table, "eve")
    assert await refusal(sqlite_server.recovery.ask(table, OfSeat(BOB), "eve")) == "not-yours"
    assert await refusal(sqlite_server.substitution.ask(table, OfSeat(BOB), "eve")) == "not-yours"
    assert await refusal(sqlite_server.voting.go_back(table, GoBack(0, "move"), "eve")) == "not-yours"
    await sqlite_server.voting.go_back(table, GoBack(0, "move"), "ann")
    assert await refusal(sqlite_server.voting.answer(table, AskAnswer("undo", True), "eve")) == "not-asked"


# What was tried against it.


@pytest.mark.parametrize("doing", ["replaced", "resigned"])
async def test_one_player_alone_gets_no_seat_while_the_third_is_gone(sqlite_server: Local, doing: str) -> None:
    """With the third resigned or replaced, nobody but the holder is left to agree."""
    table = await three(sqlite_server, doing)
    await sqlite_server.recovery.ask(table, OfSeat(CID), "ann")
    assert await sqlite_server.store.held(table, "cid") == [CID]
    assert await refusal(sqlite_server.seating.invite(table, NewLink(CID), "ann")) == "ask-others"


async def test_a_bot_on_the_seat_of_an_absent_player_does_not_let_the_game_go_back_to_the_start(
    sqlite_server: Local,
) -> None:
    table = await playing(sqlite_server, "bob")
    windows = [await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "bob")]
    room = windows[0].room
    for _ in range(6):
        await move(windows)
    await gone_from(sqlite_server, table, "bob")
    await sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")
    assert room.table.seats[BOB].stand_in
    before = room.version
    for _ in range(3):
        await sqlite_server.voting.go_back(table, GoBack(0, "turn"), "ann")
        assert room.version == before
        await sqlite_server.voting.answer(table, AskAnswer("undo", False), "ann")


async def test_an_undo_that_waits_is_not_granted_by_replacing_the_one_it_waits_for(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    windows = [await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "bob")]
    room = windows[0].room
    while not any(line.startswith("A:") for line in room.lines):
        await move(windows)
    await gone_from(sqlite_server, table, "bob")
    version = room.version
    await sqlite_server.voting.go_back(table, GoBack(0, "move"), "ann")
    await sqlite_server.substitution.ask(table, OfSeat(BOB), "ann")
    assert room.table.seats[BOB].stand_in
    assert room.version == version


async def test_what_a_player_saw_outlives_the_server(db: str) -> None:
    tables: list[str] = []
    async with running(db) as server:
        table = await playing(server, "bob", "cid")
        tables.append(table)
        windows = [await server.window(table, browser) for browser in ("ann", "bob", "cid")]
        await move(windows)
        await gone_from(server, table, "bob")
        await move(windows)
    async with running(db) as server:
        room = await server.rooms.open(tables[0])
        assert (room.version, room.left[BOB].version) == (2, 1)
        assert room.left[CID].version == 2, "who was there when the server ended has seen everything"


async def test_a_second_window_of_one_browser_keeps_its_player_here(sqlite_server: Local) -> None:
    table = await three(sqlite_server, "here")
    room = await sqlite_server.rooms.open(table)
    second = await sqlite_server.window(table, "bob")
    sqlite_server.rooms.leave(room, second.client)
    assert standing(room, BOB) == "here"
    await sqlite_server.store.seats._write_seen()
    assert [hold.version for hold in await sqlite_server.store.seats.holds(table) if hold.seat == BOB] == [None]


# The host.


async def test_a_host_who_gets_up_hands_the_table_on(server: Local) -> None:
    seating, hosting = server.seating, server.host_actions
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat())
    await seating.sit(table, SitDown(BOB, "Bob"), "bob")
    await seating.leave(table, OfSeat(0), "ann")
    assert await refusal(seating.invite(table, NewLink(BOB), "ann")) == "not-host"
    assert await refusal(hosting.close(table, "ann")) == "not-host"
    assert (await server.lobby.info(table, "bob")).owner
    assert not (await server.lobby.info(table, "ann")).owner
    assert (await hosting.close(table, "bob")).closed


async def test_a_host_with_a_seat_on_another_device_stays_the_host(server: Local) -> None:
    seating = server.seating
    table, _ = await made(server, Me("Ann"), Me("Amy"), OpenSeat())
    await phone_of(server, table, 0, "ann")
    await seating.leave(table, OfSeat(1), "ann")
    assert (await server.lobby.info(table, "ann")).owner
    assert (await server.lobby.info(table, "phone")).owner


async def test_a_host_without_a_seat_stays_the_host_when_another_gets_up(server: Local) -> None:
    seating = server.seating
    table, _ = await made(server, OpenSeat(), OpenSeat())
    for seat, browser in enumerate(("bob", "cid")):
        if seat == 0:
            await seating.sit(table, SitDown(seat, browser.title()), browser)
    await unseen(server, table, "bob")
    await seating.invite(table, NewLink(0), "ann")
    assert (await server.lobby.info(table, "ann")).owner


@pytest.mark.parametrize(
    ("lines", "version", "kept"),
    [
        ([], 0, 0),
        (["A: x", "B: x", "A: x"], 2, 2),
        (["A: x", "B: x", "A: x"], 0, 0),
        (["A: x", "B: x", "undo to 1", "B: y"], 2, 1),
        (["A: x", "B: x", "undo to 1", "B: y"], 3, 1),
        (["A: x", "undo to 0", "A: y"], 3, 1),
    ],
)
def test_moves_that_somebody_saw_and_that_still_stand(lines: list[str], version: int, kept: int) -> None:
    assert moves_seen(lines, version) == kept
