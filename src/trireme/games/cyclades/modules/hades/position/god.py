"""Positions with Hadès that no game can come to, as a case is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.modules.hades.god.facts_and_view import name_of
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, GodPart, god_part
from trireme.games.cyclades.modules.hades.god.threat import PHASE
from trireme.games.cyclades.modules.hades.god.undead import undead
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_NEC_02,
    HAD_NEC_04,
    HAD_NEC_06,
    HAD_NEC_14,
    HAD_NEC_20,
    HAD_THR_02,
    HAD_THR_03,
    HAD_THR_04,
    HAD_THR_08,
    HAD_UND_04,
    HAD_UND_11,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, NO_GOD, SEA, SLOTS, State
from trireme.kit.masks import bits
from trireme.kit.positions import Finding
from trireme.kit.seats import NOBODY

WITH_UNDEAD: Final = ("actions", "apollo")
"""Entry points at which undead can be on the board."""
WITHOUT_HADES: Final = ("creatures", PHASE, "gods", "cycle-end")
"""Entry points at which Hadès cannot be in play."""


def impossible(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    part, hades = god_part(ruleset, s), ruleset.tables.god_number["hades"]
    own = figures(ruleset).threat
    here = part.covered != NO_GOD
    if here and at in WITHOUT_HADES:
        yield "hades.covered", ruleset.god(part.covered), HAD_THR_08
    elif here and s.gods.index(hades) >= s.available:
        yield "gods", "hades", HAD_THR_04
    elif at != "gods" and here != (part.threat >= own.arrives_at):
        yield "hades.threat", part.threat, HAD_THR_03
    if part.threat >= own.arrives_at + own.dice * max(ruleset.tables.faces):
        yield "hades.threat", part.threat, HAD_THR_02
    yield from _impossible_undead(ruleset, s, here and at in WITH_UNDEAD)
    yield from _impossible_necropolis(ruleset, s, part)


def _impossible_undead(ruleset: Ruleset, s: State, can_be: bool) -> Iterator[Finding]:
    for element, owners, counts, where in ((LAND, s.owner, s.troops, "islands"), (SEA, s.holder, s.fleets, "seas")):
        kind = undead(ruleset, element)
        first = kind.number * len(owners)
        there = sum(counts[first : first + len(owners)])
        if there and not can_be:
            yield f"{where}.*.units.{kind.id}", there, HAD_UND_11
        if kind.reserve(ruleset, s, ruleset.all_seats[0]) < 0:
            yield f"{where}.*.units.{kind.id}", there, HAD_UND_04


def _impossible_necropolis(ruleset: Ruleset, s: State, part: GodPart) -> Iterator[Finding]:
    name = name_of(ruleset, part)
    if part.necropolis == NOWHERE:
        if part.gold:
            yield "hades.necropolis_gold", part.gold, HAD_NEC_06
    elif s.owner[part.necropolis] == NOBODY:
        yield "hades.necropolis", name, HAD_NEC_02
    elif s.metropolis >> part.necropolis & 1:
        yield "hades.necropolis", name, HAD_NEC_04
    elif any(s.built[slot] for slot in bits(ruleset.tables.covered[part.necropolis], SLOTS)):
        yield "hades.necropolis", name, HAD_NEC_20
    for island, gold in enumerate(part.left):
        if gold and s.owner[island] == NOBODY:
            yield f"hades.left_gold.{ruleset.island(island)}", gold, HAD_NEC_14
