"""Who holds a seat: its own devices, told of each claim; what takes it away takes it from open windows at once."""

import asyncio

import pytest

from tests.server.local import Local, Window, running
from tests.server.play import made, news, phone_of, playing, refusal, table_link, unseen
from trireme.server.common.user_agents import kind_of
from trireme.server.room.messages import receive
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, OpenSeat
from trireme.server.wire.seat_bodies import Agree, Claim, EndDevice, NewLink, NewReturn, OfSeat, Rename, SitDown
from trireme.server.wire.socket_messages import AnswerStep, AskWhy, Pong


def seen_from(window: Window) -> list[int | None]:
    """The seats that the newest snapshot shows."""
    return [sight["seat"] for sight in news(window, "snapshot")[-1]["seats"]]


async def test_the_holder_has_a_return_link_and_is_told_of_each_claim(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited())
    seated = await server.claim(token, "bob")
    assert seated.link is not None
    assert (seated.link.kind, seated.link.seat) == ("return", 1)
    desk, host = await server.window(table, "bob"), await server.window(table, "ann")
    came = await server.seating.claim(Claim(seated.link.token, "n"), "phone", "Firefox/Android")
    assert (came.table.mine, came.link, came.table.seats[1].name) == ([1], None, "Bob")
    told = {"type": "seat-news", "seat": 1, "news": "held", "browser": "Firefox", "system": "Android"}
    assert news(desk, "seat-news") == [told]
    assert news(host, "seat-news") == []
    assert seen_from(await server.window(table, "phone")) == [1]
    assert await refusal(server.seating.claim(Claim(seated.link.token, "x"), "ann")) == "sits-here"


async def test_devices_are_listed_to_their_owner_and_ended_by_him(server: Local) -> None:
    table = await playing(server, "bob", "cid")
    await phone_of(server, table, 1, "bob")
    phone = await server.window(table, "phone")
    listed = (await server.seat_settings.devices(table, 1, "bob")).devices
    assert [(each.browser, each.system, each.here, each.this) for each in listed] == [
        ("", "", False, True),
        ("Firefox", "Android", True, False),
    ]
    assert all(each.since and each.seen for each in listed)
    assert "bob" not in str(listed)
    for other in ("ann", "eve"):
        assert await refusal(server.seat_settings.devices(table, 1, other)) == "not-yours"
        assert await refusal(server.seat_settings.end_device(table, EndDevice(1), other)) == "not-yours"
    left = await server.seat_settings.end_device(table, EndDevice(1, listed[1].id), "bob")
    assert [each.this for each in left.devices] == [True]
    assert news(phone, "seat-news")[-1]["news"] == "ended"
    assert seen_from(phone) == [None], "it watches"
    assert (await server.seat_settings.end_device(table, EndDevice(1, "unknown"), "bob")) == left


async def test_a_new_return_link_ends_the_old_one_and_if_wished_the_other_devices(server: Local) -> None:
    table, my_seat = await playing(server, "bob"), server.seat_settings
    old = (await my_seat.return_link(table, NewReturn(1), "bob")).token
    await server.claim(old, "phone")
    new = (await my_seat.return_link(table, NewReturn(1, alone=True), "bob")).token
    assert await refusal(server.claim(old, "laptop")) == "return-revoked"
    assert await refusal(server.seating.look(old, "laptop")) == "return-revoked"
    assert await server.store.held(table, "phone") == []
    assert (await server.claim(new, "laptop")).table.mine == [1]
    assert await refusal(my_seat.return_link(table, NewReturn(1), "ann")) == "not-yours"


async def test_a_host_who_ends_his_old_device_is_host_on_the_new_one(server: Local) -> None:
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat())
    await phone_of(server, table, 0, "ann")
    assert (await server.lobby.info(table, "phone")).owner
    await server.seat_settings.end_device(table, EndDevice(0), "phone")
    assert not (await server.lobby.info(table, "ann")).owner
    assert await refusal(server.seating.invite(table, NewLink(), "ann")) == "not-host"
    assert await table_link(server, table, "phone")


async def test_before_the_start_the_host_gives_a_seat_a_new_link_which_ends_the_old_hold(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    seated = await server.claim(token, "bob")
    assert seated.link is not None
    await unseen(server, table, "bob")
    new = (await server.seating.invite(table, NewLink(1), "ann")).token
    assert news(await server.window(table, "bob"), "snapshot")[-1]["table"]["mine"] == []
    assert await refusal(server.claim(seated.link.token, "bob")) == "return-revoked"
    await server.claim(new, "cid", "Cid")
    assert [hold.browser for hold in await server.store.seats.holds(table)] == ["ann", "cid"]
    assert await refusal(server.seating.invite(table, NewLink(1), "cid")) == "not-host"


async def test_a_seat_given_back_is_the_hosts_and_open_to_nobody(server: Local) -> None:
    seating = server.seating
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat())
    seated = await seating.sit(table, SitDown(1, "Bob"), "bob")
    assert seated.link is not None
    await seating.leave(table, OfSeat(1), "bob")
    assert await refusal(seating.sit(table, SitDown(1, "Eve"), "eve")) == "not-open"
    assert await refusal(server.claim(seated.link.token, "bob")) == "return-revoked"
    assert await refusal(seating.open_seat(table, OfSeat(1), "bob")) == "not-host"
    token = (await seating.invite(table, NewLink(1), "ann")).token
    await seating.open_seat(table, OfSeat(1), "ann")
    assert await refusal(server.claim(token, "bob")) == "link-revoked"
    assert (await seating.sit(table, SitDown(1, "Eve"), "eve")).table.mine == [1]


