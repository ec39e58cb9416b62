"""What the power of a favour can be used for, as codes and as words: `hades.favour naxos/1 temple`."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.modules.hades.codes import USE, USE_CARD, USE_ISLAND, USE_SEA, USE_SLOT, USES
from trireme.games.cyclades.moves import BLOCK
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM, UNKNOWN

CARDS: Final = ("priest", "philosopher")
PRIEST: Final = 0
THEATRE: Final = 0
"""The type of a Theatre in the code of a slot."""
BUILDINGS: Final = (THEATRE, *TYPES)
BLOCKS: Final = (USE, USE_ISLAND, USE_SEA, USE_SLOT, USE_CARD)


def block_of(code: int) -> int:
    return max(block for block in BLOCKS if block <= code)


def of_slot(code: int) -> tuple[int, int]:
    """Return the type of building and the slot."""
    return divmod(code - USE_SLOT, BLOCK)


def of_card(code: int) -> tuple[int, int, int]:
    """Return the card, the element of the unit, and its place."""
    kind, place = divmod(code - USE_CARD, BLOCK)
    return kind // 2, kind % 2, place


def card_code(card: int, element: int, place: int) -> int:
    return USE_CARD + BLOCK * (2 * card + element) + place


def candidates(ruleset: Ruleset) -> list[int]:
    """Return all codes that exist on a board."""
    tables = ruleset.tables
    found = [USE, *range(USE_ISLAND, USE_ISLAND + tables.islands), *range(USE_SEA, USE_SEA + tables.seas)]
    for type in BUILDINGS:
        found += range(USE_SLOT + BLOCK * type, USE_SLOT + BLOCK * type + tables.slots)
    for card in range(len(CARDS)):
        found += [card_code(card, LAND, island) for island in range(tables.islands)]
        found += [card_code(card, SEA, sea) for sea in range(tables.seas)]
    return found


def exists(ruleset: Ruleset, code: int) -> bool:
    """Return whether a code exists on the board."""
    if not USE <= code < USES:
        return False
    tables, block = ruleset.tables, block_of(code)
    if block == USE_SLOT:
        return of_slot(code)[1] < tables.slots
    if block == USE_CARD:
        _, element, place = of_card(code)
        return place < (tables.seas if element == SEA else tables.islands)
    return code - block < {USE: 1, USE_ISLAND: tables.islands, USE_SEA: tables.seas}[block]


def figures_of(ruleset: Ruleset, code: int) -> dict[str, Figure]:
    """Return what a code is about."""
    block = block_of(code)
    if block == USE_ISLAND:
        return {"island": ruleset.island(code - USE_ISLAND)}
    if block == USE_SEA:
        return {"sea": ruleset.sea(code - USE_SEA)}
    if block == USE_SLOT:
        type, slot = of_slot(code)
        island, _, number = ruleset.slot(slot).partition("/")
        building = "theatre" if type == THEATRE else ruleset.building(type)
        return {"island": island, "slot": int(number) + 1, "building": building}
    if block == USE_CARD:
        card, element, place = of_card(code)
        where = {"sea": ruleset.sea(place)} if element == SEA else {"island": ruleset.island(place)}
        return {"card": CARDS[card], **where}
    return {}


def places_of(ruleset: Ruleset, code: int) -> tuple[str, ...]:
    if block_of(code) == USE_SLOT:
        return (f"slot:{ruleset.slot(of_slot(code)[1])}",)
    about = figures_of(ruleset, code)
    return tuple(f"{kind}:{about[kind]}" for kind in ("island", "sea") if kind in about)


def words_of(ruleset: Ruleset, code: int) -> str:
    """Return the words that follow the verb."""
    if block_of(code) == USE_SLOT:
        type, slot = of_slot(code)
        return f"{ruleset.slot(slot)} {ruleset.building(type)}".strip()
    return " ".join(str(word) for word in figures_of(ruleset, code).values())


def read_use(ruleset: Ruleset, words: list[str], text: str) -> int:
    """Return the code of the words that follow the verb."""
    tables = ruleset.tables
    names = ruleset.names
    if not words:
        return USE
    if words[0] in CARDS and len(words) == 2:
        card = CARDS.index(words[0])
        if words[1] in tables.sea_number:
            return card_code(card, SEA, tables.sea_number[words[1]])
        if words[1] in tables.island_number:
            return card_code(card, LAND, tables.island_number[words[1]])
    if words[0] in tables.slot_number and (len(words) == 1 or (len(words) == 2 and words[1] in names[moves.TYPE])):
        type = names[moves.TYPE].index(words[1]) if len(words) == 2 else THEATRE
        if type in BUILDINGS:
            return USE_SLOT + BLOCK * type + tables.slot_number[words[0]]
        return USE_SLOT + tables.slot_number[words[0]]
    if len(words) == 1 and words[0] in tables.island_number:
        return USE_ISLAND + tables.island_number[words[0]]
    if len(words) == 1 and words[0] in tables.sea_number:
        return USE_SEA + tables.sea_number[words[0]]
    if len(words) > 1:
        raise Unreadable("move", text, FORM, form="hades.favour naxos")
    known = ", ".join((*tables.island_ids, *tables.sea_ids))
    raise Unreadable("move", words[0], UNKNOWN, given=words[0], known=known)
