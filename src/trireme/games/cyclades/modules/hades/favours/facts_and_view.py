"""Favours, Priestesses and items in facts and views."""

from __future__ import annotations

from collections import Counter

from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.codes import FAVOUR, ITEM
from trireme.games.cyclades.modules.hades.favours.deck import count_face_down, items_of
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.position.schema import COUNT
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Schema
from trireme.kit.seats import NOBODY


def view_of(ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
    """Return what a seat sees: of items face down their number, and which they are where it owns them."""
    part = favours(ruleset, s)
    tiles, items = ruleset.names[FAVOUR], ruleset.names[ITEM]
    moments = [item.moment for item in figures(ruleset).item]
    hand: Told = [
        {"item": items[item], "moment": moments[item]}
        for item, owner in enumerate(part.items)
        if owner == seat and part.face_down >> item & 1
    ]
    return {
        "favour": (
            {"tile": tiles[part.tile], "god": ruleset.god(part.god), "used": part.used} if part.tile != NONE else None
        ),
        "favours_left": part.tile_pile.bit_count(),
        "favours_discarded": [*bits(part.tile_discard, tiles)],
        "priestesses": [*part.priestesses],
        "priestesses_left": part.priestess_pile,
        "items": [
            {"item": items[item], "seat": owner, "moment": moments[item]}
            for item, owner in enumerate(part.items)
            if owner != NOBODY and not part.face_down >> item & 1
        ],
        **({"hand": hand} if hand else {}),
        "items_face_down": [count_face_down(part, each) for each in ruleset.all_seats],
        "items_left": part.item_pile.bit_count(),
        "items_discarded": [*bits(part.item_discard, items)],
        "sea_markers": [
            {"sea": ruleset.sea(sea), "markers": count} for sea, count in Counter(part.sea_markers).items()
        ],
        "columns": [ruleset.island(island) for island in bits(part.columns, ISLANDS)],
    }


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part = favours(ruleset, s)
    tiles, items = ruleset.names[FAVOUR], ruleset.names[ITEM]
    return {
        "favour": {
            "tile": tiles[part.tile] if part.tile != NONE else "",
            "god": ruleset.god(part.god) if part.tile != NONE else "",
            "used": part.used,
        },
        "favours_discarded": [*bits(part.tile_discard, tiles)],
        "priestesses": dict(zip(ruleset.seats, part.priestesses, strict=True)),
        "items": _items(ruleset, part, 0),
        "items_face_down": _items(ruleset, part, 1),
        "items_discarded": [*bits(part.item_discard, items)],
        "item_pile": part.pile_number,
        "items_from": {items[item]: number for item, number in enumerate(part.from_pile) if number},
        "sea_markers": {ruleset.sea(sea): count for sea, count in Counter(part.sea_markers).items()},
        "columns": [ruleset.island(island) for island in bits(part.columns, ISLANDS)],
    }


def _items(ruleset: Ruleset, part: FavoursPart, face_down: int) -> dict[str, list[str]]:
    ids = ruleset.names[ITEM]
    return {
        name: [ids[item] for item in items_of(part, seat) if part.face_down >> item & 1 == face_down]
        for seat, name in zip(ruleset.all_seats, ruleset.seats)
    }


def schema_of(ruleset: Ruleset) -> Schema:
    tile: Schema = {"enum": [*ruleset.names[FAVOUR], ""]}
    item: Schema = {"enum": [*ruleset.names[ITEM]]}
    items: Schema = {"type": "array", "items": item, "uniqueItems": True}
    by_seat: Schema = {"enum": [*ruleset.seats]}
    return {
        "favour": {
            "anyOf": [
                tile,
                {
                    "type": "object",
                    "properties": {
                        "tile": tile,
                        "god": {"enum": [*ruleset.tables.god_ids, ""]},
                        "used": {"type": "boolean", "description": "Whether its power has been used."},
                    },
                    "additionalProperties": False,
                },
            ],
            "description": "The favour of this cycle and the god beside whom it lies, as a rule the last one.",
        },
        "favours_discarded": {"type": "array", "items": {"enum": [*ruleset.names[FAVOUR]]}, "uniqueItems": True},
        "priestesses": {"type": "object", "propertyNames": by_seat, "additionalProperties": COUNT},
        "items": {
            "type": "object",
            "propertyNames": by_seat,
            "additionalProperties": items,
            "description": "Magic items face up, by seat.",
        },
        "items_face_down": {
            "type": "object",
            "propertyNames": by_seat,
            "additionalProperties": items,
            "description": "Those that were chosen with the power of Hephaestus.",
        },
        "items_discarded": {**items, "description": "All items not named are in their pile."},
        "item_pile": {"type": "integer", "minimum": 1, "description": "How often their pile has been made."},
        "items_from": {
            "type": "object",
            "propertyNames": item,
            "additionalProperties": COUNT,
            "description": "The pile that an item face down was drawn from; as a rule this one.",
        },
        "sea_markers": {
            "type": "object",
            "propertyNames": {"$ref": "#/$defs/cyclades-sea"},
            "additionalProperties": COUNT,
            "description": "Prosperity markers on sea spaces.",
        },
        "columns": {
            "type": "array",
            "items": {"$ref": "#/$defs/cyclades-isle"},
            "uniqueItems": True,
            "maxItems": 2,
            "description": "The islands with the columns of Hecate.",
        },
    }
