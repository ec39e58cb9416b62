"""The printed components that only the Sea has."""

from __future__ import annotations

import msgspec

from trireme.games.peloponnes.components import Goods, Printed
from trireme.kit.content.components import Entry
from trireme.kit.content.hashing import OfModule


class Sea(Printed, frozen=True, kw_only=True):
    expansion: OfModule
    """Whose it is: one of another expansion is in play with that one only (PEL-MIX-02)."""
    cost: Goods
    prestige: int
    population: int
    feeds: int


class Figures(Entry, frozen=True, kw_only=True):
    tiles_per_round_max: int
    food_saved_per_tile: int


class SeaContent(msgspec.Struct, frozen=True, kw_only=True):
    waters: Figures
    sea: tuple[Sea, ...]
