"""Count, in one pass, what each player has of everything that a trend or an objective can count."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago.lookup import BUILDINGS, MARKET, PORT, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import NOT_BUILT, State
from trireme.games.archipelago.units import PLACE, WATER, controller
from trireme.kit.seats import NOBODY

Counts = dict[str, list[int]]
"""For each criterion, how much of it each seat has."""

KINDS: Final = (TOWN, MARKET, PORT, TEMPLE)
PLURALS: Final = tuple(f"{name}s" for name in BUILDINGS)
REGIONS: Final = tuple(f"region_{name}" for name in RESOURCES)
CUBES: Final = tuple(f"cubes_{name}" for name in RESOURCES)


def counted(ruleset: Ruleset, s: State) -> Counts:
    """Return the numbers of `scoring.CRITERIA` for all seats at once. Cubes, tokens and florins are taken as a player
    with a good memory has counted them."""
    players, tables = ruleset.players, ruleset.tables
    seats = range(players)
    buildings = [[0] * players for _ in KINDS]
    icons = [[0] * players for _ in RESOURCES]
    for tile in range(len(s.lie)):
        for kind in KINDS:
            if s.holder[tile * 4 + kind] == NOT_BUILT:
                continue
            owner = controller(s, tile, kind)
            if owner != NOBODY:
                buildings[kind][owner] += 1
                if kind == TOWN:
                    for icon in tables.icons[s.lie[tile] // 6]:
                        icons[icon][owner] += 1
    ships = [sum([1 for unit in s.units[seat] if unit >> PLACE & 15 >= WATER]) for seat in seats]
    found: Counts = {PLURALS[kind]: buildings[kind] for kind in KINDS}
    found |= {REGIONS[resource]: icons[resource] for resource in range(6)}
    found |= {CUBES[resource]: s.stock[resource::6] for resource in range(6)}
    found["ports_and_markets"] = [buildings[PORT][seat] + buildings[MARKET][seat] for seat in seats]
    found["ships"] = ships
    found["citizens"] = [len(s.units[seat]) - ships[seat] for seat in seats]
    found["hexes_present"] = [len({unit >> 6 for unit in s.units[seat]}) for seat in seats]
    found["explorer_tokens"] = s.tokens
    found["florins"] = s.florins
    found["benefactor"] = s.benefactor
    found["evolution_cards"] = [cards.bit_count() for cards in s.cards]
    found["character_cards"] = [(cards & tables.characters).bit_count() for cards in s.cards]
    found["progress_cards"] = [(cards & ~tables.characters).bit_count() for cards in s.cards]
    return found
