"""The printed components that only the Sea has."""

from __future__ import annotations

import msgspec

from trireme.games.peloponnes.components import Goods, Printed
from trireme.kit.content.components import Entry
from trireme.kit.content.hashing import OfModule


class SeaTileData(Printed, frozen=True, kw_only=True):
    expansion: OfModule
    """The expansion it belongs to. A tile of another expansion is in play only with that one (PEL-MIX-02)."""
    cost: Goods
    prestige: int
    population: int
    feeds: int


class SeaFigures(Entry, frozen=True, kw_only=True):
    tiles_per_round_max: int
    food_saved_per_tile: int


class SeaContent(msgspec.Struct, frozen=True, kw_only=True):
    waters: SeaFigures
    sea: tuple[SeaTileData, ...]
