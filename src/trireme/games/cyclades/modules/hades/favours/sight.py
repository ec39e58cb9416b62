"""Favours, Priestesses and items in facts and views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.codes import FAVOUR, ITEM
from trireme.games.cyclades.modules.hades.favours.deck import count_face_down, items_of
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart, favours
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_04, HAD_PRS_05, HAD_TIL_20, HAD_TIL_27
from trireme.games.cyclades.position.schema import COUNT
from trireme.games.cyclades.position.values import Values, unknown
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.errors import Impossible
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Finding, Schema
from trireme.kit.seats import NOBODY

FAVOUR_FACTS: Final = ("tile", "god", "used")


def view_of(setting: Setting, s: State, seat: int | None) -> dict[str, Told]:
    """Everybody sees how many items lie face down before a seat; which they are and when played, their owner knows."""
    part = favours(setting, s)
    tiles, items = setting.names[FAVOUR], setting.names[ITEM]
    return {
        "favour": (
            {"tile": tiles[part.tile], "god": setting.god(part.god), "used": part.used} if part.tile != NONE else None
        ),
        "favours_left": part.tile_pile.bit_count(),
        "favours_discarded": [*bits(part.tile_discard, tiles)],
        "priestesses": [*part.priestesses],
        "priestesses_left": part.priestess_pile,
        "items": [
            {
                "item": items[item],
                "seat": owner,
                "face_down": bool(part.face_down >> item & 1),
                "moment": figures(setting).item[item].moment,
            }
            for item, owner in enumerate(part.items)
            if owner != NOBODY and (owner == seat or not part.face_down >> item & 1)
        ],
        "items_face_down": [count_face_down(part, each) for each in setting.all_seats],
        "items_left": part.item_pile.bit_count(),
        "items_discarded": [*bits(part.item_discard, items)],
        "sea_markers": [
            {"sea": setting.sea(sea), "markers": count} for sea, count in enumerate(part.sea_markers) if count
        ],
        "columns": [setting.island(island) for island in bits(part.columns, ISLANDS)],
    }


def facts_of(setting: Setting, s: State) -> Facts:
    part = favours(setting, s)
    tiles, items = setting.names[FAVOUR], setting.names[ITEM]
    return {
        "favour": {
            "tile": tiles[part.tile] if part.tile != NONE else "",
            "god": setting.god(part.god) if part.tile != NONE else "",
            "used": part.used,
        },
        "favours_discarded": [*bits(part.tile_discard, tiles)],
        "priestesses": dict(zip(setting.seats, part.priestesses, strict=True)),
        "items": _items(setting, part, 0),
        "items_face_down": _items(setting, part, 1),
        "items_discarded": [*bits(part.item_discard, items)],
        "item_pile": part.pile_number,
        "items_from": {items[item]: number for item, number in enumerate(part.from_pile) if number},
        "sea_markers": {setting.sea(sea): count for sea, count in enumerate(part.sea_markers) if count},
        "columns": [setting.island(island) for island in bits(part.columns, ISLANDS)],
    }


def _items(setting: Setting, part: FavoursPart, face_down: int) -> dict[str, list[str]]:
    ids = setting.names[ITEM]
    return {
        name: [ids[item] for item in items_of(part, seat) if part.face_down >> item & 1 == face_down]
        for seat, name in zip(setting.all_seats, setting.seats)
    }


class FavourReader(Values):
    """Reads the facts of this piece onto a position."""

    def __init__(self, setting: Setting, s: State) -> None:
        super().__init__(setting, s)
        self.part = favours(setting, s)
        self.tiles = {id: number for number, id in enumerate(setting.names[FAVOUR])}
        self.items = {id: number for number, id in enumerate(setting.names[ITEM])}

    def read(self, facts: Mapping[str, object]) -> None:
        part, setting = self.part, self.setting
        self.favour(facts.get("favour", {}))
        for id in self.words("hades.favours_discarded", facts.get("favours_discarded", [])):
            tile = self.drawn("hades.favours_discarded", id)
            part.tile_discard |= 1 << tile
        for name, count in self.table("hades.priestesses", facts.get("priestesses", {})).items():
            where = f"hades.priestesses.{name}"
            part.priestesses[self.seat(where, name)] = self.count(where, count)
        part.priestess_pile -= sum(part.priestesses)
        part.pile_number = self.count("hades.item_pile", facts.get("item_pile", 1), low=1)
        for fact in ("items", "items_face_down"):
            for name, ids in self.table(f"hades.{fact}", facts.get(fact, {})).items():
                where = f"hades.{fact}.{name}"
                for id in self.words(where, ids):
                    item = self.taken(where, id)
                    part.items[item] = self.seat(where, name)
                    if fact == "items_face_down":
                        part.face_down |= 1 << item
                        part.from_pile[item] = part.pile_number
        for id in self.words("hades.items_discarded", facts.get("items_discarded", [])):
            part.item_discard |= 1 << self.taken("hades.items_discarded", id)
        hidden = {id: item for id, item in self.items.items() if part.face_down >> item & 1}
        for id, number in self.table("hades.items_from", facts.get("items_from", {})).items():
            where = f"hades.items_from.{id}"
            part.from_pile[self.one_of(where, id, hidden)] = self.count(where, number, low=1, high=part.pile_number)
        for id, count in self.table("hades.sea_markers", facts.get("sea_markers", {})).items():
            where = f"hades.sea_markers.{id}"
            part.sea_markers[self.one_of(where, id, setting.tables.sea_number)] = self.count(where, count)
        for id in self.words("hades.columns", facts.get("columns", [])):
            part.columns |= 1 << self.one_of("hades.columns", id, setting.tables.island_number)

    def favour(self, given: object) -> None:
        """A tile alone lies beside the last god."""
        part, s = self.part, self.s
        table = self.table("hades.favour", {"tile": given} if isinstance(given, str) else given)
        self.known("hades.favour", table, FAVOUR_FACTS)
        if not table.get("tile"):
            return
        part.tile = self.drawn("hades.favour.tile", table["tile"])
        available = s.gods[: s.available]
        gods = {self.setting.god(god): god for god in available}
        part.god = self.one_of("hades.favour.god", table.get("god", self.setting.god(available[-1])), gods)
        part.used = self.flag("hades.favour.used", table.get("used", False))

    def drawn(self, where: str, id: object) -> int:
        """A tile that is no longer in the pile."""
        tile = self.one_of(where, id, {id: tile for id, tile in self.tiles.items() if self.part.tile_pile >> tile & 1})
        self.part.tile_pile &= ~(1 << tile)
        return tile

    def taken(self, where: str, id: str) -> int:
        """An item that is no longer in the pile; there is one of each (HAD-OBJ-04)."""
        if id not in self.items:
            raise unknown(where, id, self.items)
        item = self.items[id]
        if not self.part.item_pile >> item & 1:
            raise Impossible(where, id, HAD_OBJ_04.id)
        self.part.item_pile &= ~(1 << item)
        return item


def impossible(setting: Setting, s: State) -> Iterator[Finding]:
    part = favours(setting, s)
    if part.priestess_pile < 0:
        yield "hades.priestesses", sum(part.priestesses), HAD_PRS_05
    if board.markers_left(setting, s) < 0:
        yield "hades.sea_markers", sum(part.sea_markers), HAD_TIL_27
    if part.columns.bit_count() not in (0, 2):
        yield "hades.columns", part.columns.bit_count(), HAD_TIL_20


def schema_of(setting: Setting) -> Schema:
    tile: Schema = {"enum": [*setting.names[FAVOUR], ""]}
    item: Schema = {"enum": [*setting.names[ITEM]]}
    items: Schema = {"type": "array", "items": item, "uniqueItems": True}
    by_seat: Schema = {"enum": [*setting.seats]}
    return {
        "favour": {
            "anyOf": [
                tile,
                {
                    "type": "object",
                    "properties": {
                        "tile": tile,
                        "god": {"enum": [*setting.tables.god_ids, ""]},
                        "used": {"type": "boolean", "description": "Whether its power has been used."},
                    },
                    "additionalProperties": False,
                },
            ],
            "description": "The favour of this cycle and the god beside whom it lies, as a rule the last one.",
        },
        "favours_discarded": {"type": "array", "items": {"enum": [*setting.names[FAVOUR]]}, "uniqueItems": True},
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
            "propertyNames": {"enum": [*setting.tables.sea_ids]},
            "additionalProperties": COUNT,
            "description": "Prosperity markers on sea spaces.",
        },
        "columns": {
            "type": "array",
            "items": {"enum": [*setting.tables.island_ids]},
            "uniqueItems": True,
            "maxItems": 2,
            "description": "The islands with the columns of Hecate.",
        },
    }
