"""Hadès in facts and views: everybody sees all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, GodPart, god_part
from trireme.games.cyclades.modules.hades.god.undead import undead
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_NEC_04,
    HAD_NEC_06,
    HAD_NEC_14,
    HAD_NEC_20,
    HAD_THR_03,
    HAD_THR_08,
    HAD_UND_11,
)
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import LAND, NO_GOD, SEA, SLOTS, State
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Finding, Schema
from trireme.kit.seats import NOBODY

WITH_UNDEAD: Final = ("actions", "apollo")
"""Where undead can be on the board."""


def view_of(setting: Setting, s: State) -> dict[str, Told]:
    part = god_part(setting, s)
    kinds = (undead(setting, LAND), undead(setting, SEA))
    return {
        "threat": part.threat,
        "arrives_at": figures(setting).threat.arrives_at,
        "threat_dice": list(part.dice),
        "covered": setting.god(part.covered) if part.covered != NO_GOD else "",
        "undead_left": {kind.id: kind.reserve(setting, s, setting.all_seats[0]) for kind in kinds},
        "necropolis": name_of(setting, part),
        "necropolis_gold": part.gold,
        "left_gold": {setting.island(island): gold for island, gold in enumerate(part.left) if gold},
    }


def name_of(setting: Setting, part: GodPart) -> str:
    """The island of the Necropolis; an empty text while it is not on the board."""
    return setting.island(part.necropolis) if part.necropolis != NOWHERE else ""


def facts_of(setting: Setting, s: State) -> Facts:
    part = god_part(setting, s)
    return {
        "threat": part.threat,
        "covered": setting.god(part.covered) if part.covered != NO_GOD else "",
        "necropolis": name_of(setting, part),
        "necropolis_built": part.built,
        "necropolis_gold": part.gold,
        "left_gold": {setting.island(island): gold for island, gold in enumerate(part.left) if gold},
    }


def stand_on(setting: Setting, s: State, facts: Mapping[str, object]) -> None:
    """Whom Hadès covers follows where it is not given: the first god who is not named among those that lie."""
    part, read, hades = god_part(setting, s), Values(setting, s), setting.tables.god_number["hades"]
    laid, islands = setting.tables.god_number, setting.tables.island_number
    under = facts.get("covered", "")
    if hades in s.gods:
        under = under or setting.god(s.gods[max(s.available, s.gods.index(hades) + 1)])
        part.covered = read.one_of("hades.covered", under, laid)
        s.gods.remove(part.covered)
    elif under:
        part.covered = read.one_of("hades.covered", under, laid)
        s.gods[s.gods.index(part.covered)] = hades
    usual = figures(setting).threat.arrives_at if part.covered != NO_GOD else part.threat
    part.threat = read.count("hades.threat", facts.get("threat", usual))
    if facts.get("necropolis", ""):
        part.necropolis = read.one_of("hades.necropolis", facts["necropolis"], islands)
    part.built = read.flag("hades.necropolis_built", facts.get("necropolis_built", False))
    part.gold = read.count("hades.necropolis_gold", facts.get("necropolis_gold", 0))
    for id, gold in read.table("hades.left_gold", facts.get("left_gold", {})).items():
        where = f"hades.left_gold.{id}"
        part.left[read.one_of(where, id, islands)] = read.count(where, gold)


def impossible_of(setting: Setting, s: State, at: str) -> Iterator[Finding]:
    part, tables = god_part(setting, s), setting.tables
    arrives_at = figures(setting).threat.arrives_at
    here = part.covered != NO_GOD
    if here and at in ("creatures", "gods", "cycle-end"):
        yield "hades.covered", setting.god(part.covered), HAD_THR_08
    elif here != (part.threat >= arrives_at) and at not in ("creatures", "gods"):
        yield "hades.threat", part.threat, HAD_THR_03
    for element, owners, counts in ((LAND, s.owner, s.troops), (SEA, s.holder, s.fleets)):
        first = undead(setting, element).number * len(owners)
        if any(counts[first : first + len(owners)]) and not (here and at in WITH_UNDEAD):
            yield "hades.covered", "", HAD_UND_11
    if part.necropolis == NOWHERE:
        if part.gold:
            yield "hades.necropolis_gold", part.gold, HAD_NEC_06
    elif s.metropolis >> part.necropolis & 1:
        yield "hades.necropolis", name_of(setting, part), HAD_NEC_04
    elif any(s.built[slot] for slot in bits(tables.covered[part.necropolis], SLOTS)):
        yield "hades.necropolis", name_of(setting, part), HAD_NEC_20
    for island, gold in enumerate(part.left):
        if gold and s.owner[island] == NOBODY:
            yield f"hades.left_gold.{setting.island(island)}", gold, HAD_NEC_14


def schema_of(setting: Setting) -> Schema:
    tables = setting.tables
    count: Schema = {"type": "integer", "minimum": 0}
    island: Schema = {"enum": ["", *tables.island_ids]}
    return {
        "threat": {**count, "description": "Where the column of Hadès stands; 9 or more in a cycle with him."},
        "covered": {"enum": ["", *tables.god_ids], "description": "The god whom Hadès covers."},
        "necropolis": {**island, "description": "The island of the Necropolis."},
        "necropolis_built": {"type": "boolean", "description": "Whether it has been built in this cycle."},
        "necropolis_gold": {**count, "description": "Gold on the Necropolis."},
        "left_gold": {
            "type": "object",
            "properties": dict.fromkeys(tables.island_ids, count),
            "additionalProperties": False,
            "description": "Gold that a Necropolis has left on islands.",
        },
    }
