"""What happens before the first cycle. Each expansion has subclasses with tags of its own."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class BaseAuctionBegun(Event, frozen=True, kw_only=True):
    """The preliminary auction begins."""


class BaseDeployed(Event, frozen=True, kw_only=True):
    """A marker has deployed, and takes this place in the turn order."""

    seat: int
    place: int


class BaseFleetDeployed(Event, frozen=True, kw_only=True):
    """A fleet is deployed."""

    seat: int
    sea: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class BaseFleetKept(Event, frozen=True, kw_only=True):
    """There is no sea for a fleet, which stays in the reserve."""

    seat: int


class BaseNoIncome(Event, frozen=True, kw_only=True):
    """The first cycle brings no income."""
