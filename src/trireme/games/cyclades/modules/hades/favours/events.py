"""What happens with favours, Priestesses, Theatres and items."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.event import Event


class FavourLaid(Event, frozen=True, kw_only=True, tag="hades.favour-laid"):
    """A tile lies beside a god (HAD-FAV-01)."""

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
