"""Buildings that are paid or marked, and income to choose (PEL-PLC, LUX, BLD)."""

from __future__ import annotations

from tests.games.peloponnes.mats import (
    can_pay,
    figures,
    mat,
    named,
    of,
    phase,
    plays_with,
    purse,
    stated,
)
from tests.games.peloponnes.reasons import bids, sea
from tests.reasons import Tried, forbids


def won(tried: Tried) -> str:
    """The building that a player has just won and places now."""
    question = tried.question
    return str(question.args["tile"]) if question is not None and question.prompt == "pay-or-mark" else ""


def cost(tried: Tried, name: str) -> tuple[int, int]:
    return int(of(tried, "cost_wood", name)), int(of(tried, "cost_stone", name))


def the_new_one(tried: Tried) -> bool:
    return bool(won(tried)) and all(name == won(tried) for name in named(tried))


def cannot_pay(tried: Tried) -> bool:
    return not can_pay(tried, *cost(tried, won(tried)))


def cannot_mark(tried: Tried) -> bool:
    return bool(purse(tried) < figures(tried).marker_coins)


def pays(tried: Tried) -> bool:
    return the_new_one(tried) and tried.verb in ("", "pay")


def marks(tried: Tried) -> bool:
    return the_new_one(tried) and tried.verb == "mark"


@forbids("PEL-PLC-04")
def paid_in_full_or_marked(tried: Tried) -> bool:
    if won(tried) and not the_new_one(tried):
        return True  # Only the new building is paid for or marked now.
    if pays(tried) or marks(tried):
        return cannot_pay(tried) if pays(tried) else cannot_mark(tried)
    # A terrain tile is neither paid for nor marked.
    name = str(tried.figures.get("terrain", ""))
    return tried.prompt == "pay-or-mark" and not tried.asked and bool(name) and name in mat(tried).terrains


@forbids("PEL-PLC-06")
def not_in_part(tried: Tried) -> bool:
    return pays(tried) and cannot_pay(tried)


@forbids("PEL-PLC-07")
def no_coin_to_mark_with(tried: Tried) -> bool:
    return marks(tried) and cannot_mark(tried)


@forbids("PEL-PLC-08")
def goes_to_the_box(tried: Tried) -> bool:
    return (pays(tried) or marks(tried)) and cannot_pay(tried) and cannot_mark(tried)


@forbids("PEL-PLC-09", verbs=("box",))
def cannot_be_refused(tried: Tried) -> bool:
    if not the_new_one(tried):
        return False
    wood, stone = cost(tried, won(tried))
    mine = mat(tried)
    return bool((mine.wood >= wood and mine.stone >= stone) or mine.coins >= figures(tried).marker_coins)


@forbids("PEL-PLC-13")
def finished_in_a_supply_round_only(tried: Tried) -> bool:
    if tried.verb == "finish":
        return phase(tried) != "supply"
    if tried.prompt != "pay-or-mark" or tried.verb not in ("", "pay", "mark"):
        return False
    placed = tried.verb == "pay" and not tried.asked and bool(mat(tried).marked)
    return placed or any(name in mat(tried).marked for name in named(tried))


@forbids("PEL-PLC-18", verbs=("box",))
def terrain_cannot_be_refused(tried: Tried) -> bool:
    terrains = [name for name in named(tried) if not of(tried, "is_building", name)]
    if named(tried):
        return bool(terrains)
    return phase(tried) == "place" and not tried.asked and mat(tried).status == "bid"


def asked_for(tried: Tried) -> dict[str, int] | None:
    """What a payment that was tried comes to; None where nothing was to be paid."""
    if pays(tried):
        wood, stone = cost(tried, won(tried))
        return {"wood": wood, "stone": stone}
    if marks(tried):
        return {"coins": int(figures(tried).marker_coins)}
    if bids.is_bid(tried) and (name := bids.bids_on(tried)):
        amount = stated(tried)
        return {"coins": bids.lowest(tried, name) if amount is None else amount}
    if sea.buys(tried):
        return {good: amount for good, amount in sea.price(tried).items() if good != "luxury"}
    if tried.asked and tried.prompt in ("finish", "keep-earthquake", "keep-tempest"):
        return row_price(tried)
    return None


def row_price(tried: Tried) -> dict[str, int]:
    """Of tiles to finish or to keep, with those that are chosen already."""
    mine, rules = mat(tried), figures(tried)
    row = {"finish": mine.marked, "keep-earthquake": mine.buildings, "keep-tempest": mine.terrains}[tried.prompt]
    chosen = tables_chosen(tried)
    tiles = [name for name in dict.fromkeys([*named(tried), *chosen]) if name in row]
    if tried.prompt == "finish":
        costs = [cost(tried, name) for name in tiles]
        return {"wood": sum(wood for wood, _ in costs), "stone": sum(stone for _, stone in costs)}
    count = len(tiles)
    if tried.prompt == "keep-earthquake":
        wood, stone = rules.earthquake_wood_per_building, rules.earthquake_stone_per_building
        return {"wood": wood * count, "stone": stone * count}
    return {"food": rules.tempest_food_per_terrain * count, "coins": rules.tempest_coins_per_terrain * count}


def tables_chosen(tried: Tried) -> list[str]:
    """Tiles that the player has chosen already in this question."""
    question = tried.question
    codes, items = getattr(question, "chosen", ()), getattr(question, "items", ())
    return [item.text for item in items if item.code in codes]


@forbids("PEL-LUX-01")
def too_few_luxury_goods(tried: Tried) -> bool:
    if tried.prompt == "feed" and tried.asked:
        fed = tried.number(1) if tried.verb == "feed" else tried.number(0)
        gap = fed - mat(tried).fish - mat(tried).food
        return bool(fed <= mat(tried).population and gap * figures(tried).luxury_per_good > mat(tried).luxury)
    payment = asked_for(tried)
    return payment is not None and mat(tried).luxury > 0 and not can_pay(tried, **payment)


@forbids("PEL-PLC-12")
def coins_on_buildings_pay_nothing(tried: Tried) -> bool:
    payment, laid = asked_for(tried), len(mat(tried).marked) * figures(tried).marker_coins
    if payment is None or not laid or can_pay(tried, **payment):
        return False
    payment["coins"] = payment.get("coins", 0) - laid
    return can_pay(tried, **payment)


@forbids("PEL-BLD-12", verbs=("take",))
def one_good_for_each_of_two_buildings(tried: Tried) -> bool:
    if tried.prompt == "choose-income" and tried.asked:
        goods = figures(tried).choice_income
        return len(tried.words) != 2 or tried.word(1) not in goods
    return not (tried.prompt == "prestige-or-inhabitants" and tried.asked)


@forbids("PEL-BLD-25", verbs=("take",))
def points_or_an_inhabitant(tried: Tried) -> bool:
    if tried.prompt != "prestige-or-inhabitants":
        return False
    return not tried.asked or tried.word(1) not in ("prestige", "population", "inhabitant", "inhabitants")


@forbids("PEL-BLD-26", verbs=("take",))
def chosen_at_scoring_only(tried: Tried) -> bool:
    good = tried.word(1) in figures(tried).choice_income
    return plays_with(tried, "six") and tried.prompt != "prestige-or-inhabitants" and not good
