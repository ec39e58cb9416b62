"""Links: for one seat and one use, or for a table until it is full. Opening one claims nothing; a dead one says why."""

import asyncio

import pytest

from tests.server.local import Local
from tests.server.play import made, refusal, table_link
from trireme.kit.errors import TriremeError
from trireme.server.common.names import free_name
from trireme.server.common.tokens import new_token
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, OpenSeat, SeatWish
from trireme.server.wire.seat_bodies import Claim, NewLink, NewReturn, OfSeat, SitDown


async def test_opening_a_link_shows_who_invites_to_what_and_claims_nothing(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited("Bob"), OpenSeat(), BotSeat("random"))
    whole = await table_link(server, table)
    before = await server.store.table(table)
    for browser in (None, "messenger", "messenger"):
        seen = await server.seating.look(token, browser)
        assert (seen.kind, seen.host, seen.seats, seen.table.game) == ("seat", "Ann", [1], "peloponnes")
        seen = await server.seating.look(whole, browser)
        assert (seen.kind, seen.seats) == ("table", [1, 2])
    assert await server.store.table(table) == before
    assert await server.store.held(table, "messenger") == []
    assert (await server.claim(token, "bob")).table.mine == [1]


async def test_a_link_to_a_seat_works_once(server: Local) -> None:
    """The inviter, or whoever else has the link, could hold the guest's seat beside him."""
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    await server.claim(token, "bob", "Bob")
    for browser in ("cid", "ann"):
        assert await refusal(server.claim(token, browser, "Cid")) == "link-used"
    assert await refusal(server.seating.look(token, "cid")) == "link-used"
    assert (await server.seating.look(token, "bob")).table.mine == [1], "who has used it is shown his table"
    assert await server.store.held(table, "cid") == []


async def test_a_link_to_the_table_serves_every_free_seat_and_dies_with_the_last(server: Local) -> None:
    table, (seat_link,) = await made(server, Me("Ann"), Invited(), OpenSeat(), OpenSeat())
    token = await table_link(server, table)
    assert (await server.claim(token, "bob", "Bob", seat=3)).table.mine == [3]
    assert await refusal(server.claim(token, "cid", "Cid", seat=3)) == "not-open"
    assert (await server.claim(token, "cid", "Cid")).table.mine == [1], "the first that is free"
    assert await refusal(server.claim(seat_link, "eve", "Eve")) == "link-used"
    assert (await server.claim(token, "dan", "Dan")).table.status == "playing"
    assert await refusal(server.claim(token, "eve", "Eve")) == "link-full"
    assert await refusal(server.seating.look(token, None)) == "link-full"


async def test_a_table_link_that_has_died_lives_again_only_as_a_new_one(server: Local) -> None:
    seating = server.seating
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat())
    old = await table_link(server, table)
    new = await table_link(server, table)
    assert await refusal(server.claim(old, "bob")) == "link-revoked"
    await seating.revoke(table, NewLink(), "ann")
    assert await refusal(server.claim(new, "bob")) == "link-revoked"
    third = await table_link(server, table)
    await server.claim(third, "bob")
    await seating.leave(table, OfSeat(1), "bob")
    assert (await seating.look(third, None)).seats == [1, 2]
    assert await refusal(seating.invite(table, NewLink(), "bob")) == "not-host"


