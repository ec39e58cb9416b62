"""Bids, displaced bids, the conquest row and solo purchases (PEL-BID, DSP, CNQ, SOL)."""

from __future__ import annotations

from tests.games.peloponnes.mats import (
    BIDDING,
    WANTS_A_TILE,
    conquest_price,
    halves,
    in_conquest_row,
    in_normal_row,
    luxury_value,
    mat,
    named,
    needs,
    of,
    offer,
    phase,
    plays_with,
    purse,
    solo,
    stated,
    tile,
    worth_more,
)
from tests.reasons import Tried, forbids


def is_bid(tried: Tried) -> bool:
    """A bid, or a tile or an amount of one, on one's turn."""
    if not tried.asked or tried.prompt not in ("bid-or-pass", "buy-or-pass", "how-much"):
        return False
    return tried.verb in ("", "bid") or (solo(tried) and tried.verb == "buy") or tried.prompt == "how-much"


def is_move(tried: Tried) -> bool:
    """A displaced bid that is to go to another tile."""
    return tried.asked and tried.prompt == "move-or-withdraw" and tried.verb in ("", "move")


def bids_on(tried: Tried) -> str:
    """The tile of the display that a bid is made on or moved to."""
    name = tile(tried)
    return name if (is_bid(tried) or is_move(tried)) and name and offer(tried, name) is not None else ""


def coins(tried: Tried) -> int:
    """Those of the bid: named, of a displaced bid, or else as many as there are."""
    if is_move(tried):
        return own_bid(tried)
    amount = stated(tried)
    return purse(tried) if amount is None else amount


def own_bid(tried: Tried) -> int:
    """The coins of a displaced bid, which lie on no tile."""
    return int(str(tried.args["coins"]))


def displaced(tried: Tried) -> bool:
    return bool(mat(tried).status == "displaced")


def sea_tile(tried: Tried) -> bool:
    return plays_with(tried, "sea") and tried.word(1).startswith("sea_")


def wants_more(tried: Tried) -> bool:
    """Tries to bid, or names an amount, or points at something."""
    return tried.verb in WANTS_A_TILE or tried.verb.isdigit()


# Turns.


@forbids("PEL-BID-01", general=True)
def not_their_turn(tried: Tried) -> bool:
    return phase(tried) == "bid" and not tried.asked


@forbids("PEL-BID-02")
def one_tile_or_pass(tried: Tried) -> bool:
    """One tile, once: no second turn, no two tiles, nothing else instead of a bid."""
    if phase(tried) != "bid":
        return False
    if not tried.asked:
        return bool(mat(tried).status == "bid") and (wants_more(tried) or tried.verb == "pass")
    if tried.prompt == "how-much":
        return tried.verb in ("bid", "pass")
    other = tried.verb == "withdraw" or (tried.verb == "buy" and not solo(tried) and not sea_tile(tried))
    tiles = [*named(tried), *(word for word in tried.words[1:] if plays_with(tried, "sea") and word.startswith("sea_"))]
    return tried.prompt in ("bid-or-pass", "buy-or-pass") and (other or len(tiles) > 1)


@forbids("PEL-BID-04")
def has_passed(tried: Tried) -> bool:
    wants = wants_more(tried) if phase(tried) == "bid" else tried.verb in ("pay", "mark", "box")
    return phase(tried) in ("bid", "place") and mat(tried).status == "passed" and wants


@forbids("PEL-DSP-08")
def has_withdrawn(tried: Tried) -> bool:
    wants = wants_more(tried) if phase(tried) == "bid" else tried.verb in ("pay", "mark", "box")
    return phase(tried) in ("bid", "place") and mat(tried).status == "withdrawn" and wants


@forbids("PEL-BID-10")
def bid_stays(tried: Tried) -> bool:
    if phase(tried) != "bid":
        return False
    changes = wants_more(tried) or tried.verb in BIDDING
    return changes and (mat(tried).status == "bid" or (tried.verb == "move" and not displaced(tried)))


@forbids("PEL-DSP-02")
def displaced_player_first(tried: Tried) -> bool:
    waits = mat(tried).status == "waiting" and any(each.status == "displaced" for each in tried.view.mats)
    return phase(tried) == "bid" and not tried.asked and waits and (wants_more(tried) or tried.verb in BIDDING)


