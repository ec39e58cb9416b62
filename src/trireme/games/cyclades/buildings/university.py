"""The University: it has no power, but is part of a set (CYC-MET-02)."""

from __future__ import annotations

from trireme.games.cyclades.buildings.building import Building


class University(Building):
    pass
