"""Playing again together: all are asked, the table opens with those who say yes, and the seal comes first."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.local import Local
from tests.server.play import news, phone_of, playing, refusal
from trireme.kit.engine.view import Result
from trireme.server.seating import rematch
from trireme.server.wire.http_bodies import BotSeat, Me, Sealed
from trireme.server.wire.social_bodies import PlayAgain, SeatBot

NO = PlayAgain(False)


async def finished(local: Local, *guests: str, bots: int = 0) -> str:
    """A game of Ann, guests and bots that is over."""
    table = await playing(local, *guests, more=tuple(BotSeat("random", f"Bot {at}") for at in range(bots)))
    await end(local, table)
    return table


async def end(local: Local, table: str) -> None:
    room = await local.rooms.open(table)
    count = len(room.table.seats)
    places = tuple(range(1, count + 1))
    result = msgspec.json.encode(Result(places=places, scores=places, breakdown=({},) * count, ending="ending"))
    await local.store.start(table, room.table.shares, [], result)
    room.table.status, room.table.result, room.table.asked = "over", result, []


def yes(sealed: Sealed | None = None, *shares: str) -> PlayAgain:
    return PlayAgain(True, sealed.seal if sealed else None, list(shares))


async def test_the_new_table_opens_when_all_have_said_yes_with_the_same_seats(server: Local) -> None:
    again = server.rematch
    table = await finished(server, "bob", "cid", bots=1)
    windows = [await server.window(table, browser) for browser in ("ann", "bob", "eve")]
    sealed = server.lobby.seal()
    first = (await again.answer(table, yes(sealed, "aa"), "bob")).again
    assert first is not None
    assert (first.yes, first.missing, first.seal, first.table) == ([1], [0, 2], sealed.seal, None)
    await again.answer(table, yes(sealed, "bb"), "ann")
    last = (await again.answer(table, yes(sealed, "cc"), "cid")).again
    assert last is not None
    assert last.table is not None
    info = await server.lobby.info(last.table, "bob")
    assert [seat.name for seat in info.seats] == ["Ann", "Bob", "Cid", "Bot 0"]
    assert [seat.kind for seat in info.seats] == ["player", "player", "player", "bot"]
    assert [seat.share for seat in info.seats] == ["bb", "aa", "cc", None]
    assert (info.seal, info.status, info.mine) == (sealed.seal, "playing", [1])
    assert (await server.lobby.info(last.table, "ann")).owner, "the host is the host again"
    for window in windows:
        told = [message["again"] for message in news(window, "again-news")]
        assert [each["table"] for each in told] == [None, None, last.table], "all see who wants to"
    assert (await again.answer(table, NO, "cid")).again == last, "it is open"
    assert news(await server.window(table, "cid"), "snapshot")[-1]["again"]["table"] == last.table


async def test_after_a_minute_it_opens_with_those_who_said_yes_and_the_host_decides_on_empty_seats(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rematch, "WAITED_FOR", 0.0)
    again = sqlite_server.rematch
    table = await finished(sqlite_server, "bob", "cid")
    window = await sqlite_server.window(table, "ann")
    await again.answer(table, yes(), "bob")
    while again.polls or again._opening:
        await asyncio.sleep(0)
    new = news(window, "again-news")[-1]["again"]["table"]
    info = await sqlite_server.lobby.info(new, "bob")
    assert [seat.kind for seat in info.seats] == ["open", "player", "open"]
    assert (info.status, info.owner) == ("waiting", True), "nobody else is there to be host"
    await sqlite_server.host_actions.seat_bot(new, SeatBot(0, "random"), "bob")
    assert (await sqlite_server.host_actions.seat_bot(new, SeatBot(2, "random"), "bob")).status == "playing"


async def test_it_opens_when_all_have_answered_though_not_all_say_yes(sqlite_server: Local) -> None:
    again = sqlite_server.rematch
    table = await finished(sqlite_server, "bob")
    assert (await again.answer(table, NO, "bob")).again is None, "nobody has asked"
    await again.answer(table, yes(), "ann")
    opened = (await again.answer(table, NO, "bob")).again
    assert opened is not None
    assert opened.table is not None
    assert [seat.kind for seat in (await sqlite_server.lobby.info(opened.table, "ann")).seats] == ["player", "open"]
    await sqlite_server.host_actions.close(opened.table, "ann")
    assert (await again.answer(table, yes(), "bob")).again is not None, "it was closed: all are asked again"


async def test_whoever_changes_his_mind_is_not_waited_for_and_with_the_last_it_ends(sqlite_server: Local) -> None:
    again = sqlite_server.rematch
    table = await finished(sqlite_server, "bob", "cid")
    await again.answer(table, yes(), "ann")
    now = (await again.answer(table, NO, "ann")).again
    assert now is None
    assert not again.polls


async def test_shares_are_given_to_the_seal_that_all_have_seen(sqlite_server: Local) -> None:
    again = sqlite_server.rematch
    table = await finished(sqlite_server, "bob")
    sealed, other = sqlite_server.lobby.seal(), sqlite_server.lobby.seal()
    assert await refusal(again.answer(table, PlayAgain(True, "0" * 64, ["aa"]), "ann")) == "seal-gone"
    await again.answer(table, yes(sealed, "aa"), "ann")
    assert await refusal(again.answer(table, yes(other, "bb"), "bob")) == "seal-gone"
    assert await refusal(again.answer(table, yes(sealed, "bb", "cc"), "bob")) == "share-each"
    await phone_of(sqlite_server, table, 0, "ann")
    assert await refusal(again.answer(table, yes(sealed, "dd"), "phone")) == "not-asked", "one share for a seat"
    opened = (await again.answer(table, yes(sealed, "bb"), "bob")).again
    assert opened is not None
    assert opened.table is not None
    assert [seat.share for seat in (await sqlite_server.lobby.info(opened.table, None)).seats] == ["aa", "bb"]
    assert (await sqlite_server.lobby.info(opened.table, "phone")).mine == [0], "his other device comes along"


async def test_only_those_who_played_are_asked_and_only_when_it_is_over(sqlite_server: Local) -> None:
    again = sqlite_server.rematch
    table = await playing(sqlite_server, "bob")
    assert await refusal(again.answer(table, yes(), "ann")) == "still-playing"
    await end(sqlite_server, table)
    assert await refusal(again.answer(table, yes(), "eve")) == "not-yours"
    alone = await sqlite_server.table(Me("Ann"), BotSeat("random"))
    await end(sqlite_server, alone)
    opened = (await again.answer(alone, yes(), "ann")).again
    assert opened is not None
    assert opened.table is not None, "against bots nobody is waited for"
    assert (await sqlite_server.lobby.info(opened.table, "ann")).status == "playing"


async def test_several_seats_on_one_screen_answer_together(sqlite_server: Local) -> None:
    table = await sqlite_server.table(Me("Ann"), Me("Bob"), Me("Cid"))
    await end(sqlite_server, table)
    opened = (await sqlite_server.rematch.answer(table, yes(), "ann")).again
    assert opened is not None
    assert opened.table is not None
    assert (await sqlite_server.lobby.info(opened.table, "ann")).mine == [0, 1, 2]
