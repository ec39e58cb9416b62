"""A University has no power; it makes a Metropolis with the others (CYC-MET-02)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building


class University(Building):
    pass
