"""Reproduction and recruitment (ARC-REP, ARC-REC, ARC-INL-02, 04, ARC-SEC-03)."""

from __future__ import annotations

from tests.games.archipelago.board import BANKS, Unit, at, at_act, board_of
from tests.reasons import Tried, forbids


def pairs(tried: Tried) -> dict[str, list[Unit]]:
    """Return hexes with exactly two own citizens, both active."""
    board = board_of(tried)
    hexes = {tile: board.citizens(tried.name, tile) for tile in board.cells}
    return {tile: two for tile, two in hexes.items() if len(two) == 2 and not any(unit.lying for unit in two)}


def couples(tried: Tried) -> dict[str, int]:
    """Return the pairs that stand on one bank, and the bank."""
    board, found = board_of(tried), {}
    for tile, (one, other) in pairs(tried).items():
        if board.bank_of(one) == board.bank_of(other):
            found[tile] = board.bank_of(one)
    return found


def posts(tried: Tried, tile: str) -> list[int]:
    """Return the banks of a hex where a recruit may join a unit, however crowded it is."""
    board = board_of(tried)
    banks = [board.bank_of(unit) for unit in board.citizens(tried.name, tile) if not unit.lying]
    ship = any(unit.ship and unit.tile == tile for unit in board.own(tried.name))
    if ship and board.second_edition and board.land(tile):
        banks += range(board.banks(tile))
    return banks


def full(tried: Tried, tile: str) -> bool:
    board = board_of(tried)
    return bool(len(board.citizens(tried.name, tile)) >= board.content.limits.citizens_per_player_per_hex)


def can_recruit(tried: Tried) -> bool:
    board = board_of(tried)
    if not tried.facts["workers"] or board.supply(tried.name) <= 0 or board.recruit_price() > tried.me["florins"]:
        return False
    return any(posts(tried, tile) and not full(tried, tile) for tile in board.cells)


def place_of(tried: Tried) -> tuple[str, int]:
    """Return the hex and bank that a citizen is to come to."""
    tile, _, spot = tried.word(1).partition("/")
    return (tile, BANKS.get(spot, -1)) if tile in tried.facts["map"] else ("", -1)


def born_where(tried: Tried) -> str:
    return place_of(tried)[0] if at(tried, "reproduce") and tried.verb == "born" else ""


@forbids("ARC-REP-01", verbs=("reproduce", "born"))
def not_two_active_citizens(tried: Tried) -> bool:
    if at_act(tried):
        return tried.verb == "reproduce" and not pairs(tried)
    tile = born_where(tried)
    return bool(tile) and tile not in pairs(tried)


@forbids("ARC-INL-02", verbs=("reproduce", "born"))
def on_different_banks(tried: Tried) -> bool:
    if at_act(tried):
        return tried.verb == "reproduce" and bool(pairs(tried)) and not couples(tried)
    tile = born_where(tried)
    return tile in pairs(tried) and tile not in couples(tried)


@forbids("ARC-REP-02", verbs=("born",))
def three_citizens_here(tried: Tried) -> bool:
    return bool(born_where(tried)) and full(tried, born_where(tried))


def recruits(tried: Tried) -> bool:
    return (at_act(tried) and tried.verb == "recruit") or (at(tried, "recruit") and tried.verb == "hire")


@forbids("ARC-REC-04", verbs=("recruit", "hire"))
def no_worker(tried: Tried) -> bool:
    return recruits(tried) and tried.facts["workers"] == 0


@forbids("ARC-REC-02", verbs=("recruit", "hire"))
def recruit_is_too_dear(tried: Tried) -> bool:
    price = board_of(tried).recruit_price()
    return recruits(tried) and price > tried.me["florins"] and tried.says(need=price, have=tried.me["florins"])


def nobody_to_join(tried: Tried) -> bool:
    """Nobody is there to join, in the hex or, for the whole action, anywhere."""
    if not recruits(tried):
        return False
    if tried.verb == "recruit":
        return not any(posts(tried, tile) for tile in tried.facts["map"])
    tile = place_of(tried)[0]
    return bool(tile) and not posts(tried, tile)


@forbids("ARC-REC-05", verbs=("recruit", "hire"))
def no_citizen_to_join(tried: Tried) -> bool:
    return nobody_to_join(tried)


@forbids("ARC-SEC-03", verbs=("recruit", "hire"))
def no_unit_to_join(tried: Tried) -> bool:
    return board_of(tried).second_edition and nobody_to_join(tried)


@forbids("ARC-INL-04", verbs=("hire",))
def nobody_to_join_on_this_bank(tried: Tried) -> bool:
    tile, bank = place_of(tried)
    return recruits(tried) and bool(tile) and bool(posts(tried, tile)) and bank not in posts(tried, tile)


@forbids("ARC-REC-06", verbs=("recruit", "hire"))
def three_citizens_already(tried: Tried) -> bool:
    """Three citizens are there or, for the whole action, wherever a recruit could join."""
    if not recruits(tried):
        return False
    if tried.verb == "hire":
        tile = place_of(tried)[0]
        return bool(tile) and full(tried, tile)
    somewhere = [tile for tile in tried.facts["map"] if posts(tried, tile)]
    return bool(somewhere) and all(full(tried, tile) for tile in somewhere)
