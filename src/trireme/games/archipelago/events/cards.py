"""Events of Archipelago: evolution cards, and what they do."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class CardOpened(Event, frozen=True, kw_only=True, tag="card-opened"):
    """A card comes to the track."""

    reveal: ClassVar[bool] = True
    card: str


class CardBought(Event, frozen=True, kw_only=True, tag="card-bought"):
    """A player buys a card."""

    seat: int
    card: str
    florins: int


class CardRotated(Event, frozen=True, kw_only=True, tag="card-rotated"):
    """A player rotates a card of the track."""

    seat: int
    card: str
    florins: int


class CardDiscarded(Event, frozen=True, kw_only=True, tag="card-discarded"):
    """A card is discarded."""

    card: str


class DeckRenewed(Event, frozen=True, kw_only=True, tag="deck-renewed"):
    """The discarded cards form a new deck."""


class CardUsed(Event, frozen=True, kw_only=True, tag="card-used"):
    """A player uses a card."""

    seat: int
    card: str
    by: int


class WonderBuilt(Event, frozen=True, kw_only=True, tag="wonder-built"):
    """A player builds a wonder."""

    seat: int
    card: str
    tile: str


class FlorinsTaken(Event, frozen=True, kw_only=True, tag="florins-taken"):
    """A player takes florins from the bank."""

    seat: int
    florins: int


class Spied(Event, frozen=True, kw_only=True, tag="spied"):
    """The Spy shows an objective to its user alone (ARC-CRD-06)."""

    reveal: ClassVar[bool] = True
    seat: int
    by: int
    objective: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.by) else Spied(seat=self.seat, by=self.by, objective="")


class ShowsNothing(Event, frozen=True, kw_only=True, tag="shows-nothing"):
    """A player who is robbed shows that they have no cube."""

    reveal: ClassVar[bool] = True
    seat: int


class Looted(Event, frozen=True, kw_only=True, tag="looted"):
    """A cube is handed over."""

    reveal: ClassVar[bool] = True
    seat: int
    by: int
    resource: str


class Sunk(Event, frozen=True, kw_only=True, tag="sunk"):
    """A ship is sunk."""

    seat: int
    by: int
    tile: str


class Pillaged(Event, frozen=True, kw_only=True, tag="pillaged"):
    """A hex is pillaged."""

    seat: int
    tile: str
    resource: str
    count: int


class ShipAdded(Event, frozen=True, kw_only=True, tag="ship-added"):
    """A player gets a ship."""

    seat: int
    tile: str


class CardRevealed(Event, frozen=True, kw_only=True, tag="card-revealed"):
    """A card of the deck is turned up."""

    reveal: ClassVar[bool] = True
    card: str
