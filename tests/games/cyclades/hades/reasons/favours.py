"""Favours, Priestesses and Theatres: HAD-FAV, HAD-PRS, HAD-THE."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.hades.looking import favours, heroes_to_pay, leaving, own_turn, price, tile
from tests.reasons import Tried, forbids

TYPES = (1, 2, 3, 4)


@forbids("HAD-FAV-03", verbs=("favour",))
def this_god_has_no_favour(tried: Tried) -> bool:
    return tried.asked and own_turn(tried) and not tile(tried)


@forbids("HAD-FAV-05", verbs=("favour",))
def once_in_its_turn_for_its_price(tried: Tried) -> bool:
    if tried.prompt == "hades.turn-cards" and tried.asked:
        return False  # It is one use of the power still.
    if not tile(tried):
        return True
    return favours(tried).used or look.gold(tried) < price(tried)


# Priestesses.


@forbids("HAD-PRS-01", verbs=("priestess",))
def no_hero_is_paid_or_there_is_no_priestess(tried: Tried) -> bool:
    return not heroes_to_pay(tried) or favours(tried).priestesses[tried.seat] == 0


@forbids("HAD-PRS-02")
def no_own_figurine_leaves_there(tried: Tried) -> bool:
    """At the question itself the verb may be left out."""
    asked = tried.prompt == "hades.retain" and tried.asked
    if not asked and (look.verb(tried) not in ("retain", "leave") or tried.words[:1] == ["titans.leave"]):
        return False
    if asked and look.verb(tried) == "leave":
        return False
    return not leaving(tried) or any(island not in leaving(tried) for island in look.islands(tried))


@forbids("HAD-PRS-03")
def the_sphinx_buys_no_priestess(tried: Tried) -> bool:
    return (look.verb(tried) == "sell" or tried.prompt == "sphinx") and "priestess" in tried.words


# Theatres.


def theatres(tried: Tried) -> list[int]:
    """The slots of this seat's Theatres."""
    return look.types(tried, tried.seat).get(look.tables(tried).building_number["theatre"], [])


def missing(tried: Tried) -> int:
    """How many of the four types this seat lacks."""
    return sum(type not in look.types(tried, tried.seat) for type in TYPES)


def is_set_with_theatres(tried: Tried) -> bool:
    return 0 < missing(tried) <= len(theatres(tried))


@forbids("HAD-THE-02", verbs=("theatres", "give"))
def no_theatre_stands_for_a_type(tried: Tried) -> bool:
    if look.verb(tried) == "theatres":
        return not is_set_with_theatres(tried)
    if tried.prompt != "hades.give" or not tried.asked:
        return tried.words[:1] == ["hades.give"] or tried.prompt == "hades.give"
    given = tried.s.stack[-1][3].given
    return any(slot not in theatres(tried) or given >> slot & 1 for slot in look.slots(tried))


@forbids("HAD-THE-04", verbs=("theatres",))
def not_among_the_own_actions(tried: Tried) -> bool:
    return not own_turn(tried)


@forbids("HAD-THE-06")
def the_cyclops_makes_no_theatre(tried: Tried) -> bool:
    return tried.prompt == "cyclops-type" and tried.asked and "theatre" in tried.words
