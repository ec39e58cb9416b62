"""Things on the board that answers stand for: a sector of the wheel, a section of a market, a hex, a spot, a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.lookup import BUILDINGS, MARKETS, RESOURCES, STEPS
from trireme.games.archipelago.places_by_name import Naming, cell_name
from trireme.games.archipelago.state import State

Places = tuple[str, ...]

WHEEL: Final = {
    "taxes": "taxes",
    "explore": "exploration",
    "reproduce": "reproduction",
    "recruit": "recruitment",
    "migrate": "migration",
    "build": "construction",
}
"""Actions of the wheel by their blocks of codes; harvests and transactions have other blocks."""


def places(naming: Naming, s: State, code: int) -> Places:
    """Return the places of a code. Those of one kind are pointed at in turn; several kinds stand for the same thing."""
    block = next((each for each in moves.CODES.blocks if each.first <= code < each.first + each.size), None)
    if block is None:
        return ()
    if block.name in WHEEL:
        return (f"wheel:{WHEEL[block.name]}",)
    return PLACES[block.name](naming, s, code - block.first) if block.name in PLACES else ()


def _tile(naming: Naming, s: State, tile: int) -> str:
    return f"tile:{naming.ruleset.tile_name(s, tile)}"


def _spot(naming: Naming, s: State, number: int) -> Places:
    return (f"spot:{naming.place(s, number)}", _tile(naming, s, number >> 4))


def _citizen(naming: Naming, s: State, number: int) -> Places:
    seat, place = divmod(number, moves.PLACES)
    return (f"citizen:{seat}@{naming.place(s, place)}",)


def _operated(naming: Naming, s: State, number: int) -> Places:
    tile, building = number // 4, BUILDINGS[1 + number % 2]
    return (f"house:{naming.ruleset.tile_name(s, tile)}/{building}", _tile(naming, s, tile), f"wheel:{building}")


def _temple(naming: Naming, s: State, number: int) -> Places:
    return (f"house:{naming.ruleset.tile_name(s, number)}/temple", _tile(naming, s, number), "help:temple")


def _gap(naming: Naming, s: State, number: int) -> Places:
    tile, direction = number // 36 % moves.TILES, number // 6 % 6
    return (f"cell:{cell_name(s.cells[tile] + STEPS[direction])}",)


def _section(naming: Naming, s: State, number: int) -> Places:
    return (f"section:{MARKETS[number // 18]}/{RESOURCES[number % 6]}",)


def _card(naming: Naming, s: State, number: int) -> Places:
    return (f"card:{naming.tables.card_ids[number]}",)


PLACES: Final[dict[str, Callable[[Naming, State, int], Places]]] = {
    "harvest": lambda naming, s, number: (f"wheel:harvest_{RESOURCES[number]}",),
    "trade": _section,
    "use": lambda naming, s, number: _card(naming, s, number // moves.WAYS),
    "buy": lambda naming, s, number: (*_card(naming, s, number), f"buy:{naming.tables.card_ids[number]}"),
    "rotate": lambda naming, s, number: (*_card(naming, s, number), f"turn:{naming.tables.card_ids[number]}"),
    "operate": _operated,
    "place": _spot,
    "ask": lambda naming, s, number: (_tile(naming, s, number // moves.PRICES),),
    "stand": _citizen,
    "hex": lambda naming, s, number: (f"hex:{naming.tables.hex_ids[number]}",),
    "lay": _gap,
    "first": lambda naming, s, number: ("pile:first",),
    "second": lambda naming, s, number: ("pile:second",),
    "resource": lambda naming, s, number: (f"cube:{RESOURCES[number]}",),
    "give": lambda naming, s, number: (f"help:{('market', 'stock', 'token')[number]}",),
    "granary": lambda naming, s, number: (f"help:{RESOURCES[number]}",),
    "temple": _temple,
    "seat": lambda naming, s, number: (f"player:{number}",),
    "trend": lambda naming, s, number: (f"trend:{naming.ruleset.trend_ids[number]}",),
    "objective": lambda naming, s, number: (f"objective:{naming.ruleset.objective_ids[number]}",),
}
