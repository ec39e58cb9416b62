"""Going back by agreement: a line of the log says so, and draws that were made are not made again.

Nobody learns by it what would have come: the luck after it is the next of the seal's stream, which nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from trireme.kit.records.drafts import Draft
from trireme.server.common.logs import log
from trireme.server.common.problems import NOTHING_TO_UNDO, TableError
from trireme.server.room.consent import UNDO
from trireme.server.room.room import Room
from trireme.server.room.votes import Vote
from trireme.server.wire.social_bodies import Point
from trireme.server.workers import calls


def movers(lines: Sequence[str]) -> list[str]:
    """The names of the seats whose moves stand, one for each of them."""
    stand: list[str] = []
    for line in lines:
        if line.startswith(UNDO):
            del stand[int(line.removeprefix(UNDO)) :]
        else:
            stand.append(line.partition(":")[0])
    return stand


def way_back(room: Room, seat: int, to: Point) -> tuple[int, int]:
    """How many moves stand then, and how many would be taken back: those of a seat, with all that came after them."""
    stand, name = movers(room.lines), room.table.seat_names[seat]
    last = next((at for at in reversed(range(len(stand))) if stand[at] == name), None)
    if last is None:
        raise TableError(NOTHING_TO_UNDO)
    while to == "turn" and last and stand[last - 1] == name:
        last -= 1
    return last, len(stand) - last


async def go_back(room: Room, ask: Vote) -> None:
    """Everybody has agreed. What was tried at a position that is not there any more is gone."""
    before = room.version
    seen = await room.write(calls.Commit(ask.by, Draft(), back=ask.stand))
    for seat in list(room.drafts):
        await room.forget_draft(seat)
    room.tell(before, seen)
    log("gone back", table=room.id, version=room.version, moves=ask.moves)
