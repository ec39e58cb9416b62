"""The components as tables of small ints, which are looked up in play and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, TypeVar

from trireme.games.archipelago.components import (
    BuildingId,
    Content,
    Cost,
    DomesticCrisisData,
    EvolutionCardData,
    ExportCrisisData,
    FaceData,
    MarketData,
    MarketId,
    Resource,
    SectionData,
    StartHexData,
    TrackData,
)
from trireme.kit.errors import BadContent
from trireme.kit.problems import MISSING

FILE: Final = "archipelago.toml"

RESOURCES: Final[tuple[Resource, ...]] = ("fruit", "cattle", "fish", "wood", "stone", "iron")
FISH: Final = 2
MARKETS: Final[tuple[MarketId, ...]] = ("domestic", "export")
DOMESTIC: Final = 0
EXPORT: Final = 1

BUILDINGS: Final[tuple[BuildingId, ...]] = ("town", "market", "port", "temple", "ship")
TOWN: Final = 0
MARKET: Final = 1
PORT: Final = 2
TEMPLE: Final = 3
SHIP: Final = 4

SEA: Final = 0
LAND: Final = 1
MOUNTAIN: Final = 2

TAXES: Final = 0
EXPLORATION: Final = 1
REPRODUCTION: Final = 2
LIMITED: Final = ("taxes", "exploration", "reproduction")

BLACK: Final = 0
MULTICOLOUR: Final = 1
PASSIVE: Final = 2
WONDER: Final = 3
ARROWS: Final = ("black", "multicolour", "passive", "none")

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from the north; hexes have a flat top."""
CELL: Final = 64
ORIGIN: Final = 32 * CELL + 32
STEPS: Final = tuple(q * CELL + r for q, r in DIRECTIONS)
"""The difference between the numbers of neighbouring cells, for each direction."""

Way = tuple[int, tuple[tuple[int, int, int], ...]]
"""A way to pay: which option, and for each resource the cubes and the explorer tokens that stand for cubes."""


T = TypeVar("T")


