"""Creatures of the track and what some of them do: CYC-CRE, CYC-ZEU, CYC-TWO-11, CYC-SPH, CYC-HAR, CYC-GRI, CYC-FIG."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import gold, verb
from tests.games.cyclades.reasons.moving import way
from tests.reasons import Tried, forbids
from trireme.games.cyclades.state import NO_CARD

FIGURINES = ("minotaur", "chiron", "medusa", "polyphemus")
SHIELDED = ("harpy", "giant")
"""Powers that Chiron keeps from his island, besides Pegasus."""


def wants(tried: Tried, action: str) -> list[int]:
    """The cards that a seat in its turn would call or exchange."""
    if not tried.asked or tried.prompt != "act" or verb(tried) != action:
        return []
    return look.cards(tried)


def creature(tried: Tried, card: int) -> bool:
    return look.is_creature(tried, look.tables(tried).creature_ids[card])


def hero(tried: Tried, card: int) -> bool:
    return look.tables(tried).creature_ids[card] in look.heroes(tried)


def lies(tried: Tried, card: int) -> bool:
    return card in tried.s.track


def called(tried: Tried) -> int:
    """The creature of the track that would be called, or -1."""
    return next((card for card in wants(tried, "call") if lies(tried, card) and creature(tried, card)), -1)


def too_dear(tried: Tried, card: int) -> bool:
    return costs.call_price(tried, card) > gold(tried)


def is_gone(tried: Tried, card: int) -> bool:
    """Whether a creature can be one that has left the track in this cycle, and nothing has taken its space."""
    s = tried.s
    lying = [space for space, each in enumerate(s.track) if each != NO_CARD]
    spaces = max([min(s.cycle, len(s.track)), *(space + 1 for space in lying)])
    if NO_CARD not in s.track[:spaces] or not creature(tried, card) or lies(tried, card):
        return False
    stands = [s.since[island] == s.cycle for island, figure in enumerate(s.figure) if figure == card]
    return card in s.discard or any(stands)


@forbids("CYC-CRE-01", verbs=("call",))
def does_not_lie_face_up(tried: Tried) -> bool:
    return any(not lies(tried, card) and not hero(tried, card) for card in wants(tried, "call"))


@forbids("CYC-CRE-02", verbs=("call",))
def costs_more_than_there_is(tried: Tried) -> bool:
    cards = [card for card in wants(tried, "call") if lies(tried, card) and not hero(tried, card)]
    return any(too_dear(tried, card) for card in cards)


@forbids("CYC-CRE-03", verbs=("call",))
def costs_one_gold_at_least(tried: Tried) -> bool:
    card = called(tried)
    return card >= 0 and gold(tried) == 0 and costs.saved(tried) >= costs.printed(tried, card)


def would_do(tried: Tried) -> bool:
    """Whether a creature could be paid had no discount been used."""
    card = called(tried)
    return card >= 0 and too_dear(tried, card) and costs.call_price(tried, card, used=True) <= gold(tried)


@forbids("CYC-CRE-04", verbs=("call",))
def a_discount_is_used(tried: Tried) -> bool:
    return would_do(tried)


@forbids("CYC-CRE-09", verbs=("call",))
def a_conversion_renews_no_discount(tried: Tried) -> bool:
    own = look.owned(tried, tried.seat)
    return would_do(tried) and any(tried.s.inherited >> island & 1 for island in own)


@forbids("CYC-TWO-11", verbs=("call",))
def used_in_the_first_turn(tried: Tried) -> bool:
    if len(tried.game.seats) != 2 or tried.seat not in tried.s.returned:
        return False
    return would_do(tried) and costs.used_before(tried) > 0


@forbids("CYC-CRE-16", verbs=("call",))
def its_space_stays_empty(tried: Tried) -> bool:
    return any(is_gone(tried, card) for card in wants(tried, "call"))


# Zeus.


@forbids("CYC-ZEU-01", verbs=("swap",))
def one_gold_for_a_face_up_creature(tried: Tried) -> bool:
    cards = wants(tried, "swap") if look.god(tried) == "zeus" else []
    return any(gold(tried) < costs.SWAP or not lies(tried, card) or not creature(tried, card) for card in cards)


@forbids("CYC-ZEU-03", verbs=("swap",))
def nothing_to_exchange(tried: Tried) -> bool:
    cards = wants(tried, "swap")
    none = not any(card != NO_CARD and creature(tried, card) for card in tried.s.track)
    return bool(cards) and (none or any(is_gone(tried, card) for card in cards))


@forbids("CYC-ZEU-04", verbs=("swap",))
def temples_do_not_help_zeus(tried: Tried) -> bool:
    short = gold(tried) < costs.SWAP <= gold(tried) + costs.saved(tried)
    return bool(wants(tried, "swap")) and look.god(tried) == "zeus" and short


# What creatures do.


@forbids("CYC-SPH-01")
def not_for_the_sphinx(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "sphinx":
        return verb(tried) == "sell"
    if verb(tried) in ("stop", *look.ACTIONS):
        return False
    s, said = tried.s, look.all_words(tried)
    if "priest" in said or "philosopher" in said:
        return not (s.priests if "priest" in said else s.philosophers)[tried.seat]
    ashore = [s.owner[island] == tried.seat and look.ground(tried, island)["troop"] for island in look.islands(tried)]
    afloat = [s.holder[sea] == tried.seat and look.afloat(tried, sea)["fleet"] for sea in look.seas(tried)]
    return not all(ashore + afloat)


def aims(tried: Tried, card: str) -> bool:
    return tried.asked and tried.prompt == f"target-{card}"


def troops_on(tried: Tried, island: int) -> int:
    """Those of an island that the Harpy can remove: no Heroes and no Titans."""
    others = (*look.heroes(tried), "titan")
    return sum(count for kind, count in look.ground(tried, island).items() if kind not in others)


@forbids("CYC-HAR-01")
def no_troop_of_an_island(tried: Tried) -> bool:
    return aims(tried, "harpy") and (
        bool(look.seas(tried)) or not all(troops_on(tried, i) for i in look.islands(tried))
    )


@forbids("CYC-HAR-02")
def no_troop_of_an_opponent(tried: Tried) -> bool:
    friends = (tried.seat, look.partner(tried, tried.seat))
    owners = [tried.s.owner[island] for island in look.islands(tried)]
    return aims(tried, "harpy") and any(owner != -1 and owner in friends for owner in owners)


def shielded(tried: Tried, *chirons: str) -> bool:
    """Whether a target of Pegasus, the Giant or the Harpy is an island where Chiron stands."""
    ends = way(tried) if tried.prompt == "pegasus" else None
    if ends is not None:
        return look.figure(tried, ends[1]) in chirons
    islands = [look.tables(tried).slot_island[slot] for slot in look.slots(tried)] + look.islands(tried)
    return any(aims(tried, card) for card in SHIELDED) and any(look.figure(tried, each) in chirons for each in islands)


@forbids("CYC-HAR-03")
def the_harpy_cannot_choose_it(tried: Tried) -> bool:
    return aims(tried, "harpy") and shielded(tried, "chiron", "chiron-hades")


@forbids("CYC-HAR-05")
def the_harpy_cannot_remove_the_minotaur(tried: Tried) -> bool:
    islands = [island for island in look.islands(tried) if not troops_on(tried, island)]
    return aims(tried, "harpy") and any(look.figure(tried, island) == "minotaur" for island in islands)


@forbids("CYC-CHI-01")
def chiron_shields_it(tried: Tried) -> bool:
    return shielded(tried, "chiron")


@forbids("CYC-GRI-01")
def no_opponent(tried: Tried) -> bool:
    friends = (tried.seat, look.partner(tried, tried.seat))
    return aims(tried, "griffon") and any(seat in friends for seat in look.seats(tried))


@forbids("CYC-GRI-03")
def no_longer_in_the_game(tried: Tried) -> bool:
    return aims(tried, "griffon") and any(tried.s.out >> seat & 1 for seat in look.seats(tried))


@forbids("CYC-FIG-01")
def no_island(tried: Tried) -> bool:
    chirons = ("chiron-hades",) if "hades.heroes" in look.modules(tried) else ()
    return any(aims(tried, card) for card in (*FIGURINES, *chirons)) and bool(look.seas(tried))
