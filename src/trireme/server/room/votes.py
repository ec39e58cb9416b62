"""Votes at a table: whether a bot substitutes for a player, and whether the game goes back.

`consent.py` says who must agree. One refusal ends a vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from trireme.server.room.consent import seats_to_ask
from trireme.server.storage.seat_store import RecoveryRequest
from trireme.server.wire.social_bodies import AskKind, VoteBody
from trireme.server.wire.socket_messages import AgreementNews, AskEvent, AskNews

if TYPE_CHECKING:
    from trireme.server.room.room import Room

AGAIN: Final = "again"
"""The kind under which a rematch is stored."""


class Vote(msgspec.Struct):
    kind: AskKind
    by: int
    """The seat that asks."""
    seat: int
    """The seat that the vote is about."""
    agreed: list[int]
    """The seats that have agreed."""
    version: int
    """The version of the game when the vote began."""
    stand: int = 0
    """For going back: the number of moves that stay."""
    moves: int = 0
    """For going back: the number of moves that are taken back."""
    bot: str = ""
    """For a substitute: the bot."""


def live(room: Room, kind: AskKind) -> Vote | None:
    """Return the pending vote of a kind, unless the game has moved on or the substitute is already there."""
    vote = room.votes.get(kind)
    if vote is None or room.table.status != "playing":
        return None
    if kind == "undo":
        return vote if vote.version == room.version else None
    return None if room.table.seats[vote.seat].stand_in else vote


def missing(room: Room, vote: Vote) -> list[int]:
    """Return the seats whose players have yet to agree."""
    return [seat for seat in seats_to_ask(room, vote) if seat not in vote.agreed]


def pending_votes(room: Room) -> list[VoteBody]:
    found = [vote for kind in room.votes if (vote := live(room, kind)) is not None]
    return [
        VoteBody(vote.kind, vote.by, vote.seat, vote.agreed, missing(room, vote), vote.version, vote.moves)
        for vote in found
    ]


async def keep_vote(room: Room, kind: AskKind, vote: Vote | None) -> None:
    """Store a vote, or its end, on disk and in memory. A vote survives a restart."""
    body = None if vote is None else msgspec.json.encode(vote).decode()
    await room.store.seats.keep_vote(room.id, kind, body)
    if vote is None:
        room.votes.pop(kind, None)
    else:
        room.votes[kind] = vote


async def keep_recovery(room: Room, recovery: RecoveryRequest | None) -> None:
    """Store the request for a new link to a seat, or its end."""
    await room.store.seats.keep_recovery(room.id, recovery)
    room.recovery = recovery


async def withdraw_of(room: Room, seat: int, resigns: bool) -> None:
    """Withdraw the votes of a player who no longer plays.

    If the player resigns, a request for a link to their seat ends too, since a bot plays it to the end.
    """
    asked = room.recovery
    if asked is not None and (asked.asker == seat or (resigns and asked.seat == seat)):
        await _withdraw_recovery(room, asked, seat)
    await _withdraw(room, [vote for vote in room.votes.values() if vote.by == seat], seat)


async def withdraw_all(room: Room, seat: int) -> None:
    """Withdraw all votes because a seat becomes empty, except the granted request that emptied it."""
    asked = room.recovery
    if asked is not None and not (asked.granted and asked.seat == seat):
        await _withdraw_recovery(room, asked, seat)
    await _withdraw(room, [*room.votes.values()], seat)


async def _withdraw_recovery(room: Room, asked: RecoveryRequest, by: int) -> None:
    await keep_recovery(room, None)
    room.tell_all(AgreementNews("withdrawn", asked.seat, by, None))


async def _withdraw(room: Room, asks: Sequence[Vote], by: int) -> None:
    for vote in asks:
        was_live = live(room, vote.kind) is not None
        await keep_vote(room, vote.kind, None)
        if was_live:
            tell_vote(room, "withdrawn", vote, by)


def tell_vote(room: Room, news: AskEvent, vote: Vote, by: int) -> None:
    room.tell_all(AskNews(news, vote.kind, vote.seat, by, pending_votes(room)))


async def welcome_back(room: Room, seats: Sequence[int]) -> None:
    """Withdraw votes about seats whose players have come."""
    vote = live(room, "stand-in")
    if vote is not None and vote.seat in seats:
        await keep_vote(room, "stand-in", None)
        tell_vote(room, "returned", vote, vote.seat)


def is_asked_to_go_back(room: Room) -> bool:
    """Return whether a vote to go back is pending; bots wait for its outcome."""
    return live(room, "undo") is not None
