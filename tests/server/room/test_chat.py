"""Talk at a table: players and watchers apart, limited, kept with the table, never in its record."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.local import Local, Message, Window
from tests.server.play import news, playing, refusal
from tests.server.seating.test_rematch import end
from trireme.server.room import chat
from trireme.server.storage import chat_store
from trireme.server.wire.decoding import UNREADABLE
from trireme.server.wire.http_bodies import Me, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat
from trireme.server.wire.social_bodies import MOST_LETTERS, Named
from trireme.server.wire.socket_messages import ClientMessage, Say

SCRIPT = "<script>alert(1)</script> & <img src=x onerror=alert(2)>"


async def says(window: Window, text: str, channel: str = "players", **more: object) -> Message:
    """What comes back to who says it."""
    wish = {"type": "say", "nonce": next(window.nonces), "channel": channel, "text": text, **more}
    answers = await window.send(msgspec.convert(wish, ClientMessage))
    return next(answer for answer in answers if answer["type"] in ("ack", "refused"))


async def refused(window: Window, text: str, channel: str = "players", **more: object) -> str:
    answer = await says(window, text, channel, **more)
    assert answer["type"] == "refused"
    return str(answer["problem"]["key"])


def heard(window: Window) -> list[tuple[str, str]]:
    return [(message["said"]["name"], message["said"]["text"]) for message in news(window, "said")]


async def test_what_a_player_says_is_heard_by_players_and_not_by_watchers(server: Local) -> None:
    table = await playing(server, "bob")
    ann, bob = await server.window(table, "ann"), await server.window(table, "bob")
    await server.lobby.name_me(Named("Eve"), "eve")
    eve, nobody = await server.window(table, "eve"), await server.window(table, None)
    await says(ann, "  let us attack\n\tBob \u202e ")
    await says(bob, SCRIPT)
    await says(eve, "who wins?", "watchers")
    assert heard(ann) == heard(bob) == [("Ann", "let us attack Bob"), ("Bob", SCRIPT)]
    assert heard(eve) == heard(nobody) == [("Eve", "who wins?")]
    for window, theirs in ((eve, b"attack"), (nobody, b"alert"), (ann, b"who wins"), (bob, b"who wins")):
        window.read()
        assert theirs not in b"".join(window.raw)
    for browser, texts in (("ann", ["let us attack Bob", SCRIPT]), ("eve", ["who wins?"]), (None, ["who wins?"])):
        talk = await server.history.talk(table, browser, None)
        assert ([said.text for said in talk.said], talk.more) == (texts, False)
    again = await server.window(table, "eve")
    again.read()
    assert b"attack" not in b"".join(again.raw)


async def test_nobody_talks_into_a_channel_that_he_does_not_hear(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    await sqlite_server.lobby.name_me(Named("Eve"), "eve")
    ann, eve = await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "eve")
    assert await refused(ann, "psst", "watchers") == "talk-apart"
    assert await refused(eve, "psst") == "talk-apart"
    assert await refused(ann, "I am Bob", seat=1) == "not-yours"
    assert await refused(eve, "I am Bob", "watchers", seat=1) == "not-yours"
    await sqlite_server.seating.leave(table, OfSeat(1), "bob")
    bob = await sqlite_server.window(table, "bob")
    assert await refused(bob, "still here") == "talk-apart", "he has given his seat back"


async def test_a_watcher_needs_a_name_that_no_player_has(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    eve, nobody = await sqlite_server.window(table, "eve"), await sqlite_server.window(table, None)
    assert await refused(eve, "hello", "watchers") == "no-name"
    assert await refused(nobody, "hello", "watchers") == "no-name"
    assert await refusal(sqlite_server.lobby.name_me(Named("   "), "eve")) == "no-name"
    await sqlite_server.lobby.name_me(Named("BOB"), "eve")
    assert await refused(eve, "hello", "watchers") == "name-taken"
    await sqlite_server.lobby.name_me(Named("Eve"), "eve")
    assert (await says(eve, "hello", "watchers"))["type"] == "ack"
    assert news(eve, "said")[-1]["said"]["who"] != "eve", "nothing is told of his browser"


async def test_emotes_are_said_by_name_and_nothing_is_said_with_nothing(sqlite_server: Local) -> None:
    ann = await sqlite_server.window(await playing(sqlite_server, "bob"), "ann")
    await says(ann, "", emote="well-played")
    assert [(each["said"]["emote"], each["said"]["text"]) for each in news(ann, "said")] == [("well-played", "")]
    for text in ("", "   ", "\u200b"):
        assert await refused(ann, text) == "nothing-said"
    assert await refused(ann, "both", emote="wow") == "nothing-said"
    for wrong in ({"emote": "rude"}, {"text": "x" * (MOST_LETTERS + 1)}, {"channel": "everybody"}, {"seat": 99}):
        with pytest.raises(UNREADABLE):
            msgspec.convert({"type": "say", "nonce": "1", "channel": "players", **wrong}, ClientMessage)


async def test_a_flood_is_stopped_and_nobody_else_is(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    ann, bob = await sqlite_server.window(table, "ann"), await sqlite_server.window(table, "bob")
    second = await sqlite_server.window(table, "ann")
    answers = [(await says((ann, second)[at % 2], f"spam {at}"))["type"] for at in range(chat.AT_ONCE + 4)]
    assert answers.count("ack") == chat.AT_ONCE, "two windows are one browser"
    assert await refused(ann, "more") == "talks-too-fast"
    assert (await says(bob, "calm down"))["type"] == "ack"


async def test_what_is_said_again_because_the_answer_was_lost_is_heard_once(server: Local) -> None:
    table = await playing(server, "bob")
    ann = await server.window(table, "ann")
    for _ in range(2):
        answers = await ann.send(Say("same", "players", text="once"))
        assert [answer["type"] for answer in answers][:1] == ["ack"]
    assert heard(ann) == [("Ann", "once")]
    assert len((await server.history.talk(table, "ann", None)).said) == 1


async def test_talk_is_read_a_page_at_a_time_and_only_so_much_is_kept(
    server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_store, "PAGE", 3)
    monkeypatch.setattr(chat_store, "MOST_KEPT", 7)
    monkeypatch.setattr(chat, "AT_ONCE", 100)
    table = await playing(server, "bob")
    ann = await server.window(table, "ann")
    for at in range(9):
        await says(ann, f"{at}")
    page = await server.history.talk(table, "bob", None)
    pages = [[said.text for said in page.said]]
    while page.more:
        page = await server.history.talk(table, "bob", page.said[0].number)
        pages.append([said.text for said in page.said])
    assert pages == [["6", "7", "8"], ["3", "4", "5"], ["2"]]


async def test_no_record_and_no_log_of_the_server_has_what_was_said(
    sqlite_server: Local, caplog: pytest.LogCaptureFixture
) -> None:
    table = await sqlite_server.table(Me("Ann"), Me("Bob"))
    ann = await sqlite_server.window(table, "ann")
    await says(ann, "my secret plan", seat=1)
    assert heard(ann) == [("Bob", "my secret plan")], "one of those who share a screen"
    await end(sqlite_server, table)
    assert "secret plan" not in await sqlite_server.history.record(table)
    assert (await says(ann, "good game"))["type"] == "ack", "also when it is over"
    assert "secret" not in caplog.text


async def test_a_table_that_is_closed_takes_its_talk_along(server: Local) -> None:
    table = await server.table(Me("Ann"), OpenSeat())
    ann = await server.window(table, "ann")
    await says(ann, "anybody there?")
    await server.host_actions.close(table, "ann")
    assert await refusal(server.history.talk(table, "ann", None)) == "no-table"
