"""Write answers, places and things as they stand in records, and read them again."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.lookup import BUILDINGS, CELL, MARKETS, ORIGIN, RESOURCES, STEPS, Way
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import ICON, OTHER_BANK, SHIP_ICON, SHIP_PORT, WATER

SPOTS: Final = (
    "land",
    "land2",
    "town",
    "market",
    "port",
    "temple",
    "icon",
    "icon2",
    "water",
    "harbour",
    "shoal",
    "water2",
)
"""The words of the spots. A ship that holds a port lies in a harbour, one that fishes on a shoal."""
TRADES: Final = ("buy", "sell", "sell")
NOTHING: Final = "nothing"
SINGLE: Final = {
    moves.PASS: "pass", moves.END: "end", moves.DONE: "done", moves.YES: "yes", moves.NO: "no",
    moves.TAXES: "taxes", moves.EXPLORE: "explore", moves.REPRODUCE: "reproduce", moves.RECRUIT: "recruit",
    moves.MIGRATE: "migrate", moves.FIRST: "first", moves.SECOND: "second", moves.NOTHING: "nothing",
    moves.LEFT: "left", moves.RIGHT: "right", moves.GIVE: "give market", moves.GIVE + 1: "give stock",
    moves.GIVE + 2: "give token",
}  # fmt: skip
"""Answers that are always written with the same words."""


def cell_name(cell: int) -> str:
    """Return a place on the map by its distance from the start hex, such as `1,-1`."""
    q, r = (cell - ORIGIN + 32 * CELL + 32) // CELL - 32, (cell - ORIGIN + 32) % CELL - 32
    return f"{q},{r}"


def way_name(way: Way) -> str:
    """Return how a cost is paid where that must be said, such as `wood token:stone`."""
    words: list[str] = []
    for resource, cubes, tokens in way[1]:
        words += [RESOURCES[resource]] * cubes + [f"token:{RESOURCES[resource]}"] * tokens
    return " ".join(words)


class Naming:
    """The words of answers and places in one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.tables = tables = ruleset.tables
        self.named = (
            (moves.HARVEST, "harvest", RESOURCES),
            (moves.GRANARY, "granary", RESOURCES),
            (moves.BUY, "buy", tables.card_ids),
            (moves.ROTATE, "rotate", tables.card_ids),
            (moves.TREND, "trend", ruleset.trend_ids),
            (moves.OBJECTIVE, "keep", ruleset.objective_ids),
        )
        """Blocks of codes that are a verb and a name."""

    def place(self, s: State, place: int) -> str:
        """Return the word of a place, such as `R05a/land` or `R05a/harbour`."""
        return f"{self.ruleset.tile_name(s, place >> 4)}/{SPOTS[place & 15]}"

    def plain(self, s: State, code: int, verb: str) -> str:
        """Return the words of a code. `verb` is that of the question where several questions share the codes."""
        if code in SINGLE:
            return SINGLE[code]
        for first, word, names in self.named:
            if 0 <= code - first < len(names):
                return f"{word} {names[code - first]}"
        tables = self.tables
        for block, size, write in (
            (moves.TRADE, 36, self._trade),
            (moves.BUILD, 5 * moves.WAYS, self._build),
            (moves.USE, moves.CARDS * moves.WAYS, self._use),
        ):
            if 0 <= code - block < size:
                return write(s, code - block)
        if 0 <= code - moves.OPERATE < moves.TILES * 4:
            tile, kind, town = (code - moves.OPERATE) // 4, (code - moves.OPERATE) % 2, (code - moves.OPERATE) % 4 > 1
            return f"{BUILDINGS[1 + kind]} {self.ruleset.tile_name(s, tile)}{' by town' if town else ''}"
        if 0 <= code - moves.PLACE < moves.PLACES:
            return f"{verb} {self.place(s, code - moves.PLACE)}"
        if 0 <= code - moves.STAND < 5 * moves.PLACES:
            seat, place = divmod(code - moves.STAND, moves.PLACES)
            return f"{self.ruleset.seats[seat]}@{self.place(s, place)}"
        if 0 <= code - moves.LAY < 2 * moves.TILES * 36:
            return self._lay(s, code - moves.LAY)
        if 0 <= code - moves.HEX < 24:
            return f"{verb} {tables.hex_ids[code - moves.HEX]}"
        if 0 <= code - moves.RESOURCE < 6:
            return f"{verb} {RESOURCES[code - moves.RESOURCE]}"
        if 0 <= code - moves.FIST < 49:
            hidden = (*RESOURCES, NOTHING)
            return f"hide {hidden[(code - moves.FIST) // 7]} {hidden[(code - moves.FIST) % 7]}"
        if 0 <= code - moves.ASK < moves.TILES * moves.PRICES:
            tile, florins = divmod(code - moves.ASK, moves.PRICES)
            return f"ask {self.ruleset.tile_name(s, tile)} {florins or ''}".rstrip()
        if 0 <= code - moves.TEMPLE < moves.TILES:
            return f"pray {self.ruleset.tile_name(s, code - moves.TEMPLE)}"
        if 0 <= code - moves.SEAT < 5:
            return f"{verb} {self.ruleset.seats[code - moves.SEAT]}" if verb else self.ruleset.seats[code - moves.SEAT]
        raise KeyError(code)

    def _trade(self, s: State, number: int) -> str:
        market, way, resource = number // 18, number // 6 % 3, number % 6
        return f"{TRADES[way]} {'token:' if way == 2 else ''}{RESOURCES[resource]} {MARKETS[market]}"

    def _build(self, s: State, number: int) -> str:
        kind, way = divmod(number, moves.WAYS)
        ways = self.tables.cheaper_ways if s.turn[3] else self.tables.build_ways
        return f"build {BUILDINGS[kind]} {self._paid(ways[kind], way)}".strip()

    def _use(self, s: State, number: int) -> str:
        card, way = divmod(number, moves.WAYS)
        return f"use {self.tables.card_ids[card]} {self._paid(self.tables.card_ways[card], way)}".strip()

    def _paid(self, ways: list[Way], way: int) -> str:
        """Return how a cost is paid; an empty text for the plain way, which comes first."""
        return "" if way == 0 else f"with {way_name(ways[way])}".strip()

    def _lay(self, s: State, number: int) -> str:
        side, rest = divmod(number, moves.TILES * 36)
        tile, rest = divmod(rest, 36)
        direction, turn = divmod(rest, 6)
        return f"lay {'ab'[side]} {cell_name(s.cells[tile] + STEPS[direction])} {turn}"


SHIP_SPOTS: Final = (WATER, SHIP_PORT, SHIP_ICON, OTHER_BANK)
ICON_SPOTS: Final = (ICON, ICON + 1, SHIP_ICON)
