"""Events of Archipelago: what is dealt and drawn before the first round."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class OrderDrawn(Event, frozen=True, kw_only=True, tag="first-order"):
    """The first order of play is drawn."""

    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]


class TrendShown(Event, frozen=True, kw_only=True, tag="trend"):
    """A trend is turned up for all players."""

    reveal: ClassVar[bool] = True
    trend: str


class HexDealt(Event, frozen=True, kw_only=True, tag="hex-dealt"):
    """A region of turn 0 is dealt to a player."""

    reveal: ClassVar[bool] = True
    seat: int
    hex: str


class HexesDiscarded(Event, frozen=True, kw_only=True, tag="hexes-discarded"):
    """None of a player's regions can be laid; they are discarded."""

    seat: int


class ObjectiveDealt(Event, frozen=True, kw_only=True, tag="objective-dealt"):
    """A secret objective is dealt. The other players see only that one was dealt."""

    reveal: ClassVar[bool] = True
    seat: int
    objective: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectiveDealt(seat=self.seat, objective="")


class ObjectiveOpen(Event, frozen=True, kw_only=True, tag="objective-open"):
    """An objective is turned up for all players."""

    reveal: ClassVar[bool] = True
    objective: str
