"""Crises and events, and what cards ask of others (ARC-CRI, ARC-EVT, ARC-CRD-12, 23, 26)."""

from __future__ import annotations

from collections import Counter

from tests.games.archipelago.board import FOOD_AND_GOODS, at, board_of, have
from tests.reasons import Tried, forbids
from trireme.games.archipelago import moves


@forbids("ARC-CRI-12", verbs=("give",))
def no_cube_on_the_domestic_market(tried: Tried) -> bool:
    asked = str(tried.args.get("resource"))
    return at(tried, "help") and tried.word(1) == "market" and tried.facts["market"]["domestic"].get(asked) == 0


@forbids("ARC-CRI-26", verbs=("give",))
def no_cube_on_the_export_market(tried: Tried) -> bool:
    asked = str(tried.args.get("resource"))
    return at(tried, "supply") and tried.word(1) == "market" and tried.facts["market"]["export"].get(asked) == 0


@forbids("ARC-CRI-14", verbs=("raise",))
def not_as_many_as_the_card_says(tried: Tried) -> bool:
    if not at(tried, "raise"):
        return False
    total, count = len(tried.s.stack[-1]) - 4 + len(tried.words) - 1, int(tried.args["count"])
    return total > count if tried.code not in (None, moves.DONE) else total != count


def somebody_lies(tried: Tried, tile: str) -> bool:
    return any(unit.lying and unit.tile == tile for unit in board_of(tried).units)


def temple(tried: Tried) -> str:
    """Return the hex of the temple that is to be used."""
    tile = tried.word(1) if at(tried, "help") else ""
    return tile if tile in tried.facts["map"] and board_of(tried).built(tile, "temple") else ""


@forbids("ARC-CRI-17", verbs=("pray",))
def not_his_temple_or_nobody_lies(tried: Tried) -> bool:
    tile = temple(tried)
    return bool(tile) and (board_of(tried).controller(tile, "temple") != tried.name or not somebody_lies(tried, tile))


@forbids("ARC-CRI-19", verbs=("pray",))
def the_citizen_of_the_town_lies(tried: Tried) -> bool:
    tile, board = temple(tried), board_of(tried)
    if not tile or board.occupant(tile, "temple") is not None or not board.built(tile, "town"):
        return False
    citizen = board.occupant(tile, "town")
    return citizen is not None and citizen.owner == tried.name and citizen.lying


@forbids("ARC-CRD-12", verbs=("granary",))
def no_granary_for_this(tried: Tried) -> bool:
    """True without the card, a second time in a crisis, and for what is not other food."""
    if not at(tried, "help"):
        return False
    board, asked = board_of(tried), str(tried.args["resource"])
    food = {kind.id for kind in board.content.resource if kind.food}
    own = [op.n for id in tried.me["cards"] for op in board.card(id).ops if op.op == "crisis_wild"]
    used = tried.s.stack[-1][3].granaries
    return sum(own) <= used or not {asked, tried.word(1)} <= food or tried.word(1) == asked


@forbids("ARC-EVT-02", verbs=("yes",))
def too_few_florins_for_the_event(tried: Tried) -> bool:
    return at(tried, "pay-or-rebels") and tried.me["florins"] < int(tried.args["florins"])


@forbids("ARC-CRI-10", verbs=("give", "granary", "pray", "done"))
def it_is_the_crisis_turn_of_another(tried: Tried) -> bool:
    return tried.prompt in ("help", "supply") and not tried.asked


@forbids("ARC-CRD-23", verbs=("nothing",))
def has_a_cube_to_hand_over(tried: Tried) -> bool:
    return at(tried, "loot") and any(tried.me["stock"].values())


@forbids("ARC-CRD-26", verbs=("hide",))
def fists_hold_the_wrong_number(tried: Tried) -> bool:
    """A fist holds a cube each; with a single cube one is empty, without cubes both are."""
    if not at(tried, "fists"):
        return False
    cubes = Counter(word for word in tried.words[1:] if word in FOOD_AND_GOODS)
    return cubes.total() != min(2, sum(have(tried, kind) for kind in FOOD_AND_GOODS))
