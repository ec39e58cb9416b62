"""What happens in a game with Titans."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades.placement import events
from trireme.kit.engine.event import Event


class _OnIsland(Event, frozen=True, kw_only=True):
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


# The beginning.


class BuildingDrawn(_OnIsland, frozen=True, kw_only=True, tag="titans.building"):
    """A starting building."""

    reveal: ClassVar[bool] = True
    building: str


class AuctionBegun(events.BaseAuctionBegun, frozen=True, kw_only=True, tag="titans.auction"):
    """The preliminary auction begins."""


class Deployed(events.BaseDeployed, frozen=True, kw_only=True, tag="titans.deployed"):
    """A seat has deployed, and takes this place in the turn order."""


class UnitDeployed(_OnIsland, frozen=True, kw_only=True, tag="titans.unit-deployed"):
    seat: int
    unit: str


class FleetDeployed(events.BaseFleetDeployed, frozen=True, kw_only=True, tag="titans.fleet-deployed"):
    """A fleet is deployed."""


class FleetKept(events.BaseFleetKept, frozen=True, kw_only=True, tag="titans.fleet-kept"):
    """There is no sea for a fleet."""


class Gained(Event, frozen=True, kw_only=True, tag="titans.gained"):
    """Gold for the player who deploys on Apollo."""

    seat: int
    gold: int


class NoIncome(events.BaseNoIncome, frozen=True, kw_only=True, tag="titans.no-income"):
    """The first cycle brings no income."""


# Kronos and Titans.


class Given(_OnIsland, frozen=True, kw_only=True, tag="titans.given"):
    """A free building."""

    seat: int
    building: str


class BuildingLost(Event, frozen=True, kw_only=True, tag="titans.building-lost"):
    """A free building that has no slot."""

    seat: int


class TitanCame(_OnIsland, frozen=True, kw_only=True, tag="titans.came"):
    seat: int
    gold: int


# Artifacts.


class ArtifactPlaced(_OnIsland, frozen=True, kw_only=True, tag="titans.placed"):
    seat: int
    artifact: str


class ArtifactBrought(_OnIsland, frozen=True, kw_only=True, tag="titans.brought"):
    """An Artifact goes along with units to a territory."""

    seat: int
    artifact: str


class SetOut(_OnIsland, frozen=True, kw_only=True, tag="titans.set-out"):
    """Units leave a territory with Artifacts; the player is asked what goes along, and dice may come next."""

    seat: int
    start: str


class ArtifactTaken(_OnIsland, frozen=True, kw_only=True, tag="titans.taken"):
    """The territory of an Artifact has been taken, or the units that brought it are lost."""

    seat: int
    artifact: str


class ArtifactGone(Event, frozen=True, kw_only=True, tag="titans.gone"):
    artifact: str


class HandedOver(_OnIsland, frozen=True, kw_only=True, tag="titans.handed"):
    """An Artifact is handed over to a partner."""

    seat: int
    artifact: str
    victim: int


class Passed(_OnIsland, frozen=True, kw_only=True, tag="titans.passed"):
    """Units with the Kunee go on, and change nothing there."""

    seat: int


class PartnerAsked(Event, frozen=True, kw_only=True, tag="titans.asked"):
    """A partner is asked to pay."""

    seat: int
    victim: int
    artifact: str


class Spared(Event, frozen=True, kw_only=True, tag="titans.spared"):
    """The Caduceus cancels a loss, for which a seat has paid."""

    seat: int
    by: int


class Pledged(Event, frozen=True, kw_only=True, tag="titans.pledged"):
    """A partner will pay for the Thunderbolt."""

    seat: int
    by: int


class Struck(Event, frozen=True, kw_only=True, tag="titans.struck"):
    """A player who outbids the owner of the Thunderbolt pays, or the partner does."""

    seat: int
    by: int


class Shared(Event, frozen=True, kw_only=True, tag="titans.shared"):
    """Income of the Great Horn goes to the partner."""

    seat: int
    victim: int
    gold: int


# Special Metropolises, teams.


class SpecialDrawn(Event, frozen=True, kw_only=True, tag="titans.special"):
    reveal: ClassVar[bool] = True
    metropolis: str


class SpecialFounded(_OnIsland, frozen=True, kw_only=True, tag="titans.founded"):
    seat: int
    metropolis: str


class SpecialGone(_OnIsland, frozen=True, kw_only=True, tag="titans.special-gone"):
    metropolis: str


class EndTriggered(Event, frozen=True, kw_only=True, tag="titans.end"):
    """A team has enough Metropolises: the cycle is played to its end."""

    seat: int
    victim: int


class MilitaryVictory(_OnIsland, frozen=True, kw_only=True, tag="titans.military"):
    """A Metropolis on the last territory of an opponent."""

    seat: int
