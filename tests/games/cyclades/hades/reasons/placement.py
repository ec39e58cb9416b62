"""The auction before the first cycle and the deployment: HAD-FRE."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import DECLINES, MARKER, verb
from tests.games.cyclades.reasons.offerings import chosen_god, cost, kept, offered, offers
from tests.reasons import Tried, forbids

PUTS = ("deploy", "recruit", "place", "put", "prosper", "prosperity")
"""Verbs with which something can be deployed."""
OWN = {
    "hades.deploy-troop": ("hades.deploy", "deploy", "recruit", "place", "put"),
    "hades.deploy-fleet": ("hades.deploy", "deploy", "recruit", "place", "put"),
    "hades.deploy-marker": ("prosper", "prosperity", "hades.deploy", "deploy", "place", "put"),
}
UNITS = {"hades.deploy-troop": "troop", "hades.deploy-fleet": "fleet"}


def deployment(tried: Tried) -> bool:
    return look.phase(tried) == "hades.deployment"


def auction(tried: Tried) -> bool:
    return look.bidding(tried) and tried.s.stack[-1][3].auction != 0 and "titans" not in look.modules(tried)


def places(tried: Tried, unit: str, bonus: bool) -> bool:
    """Whether somebody who is asked where a unit goes, the bonus or another, answers that."""
    here = tried.asked and tried.prompt == f"hades.deploy-{unit}"
    return here and bool(tried.args["bonus"]) == bonus


def two(tried: Tried) -> bool:
    return len(tried.game.seats) == 2


@forbids("HAD-FRE-02", verbs=MARKER)
def the_auction_is_over(tried: Tried) -> bool:
    return deployment(tried)


@forbids("HAD-FRE-04", "HAD-FRE-21")
def apollo_is_taken(tried: Tried) -> bool:
    names_apollo = verb(tried) == "apollo" or "apollo" in tried.words or tried.target == "god:apollo"
    return auction(tried) and names_apollo and bool(tried.s.apollo)


@forbids("HAD-FRE-06")
def somebody_else_deploys_now(tried: Tried) -> bool:
    """The order of the gods says who deploys; before the auction ends there is none yet."""
    if deployment(tried):
        return not tried.asked and (not tried.words or verb(tried) in PUTS)
    return auction(tried) and verb(tried) == "deploy"


@forbids("HAD-FRE-07")
def all_of_it_and_nothing_else_is_deployed(tried: Tried) -> bool:
    if "titans" in look.modules(tried):
        return False
    if verb(tried) == "deploy" and not deployment(tried) and not auction(tried):
        return True
    if not deployment(tried) or not tried.asked:
        return False
    unit = UNITS.get(tried.prompt, "")
    named = [word for word in look.all_words(tried) if word in ("troop", "fleet", "priest", "philosopher", "titan")]
    return tried.word(0) not in OWN.get(tried.prompt, PUTS) or any(word != unit for word in named)


@forbids("HAD-FRE-09")
def the_two_troops_go_on_two_islands(tried: Tried) -> bool:
    if not places(tried, "troop", bonus=False):
        return False
    islands = look.islands(tried)
    again = any(tried.s.owner[island] == tried.seat for island in islands) and not two(tried)
    return again or bool(look.seas(tried)) or any(not look.on_board(tried, island) for island in islands)


@forbids("HAD-FRE-10")
def the_bonus_troop_goes_on_an_island(tried: Tried) -> bool:
    outside = any(not look.on_board(tried, island) for island in look.islands(tried))
    return places(tried, "troop", bonus=True) and (bool(look.seas(tried)) or outside)


def by_the_shore(tried: Tried, sea: int) -> bool:
    return any(sea in look.coast(tried, island) for island in look.owned(tried, tried.seat))


@forbids("HAD-FRE-11")
def the_two_fleets_go_on_two_seas(tried: Tried) -> bool:
    if not places(tried, "fleet", bonus=False):
        return False
    seas = look.seas(tried)
    again = any(tried.s.holder[sea] == tried.seat for sea in seas) and not two(tried)
    return again or bool(look.islands(tried)) or any(not by_the_shore(tried, sea) for sea in seas)


@forbids("HAD-FRE-12")
def the_bonus_fleet_lies_by_the_shore(tried: Tried) -> bool:
    far = any(not by_the_shore(tried, sea) for sea in look.seas(tried))
    return places(tried, "fleet", bonus=True) and (far or bool(look.islands(tried)))


@forbids("HAD-FRE-14")
def others_are_there(tried: Tried) -> bool:
    if not tried.asked or tried.prompt not in UNITS:
        return False
    strangers = [tried.s.owner[island] for island in look.islands(tried)]
    strangers += [tried.s.holder[sea] for sea in look.seas(tried)]
    return any(other not in (-1, tried.seat) for other in strangers)


@forbids("HAD-FRE-15")
def the_marker_goes_on_an_island(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "hades.deploy-marker":
        return False
    outside = any(not look.on_board(tried, island) for island in look.islands(tried))
    return outside or bool(look.seas(tried)) or verb(tried) in DECLINES


@forbids("HAD-FRE-20")
def not_where_one_has_units(tried: Tried) -> bool:
    if not two(tried) or not (places(tried, "troop", bonus=False) or places(tried, "fleet", bonus=False)):
        return False
    own = any(tried.s.owner[island] == tried.seat for island in look.islands(tried))
    return own or any(tried.s.holder[sea] == tried.seat for sea in look.seas(tried))


@forbids("HAD-FRE-23")
def gold_is_kept_for_the_other_marker(tried: Tried) -> bool:
    god = chosen_god(tried)
    if not auction(tried) or not offers(tried):
        return False
    keeps = kept(tried, god)
    return keeps > 0 and cost(tried, god, offered(tried)) + keeps > look.gold(tried)
