"""Events of Archipelago: offers, exchanges and promises."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class Offered(Event, frozen=True, kw_only=True, tag="offer-made"):
    """A player makes an offer to one or several others. What it gives is laid out."""

    seat: int
    seats: tuple[int, ...]
    give: dict[str, int]
    get: dict[str, int]


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    """An exchange is carried out on the spot, for all to see (ARC-NEG-13)."""

    seat: int
    by: int
    give: dict[str, int]
    get: dict[str, int]


class OfferRefused(Event, frozen=True, kw_only=True, tag="offer-refused"):
    """A player refuses an offer."""

    seat: int
    by: int


class OfferWithdrawn(Event, frozen=True, kw_only=True, tag="offer-withdrawn"):
    """A player withdraws an offer."""

    seat: int
    by: int


class OfferLapsed(Event, frozen=True, kw_only=True, tag="offer-lapsed"):
    """An offer lapses, since the talks are over."""

    seat: int
    by: int


class PlaceSold(Event, frozen=True, kw_only=True, tag="place-sold"):
    """A player will give another this place in the order of play, and has been paid for it (ARC-NEG-11)."""

    seat: int
    by: int
    place: int


class PromiseMade(Event, frozen=True, kw_only=True, tag="promise-made"):
    """A player makes a promise, which is not binding (ARC-NEG-06)."""

    seat: int
    by: int
    what: str
    count: int


class PromiseKept(Event, frozen=True, kw_only=True, tag="promise-kept"):
    """A player keeps a promise."""

    seat: int
    by: int
    what: str
    count: int


class PromiseBroken(Event, frozen=True, kw_only=True, tag="promise-broken"):
    """A player breaks a promise."""

    seat: int
    by: int
    what: str
    count: int
