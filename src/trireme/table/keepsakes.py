"""What a finished game is shown from when this version does not have its rules any more.

Each game is bound soon after its end, while its rules are there: all positions as every seat and a spectator saw them,
and all draws. Where the rules are there, a game is replayed as ever, and its keepsake is not looked at.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable

import msgspec

from trireme.table import calls
from trireme.table.bodies import Draws, Position
from trireme.table.protocol import SeatState


class Keepsake(msgspec.Struct):
    positions: list[list[Position]]
    """After each move, the spectator's first and then those of the seats."""
    draws: Draws

    def seen(self, eye: int | None, first: int, last: int) -> list[Position]:
        which = 0 if eye is None else eye + 1
        return [seats[which] for seats in self.positions[first : last + 1]]

    def sight(self, eyes: Iterable[int | None], since: int | None) -> calls.Sight:
        """What these eyes see at the end, with what has happened since a version."""
        seats = []
        for eye in eyes:
            told = self.seen(eye, 0 if since is None else since + 1, len(self.positions))
            events = [event for position in told for event in position.events]
            view = self.seen(eye, len(self.positions) - 1, len(self.positions))[0].view
            seats.append(msgspec.json.encode(SeatState(eye, view, [], None, [], events)))
        return calls.Sight([], {}, seats, None)


def pack(keepsake: Keepsake) -> bytes:
    """Positions differ little from each other: of fifteen megabytes some seventy kilobytes are left."""
    return lzma.compress(msgspec.json.encode(keepsake), preset=0)


def unpack(body: bytes) -> Keepsake:
    return msgspec.json.decode(lzma.decompress(body), type=Keepsake)
