"""Events of Archipelago: crises and events, and what players do about them."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class BackUncovered(Event, frozen=True, kw_only=True, tag="back"):
    """The back on top of the deck is seen. A part that is not there is an empty text."""

    reveal: ClassVar[bool] = True
    domestic: str
    per_cube: int
    export: str
    demand: int
    event: str
    red_domestic: str
    red_per_cube: int
    red_export: str
    red_demand: int
    red_event: str


class DomesticCrisis(Event, frozen=True, kw_only=True, tag="domestic-crisis"):
    """A domestic crisis begins."""

    resource: str
    per_cube: int
    lying: int


class ExportCrisis(Event, frozen=True, kw_only=True, tag="export-crisis"):
    """An export crisis begins."""

    resource: str
    demand: int


class NobodyLies(Event, frozen=True, kw_only=True, tag="nobody-lies"):
    """A domestic crisis strikes nobody, or is over."""


class CubeGiven(Event, frozen=True, kw_only=True, tag="cube-given"):
    """A player gives a cube of the market, a cube of their own, or a token."""

    seat: int
    source: str
    resource: str


class StoodUp(Event, frozen=True, kw_only=True, tag="stood-up"):
    """Citizens of one player stand up."""

    seat: int
    by: int
    place: str
    count: int


class CrisisOver(Event, frozen=True, kw_only=True, tag="crisis-over"):
    """A crisis is over."""

    market: str
    missing: int


class TakenOver(Event, frozen=True, kw_only=True, tag="taken-over"):
    """A player takes over a building through the town."""

    seat: int
    by: int
    building: str
    tile: str


class EventHappens(Event, frozen=True, kw_only=True, tag="event"):
    """An event happens."""

    event: str


class Paid(Event, frozen=True, kw_only=True, tag="florins-paid"):
    """A player pays what an event asks for."""

    seat: int
    florins: int


class PaidNothing(Event, frozen=True, kw_only=True, tag="paid-nothing"):
    """A player does not pay what an event asks for."""

    reveal: ClassVar[bool] = True
    seat: int
