"""Units and cards that a god gives or sells: CYC-REC, CYC-CMP, CYC-SHO-03."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import gold, verb
from tests.reasons import Tried, forbids

SUPPLY = 8
"""Troops, and fleets, that a player has."""
CARDS = {"priest": 18, "philosopher": 17}
GIFTS = {"gift-fleet": "fleet", "gift-troop": "troop", "hades.raise": "undead"}
"""Questions where a free unit goes."""
RECRUITS = ("recruit", "raise")
ARTEMIS = "artemis"


def favour(tried: Tried) -> str:
    """The favour tile whose power is used or may be, or an empty text."""
    favours = look.part(tried, "hades.favours")
    if favours is None or favours.tile < 0:
        return ""
    return str(look.ruleset(tried).extra["hades"].favour[favours.tile].id)


def recruited(tried: Tried) -> str:
    """What the move would recruit: a fleet or a troop of the 8, an undead of either kind, a card, or nothing."""
    if not tried.asked:
        return ""
    word, said = verb(tried), look.all_words(tried)
    if tried.prompt in GIFTS:
        known = (*look.tables(tried).sea_number, *look.tables(tried).island_number)
        return GIFTS[tried.prompt] if word in RECRUITS or tried.word(0) in known else ""
    turned = (word == "favour" and tried.prompt == "act") or tried.prompt == "hades.turn-cards"
    if turned and favour(tried) == ARTEMIS and set(said) & set(CARDS):
        return "fleet" if look.seas(tried) else "troop"
    if tried.prompt != "act" or word not in RECRUITS:
        return ""
    if look.god(tried) == "hades":
        return "undead"
    return next((unit for unit in ("fleet", "troop") if unit in said), "") or costs.recruited(tried)


def buys(tried: Tried, unit: str) -> bool:
    return tried.prompt == "act" and verb(tried) == "recruit" and recruited(tried) == unit


def comes_ashore(tried: Tried) -> bool:
    """Whether a unit that goes on land would be recruited."""
    unit = recruited(tried)
    return unit == "troop" or (unit == "undead" and not look.seas(tried))


def is_launched(tried: Tried) -> bool:
    unit = recruited(tried)
    return unit == "fleet" or (unit == "undead" and bool(look.seas(tried)))


def on_the_board(tried: Tried, unit: str) -> int:
    """How many of the 8 troops or fleets of a seat are on the board."""
    if unit == "troop":
        return sum(look.ground(tried, island)[unit] for island in look.owned(tried, tried.seat))
    own = [sea for sea, holder in enumerate(tried.s.holder) if holder == tried.seat]
    return sum(look.afloat(tried, sea)[unit] for sea in own)


def all_are_out(tried: Tried, unit: str) -> bool:
    return recruited(tried) == unit and on_the_board(tried, unit) == SUPPLY


def names_more(tried: Tried, count: int) -> bool:
    """Whether a move of fleets, or the answer to how many go, names more than so many."""
    if not tried.asked:
        return False
    if tried.prompt == "how-many-fleets" and tried.number(0) > count:
        return True
    moves = verb(tried) in ("fleet", "on", "sylph") or tried.prompt == "how-many-fleets"
    return moves and look.group(tried).get("", 0) > count


@forbids("CYC-CMP-02")
def all_troops_are_on_the_board(tried: Tried) -> bool:
    return all_are_out(tried, "troop")


@forbids("CYC-CMP-03")
def all_fleets_are_on_the_board(tried: Tried) -> bool:
    return all_are_out(tried, "fleet") or names_more(tried, SUPPLY)


@forbids("CYC-REC-10", "CYC-REC-11")
def all_are_on_the_board(tried: Tried) -> bool:
    return any(all_are_out(tried, unit) for unit in ("troop", "fleet"))


def several_for_nothing(tried: Tried, unit: str) -> bool:
    places = len(look.seas(tried)) + len(look.islands(tried))
    return tried.prompt in ("gift-fleet", "gift-troop") and recruited(tried) == unit and places > 1


@forbids("CYC-REC-01")
def one_free_fleet(tried: Tried) -> bool:
    return several_for_nothing(tried, "fleet")


@forbids("CYC-REC-07")
def one_free_troop(tried: Tried) -> bool:
    return several_for_nothing(tried, "troop")


def too_many(tried: Tried, unit: str) -> bool:
    """Whether no more can be bought, or the next one costs more gold than there is."""
    return buys(tried, unit) and (ends(tried, unit) or dearer(tried) > gold(tried))


def ends(tried: Tried, unit: str) -> bool:
    """Whether as many have been bought in this turn as may be."""
    return tried.s.bought >= len(costs.EXTRA[unit]) and not costs.unlimited(tried)


def dearer(tried: Tried) -> int:
    due = costs.price(tried)
    return 0 if due is None else due


@forbids("CYC-REC-02")
def three_fleets_for_rising_prices(tried: Tried) -> bool:
    return too_many(tried, "fleet")


@forbids("CYC-REC-08")
def three_troops_for_rising_prices(tried: Tried) -> bool:
    return too_many(tried, "troop")


@forbids("CYC-REC-12")
def one_priest_for_four(tried: Tried) -> bool:
    return too_many(tried, "priest")


@forbids("CYC-REC-13")
def one_philosopher_for_four(tried: Tried) -> bool:
    return too_many(tried, "philosopher")


@forbids("CYC-REC-03")
def not_beside_an_own_island(tried: Tried) -> bool:
    if not is_launched(tried):
        return False
    own = {sea for island in look.owned(tried, tried.seat) for sea in look.coast(tried, island)}
    ashore = bool(look.islands(tried)) and not look.seas(tried)
    return ashore or any(sea not in own for sea in look.seas(tried))


@forbids("CYC-REC-04")
def fleets_of_others_lie_there(tried: Tried) -> bool:
    return is_launched(tried) and any(tried.s.holder[sea] not in (-1, tried.seat) for sea in look.seas(tried))


@forbids("CYC-REC-09")
def not_on_an_own_island(tried: Tried) -> bool:
    if not comes_ashore(tried):
        return False
    afloat = bool(look.seas(tried)) and not look.islands(tried)
    return afloat or any(tried.s.owner[island] != tried.seat for island in look.islands(tried))


@forbids("CYC-SHO-03")
def no_card_is_left(tried: Tried) -> bool:
    unit = recruited(tried)
    taken = {"priest": tried.s.priests, "philosopher": tried.s.philosophers}
    return unit in CARDS and sum(taken[unit]) == CARDS[unit]
