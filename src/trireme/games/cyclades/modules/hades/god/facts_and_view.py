"""Hadès in facts and views. Everybody sees everything."""

from __future__ import annotations

from collections.abc import Mapping

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.god.part import NOWHERE, GodPart, god_part
from trireme.games.cyclades.modules.hades.god.undead import FLEET, TROOP, undead
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.position.values import Values, wrong
from trireme.games.cyclades.problems import FOLLOWS_FROM
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, NO_GOD, SEA, State
from trireme.kit.errors import shown
from trireme.kit.positions import Facts, Schema


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    part = god_part(ruleset, s)
    return {
        "threat": part.threat,
        "arrives_at": figures(ruleset).threat.arrives_at,
        "threat_dice": list(part.dice),
        "covered": ruleset.god(part.covered) if part.covered != NO_GOD else "",
        "undead_left": {**undead_left(ruleset, s)},
        "necropolis": name_of(ruleset, part),
        "necropolis_gold": part.gold,
        "left_gold": {ruleset.island(island): gold for island, gold in enumerate(part.left) if gold},
    }


def undead_left(ruleset: Ruleset, s: State) -> dict[str, int]:
    """Return how many undead of each kind are in the supply."""
    kinds = (undead(ruleset, LAND), undead(ruleset, SEA))
    return {kind.id: kind.reserve(ruleset, s, ruleset.all_seats[0]) for kind in kinds}


def name_of(ruleset: Ruleset, part: GodPart) -> str:
    """Return the island of the Necropolis; an empty text while it is not on the board."""
    return ruleset.island(part.necropolis) if part.necropolis != NOWHERE else ""


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part = god_part(ruleset, s)
    return {
        "threat": part.threat,
        "covered": ruleset.god(part.covered) if part.covered != NO_GOD else "",
        "undead_left": undead_left(ruleset, s),
        "necropolis": name_of(ruleset, part),
        "necropolis_built": part.built,
        "necropolis_gold": part.gold,
        "left_gold": {ruleset.island(island): gold for island, gold in enumerate(part.left) if gold},
    }


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
    """Read these facts onto a position. The covered god is the first that would lie face down, unless given."""
    part, read, hades = god_part(ruleset, s), Values(ruleset, s), ruleset.tables.god_number["hades"]
    laid, islands = ruleset.tables.god_number, ruleset.tables.island_number
    under = facts.get("covered", "")
    if hades in s.gods:
        named = [ruleset.god(god) for god in s.gods[s.available :] if god != hades]
        part.covered = read.one_of("hades.covered", under or "".join(named[:1]), laid)
        s.gods.remove(part.covered)
    elif under:
        part.covered = read.one_of("hades.covered", under, laid)
        s.gods[s.gods.index(part.covered)] = hades
    usual = figures(ruleset).threat.arrives_at if part.covered != NO_GOD else part.threat
    part.threat = read.count("hades.threat", facts.get("threat", usual))
    right = undead_left(ruleset, s)
    if facts.get("undead_left", right) != right:
        raise wrong("hades.undead_left", FOLLOWS_FROM, given=shown(facts["undead_left"]), right=shown(right))
    if facts.get("necropolis", ""):
        part.necropolis = read.one_of("hades.necropolis", facts["necropolis"], islands)
    part.built = read.flag("hades.necropolis_built", facts.get("necropolis_built", False))
    part.gold = read.count("hades.necropolis_gold", facts.get("necropolis_gold", 0))
    for id, gold in read.table("hades.left_gold", facts.get("left_gold", {})).items():
        where = f"hades.left_gold.{id}"
        part.left[read.one_of(where, id, islands)] = read.count(where, gold)


def schema_of(ruleset: Ruleset) -> Schema:
    tables = ruleset.tables
    count: Schema = {"type": "integer", "minimum": 0}
    island: Schema = {"anyOf": [{"const": ""}, {"$ref": "#/$defs/cyclades-isle"}]}
    return {
        "threat": {**count, "description": "Where the column of Hadès stands; 9 or more in a cycle with him."},
        "covered": {"enum": ["", *tables.god_ids], "description": "The god whom Hadès covers."},
        "undead_left": {
            "type": "object",
            "properties": {TROOP: count, FLEET: count},
            "additionalProperties": False,
            "description": "Undead in the supply; it follows from the board.",
        },
        "necropolis": {**island, "description": "The island of the Necropolis."},
        "necropolis_built": {"type": "boolean", "description": "Whether it has been built in this cycle."},
        "necropolis_gold": {**count, "description": "Gold on the Necropolis."},
        "left_gold": {
            "type": "object",
            "propertyNames": {"$ref": "#/$defs/cyclades-isle"},
            "additionalProperties": count,
            "description": "Gold that a Necropolis has left on islands.",
        },
    }
