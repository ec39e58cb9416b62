"""Steps that many tests take: make a table, invite, play on, leave and come back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.local import Local, Message, Window, codes_of
from trireme.kit.errors import TriremeError
from trireme.server.common import clock
from trireme.server.common.clock import minutes_ago
from trireme.server.room.bots import wake_bots
from trireme.server.room.consent import last_visits
from trireme.server.storage.schema import HOLDS
from trireme.server.wire.http_bodies import Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import Claim, NewLink, NewReturn, SitDown
from trireme.server.wire.socket_messages import AnswerStep, Confirm

LONG_AGO = "2020-01-01T00:00:00.000Z"


async def made(local: Local, *seats: Any) -> tuple[str, list[str]]:
    """Make a table of Ann's. Return its id and the tokens of its invited seats."""
    answer = await local.lobby.make(NewTable("peloponnes", list(seats)), "ann")
    return answer.table.id, [link.token for link in answer.links]


async def table_link(local: Local, table: str, host: str = "ann") -> str:
    return (await local.seating.invite(table, NewLink(), host)).token


async def refusal(doing: Any) -> str:
    """Return the key of the problem that is raised."""
    with pytest.raises(TriremeError) as refused:
        await doing
    return refused.value.key


async def playing(local: Local, *guests: str, more: tuple[Any, ...] = ()) -> str:
    """Make a running game of Ann and some guests, who are named like their browsers."""
    table, _ = await made(local, Me("Ann"), *(OpenSeat() for _ in guests), *more)
    for seat, guest in enumerate(guests, 1):
        await local.seating.sit(table, SitDown(seat, guest.title()), guest)
    return table


async def phone_of(local: Local, table: str, seat: int, browser: str, phone: str = "phone") -> None:
    token = (await local.seat_settings.return_link(table, NewReturn(seat), browser)).token
    await local.seating.claim(Claim(token, "n"), phone, "Firefox/Android")


async def look_again(local: Local) -> None:
    """Let open tables read visits from the database again, after a test has changed them."""
    for room in local.rooms._open.values():
        holds = await local.store.seats.holds(room.id)
        room.left = dict(last_visits(holds, room.version, local.store.seats.started))


async def unseen(local: Local, table: str, *browsers: str) -> None:
    """Make these browsers leave a table, years ago."""
    room = await local.rooms.open(table)
    for client in [client for client in room.clients if client.browser in browsers]:
        local.rooms.leave(room, client)
    await local.store.seats._write_seen()
    away = update(HOLDS).where(HOLDS.c.browser.in_(browsers)).values(seen=clock.ago(1000))
    await local.store.database.do(lambda connection: connection.execute(away).rowcount)
    await look_again(local)


def news(window: Window, kind: str) -> list[Message]:
    return [message for message in window.read() if message["type"] == kind]


async def long_gone(local: Local, *browsers: str, seen: str = LONG_AGO) -> None:
    """Note that these browsers were last seen long ago."""
    away = update(HOLDS).where(HOLDS.c.browser.in_(browsers)).values(seen=seen)
    await local.store.database.do(lambda connection: connection.execute(away).rowcount)
    await look_again(local)


async def bots_done(local: Local, table: str) -> None:
    room = await local.rooms.open(table)
    wake_bots(room)
    while room.bots is not None and not room.bots.done():
        await room.bots


async def gone_from(local: Local, table: str, browser: str) -> None:
    """Close the last window of a browser, an hour ago."""
    room = await local.rooms.open(table)
    for client in [client for client in room.clients if client.browser == browser]:
        local.rooms.leave(room, client)
    await local.store.seats._write_seen()
    await long_gone(local, browser, seen=minutes_ago(60))


async def answer_all(window: Window, seat: int) -> None:
    """Answer the question of a seat to the end, and confirm."""
    room, before = window.room, window.room.version
    while room.version == before:
        sight = window.seat(seat)
        if sight["draft"] and sight["draft"]["can_confirm"] and not sight["questions"]:
            await window.send(Confirm(next(window.nonces), seat))
        else:
            question = sight["questions"][0]
            answers: Any = question.get("answers") or question.get("items")
            code = answers[0]["code"] if answers else question["base"] + question["low"]
            await window.send(AnswerStep(next(window.nonces), seat, question["id"], code))


def kinds(messages: list[dict[str, object]]) -> list[object]:
    return [message["type"] for message in messages]


def asked(window: Window) -> Iterator[tuple[int, Message]]:
    """Yield the questions to the seats of a window that have an answer."""
    for seat in window.client.seats:
        yield from ((seat, question) for question in window.seat(seat)["questions"] if codes_of(question))


async def play_on(window: Window, rng: Random, moves: int = 10_000) -> int:
    """Give random answers for all seats of a window, step by step. Return the number of confirmed moves."""
    made = 0
    while made < moves and window.room.table.status == "playing":
        seat, question = next(asked(window))
        code = rng.choice(codes_of(question))
        told = await window.send(AnswerStep(next(window.nonces), seat, question["id"], code))
        assert kinds(told) == ["ack", "update"], told
        if window.seat(seat)["draft"]["can_confirm"] and not window.seat(seat)["questions"]:
            told = await window.send(Confirm(next(window.nonces), seat))
            assert kinds(told)[:2] == ["ack", "update"]
            made += 1
    return made


async def try_move(window: Window, seat: int) -> None:
    """Give the first answer to each question until a move is complete."""
    while not (draft := window.seat(seat)["draft"]) or not draft["can_confirm"]:
        question = window.seat(seat)["questions"][0]
        step = AnswerStep(next(window.nonces), seat, question["id"], codes_of(question)[0])
        assert kinds(await window.send(step)) == ["ack", "update"]
