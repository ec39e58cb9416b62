"""The printed components of Archipelago: what `content/archipelago.toml` must hold."""

from __future__ import annotations

from typing import Literal

import msgspec

from trireme.kit.content.components import Entry, Meta, Named
from trireme.kit.content.hashing import Key, Provenance, Text

Resource = Literal["fruit", "cattle", "fish", "wood", "stone", "iron"]
MarketId = Literal["domestic", "export"]
BuildingId = Literal["town", "market", "port", "temple", "ship"]
Length = Literal["short", "medium", "long"]


class ArchipelagoMeta(Meta, frozen=True, kw_only=True):
    id: Text
    name_en: str
    name_fr: str
    age_min: int
    minutes_min: int
    minutes_max: int


class Components(Entry, frozen=True, kw_only=True):
    explorer_stacks: int
    explorer_tokens_per_stack: int
    market_port_tokens: int
    town_temple_tokens: int
    evolution_track_spaces: int


class Bank(Entry, frozen=True, kw_only=True):
    florins_total: int


class ResourceData(Named, frozen=True, kw_only=True):
    id: Resource
    cubes: int
    harvested_by: Literal["citizen", "ship"]
    food: bool


class MarketRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    price: int
    workers: int
    rebels: int


class SectionData(Entry, frozen=True, kw_only=True):
    resource: Resource
    columns: int
    capacity: int
    rows: tuple[MarketRow, ...]


class MarketData(Named, frozen=True, kw_only=True):
    id: MarketId
    section: tuple[SectionData, ...]


class TrackRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"first": "from"}):
    first: int
    to: int
    price: int = 0
    workers: int = 0
    rebels: int = 0


class TrackData(Entry, frozen=True, kw_only=True):
    rows: tuple[TrackRow, ...]
    start: int = 0
    rows_provenance: Provenance = "official"


class SetupData(Entry, frozen=True, kw_only=True):
    florins: int
    ships: int
    citizens: int
    action_discs: int
    domestic_cubes_each: int
    evolution_cards_revealed: int
    trend_cards_revealed: int
    region_hexes_dealt: int


class SetupByPlayersData(Entry, frozen=True, kw_only=True):
    players: int
    wheel_face: Literal["2-4", "5"]
    objectives_per_player: int
    objective_cards_removed: tuple[Key, ...]


class TwoPlayer(Entry, frozen=True, kw_only=True):
    citizens_per_player: int
    ships_per_player: int
    second_bid: bool


class Discs(Entry, frozen=True, kw_only=True):
    start: int
    maximum: int


class ActionData(Named, frozen=True, kw_only=True):
    limited: bool
    reserved_per_player: int
    shared_2_4: int
    shared_5: int
    resource: Resource | None = None
    slots_provenance: Provenance = "official"


class FlorinZoneData(Named, frozen=True, kw_only=True):
    cost_florins: int
    transactions: int
    market: Literal["domestic", "export"]
    occupant: tuple[Key, ...]


class Limits(Entry, frozen=True, kw_only=True):
    citizens_per_player: int
    ships_per_player: int
    citizens_per_player_per_hex: int
    build_engages_unit: bool


class BuildingData(Named, frozen=True, kw_only=True):
    id: BuildingId
    resources: dict[Resource, int]
    florins: int
    occupant: tuple[Key, ...]
    token_pool: Literal["town_temple", "market_port", "none"]
    cost_provenance: Provenance = "official"


class ShoreData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bank of a sea inlet: its land edges and its icons."""

    edges: tuple[int, ...]
    resources: tuple[Resource, ...]


class StartHexData(Named, frozen=True, kw_only=True):
    edges: Key
    resources: tuple[Resource, ...]
    huts: int
    land: bool
    resources_provenance: Provenance = "official"
    edges_provenance: Provenance = "official"


class FaceData(Named, frozen=True, kw_only=True):
    """One side of a region hex."""

    hex: Key
    edges: Key
    resources: tuple[Resource, ...]
    huts: int
    volcano: bool = False
    banks: tuple[ShoreData, ...] = ()
    contents_provenance: Provenance = "designed"


class EvolutionRules(Entry, frozen=True, kw_only=True):
    multicolour_fee: int
    buyer_also_rotates_one: bool
    refill_after_turn: bool
    card_prices_provenance: Provenance = "official"


class Cost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card or a wonder asks for, or one of the payments that an effect offers."""

    florins: int = 0
    discs: int = 0
    citizens: int = 0
    resources: dict[Resource, int] = {}
    rebels: int = 0


