"""What happens at sea."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.peloponnes.events import OfTile


class SeaTurnedUp(OfTile, frozen=True, kw_only=True, tag="sea.turned-up"):
    """A sea tile that can be bought in this game."""

    reveal: ClassVar[bool] = True


class SeaBought(OfTile, frozen=True, kw_only=True, tag="sea.bought"):
    seat: int
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    missing: int
    """Luxury goods given for the part of the price that was missing."""
    population: int
    """Inhabitants who arrive."""


SeaEvent = SeaTurnedUp | SeaBought
