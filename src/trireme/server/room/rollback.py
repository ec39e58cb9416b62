"""Take moves back by agreement. A line of the log says so, and draws that were made are not repeated.

Players learn nothing about future draws: draws after the rollback are the next of the seed's stream.
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
    """Return the seat names of the moves that stand, one for each move."""
    stand: list[str] = []
    for line in lines:
        if line.startswith(UNDO):
            del stand[int(line.removeprefix(UNDO)) :]
        else:
            stand.append(line.partition(":")[0])
    return stand


def way_back(room: Room, seat: int, to: Point) -> tuple[int, int]:
    """Return how many moves would stay, and how many would be taken back, from a seat's last move or turn on."""
    stand, name = movers(room.lines), room.table.seat_names[seat]
    last = next((at for at in reversed(range(len(stand))) if stand[at] == name), None)
    if last is None:
        raise TableError(NOTHING_TO_UNDO)
    while to == "turn" and last and stand[last - 1] == name:
        last -= 1
    return last, len(stand) - last


async def go_back(room: Room, vote: Vote) -> None:
    """Take moves back, after everybody has agreed. All drafts are dropped."""
    before = room.version
    seen = await room.write(calls.Commit(vote.by, Draft(), back=vote.stand))
    for seat in list(room.drafts):
        await room.forget_draft(seat)
    room.tell(before, seen)
    log("moves taken back", table=room.id, version=room.version, moves=vote.moves)
