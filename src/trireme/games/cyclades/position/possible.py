"""The rules that forbid positions which no game can reach.

A position stands before a phase, where nothing is half done: every complete set has become a Metropolis, and every
player without an island has been eliminated.
"""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.metropolis import philosophers_needed
from trireme.games.cyclades.phases.prices import offerings_cost, standing_offers
from trireme.games.cyclades.position.reader import is_bare, read_like
from trireme.games.cyclades.rules.ids import (
    CYC_CMP_08,
    CYC_LST_10,
    CYC_MET_02,
    CYC_MET_06,
    CYC_OFF_18,
    CYC_TWO_06,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.positions import Finding
from trireme.kit.seats import Seat


def impossible(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    for seat in ruleset.alive(s):
        yield from _player(ruleset, s, seat, at)
    metropolises = s.metropolis.bit_count()
    if metropolises > ruleset.tables.supply.metropolises:
        yield "islands.*.metropolis", metropolises, CYC_CMP_08


def _player(ruleset: Ruleset, s: State, seat: Seat, at: str) -> Iterator[Finding]:
    where = f"players.{ruleset.seats[seat]}"
    if not s.land[seat] and not is_bare(ruleset, at):
        yield where, 0, CYC_LST_10
    if s.philosophers[seat] >= philosophers_needed(ruleset, s, seat):
        yield f"{where}.philosophers", s.philosophers[seat], CYC_MET_06
    owned = board.owned_types(ruleset, s, seat)
    if all(owned[type] for type in TYPES):
        yield where, ", ".join(ruleset.slot(owned[type][0]) for type in TYPES), CYC_MET_02
    offers = standing_offers(s, seat)
    if read_like(ruleset, at) == "offerings" and offers and offerings_cost(ruleset, s, seat, offers) > s.gold[seat]:
        yield f"{where}.gold", s.gold[seat], CYC_TWO_06 if len(offers) > 1 else CYC_OFF_18
