"""Turn 0 and exploration (ARC-TZR, ARC-EXP)."""

from __future__ import annotations

from tests.games.archipelago.board import FOOD_AND_GOODS, Cell, at, at_act, board_of, cell_of
from tests.reasons import Tried, forbids


def can_explore(tried: Tried) -> bool:
    return bool(tried.facts["pile"]["up"]) and place_to_explore(tried)


def place_to_explore(tried: Tried) -> bool:
    board = board_of(tried)
    return any(len(board.touching(cell)) > 1 and board.could_enter(tried.name, cell) for cell in board.gaps())


@forbids("ARC-EXP-21", verbs=("explore",))
def no_hex_is_left(tried: Tried) -> bool:
    pile = tried.facts["pile"]
    return at_act(tried) and not pile["up"] and not pile["down"] and not pile["cast"]


@forbids("ARC-EXP-22", verbs=("explore",))
def no_place_to_explore(tried: Tried) -> bool:
    return at_act(tried) and not place_to_explore(tried)


@forbids("ARC-EXP-20", verbs=("second",))
def no_second_hex(tried: Tried) -> bool:
    pile = tried.facts["pile"]
    return at(tried, "which-hex") and not tried.args.get("hex") and not pile["down"] and not pile["cast"]


def laid(tried: Tried) -> tuple[str, Cell, int] | None:
    """Return the face, the place and the turn of a hex that is laid."""
    if not at(tried, "lay", "lay-first") or len(tried.words) != 4 or "," not in tried.words[2]:
        return None
    return f"{tried.args['hex']}{tried.words[1]}", cell_of(tried.words[2]), tried.number(3)


@forbids("ARC-EXP-05", verbs=("lay",))
def touches_one_hex(tried: Tried) -> bool:
    lying = laid(tried)
    return tried.prompt == "lay" and lying is not None and len(board_of(tried).touching(lying[1])) < 2


@forbids("ARC-EXP-06", verbs=("lay",))
def edges_do_not_match(tried: Tried) -> bool:
    lying = laid(tried)
    return tried.prompt == "lay" and lying is not None and not board_of(tried).matches(*lying)


@forbids("ARC-EXP-07", verbs=("lay", "enter"))
def nobody_can_enter(tried: Tried) -> bool:
    board, lying = board_of(tried), laid(tried)
    if tried.verb == "lay":
        return tried.prompt == "lay" and lying is not None and not board.could_enter(tried.name, lying[1])
    if not at(tried, "enter"):
        return False
    units = [unit for unit in board.own(tried.name) if unit.place == tried.word(1)]
    there = str(tried.args["tile"])
    ways = [way for unit in units for way, tile in board.near(unit.tile).items() if tile == there]
    return bool(units) and not any(unit.free and board.crosses(unit, way) for unit in units for way in ways)


@forbids("ARC-EXP-09", verbs=("enter",))
def not_over_this_edge(tried: Tried) -> bool:
    """True for a ship over land and a citizen over sea."""
    if not at(tried, "enter"):
        return False
    board, there = board_of(tried), str(tried.args["tile"])
    units = [unit for unit in board.own(tried.name) if unit.place == tried.word(1)]
    edges = [board.edge(u.tile, way) for u in units for way, tile in board.near(u.tile).items() if tile == there]
    return bool(edges) and edges[0] != ("S" if units[0].ship else "L")


# Turn 0.


def fits_beside_start(tried: Tried, hex: str) -> bool:
    board = board_of(tried)
    gaps = [cell for cell in board.gaps() if board.start in board.touching(cell).values()]
    faces = [id for id in board.faces if id[:-1] == hex]
    return any(board.matches(face, cell, turn) for face in faces for cell in gaps for turn in range(6))


def some_hex_fits(tried: Tried) -> bool:
    """Where no hex would ever fit beside the start hex, other places are allowed."""
    pile = tried.facts["pile"]
    return any(fits_beside_start(tried, hex) for hex in (*tried.me["hand"], *pile["down"], *pile["cast"]))


@forbids("ARC-TZR-01", verbs=("take",))
def hex_is_not_in_hand(tried: Tried) -> bool:
    return at(tried, "take-hex") and tried.word(1) not in tried.me["hand"]


@forbids("ARC-TZR-02", verbs=("lay",))
def not_beside_the_start(tried: Tried) -> bool:
    lying, board = laid(tried), board_of(tried)
    if tried.prompt != "lay-first" or lying is None or board.start in board.touching(lying[1]).values():
        return False
    return some_hex_fits(tried)


@forbids("ARC-TZR-03", verbs=("lay", "take"))
def first_edges_do_not_match(tried: Tried) -> bool:
    if tried.verb == "take":
        return at(tried, "take-hex") and not fits_beside_start(tried, tried.word(1)) and some_hex_fits(tried)
    lying = laid(tried)
    return tried.prompt == "lay-first" and lying is not None and not board_of(tried).matches(*lying)


def cube(tried: Tried) -> tuple[str, tuple[str, ...]]:
    """Return the resource of a cube that a hex brings, and the icons of the hex."""
    prompt = {"market": "cube-to-market", "keep": "cube-to-keep"}[tried.verb]
    if not at(tried, prompt) or tried.word(1) not in FOOD_AND_GOODS:
        return "", ()
    return tried.word(1), board_of(tried).faces[str(tried.args["tile"])].resources


def not_printed(tried: Tried, first: bool) -> bool:
    resource, icons = cube(tried)
    return bool(resource) and resource not in icons and (tried.view.step == 0) == first


@forbids("ARC-TZR-08", verbs=("market",))
def not_printed_on_the_first_hex(tried: Tried) -> bool:
    return not_printed(tried, first=True)


@forbids("ARC-TZR-09", verbs=("keep",))
def no_such_icon_is_left(tried: Tried) -> bool:
    return not_printed(tried, first=True)


@forbids("ARC-EXP-16", verbs=("market", "keep"))
def not_printed_on_the_hex(tried: Tried) -> bool:
    return not_printed(tried, first=False)


@forbids("ARC-TZR-16", verbs=("keep",))
def the_only_icon_went_to_the_market(tried: Tried) -> bool:
    resource, icons = cube(tried)
    sent = tried.s.stack[-1][3].sent if resource else -1
    return sent >= 0 and FOOD_AND_GOODS[sent] == resource and icons.count(resource) == 1


@forbids("ARC-EXP-17", verbs=("market",))
def the_section_is_full(tried: Tried) -> bool:
    resource, _ = cube(tried)
    if not resource:
        return False
    return bool(tried.facts["market"]["domestic"][resource] >= board_of(tried).section("domestic", resource).capacity)