# Bids.


@forbids("PEL-BID-05")
def below_the_minimum(tried: Tried) -> bool:
    name = bids_on(tried)
    return not solo(tried) and in_normal_row(tried, name) and coins(tried) < of(tried, "minimum", name)


@forbids("PEL-BID-07", verbs=("bid",))
def in_parts(tried: Tried) -> bool:
    return not tried.word(2).lstrip("-").isdigit()


@forbids("PEL-BID-08")
def above_the_purse(tried: Tried) -> bool:
    name = bids_on(tried)
    if not name or is_move(tried):
        return False
    amount = stated(tried)
    if amount is not None:
        return amount > purse(tried)
    if in_conquest_row(tried, name):
        return purse(tried) < conquest_price(tried, name)
    return purse(tried) < of(tried, "minimum", name) or not worth_more(tried, name, purse(tried))


@forbids("PEL-BID-09")
def not_worth_more_than_the_bid_there(tried: Tried) -> bool:
    name = bids_on(tried)
    return in_normal_row(tried, name) and not worth_more(tried, name, coins(tried))


@forbids("PEL-BLD-08")
def half_coin_defends(tried: Tried) -> bool:
    name = bids_on(tried)
    if not in_normal_row(tried, name) or worth_more(tried, name, coins(tried)):
        return False
    there = offer(tried, name)
    return halves(tried, there.seat) > 0 and 2 * coins(tried) + halves(tried, tried.seat) > 2 * there.coins


@forbids("PEL-BLD-11")
def two_halves_are_a_coin(tried: Tried) -> bool:
    name = bids_on(tried)
    if not in_normal_row(tried, name) or worth_more(tried, name, coins(tried)):
        return False
    there = offer(tried, name)
    return halves(tried, there.seat) == 2 and 2 * coins(tried) + halves(tried, tried.seat) > 2 * there.coins + 1