class Scale(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"least": "from"}):
    least: int
    n: int


class Op(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of what a card or an event does. `effects/ops` has a file for each word of `op`."""

    op: Key
    n: int = 0
    kind: Key = ""
    resource: Resource | None = None
    resources: tuple[Resource, ...] = ()
    market: Key = ""
    action: Key = ""
    what: Key = ""
    cost_paid: bool = False
    loot: int = 0
    max: int = 0
    florins: int = 0
    rebels: int = 0
    steps: tuple[Scale, ...] = ()
    options: tuple[Cost, ...] = ()


class DomesticCrisisData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    resource: Resource
    citizens_per_cube: int


class ExportCrisisData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    resource: Resource
    demand: int


class EvolutionCardData(Named, frozen=True, kw_only=True):
    kind: Literal["character", "progress", "wonder"]
    prices: tuple[int, int, int]
    arrow: Literal["black", "multicolour", "passive", "none"]
    activation: Cost
    requires: dict[Key, int] = msgspec.field(default_factory=dict)
    ops: tuple[Op, ...]
    vp: int
    back: Literal["yellow", "yellow_red"]
    yellow_domestic: DomesticCrisisData | None = None
    yellow_export: ExportCrisisData | None = None
    yellow_event: Key | None = None
    red_domestic: DomesticCrisisData | None = None
    red_export: ExportCrisisData | None = None
    red_event: Key | None = None
    note: Text = ""
    cost_provenance: Provenance = "official"
    crisis_provenance: Provenance = "official"


class EventData(Named, frozen=True, kw_only=True):
    ops: tuple[Op, ...]


class ObjectiveRules(Entry, frozen=True, kw_only=True):
    vp: tuple[int, ...]
    safety_round_limit: dict[Length, int]


class Trigger(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    type: Key
    at_least: int = 0
    at_least_by_players: dict[Key, int] = {}


class Special(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    win_alone_on_revolt: bool = False
    vp: int = 0
    population_minus_rebels_over: int = 0


class ObjectiveData(Named, frozen=True, kw_only=True):
    length: Length
    kind: Literal["ordinary", "separatist", "pacifist"]
    trigger: Trigger
    criterion: Key
    special: Special | None = None
    players_min: int = 2
    trigger_provenance: Provenance = "official"
    criterion_provenance: Provenance = "official"
    pair_provenance: Provenance = "official"


class TrendData(Named, frozen=True, kw_only=True):
    criterion: Key
    vp: tuple[int, ...]


class CriterionData(Entry, frozen=True, kw_only=True):
    id: Key
    text_en: str
    text_fr: str


class VariantData(Entry, frozen=True, kw_only=True):
    id: Key
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str
    excludes: tuple[Key, ...] = ()
    players_min: int = 2


class Content(msgspec.Struct, frozen=True, kw_only=True):
    meta: ArchipelagoMeta
    components: Components
    bank: Bank
    resource: tuple[ResourceData, ...]
    market: tuple[MarketData, ...]
    population_track: TrackData
    workers_track: TrackData
    setup: SetupData
    setup_by_players: tuple[SetupByPlayersData, ...]
    two_player: TwoPlayer
    discs: Discs
    action: tuple[ActionData, ...]
    florin_zone: tuple[FlorinZoneData, ...]
    limits: Limits
    building: tuple[BuildingData, ...]
    start: tuple[StartHexData, StartHexData]
    face: tuple[FaceData, ...]
    evolution_rules: EvolutionRules
    evolution_card: tuple[EvolutionCardData, ...]
    event: tuple[EventData, ...]
    objective_rules: ObjectiveRules
    objective: tuple[ObjectiveData, ...]
    trend: tuple[TrendData, ...]
    criterion: tuple[CriterionData, ...]
    variant: tuple[VariantData, ...]
