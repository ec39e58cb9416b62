"""Evolution cards, wonders, phase 6 (ARC-EVO, ARC-CRD, ARC-WON, ARC-PUR, ARC-SEC-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.archipelago.board import at, at_act, board_of, costs, fee, have
from tests.games.archipelago.reasons.building import some_site
from tests.games.archipelago.reasons.moving import can_migrate, sea_between
from tests.games.archipelago.reasons.people import couples, full, posts
from tests.games.archipelago.reasons.regions import can_explore
from tests.games.archipelago.reasons.trading import can_trade
from tests.reasons import Tried, forbids


def card_of(tried: Tried) -> Any:
    """Return the card that is to be used."""
    return board_of(tried).card(tried.word(1)) if at_act(tried) and tried.verb == "use" else None


def his(tried: Tried) -> bool:
    return board_of(tried).owner(tried.word(1)) == tried.name


def usable(tried: Tried) -> bool:
    """Return whether the card is the player's own, or open to all."""
    card = card_of(tried)
    return card is not None and card.arrow != "passive" and (his(tried) or card.arrow == "multicolour")


@forbids("ARC-EVO-09", verbs=("use",))
def card_is_passive(tried: Tried) -> bool:
    card = card_of(tried)
    return card is not None and card.arrow == "passive"


@forbids("ARC-EVO-03", verbs=("use",))
def card_is_engaged(tried: Tried) -> bool:
    return card_of(tried) is not None and tried.word(1) in tried.facts["engaged"]


@forbids("ARC-EVO-05", verbs=("use",))
def card_of_another_with_a_black_arrow(tried: Tried) -> bool:
    card = card_of(tried)
    return card is not None and card.arrow == "black" and not his(tried)


@forbids("ARC-EVO-04", verbs=("use",))
def activation_cannot_be_paid(tried: Tried) -> bool:
    if not usable(tried):
        return False
    short = any(need > have(tried, unit) for unit, need in costs(tried).items())
    return short or card_of(tried).activation.discs > tried.me["discs"]


@forbids("ARC-EVO-06", "ARC-EVO-11", verbs=("use",))
def owner_cannot_be_paid(tried: Tried) -> bool:
    return usable(tried) and not his(tried) and fee(tried) > tried.me["florins"]


def is_wonder(tried: Tried) -> bool:
    card = card_of(tried)
    return card is not None and card.kind == "wonder"


@forbids("ARC-WON-01", verbs=("use",))
def wonder_is_built(tried: Tried) -> bool:
    return is_wonder(tried) and tried.word(1) in tried.facts["built"]


@forbids("ARC-WON-02", verbs=("use",))
def wonder_of_another(tried: Tried) -> bool:
    return is_wonder(tried) and not his(tried)


@forbids("ARC-WON-03", verbs=("use",))
def no_citizen_for_the_wonder(tried: Tried) -> bool:
    return is_wonder(tried) and not any(unit.free and not unit.ship for unit in board_of(tried).own(tried.name))


@forbids("ARC-WON-08", verbs=("use",))
def no_such_building_for_the_wonder(tried: Tried) -> bool:
    if not is_wonder(tried):
        return False
    board = board_of(tried)
    for house, number in card_of(tried).requires.items():
        if sum(board.controller(tile, house) == tried.name for tile in board.cells) < number:
            return True
    return False


@forbids("ARC-WON-07", verbs=("send",))
def cannot_go_onto_the_wonder(tried: Tried) -> bool:
    units = [unit for unit in board_of(tried).own(tried.name) if unit.place == tried.word(1)]
    return at(tried, "to-wonder") and bool(units) and not any(unit.free and not unit.ship for unit in units)


# What cards do.


def operable(tried: Tried) -> bool:
    """Return whether a market or port waits for this player."""
    board = board_of(tried)
    for tile in board.cells:
        for house in ("market", "port"):
            if not board.built(tile, house) or house in tried.facts["map"][tile]["used"]:
                continue
            unit, citizen = board.occupant(tile, house), board.occupant(tile, "town")
            if unit is not None and unit.owner == tried.name and unit.free:
                return True
            if citizen is None or citizen.owner != tried.name or (unit is not None and unit.owner != tried.name):
                continue
            if citizen.free or (not citizen.lying and tried.facts["map"][tile]["town_works"]):
                return True
    return False


def prepares(tried: Tried) -> bool:
    return not tried.view.turn["action"] and tried.me["discs"] > 0


def recruits_with(tried: Tried, florins: float) -> bool:
    board = board_of(tried)
    able = tried.facts["workers"] > 0 and board.supply(tried.name) > 0 and board.recruit_price() <= florins
    return able and any(posts(tried, tile) and not full(tried, tile) for tile in board.cells)


def can_pillage(tried: Tried) -> bool:
    board = board_of(tried)
    for unit in board.own(tried.name):
        icons = range(len(board.faces[unit.tile].resources))
        if not unit.ship and not unit.lying and set(icons) - set(tried.facts["map"][unit.tile]["pillaged"]):
            return True
    return False


