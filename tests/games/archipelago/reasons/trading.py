"""Markets and ports (ARC-MKT, ARC-FLO, ARC-CTL-01, 06)."""

from __future__ import annotations

from tests.games.archipelago.board import FOOD_AND_GOODS, at, at_act, board_of, have
from tests.reasons import Tried, forbids


def trade(tried: Tried) -> tuple[str, str]:
    """Return the market and the resource of a transaction."""
    resource, market = tried.word(1).removeprefix("token:"), tried.word(2)
    known = resource in FOOD_AND_GOODS and market in ("domestic", "export") and at(tried, "act", "trades")
    return (market, resource) if known else ("", "")


@forbids("ARC-MKT-07", verbs=("buy",))
def section_is_empty_or_too_dear(tried: Tried) -> bool:
    market, resource = trade(tried)
    if not market:
        return False
    cubes = tried.facts["market"][market][resource]
    return not cubes or board_of(tried).price(market, resource, cubes) > int(tried.me["florins"])


@forbids("ARC-MKT-06", verbs=("sell",))
def section_is_full(tried: Tried) -> bool:
    market, resource = trade(tried)
    return (
        bool(market) and tried.facts["market"][market][resource] >= board_of(tried).section(market, resource).capacity
    )


def zone(tried: Tried) -> bool:
    """Return whether the move uses a market or port that stands."""
    return at_act(tried) and tried.word(1) in tried.facts["map"] and board_of(tried).built(tried.word(1), tried.verb)


def by_town(tried: Tried) -> bool:
    return tried.words[2:] == ["by", "town"]


@forbids("ARC-CTL-01", verbs=("market", "port"))
def no_unit_of_his_is_on_it(tried: Tried) -> bool:
    if not zone(tried) or by_town(tried):
        return False
    unit = board_of(tried).occupant(tried.word(1), tried.verb)
    return unit is None or unit.owner != tried.name or unit.lying


@forbids("ARC-CTL-06", verbs=("market", "port"))
def no_town_of_his_controls_it(tried: Tried) -> bool:
    if not zone(tried) or not by_town(tried):
        return False
    unit = board_of(tried).occupant(tried.word(1), tried.verb)
    held = unit is not None and unit.owner != tried.name
    return board_of(tried).town_lord(tried.word(1)) != tried.name or held


@forbids("ARC-FLO-02", verbs=("market", "port"))
def nobody_can_operate_it(tried: Tried) -> bool:
    """Its own unit, or the town's citizen, is engaged or lies. One that works for the town already may go on."""
    if not zone(tried):
        return False
    tile = tried.word(1)
    unit = board_of(tried).occupant(tile, "town" if by_town(tried) else tried.verb)
    if unit is None or unit.owner != tried.name:
        return False
    works = by_town(tried) and tried.facts["map"][tile]["town_works"] and not unit.lying
    return not unit.free and not works


@forbids("ARC-FLO-05", verbs=("market", "port"))
def it_has_worked(tried: Tried) -> bool:
    return zone(tried) and tried.verb in tried.facts["map"][tried.word(1)]["used"]


@forbids("ARC-FLO-06", verbs=("market", "port"))
def no_florin_for_the_zone(tried: Tried) -> bool:
    return zone(tried) and tried.me["florins"] < 1


def can_trade(tried: Tried, market: str, florins: int) -> bool:
    """Return whether one transaction is possible with so many florins."""
    board = board_of(tried)
    for resource in FOOD_AND_GOODS:
        cubes, section = tried.facts["market"][market][resource], board.section(market, resource)
        if cubes and board.price(market, resource, cubes) <= florins:
            return True
        token = tried.me["tokens"] and tried.facts["stores"][resource]
        if cubes < section.capacity and (have(tried, resource) or token):
            return True
    return False


def by_card(tried: Tried) -> bool:
    """Return whether a card may give the transactions: one that does so has been used."""
    cards = [board_of(tried).card(id) for id in tried.facts["engaged"]]
    given = any(op.op == "transactions" for card in cards for op in card.ops)
    return not tried.view.turn["florin"] or bool(tried.view.turn["card"] and given)


@forbids("ARC-FLO-09", verbs=("market", "port", "done"))
def no_transaction(tried: Tried) -> bool:
    if tried.verb == "done":
        nothing_yet = at(tried, "trades") and tried.s.stack[-1][3].done == 0 and not by_card(tried)
        return nothing_yet and can_trade(tried, str(tried.args["market"]), tried.me["florins"])
    market = "domestic" if tried.verb == "market" else "export"
    return zone(tried) and tried.me["florins"] >= 1 and not can_trade(tried, market, tried.me["florins"] - 1)


@forbids("ARC-FLO-04", verbs=("buy", "sell"))
def the_other_market(tried: Tried) -> bool:
    market, _ = trade(tried)
    return at(tried, "trades") and bool(market) and market != tried.args["market"] and not by_card(tried)