class Tables:
    """The tables of one game."""

    def __init__(self, content: Content, start: StartHexData) -> None:
        self.content = content
        faces: list[FaceData | StartHexData] = [start, *content.face]
        self.face_ids = [face.id for face in faces]
        self.hex_ids = list(dict.fromkeys(face.hex for face in content.face))
        self.hexes = len(self.hex_ids)
        self.face_number = {id: number for number, id in enumerate(self.face_ids)}
        self.huts = [face.huts for face in faces]
        self.icons = [tuple(RESOURCES.index(icon) for icon in face.resources) for face in faces]
        letters = [tuple("SLM".index(letter) for letter in face.edges) for face in faces]
        self.sea = [SEA in edges for edges in letters]
        self.land = [face.land if isinstance(face, StartHexData) else True for face in faces]
        self.edges = [turned(edges, turn) for edges in letters for turn in range(6)]
        """The six edges, by face * 6 + turn."""
        shores = [_shores(face) for face in faces]
        self.banks = [len(face.banks) or 1 if isinstance(face, FaceData) else 1 for face in faces]
        self.edge_bank = [turned(edges, turn) for edges, _ in shores for turn in range(6)]
        looks = list(zip(self.edges, self.edge_bank, strict=True))
        self.same_turn = [looks.index(look, lie // 6 * 6) % 6 for lie, look in enumerate(looks)]
        """By face * 6 + turn, the first turn that looks the same; a symmetric hex may lie in several ways."""
        self.icon_mask = [_icon_masks(icons, banks) for icons, (_, banks) in zip(self.icons, shores, strict=True)]
        """By face, a mask of icons for each bank * 6 + resource."""

        resources = _ordered("resource", content.resource, RESOURCES, lambda kind: kind.id)
        self.cubes = [kind.cubes for kind in resources]
        self.food = [kind.food for kind in resources]
        markets = _ordered("market", content.market, MARKETS, lambda market: market.id)
        self.price = [prices for market in markets for prices in _prices(market)]
        """By market * 6 + resource, the price of each space."""
        self.glut = [rows for market in markets for rows in _gluts(market)]
        """By market * 6 + resource, workers and rebels by the number of cubes."""
        self.growth = Rows(content.population_track)
        self.idle = Rows(content.workers_track)

        buildings = _ordered("building", content.building, BUILDINGS, lambda building: building.id)
        self.florins = [building.florins for building in buildings]
        self.costs = [_cost(building.resources) for building in buildings]
        self.build_ways = [ways_to_pay([cost]) for cost in self.costs]
        self.cheaper_ways = [ways_to_pay(_lessened(cost)) for cost in self.costs]

        cards = content.evolution_card
        self.card_ids = [card.id for card in cards]
        self.card_number = {id: number for number, id in enumerate(self.card_ids)}
        self.prices = [card.prices for card in cards]
        self.arrow = [ARROWS.index(card.arrow) for card in cards]
        self.card_florins = [card.activation.florins for card in cards]
        self.card_discs = [card.activation.discs for card in cards]
        self.card_ways = [ways_to_pay(_card_costs(card)) for card in cards]
        self.characters = sum(1 << n for n, card in enumerate(cards) if card.kind == "character")
        self.wonders = sum(1 << n for n, card in enumerate(cards) if card.kind == "wonder")
        self.points = [card.vp for card in cards]
        events = [event.id for event in content.event]
        self.backs = [_back(card, events) for card in cards]
        """By card, the yellow part, then the red one: each a domestic crisis, an export crisis and an event, or -1."""


def _ordered(table: str, entries: Iterable[T], names: Sequence[str], name_of: Callable[[T], str]) -> list[T]:
    """Return entries in the order in which codes and states number them, whatever order the content has."""
    found = {name_of(entry): entry for entry in entries}
    if missing := [name for name in names if name not in found]:
        raise BadContent(FILE, f"{table} {missing[0]}", "", MISSING)
    return [found[name] for name in names]


def _sections(market: MarketData) -> list[SectionData]:
    return _ordered(f"market {market.id}, section", market.section, RESOURCES, lambda section: section.resource)


def turned(edges: Sequence[int], turn: int) -> tuple[int, ...]:
    return tuple(edges[(direction - turn) % 6] for direction in range(6))


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def _shores(face: FaceData | StartHexData) -> tuple[tuple[int, ...], list[int]]:
    """Return the bank of each edge, and of each icon."""
    banks = face.banks if isinstance(face, FaceData) else ()
    edges = tuple(next((n for n, bank in enumerate(banks) if edge in bank.edges), 0) for edge in range(6))
    left = [list(bank.resources) for bank in banks]
    icons = []
    for icon in face.resources:
        bank = next((n for n, names in enumerate(left) if icon in names), 0)
        if left and icon in left[bank]:
            left[bank].remove(icon)
        icons.append(bank)
    return edges, icons


def _icon_masks(icons: tuple[int, ...], banks: list[int]) -> tuple[int, ...]:
    """Return the masks of icons. Fish lies in the water, and stands under the first bank."""
    masks = [0] * 12
    for number, (icon, bank) in enumerate(zip(icons, banks, strict=True)):
        masks[bank * 6 + icon if icon != FISH else FISH] |= 1 << number
    return tuple(masks)


def _prices(market: MarketData) -> list[list[int]]:
    return [[each.rows[space // each.columns].price for space in range(each.capacity)] for each in _sections(market)]


def _gluts(market: MarketData) -> list[list[tuple[int, int]]]:
    """Return what each number of cubes in a section brings (ARC-POP-02)."""
    found = []
    for section in _sections(market):
        rows = [section.rows[space // section.columns] for space in range(section.capacity)]
        found.append([(0, 0), *((row.workers, row.rebels) for row in rows)])
    return found


class Rows:
    """The rows of a track."""

    def __init__(self, track: TrackData) -> None:
        self.rows = track.rows
        self.first = [row.first for row in track.rows]

    def at(self, marker: int) -> int:
        """Return the number of the row where a marker stands."""
        number = 0
        for row, first in enumerate(self.first):
            if marker >= first:
                number = row
        return number


def _cost(resources: Mapping[Resource, int]) -> tuple[int, ...]:
    return tuple(resources.get(name, 0) for name in RESOURCES)


def _lessened(cost: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the costs with one cube less, of each kind in turn (ARC-CRD-21)."""
    kinds = [kind for kind, count in enumerate(cost) if count]
    return [tuple(count - (at == kind) for at, count in enumerate(cost)) for kind in kinds]


def _card_costs(card: EvolutionCardData) -> list[tuple[int, ...]]:
    choices: list[Cost] = [option for op in card.ops for option in op.options]
    own = _cost(card.activation.resources)
    return [_cost(option.resources) for option in choices] or [own]


def ways_to_pay(costs: Sequence[tuple[int, ...]]) -> list[Way]:
    """Return all ways to pay one of some costs: explorer tokens may stand for cubes (ARC-TOK-01). Cubes alone come
    first."""
    ways: list[Way] = []
    for option, cost in enumerate(costs):
        kinds = [(kind, count) for kind, count in enumerate(cost) if count]
        for tokens in product(*(range(count + 1) for _, count in kinds)):
            paid = tuple((kind, count - used, used) for (kind, count), used in zip(kinds, tokens, strict=True))
            ways.append((option, paid))
    return ways


Part = tuple[tuple[int, int], tuple[int, int], int]
"""A part of a back: resource and citizens per cube, resource and demand, event; -1 where there is none."""


def _back(card: EvolutionCardData, events: list[str]) -> tuple[Part, Part]:
    def part(home: DomesticCrisisData | None, abroad: ExportCrisisData | None, event: str | None) -> Part:
        inner = (-1, 0) if home is None else (RESOURCES.index(home.resource), home.citizens_per_cube)
        outer = (-1, 0) if abroad is None else (RESOURCES.index(abroad.resource), abroad.demand)
        return inner, outer, -1 if event is None else events.index(event)

    yellow = part(card.yellow_domestic, card.yellow_export, card.yellow_event)
    return yellow, part(card.red_domestic, card.red_export, card.red_event)
