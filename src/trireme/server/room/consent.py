"""Who must agree to what is done at a table. `docs/play/consent.md` has the same as a table for players.

A player who has the table open is asked before anything is done to their seat. A player who is away keeps what they
have seen. Players who have resigned, bots and spectators are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

from trireme.server.common.clock import minutes_ago
from trireme.server.storage.seat_store import FREE, Left, SeatHolder
from trireme.server.storage.visits import A_MOMENT

if TYPE_CHECKING:
    from trireme.server.room.room import Room
    from trireme.server.room.votes import Vote

ABSENT: Final = 3 * 24 * 60
"""Minutes without a visit after which the others may give a seat away: three days."""

Standing = Literal["here", "away", "replaced", "resigned", "bot", "empty"]
"""What the player of a seat is doing.

`here`: they have the table open, whether they play or look on while a bot plays for them. `away`: they have not, and
nobody plays for them. `replaced`: they have not, and a bot plays for them.
"""

UNDO: Final = "undo to "
"""The beginning of a line of the log that takes moves back."""


def standing(room: Room, seat: int) -> Standing:
    """Return what the player of a seat is doing now."""
    chair = room.table.seats[seat]
    if chair.kind == "bot":
        return "bot"
    if chair.kind in FREE:
        return "empty"
    if chair.stood == "resigned":
        return "resigned"
    if seat in room.present():
        return "here"
    return "replaced" if chair.stand_in else "away"


def seats_to_ask(room: Room, vote: Vote) -> list[int]:
    """Return the seats whose players must agree before the game goes back or a bot substitutes."""
    if vote.kind == "stand-in":
        return [seat for seat in _all(room) if seat != vote.seat and standing(room, seat) == "here"]
    return [seat for seat in _all(room) if _has_say_in_undo(room, seat, vote.stand)]


def seats_to_ask_for_link(room: Room, seat: int) -> list[int]:
    """Return the seats whose players must agree before a seat gets a new link, which its holder loses."""
    others = [each for each in _all(room) if each != seat and standing(room, each) in ("here", "away")]
    return sorted([*others, seat]) if _has_say_in_own_seat(room, seat) else others


def _all(room: Room) -> range:
    return range(len(room.table.seats))


def _has_say_in_undo(room: Room, seat: int, stand: int) -> bool:
    """Return whether a player must agree that only the first `stand` moves stay."""
    now = standing(room, seat)
    if now == "replaced":
        left = room.left.get(seat)
        return stand < moves_seen(room.lines, room.version if left is None else left.version)
    return now in ("here", "away")


def _has_say_in_own_seat(room: Room, seat: int) -> bool:
    now = standing(room, seat)
    return now == "here" or (now in ("away", "replaced") and not is_away(room, seat, ABSENT))


def is_away(room: Room, seat: int, minutes: float = A_MOMENT) -> bool:
    """Return whether nobody has looked from a seat for some minutes. Just after a start nobody is away."""
    if seat in room.present() or room.store.seats.just_started:
        return False
    left = room.left.get(seat)
    return left is None or left.at < minutes_ago(minutes)


def moves_seen(lines: Sequence[str], version: int) -> int:
    """Return how many of the moves that stood at a version have stood ever since."""
    count = kept = 0
    for number, line in enumerate(lines, 1):
        count = int(line.removeprefix(UNDO)) if line.startswith(UNDO) else count + 1
        kept = min(kept, count) if number > version else count
    return kept


def last_visits(holds: Iterable[SeatHolder], version: int, started: str) -> Mapping[int, Left]:
    """Yield when the player of each seat was last seen, and up to which version they saw the game.

    A browser that has not left is here, or was here when the last server stopped. It has seen everything and counts as
    seen when this server started.
    """
    visits: dict[int, Left] = {}
    for hold in holds:
        seen = version if hold.version is None else hold.version
        at = max(hold.seen, started) if hold.version is None else hold.seen
        before = visits.get(hold.seat, Left(0, ""))
        visits[hold.seat] = Left(max(before.version, seen), max(before.at, at))
    return visits
