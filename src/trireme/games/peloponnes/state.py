"""Everything that lies on the table, flat: one list per kind of thing, indexed by seat."""

from __future__ import annotations

from typing import ClassVar, Final, NewType

from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import BaseState
from trireme.kit.seats import Seat

WAITING: Final = 0
BID: Final = 1
DISPLACED: Final = 2
PASSED: Final = 3
WITHDRAWN: Final = 4
STATUSES: Final = ("waiting", "bid", "displaced", "passed", "withdrawn")

Tile = NewType("Tile", int)
Civilization = NewType("Civilization", int)
Disaster = NewType("Disaster", int)

NO_TILE: Final = Tile(-1)
NO_CIVILIZATION: Final = Civilization(-1)

NO_SEATS: Final[list[Seat]] = []
NO_NUMBERS: Final[list[int]] = []
NO_TILES: Final[list[Tile]] = []
NO_ROWS: Final[list[tuple[Tile, ...]]] = []
NO_CIVILIZATIONS: Final[list[Civilization]] = []
"""What a new state has before it is filled: one list for all, never changed, since copying a state is what bots do."""


class State(BaseState):
    """A position. Tiles, civilizations and disasters are numbered by the game's tables."""

    secrecy: ClassVar[Secrecy] = declared(
        open=(
            "bid_coins",
            "bid_tile",
            "buildings",
            "chits",
            "chosen",
            "civilization",
            "coins",
            "conquest",
            "extra",
            "food",
            "luxury",
            "marked",
            "normal",
            "order",
            "pile",
            "population",
            "round",
            "status",
            "stone",
            "terrains",
            "wood",
        )
    )
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        super().__init__()
        none = NO_NUMBERS
        self.round = 1
        self.order: list[Seat] = NO_SEATS
        self.pile: tuple[Tile, ...] = ()
        """Tiles of the stack in use that are still face down; their order is not decided before they are turned up."""
        self.normal: tuple[Tile, ...] = ()
        self.conquest: tuple[Tile, ...] = ()
        self.chits: list[int] = none
        """Chits turned up, by disaster; blanks last."""
        self.civilization: list[Civilization] = NO_CIVILIZATIONS
        self.extra: tuple[int, ...] = (0, 0, 0)
        """Solo levels: extra wood, stone and food each round."""
        self.wood: list[int] = none
        self.stone: list[int] = none
        self.food: list[int] = none
        self.coins: list[int] = none
        self.luxury: list[int] = none
        self.population: list[int] = none
        self.buildings: list[tuple[Tile, ...]] = NO_ROWS
        """From the civilization outwards, so the newest is last."""
        self.marked: list[int] = none
        """Buildings that bear a coin, as a bit mask of tiles."""
        self.terrains: list[tuple[Tile, ...]] = NO_ROWS
        self.status: list[int] = none
        self.bid_tile: list[Tile] = NO_TILES
        """The tile each seat bids on; it stays until the tile has given what it gives once."""
        self.bid_coins: list[int] = none
        self.chosen: list[int] = none
        """What a seat has noted in an unfinished run: a mask of tiles."""

    def clone(self) -> State:
        other = State()
        self.pending_into(other)
        other.round = self.round
        other.order = self.order[:]
        other.pile = self.pile
        other.normal = self.normal
        other.conquest = self.conquest
        other.chits = self.chits[:]
        other.civilization = self.civilization[:]
        other.extra = self.extra
        other.wood = self.wood[:]
        other.stone = self.stone[:]
        other.food = self.food[:]
        other.coins = self.coins[:]
        other.luxury = self.luxury[:]
        other.population = self.population[:]
        other.buildings = self.buildings[:]
        other.marked = self.marked[:]
        other.terrains = self.terrains[:]
        other.status = self.status[:]
        other.bid_tile = self.bid_tile[:]
        other.bid_coins = self.bid_coins[:]
        other.chosen = self.chosen[:]
        return other