async def test_a_new_link_to_a_seat_ends_the_one_before(server: Local) -> None:
    table, (old,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    new = (await server.seating.invite(table, NewLink(1), "ann")).token
    assert await refusal(server.seating.look(old, None)) == "link-revoked"
    assert await refusal(server.claim(old, "bob")) == "link-revoked"
    assert (await server.claim(new, "bob")).table.mine == [1]
    assert await refusal(server.seating.invite(table, NewLink(2), "bob")) == "not-host"
    assert await refusal(server.seating.invite(table, NewLink(0), "ann")) == "own-seat"
    assert await refusal(server.seating.invite(table, NewLink(7), "ann")) == "no-seat"


async def test_links_that_never_were_are_told_from_dead_ones(server: Local) -> None:
    _, (token,) = await made(server, Me("Ann"), Invited())
    for forged in (new_token(), token[:-1], token.upper(), token + "0", "", "é" * 32, "\0"):
        assert await refusal(server.seating.look(forged, "eve")) == "no-link"
        assert await refusal(server.claim(forged, "eve")) == "no-link"


async def test_a_claim_said_again_is_the_same_claim_and_only_for_who_said_it(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    claim = Claim(token, "nonce", "Bob")
    first = await server.seating.claim(claim, "bob")
    again = await server.seating.claim(claim, "bob")
    assert first.link is not None
    assert (again.table, again.seat, again.link) == (first.table, first.seat, None)
    assert len(await server.store.seats.holds(table)) == 2
    assert await refusal(server.seating.claim(claim, "eve")) == "link-used"
    assert await refusal(server.seating.claim(Claim(token, "other", "Bob"), "bob")) == "link-used"


async def test_of_two_who_claim_at_the_same_moment_one_sits_and_the_other_reads_why_not(server: Local) -> None:
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    whole = await table_link(server, table)
    for link, key in ((token, "link-used"), (whole, "link-full")):
        came = await asyncio.gather(
            *(server.claim(link, f"{link} {name}", f"{name} {link[:4]}") for name in "abcdef"),
            return_exceptions=True,
        )
        refused = [each for each in came if isinstance(each, TriremeError)]
        assert len(came) - len(refused) == 1
        assert {each.key for each in refused} == {key}
    assert len({hold.seat for hold in await server.store.seats.holds(table)}) == 3


async def test_the_register_lets_one_sit_without_the_table_watching(server: Local) -> None:
    """Two servers on one database know nothing of each other's tables: what stands on disk decides."""
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    other = Local(server.store, server.pool)
    await other.rooms.open(table)
    await server.rooms.open(table)
    came = await asyncio.gather(
        server.claim(token, "bob", "Bob"),
        other.seating.claim(Claim(token, "n", "Cid"), "cid"),
        return_exceptions=True,
    )
    assert sum(isinstance(each, TriremeError) for each in came) == 1
    assert len(await server.store.seats.holds(table)) == 2


async def test_nobody_sits_twice_at_a_table_unless_it_was_set_up_so(server: Local) -> None:
    seating = server.seating
    table, (token,) = await made(server, Me("Ann"), Me("Amy"), Invited(), OpenSeat())
    assert await server.store.held(table, "ann") == [0, 1], "two on one screen"
    assert await refusal(server.claim(token, "ann", "Abe")) == "sits-here"
    assert await refusal(seating.sit(table, SitDown(3, "Abe"), "ann")) == "sits-here"
    assert (await seating.look(token, "ann")).seats == []
    await server.claim(token, "bob")
    assert await refusal(seating.sit(table, SitDown(3, "Ben"), "bob")) == "sits-here"
    # Both seats of a screen may go to another one, by their return links.
    links = [(await server.seat_settings.return_link(table, NewReturn(seat), "ann")).token for seat in (0, 1)]
    for number, link in enumerate(links):
        came = await seating.claim(Claim(link, f"{number}"), "phone")
        assert came.table.mine == [0, 1][: number + 1]
    assert await refusal(seating.claim(Claim(links[0], "x"), "bob")) == "sits-here"


async def test_names_are_asked_for_and_differ(server: Local) -> None:
    seating = server.seating
    table, (token,) = await made(server, Me("Zoé"), Invited(), OpenSeat(), BotSeat("random", "Solon"))
    assert await refusal(server.claim(token, "bob", " \u200b ")) == "name-invisible"
    assert await refusal(server.claim(token, "bob", " \u00a0 ")) == "no-name"
    assert await refusal(seating.sit(table, SitDown(2), "bob")) == "no-name"
    for name in ("Zoé", "ZOE", " zoé "):
        with pytest.raises(TriremeError) as refused:
            await server.claim(token, "bob", name)
        assert refused.value.figures["free"] == f"{name.strip()} 2"
    assert await refusal(server.claim(token, "bob", "solon")) == "name-taken"
    seated = await server.claim(token, "bob", "Zoé 2")
    assert [seat.name for seat in seated.table.seats] == ["Zoé", "Zoé 2", "", "Solon"]
    assert (await server.lobby.me("bob")).name == "Zoé 2"


async def test_whoever_sets_up_a_table_gives_nobody_the_same_name(server: Local) -> None:
    seats: list[SeatWish] = [BotSeat("random", "Ann"), Me("Ann"), Me(), BotSeat("random", "Ann"), Invited("ann")]
    await server.store.remember_name("ann", "Ann")
    answer = await server.lobby.make(NewTable("peloponnes", list(seats)), "ann")
    assert [seat.name for seat in answer.table.seats] == ["Ann 3", "Ann", "Ann 2", "Ann 4", "ann 5"]


def test_long_names_are_numbered_within_their_length() -> None:
    assert free_name("x" * 40, ["x" * 40]) == "x" * 36 + " 2"
    assert free_name("", ["", "Ann"]) == ""


async def test_a_browser_holds_so_many_seats_in_games_that_are_not_over(server: Local) -> None:
    await server.limit(seats_held=3)
    lobby = server.lobby
    table, (token,) = await made(server, Me("Ann"), Invited(), OpenSeat())
    wish = NewTable("peloponnes", [Me("Bob"), Me("Ben")])
    await lobby.make(wish, "bob")
    assert await refusal(lobby.make(wish, "bob")) == "too-many-seats"
    await lobby.make(NewTable("peloponnes", [Me("Bob"), OpenSeat()]), "bob")
    with pytest.raises(TriremeError, match="You hold 3 seats in games that are not over") as refused:
        await server.seating.claim(Claim(token, "n", "Bob"), "bob")
    assert "Finish some games, or give seats back." in str(refused.value)
    assert await refusal(server.seating.sit(table, SitDown(2, "Bob"), "bob")) == "too-many-seats"
    mine = (await lobby.my_tables("bob")).tables
    waiting = next(each.id for each in mine if each.status == "waiting")
    await server.seating.leave(waiting, OfSeat(0), "bob")
    assert (await server.seating.claim(Claim(token, "n", "Bob"), "bob")).table.mine == [1]
