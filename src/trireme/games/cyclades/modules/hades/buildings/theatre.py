"""A Theatre has no power; it stands for a missing type when a Metropolis is made (HAD-THE-01, 02)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building


class Theatre(Building):
    pass