async def test_a_window_that_loses_its_seat_can_neither_see_nor_move(server: Local) -> None:
    """Not even with what it had said before, or with what was on its way to it."""
    table = await playing(server, "bob", "cid")
    await phone_of(server, table, 1, "bob")
    phone = await server.window(table, "phone")
    room = phone.room
    await room.lock.acquire()
    ended = asyncio.create_task(server.seat_settings.end_device(table, EndDevice(1), "bob"))
    while not room.lock._waiters:
        await asyncio.sleep(0)
    asked = asyncio.create_task(receive(room, phone.client, AskWhy("why", 1, code=1)))
    await asyncio.sleep(0)
    phone.read()
    phone.client.tell(Pong("secret"))
    room.lock.release()
    await asyncio.gather(ended, asked)
    refused = news(phone, "refused")
    assert [(message["nonce"], message["problem"]["key"]) for message in refused] == [("why", "not-yours")]
    assert b"secret" not in b"".join(phone.raw), "what waited for it is not sent any more"
    assert seen_from(phone) == [None]


async def test_names_can_be_changed_and_stay_different(server: Local) -> None:
    table = await playing(server, "bob", "cid")
    host = await server.window(table, "ann")
    rename = server.seat_settings.rename
    info = await rename(table, Rename(1, " Robert "), "bob")
    assert info.seats[1].name == "Robert"
    assert news(host, "presence")[-1]["seats"][1]["name"] == "Robert"
    assert await refusal(rename(table, Rename(1, "ANN"), "bob")) == "name-taken"
    assert await refusal(rename(table, Rename(1, ""), "bob")) == "no-name"
    assert await refusal(rename(table, Rename(0, "Eve"), "bob")) == "not-yours"
    assert (await rename(table, Rename(1, "ROBERT"), "bob")).seats[1].name == "ROBERT", "one's own name is free"


# During play.


def told(window: Window) -> list[tuple[str, int]]:
    return [(message["news"], message["by"]) for message in news(window, "agreement")]


async def test_during_play_a_seat_gets_a_new_link_when_all_agree_and_all_see_it(server: Local) -> None:
    seating, agreeing = server.seating, server.recovery
    table = await playing(server, "bob", "cid", "dan", more=(BotSeat("random"),))
    assert await refusal(seating.invite(table, NewLink(1), "ann")) == "ask-others"
    assert await refusal(seating.invite(table, NewLink(), "ann")) == "ask-others"
    bob, watcher = await server.window(table, "bob"), await server.window(table, "eve")
    asked = (await agreeing.ask(table, OfSeat(1), "ann")).agreement
    assert asked is not None
    assert (asked.seat, asked.by, asked.agreed, asked.missing) == (1, 0, [0], [1, 2, 3])
    assert await refusal(agreeing.answer(table, Agree(True), "eve")) == "not-asked"
    assert await refusal(agreeing.ask(table, OfSeat(2), "dan")) == "asked-already"
    await agreeing.answer(table, Agree(True), "cid")
    assert await refusal(seating.invite(table, NewLink(1), "ann")) == "ask-others", "one is missing"
    await agreeing.answer(table, Agree(True), "dan")
    assert await server.store.held(table, "bob") == [1], "its holder has not agreed"
    await agreeing.answer(table, Agree(True), "bob")
    assert await server.store.held(table, "bob") == []
    assert told(watcher) == [("asked", 0), ("agreed", 2), ("agreed", 3), ("agreed", 1), ("granted", 1)]
    assert news(bob, "seat-news")[-1]["news"] == "agreed"
    assert seen_from(bob) == [None]
    assert (await server.lobby.info(table, None)).seats[1].kind == "link"
    assert await refusal(seating.sit(table, SitDown(1, "Eve"), "eve")) == "not-open"
    assert await refusal(seating.invite(table, NewLink(1), "dan")) == "ask-others", "who asked makes the link"
    token = (await seating.invite(table, NewLink(1), "ann")).token
    assert await refusal(server.claim(token, "cid", "Eve")) == "sits-here"
    assert (await server.claim(token, "eve", "Eve")).table.mine == [1]
    assert told(watcher)[-1] == ("settled", 1)
    assert seen_from(watcher) == [1]


