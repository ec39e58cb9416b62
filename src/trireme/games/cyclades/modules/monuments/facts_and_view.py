"""Monuments in facts and views; nothing of them is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.monuments.part import IDS, TEMPLE_OF_ARES, TEMPLE_OF_POSEIDON, monuments
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_CARD, NONE, State
from trireme.kit.positions import Facts, Schema

TEMPLES: Final = (TEMPLE_OF_POSEIDON, TEMPLE_OF_ARES)
FACTS: Final = ("drawn", "built", "used", "saved", "filled")


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    part = monuments(ruleset, s)
    return {
        "drawn": [IDS[monument] for monument in range(len(IDS)) if part.waiting() >> monument & 1],
        "monuments": [
            {
                "monument": IDS[monument],
                "island": ruleset.island(site),
                "seat": s.owner[site],
                "used": monument in TEMPLES and bool(part.used >> monument & 1),
            }
            for monument, site in enumerate(part.sites)
            if site != NONE
        ],
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part = monuments(ruleset, s)
    return {
        "drawn": [IDS[monument] for monument in range(len(IDS)) if part.drawn >> monument & 1],
        "built": {IDS[monument]: ruleset.island(site) for monument, site in enumerate(part.sites) if site != NONE},
        "used": [IDS[temple] for temple in TEMPLES if part.used >> temple & 1],
        "saved": [ruleset.sea(sea) for sea in part.saved] if s.battle else [],
        "filled": part.filled,
    }


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
    """Without `drawn`, only the Monuments that stand are in the game."""
    part, tables, values = monuments(ruleset, s), ruleset.tables, Values(ruleset, s)
    numbers = {id: monument for monument, id in enumerate(IDS)}
    values.known("monuments", facts, FACTS)
    built = values.table("monuments.built", facts.get("built", {}))
    for id, island in built.items():
        number = values.one_of("monuments.built", id, numbers)
        part.sites[number] = values.one_of(f"monuments.built.{id}", island, tables.island_number)
    for id in values.once("monuments.drawn", facts.get("drawn", [*built])):
        part.drawn |= 1 << values.one_of("monuments.drawn", id, numbers)
    for id in values.once("monuments.used", facts.get("used", [])):
        part.used |= 1 << values.one_of("monuments.used", id, {IDS[temple]: temple for temple in TEMPLES})
    for sea in values.words("monuments.saved", facts.get("saved", [])):
        part.saved += (values.one_of("monuments.saved", sea, tables.sea_number),)
    beyond = any(card != NO_CARD for card in s.track[s.cycle :])
    part.filled = values.flag("monuments.filled", facts.get("filled", beyond))


def schema_of(ruleset: Ruleset) -> Schema:
    cards: Schema = {"type": "array", "items": {"enum": [*IDS]}, "uniqueItems": True}
    return {
        "type": "object",
        "properties": {
            "drawn": {**cards, "description": "The cards of this game, built or not; left out, those that are built."},
            "built": {
                "type": "object",
                "propertyNames": {"enum": [*IDS]},
                "additionalProperties": {"enum": [*ruleset.tables.island_ids]},
                "description": "Where each stands.",
            },
            "used": {**cards, "description": "Temples that have been used in this cycle."},
            "saved": {
                "type": "array",
                "items": {"enum": [*ruleset.tables.sea_ids]},
                "description": "Seas of fleets that the Lighthouse has brought back in the land battle being fought.",
            },
            "filled": {
                "type": "boolean",
                "description": "Whether the Great Temple of Zeus has filled the track in one of the first cycles.",
            },
        },
        "additionalProperties": False,
    }
