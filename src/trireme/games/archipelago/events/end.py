"""Events of Archipelago: the end of the game."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class ObjectiveMet(Event, frozen=True, kw_only=True, tag="objective-met"):
    """An end condition is met; `seat` is -1 for an open objective."""

    reveal: ClassVar[bool] = True
    objective: str
    seat: int


class Revolt(Event, frozen=True, kw_only=True, tag="revolt"):
    """A revolt breaks out."""

    rebels: int
    population: int


class Bared(Event, frozen=True, kw_only=True, tag="bared"):
    """What was behind a player's screen is shown."""

    reveal: ClassVar[bool] = True
    seat: int
    objectives: tuple[str, ...]
    florins: int
    tokens: int
    stock: dict[str, int]


class Scored(Event, frozen=True, kw_only=True, tag="counted"):
    """The points of a player are counted."""

    seat: int
    points: int
    place: int
