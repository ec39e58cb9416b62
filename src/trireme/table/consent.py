"""Who must agree to what is done at a table. `docs/consent.md` has the same as a table for people.

A player who has the table open is asked before anything is done to their seat. A player who is away keeps what they
have seen. Players who have resigned, bots and spectators are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

from trireme.table.clock import ago
from trireme.table.register import FREE, Hold, Left

if TYPE_CHECKING:
    from trireme.table.asks import Ask
    from trireme.table.room import Room

ABSENT: Final = 3
"""Days without a visit after which the others may give a seat away."""

Standing = Literal["here", "away", "replaced", "resigned", "bot", "empty"]
"""What the player of a seat is doing.

`here`: they have the table open, whether they play or look on while a bot plays for them. `away`: they have not, and
nobody plays for them. `replaced`: they have not, and a bot plays for them.
"""

UNDO: Final = "undo to "
"""How a line of the log begins that takes moves back."""


def standing(room: Room, seat: int) -> Standing:
    """What the player of a seat is doing now."""
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


def seats_to_ask(room: Room, ask: Ask) -> list[int]:
    """The seats whose players must agree before the table goes back or a bot stands in."""
    if ask.kind == "stand-in":
        return [seat for seat in _all(room) if seat != ask.seat and standing(room, seat) == "here"]
    return [seat for seat in _all(room) if _has_say_in_undo(room, seat, ask.stand)]


def seats_to_ask_for_link(room: Room, seat: int) -> list[int]:
    """The seats whose players must agree before a seat gets a new link, which takes it from its holder."""
    others = [each for each in _all(room) if each != seat and standing(room, each) in ("here", "away")]
    return sorted([*others, seat]) if _has_say_in_own_seat(room, seat) else others


def _all(room: Room) -> range:
    return range(len(room.table.seats))


def _has_say_in_undo(room: Room, seat: int, stand: int) -> bool:
    """Whether a player must agree that only the first `stand` moves stay."""
    now = standing(room, seat)
    if now == "replaced":
        left = room.left.get(seat)
        return stand < moves_seen(room.lines, room.version if left is None else left.version)
    return now in ("here", "away")


def _has_say_in_own_seat(room: Room, seat: int) -> bool:
    now = standing(room, seat)
    if now not in ("away", "replaced"):
        return now == "here"
    left = room.left.get(seat)
    return left is None or left.at > ago(ABSENT)


def moves_seen(lines: Sequence[str], version: int) -> int:
    """How many of the moves that stood at a version have stood ever since."""
    count = kept = 0
    for number, line in enumerate(lines, 1):
        count = int(line.removeprefix(UNDO)) if line.startswith(UNDO) else count + 1
        kept = min(kept, count) if number > version else count
    return kept


def last_visits(holds: Iterable[Hold], version: int) -> Mapping[int, Left]:
    """When the player of each seat was last seen, and up to which version they saw the game.

    A browser that never left, because its server died, is taken to have seen everything.
    """
    visits: dict[int, Left] = {}
    for hold in holds:
        seen = version if hold.version is None else hold.version
        before = visits.get(hold.seat, Left(0, ""))
        visits[hold.seat] = Left(max(before.version, seen), max(before.at, hold.seen))
    return visits
