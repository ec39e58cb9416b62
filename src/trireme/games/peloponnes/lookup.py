"""The components that are in play with some modules, as plain lists indexed by number: what the rules look up."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.peloponnes.components import BuildingData, CivilizationData, Content, Goods, TerrainData
from trireme.games.peloponnes.problems import NO_INCOME_BOX, UNUSED_STACK
from trireme.games.peloponnes.state import Tile
from trireme.kit.errors import BadContent
from trireme.kit.numbers import Numbers
from trireme.kit.problems import UNKNOWN

FILE = "peloponnes.toml"
BLANK = "blank"
"""A chit without a disaster."""


def four(goods: Goods) -> tuple[int, int, int, int, int]:
    return goods.wood, goods.stone, goods.food, goods.coins, goods.luxury


class Tables:
    """Tiles are numbered by `numbers.toml`: those of the base game always have the same numbers, and so the same codes.
    Others are numbered module by module, buildings before terrains."""

    def __init__(self, content: Content, modules: Sequence[str], numbers: Numbers) -> None:
        _check(content)
        playing = self.playing = ("base", *modules)
        self.tiles_per_round = max(content.expansion[name].tiles_per_round for name in playing)
        self.buildings: list[BuildingData] = [b for b in content.building if b.expansion in playing]
        self.terrains: list[TerrainData] = [
            tile
            for tile in content.terrain
            if tile.expansion in playing and tile.needs_tiles_per_round <= self.tiles_per_round
        ]
        self.civilizations: list[CivilizationData] = numbers.arranged(
            "civilization", [c for c in content.civilization if c.expansion in playing]
        )
        self.disasters = numbers.ids("chit", [d.id for d in content.disaster if d.expansion in playing])
        kinds = [*self.disasters, BLANK]
        self.chit_ids = numbers.ids("chit", kinds)
        self.chit_number = [self.chit_ids.index(kind) for kind in kinds]
        """The number of each kind of chit in its codes: the disasters, then the blank."""
        self.chit_kind = [kinds.index(id) for id in self.chit_ids]
        """The kind of chit that a number in a code means."""
        by_kind: list[BuildingData | TerrainData] = [*self.buildings, *self.terrains]
        tiles = numbers.arranged("tile", [tile for module in playing for tile in by_kind if tile.expansion == module])
        self.tiles = tiles
        self.all_tiles = [Tile(number) for number in range(len(tiles))]
        self.tile_ids = [tile.id for tile in tiles]
        self.tile_number = {tile.id: number for number, tile in zip(self.all_tiles, tiles)}
        self.civilization_ids = [c.id for c in self.civilizations]
        self.is_building = [isinstance(tile, BuildingData) for tile in tiles]
        self.by_kind = [self.tile_number[tile.id] for tile in by_kind]
        """All tiles, those of a kind together: the order in which they lie in a stack."""

        self.minimum = [tile.min_bid for tile in tiles]
        self.prestige = [tile.prestige for tile in tiles]
        self.people = [tile.population for tile in tiles]
        self.needs = [tile.needs_population if isinstance(tile, BuildingData) else 0 for tile in tiles]
        self.cost_wood = [tile.cost.wood if isinstance(tile, BuildingData) else 0 for tile in tiles]
        self.cost_stone = [tile.cost.stone if isinstance(tile, BuildingData) else 0 for tile in tiles]
        self.once = [four(tile.once) for tile in tiles]
        self.income = [four(tile.income) for tile in tiles]
        self.choice = [tile.income.choice for tile in tiles]
        self.supply = [isinstance(tile, TerrainData) and tile.supply for tile in tiles]
        self.goods = [_goods_mask(tile) for tile in tiles]
        self.protects = [self._disaster_mask(tile.protects) if isinstance(tile, BuildingData) else 0 for tile in tiles]
        self.effects = [tile.effect if isinstance(tile, BuildingData) else None for tile in tiles]
        self.halves = [effect.bid_half_coins if effect else 0 for effect in self.effects]
        self.free_placing = [effect.ignore_placement if effect else False for effect in self.effects]

        self.start = [four(c.start) for c in self.civilizations]
        self.start_people = [c.population for c in self.civilizations]
        self.civ_order = [c.order for c in self.civilizations]
        self.civ_income = [four(c.income) for c in self.civilizations]
        self.civ_people = [c.income.population for c in self.civilizations]
        self.civ_protects = [self._disaster_mask(c.protects) for c in self.civilizations]
        self.civ_free_placing = [c.effect.ignore_placement for c in self.civilizations]

        rounds = sorted((r for r in content.round if r.expansion in playing), key=lambda r: r.number)
        self.stack_of_round = [r.stack for r in rounds]
        self.last_round = len(rounds)
        self.stacks = {
            letter: tuple(tile for tile in self.by_kind if tiles[tile].stack == letter)
            for letter in dict.fromkeys(self.stack_of_round)
        }
        chits = {d.id: d.chits for d in content.disaster}
        blanks = sum(blank.count for blank in content.blank_chit if blank.used and blank.expansion in playing)
        self.chits = [chits[disaster] for disaster in self.disasters] + [blanks]
        self.people_income = [self._people_income(content, people) for people in range(content.income[-1].min + 1)]

    def _disaster_mask(self, ids: Sequence[str]) -> int:
        return sum(1 << self.disasters.index(id) for id in ids)

    def _people_income(self, content: Content, people: int) -> tuple[int, int]:
        for box in content.income:
            if box.min <= people and (box.max == -1 or people <= box.max):
                return box.coins, box.luxury
        raise BadContent(FILE, "income", "min", NO_INCOME_BOX, people=people)


def _goods_mask(tile: BuildingData | TerrainData) -> int:
    """Return the wood, stone and food that a tile yields, as a mask. Neighbouring terrains must share one."""
    income = tile.income
    return (income.wood > 0) | (income.stone > 0) << 1 | (income.food > 0) << 2


def _check(content: Content) -> None:
    """Check what single entries cannot show."""
    for tile in (*content.building, *content.terrain):
        if tile.stack not in {r.stack for r in content.round}:
            raise BadContent(FILE, tile.id, "stack", UNUSED_STACK, stack=tile.stack)
    known = [disaster.id for disaster in content.disaster]
    protectors: list[BuildingData | CivilizationData] = [*content.building, *content.civilization]
    for owner in protectors:
        for disaster in owner.protects:
            if disaster not in known:
                raise BadContent(FILE, owner.id, "protects", UNKNOWN, given=disaster, known=", ".join(known))
