"""The schema of `content/cyclades.toml`: the printed components of Cyclades."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from trireme.kit.content.components import Entry, Meta, Named
from trireme.kit.content.hashing import NOT_MECHANICAL, Key, Text

Cell = tuple[int, int]


class Described(Named, frozen=True, kw_only=True):
    """An entry with a text that people read. Its articles are never left out."""

    folder: ClassVar[str] = "cards"
    """Where the class of a card of the track stands."""
    section: Text
    """The chapter of the rulebook about it."""
    article_en: Literal["the", ""]
    article_fr: Literal["le", "la", "l\u2019", "les", ""]
    text_en: str
    text_fr: str


class CycladesMeta(Meta, frozen=True, kw_only=True):
    game: Text
    data_version: int


class Dice(Entry, frozen=True, kw_only=True):
    count: int
    faces: tuple[int, ...]


class Supply(Entry, frozen=True, kw_only=True):
    gold_pieces: int
    prosperity_markers: int
    creature_cards: int
    philosopher_cards: int
    priest_cards: int
    god_tiles: int
    ports: int
    fortresses: int
    temples: int
    universities: int
    metropolises: int
    fleets_per_player: int
    troops_per_player: int
    territory_markers_per_player: int
    offering_markers_per_player: int


class Economy(Entry, frozen=True, kw_only=True):
    starting_gold: int
    starting_income: int
    creature_track_prices: tuple[int, ...]
    building_cost: int
    fleet_extra_costs: tuple[int, ...]
    troop_extra_costs: tuple[int, ...]
    extra_priest_cost: int
    extra_philosopher_cost: int
    fleet_move_cost: int
    fleet_move_range: int
    troop_move_cost: int
    zeus_swap_cost: int
    apollo_gold_several_islands: int
    apollo_gold_single_island: int
    metropolises_to_win: dict[Key, int]
    minimum_offering_paid: int
    minimum_creature_price_paid: int
    kraken_step_cost: int
    sphinx_price: int
    sylph_moves: int
    minotaur_strength: int


class RecruitData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    unit: Literal["fleet", "troop", "priest", "philosopher"]
    first: int
    extra_costs: tuple[int, ...]
    max_total: int


class BuildData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    building: Key
    cost: int


class SpecialActionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Literal["move-fleets", "move-troops", "swap-creature"]
    cost: int
    range: int = 0


class GodData(Described, frozen=True, kw_only=True):
    tile: bool
    buys_creatures: bool
    free_gift: dict[Key, int]
    recruit: RecruitData | None = None
    build: BuildData | None = None
    special_action: SpecialActionData | None = None


class BuildingData(Described, frozen=True, kw_only=True):
    god: Key
    count: int
    cost: int
    site: Key
    buyable: bool = True
    building_types_needed: int = 0
    philosophers_needed: int = 0
    sea_defence: int = 0
    land_defence: int = 0
    creature_discount: int = 0


class CreatureData(Described, frozen=True, kw_only=True):
    figurine: bool
    optional: bool
    copies: int
    duration: Key
    rulings_en: tuple[str, ...]
    rulings_fr: tuple[str, ...]


class IslandData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Key
    label: Text
    hexes: tuple[Cell, ...]
    slots: int
    slot_hexes: tuple[Cell, ...]
    metropolis_covers: tuple[int, ...]
    prosperity: int
    adj_seas: tuple[Key, ...]
    adj_islands: tuple[Key, ...] = ()
    """Islands that can be reached by land."""
    label_fr: Text = ""
    """The French name on the board, where it has an accent."""


class SeaData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Key
    q: int
    r: int
    trade: int
    adj_seas: tuple[Key, ...]
    adj_islands: tuple[Key, ...]


class StartData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int
    colour: Key
    islands: tuple[Key, ...]
    troops: dict[Key, int]
    fleets: dict[Key, int]
    income: int


class BoardContent(Entry, frozen=True, kw_only=True):
    players: int
    trade_seas: tuple[Key, ...]
    island: tuple[IslandData, ...]
    sea: tuple[SeaData, ...]
    start: tuple[StartData, ...]


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """The whole content of the base game."""

    meta: Annotated[CycladesMeta, NOT_MECHANICAL]
    dice: Dice
    components: Supply
    economy: Economy
    god: tuple[GodData, ...]
    building: tuple[BuildingData, ...]
    creature: tuple[CreatureData, ...]
    board: dict[Key, BoardContent]
