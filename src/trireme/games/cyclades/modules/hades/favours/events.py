"""What happens with favours, Priestesses, Theatres and items."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class FavourLaid(Event, frozen=True, kw_only=True, tag="hades.favour-laid"):
    """A tile lies beside a god (HAD-FAV-01)."""

    reveal: ClassVar[bool] = True
    favour: str
    god: str


class FavourDiscarded(Event, frozen=True, kw_only=True, tag="hades.favour-discarded"):
    favour: str


class FavoursReshuffled(Event, frozen=True, kw_only=True, tag="hades.favours-reshuffled"):
    pass


class ItemDrawn(Event, frozen=True, kw_only=True, tag="hades.item-drawn"):
    """Which item it is, only its owner sees where it is kept face down."""

    reveal: ClassVar[bool] = True
    seat: int
    item: str = ""
    face_down: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or not self.face_down else ItemDrawn(seat=self.seat, face_down=True)

    def places(self) -> tuple[str, ...]:
        return (f"item:{self.item}",) if self.item else ()


class ItemsReshuffled(Event, frozen=True, kw_only=True, tag="hades.items-reshuffled"):
    pass


class NoItemLeft(Event, frozen=True, kw_only=True, tag="hades.no-item"):
    """HAD-OBJ-42"""

    seat: int


class ItemDiscarded(Event, frozen=True, kw_only=True, tag="hades.item-discarded"):
    """One of two, or what somebody leaves behind who is out of the game."""

    reveal: ClassVar[bool] = True
    seat: int
    item: str


class TurnedUp(Event, frozen=True, kw_only=True, tag="hades.turned-up"):
    """A card of the pile of creatures, in a search."""

    reveal: ClassVar[bool] = True
    creature: str


class PriestessGained(Event, frozen=True, kw_only=True, tag="hades.priestess"):
    seat: int


class NoPriestessLeft(Event, frozen=True, kw_only=True, tag="hades.no-priestess"):
    """HAD-PRS-05"""

    seat: int


class FigurineKept(Event, frozen=True, kw_only=True, tag="hades.kept"):
    """A Priestess is discarded for it (HAD-PRS-02)."""

    seat: int
    creature: str
    island: str


class FavourUsed(Event, frozen=True, kw_only=True, tag="hades.favour-used"):
    seat: int
    favour: str
    gold: int = 0
    """Its price, unless what follows tells it."""


class Doubled(Event, frozen=True, kw_only=True, tag="hades.doubled"):
    """Troops of an island (HAD-TIL-01)."""

    seat: int
    island: str
    troops: int


class CardTurned(Event, frozen=True, kw_only=True, tag="hades.card-turned"):
    """A Priest or a Philosopher becomes a unit (HAD-TIL-04)."""

    seat: int
    card: str


class GoldTaken(Event, frozen=True, kw_only=True, tag="hades.demeter"):
    """HAD-TIL-07"""

    seat: int
    gold: int


class SeaProspers(Event, frozen=True, kw_only=True, tag="hades.sea-prospers"):
    """HAD-TIL-15"""

    seat: int
    sea: str


class ColumnsPlaced(Event, frozen=True, kw_only=True, tag="hades.columns"):
    """HAD-TIL-20"""

    seat: int
    island: str
    other: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}", f"island:{self.other}")


class PaidByPriestess(Event, frozen=True, kw_only=True, tag="hades.paid-by-priestess"):
    """HAD-PRS-01"""

    seat: int
    hero: str
