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
    """A seat draws an item. Where it is face down, only its owner sees which it is."""

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
    """There is no item left to draw (HAD-OBJ-42)."""

    seat: int


class ItemDiscarded(Event, frozen=True, kw_only=True, tag="hades.item-discarded"):
    """An item is discarded: one of two, or one of an eliminated player."""

    reveal: ClassVar[bool] = True
    seat: int
    item: str


class TurnedUp(Event, frozen=True, kw_only=True, tag="hades.turned-up"):
    """A search turns up a card of the pile of creatures."""

    reveal: ClassVar[bool] = True
    creature: str


class PriestessGained(Event, frozen=True, kw_only=True, tag="hades.priestess"):
    seat: int


class NoPriestessLeft(Event, frozen=True, kw_only=True, tag="hades.no-priestess"):
    """There is no Priestess left in the pile (HAD-PRS-05)."""

    seat: int


class FigurineKept(Event, frozen=True, kw_only=True, tag="hades.kept"):
    """A Priestess is discarded to keep a figurine (HAD-PRS-02)."""

    seat: int
    creature: str
    island: str


class FavourUsed(Event, frozen=True, kw_only=True, tag="hades.favour-used"):
    seat: int
    favour: str
    gold: int = 0
    """The price of the power; 0 where the next event tells it."""


class Doubled(Event, frozen=True, kw_only=True, tag="hades.doubled"):
    """Aphrodite doubles the troops of an island (HAD-TIL-01)."""

    seat: int
    island: str
    troops: int


class CardTurned(Event, frozen=True, kw_only=True, tag="hades.card-turned"):
    """A Priest or a Philosopher becomes a unit (HAD-TIL-04)."""

    seat: int
    card: str


class GoldTaken(Event, frozen=True, kw_only=True, tag="hades.demeter"):
    """Demeter gives gold (HAD-TIL-07)."""

    seat: int
    gold: int


class SeaProspers(Event, frozen=True, kw_only=True, tag="hades.sea-prospers"):
    """Hermes puts a prosperity marker on a sea space (HAD-TIL-15)."""

    seat: int
    sea: str


class ColumnsPlaced(Event, frozen=True, kw_only=True, tag="hades.columns"):
    """Hecate places both columns (HAD-TIL-20)."""

    seat: int
    island: str
    other: str

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.island}", f"island:{self.other}")


class PaidByPriestess(Event, frozen=True, kw_only=True, tag="hades.paid-by-priestess"):
    """A Priestess pays a Hero (HAD-PRS-01)."""

    seat: int
    hero: str
