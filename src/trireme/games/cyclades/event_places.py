"""Base classes of events that have a place on the board."""

from __future__ import annotations

from trireme.kit.engine.event import Event


class OnIsland(Event, frozen=True, kw_only=True):
    """An event on an island."""

    island: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}",)


class AtSea(Event, frozen=True, kw_only=True):
    """An event in a sea."""

    sea: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.sea}",)


class OfGod(Event, frozen=True, kw_only=True):
    """An event at a god."""

    god: str

    def places(self) -> tuple[str, ...]:
        return (f"god:{self.god}",)


class OfCreature(Event, frozen=True, kw_only=True):
    """An event about a creature."""

    creature: str

    def places(self) -> tuple[str, ...]:
        return (f"creature:{self.creature}",)
