"""Titans in facts and views; nothing of them is hidden but what gold and gods hide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.titans.artifacts.artifact import owner_of
from trireme.games.cyclades.modules.titans.codes import ARTIFACT, SPECIAL
from trireme.games.cyclades.modules.titans.land import partner_of
from trireme.games.cyclades.modules.titans.part import GONE, titans
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, State
from trireme.kit.positions import Facts, Schema

FACTS: Final = ("marches", "artifacts", "brought", "drawn", "specials", "religious", "triggered", "pledged")
OUT: Final = "gone"


def view_of(ruleset: Ruleset, s: State) -> dict[str, Told]:
    part, artifacts, specials = titans(ruleset, s), ruleset.names[ARTIFACT], ruleset.names[SPECIAL]
    return {
        "marches": part.marches,
        "artifacts": [
            {"artifact": id, "island": ruleset.island(place), "seat": owner_of(part, s, artifact)}
            for artifact, (id, place) in enumerate(zip(artifacts, part.artifacts, strict=True))
            if place >= 0
        ],
        "gone": [id for id, place in zip(artifacts, part.artifacts, strict=True) if place == GONE],
        "drawn": [id for card, id in enumerate(specials) if part.special_cards >> card & 1 and part.specials[card] < 0],
        "specials": [
            {"metropolis": id, "island": ruleset.island(place), "seat": s.owner[place]}
            for id, place in zip(specials, part.specials, strict=True)
            if place >= 0
        ],
        "partners": [partner_of(ruleset, seat) for seat in ruleset.all_seats],
        "triggered": part.triggered,
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part, artifacts, specials = titans(ruleset, s), ruleset.names[ARTIFACT], ruleset.names[SPECIAL]
    return {
        "marches": part.marches,
        "artifacts": _places(ruleset, artifacts, part.artifacts),
        "brought": [id for artifact, id in enumerate(artifacts) if part.brought >> artifact & 1] if s.battle else [],
        "drawn": [id for card, id in enumerate(specials) if part.special_cards >> card & 1],
        "specials": _places(ruleset, specials, part.specials),
        "religious": part.religious,
        "triggered": part.triggered,
        "pledged": ruleset.seats[part.pledged] if part.pledged >= 0 else "",
    }


def _places(ruleset: Ruleset, ids: Sequence[str], places: list[int]) -> dict[str, object]:
    return {
        id: ruleset.island(place) if place >= 0 else OUT for id, place in zip(ids, places, strict=True) if place != NONE
    }


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
    """Without `drawn`, only the special Metropolises that stand are in the game."""
    part, values = titans(ruleset, s), Values(ruleset, s)
    artifacts, specials = ruleset.names[ARTIFACT], ruleset.names[SPECIAL]
    values.known("titans", facts, FACTS)
    part.marches = values.count("titans.marches", facts.get("marches", 0))
    for name, ids, places in (("artifacts", artifacts, part.artifacts), ("specials", specials, part.specials)):
        numbers = {id: number for number, id in enumerate(ids)}
        known = {**ruleset.tables.island_number, OUT: GONE}
        for id, place in values.table(f"titans.{name}", facts.get(name, {})).items():
            number = values.one_of(f"titans.{name}", id, numbers)
            places[number] = values.one_of(f"titans.{name}.{id}", place, known)
    for artifact, place in enumerate(part.artifacts):
        if place != NONE:
            s.pile &= ~(1 << ruleset.tables.creature_number[artifacts[artifact]])
    for id in values.once("titans.brought", facts.get("brought", [])):
        part.brought |= 1 << values.one_of("titans.brought", id, {id: each for each, id in enumerate(artifacts)})
    standing = [id for id, place in zip(specials, part.specials, strict=True) if place != NONE]
    for id in values.once("titans.drawn", facts.get("drawn", standing)):
        part.special_cards |= 1 << values.one_of("titans.drawn", id, {id: each for each, id in enumerate(specials)})
    part.religious = values.flag("titans.religious", facts.get("religious", False))
    part.triggered = values.flag("titans.triggered", facts.get("triggered", False))
    if pledged := facts.get("pledged"):
        part.pledged = values.seat("titans.pledged", pledged)


def schema_of(ruleset: Ruleset) -> Schema:
    artifacts, specials = ruleset.names[ARTIFACT], ruleset.names[SPECIAL]
    count: Schema = {"type": "integer", "minimum": 0}
    territory: Schema = {"enum": [*ruleset.tables.island_ids, OUT]}
    return {
        "type": "object",
        "properties": {
            "marches": {**count, "description": "Titan moves that have been bought in this turn."},
            "artifacts": {
                "type": "object",
                "propertyNames": {"enum": [*artifacts]},
                "additionalProperties": territory,
                "description": "Where each Artifact is, or “gone” for one that has left the game.",
            },
            "brought": {
                "type": "array",
                "items": {"enum": [*artifacts]},
                "description": "Those that the attackers of the battle being fought have brought.",
            },
            "drawn": {
                "type": "array",
                "items": {"enum": [*specials]},
                "description": "The cards of special Metropolises in this game; left out, those that stand.",
            },
            "specials": {
                "type": "object",
                "propertyNames": {"enum": [*specials]},
                "additionalProperties": territory,
                "description": "Where each special Metropolis stands.",
            },
            "religious": {
                "type": "boolean",
                "description": "Whether the second discount of the Religious Metropolis has been used in this cycle.",
            },
            "triggered": {"type": "boolean", "description": "Whether a team has had three Metropolises."},
            "pledged": {
                "enum": [*ruleset.seats, ""],
                "description": "Who will pay for the Thunderbolt instead of a partner.",
            },
        },
        "additionalProperties": False,
    }
