"""What the people at a table are asked, besides a seat's new link: whether a bot stands in, whether to go back.

All who have a voice must agree; one no ends it. A bot has none: it follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from trireme.table.people import Again, Asked, AskKind
from trireme.table.protocol import AskEvent, AskNews

if TYPE_CHECKING:
    from trireme.table.room import Room

AGAIN: Final = "again"
"""How the table that those have opened who play again is kept."""


class Ask(msgspec.Struct):
    kind: AskKind
    by: int
    """The seat that asks,"""
    seat: int
    """and the one that it is about."""
    voices: list[int]
    """The seats whose agreement it takes,"""
    agreed: list[int]
    """and those that have given it."""
    version: int
    """When it was asked."""
    stand: int = 0
    """To go back: how many moves stand then,"""
    moves: int = 0
    """and how many do not any more."""
    bot: str = ""
    """The one that would stand in."""


def read_asks(kept: Mapping[str, str]) -> tuple[dict[AskKind, Ask], Again | None]:
    """From disk; those who play again as they were when their new table was opened."""
    asks = [msgspec.json.decode(body, type=Ask) for kind, body in kept.items() if kind != AGAIN]
    again = msgspec.json.decode(kept[AGAIN], type=Again) if AGAIN in kept else None
    return {ask.kind: ask for ask in asks}, again


def live(room: Room, kind: AskKind) -> Ask | None:
    """Nobody goes back from a position that is not there any more, and nobody stands in twice."""
    ask = room.asks.get(kind)
    if ask is None or room.table.status != "playing":
        return None
    if kind == "undo":
        return ask if ask.version == room.version else None
    return None if room.table.seats[ask.seat].stand_in else ask


def missing(room: Room, ask: Ask) -> list[int]:
    """Voices that are still to be heard: a bot's is not, and where somebody is away nobody waits for others who are."""
    heard = [seat for seat in ask.voices if room.table.seats[seat].is_person and seat not in ask.agreed]
    return [seat for seat in heard if seat in room.present()] if ask.kind == "stand-in" else heard


def asked_now(room: Room) -> list[Asked]:
    found = [ask for kind in room.asks if (ask := live(room, kind)) is not None]
    return [Asked(ask.kind, ask.by, ask.seat, ask.agreed, missing(room, ask), ask.version, ask.moves) for ask in found]


async def keep_ask(room: Room, kind: AskKind, ask: Ask | None) -> None:
    """On disk and here: it outlives the server, because not all players are there at once."""
    body = None if ask is None else msgspec.json.encode(ask).decode()
    await room.store.register.keep_ask(room.id, kind, body)
    if ask is None:
        room.asks.pop(kind, None)
    else:
        room.asks[kind] = ask


def tell_ask(room: Room, news: AskEvent, ask: Ask, by: int) -> None:
    room.tell_all(AskNews(news, ask.kind, ask.seat, by, asked_now(room)))


async def welcome_back(room: Room, seats: Sequence[int]) -> None:
    """Somebody has come: nobody votes about a seat whose player is here."""
    ask = live(room, "stand-in")
    if ask is not None and ask.seat in seats:
        await keep_ask(room, "stand-in", None)
        tell_ask(room, "returned", ask, ask.seat)


def is_asked_to_go_back(room: Room) -> bool:
    """Bots wait for what people decide."""
    return live(room, "undo") is not None
