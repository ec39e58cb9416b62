"""Monuments in facts and views; nothing of them is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.monuments.monuments.monument import monuments_of
from trireme.games.cyclades.modules.monuments.part import monuments
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Schema

FACTS: Final = ("drawn", "built", "used")
"""Facts of all Monuments; some have further ones."""


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    part, ids = monuments(ruleset, s), ruleset.ids["monument"]
    return {
        "drawn": bits(part.waiting(), ids),
        "monuments": [
            {
                "monument": ids[monument],
                "island": ruleset.island(site),
                "seat": s.owner[site],
                "used": bool(part.used >> monument & 1),
            }
            for monument, site in enumerate(part.sites)
            if site != NONE
        ],
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part, ids = monuments(ruleset, s), ruleset.ids["monument"]
    facts: Facts = {
        "drawn": bits(part.drawn, ids),
        "built": {ids[monument]: ruleset.island(site) for monument, site in enumerate(part.sites) if site != NONE},
        "used": bits(part.used, ids),
    }
    for monument in monuments_of(ruleset):
        facts |= monument.facts(s)
    return facts


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
    """Read the facts. Without `drawn`, only those that stand are in the game."""
    part, tables, values = monuments(ruleset, s), ruleset.tables, Values(ruleset, s)
    cards = monuments_of(ruleset)
    numbers = {card.id: card.number for card in cards}
    values.known("monuments", facts, (*FACTS, *(name for card in cards for name in card.facts_schema())))
    built = values.table("monuments.built", facts.get("built", {}))
    for id, island in built.items():
        number = values.one_of("monuments.built", id, numbers)
        part.sites[number] = values.one_of(f"monuments.built.{id}", island, tables.island_number)
    for id in values.once("monuments.drawn", facts.get("drawn", [*built])):
        part.drawn |= 1 << values.one_of("monuments.drawn", id, numbers)
    for id in values.once("monuments.used", facts.get("used", [])):
        part.used |= 1 << values.one_of("monuments.used", id, {card.id: card.number for card in cards if card.once})
    for card in cards:
        card.stand(values, s, facts)


def schema_of(ruleset: Ruleset) -> Schema:
    ids = ruleset.ids["monument"]
    cards: Schema = {"type": "array", "items": {"enum": [*ids]}, "uniqueItems": True}
    properties: dict[str, Schema] = {
        "drawn": {**cards, "description": "The cards of this game, built or not; left out, those that are built."},
        "built": {
            "type": "object",
            "propertyNames": {"enum": [*ids]},
            "additionalProperties": {"enum": [*ruleset.tables.island_ids]},
            "description": "Where each stands.",
        },
        "used": {**cards, "description": "Temples that have been used in this cycle."},
    }
    for monument in monuments_of(ruleset):
        properties |= monument.facts_schema()
    return {"type": "object", "properties": properties, "additionalProperties": False}
