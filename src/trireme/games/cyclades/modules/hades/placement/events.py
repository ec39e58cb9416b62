"""What happens before the first cycle with free placement."""

from __future__ import annotations

from trireme.games.cyclades.placement import events
from trireme.kit.engine.event import Event


class AuctionBegun(events.BaseAuctionBegun, frozen=True, kw_only=True, tag="hades.auction"):
    """The preliminary auction begins (HAD-FRE-02)."""


class TroopDeployed(Event, frozen=True, kw_only=True, tag="hades.troop-deployed"):
    """A troop is deployed (HAD-FRE-09, 10)."""

    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class FleetDeployed(events.BaseFleetDeployed, frozen=True, kw_only=True, tag="hades.fleet-deployed"):
    """A fleet is deployed (HAD-FRE-11, 12)."""


class FleetKept(events.BaseFleetKept, frozen=True, kw_only=True, tag="hades.fleet-kept"):
    """There is no sea for a fleet (HAD-FRE-24)."""


class Deployed(events.BaseDeployed, frozen=True, kw_only=True, tag="hades.deployed"):
    """A marker has deployed, and takes this place in the turn order (HAD-FRE-16)."""


class NoIncome(events.BaseNoIncome, frozen=True, kw_only=True, tag="hades.no-income"):
    """The first cycle brings no income (HAD-FRE-17)."""
