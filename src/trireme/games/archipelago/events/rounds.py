"""Events of Archipelago: the round, the order of play, and the two markers."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """A round begins."""

    round: int


class BidsShown(Event, frozen=True, kw_only=True, tag="bids"):
    """All bids are shown."""

    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]
    bids: tuple[int, ...]


class OrderSet(Event, frozen=True, kw_only=True, tag="order-set"):
    """The highest bidder sets the order of play."""

    seat: int
    seats: tuple[int, ...]


class OrderStays(Event, frozen=True, kw_only=True, tag="order-stays"):
    """The order stays as it is: nobody has bid, or the highest bids are equal."""

    why: str


class Marker(Event, frozen=True, kw_only=True, tag="marker"):
    """The marker of rebels or of surplus workers goes up or down."""

    marker: str
    change: int
    now: int


class LastRound(Event, frozen=True, kw_only=True, tag="last-round"):
    """The last round that is permitted is over."""

    round: int
