"""The dice of a table: the seal is shown first, then every page gives its share, and all are shown before a draw."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.local import Local, LocalPool, Message, running
from tests.server.play import play_on
from trireme.games import make
from trireme.kit import dice
from trireme.kit.records.record import Match, read_record
from trireme.kit.records.seal import chain_of
from trireme.kit.records.verification import ClientEvidence, verify
from trireme.server.common.problems import TableError
from trireme.server.seating.seed_commitments import KEPT_FOR, MOST_KEPT, SeedCommitments
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, NewTableMade, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat, SitDown

ANN, BOB, CID = "0a" * 32, "0b" * 32, "0c" * 32


async def made(local: Local, *seats: Me | OpenSeat | Invited | BotSeat, browser: str = "ann") -> NewTableMade:
    """A table under a seal that was shown before."""
    seal = local.lobby.seal().seal
    answer = await local.lobby.make(NewTable("peloponnes", list(seats), seal=seal), browser)
    assert answer.table.seal == seal
    return answer


def match_at(local: Local, table: str) -> Match[Any]:
    assert isinstance(local.pool, LocalPool)
    return local.pool.handlers.matches[table].match


def seen(message: Message) -> tuple[str, list[str | None]]:
    """The table's status and its shares, as a message has them."""
    table = message.get("table") or message
    return table["status"], [seat["share"] for seat in table["seats"]]


async def test_shares_come_with_make_sit_and_claim_and_are_in_the_dice(sqlite_server: Local) -> None:
    answer = await made(sqlite_server, Me("Ann", ANN), OpenSeat(), Invited("Cid"), BotSeat("random"))
    id = answer.table.id
    watcher = await sqlite_server.window(id, "dan")
    sat = (await sqlite_server.seating.sit(id, SitDown(1, "Bob", BOB), "bob")).table
    assert [seat.share for seat in sat.seats] == [ANN, BOB, None, None]
    begun = (await sqlite_server.claim(answer.links[0].token, "cid", "Cid", share=CID)).table
    assert (begun.status, [seat.share for seat in begun.seats]) == ("playing", [ANN, BOB, CID, None])
    heard = [(message["type"], *seen(message)) for message in watcher.read()]
    begins = heard.index(("snapshot", "playing", [ANN, BOB, CID, None]))
    assert heard[begins - 1] == ("presence", "waiting", [ANN, BOB, CID, None]), "shown before anything is drawn"
    match = match_at(sqlite_server, id)
    assert match.state.key == dice.key_of(match.seed, [bytes.fromhex(share) for share in (ANN, BOB, CID)])


async def test_a_whole_game_verifies_against_what_its_players_kept(sqlite_server: Local) -> None:
    info = (await made(sqlite_server, Me("Ann", ANN), Me("Bob", BOB))).table
    with pytest.raises(TableError, match="You can read the record when the game is over"):
        await sqlite_server.history.draws(info.id)
    window = await sqlite_server.window(info.id)
    seed = window.room.table.seed
    await play_on(window, Random(1))
    over = next(message for message in window.messages if message["type"] == "over")
    before = window.raw[: window.messages.index(over)]
    assert before
    assert not any(form in body for body in before for form in (seed, seed.hex().encode())), "the seed was told early"
    record = read_record(await sqlite_server.history.record(info.id))
    assert record.header["shares"] == f"{ANN} {BOB}"
    ClientEvidence(info.seal, {"A": ANN, "B": BOB}, f"{ANN} {BOB}").check(record)
    draws = (await sqlite_server.history.draws(info.id)).draws
    assert [(draw.label, draw.outcome) for draw in draws] == verify(record, make).draws
    key = dice.key_of(seed, [bytes.fromhex(ANN), bytes.fromhex(BOB)])
    assert all(draw.low <= dice.below(key, n, draw.bound) < draw.high for n, draw in enumerate(draws))


async def test_a_share_that_does_not_come_stops_nobody(sqlite_server: Local) -> None:
    id = await sqlite_server.table(Me("Ann"), OpenSeat())
    info = (await sqlite_server.seating.sit(id, SitDown(1, "Bob", BOB), "bob")).table
    assert (info.status, [seat.share for seat in info.seats]) == ("playing", [None, BOB])
    stored = await sqlite_server.store.table(id)
    assert stored is not None
    assert stored.shares == f"absent {BOB}"


