"""Read the table from its facts, so that rules are checked twice: hexes, edges, units, costs. It imports no
engine code."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tests.reasons import Position, Tried

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Steps clockwise from the north, as (q, r)."""
FOOD_AND_GOODS: Final = ("fruit", "cattle", "fish", "wood", "stone", "iron")
HOUSES: Final = ("town", "market", "port", "temple")
AFLOAT: Final = ("water", "harbour", "shoal")
BANKS: Final = {"land": 0, "land2": 1, "icon": 0, "icon2": 1}
Cell = tuple[int, int]


@dataclass(frozen=True)
class Unit:
    owner: str
    tile: str
    spot: str
    lying: bool
    engaged: bool

    @property
    def ship(self) -> bool:
        return self.spot in AFLOAT

    @property
    def free(self) -> bool:
        return not self.lying and not self.engaged

    @property
    def place(self) -> str:
        return f"{self.tile}/{self.spot}"


def unit_of(owner: str, text: str) -> Unit:
    place, *flags = text.split()
    tile, _, spot = place.partition("/")
    return Unit(owner, tile, spot, "lying" in flags, "engaged" in flags)


class Board:
    def __init__(self, position: Position) -> None:
        self.facts = position.facts
        self.s = position.s
        self.content = position.game.ruleset.content  # type: ignore[attr-defined]
        self.options = position.game.options
        self.seats = position.game.seats
        variants = self.options.get("variants", ())
        assert isinstance(variants, (list, tuple))
        self.second_edition = "second-edition" in variants
        start = self.content.start["desert-start" in variants]
        self.faces = {face.id: face for face in (start, *self.content.face)}
        self.start = start.id

    @cached_property
    def units(self) -> list[Unit]:
        players = self.facts["players"]
        return [unit_of(name, text) for name in players for text in players[name]["units"]]

    def own(self, name: str) -> list[Unit]:
        return [unit for unit in self.units if unit.owner == name]

    def citizens(self, name: str, tile: str) -> list[Unit]:
        return [unit for unit in self.own(name) if unit.tile == tile and not unit.ship]

    @cached_property
    def cells(self) -> dict[str, Cell]:
        return {tile: cell_of(hex["cell"]) for tile, hex in self.facts["map"].items()}

    def tile_at(self, cell: Cell) -> str:
        return next((tile for tile, there in self.cells.items() if there == cell), "")

    def edge(self, tile: str, direction: int) -> str:
        """Return S, L or M, as the hex lies."""
        return str(self.faces[tile].edges[(direction - self.facts["map"][tile]["turn"]) % 6])

    def edge_bank(self, tile: str, direction: int) -> int:
        """Return the bank that an edge belongs to."""
        number = (direction - self.facts["map"][tile]["turn"]) % 6
        banks = getattr(self.faces[tile], "banks", ())
        return next((at for at, bank in enumerate(banks) if number in bank.edges), 0)

    def banks(self, tile: str) -> int:
        return len(getattr(self.faces[tile], "banks", ())) or 1

    def land(self, tile: str) -> bool:
        return bool(getattr(self.faces[tile], "land", True))

    def sea(self, tile: str) -> bool:
        return "S" in self.faces[tile].edges

    def near(self, tile: str) -> dict[int, str]:
        """Return the neighbours of a hex by direction."""
        q, r = self.cells[tile]
        around = {at: self.tile_at((q + dq, r + dr)) for at, (dq, dr) in enumerate(DIRECTIONS)}
        return {at: other for at, other in around.items() if other}

    def bank_of(self, unit: Unit) -> int:
        if unit.spot in BANKS:
            return BANKS[unit.spot]
        bank: int = self.facts["map"][unit.tile]["buildings"][unit.spot] - 1
        return bank

    # Buildings.

    def built(self, tile: str, house: str) -> bool:
        return house in self.facts["map"][tile]["buildings"]

    def occupant(self, tile: str, house: str) -> Unit | None:
        spots = (house, "harbour") if house == "port" else (house,)
        return next((unit for unit in self.units if unit.tile == tile and unit.spot in spots), None)

    def town_lord(self, tile: str) -> str:
        """Return who controls the town of a hex: the player whose active citizen stands on it."""
        unit = self.occupant(tile, "town") if tile in self.cells and self.built(tile, "town") else None
        return unit.owner if unit is not None and not unit.lying else ""

    def controller(self, tile: str, house: str) -> str:
        """Return who controls a building, with an active unit on it, or through the town if no unit of another holds
        it."""
        if not self.built(tile, house):
            return ""
        unit = self.occupant(tile, house)
        if unit is not None and not unit.lying:
            return unit.owner
        lord = self.town_lord(tile) if house != "town" else ""
        return lord if unit is None or unit.owner == lord else ""

    def standing(self, *houses: str) -> int:
        return sum(self.built(tile, house) for tile in self.cells for house in houses)

    # Icons.

    def icons(self, tile: str, resource: str, bank: int | None = None) -> list[int]:
        """Return the icons of a resource, of one bank or of both. Fish lies in the water."""
        face = self.faces[tile]
        left = [list(shore.resources) for shore in getattr(face, "banks", ())]
        found = []
        for number, icon in enumerate(face.resources):
            at = next((n for n, names in enumerate(left) if icon in names), 0)
            if left and icon in left[at]:
                left[at].remove(icon)
            if icon == resource and (bank is None or icon == "fish" or at == bank):
                found.append(number)
        return found

    def free_icons(self, unit: Unit, resource: str) -> list[int]:
        hex = self.facts["map"][unit.tile]
        bank = None if resource == "fish" or unit.ship else self.bank_of(unit)
        return [icon for icon in self.icons(unit.tile, resource, bank) if icon not in (*hex["taken"], *hex["pillaged"])]

    # The map.

    def gaps(self) -> list[Cell]:
        """Return the free places beside hexes."""
        around = [(q + dq, r + dr) for q, r in self.cells.values() for dq, dr in DIRECTIONS]
        return [cell for cell in dict.fromkeys(around) if not self.tile_at(cell)]

    def touching(self, cell: Cell) -> dict[int, str]:
        """Return the hexes that a place touches, by direction."""
        around = {at: self.tile_at((cell[0] + dq, cell[1] + dr)) for at, (dq, dr) in enumerate(DIRECTIONS)}
        return {at: tile for at, tile in around.items() if tile}

    def matches(self, face: str, cell: Cell, turn: int) -> bool:
        edges = self.faces[face].edges
        touched = self.touching(cell).items()
        return all(edges[(at - turn) % 6] == self.edge(tile, (at + 3) % 6) for at, tile in touched)

    def crosses(self, unit: Unit, direction: int) -> bool:
        """Return whether a unit can leave its hex over an edge: a ship over sea, a citizen over land of their bank."""
        if unit.ship:
            return self.edge(unit.tile, direction) == "S"
        return self.edge(unit.tile, direction) == "L" and self.edge_bank(unit.tile, direction) == self.bank_of(unit)

    def could_enter(self, name: str, cell: Cell) -> bool:
        """Return whether a free unit of a player in a touched hex can cross the edge to this place."""
        touched = [(tile, (at + 3) % 6) for at, tile in self.touching(cell).items()]
        units = [unit for unit in self.own(name) if unit.free]
        return any(self.crosses(unit, way) for tile, way in touched for unit in units if unit.tile == tile)

    # Cards.

    def card(self, id: str) -> Any:
        return next((card for card in self.content.evolution_card if card.id == id), None)

    def owner(self, card: str) -> str:
        return next((name for name, player in self.facts["players"].items() if card in player["cards"]), "")

    def track(self) -> dict[str, int]:
        """Return the cards on offer, and how often each was rotated."""
        return {words[0]: int((*words, 0)[1]) for words in (text.split() for text in self.facts["track"])}

    def supply(self, name: str) -> int:
        """Return the citizens that a player may still get."""
        limits = self.content.two_player if len(self.seats) == 2 else self.content.limits
        wonders = [card for card in self.facts["players"][name]["cards"] if card in self.facts["built"]]
        on_map = [unit for unit in self.own(name) if not unit.ship]
        return int(limits.citizens_per_player) - len(on_map) - len(wonders)

    def ships_left(self, name: str) -> int:
        limits = self.content.two_player if len(self.seats) == 2 else self.content.limits
        return int(limits.ships_per_player) - len([unit for unit in self.own(name) if unit.ship])

    def recruit_price(self) -> int:
        rows = [row for row in self.content.workers_track.rows if row.first <= self.facts["workers"]]
        return int(rows[-1].price)

    def price(self, market: str, resource: str, cubes: int) -> int:
        """Return the price of the last of so many cubes in a section."""
        section = self.section(market, resource)
        return int(section.rows[(cubes - 1) // section.columns].price)

    def section(self, market: str, resource: str) -> Any:
        boards = next(board for board in self.content.market if board.id == market)
        return next(section for section in boards.section if section.resource == resource)


def cell_of(text: str) -> Cell:
    q, _, r = text.partition(",")
    return int(q), int(r)


BOARDS: Final[dict[int, tuple[Position, Board]]] = {}


def board_of(tried: Tried) -> Board:
    """Return the board of a position, made once as long as the same position is asked about."""
    found = BOARDS.get(0)
    if found is None or found[0] is not tried.position:
        BOARDS[0] = found = tried.position, Board(tried.position)
    return found[1]


def at_act(tried: Tried) -> bool:
    """Return whether this player is asked what they do on their turn."""
    return tried.asked and tried.prompt == "act"


def at(tried: Tried, *prompts: str) -> bool:
    return tried.asked and tried.prompt in prompts


def paid(tried: Tried, costs: list[dict[str, int]]) -> tuple[Counter[str], Counter[str]]:
    """Return the cubes, and the tokens in their place, with which a move pays one of some costs."""
    if "with" not in tried.words:
        return Counter(costs[0]), Counter()
    words = tried.words[tried.words.index("with") + 1 :]
    cubes = Counter(word for word in words if not word.startswith("token:"))
    return cubes, Counter(word.removeprefix("token:") for word in words if word.startswith("token:"))


def payment(tried: Tried) -> tuple[Counter[str], Counter[str]]:
    """Return what a `build` or `use` pays besides florins and discs."""
    board = board_of(tried)
    if tried.verb == "build":
        house = next((each for each in board.content.building if each.id == tried.word(1)), None)
        if house is None:
            return Counter(), Counter()
        whole = {kind: house.resources[kind] for kind in FOOD_AND_GOODS if kind in house.resources}
        if not board.s.turn[3]:
            return paid(tried, [whole])
        return paid(tried, [{kind: n - (kind == less) for kind, n in whole.items()} for less in whole])
    card = board.card(tried.word(1))
    if card is None:
        return Counter(), Counter()
    options = [option.resources for op in card.ops for option in op.options]
    return paid(tried, [dict(cost) for cost in options or [card.activation.resources]])


def fee(tried: Tried) -> int:
    """Return the florins that the use of a card costs this player."""
    board = board_of(tried)
    card = board.card(tried.word(1))
    if card is None:
        return 0
    own = board.owner(card.id) == tried.name
    return int(card.activation.florins) + (0 if own else board.content.evolution_rules.multicolour_fee)


def costs(tried: Tried) -> dict[str, int]:
    """Return what a move costs its player, by unit."""
    board, verb, prompt = board_of(tried), tried.verb, tried.prompt
    if not tried.asked:
        return {}
    if verb == "bid" and prompt in ("bid", "bid-again"):
        return {"florins": tried.number(1)}
    if prompt == "act" and verb in ("build", "use"):
        cubes, tokens = payment(tried)
        house = next((each for each in board.content.building if each.id == tried.word(1)), None)
        florins = fee(tried) if verb == "use" else house.florins if house is not None else 0
        return {"florins": florins, "tokens": tokens.total(), **cubes}
    if prompt in ("act", "trades") and verb == "sell":
        return {"tokens" if tried.word(1).startswith("token:") else tried.word(1): 1}
    if prompt in ("help", "supply") and verb == "give":
        own = {"token": "tokens", "stock": str(tried.args["resource"])}
        return {own[tried.word(1)]: 1} if tried.word(1) in own else {}
    if prompt == "help" and verb == "granary":
        return {tried.word(1): 1}
    if prompt == "harvest" and verb == "ask":
        return {"florins": max(0, tried.number(2))}
    if prompt == "buy-or-rotate" and verb == "buy" and tried.word(1) in board.track():
        return {"florins": board.card(tried.word(1)).prices[board.track()[tried.word(1)]]}
    if prompt == "buy-revealed" and verb == "buy" and board.card(tried.word(1)) is not None:
        return {"florins": min(board.card(tried.word(1)).prices)}
    if (prompt == "recruit" and verb == "hire") or (prompt == "act" and verb == "recruit"):
        return {"florins": board.recruit_price()}
    if prompt == "pay-or-rebels" and verb == "yes":
        return {"florins": int(tried.args["florins"])}
    if prompt == "loot" and verb == "hand":
        return {tried.word(1): 1}
    if prompt == "fists" and verb == "hide":
        return dict(Counter(word for word in tried.words[1:] if word != "nothing"))
    return {}


def have(tried: Tried, unit: str) -> int:
    if unit in ("florins", "tokens"):
        return int(tried.me[unit])
    return int(tried.me["stock"].get(unit, 0))


def laid_out(tried: Tried, unit: str) -> int:
    """Return what lies in this player's open offers; an offer to several lies there once."""
    units = (
        {("florins", *FOOD_AND_GOODS, "tokens").index(unit)} if unit in (*FOOD_AND_GOODS, "florins", "tokens") else ()
    )
    mine = {offer.number: sum(offer.give[at] for at in units) for offer in tried.s.offers if offer.by == tried.seat}
    return sum(mine.values())
