"""The printed components of Peloponnes: what `content/peloponnes.toml` must hold."""

from __future__ import annotations

from typing import Literal

import msgspec

from trireme.kit.content import Provenance

Good = Literal["wood", "stone", "food", "coins"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    provenance: Provenance


class _Named(_Entry, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_fr: str
    article_en: Literal["the", ""] = ""
    article_fr: Literal["le", "la", "l\u2019", "les", ""] = ""
    name_de: str = ""


class Meta(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    designer: str
    publisher: str
    year: int
    players_min: int
    players_max: int
    age_min: int
    minutes_per_player: int
    data_version: int


class Limits(_Entry, frozen=True, kw_only=True):
    wood: int
    stone: int
    food: int
    luxury_track: int
    population_track: int
    coin_gold_value: int


class Figures(_Entry, frozen=True, kw_only=True):
    chits_per_round: int
    chits_to_trigger: int
    pass_coins: int
    withdraw_coins: int
    conquest_surcharge: int
    luxury_per_good: int
    choice_income: tuple[Good, ...]
    marker_coins: int
    points_per_inhabitant: int
    coins_per_prestige: int
    earthquake_wood_per_building: int
    earthquake_stone_per_building: int
    tempest_food_per_terrain: int
    tempest_coins_per_terrain: int
    drought_fraction: int
    plague_fraction: int
    decline_luxury: int
    food_per_inhabitant: int
    food_saved_per_sea_tile: int
    sea_tiles_per_round_max: int


class Phase(_Entry, frozen=True, kw_only=True):
    id: str
    letter: str
    name_en: str
    name_fr: str


class Round(_Entry, frozen=True, kw_only=True):
    number: int
    stack: str
    expansion: str


class Setup(_Entry, frozen=True, kw_only=True):
    """How the tiles of a round are laid out; `normal` and `conquest` add up to the number turned up."""

    players: int
    deck: Literal["five", "six"]
    solo_level: int
    normal: int
    conquest: int


class SoloLevel(_Entry, frozen=True, kw_only=True):
    level: int
    target_base: int
    target_hellas: int
    extra_income: int
    extra_income_choices: tuple[Literal["wood", "stone", "food"], ...]


class PopulationIncome(_Entry, frozen=True, kw_only=True):
    min: int
    max: int
    coins: int
    luxury: int


class Disaster(_Named, frozen=True, kw_only=True):
    expansion: str
    chits: int
    text_en: str
    text_fr: str


class BlankChit(_Entry, frozen=True, kw_only=True):
    expansion: str
    count: int
    used: bool
    note: str


class Goods(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    wood: int = 0
    stone: int = 0
    food: int = 0
    coins: int = 0
    luxury: int = 0
    choice: int = 0
    population: int = 0


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ignore_placement: bool = False
    bid_half_coins: int = 0
    coins_per_prestige: int = 0
    points_per_inhabitant: int = 0
    best_score_min_luxury: int = 0
    end_prestige: int = 0
    end_population: int = 0


class Civilization(_Named, frozen=True, kw_only=True):
    expansion: str
    order: int
    population: int
    start: Goods
    income: Goods
    protects: tuple[str, ...]
    special: str
    effect: Effect
    text_en: str
    text_fr: str


class Tile(_Named, frozen=True, kw_only=True):
    """What buildings and terrain tiles have in common."""

    stack: str
    expansion: str
    min_bid: int
    prestige: int
    population: int
    once: Goods
    income: Goods


class Building(Tile, frozen=True, kw_only=True):
    cost: Goods
    needs_population: int
    protects: tuple[str, ...]
    special: str
    effect: Effect
    text_en: str
    text_fr: str


class Terrain(Tile, frozen=True, kw_only=True):
    kinds: tuple[Literal["fields", "forest", "hills", "mountains"], ...]
    six_only: bool
    """In play only with the largest number of tiles a round."""
    supply: bool


class Sea(_Named, frozen=True, kw_only=True):
    expansion: str
    cost: Goods
    prestige: int
    population: int
    feeds: int


class Expansion(_Named, frozen=True, kw_only=True):
    """Counts that the lists above must add up to."""

    id: str = ""
    needs: tuple[str, ...] = ()
    rounds: int = 0
    tiles_per_round: int = 0
    buildings: int = 0
    terrains: int = 0
    stack_a: int = 0
    stack_b: int = 0
    stack_c: int = 0
    stack_d: int = 0
    civilizations: int = 0
    sea: int = 0
    blank_chits: int = 0
    supply_terrains: int = 0


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """The whole file."""

    meta: Meta
    limits: Limits
    rules: Figures
    phase: tuple[Phase, ...]
    round: tuple[Round, ...]
    setup: tuple[Setup, ...]
    solo_level: tuple[SoloLevel, ...]
    income: tuple[PopulationIncome, ...]
    disaster: tuple[Disaster, ...]
    blank_chit: tuple[BlankChit, ...]
    civilization: tuple[Civilization, ...]
    building: tuple[Building, ...]
    terrain: tuple[Terrain, ...]
    sea: tuple[Sea, ...]
    expansion: dict[str, Expansion]
