"""What happens with Monuments."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class _OnIsland(Event, frozen=True, kw_only=True):
    seat: int
    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class _AtSea(Event, frozen=True, kw_only=True):
    seat: int
    sea: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class MonumentDrawn(Event, frozen=True, kw_only=True, tag="monuments.drawn"):
    reveal: ClassVar[bool] = True
    monument: str


class Raised(_OnIsland, frozen=True, kw_only=True, tag="monuments.raised"):
    monument: str


class Taken(_OnIsland, frozen=True, kw_only=True, tag="monuments.taken"):
    """The territory of a Monument has been taken, and the card with it."""

    monument: str


class Returned(_AtSea, frozen=True, kw_only=True, tag="monuments.returned"):
    """The Lighthouse brings a destroyed fleet back."""


class Trained(_OnIsland, frozen=True, kw_only=True, tag="monuments.trained"):
    """A free troop of the Military Academy."""


class Launched(_AtSea, frozen=True, kw_only=True, tag="monuments.launched"):
    """A free fleet of the Naval Academy."""


class FleetGivenUp(_AtSea, frozen=True, kw_only=True, tag="monuments.fleet"):
    """A fleet for the Temple of Poseidon."""


class TroopGivenUp(_OnIsland, frozen=True, kw_only=True, tag="monuments.troop"):
    """A troop for the Temple of Ares."""


class Played(Event, frozen=True, kw_only=True, tag="monuments.played"):
    """The card that a Temple brings; nothing is paid for it."""

    reveal: ClassVar[bool] = True
    seat: int
    creature: str
    monument: str

    def places(self) -> tuple[str, ...]:
        return (f"creature:{self.creature}",)


class Refilled(Event, frozen=True, kw_only=True, tag="monuments.refilled"):
    """The Great Temple of Zeus fills the track."""

    seat: int


class CityLost(_AtSea, frozen=True, kw_only=True, tag="monuments.city"):
    """A fleet is lost in the defence of the Warrior City."""
