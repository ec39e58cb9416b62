"""The figures of sentences about answers, and the sentences of cards and events."""

from __future__ import annotations

from trireme.games.archipelago import moves
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.land import HexToLay
from trireme.games.archipelago.lookup import BUILDINGS, MARKETS, RESOURCES, STEPS, Way
from trireme.games.archipelago.places_by_name import SPOTS, Naming, cell_name, way_name
from trireme.games.archipelago.state import DISCOUNT, State
from trireme.kit.errors import Figure

Sentence = tuple[str, dict[str, Figure]]
"""A key and its figures."""


def sentences(effects: list[Effect]) -> list[Sentence]:
    """Return what a card or an event says: a sentence for each part, in the order written."""
    return [(effect.sentence(), effect.told()) for effect in effects]


def _paid(way: Way) -> dict[str, Figure]:
    """Return the cubes of each kind and the explorer tokens of a payment; `paid` is empty if there are none."""
    cubes = {RESOURCES[kind]: count for kind, count, _ in way[1]}
    counts: dict[str, Figure] = {name: cubes.get(name, 0) for name in RESOURCES}
    return {"paid": way_name(way), **counts, "tokens": sum(used for _, _, used in way[1])}


def figures(naming: Naming, s: State, code: int) -> dict[str, Figure]:
    """Return the figures of the sentence `answer-` and the block of a code."""
    ruleset, tables = naming.ruleset, naming.tables
    block = next(block for block in moves.CODES.blocks if block.first <= code < block.first + block.size)
    number = code - block.first
    match block.name:
        case "harvest" | "resource" | "granary":
            return {"resource": RESOURCES[number]}
        case "trade":
            market, way, resource = number // 18, number // 6 % 3, number % 6
            count = s.market[market * 6 + resource]
            prices = tables.price[market * 6 + resource]
            florins = prices[count - (way == 0)] if 0 <= count - (way == 0) < len(prices) else 0
            return {
                "way": ("buy", "sell", "token")[way],
                "resource": RESOURCES[resource],
                "market": MARKETS[market],
                "florins": florins,
            }
        case "build":
            kind, way = divmod(number, moves.WAYS)
            ways = tables.cheaper_ways if s.turn[DISCOUNT] else tables.build_ways
            return {"building": BUILDINGS[kind], "florins": tables.florins[kind], **_paid(ways[kind][way])}
        case "use":
            card, way = divmod(number, moves.WAYS)
            return {"card": tables.card_ids[card], **_paid(tables.card_ways[card][way])}
        case "operate":
            tile = ruleset.tile_name(s, number // 4)
            return {"building": BUILDINGS[1 + number % 2], "tile": tile, "town": int(number % 4 > 1)}
        case "place":
            return {"tile": ruleset.tile_name(s, number >> 4), "spot": SPOTS[number & 15]}
        case "stand":
            seat, place = divmod(number, moves.PLACES)
            return {"seat": seat, "tile": ruleset.tile_name(s, place >> 4), "spot": SPOTS[place & 15]}
        case "ask":
            return {"tile": ruleset.tile_name(s, number // moves.PRICES), "florins": number % moves.PRICES}
        case "temple":
            return {"tile": ruleset.tile_name(s, number)}
        case "hex":
            return {"hex": tables.hex_ids[number]}
        case "lay":
            return _laid(naming, s, number)
        case "fist":
            names = (*RESOURCES, "nothing")
            return {"left": names[number // 7], "right": names[number % 7]}
        case "give":
            return {"source": ("market", "stock", "token")[number]}
        case "buy" | "rotate":
            turn = next((place % 4 for place in s.track if place // 4 == number), 0)
            return {"card": tables.card_ids[number], "florins": tables.prices[number][turn]}
        case "seat":
            return {"seat": number}
        case "trend":
            return {"trend": ruleset.trend_ids[number]}
        case "objective":
            return {"objective": ruleset.objective_ids[number]}
    return {}


def _laid(naming: Naming, s: State, number: int) -> dict[str, Figure]:
    side, rest = divmod(number, moves.TILES * 36)
    tile, rest = divmod(rest, 36)
    direction, turn = divmod(rest, 6)
    lying: HexToLay = s.stack[-1][3]
    face = 1 + lying.hex * 2 + side
    cell = cell_name(s.cells[tile] + STEPS[direction])
    return {"tile": naming.tables.face_ids[face], "cell": cell, "turn": turn}
