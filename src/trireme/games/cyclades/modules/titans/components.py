"""The content of Titans, without Kronos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from trireme.games.cyclades.components import BoardContent, Cell, Described, IslandData, SeaData, StartData
from trireme.kit.content.hashing import Key, Provenance, Text

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    starting_gold: int
    troops: int
    fleets: int
    markers_on_apollo: int
    titans_per_player: int
    titan_price: int
    prosperity_markers: int
    special_metropolises_drawn: int
    team_metropolises: int
    provenance: Provenance


class ArtifactData(Described, frozen=True, kw_only=True):
    folder: ClassVar[str] = "artifacts"
    income: int
    icon: Text = ""
    """Name of its icon on the page; by default its id."""
    team_en: str
    team_fr: str
    """What it does in the team game."""


class SpecialMetropolisData(Described, frozen=True, kw_only=True):
    icon: Text = ""
    """Name of its icon on the page; by default its id."""


class Territory(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Key
    label: Text
    label_fr: Text = ""
    island: Key
    """The island that it is a part of, or all of."""
    hexes: tuple[Cell, ...]
    slots: int
    slot_hexes: tuple[Cell, ...]
    metropolis_covers: tuple[int, ...]
    """Slots under the frame of a Metropolis; without any, the territory has no site for one (TIT-TER-10)."""
    start_slots: tuple[int, ...]
    """Marked slots, on which a building lies from the beginning (TIT-TER-08)."""
    prosperity: int
    adj_seas: tuple[Key, ...]
    adj_territories: tuple[Key, ...]


class Waters(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Key
    q: int
    r: int
    trade: int
    adj_seas: tuple[Key, ...]
    adj_territories: tuple[Key, ...]


class Usual(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The territories and seas of a seat in positions that do not say where it stands."""

    islands: tuple[Key, ...]
    seas: tuple[Key, ...]


class Side(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side of the board."""

    players: tuple[int, ...]
    provenance: Provenance
    territory: tuple[Territory, ...]
    sea: tuple[Waters, ...]
    start: tuple[Usual, ...]


class TitansContent(msgspec.Struct, frozen=True, kw_only=True):
    titans: Figures
    piece: tuple[Described, ...]
    artifact: tuple[ArtifactData, ...]
    special_metropolis: tuple[SpecialMetropolisData, ...]
    side: dict[Key, Side]


def content_of(ruleset: Ruleset) -> TitansContent:
    own = ruleset.extra["titans"]
    assert isinstance(own, TitansContent)
    return own


def side_of(ruleset: Ruleset) -> Side:
    """Return the side for this number of players (TIT-MOD-03)."""
    return next(side for side in content_of(ruleset).side.values() if ruleset.players in side.players)


def board_of(ruleset: Ruleset) -> BoardContent:
    """Return the board of a side; a territory is an island to all rules (TIT-TER-02)."""
    side = side_of(ruleset)
    colours = [start.colour for start in ruleset.content.board["5"].start]
    return BoardContent(
        provenance=side.provenance,
        players=ruleset.players,
        trade_seas=tuple(sea.id for sea in side.sea if sea.trade),
        island=tuple(
            IslandData(
                id=each.id,
                label=each.label,
                label_fr=each.label_fr,
                hexes=each.hexes,
                slots=each.slots,
                slot_hexes=each.slot_hexes,
                metropolis_covers=each.metropolis_covers,
                prosperity=each.prosperity,
                adj_seas=each.adj_seas,
                adj_islands=each.adj_territories,
            )
            for each in side.territory
        ),
        sea=tuple(
            SeaData(
                id=each.id,
                q=each.q,
                r=each.r,
                trade=each.trade,
                adj_seas=each.adj_seas,
                adj_islands=each.adj_territories,
            )
            for each in side.sea
        ),
        start=tuple(
            StartData(
                seat=seat,
                colour=[*colours, "grey"][seat],
                islands=usual.islands,
                troops=dict.fromkeys(usual.islands, 1),
                fleets=dict.fromkeys(usual.seas, 1),
                income=0,
            )
            for seat, usual in enumerate(side.start[: ruleset.players])
        ),
    )
