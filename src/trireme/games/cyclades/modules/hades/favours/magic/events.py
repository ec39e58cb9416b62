"""What happens with magic items."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class ItemPlayed(Event, frozen=True, kw_only=True, tag="hades.item-played"):
    """An item that lay face up is played."""

    seat: int
    item: str


class ItemShown(Event, frozen=True, kw_only=True, tag="hades.item-shown"):
    """An item that lay face down is played: now everybody knows it."""

    reveal: ClassVar[bool] = True
    seat: int
    item: str


class ItemRests(Event, frozen=True, kw_only=True, tag="hades.item-rests"):
    """A seat does not want to be asked about an item."""

    seat: int
    item: str


class ItemsRest(Event, frozen=True, kw_only=True, tag="hades.items-rest"):
    """A seat does not want to be asked about items that it could have face down."""

    seat: int


class ItemsWanted(Event, frozen=True, kw_only=True, tag="hades.items-wanted"):
    seat: int


class ItemWanted(Event, frozen=True, kw_only=True, tag="hades.item-wanted"):
    """A seat wants to be asked about an item again."""

    seat: int
    item: str


class ThreatRolled(Event, frozen=True, kw_only=True, tag="hades.threat-rolled"):
    """The dice of the threat, shown to players who may have them rolled again (HAD-OBJ-33)."""

    reveal: ClassVar[bool] = True
    dice: tuple[int, ...]
    rise: int


class FleeceGave(Event, frozen=True, kw_only=True, tag="hades.fleece"):
    """The Golden Fleece brings gold (HAD-OBJ-34)."""

    seat: int
    gold: int


class GodBarred(Event, frozen=True, kw_only=True, tag="hades.god-barred"):
    """The Girdle keeps a player from a god (HAD-OBJ-07)."""

    seat: int
    victim: int
    god: str


class Sheltered(Event, frozen=True, kw_only=True, tag="hades.sheltered"):
    """The Necklace shelters its owner (HAD-OBJ-15, 16)."""

    seat: int


class GodsMoved(Event, frozen=True, kw_only=True, tag="hades.gods-moved"):
    """The Palace changes the order of the gods (HAD-OBJ-25)."""

    seat: int
    gods: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return tuple(f"god:{god}" for god in self.gods)


class BonusAdded(Event, frozen=True, kw_only=True, tag="hades.bonus"):
    """An item adds to the score of a side (HAD-OBJ-19, 21)."""

    seat: int
    bonus: int


class KrakenSlain(Event, frozen=True, kw_only=True, tag="hades.kraken-slain"):
    """Artemis' Arrows destroy the Kraken (HAD-OBJ-24)."""

    seat: int
    sea: str
