"""What a finished game is shown from when this version does not have its rules any more.

Each game is bound soon after its end, while its rules are there: all positions as every seat and a spectator saw them,
and all draws. Where the rules are there, a game is replayed as ever, and its keepsake is not looked at.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence

import msgspec

from trireme.server.wire.http_bodies import Draws, Earlier, Position
from trireme.server.wire.socket_messages import SeatState
from trireme.server.workers import calls


class Archive(msgspec.Struct):
    positions: list[list[Position]]
    """After each move, the spectator's first and then those of the seats."""
    draws: Draws

    def seen(self, eye: int | None, first: int, last: int) -> list[Position]:
        which = 0 if eye is None else eye + 1
        return [seats[which] for seats in self.positions[first : last + 1]]

    def events(self, eye: int | None, first: int = 0) -> list[msgspec.Raw]:
        """What an eye has seen happen, from a position on."""
        return [event for position in self.seen(eye, first, len(self.positions)) for event in position.events]

    def sight(self, eyes: Sequence[int | None], since: int | None, most: int | None) -> calls.ViewResult:
        """What these eyes see at the end, with what has happened since a version, as far as there is room."""
        sights = []
        for eye in eyes:
            view = self.seen(eye, len(self.positions) - 1, len(self.positions))[0].view
            sights.append(SeatState(eye, view, [], None, [], [], len(self.events(eye))))
        room = None if most is None else (most - sum(len(msgspec.json.encode(each)) for each in sights)) // len(sights)
        for each in sights:
            each.events = newest(self.events(each.seat, 0 if since is None else since + 1), room)
            each.before -= len(each.events)
        return calls.ViewResult([], {}, [msgspec.json.encode(each) for each in sights], None)

    def earlier(self, eye: int | None, before: int) -> Earlier:
        events = self.events(eye)[:before]
        piece = newest(events, calls.RECALLED)
        return Earlier(len(events) - len(piece), piece)


def newest(events: Sequence[msgspec.Raw], room: int | None) -> list[msgspec.Raw]:
    """As far as there is room."""
    first = len(events)
    while first and (room is None or (room := room - len(bytes(events[first - 1])) - 1) >= 0):
        first -= 1
    return list(events[first:])


def pack(keepsake: Archive) -> bytes:
    """Positions differ little from each other: of fifteen megabytes some seventy kilobytes are left."""
    return lzma.compress(msgspec.json.encode(keepsake), preset=0)


def unpack(body: bytes) -> Archive:
    return msgspec.json.decode(lzma.decompress(body), type=Archive)
