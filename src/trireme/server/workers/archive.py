"""The archive of a finished game: what the game is shown from when its rules are gone.

The server archives each game soon after its end, while its rules are there: all positions as every seat and a spectator
saw them, and all draws. While the rules are there, a game is replayed instead.
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
    """The positions after each move: the spectator's first, then those of the seats."""
    draws: Draws

    def seen(self, viewer: int | None, first: int, last: int) -> list[Position]:
        which = 0 if viewer is None else viewer + 1
        return [seats[which] for seats in self.positions[first : last + 1]]

    def events(self, viewer: int | None, first: int = 0) -> list[msgspec.Raw]:
        """Return the events that a seat or spectator has seen, from a position on."""
        return [event for position in self.seen(viewer, first, len(self.positions)) for event in position.events]

    def final_view(self, viewers: Sequence[int | None], since: int | None, most: int | None) -> calls.ViewResult:
        """Return what these seats see at the end, with the newest events since a version that fit."""
        states = []
        for viewer in viewers:
            view = self.seen(viewer, len(self.positions) - 1, len(self.positions))[0].view
            states.append(SeatState(viewer, view, [], None, [], [], len(self.events(viewer))))
        room = None if most is None else (most - sum(len(msgspec.json.encode(each)) for each in states)) // len(states)
        for each in states:
            each.events = newest(self.events(each.seat, 0 if since is None else since + 1), room)
            each.before -= len(each.events)
        return calls.ViewResult([], {}, [msgspec.json.encode(each) for each in states], None)

    def earlier(self, viewer: int | None, before: int) -> Earlier:
        events = self.events(viewer)[:before]
        piece = newest(events, calls.RECALLED)
        return Earlier(len(events) - len(piece), piece)


def newest(events: Sequence[msgspec.Raw], room: int | None) -> list[msgspec.Raw]:
    """Return the newest events that fit into `room` bytes."""
    first = len(events)
    while first and (room is None or (room := room - len(bytes(events[first - 1])) - 1) >= 0):
        first -= 1
    return list(events[first:])


def pack(archive: Archive) -> bytes:
    """Encode an archive. Its positions are so alike that fifteen megabytes shrink to some seventy kilobytes."""
    return lzma.compress(msgspec.json.encode(archive), preset=0)


def unpack(body: bytes) -> Archive:
    return msgspec.json.decode(lzma.decompress(body), type=Archive)