async def test_one_refusal_ends_it_and_whoever_asked_can_take_it_back(server: Local) -> None:
    agreeing = server.recovery
    table = await playing(server, "bob", "cid", "dan")
    host = await server.window(table)
    await agreeing.ask(table, OfSeat(1), "ann")
    await agreeing.answer(table, Agree(True), "cid")
    assert (await agreeing.answer(table, Agree(False), "dan")).agreement is None
    await agreeing.ask(table, OfSeat(1), "dan")
    assert (await agreeing.answer(table, Agree(False), "dan")).agreement is None
    assert told(host) == [("asked", 0), ("agreed", 2), ("refused", 3), ("asked", 3), ("withdrawn", 3)]
    assert await server.store.held(table, "bob") == [1]
    assert await refusal(agreeing.answer(table, Agree(True), "cid")) == "not-asked"
    for seat, browser, key in ((1, "eve", "not-yours"), (1, "bob", "own-seat"), (9, "ann", "no-seat")):
        assert await refusal(agreeing.ask(table, OfSeat(seat), browser)) == key


async def test_what_is_asked_survives_the_table_and_the_server(db: str) -> None:
    tables: list[str] = []
    async with running(db) as server:
        tables.append(await playing(server, "bob", "cid"))
        await server.recovery.ask(tables[0], OfSeat(1), "ann")
        await unseen(server, tables[0], "bob")
    async with running(db) as server:
        window = await server.window(tables[0], "cid")
        assert news(window, "snapshot")[-1]["agreement"]["missing"] == [2]
        await server.recovery.answer(tables[0], Agree(True), "cid")
        assert (await server.lobby.info(tables[0], None)).seats[1].kind == "link"


async def test_a_game_that_is_over_asks_nobody(server: Local) -> None:
    table = await playing(server, "bob", "cid")
    await server.recovery.ask(table, OfSeat(1), "ann")
    window = await server.window(table, "cid")
    window.room.table.status = "over"
    assert window.room.agreement() is None
    assert await refusal(server.recovery.answer(table, Agree(True), "cid")) == "not-asked"
    assert await refusal(server.recovery.ask(table, OfSeat(1), "cid")) == "is-over"
    assert await refusal(server.seating.leave(table, OfSeat(1), "bob")) == "is-over"


async def test_the_holder_is_asked_unless_they_have_long_been_away(server: Local) -> None:
    agreeing = server.recovery
    table = await playing(server, "bob", more=(BotSeat("random"),))
    asked = (await agreeing.ask(table, OfSeat(1), "ann")).agreement
    assert asked is not None
    assert asked.missing == [1]
    assert await server.store.held(table, "bob") == [1]
    await agreeing.answer(table, Agree(False), "bob")
    await agreeing.ask(table, OfSeat(1), "ann")
    await unseen(server, table, "bob")
    asked = (await agreeing.ask(table, OfSeat(1), "ann")).agreement
    assert asked is not None
    assert asked.granted
    assert await server.store.held(table, "bob") == []


async def test_a_seat_given_back_during_play_stays_empty_until_the_others_agree(server: Local) -> None:
    seating, agreeing = server.seating, server.recovery
    table = await playing(server, "bob", "cid")
    await seating.leave(table, OfSeat(1), "bob")
    assert await refusal(seating.sit(table, SitDown(1, "Eve"), "eve")) == "not-open"
    assert await refusal(seating.invite(table, NewLink(1), "ann")) == "ask-others"
    await agreeing.ask(table, OfSeat(1), "cid")
    await agreeing.answer(table, Agree(True), "ann")
    token = (await seating.invite(table, NewLink(1), "cid")).token
    await server.claim(token, "eve", "Eve")
    await seating.leave(table, OfSeat(1), "eve")
    await seating.leave(table, OfSeat(2), "cid")
    assert await refusal(seating.leave(table, OfSeat(0), "ann")) == "last-player"


async def test_who_takes_over_a_seat_does_not_see_what_was_tried_there(server: Local) -> None:
    table = await playing(server, "bob")
    windows = {0: await server.window(table, "ann"), 1: await server.window(table, "bob")}
    seat = windows[0].room.table.asked[0]
    mover, other = ("ann", "bob")[seat], ("bob", "ann")[seat]
    question = windows[seat].seat(seat)["questions"][0]
    code = (question.get("answers") or question["items"])[0]["code"]
    await windows[seat].send(AnswerStep("1", seat, question["id"], code))
    assert windows[seat].seat(seat)["draft"]["codes"] == [code]
    await server.seating.leave(table, OfSeat(seat), mover)
    await server.recovery.ask(table, OfSeat(seat), other)
    token = (await server.seating.invite(table, NewLink(seat), other)).token
    await server.claim(token, "eve", "Eve")
    draft = (await server.window(table, "eve")).seat(seat)["draft"]
    assert draft is None or (draft["codes"], draft["moves"]) == ([], [])


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox/Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/17.5 Mobile/15E148 Safari/604.1",
            "Safari/iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile "
            "Safari/537.36",
            "Chrome/Android",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 "
            "Safari/537.36 Edg/129.0.0.0",
            "Edge/Windows",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", "Safari/Mac"),
        ("curl/8.5", "/"),
        ("", "/"),
    ],
)
def test_a_browser_is_known_by_its_kind_only(agent: str, kind: str) -> None:
    assert kind_of(agent) == kind
