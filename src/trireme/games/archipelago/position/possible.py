"""Positions that no game can reach, and the rules that forbid them.

A position may leave out what a case does not need: hexes, units, cards, cubes and florins. What it shows must be
possible: how hexes lie, what stands where, how many of each there are, and what a phase leaves behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago.land import Land
from trireme.games.archipelago.lookup import BUILDINGS, FISH, LIMITED, MARKET, PORT, TEMPLE, TOWN
from trireme.games.archipelago.places_by_name import SPOTS
from trireme.games.archipelago.position.geometry import misplaced
from trireme.games.archipelago.position.holdings import holdings
from trireme.games.archipelago.position.offers import impossible_offers
from trireme.games.archipelago.position.running_turn import on_turn
from trireme.games.archipelago.position.turn_possible import arrived, impossible_turn
from trireme.games.archipelago.position.values import unit_name
from trireme.games.archipelago.rules.ids import (
    ARC_BLD_05,
    ARC_BLD_14,
    ARC_CMP_06,
    ARC_CMP_07,
    ARC_CMP_09,
    ARC_CMP_10,
    ARC_CMP_16,
    ARC_CRD_24,
    ARC_CRI_07,
    ARC_CTL_08,
    ARC_DEF_02,
    ARC_DEF_10,
    ARC_DIS_01,
    ARC_DIS_02,
    ARC_DIS_03,
    ARC_DIS_04,
    ARC_END_01,
    ARC_FLO_05,
    ARC_HAR_03,
    ARC_HAR_04,
    ARC_HAR_07,
    ARC_INL_01,
    ARC_INL_10,
    ARC_PUR_01,
    ARC_RND_02,
    ARC_RND_03,
    ARC_TWO_06,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import NOT_BUILT, State
from trireme.games.archipelago.units import (
    ENGAGED,
    GROUND,
    ICON,
    LYING,
    ON,
    SHIP_ICON,
    citizens_in,
    citizens_of,
    is_ship,
    ships_of,
    spot_of,
    tile_of,
)
from trireme.kit.content.rulebook import Rule
from trireme.kit.positions import Finding
from trireme.kit.seats import Seat

RESTED: Final = ("order", "population", "balance")
"""Phases before which everything has been made ready, and nothing has been done since."""
WITH_WHEEL: Final = ("actions", "purchase")
"""Phases before which florins may lie on the wheel."""


def impossible(ruleset: Ruleset, land: Land, s: State, at: str) -> Iterator[Finding]:
    yield from misplaced(ruleset, land, s)
    for tile in range(len(s.lie)):
        yield from _tile(ruleset, s, tile)
    for seat in ruleset.all_seats:
        yield from _units(ruleset, s, seat, at)
    yield from _pools(ruleset, s)
    if s.rebels > s.population:
        yield "rebels", s.rebels, ARC_END_01
    yield from holdings(ruleset, s)
    yield from _moment(ruleset, s, at)
    yield from impossible_offers(ruleset, s)
    on = on_turn(s)
    if on is not None:
        yield from impossible_turn(ruleset, land, s, on)
    for seat in ruleset.all_seats:
        yield from _crowds(ruleset, s, seat)


def _tile(ruleset: Ruleset, s: State, tile: int) -> Iterator[Finding]:
    tables, face = ruleset.tables, s.lie[tile] // 6
    where = f"map.{ruleset.tile_name(s, tile)}"
    built = [kind for kind in range(4) if s.holder[tile * 4 + kind] != NOT_BUILT]
    for kind in built:
        if not tables.land[face]:
            yield f"{where}.buildings", BUILDINGS[kind], ARC_BLD_14
        elif kind == PORT and not tables.sea[face]:
            yield f"{where}.buildings", BUILDINGS[kind], ARC_BLD_05
        if not 0 <= s.shore[tile * 4 + kind] < tables.banks[face]:
            yield f"{where}.buildings", f"{BUILDINGS[kind]} = {s.shore[tile * 4 + kind] + 1}", ARC_INL_10
    for name, mask, rule in (("taken", s.taken[tile], ARC_HAR_03), ("pillaged", s.pillaged[tile], ARC_CRD_24)):
        if mask >> len(tables.icons[face]):
            yield f"{where}.{name}", mask.bit_length() - 1, rule
    for kind in range(1, 4):
        if s.used[tile] >> kind & 1 and (kind not in built or kind == TEMPLE):
            yield f"{where}.used", BUILDINGS[kind], ARC_FLO_05
    if s.used[tile] & 1 and (TOWN not in built or not s.used[tile] >> 1):
        yield f"{where}.town_works", 1, ARC_CTL_08
    yield from _icons(ruleset, s, tile)


def _icons(ruleset: Ruleset, s: State, tile: int) -> Iterator[Finding]:
    """Yield banks and waters with more units on icons than there are icons."""
    masks = ruleset.tables.icon_mask[s.lie[tile] // 6]
    dry = [sum(masks[bank * 6 + kind] for kind in range(6) if kind != FISH) for bank in (0, 1)]
    for spot, icons in ((ICON, dry[0]), (ICON + 1, dry[1]), (SHIP_ICON, masks[FISH])):
        found = len([1 for units in s.units for unit in units if tile_of(unit) == tile and spot_of(unit) == spot])
        if found > icons.bit_count():
            where = f"{ruleset.tile_name(s, tile)}/{SPOTS[spot]}"
            yield "players.*.units", f"{where} × {found}", ARC_HAR_04 if icons else ARC_HAR_03


def _units(ruleset: Ruleset, s: State, seat: Seat, at: str) -> Iterator[Finding]:
    where = f"players.{ruleset.seats[seat]}.units"
    for unit in s.units[seat]:
        for rule in (*_standing(ruleset, s, unit), *_ready(unit, at)):
            yield where, unit_name(ruleset, s, unit), rule
    citizens = citizens_of(s, seat) + (s.cards[seat] & s.built).bit_count()
    if citizens > ruleset.most_citizens:
        yield where, citizens, ARC_TWO_06 if ruleset.players == 2 else ARC_CMP_06
    if ships_of(s, seat) > ruleset.most_ships:
        yield where, ships_of(s, seat), ARC_TWO_06 if ruleset.players == 2 else ARC_CMP_07


def _crowds(ruleset: Ruleset, s: State, seat: Seat) -> Iterator[Finding]:
    """Yield hexes with more citizens of a player than there can have been before a running migration."""
    where = f"players.{ruleset.seats[seat]}.units"
    for tile in range(len(s.lie)):
        citizens = citizens_in(s, seat, tile)
        if citizens - arrived(s, seat, tile) > ruleset.crowd:
            yield where, f"{ruleset.tile_name(s, tile)} × {citizens}", ARC_CMP_16


def _standing(ruleset: Ruleset, s: State, unit: int) -> Iterator[Rule]:
    """Yield the rules that forbid a unit to stand where and as it does."""
    tables, face, spot = ruleset.tables, s.lie[tile_of(unit)] // 6, spot_of(unit)
    if is_ship(unit):
        if not tables.sea[face]:
            yield ARC_BLD_05
        if unit & LYING:
            yield ARC_DEF_02
    else:
        if not tables.land[face]:
            yield ARC_DEF_10
        if spot in (GROUND + 1, ICON + 1) and tables.banks[face] < 2:
            yield ARC_INL_01
        if unit & LYING and spot == ON + TEMPLE:
            yield ARC_CRI_07
    if spot in (ICON, ICON + 1, SHIP_ICON) and not unit & ENGAGED:
        yield ARC_HAR_07


def _ready(unit: int, at: str) -> Iterator[Rule]:
    """Yield the rules by which phase 1 would have made this unit ready."""
    if at in RESTED:
        if unit & LYING:
            yield ARC_DIS_03
        if unit & ENGAGED:
            yield ARC_DIS_04 if ON <= spot_of(unit) < ICON else ARC_DIS_02


def _pools(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    towns, markets = s.standing[TOWN] + s.standing[TEMPLE], s.standing[MARKET] + s.standing[PORT]
    if towns > ruleset.pools[0]:
        yield "map.*.buildings", towns, ARC_CMP_10
    if markets > ruleset.pools[1]:
        yield "map.*.buildings", markets, ARC_CMP_09


def _moment(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    """Yield what cannot be at this phase of this round."""
    if not 1 <= s.round <= ruleset.last_round:
        yield "round", s.round, ARC_RND_03
    if s.round == 1 and at == "disengagement":
        yield "round", s.round, ARC_RND_02
    if at in RESTED and s.engaged:
        yield "engaged", s.engaged.bit_count(), ARC_DIS_01
    if at not in WITH_WHEEL and s.wheel:
        yield "wheel", s.wheel, ARC_PUR_01
    for tile in range(len(s.lie)):
        where = f"map.{ruleset.tile_name(s, tile)}"
        if at in RESTED and s.taken[tile]:
            yield f"{where}.taken", s.taken[tile].bit_count(), ARC_DIS_02
        if at != "actions" and s.used[tile]:
            yield f"{where}.used", s.used[tile].bit_count(), ARC_FLO_05
    for number, name in enumerate(LIMITED):
        if at != "actions" and s.spaces[number]:
            yield f"spaces.{name}", s.spaces[number].bit_count(), ARC_PUR_01