def applies(tried: Tried, op: Any, florins: float) -> bool:
    """Return whether something of a part of a card can be applied with so many florins left."""
    board, facts = board_of(tried), tried.facts
    ships = [unit for unit in board.own(tried.name) if unit.ship]
    mine = {unit.tile for unit in ships}
    others = [name for name in tried.game.seats if name != tried.name]
    word = op.op
    if word in ("rebels", "workers"):
        return bool(op.n > 0 or facts[word] > 0)
    if word in ("rebels_per_temple", "workers_per_port", "rebels_per_town"):
        marker, house = word.split("_per_")
        return board.standing(house) > 0 and (op.n > 0 or facts[marker] > 0)
    if word == "harvest_double":
        kinds = ("fruit", "cattle", "fish", "wood", "stone", "iron")
        just_now = tried.s.turn[11] == kinds.index(op.resource)
        return facts["stores"][op.resource] > 0 if just_now else prepares(tried)
    if word == "free_action":
        possible = {"exploration": can_explore, "migration": can_migrate}
        return possible[op.action](tried) if op.action in possible else some_site(tried, "ship")
    simple: dict[str, Callable[[], Any]] = {
        "rebels_by_temples": lambda: facts["rebels"] > 0,
        "pay_choice": lambda: facts["rebels"] > 0,
        "florins": lambda: facts["bank"] > 0,
        "tax": lambda: facts["bank"] > 0 and any(not u.lying and not u.ship for u in board.own(tried.name)),
        "gain": lambda: facts["stores"][op.resource] > 0,
        "discount": lambda: prepares(tried),
        "land_steps": lambda: prepares(tried),
        "peek_hexes": lambda: prepares(tried),
        "sale_bonus": lambda: prepares(tried) or (not tried.view.turn["florin"] and operable(tried)),
        "transactions": lambda: florins == float("inf") or can_trade(tried, op.market, int(florins)),
        "recruit": lambda: recruits_with(tried, florins),
        "add_citizen": lambda: board.supply(tried.name) > 0 and bool(couples(tried)),
        "stand": lambda: any(unit.lying for unit in board.units),
        "look_objective": lambda: any(facts["players"][name]["objectives"] for name in others),
        "reveal_buy": lambda: bool(facts["deck"]["top"]),
        "move_ship": lambda: any(u.free and any(sea_between(board, u.tile, t) for t in board.cells) for u in ships),
        "rotate": lambda: bool(facts["track"]),
        "sink_ship": lambda: any(u.ship and u.owner != tried.name and u.tile in mine for u in board.units),
        "steal_cube": lambda: True,
        "pillage": lambda: can_pillage(tried),
    }
    return bool(simple[word]())


@forbids("ARC-CRD-14", verbs=("use",))
def nothing_of_it_can_be_applied(tried: Tried) -> bool:
    card = card_of(tried)
    if not usable(tried) or card.kind == "wonder":
        return False
    left = tried.me["florins"] - fee(tried)
    return not any(applies(tried, op, left if left >= 0 else float("inf")) for op in card.ops)


@forbids("ARC-CRD-04", verbs=("buy",))
def not_of_the_kind_that_may_be_bought(tried: Tried) -> bool:
    if not at(tried, "buy-revealed") or board_of(tried).card(tried.word(1)) is None:
        return False
    progress = bool(tried.s.stack[-1][3].progress)
    return bool((board_of(tried).card(tried.word(1)).kind != "character") != progress)


# Phase 6.


@forbids("ARC-PUR-05", verbs=("buy",))
def card_is_too_dear(tried: Tried) -> bool:
    return at(tried, "buy-or-rotate") and costs(tried).get("florins", 0) > tried.me["florins"]


def missing(tried: Tried) -> bool:
    """Return whether the card is missing from the track."""
    known = board_of(tried).card(tried.word(1)) is not None
    return at(tried, "buy-or-rotate", "rotate") and known and tried.word(1) not in board_of(tried).track()


def first_card(tried: Tried) -> str:
    """Return the card that was rotated or bought before."""
    number = tried.s.stack[-1][3].card if at(tried, "rotate") else -1
    return board_of(tried).content.evolution_card[number].id if number >= 0 else ""


def has_bought(tried: Tried) -> bool:
    return board_of(tried).second_edition and bool(first_card(tried)) and first_card(tried) in tried.me["cards"]


@forbids("ARC-PUR-02", verbs=("buy", "rotate"))
def not_on_the_track(tried: Tried) -> bool:
    """Also true when it is another player's turn to buy or to rotate."""
    if tried.facts["at"] == "purchase" and not tried.asked and tried.prompt in ("buy-or-rotate", "rotate"):
        return True
    return missing(tried) and not has_bought(tried) and tried.view.phase == "purchase"


@forbids("ARC-PUR-09", verbs=("rotate",))
def the_same_card_twice(tried: Tried) -> bool:
    return bool(first_card(tried)) and tried.word(1) == first_card(tried) and not has_bought(tried)


@forbids("ARC-SEC-01", verbs=("rotate",))
def not_one_of_the_other_cards(tried: Tried) -> bool:
    return has_bought(tried) and missing(tried)


@forbids("ARC-CRD-10", verbs=("rotate",))
def a_card_rotates_one_of_the_track(tried: Tried) -> bool:
    return missing(tried) and tried.view.phase != "purchase"