async def test_shares_wait_with_their_seats_until_the_start(tmp_path: Path) -> None:
    """By correspondence, over a restart of the server."""
    tables: list[str] = []
    async with running(tmp_path) as server:
        tables.append((await made(server, Me("Ann", ANN), OpenSeat(), OpenSeat())).table.id)
        await server.seating.sit(tables[0], SitDown(1, "Bob", BOB), "bob")
        await server.seating.leave(tables[0], OfSeat(1), "bob")
        info = (await server.seating.sit(tables[0], SitDown(2, "Cid", CID), "cid")).table
        assert [seat.share for seat in info.seats] == [ANN, None, CID], "a seat given back takes its share with it"
    async with running(tmp_path) as server:
        await server.seating.open_seat(tables[0], OfSeat(1), "ann")
        info = (await server.seating.sit(tables[0], SitDown(1, "Dan"), "dan")).table
        assert (info.status, [seat.share for seat in info.seats]) == ("playing", [ANN, None, CID])
        match = match_at(server, tables[0])
        assert match.shares == (bytes.fromhex(ANN), None, bytes.fromhex(CID))


async def test_who_comes_back_changes_no_share(sqlite_server: Local) -> None:
    answer = await made(sqlite_server, Me("Ann", ANN), Invited("Bob"), OpenSeat())
    came = await sqlite_server.claim(answer.links[0].token, "bob", share=BOB)
    assert came.link is not None
    info = (await sqlite_server.claim(came.link.token, "telephone", share=CID)).table
    assert [seat.share for seat in info.seats] == [ANN, BOB, None]


async def test_a_share_is_given_to_a_seal(sqlite_server: Local) -> None:
    wish = NewTable("peloponnes", [Me("Ann", ANN), BotSeat("random")])
    with pytest.raises(TableError) as first:
        await sqlite_server.lobby.make(wish, "ann")
    assert str(first.value) == "A share needs a seal. Ask for a seal first, and make the table with it."
    wish.seal = sqlite_server.lobby.seal().seal
    await sqlite_server.lobby.make(wish, "ann")
    with pytest.raises(TableError) as again:
        await sqlite_server.lobby.make(wish, "ann")
    assert str(again.value) == "The seal for the new table has expired. Try again with another one."


def test_seals_are_for_one_table_and_a_few_minutes() -> None:
    time = [0.0]
    seals = SeedCommitments(lambda: time[0])
    seal = seals.offer()
    seed = seals.take(seal)
    assert dice.commitment(seed) == seal
    with pytest.raises(TableError):
        seals.take(seal)
    late, other = seals.offer(), seals.offer()
    time[0] = KEPT_FOR - 1
    seals.take(other)
    time[0] = KEPT_FOR
    with pytest.raises(TableError):
        seals.take(late)
    first = seals.offer()
    for _ in range(MOST_KEPT):
        seals.offer()
    with pytest.raises(TableError):
        seals.take(first)


@pytest.mark.parametrize("share", ["", "0", "0g", "AA", "00" * 65])
def test_what_is_no_share(share: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="share"):
        msgspec.json.decode(msgspec.json.encode({"seat": 0, "share": share}), type=SitDown)


async def test_the_end_seals_the_moves_and_every_page_is_told_the_head(sqlite_server: Local) -> None:
    answer = await made(sqlite_server, Me("Ann", ANN), Me("Bob", BOB))
    id = answer.table.id
    mine, watcher = await sqlite_server.window(id, "ann"), await sqlite_server.window(id, "dan")
    await play_on(mine, Random(1))
    record = read_record(await sqlite_server.history.record(id))
    chain = record.header["chain"]
    assert verify(record, make).sealed
    (told,) = [message["head"] for message in watcher.read() if message["type"] == "over"]
    assert told == chain.split()[0]
    ClientEvidence(head=told).check(record)
    draws = await sqlite_server.history.draws(id)
    assert chain_of(record.header, record.lines, draws.after).text() == chain, "so a page can work it out"
    late = await sqlite_server.window(id, "eve")
    assert [message["head"] for message in late.read() if message["type"] == "over"] == [told]
    kept = await sqlite_server.store.load(id)
    assert kept is not None
    assert kept.chain == chain, "it is on disk, so another run tells the same"
