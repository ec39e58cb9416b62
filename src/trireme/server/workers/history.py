"""The past of a match: older events, earlier positions, draws, and the archive of a finished game."""

from __future__ import annotations

import gzip
from typing import Any, Final

from trireme.kit.records.record import Match
from trireme.kit.records.verification import draw_again
from trireme.server.wire.http_bodies import Drawn, Draws, Earlier, Position, PositionList
from trireme.server.workers import calls
from trireme.server.workers.archive import Archive, pack
from trireme.server.workers.open_match import OpenMatch
from trireme.server.workers.views import encode, event_bodies, marked, raw

PACKING: Final = 6
"""Compression level of lists of positions."""


def get_events(match: OpenMatch, call: calls.GetEvents) -> calls.EventsResult:
    events = match.events(None, call.seat)[: call.before]
    page = event_bodies(events, calls.RECALLED)
    stood = marked(match.stood(None, call.seat, call.stood)[: call.before], len(page)) if call.stood else []
    return calls.EventsResult(encode(Earlier(len(events) - len(page), page, stood)))


def get_positions(match: OpenMatch, call: calls.GetPositions) -> calls.PositionsResult:
    """Replays from the start: a position of the past is nowhere stored."""
    past = OpenMatch(match.spec)
    lines = match.match.lines
    last = min(call.last, match.version)
    positions = []
    for version in range(last + 1):
        if version:
            past.feed([lines[version - 1]])
        if version >= call.first:
            line = lines[version - 1] if version and call.lines else ""
            seen = position(past, version, line, call.seat)
            seen.bot = call.stood.get(version, "")
            positions.append(seen)
    return calls.PositionsResult(packed(PositionList(match.version, positions)))


def packed(positions: PositionList) -> bytes:
    """As JSON for browsers, which unpack it by themselves."""
    return gzip.compress(encode(positions), PACKING, mtime=0)


def position(past: OpenMatch, version: int, line: str, viewer: int | None) -> Position:
    events = past.events(version - 1 if version else None, viewer)
    return Position(version, line, event_bodies(events), raw(past.match.game.view(past.match.state, viewer)))


def build_archive(call: calls.BuildArchive) -> calls.ArchiveResult:
    """A finished game as everybody saw it, one position after the other."""
    past = OpenMatch(call.spec)
    positions = []
    for version, line in enumerate(["", *call.lines]):
        if version:
            past.feed([line])
        positions.append([position(past, version, line, viewer) for viewer in (None, *range(len(call.spec.seats)))])
    return calls.ArchiveResult(pack(Archive(positions, draws_of(past.match))))


def get_draws(match: OpenMatch, _: calls.GetDraws) -> Draws:
    return draws_of(match.match)


def draws_of(match: Match[Any]) -> Draws:
    _, draws = draw_again(match)
    return Draws([Drawn(*draw) for draw in draws], match.drawn.tolist())
