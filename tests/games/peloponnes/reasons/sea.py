"""Sea tiles (PEL-SEA, PEL-MIX)."""

from __future__ import annotations

from typing import Any

from tests.games.peloponnes.mats import can_pay, mat, missing, plays_with, ruleset, solo
from tests.reasons import Tried, forbids


def name_of(tried: Tried) -> str:
    """The sea tile that a move names, or that was pointed at."""
    cited = str(tried.figures.get("tile", ""))
    words = [tried.target.removeprefix("tile:")] if tried.target else tried.words[1:]
    found = [word for word in words if word.startswith("sea_")]
    return cited if cited in found else next(iter(found), "")


def box(tried: Tried) -> Any:
    """The sea tiles of the content, all that there are and those that this table plays with."""
    return ruleset(tried).more.rows["sea"]


def with_sea(tried: Tried) -> bool:
    return plays_with(tried, "sea")


def in_play(tried: Tried) -> bool:
    return with_sea(tried) and name_of(tried) in [tile.id for tile in box(tried).tiles]


def buys(tried: Tried) -> bool:
    """Tries to buy a sea tile when it is the time for it."""
    on_turn = tried.asked and tried.prompt in ("bid-or-pass", "buy-or-pass")
    return in_play(tried) and on_turn and tried.verb in ("", "buy")


def holder(tried: Tried) -> int | None:
    """The seat that owns a sea tile."""
    name = name_of(tried)
    return next((seat for seat, each in enumerate(tried.view.mats) if name in each.rows.get("sea", ())), None)


def price(tried: Tried) -> dict[str, int]:
    tile = next(each for each in box(tried).tiles if each.id == name_of(tried))
    return {good: getattr(tile.cost, good) for good in ("wood", "stone", "food", "coins", "luxury")}


def lacking(tried: Tried) -> int:
    """Goods that are missing, besides luxury goods."""
    cost = price(tried)
    return missing(tried, cost["wood"], cost["stone"], cost["food"], cost["coins"])


def rate(tried: Tried) -> int:
    return int(ruleset(tried).figures.luxury_per_good)


def too_dear(tried: Tried) -> bool:
    return buys(tried) and price(tried)["luxury"] + lacking(tried) * rate(tried) > mat(tried).luxury


@forbids("PEL-SEA-01")
def of_another_box(tried: Tried) -> bool:
    return with_sea(tried) and not plays_with(tried, "hellas") and bool(name_of(tried)) and not in_play(tried)


@forbids("PEL-MIX-03")
def without_sea(tried: Tried) -> bool:
    return plays_with(tried, "hellas") and not with_sea(tried) and bool(name_of(tried))


@forbids("PEL-SEA-03")
def not_turned_up(tried: Tried) -> bool:
    return in_play(tried) and name_of(tried) not in tried.view.rows["sea"] and holder(tried) is None


@forbids("PEL-SEA-04", verbs=("buy", "bid"))
def bought_before_the_bid_only(tried: Tried) -> bool:
    if tried.verb == "bid":  # A sea tile is bought, not bid on.
        return in_play(tried)
    return with_sea(tried) and not (tried.asked and tried.prompt in ("bid-or-pass", "buy-or-pass"))


@forbids("PEL-MIX-09", verbs=("buy",))
def bought_before_the_purchase_only(tried: Tried) -> bool:
    return solo(tried) and bought_before_the_bid_only(tried)


@forbids("PEL-SEA-05", verbs=("buy", "move"))
def not_while_displaced(tried: Tried) -> bool:
    displaced = tried.prompt == "move-or-withdraw" and tried.asked
    return with_sea(tried) and displaced and (tried.verb == "buy" or in_play(tried))


@forbids("PEL-SEA-07")
def one_a_round(tried: Tried) -> bool:
    """How many were bought in this turn stands only in the pending question."""
    return buys(tried) and bool(tried.s.stack[-1][3].asides)


@forbids("PEL-SEA-08")
def not_paid_at_once(tried: Tried) -> bool:
    """The whole price at once, and no other price than that."""
    return too_dear(tried) or (in_play(tried) and tried.verb in ("bid", "pay"))


@forbids("PEL-SEA-10")
def luxury_goods_do_not_fill_the_gap(tried: Tried) -> bool:
    return too_dear(tried) and lacking(tried) > 0


@forbids("PEL-SEA-09")
def not_marked(tried: Tried) -> bool:
    if tried.verb in ("mark", "finish"):
        bare = tried.verb == "mark" and len(tried.words) == 1 and tried.prompt in ("bid-or-pass", "buy-or-pass")
        return in_play(tried) or (bare and tried.asked)
    return too_dear(tried)


@forbids("PEL-MIX-05", "PEL-LUX-03")
def twelve_luxury_goods(tried: Tried) -> bool:
    return buys(tried) and price(tried)["luxury"] > mat(tried).luxury


@forbids("PEL-SEA-12")
def fish_feed_one_each(tried: Tried) -> bool:
    fed = tried.number(1) if tried.verb == "feed" else tried.number(0)
    if tried.prompt != "feed" or not tried.asked or not mat(tried).fish:
        return False
    short = fed > mat(tried).food + mat(tried).fish and not can_pay(tried, food=fed - mat(tried).fish)
    return 0 <= fed < min(mat(tried).fish, mat(tried).population) or short


@forbids("PEL-SEA-18")
def fish_come_first(tried: Tried) -> bool:
    """Food that fish leave over cannot be saved by feeding fewer."""
    fed = tried.number(1) if tried.verb == "feed" else tried.number(0)
    mine = mat(tried)
    return tried.prompt == "feed" and tried.asked and mine.fish and fed < min(mine.fish + mine.food, mine.population)


@forbids("PEL-SEA-13")
def fish_are_no_payment(tried: Tried) -> bool:
    mine = mat(tried)
    if not mine.fish:
        return False
    if tried.prompt == "keep-tempest" and tried.asked:
        count = len([word for word in tried.words[1:] if word in mine.terrains]) or 1
        return bool(not can_pay(tried, food=count, coins=count) and count > mine.food)
    return too_dear(tried) and price(tried)["food"] > mine.food


@forbids("PEL-SEA-15")
def never_lost(tried: Tried) -> bool:
    if tried.verb in ("box", "keep"):
        return in_play(tried)
    return buys(tried) and holder(tried) is not None


@forbids("PEL-SEA-16", verbs=("keep",))
def no_tile_of_a_disaster(tried: Tried) -> bool:
    return in_play(tried)