@forbids("PEL-BLD-09")
def half_coin_does_not_pay(tried: Tried) -> bool:
    name = bids_on(tried)
    if not name or not halves(tried, tried.seat):
        return False
    price = conquest_price(tried, name) if in_conquest_row(tried, name) else of(tried, "minimum", name)
    return bool(coins(tried) < price <= coins(tried) + (halves(tried, tried.seat) + 1) // 2)


@forbids("PEL-BID-11")
def too_few_inhabitants(tried: Tried) -> bool:
    name = bids_on(tried)
    return bool(name) and needs(tried, name) > mat(tried).population


for _rule, _tile in {
    "PEL-BLD-02": "barracks",
    "PEL-BLD-05": "tiryns_fortress",
    "PEL-BLD-22": "oracle",
    "PEL-BLD-24": "stockade",
}.items():

    @forbids(_rule)
    def takes_inhabitants(tried: Tried, name: str = _tile) -> bool:
        return tile(tried) == name and too_few_inhabitants(tried)


# The conquest row.


@forbids("PEL-CNQ-01")
def not_the_price(tried: Tried) -> bool:
    name = bids_on(tried)
    if not in_conquest_row(tried, name) or is_move(tried):
        return False
    price, amount = conquest_price(tried, name), stated(tried)
    return amount not in (None, price) or purse(tried) < price


@forbids("PEL-CNQ-02", "PEL-CNQ-03")
def taken_for_good(tried: Tried) -> bool:
    name = bids_on(tried)
    return in_conquest_row(tried, name) and offer(tried, name).seat is not None


@forbids("PEL-CNQ-04")
def displaced_bid_below_the_price(tried: Tried) -> bool:
    name = bids_on(tried)
    return is_move(tried) and in_conquest_row(tried, name) and coins(tried) < conquest_price(tried, name)


# Displaced bids.


@forbids("PEL-DSP-03")
def only_if_displaced(tried: Tried) -> bool:
    """Who is displaced moves or withdraws; nobody else does."""
    if phase(tried) != "bid" or not tried.asked:
        return False
    own = ("move", "withdraw") if displaced(tried) else ("bid", "pass")
    bought = tried.verb == "buy" and displaced(tried) and not plays_with(tried, "sea")
    return bought or (tried.verb in BIDDING and tried.verb not in own)


@forbids("PEL-DSP-04")
def amount_stays(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "move-or-withdraw":
        return False
    amount, bid = stated(tried), own_bid(tried)
    if amount is not None:
        return tried.verb in ("bid", "move") and amount != bid
    if tried.verb == "move" and tried.word(2):
        return not tried.word(2).isdigit()
    name = bids_on(tried)
    return bool(name) and mat(tried).coins > 0 and bid < lowest(tried, name) <= bid + purse(tried)


@forbids("PEL-LUX-08")
def luxury_raises_no_displaced_bid(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "move-or-withdraw" or not luxury_value(tried):
        return False
    amount, bid = stated(tried), own_bid(tried)
    if amount is not None:
        return bool(bid + mat(tried).coins < amount <= bid + purse(tried))
    name = bids_on(tried)
    return bool(name) and bid < lowest(tried, name) <= bid + purse(tried)


def lowest(tried: Tried, name: str) -> int:
    """The fewest coins that would win a tile now."""
    if in_conquest_row(tried, name):
        return conquest_price(tried, name)
    amount = int(of(tried, "minimum", name))
    while not worth_more(tried, name, amount):
        amount += 1
    return amount


@forbids("PEL-DSP-05")
def displaced_bid_below_the_minimum(tried: Tried) -> bool:
    return is_move(tried) and below_the_minimum(tried)


@forbids("PEL-DSP-06")
def displaced_bid_not_worth_more(tried: Tried) -> bool:
    return is_move(tried) and not_worth_more_than_the_bid_there(tried)


@forbids("PEL-DSP-09")
def no_tile_takes_it(tried: Tried) -> bool:
    """Whatever is chosen: nothing but withdrawing is left."""
    if not is_move(tried):
        return False
    for each in (*tried.view.normal, *tried.view.conquest):
        free = each.seat is None or in_normal_row(tried, each.tile)
        enough = own_bid(tried) >= lowest(tried, each.tile) and needs(tried, each.tile) <= mat(tried).population
        if free and enough:
            return False
    return True


# Solo play.


@forbids("PEL-SOL-02")
def solo_price(tried: Tried) -> bool:
    """There is no auction: a tile of the normal row costs its minimum, and one is bought a round."""
    if not solo(tried):
        return False
    name, amount = bids_on(tried), stated(tried)
    if in_normal_row(tried, name):
        price = of(tried, "minimum", name)
        return bool(amount not in (None, price) or purse(tried) < price)
    return tried.verb == "buy" and phase(tried) not in ("bid", "setup")


@forbids("PEL-SOL-03")
def solo_conquest_price(tried: Tried) -> bool:
    return solo(tried) and not_the_price(tried)


@forbids("PEL-SOL-07")
def same_limits_for_a_purchase(tried: Tried) -> bool:
    return solo(tried) and (above_the_purse(tried) or too_few_inhabitants(tried))


@forbids("PEL-SOL-08")
def nothing_is_displaced(tried: Tried) -> bool:
    return solo(tried) and tried.verb in ("move", "withdraw")


@forbids("PEL-SOL-01", verbs=("civilization",))
def civilization_is_chosen_once(tried: Tried) -> bool:
    return solo(tried) and tried.prompt != "choose-civilization"


@forbids("PEL-SOL-15", verbs=("civilization",))
def civilization_of_an_earlier_level(tried: Tried) -> bool:
    series = tried.game.options.get("series", ())
    name = tried.target.removeprefix("civilization:") or tried.word(1)
    return tried.prompt == "choose-civilization" and isinstance(series, list | tuple) and name in series


@forbids("PEL-SOL-13", verbs=("extra",))
def extra_income_is_a_good(tried: Tried) -> bool:
    return tried.prompt == "choose-extra-income" and tried.word(1) not in ("wood", "stone", "food")


@forbids("PEL-SOL-14", verbs=("extra",))
def extra_income_is_chosen_at_the_start(tried: Tried) -> bool:
    return solo(tried) and phase(tried) != "setup"
