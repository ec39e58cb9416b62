"""Before the game begins: the host decides who plays, and does nothing to the seat of a player who is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.local import Local, at_a_table
from tests.table.test_links import made, refusal
from tests.table.test_standing_in import gone_from
from trireme.table.bodies import Me, Open
from trireme.table.people import SeatBot
from trireme.table.seatings import NewLink, OfSeat, SitDown

BOB = 1


async def waiting(local: Local, doing: str) -> str:
    """A table that waits, with Bob on its second seat."""
    table, _ = await made(local, Me("Ann"), Open(), Open())
    await local.lobby.usher.sit(table, SitDown(BOB, "Bob"), "bob")
    window = await local.window(table, "bob")
    if doing == "just gone":
        local.rooms.leave(window.room, window.client)
    if doing == "away":
        await gone_from(local, table, "bob")
    return table


@pytest.mark.parametrize("doing", ["here", "just gone"])
def test_the_host_gives_no_seat_away_whose_player_is_there(db: str, doing: str) -> None:
    async def scene(local: Local) -> None:
        table = await waiting(local, doing)
        assert await refusal(local.lobby.usher.invite(table, NewLink(BOB), "ann")) == "holder-here"
        assert await local.store.held(table, "bob") == [BOB]

    at_a_table(db, scene)


def test_the_host_gives_the_seat_of_a_player_who_is_away_to_another(db: str) -> None:
    async def scene(local: Local) -> None:
        table = await waiting(local, "away")
        token = (await local.lobby.usher.invite(table, NewLink(BOB), "ann")).token
        assert await local.store.held(table, "bob") == []
        assert (await local.claim(token, "eve", "Eve")).table.mine == [BOB]

    at_a_table(db, scene)


@pytest.mark.parametrize("doing", ["here", "just gone", "away"])
def test_the_host_puts_neither_a_bot_nor_anybody_on_a_seat_that_is_held(tmp_path: Path, doing: str) -> None:
    async def scene(local: Local) -> None:
        table = await waiting(local, doing)
        assert await refusal(local.lobby.hosting.seat_bot(table, SeatBot(BOB, "random", "Bot"), "ann")) == "not-open"
        assert await refusal(local.lobby.usher.open_seat(table, OfSeat(BOB), "ann")) == "not-open"
        await local.lobby.usher.revoke(table, NewLink(BOB), "ann")
        assert await refusal(local.lobby.usher.leave(table, OfSeat(BOB), "ann")) == "not-yours"
        assert await local.store.held(table, "bob") == [BOB]

    at_a_table(tmp_path, scene)


def test_a_player_who_is_there_gets_up_themselves_and_the_host_invites_another(tmp_path: Path) -> None:
    async def scene(local: Local) -> None:
        table = await waiting(local, "here")
        await local.lobby.usher.leave(table, OfSeat(BOB), "bob")
        token = (await local.lobby.usher.invite(table, NewLink(BOB), "ann")).token
        assert (await local.claim(token, "eve", "Eve")).table.mine == [BOB]

    at_a_table(tmp_path, scene)
