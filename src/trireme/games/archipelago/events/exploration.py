"""Events of Archipelago: hexes, and what they bring."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class HexTurnedUp(Event, frozen=True, kw_only=True, tag="hex-turned-up"):
    """The top hex of the pile shows a face."""

    reveal: ClassVar[bool] = True
    tile: str


class HexDrawn(Event, frozen=True, kw_only=True, tag="hex-drawn"):
    """The next hex of the pile is drawn, for all to see."""

    reveal: ClassVar[bool] = True
    seat: int
    hex: str


class HexTaken(Event, frozen=True, kw_only=True, tag="hex-taken"):
    """An explorer takes a hex."""

    seat: int
    hex: str


class HexDiscarded(Event, frozen=True, kw_only=True, tag="hex-discarded"):
    """A hex is discarded."""

    hex: str


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """A region is laid."""

    seat: int
    tile: str
    cell: str
    turn: int


class TokenTaken(Event, frozen=True, kw_only=True, tag="token"):
    """A player takes an explorer token; `left` are left."""

    seat: int
    left: int


class DiscGained(Event, frozen=True, kw_only=True, tag="disc-gained"):
    """Every player gets one more disc."""

    discs: int


class CubeMarketed(Event, frozen=True, kw_only=True, tag="cube-marketed"):
    """A cube goes from the bank to a market."""

    market: str
    resource: str


class CubesTaken(Event, frozen=True, kw_only=True, tag="cubes-taken"):
    """A player takes cubes from the bank."""

    seat: int
    resource: str
    count: int
