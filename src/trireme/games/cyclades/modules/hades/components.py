"""What the content of Hadès holds besides gods, creatures and buildings: a table or a list for each thing.

Everything is there whichever pieces are in play; a piece uses its own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from trireme.games.cyclades.components import Described, IslandData
from trireme.kit.content.hashing import Key, Provenance

# Free placement.

Bonus = Literal["fleet", "troop", "philosopher", "priest", "prosperity"]


class TwoPlayers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each marker deploys, and how many gods there are besides Apollo (HAD-FRE-18, 19)."""

    gods: int
    troops: int
    fleets: int


class FreePlacement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    starting_gold: int
    troops: int
    fleets: int
    markers_on_apollo: int
    bonus: dict[Key, Bonus]
    """What each god, and Apollo, adds (HAD-FRE-08)."""
    two_players: TwoPlayers
    provenance: Provenance


# Hadès, the undead, the Necropolis.


class Threat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start: int
    arrives_at: int
    dice: int
    provenance: Provenance


class Undead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    extra_costs: tuple[int, ...]
    move_cost: int
    fleet_move_range: int
    provenance: Provenance


class Unit(Described, frozen=True, kw_only=True):
    count: int
    strength: int


# Creatures and Heroes.


class HeroRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds for all Heroes."""

    name_en: str
    name_fr: str
    upkeep_gp: int
    text_en: str
    text_fr: str
    provenance: Provenance


class Hero(Described, frozen=True, kw_only=True):
    """A Hero of the track."""

    figures: dict[Key, int]
    """The numbers of both powers, by name."""
    rulings_en: tuple[str, ...]
    rulings_fr: tuple[str, ...]


# Favours, Priestesses and items.


class FavourFigures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    prosperity_markers: int
    """Markers that join the supply (HAD-TIL-27)."""
    provenance: Provenance


class CountedCard(Described, frozen=True, kw_only=True):
    count: int


class Favour(Described, frozen=True, kw_only=True):
    gives: Literal["priestess", "item"]
    """The free element (HAD-FAV-09)."""
    cost: int
    """The price of its power, in gold."""
    needs: Key = ""
    """What must have been chosen for the tile to be in the game (HAD-TIL-24, 25)."""


class Item(Described, frozen=True, kw_only=True):
    needs: Key = ""
    """What must have been chosen for the item to be in the game (HAD-OBJ-35)."""
    moment: Key
    """When it is played: one of the entries in `moment`."""
    gold: int = 0
    """Gold that it brings (HAD-OBJ-34)."""
    bonus: int = 0
    """What it adds to a score (HAD-OBJ-19, 21)."""


class HadesContent(msgspec.Struct, frozen=True, kw_only=True):
    """The files of `content` together."""

    free_placement: FreePlacement
    threat: Threat
    undead: Undead
    unit: tuple[Unit, ...]
    hero_rules: HeroRules
    hero: tuple[Hero, ...]
    outside: tuple[IslandData, ...]
    """Islands outside the board."""
    favours: FavourFigures
    card: tuple[CountedCard, ...]
    favour: tuple[Favour, ...]
    item: tuple[Item, ...]
    moment: tuple[Described, ...]
