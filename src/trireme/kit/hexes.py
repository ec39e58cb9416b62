"""Hexes with a corner on top, in axial coordinates: q grows to the east, r to the south."""

from __future__ import annotations

from math import sqrt
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east."""


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes around one, in the order of `DIRECTIONS`."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def centre(place: Hex, size: float = 1.0) -> tuple[float, float]:
    """Where the middle of a hex is drawn, y downwards; `size` is the length of a side."""
    q, r = place
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r
