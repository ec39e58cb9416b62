"""The facts of a position as a JSON Schema, for editors that help to write cases; `facts.py` is what reads them."""

from __future__ import annotations

from collections.abc import Set

from trireme.games.peloponnes.position.facts import COUNTS, ENTRIES, MOST, SUPPLIES
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import STATUSES
from trireme.kit.positions import SETUP, Schema

COUNT: Schema = {"type": "integer", "minimum": 0}
SCORES = ("prestige", "population", "result")


def facts_schema(ruleset: Ruleset, phases: Set[str]) -> Schema:
    tables = ruleset.tables
    found = sorted({*phases, "over"} - {SETUP, *ENTRIES})
    chits = dict(zip([*tables.disasters, "blank"], tables.chits, strict=True))
    facts = _table(
        "The position, as far as it differs from a fresh game.",
        at={"enum": [SETUP, *ENTRIES, *found], "description": "Entry point: where the position stands."},
        supply={
            "enum": list(SUPPLIES),
            "description": "Which supply round of the last round it is, nothing on display.",
        },
        round={"type": "integer", "minimum": 1, "maximum": tables.last_round, "description": "The round being played."},
        order={"type": "array", "items": _part("seat"), "description": "Seats, the first to act first."},
        display=_table(
            "The tiles on offer, in the order in which they were turned up.",
            normal=_tiles("tile", "The normal row."),
            conquest=_tiles("tile", "The conquest row."),
            **{kind: _tiles(kind, row.display) for kind, row in ruleset.more.rows.items()},
        ),
        bids={
            "type": "object",
            "propertyNames": _part("tile"),
            "additionalProperties": _part("bid"),
            "description": "Tiles that bear a bid: “A 5” means 5 coins of seat A.",
        },
        disasters=_table(
            "Chits turned up so far.", **{name: {**COUNT, "maximum": most} for name, most in chits.items()}
        ),
        stack=_tiles("tile", "Tiles of the stack in use that are still face down, in no order."),
        players={
            "type": "object",
            "propertyNames": _part("seat"),
            "additionalProperties": _part("player"),
            "description": "By seat; what is left out is what the civilization starts with.",
        },
        scores={
            "type": "object",
            "propertyNames": _part("seat"),
            "additionalProperties": _table(
                "Two scores, the lower one that counts, the place.",
                **_counts(SCORES),
                place={"type": "integer", "minimum": 1},
            ),
            "readOnly": True,
            "description": "By seat, once scoring has begun.",
        },
    )
    return {**facts, "$defs": _parts(ruleset)}


def _parts(ruleset: Ruleset) -> dict[str, Schema]:
    """Return what several facts have in common."""
    tables = ruleset.tables
    parts: dict[str, Schema] = {
        "seat": {"enum": [*ruleset.seats]},
        "tile": {"enum": [ruleset.tile(tile) for tile in tables.by_kind]},
        "building": {"enum": [tile.id for tile in tables.buildings]},
        "terrain": {"enum": [tile.id for tile in tables.terrains]},
        **{kind: {"enum": row.ids} for kind, row in ruleset.more.rows.items()},
        "bid": {
            "anyOf": [
                {"type": "string", "pattern": r"^\S+ \d+$"},
                {"type": "array", "prefixItems": [{"type": "string"}, COUNT], "minItems": 2, "maxItems": 2},
                _table("Seat and coins.", seat=_part("seat"), player=_part("seat"), coins=COUNT),
                {
                    "type": "object",
                    "propertyNames": _part("seat"),
                    "additionalProperties": COUNT,
                    "maxProperties": 1,
                    "description": "{ A = 5 }",
                },
            ]
        },
        "player": _player(ruleset),
    }
    return {_name(part): schema for part, schema in parts.items()}


def _player(ruleset: Ruleset) -> Schema:
    limits = ruleset.content.limits
    stored = {good: {**COUNT, "maximum": getattr(limits, good)} for good in ("wood", "stone", "food")}
    return _table(
        "What a player has.",
        civilization={"enum": ruleset.tables.civilization_ids},
        **{**{name: {**COUNT, "maximum": MOST} for name in COUNTS}, **stored},
        buildings=_tiles("building", "Buildings, from the civilization outwards."),
        marked=_tiles("building", "Those of the buildings that bear a coin."),
        terrains=_tiles("terrain", "Terrain tiles from left to right; the next one must suit the last."),
        **{kind: _tiles(kind, row.owned) for kind, row in ruleset.more.rows.items()},
        extra={
            "type": "array",
            "items": {"enum": ["wood", "stone", "food"]},
            "description": "Solo levels: the extra income.",
        },
        status={"enum": list(STATUSES), "description": "In phase b; “displaced” can be found, not given."},
    )


def _name(part: str) -> str:
    return f"peloponnes-{part}"


def _part(part: str) -> Schema:
    return {"$ref": f"#/$defs/{_name(part)}"}


def _counts(names: tuple[str, ...]) -> dict[str, Schema]:
    return dict.fromkeys(names, COUNT)


def _tiles(kind: str, description: str) -> Schema:
    return {"type": "array", "items": _part(kind), "uniqueItems": True, "description": description}


def _table(description: str, /, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False, "description": description}
