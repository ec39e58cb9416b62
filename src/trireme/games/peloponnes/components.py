"""The printed components of Peloponnes: what `content/*.toml` of the base game and of modules in play must hold."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from trireme.kit.content.components import Entry, Meta, Named
from trireme.kit.content.hashing import NOT_MECHANICAL, Key, OfModule, Text

Good = Literal["wood", "stone", "food", "coins"]


class Printed(Named, frozen=True, kw_only=True):
    """An entry with the name that it has in the German edition, for comparing."""

    name_de: str = ""


class PeloponnesMeta(Meta, frozen=True, kw_only=True):
    game: Text
    age_min: int
    minutes_per_player: int
    data_version: int


class Limits(Entry, frozen=True, kw_only=True):
    wood: int
    stone: int
    food: int
    luxury_track: int
    population_track: int
    coin_gold_value: int


class Figures(Entry, frozen=True, kw_only=True):
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


class PhaseData(Entry, frozen=True, kw_only=True):
    id: Key
    letter: Key
    name_en: str
    name_fr: str


class RoundData(Entry, frozen=True, kw_only=True):
    number: int
    stack: Key
    expansion: OfModule


class SetupData(Entry, frozen=True, kw_only=True):
    """How the tiles of a round are laid out; `normal` and `conquest` add up to the number turned up."""

    players: int
    solo_level: int
    normal: int
    conquest: int


class SoloLevel(Entry, frozen=True, kw_only=True):
    level: int
    target: int
    extra_income: int
    extra_income_choices: tuple[Literal["wood", "stone", "food"], ...]


class PopulationIncome(Entry, frozen=True, kw_only=True):
    min: int
    max: int
    coins: int
    luxury: int


class DisasterData(Printed, frozen=True, kw_only=True):
    expansion: OfModule
    chits: int
    text_en: str
    text_fr: str


class BlankChit(Entry, frozen=True, kw_only=True):
    expansion: OfModule
    count: int
    used: bool
    note: Text


class Goods(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    wood: int = 0
    stone: int = 0
    food: int = 0
    coins: int = 0
    luxury: int = 0
    choice: int = 0
    population: int = 0


class EffectData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ignore_placement: bool = False
    bid_half_coins: int = 0
    coins_per_prestige: int = 0
    points_per_inhabitant: int = 0
    best_score_min_luxury: int = 0
    end_prestige: int = 0
    end_population: int = 0


class CivilizationData(Printed, frozen=True, kw_only=True):
    expansion: OfModule
    order: int
    population: int
    start: Goods
    income: Goods
    protects: tuple[Key, ...]
    special: Key
    effect: EffectData
    text_en: str
    text_fr: str


class TileData(Printed, frozen=True, kw_only=True):
    """What buildings and terrain tiles have in common."""

    stack: Key
    expansion: OfModule
    min_bid: int
    prestige: int
    population: int
    once: Goods
    income: Goods


class BuildingData(TileData, frozen=True, kw_only=True):
    cost: Goods
    needs_population: int
    protects: tuple[Key, ...]
    special: Key
    effect: EffectData
    text_en: str
    text_fr: str


class TerrainData(TileData, frozen=True, kw_only=True):
    kinds: tuple[Literal["fields", "forest", "hills", "mountains"], ...]
    supply: bool
    needs_tiles_per_round: int = 0
    """In play only where so many are turned up."""


class ExpansionData(Printed, frozen=True, kw_only=True):
    """Counts that the lists above must add up to."""

    id: Key = ""
    needs: tuple[Key, ...] = ()
    rounds: int = 0
    tiles_per_round: int = 0
    buildings: int = 0
    terrains: int = 0
    stack_a: int = 0
    stack_b: int = 0
    stack_c: int = 0
    stack_d: int = 0
    civilizations: int = 0
    open_tiles: int = 0
    """Tiles of a kind of their own, which are not bid for."""
    blank_chits: int = 0
    supply_terrains: int = 0


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All files but for what is a module's alone."""

    meta: Annotated[PeloponnesMeta, NOT_MECHANICAL]
    limits: Limits
    rules: Figures
    phase: tuple[PhaseData, ...]
    round: tuple[RoundData, ...]
    setup: tuple[SetupData, ...]
    solo_level: tuple[SoloLevel, ...]
    income: tuple[PopulationIncome, ...]
    disaster: tuple[DisasterData, ...]
    blank_chit: tuple[BlankChit, ...]
    civilization: tuple[CivilizationData, ...]
    building: tuple[BuildingData, ...]
    terrain: tuple[TerrainData, ...]
    expansion: dict[OfModule, ExpansionData]
