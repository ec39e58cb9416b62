"""What happens with magic items."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class ItemPlayed(Event, frozen=True, kw_only=True, tag="hades.item-played"):
    """One that lay face up."""

    seat: int
    item: str


class ItemShown(Event, frozen=True, kw_only=True, tag="hades.item-shown"):
    """One that lay face down is played: now everybody knows it."""

    reveal: ClassVar[bool] = True
    seat: int
    item: str


class ItemRests(Event, frozen=True, kw_only=True, tag="hades.item-rests"):
    """A seat does not want to be asked about an item."""

    seat: int
    item: str


class ItemsRest(Event, frozen=True, kw_only=True, tag="hades.items-rest"):
    """Nor about any that it could have face down."""

    seat: int


class ItemsWanted(Event, frozen=True, kw_only=True, tag="hades.items-wanted"):
    seat: int


class ItemWanted(Event, frozen=True, kw_only=True, tag="hades.item-wanted"):
    """It does again."""

    seat: int
    item: str


class ThreatRolled(Event, frozen=True, kw_only=True, tag="hades.threat-rolled"):
    """What somebody sees who may have the dice rolled again (HAD-OBJ-33)."""

    reveal: ClassVar[bool] = True
    dice: tuple[int, ...]
    rise: int


class FleeceGave(Event, frozen=True, kw_only=True, tag="hades.fleece"):
    """HAD-OBJ-34"""

    seat: int
    gold: int


class GodBarred(Event, frozen=True, kw_only=True, tag="hades.god-barred"):
    """HAD-OBJ-07"""

    seat: int
    victim: int
    god: str


class Sheltered(Event, frozen=True, kw_only=True, tag="hades.sheltered"):
    """HAD-OBJ-15, 16"""

    seat: int


class GodsMoved(Event, frozen=True, kw_only=True, tag="hades.gods-moved"):
    """HAD-OBJ-25"""

    seat: int
    gods: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return tuple(f"god:{god}" for god in self.gods)


class BonusAdded(Event, frozen=True, kw_only=True, tag="hades.bonus"):
    """HAD-OBJ-19, 21"""

    seat: int
    bonus: int


class KrakenSlain(Event, frozen=True, kw_only=True, tag="hades.kraken-slain"):
    """HAD-OBJ-24"""

    seat: int
    sea: str
