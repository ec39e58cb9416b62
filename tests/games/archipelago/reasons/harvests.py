"""Harvest (ARC-HAR, ARC-INL-03, ARC-CRD-24)."""

from __future__ import annotations

from tests.games.archipelago.board import FOOD_AND_GOODS, Unit, at, at_act, board_of
from tests.reasons import Tried, forbids


def wanted(tried: Tried) -> str:
    """Return the resource that is to be harvested."""
    if at(tried, "harvest"):
        return str(tried.args["resource"])
    return tried.word(1) if at_act(tried) and tried.verb == "harvest" and tried.word(1) in FOOD_AND_GOODS else ""


def fits(unit: Unit, resource: str) -> bool:
    return unit.ship == (resource == "fish")


def units_meant(tried: Tried) -> list[Unit]:
    """Return the units that would harvest: at a place, in a hex where leave is asked for, or all of the player."""
    own = board_of(tried).own(tried.name)
    if tried.verb == "unit":
        return [unit for unit in own if unit.place == tried.word(1)]
    if tried.verb == "ask":
        return [unit for unit in own if unit.tile == tried.word(1)]
    return own


def leave_is_refused(tried: Tried, tile: str, resource: str) -> bool:
    """Only the state tells what was refused in this turn."""
    number = list(tried.facts["map"]).index(tile)
    return bool(tried.s.turn[13] >> (number * 6 + FOOD_AND_GOODS.index(resource)) & 1)


def has_leave(tried: Tried, tile: str) -> bool:
    number = list(tried.facts["map"]).index(tile)
    return at(tried, "harvest") and bool(tried.s.stack[-1][3].leave >> number & 1)


def ruled_by_another(tried: Tried, tile: str) -> bool:
    return board_of(tried).town_lord(tile) not in ("", tried.name)


def can_harvest(tried: Tried, resource: str) -> bool:
    board = board_of(tried)
    if resource not in FOOD_AND_GOODS or not tried.facts["stores"][resource]:
        return False
    able = [unit for unit in board.own(tried.name) if unit.free and fits(unit, resource)]
    able = [unit for unit in able if board.free_icons(unit, resource)]
    return any(
        not ruled_by_another(tried, unit.tile) or not leave_is_refused(tried, unit.tile, resource) for unit in able
    )


def harvests(tried: Tried) -> bool:
    """Return whether the move is a harvest or a part of one, and not possible for what units lack."""
    return bool(wanted(tried)) and tried.verb in ("harvest", "unit", "ask")


def blocked(tried: Tried) -> bool:
    """Return whether no unit can do a whole harvest, so that what is wrong in one hex counts."""
    if tried.verb != "harvest":
        return True
    return not can_harvest(tried, wanted(tried)) and bool(tried.facts["stores"][wanted(tried)])


@forbids("ARC-HAR-02", verbs=("harvest", "unit", "ask"))
def no_unit_of_the_right_kind(tried: Tried) -> bool:
    meant = units_meant(tried)
    return harvests(tried) and (bool(meant) or tried.verb != "unit") and not any(fits(u, wanted(tried)) for u in meant)


@forbids("ARC-HAR-05", verbs=("harvest", "unit", "ask"))
def units_lie_or_are_engaged(tried: Tried) -> bool:
    able = [unit for unit in units_meant(tried) if harvests(tried) and fits(unit, wanted(tried))]
    return bool(able) and not any(unit.free for unit in able)


def in_some_hex(tried: Tried) -> list[Unit]:
    """Return the free units of the right kind of which a rule may say that they cannot harvest where they are."""
    if not harvests(tried) or not blocked(tried):
        return []
    tile = tried.figures.get("tile")
    fit = [unit for unit in units_meant(tried) if unit.free and fits(unit, wanted(tried))]
    return [unit for unit in fit if tile in (None, unit.tile)]


@forbids("ARC-HAR-03", verbs=("harvest", "unit", "ask"))
def no_icon_here(tried: Tried) -> bool:
    board = board_of(tried)
    return any(not board.icons(unit.tile, wanted(tried)) for unit in in_some_hex(tried))


@forbids("ARC-CRD-24", verbs=("harvest", "unit", "ask"))
def all_icons_here_are_pillaged(tried: Tried) -> bool:
    board = board_of(tried)
    for unit in in_some_hex(tried):
        icons = board.icons(unit.tile, wanted(tried))
        if icons and set(icons) <= set(tried.facts["map"][unit.tile]["pillaged"]):
            return True
    return False


@forbids("ARC-HAR-04", verbs=("harvest", "unit", "ask"))
def all_icons_here_are_taken(tried: Tried) -> bool:
    board = board_of(tried)
    for unit in in_some_hex(tried):
        hex = tried.facts["map"][unit.tile]
        icons = board.icons(unit.tile, wanted(tried))
        left = [icon for icon in icons if icon not in hex["pillaged"]]
        if left and set(left) <= set(hex["taken"]):
            return True
    return False


@forbids("ARC-INL-03", verbs=("harvest", "unit", "ask"))
def icons_are_on_the_other_bank(tried: Tried) -> bool:
    """True if there are free icons in the hex, but none on the unit's bank."""
    board = board_of(tried)
    for unit in in_some_hex(tried):
        hex = tried.facts["map"][unit.tile]
        free = [i for i in board.icons(unit.tile, wanted(tried)) if i not in (*hex["taken"], *hex["pillaged"])]
        if free and not unit.ship and not board.free_icons(unit, wanted(tried)):
            return True
    return False


@forbids("ARC-HAR-09", verbs=("harvest", "unit"))
def leave_is_needed(tried: Tried) -> bool:
    """One unit needs leave; a whole harvest is refused where leave was refused, so that nothing is left to ask."""
    for unit in in_some_hex(tried):
        barred = ruled_by_another(tried, unit.tile) and not has_leave(tried, unit.tile)
        if barred and (tried.verb == "unit" or leave_is_refused(tried, unit.tile, wanted(tried))):
            return True
    return False


@forbids("ARC-HAR-10", verbs=("ask",))
def no_leave_is_needed(tried: Tried) -> bool:
    """True if the citizen of the town lies."""
    tile = tried.word(1)
    if not at(tried, "harvest") or tile not in tried.facts["map"]:
        return False
    citizen = board_of(tried).occupant(tile, "town")
    return citizen is not None and citizen.lying


@forbids("ARC-HAR-11", verbs=("ask",))
def leave_has_been_given(tried: Tried) -> bool:
    return at(tried, "harvest") and tried.word(1) in tried.facts["map"] and has_leave(tried, tried.word(1))


@forbids("ARC-HAR-12", verbs=("ask",))
def leave_has_been_refused(tried: Tried) -> bool:
    if not at(tried, "harvest") or tried.word(1) not in tried.facts["map"]:
        return False
    return leave_is_refused(tried, tried.word(1), wanted(tried))
