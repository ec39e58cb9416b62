"""Positions with favours, Priestesses and items from named facts, and those that no game can come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.hades.codes import FAVOUR, ITEM
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_04, HAD_PRS_05, HAD_TIL_20, HAD_TIL_27
from trireme.games.cyclades.position.values import Values, unknown
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.errors import Impossible
from trireme.kit.positions import Finding

FAVOUR_FACTS: Final = ("tile", "god", "used")


class FavourReader(Values):
    """Reads the facts of this piece onto a position."""

    def __init__(self, ruleset: Ruleset, s: State) -> None:
        super().__init__(ruleset, s)
        self.part = favours(ruleset, s)
        self.tiles = {id: number for number, id in enumerate(ruleset.names[FAVOUR])}
        self.items = {id: number for number, id in enumerate(ruleset.names[ITEM])}

    def read(self, facts: Mapping[str, object]) -> None:
        part, ruleset = self.part, self.ruleset
        self.favour(facts.get("favour", {}))
        for id in self.words("hades.favours_discarded", facts.get("favours_discarded", [])):
            tile = self.drawn("hades.favours_discarded", id)
            part.tile_discard |= 1 << tile
        for name, count in self.table("hades.priestesses", facts.get("priestesses", {})).items():
            where = f"hades.priestesses.{name}"
            part.priestesses[self.seat(where, name, out=not count)] = self.count(where, count)
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
            sea = self.one_of(where, id, ruleset.tables.sea_number)
            part.sea_markers = tuple(sorted((*part.sea_markers, *[sea] * self.count(where, count))))
        for id in self.once("hades.columns", facts.get("columns", [])):
            part.columns |= 1 << self.one_of("hades.columns", id, ruleset.tables.island_number)

    def favour(self, given: object) -> None:
        """Read the favour. A tile without a god lies beside the last one."""
        part, s = self.part, self.s
        table = self.table("hades.favour", {"tile": given} if isinstance(given, str) else given)
        self.known("hades.favour", table, FAVOUR_FACTS)
        if not table.get("tile"):
            return
        part.tile = self.drawn("hades.favour.tile", table["tile"])
        available = s.gods[: s.available]
        gods = {self.ruleset.god(god): god for god in available}
        part.god = self.one_of("hades.favour.god", table.get("god", self.ruleset.god(available[-1])), gods)
        part.used = self.flag("hades.favour.used", table.get("used", False))

    def drawn(self, where: str, id: object) -> int:
        """Return a tile that is no longer in the pile."""
        tile = self.one_of(where, id, {id: tile for id, tile in self.tiles.items() if self.part.tile_pile >> tile & 1})
        self.part.tile_pile &= ~(1 << tile)
        return tile

    def taken(self, where: str, id: str) -> int:
        """Return an item that is no longer in the pile; there is one of each (HAD-OBJ-04)."""
        if id not in self.items:
            raise unknown(where, id, self.items)
        item = self.items[id]
        if not self.part.item_pile >> item & 1:
            raise Impossible(where, id, HAD_OBJ_04.id)
        self.part.item_pile &= ~(1 << item)
        return item


def impossible(ruleset: Ruleset, s: State) -> Iterator[Finding]:
    part = favours(ruleset, s)
    if part.priestess_pile < 0:
        yield "hades.priestesses", sum(part.priestesses), HAD_PRS_05
    if board.markers_left(ruleset, s) < 0:
        yield "hades.sea_markers", len(part.sea_markers), HAD_TIL_27
    if part.columns.bit_count() not in (0, 2):
        yield "hades.columns", part.columns.bit_count(), HAD_TIL_20
