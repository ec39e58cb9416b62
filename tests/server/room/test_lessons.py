"""First games: real tables from a fixed position, where the same deeds have the same consequences."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.local import Local, Window
from tests.server.play import refusal
from trireme.games import GAMES
from trireme.kit.registry import our_games
from trireme.server.common.problems import TableError
from trireme.server.room import lessons
from trireme.server.room.lessons import lesson_of
from trireme.server.wire.http_bodies import BotSeat, Me, NewLesson
from trireme.server.wire.socket_messages import Play

TAUGHT = [name for name in GAMES if lesson_of(name)]
DEEDS = {
    "cyclades": [
        "offer ares 1", "offer poseidon 3", "recruit D4", "fleet D4>E4 x2", "on >F4 x2", "build andros/0", "end",
        "offer zeus 15", "build andros/1", "metropolis andros", "end",
    ],
    "peloponnes": [
        "bid stoa 7", "move tiryns_fortress", "mark", "keep terrain_a08 terrain_b06 terrain_b07 terrain_b11",
        "finish tiryns_fortress", "bid terrain_c04 7", "feed 11",
    ],
    "archipelago": [
        "give market", "give stock", "done", "explore", "first", "lay a 0,-2 0", "enter R22a/land", "market fish",
        "harvest fish", "unit R03a/water", "sell fish domestic", "build town with token:wood token:stone",
    ],
}  # fmt: skip
"""What the bubbles of each lesson ask for."""


async def lesson(local: Local, game: str) -> str:
    return (await local.lobby.teach(NewLesson(game, "Ann", ["Bob", "Cid"]), "ann")).table.id


async def do(window: Window, seat: int, move: str) -> None:
    """Once the bots have done what is theirs."""
    while window.room.bots is not None and not window.room.bots.done():
        await asyncio.sleep(0)
    question = window.seat(seat)["questions"][0]["id"]
    answered = await window.send(Play(next(window.nonces), seat, question, move, confirm=True))
    assert answered[0]["type"] == "ack", answered


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_first_game_begins_where_its_opening_ends(sqlite_server: Local, game: str) -> None:
    told = lesson_of(game)
    assert told is not None
    info = await sqlite_server.lobby.info(await lesson(sqlite_server, game), "ann")
    assert (info.lesson, info.status, info.version, info.public) == (True, "playing", len(told.opening), False)
    assert (info.mine, info.asked) == ([told.seat], [told.seat])
    assert [seat.kind for seat in info.seats if seat.seat != told.seat] == ["bot"] * (told.players - 1)
    assert {seat.name for seat in info.seats} == {"Ann", "Bob", "Cid"}


@pytest.mark.parametrize("game", TAUGHT)
async def test_whoever_does_as_told_wins_it(sqlite_server: Local, game: str) -> None:
    table = await lesson(sqlite_server, game)
    window = await sqlite_server.window(table)
    seat = window.room.table.seats.index(next(each for each in window.room.table.seats if each.kind == "player"))
    for move in DEEDS[game]:
        await do(window, seat, move)
    while window.room.bots is not None and not window.room.bots.done():
        await asyncio.sleep(0)
    info = await sqlite_server.lobby.info(table, "ann")
    assert info.result is not None
    assert info.result.winners() == [seat]


def test_every_game_of_ours_has_one() -> None:
    assert set(our_games()) <= set(TAUGHT)
    assert set(DEEDS) == set(TAUGHT)


async def test_the_catalogue_says_which_games_have_one_and_other_tables_are_none(sqlite_server: Local) -> None:
    assert [game.name for game in sqlite_server.catalogue.body.games if game.lesson] == TAUGHT
    table = await sqlite_server.table(Me("Ann"), BotSeat("random"), BotSeat("random"))
    assert not (await sqlite_server.lobby.info(table, "ann")).lesson


async def test_a_game_that_is_not_there_or_has_none_is_named(
    sqlite_server: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await refusal(sqlite_server.lobby.teach(NewLesson("chess"), "ann")) == "no-game"
    monkeypatch.setattr(lessons, "lesson_of", lambda game: None)
    with pytest.raises(TableError, match="“cyclades” has no first game that explains it"):
        await sqlite_server.lobby.teach(NewLesson("cyclades"), "ann")
