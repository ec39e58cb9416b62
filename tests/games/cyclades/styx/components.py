"""What `content/styx.toml` holds besides gods and creatures."""

from __future__ import annotations

import msgspec

from trireme.games.cyclades.components import Described, IslandData
from trireme.kit.content.hashing import Key, Provenance


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    shades: int
    relics_to_win: int
    lots: dict[Key, int]
    lot_bonus: int
    march_cost: int
    provenance: Provenance


class StyxContent(msgspec.Struct, frozen=True, kw_only=True):
    styx: Figures
    relic: tuple[Described, ...]
    unit: tuple[Described, ...]
    lot: tuple[Described, ...]
    outside: tuple[IslandData, ...]
