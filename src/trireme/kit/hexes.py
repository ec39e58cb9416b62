"""Hexes with a corner on top, in axial coordinates: q grows to the east, r to the south."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east."""


def neighbours(place: Hex) -> list[Hex]:
    """Return the six hexes around one, in the order of `DIRECTIONS`."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


Edges = tuple[int, ...]
"""What lies along the six edges of a tile, in the order of `DIRECTIONS`: 0 for land, 1 for water, and so on."""


def opposite(direction: int) -> int:
    """Return the direction back: the edge of a neighbour that touches this one."""
    return (direction + 3) % 6


def turned(edges: Edges, turn: int) -> Edges:
    """Return the edges of a tile after some turns of 60 degrees, counted from east to north-east."""
    return tuple(edges[(direction - turn) % 6] for direction in range(6))


def rotated(place: Hex, turn: int) -> Hex:
    """Return a hex turned around (0, 0) in the same sense."""
    q, r = place
    for _ in range(turn % 6):
        q, r = q + r, -q
    return q, r


def fits(laid: Mapping[Hex, Edges], place: Hex, edges: Edges) -> bool:
    """Return whether a tile may lie on a free hex: each edge meets its like on the neighbours that are there."""
    return place not in laid and all(
        laid[there][opposite(direction)] == edges[direction]
        for direction, there in enumerate(neighbours(place))
        if there in laid
    )
