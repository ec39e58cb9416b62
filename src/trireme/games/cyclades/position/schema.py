"""The JSON schema of facts, for editors of cases."""

from __future__ import annotations

from collections.abc import Iterable

from trireme.games.cyclades.position.facts import entries_of
from trireme.games.cyclades.position.midst import DOING, MIDWAY, SIDES, STAGES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA
from trireme.kit.positions import SETUP, Schema

COUNT: Schema = {"type": "integer", "minimum": 0}
NAME: Schema = {"type": "string"}
PLACE: Schema = {"type": "integer", "minimum": 1}


def facts_schema(ruleset: Ruleset, phases: Iterable[str]) -> Schema:
    entries = entries_of(ruleset)
    found = sorted({*phases, "over"} - {SETUP, *entries})
    prices = ruleset.economy.creature_track_prices
    card: Schema = {"anyOf": [_part("creature"), {"const": ""}]}
    facts = _table(
        "The position, as far as it differs from a fresh game.",
        at={"enum": [SETUP, *entries, *found], "description": "Entry point: where the position stands."},
        cycle={"type": "integer", "minimum": 1, "description": "The cycle being played."},
        routine={**COUNT, "description": "How many times the gods have been laid since the number of players changed."},
        gods={**_list("god"), "description": "Gods as laid out, the available ones first."},
        available={**COUNT, "description": "How many of them are available."},
        offerings={
            "type": "object",
            "propertyNames": _part("god"),
            "additionalProperties": _part("offering"),
            "description": "Gods that have an offering: “A 5” means 5 gold of seat A.",
        },
        apollo={"type": "array", "items": _part("owner"), "description": "Seats on Apollo, in order of arrival."},
        turn_order={
            "type": "array",
            "items": _part("seat"),
            "description": "Seats, the first to offer first; once the gods act, the markers back for the next cycle.",
        },
        track={
            "anyOf": [
                {"type": "array", "items": card, "maxItems": len(prices)},
                {"type": "object", "properties": {str(price): card for price in prices}, "additionalProperties": False},
            ],
            "description": "Creatures on the track, the dearest first, an empty text for an empty space; or by price.",
        },
        discard={**_list("creature"), "description": "The discard pile. All cards not named are in the draw pile."},
        kraken={"anyOf": [_part("sea"), {"const": ""}], "description": "The sea where the Kraken lies."},
        figures={
            "type": "object",
            "propertyNames": _part("creature"),
            "additionalProperties": _part("figure"),
            "description": "Figurines on islands, with the seat that called them and the cycle.",
        },
        islands={
            "type": "object",
            "propertyNames": _part("isle"),
            "additionalProperties": _part("island"),
            "description": "Islands that differ from a fresh game.",
        },
        seas={
            "type": "object",
            "propertyNames": _part("sea"),
            "additionalProperties": _part("waters"),
            "description": "Sea spaces that differ from a fresh game: “A 2” means 2 fleets of seat A.",
        },
        players={
            "type": "object",
            "propertyNames": _part("seat"),
            "additionalProperties": _part("player"),
            "description": "By seat.",
        },
        turn=(
            _table(
                "Whose turn it is in the action phase.",
                god=_part("god"),
                seat=_part("seat"),
                bought={**COUNT, "description": "What has been bought in this turn."},
                doing={"enum": [*DOING, MIDWAY], "description": "What is asked."},
                cards={**_list("creature"), "description": "Creatures that have been called and are being played."},
                moves={**COUNT, "description": "Moves that the Sylph has left."},
            )
        ),
        battle=_battle(ruleset),
        scores={
            "type": "object",
            "propertyNames": _part("seat"),
            "additionalProperties": _table(
                "Place and what counts.", place=PLACE, metropolises=COUNT, gold=COUNT, islands=COUNT
            ),
            "readOnly": True,
            "description": "By seat, when the game is over.",
        },
    )
    properties = facts["properties"]
    assert isinstance(properties, dict)
    for module in ruleset.modules:
        properties[module.name] = module.facts_schema(ruleset)
    return {**facts, "$defs": _parts(ruleset)}


