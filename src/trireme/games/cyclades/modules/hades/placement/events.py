"""What happens before the first cycle."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class AuctionBegun(Event, frozen=True, kw_only=True, tag="hades.auction"):
    """The preliminary auction."""


class TroopDeployed(Event, frozen=True, kw_only=True, tag="hades.troop-deployed"):
    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class FleetDeployed(Event, frozen=True, kw_only=True, tag="hades.fleet-deployed"):
    seat: int
    sea: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class FleetKept(Event, frozen=True, kw_only=True, tag="hades.fleet-kept"):
    """There is no sea for it (HAD-FRE-24)."""

    seat: int


class Deployed(Event, frozen=True, kw_only=True, tag="hades.deployed"):
    """A marker has deployed, and takes this place in the turn order (HAD-FRE-16)."""

    seat: int
    place: int


class NoIncome(Event, frozen=True, kw_only=True, tag="hades.no-income"):
    """The first cycle brings none (HAD-FRE-17)."""
