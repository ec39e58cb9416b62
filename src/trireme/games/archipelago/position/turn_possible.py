"""Running turns that no game can come to, and the rules that forbid them (ARC-ACT, ARC-EXP, ARC-FLO, ARC-MIG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago.land import Land
from trireme.games.archipelago.lookup import EXPLORATION, LIMITED, REPRODUCTION
from trireme.games.archipelago.phases.harvest import HarvestSoFar
from trireme.games.archipelago.phases.migration import MIGRATE, MIGRATE_TO, MigratingUnit, Migration
from trireme.games.archipelago.position.running_turn import EXPLORING, PREPARED, TURN_QUESTIONS, doing
from trireme.games.archipelago.position.values import unit_name
from trireme.games.archipelago.questions import OnTile, about
from trireme.games.archipelago.rules.ids import (
    ARC_ACT_02,
    ARC_ACT_03,
    ARC_ACT_08,
    ARC_CRD_01,
    ARC_END_05,
    ARC_EXP_07,
    ARC_EXP_08,
    ARC_EXP_21,
    ARC_EXP_22,
    ARC_FLO_06,
    ARC_HAR_03,
    ARC_MIG_01,
    ARC_NEG_09,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import (
    ACTED,
    BONUS,
    CARD_USED,
    DOUBLES,
    FLORIN_USED,
    FRESH_TURN,
    HARVESTED,
    LAND_STEPS,
    REFUSED,
    State,
)
from trireme.games.archipelago.tile_placement import CubeChoice
from trireme.games.archipelago.units import is_ship, tile_of
from trireme.kit.masks import bits
from trireme.kit.positions import Finding
from trireme.kit.seats import Seat

BY_CARD: Final = {"steps": LAND_STEPS, "doubles": DOUBLES, "bonus": BONUS, **PREPARED}
"""What only a card prepares."""


def impossible_turn(ruleset: Ruleset, land: Land, s: State, seat: Seat) -> Iterator[Finding]:
    name = doing(ruleset, s, seat)
    yield from _done(ruleset, s, seat, name)
    yield from _prepared(ruleset, s)
    if name in EXPLORING:
        yield from _exploring(ruleset, land, s, seat, name)
    if name in ("migrate", "migrate-to"):
        yield from _migrating(ruleset, s, seat, name)
    shown = [*s.open_objectives, *(card for held in s.objectives for card in held)]
    if s.ending >= 0 and s.ending not in shown:
        yield "ending", ruleset.objective_ids[s.ending], ARC_END_05
    if max(s.talks, *s.news) > s.tick:
        yield "talks", s.tick, ARC_NEG_09


def _done(ruleset: Ruleset, s: State, seat: Seat, name: str) -> Iterator[Finding]:
    """Yield actions that no disc, card or florin has begun."""
    turn, by_card = s.turn, s.turn[CARD_USED]
    if turn[ACTED] and s.discs[seat] >= ruleset.discs_owned(s):
        yield f"players.{ruleset.seats[seat]}.discs", s.discs[seat], ARC_ACT_03
    if turn[FLORIN_USED] and s.wheel < min(ruleset.zone_cost):
        yield "wheel", s.wheel, ARC_FLO_06
    if name == "trades" and not turn[FLORIN_USED] and not by_card:
        yield "turn.florin", 0, ARC_FLO_06
    begun = name == "harvest" and not about(s, HarvestSoFar).cubes
    if name in TURN_QUESTIONS and name not in ("act", "trades") and not turn[ACTED] and not by_card and not begun:
        yield "turn.action", 0, ARC_ACT_02
    for names, space in ((EXPLORING, EXPLORATION), (("reproduce",), REPRODUCTION)):
        if name in names and not by_card and not s.spaces[space] >> seat & 1:
            yield f"spaces.{LIMITED[space]}", s.spaces[space].bit_count(), ARC_ACT_08


def _prepared(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    turn, tables = s.turn, ruleset.tables
    for fact, slot in BY_CARD.items():
        if fact != "brought" and turn[slot] != FRESH_TURN[slot] and not turn[CARD_USED]:
            yield f"turn.{fact}", turn[slot], ARC_CRD_01
    if (turn[HARVESTED] >= 0 or turn[HARVESTED + 1]) and not turn[ACTED]:
        yield "turn.harvested", turn[HARVESTED + 1], ARC_ACT_02
    for place in bits(turn[REFUSED], range(len(s.lie) * 6)):
        masks = tables.icon_mask[s.lie[place // 6] // 6]
        if not masks[place % 6] | masks[6 + place % 6]:
            yield "turn.refused", ruleset.tile_name(s, place // 6), ARC_HAR_03


def _exploring(ruleset: Ruleset, land: Land, s: State, seat: Seat, name: str) -> Iterator[Finding]:
    if name in ("which-hex", "lay"):
        if name == "which-hex" and s.face_up < 0:
            yield "pile.up", "", ARC_EXP_21
        if not land.can_explore(s, seat):
            yield "turn.doing", name, ARC_EXP_22
        return
    last = len(s.lie) - 1
    if name == "enter":
        tile = about(s, OnTile).tile
        if tile != last or any(tile_of(unit) == tile for units in s.units for unit in units):
            yield "turn.tile", ruleset.tile_name(s, tile), ARC_EXP_08
        elif not land.entrants(s, seat, tile):
            yield "turn.tile", ruleset.tile_name(s, tile), ARC_EXP_07
    elif about(s, CubeChoice).face != ruleset.face(s, last):
        yield "turn.tile", ruleset.tables.face_ids[about(s, CubeChoice).face], ARC_EXP_08
    elif not any(tile_of(unit) == last for unit in s.units[seat]):
        yield "turn.tile", ruleset.tile_name(s, last), ARC_EXP_08


def _migrating(ruleset: Ruleset, s: State, seat: Seat, name: str) -> Iterator[Finding]:
    """Yield units that have moved, or move, and are not the player's; each moves once."""
    mine = list(s.units[seat])
    fact = "unit" if name == "migrate-to" else "moved"
    if name == "migrate-to":
        mover = about(s, MigratingUnit)
        units = (mover.unit, *mover.moved)
    else:
        units = about(s, Migration).moved
    for unit in units:
        if unit not in mine:
            yield f"turn.{fact}", unit_name(ruleset, s, unit), ARC_MIG_01
        else:
            mine.remove(unit)
        fact = "moved"


def arrived(s: State, seat: Seat, tile: int) -> int:
    """Return the citizens that a running migration has brought into a hex, which may be too many at its end
    (ARC-MIG-12)."""
    mine = bool(s.stack) and moved_in(s) and s.stack[-1][2] == 1 << seat
    return sum(tile_of(unit) == tile and not is_ship(unit) for unit in moved_in(s)) if mine else 0


def moved_in(s: State) -> tuple[int, ...]:
    """Return the units that a running migration has moved; none in another question."""
    if s.stack[-1][0] == MIGRATE:
        return about(s, Migration).moved
    return about(s, MigratingUnit).moved if s.stack[-1][0] == MIGRATE_TO else ()