def _parts(ruleset: Ruleset) -> dict[str, Schema]:
    """Return the definitions that several facts share."""
    tables = ruleset.tables
    parts: dict[str, Schema] = {
        "god": {"enum": tables.god_ids},
        "creature": {"enum": tables.creature_ids},
        "seat": {"enum": [*ruleset.seats]},
        "owner": {"enum": [*ruleset.seats, ""]},
        "isle": {"enum": [*tables.island_ids]},
        "sea": {"enum": [*tables.sea_ids]},
        "offering": _short("Seat and gold.", seat=_part("owner"), player=_part("owner"), gold=COUNT),
        "waters": _short(
            "Owner and fleets; an owner alone has one.",
            owner=_part("owner"),
            fleets=COUNT,
            **_units(ruleset, SEA),
        ),
        "figure": _table(
            "A figurine.",
            island=_part("isle"),
            creature=_part("creature"),
            buyer=_part("seat"),
            by=_part("seat"),
            owner=_part("seat"),
            player=_part("seat"),
            seat=_part("seat"),
            cycle=COUNT,
        ),
        "island": _short(
            "An island; “A 3” means 3 troops of seat A.",
            owner={**_part("owner"), "description": "A seat, or an empty text for a neutral island."},
            troops=COUNT,
            **_units(ruleset, LAND),
            buildings={
                "anyOf": [
                    {"type": "array", "items": {"enum": tables.building_ids}},
                    {"type": "object", "additionalProperties": {"enum": tables.building_ids}},
                ],
                "description": "By slot, an empty text for a free one; or without slots, from the first free one on.",
            },
            metropolis={"type": "boolean"},
            used={"type": "array", "description": "Discounts used in this cycle: slots with a Temple, “metropolis”."},
            prosperity={**COUNT, "description": "Prosperity markers, printed ones included."},
            figure={
                "anyOf": [NAME, _part("figure")],
                "description": "“medusa”, or “medusa A” where A called it.",
            },
        ),
        "player": _table(
            "What a player has.",
            gold=COUNT,
            priests=COUNT,
            philosophers=COUNT,
            out={"type": "boolean", "description": "Out of the game."},
            troops_left={**COUNT, "readOnly": True},
            fleets_left={**COUNT, "readOnly": True},
            metropolises={**COUNT, "readOnly": True},
        ),
    }
    return {f"cyclades-{part}": schema for part, schema in parts.items()}


def _battle(ruleset: Ruleset) -> Schema:
    return _table(
        "The battle being fought.",
        place={"enum": [*ruleset.tables.island_ids, *ruleset.tables.sea_ids]},
        attacker=_part("seat"),
        attackers={**COUNT, "description": "How many attack; they stand nowhere else."},
        units={
            "type": "object",
            "additionalProperties": COUNT,
            "description": "Those of them that are of further kinds.",
        },
        stage={"enum": [*STAGES], "description": "The stage of the assault that comes next."},
        dice={"type": "array", "items": COUNT, "description": "The attacker's die and the defender's, once rolled."},
        loses={"type": "array", "items": {"enum": [*SIDES]}, "description": "Sides that have yet to lose a unit."},
        defender=_part("owner"),
        defenders={**COUNT, "readOnly": True},
        guards={**COUNT, "readOnly": True, "description": "Strength of the Minotaur, if he is there."},
        bonus={**COUNT, "readOnly": True, "description": "From buildings, for the defender."},
    )


def _short(description: str, /, **properties: Schema) -> Schema:
    """Return the schema of a table that may also be written “A 5”, ["A", 5] or { A = 5 }."""
    return {
        "anyOf": [
            {"type": "string", "pattern": r"^(\S+( \d+)?)?$"},
            {"type": "array", "prefixItems": [NAME, COUNT], "minItems": 2, "maxItems": 2},
            _table(description, **properties),
            {
                "type": "object",
                "propertyNames": _part("seat"),
                "additionalProperties": COUNT,
                "maxProperties": 1,
                "description": "{ A = 5 }",
            },
        ]
    }


def _units(ruleset: Ruleset, element: int) -> dict[str, Schema]:
    """Return the schema of units of further kinds, if such kinds are in play."""
    further = ruleset.units[element][1:]
    table = _table("Units of further kinds.", **{kind.id: COUNT for kind in further})
    return {"units": table} if further else {}


def _part(part: str) -> Schema:
    return {"$ref": f"#/$defs/cyclades-{part}"}


def _list(part: str) -> Schema:
    return {"type": "array", "items": _part(part), "uniqueItems": True}


def _table(description: str, /, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False, "description": description}
