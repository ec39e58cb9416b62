"""Migration and sailing (ARC-MIG, ARC-DEF-01, 04, ARC-INL-07, 09, ARC-EXP-19, ARC-CTL-02, 07)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.games.archipelago.board import BANKS, HOUSES, Board, Unit, at, at_act, board_of
from tests.reasons import Tried, forbids

SPOTS: Final = (
    "land", "land2", "town", "market", "port", "temple", "icon", "icon2", "water", "harbour", "shoal"
)  # fmt: skip
Shore = tuple[str, int]
"""A hex and a bank."""
MANY: Final = 5


def place_named(tried: Tried, number: int) -> str:
    """Return the name of a place that a frame holds."""
    return f"{list(tried.facts['map'])[number >> 4]}/{SPOTS[number & 15]}"


def moved(tried: Tried) -> Counter[str]:
    """Return where the units stand that have moved in this migration; only the frame tells."""
    return Counter(place_named(tried, unit >> 2) for unit in tried.s.stack[-1][3].moved)


def mover(tried: Tried) -> Unit | None:
    """Return the unit that is asked where it goes."""
    if not at(tried, "migrate-to"):
        return None
    tile, _, spot = place_named(tried, tried.s.stack[-1][3].unit >> 2).partition("/")
    return Unit(tried.name, tile, spot, False, False)


def by_land(board: Board, start: Shore, steps: int) -> set[Shore]:
    reached = {start}
    for _ in range(steps):
        for tile, bank in sorted(reached):
            for way, other in board.near(tile).items():
                if board.edge(tile, way) == "L" and board.edge_bank(tile, way) == bank:
                    reached.add((other, board.edge_bank(other, (way + 3) % 6)))
    return reached


def by_sea(board: Board, tile: str, ships: set[str] | None) -> set[str]:
    """Return hexes over sea edges, each served by a ship in one of its two hexes; with None whether served or not."""
    reached = [tile]
    for here in reached:
        for way, other in board.near(here).items():
            served = ships is None or bool({here, other} & ships)
            if board.edge(here, way) == "S" and served and other not in reached:
                reached.append(other)
    return set(reached)


def shores(tried: Tried, unit: Unit) -> set[Shore]:
    """Return the banks that a citizen can come to, their own included."""
    board = board_of(tried)
    ships = {each.tile for each in board.own(tried.name) if each.ship}
    found = by_land(board, (unit.tile, board.bank_of(unit)), tried.s.turn[5])
    for tile in by_sea(board, unit.tile, ships) if board.sea(unit.tile) else ():
        if board.land(tile) and (tile != unit.tile or tile in ships):
            found |= {(tile, bank) for bank in range(board.banks(tile))}
    return found


def may_enter(tried: Tried, tile: str, house: str) -> bool:
    board = board_of(tried)
    free = board.built(tile, house) and board.occupant(tile, house) is None
    return free and board.town_lord(tile) in ("", tried.name)


def targets(tried: Tried, unit: Unit) -> list[str]:
    """Return all places that a unit can reach, however many citizens are there."""
    board = board_of(tried)
    found = []
    if unit.ship:
        sea = [other for way, other in board.near(unit.tile).items() if board.edge(unit.tile, way) == "S"]
        found = [f"{tile}/water" for tile in (*sea, *([unit.tile] if unit.spot == "harbour" else ()))]
        found += [f"{tile}/harbour" for tile in (*sea, unit.tile) if may_enter(tried, tile, "port")]
        return found
    for tile, bank in shores(tried, unit):
        found.append(f"{tile}/{'land2' if bank else 'land'}")
        houses = [house for house in HOUSES if may_enter(tried, tile, house)]
        found += [f"{tile}/{house}" for house in houses if board.facts["map"][tile]["buildings"][house] - 1 == bank]
    return [place for place in found if place != unit.place]


def ends_well(tried: Tried, crowd: Counter[str], left: list[Unit], depth: int = MANY) -> bool:
    """Return whether units that have not moved can leave hexes that are too full."""
    most = board_of(tried).content.limits.citizens_per_player_per_hex
    too_full = [tile for tile, count in crowd.items() if count > most]
    if not too_full:
        return True
    for at_, unit in enumerate(left if depth else ()):
        if unit.tile == too_full[0]:
            for tile in {place.partition("/")[0] for place in targets(tried, unit)} - {unit.tile}:
                after = crowd.copy()
                after[unit.tile] -= 1
                after[tile] += 1
                if ends_well(tried, after, left[:at_] + left[at_ + 1 :], depth - 1):
                    return True
    return False


def still_to_move(tried: Tried) -> list[Unit]:
    gone = moved(tried) if at(tried, "migrate", "migrate-to") else Counter[str]()
    found = []
    for unit in board_of(tried).own(tried.name):
        if unit.free and gone[unit.place]:
            gone[unit.place] -= 1
        elif unit.free:
            found.append(unit)
    return found


def crowd_of(tried: Tried) -> Counter[str]:
    return Counter(unit.tile for unit in board_of(tried).own(tried.name) if not unit.ship)


def spoils(tried: Tried, unit: Unit, tile: str) -> bool:
    """Return whether a migration could not end well after this unit has gone to a hex."""
    crowd = crowd_of(tried)
    most = board_of(tried).content.limits.citizens_per_player_per_hex
    too_full = [each for each, count in crowd.items() if count > most]
    if unit.ship or tile == unit.tile or (too_full and unit.tile not in too_full):
        return bool(too_full)
    crowd[unit.tile] -= 1
    crowd[tile] += 1
    left = still_to_move(tried)
    left.remove(unit)
    return not ends_well(tried, crowd, [each for each in left if not each.ship])


def can_go(tried: Tried, unit: Unit) -> bool:
    return any(not spoils(tried, unit, place.partition("/")[0]) for place in targets(tried, unit))


def can_migrate(tried: Tried) -> bool:
    return any(can_go(tried, unit) for unit in dict.fromkeys(still_to_move(tried)))


def named(tried: Tried) -> list[Unit]:
    """Return the units at the place that is named."""
    return [unit for unit in board_of(tried).own(tried.name) if unit.place == tried.word(1)]


def picks(tried: Tried) -> bool:
    """Return whether a unit is picked that is to move."""
    if tried.verb == "unit":
        return at(tried, "migrate")
    return tried.verb == "sail" and at(tried, "sail") and bool(tried.s.stack[-1][3].unit < 0)


@forbids("ARC-DEF-01", verbs=("unit", "sail"))
def it_lies(tried: Tried) -> bool:
    units = named(tried) if picks(tried) else []
    return any(unit.lying for unit in units) and not any(unit.free for unit in units)


@forbids("ARC-DEF-04", verbs=("unit", "sail"))
def it_is_engaged(tried: Tried) -> bool:
    units = named(tried) if picks(tried) else []
    return any(unit.engaged for unit in units) and not any(unit.free for unit in units)


@forbids("ARC-MIG-01", verbs=("unit", "migrate"))
def it_has_moved(tried: Tried) -> bool:
    """Also true if it may not move at all: each active, unengaged unit may do so once."""
    if at_act(tried):
        return tried.verb == "migrate" and not any(unit.free for unit in board_of(tried).own(tried.name))
    units = named(tried) if picks(tried) and tried.verb == "unit" else []
    return bool(units) and not any(unit.place == tried.word(1) for unit in still_to_move(tried))


def target(tried: Tried) -> tuple[str, str]:
    """Return the hex and the spot where a unit is to go."""
    tile, _, spot = tried.word(1).partition("/")
    return (tile, spot) if tried.verb == "to" and tile in tried.facts["map"] and mover(tried) is not None else ("", "")


def nobody_can_go(tried: Tried) -> list[Unit]:
    """Return the free units of a player who begins a migration, if none of them can move."""
    begins = at_act(tried) and tried.verb == "migrate"
    return still_to_move(tried) if begins and not can_migrate(tried) else []


def stuck(tried: Tried, ship: bool) -> bool:
    """Return a picked unit that has nowhere to go, or all units of a migration that cannot begin."""
    if any(unit.ship == ship and not targets(tried, unit) for unit in nobody_can_go(tried)):
        return True
    free = [unit for unit in named(tried) if unit.free and unit.ship == ship] if picks(tried) else []
    return bool(free) and tried.verb == "unit" and not targets(tried, free[0])


def sea_between(board: Board, tile: str, other: str) -> bool:
    return any(near == other and board.edge(tile, way) == "S" for way, near in board.near(tile).items())


@forbids("ARC-MIG-02", verbs=("migrate", "unit", "to", "sail"))
def no_way_for_a_ship(tried: Tried) -> bool:
    board = board_of(tried)
    if tried.verb in ("migrate", "unit"):
        return stuck(tried, ship=True)
    if tried.verb == "sail":
        if not at(tried, "sail"):
            return False
        if picks(tried):
            free = [unit for unit in named(tried) if unit.free and unit.ship]
            return bool(free) and not any(sea_between(board, free[0].tile, tile) for tile in board.cells)
        origin = place_named(tried, tried.s.stack[-1][3].unit >> 2).partition("/")[0]
        there = tried.word(1).partition("/")[0]
        return there in board.cells and not sea_between(board, origin, there)
    unit, (tile, spot) = mover(tried), target(tried)
    if unit is None or not unit.ship or not tile:
        return False
    return not sea_between(board, unit.tile, tile) and (tile != unit.tile or spot == unit.spot)


@forbids("ARC-MIG-14", verbs=("migrate", "unit"))
def no_way_for_a_citizen(tried: Tried) -> bool:
    return stuck(tried, ship=False)


@forbids("ARC-MIG-12", verbs=("migrate", "unit", "to", "done"))
def a_hex_is_too_full(tried: Tried) -> bool:
    if tried.verb == "migrate":
        return any(targets(tried, unit) for unit in nobody_can_go(tried))
    if tried.verb == "done":
        most = board_of(tried).content.limits.citizens_per_player_per_hex
        return at(tried, "migrate") and any(count > most for count in crowd_of(tried).values())
    if tried.verb == "unit":
        left = [unit for unit in still_to_move(tried) if unit.place == tried.word(1)] if picks(tried) else []
        return bool(left) and bool(targets(tried, left[0])) and not can_go(tried, left[0])
    unit, (tile, _) = mover(tried), target(tried)
    if unit is None or tried.word(1) not in targets(tried, unit):
        return False
    return spoils(tried, unit, tile)


# Where a citizen cannot go.


def house_of(spot: str) -> str:
    return "port" if spot == "harbour" else spot if spot in HOUSES else ""


@forbids("ARC-MIG-04", verbs=("to",))
def no_such_building(tried: Tried) -> bool:
    tile, spot = target(tried)
    return bool(house_of(spot)) and not board_of(tried).built(tile, house_of(spot))


@forbids("ARC-CTL-02", verbs=("to",))
def somebody_is_on_it(tried: Tried) -> bool:
    tile, spot = target(tried)
    return bool(house_of(spot)) and board_of(tried).occupant(tile, house_of(spot)) is not None


@forbids("ARC-CTL-07", verbs=("to",))
def a_town_controls_it(tried: Tried) -> bool:
    tile, spot = target(tried)
    board, house = board_of(tried), house_of(spot)
    if not house or not board.built(tile, house) or board.occupant(tile, house) is not None:
        return False
    return board.town_lord(tile) not in ("", tried.name)


def wished(tried: Tried) -> tuple[Unit, str, int] | None:
    """Return a citizen, and the hex and bank that they cannot reach."""
    unit, (tile, spot) = mover(tried), target(tried)
    if unit is None or unit.ship or not tile:
        return None
    house = house_of(spot)
    bank = tried.facts["map"][tile]["buildings"].get(house, 1) - 1 if house else BANKS.get(spot, 0)
    return None if (tile, bank) in shores(tried, unit) else (unit, tile, bank)


def land_hexes(tried: Tried, unit: Unit) -> set[str]:
    board = board_of(tried)
    return {tile for tile, _ in by_land(board, (unit.tile, board.bank_of(unit)), tried.s.turn[5])}


@forbids("ARC-MIG-03", verbs=("to",))
def no_way_by_land(tried: Tried) -> bool:
    wish = wished(tried)
    return wish is not None and wish[1] not in land_hexes(tried, wish[0])


@forbids("ARC-MIG-05", verbs=("to",))
def no_ship_serves_the_crossing(tried: Tried) -> bool:
    """True if there is a way over sea edges, but no own ships for all of it."""
    wish, board = wished(tried), board_of(tried)
    if wish is None or wish[1] == wish[0].tile or not board.land(wish[1]):
        return False
    ships = {unit.tile for unit in board.own(tried.name) if unit.ship}
    return wish[1] in by_sea(board, wish[0].tile, None) and wish[1] not in by_sea(board, wish[0].tile, ships)


@forbids("ARC-MIG-07", verbs=("to",))
def there_is_no_land(tried: Tried) -> bool:
    tile, _ = target(tried)
    unit = mover(tried)
    return bool(tile) and unit is not None and not unit.ship and not board_of(tried).land(tile)


@forbids("ARC-INL-07", verbs=("to",))
def no_ship_to_the_other_bank(tried: Tried) -> bool:
    wish, board = wished(tried), board_of(tried)
    if wish is None or wish[1] != wish[0].tile or board.banks(wish[1]) < 2:
        return False
    return not any(unit.ship and unit.tile == wish[1] for unit in board.own(tried.name))


@forbids("ARC-INL-09", verbs=("to",))
def the_edge_leads_to_the_other_bank(tried: Tried) -> bool:
    wish = wished(tried)
    return wish is not None and wish[1] != wish[0].tile and wish[1] in land_hexes(tried, wish[0])


@forbids("ARC-EXP-19", verbs=("to", "enter"))
def a_mountain_is_between(tried: Tried) -> bool:
    board = board_of(tried)
    if tried.verb == "enter":
        there = str(tried.args["tile"]) if at(tried, "enter") else ""
        near = {unit.tile for unit in named(tried)}
        edges = [board.edge(tile, way) for tile in near for way, other in board.near(tile).items() if other == there]
        return "M" in edges
    wish = wished(tried)
    if wish is None:
        return False
    unit, tile, _ = wish
    return any(other == tile and board.edge(unit.tile, way) == "M" for way, other in board.near(unit.tile).items())
