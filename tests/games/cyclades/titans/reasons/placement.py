"""The auction before the first cycle, the deployment, and gods that lie face down: TIT-PLA, TIT-GDS, TIT-TEA-10."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import DECLINES, MARKER, verb
from tests.reasons import Tried, forbids
from trireme.games.cyclades.modules.titans.placement.placement import TitansPlacement

PUTS = ("deploy", "recruit", "place", "put", "build", "prosper", "prosperity")
"""Verbs with which something can be deployed."""
OWN = {
    "titans.deploy-unit": ("titans.deploy", "deploy", "recruit", "place", "put"),
    "titans.deploy-fleet": ("titans.deploy", "deploy", "recruit", "place", "put"),
    "titans.deploy-building": ("build",),
    "titans.deploy-marker": ("prosper", "prosperity", "place", "put"),
}
BONUS = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}


def deployment(tried: Tried) -> bool:
    """Whether players deploy, one after the other, or what comes of it is settled."""
    return any(frame[0] == TitansPlacement.kinds.next_deployment for frame in tried.s.stack)


def auction(tried: Tried) -> bool:
    return look.bidding(tried) and tried.s.stack[-1][3].auction != 0 and "titans" in look.modules(tried)


def won(tried: Tried) -> str:
    """The god whose bonus a seat deploys."""
    s = tried.s
    if tried.seat in s.offer_seat:
        return str(look.tables(tried).god_ids[s.offer_seat.index(tried.seat)])
    return "apollo"


def buildings(tried: Tried) -> list[str]:
    """Types of building that a move names."""
    return [word for word in tried.words if word in BONUS.values()]


def above_kronos(tried: Tried) -> list[str]:
    """Types of building that the gods above Kronos offer."""
    ids = [look.tables(tried).god_ids[god] for god in tried.s.gods]
    return [BONUS[id] for id in ids[: ids.index("kronos")] if id in BONUS]


def beside_the_partner(tried: Tried, territory: int) -> bool:
    """TIT-TEA-10: whether the partner has begun on the large island of a territory."""
    mate = look.partner(tried, tried.seat)
    if mate < 0 or len(tried.game.seats) != 6:
        return False
    return bool(look.large_island(tried, territory) & set(look.owned(tried, mate)))


def free(tried: Tried, territory: int) -> bool:
    return tried.s.owner[territory] == -1 and not beside_the_partner(tried, territory)


@forbids("TIT-PLA-04")
def somebody_else_deploys_now(tried: Tried) -> bool:
    """The order of the gods says who deploys; before the auction ends there is none yet."""
    deploys = not tried.words or verb(tried) in PUTS
    if deployment(tried):
        return not tried.asked and deploys
    return auction(tried) and verb(tried) == "deploy"


@forbids("TIT-PLA-05")
def all_of_it_and_nothing_else_is_deployed(tried: Tried) -> bool:
    if verb(tried) == "deploy" and not deployment(tried) and not auction(tried):
        return True
    if not deployment(tried) or not tried.asked:
        return False
    own = OWN.get(tried.prompt)
    return verb(tried) == "deploy" if own is None else tried.word(0) not in own


@forbids("TIT-PLA-02")
def the_god_is_not_shown(tried: Tried) -> bool:
    shown = tried.s.gods[: tried.s.available]
    return auction(tried) and any(god not in shown for god in look.gods(tried))


@forbids("TIT-PLA-03")
def apollo_is_taken(tried: Tried) -> bool:
    names_apollo = verb(tried) == "apollo" or "apollo" in tried.words or tried.target == "god:apollo"
    return auction(tried) and names_apollo and bool(tried.s.apollo)


@forbids("TIT-PLA-06")
def the_building_of_poseidon_or_ares(tried: Tried) -> bool:
    return builds_another(tried, ("poseidon", "ares"))


@forbids("TIT-PLA-07")
def the_building_of_zeus_or_athena(tried: Tried) -> bool:
    return builds_another(tried, ("zeus", "athena"))


def builds_another(tried: Tried, gods: tuple[str, ...]) -> bool:
    god = won(tried)
    wrong = any(each != BONUS.get(god) for each in buildings(tried))
    return tried.asked and tried.prompt == "titans.deploy-building" and god in gods and wrong


@forbids("TIT-PLA-08")
def the_building_of_kronos(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "titans.deploy-building" or won(tried) != "kronos":
        return False
    return any(each not in above_kronos(tried) for each in buildings(tried))


@forbids("TIT-PLA-09")
def the_marker_goes_on_one_of_the_two(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "titans.deploy-marker":
        return False
    others = [island for island in look.islands(tried) if tried.s.owner[island] != tried.seat]
    return bool(others) or bool(look.seas(tried)) or verb(tried) in DECLINES


def places_unit(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "titans.deploy-unit"


@forbids("TIT-PLA-10")
def two_territories_that_share_a_border(tried: Tried) -> bool:
    if not places_unit(tried):
        return False
    own, borders = look.owned(tried, tried.seat), look.tables(tried).borders
    for island in look.islands(tried):
        near = set(look.bits(borders[island]))
        if len(own) == 2 and island not in own:
            return True
        if not own and not any(free(tried, other) for other in near):
            return True
        if len(own) == 1 and (tried.args["left"] == 0 if island in own else own[0] not in near):
            return True
    return bool(look.seas(tried))


@forbids("TIT-PLA-11")
def a_single_territory(tried: Tried) -> bool:
    single = [island for island in look.islands(tried) if not look.tables(tried).borders[island]]
    return places_unit(tried) and any(look.on_board(tried, island) for island in single)


@forbids("TIT-PLA-12")
def one_sea_beside_each(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "titans.deploy-fleet":
        return False
    return bool(look.islands(tried)) or any(no_sea_for_it(tried, sea) for sea in look.seas(tried))


def no_sea_for_it(tried: Tried, sea: int) -> bool:
    own = [other for other, holder in enumerate(tried.s.holder) if holder == tried.seat]
    coasts = [look.coast(tried, island) for island in look.owned(tried, tried.seat)]
    pairs = ((coasts[0], coasts[1]), (coasts[1], coasts[0]))
    number = tried.args["number"]
    if number == 3:
        return sea not in own
    if number == 2:
        return sea in own or not any(own[0] in one and sea in other for one, other in pairs)
    if not any(sea in coast for coast in coasts):
        return True
    free = [{each for each in coast if tried.s.holder[each] == -1} for coast in coasts]
    leaves = [each for each in free[0] | free[1] if leaves_one(free, each)]
    return bool(leaves) and sea not in leaves


def leaves_one(free: list[set[int]], sea: int) -> bool:
    """Whether a fleet beside one territory leaves a sea for one beside the other."""
    return any(sea in one and bool(free[1 - at] - {sea}) for at, one in enumerate(free))


@forbids("TIT-PLA-13")
def on_a_free_slot_of_the_two(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "titans.deploy-building":
        return False
    table, slots = look.tables(tried), look.slots(tried)
    if not slots:
        return bool(look.islands(tried))
    own = [slot for slot in slots if tried.s.owner[table.slot_island[slot]] == tried.seat]
    return not any(look.is_free(tried, slot) for slot in own)


@forbids("TIT-PLA-14")
def others_are_there(tried: Tried) -> bool:
    if not tried.asked or not deployment(tried):
        return False
    strangers = [tried.s.owner[island] for island in look.islands(tried)]
    strangers += [tried.s.holder[sea] for sea in look.seas(tried)]
    return any(other not in (-1, tried.seat) for other in strangers)


@forbids("TIT-TEA-10")
def the_partner_begins_there(tried: Tried) -> bool:
    return places_unit(tried) and any(beside_the_partner(tried, island) for island in look.islands(tried))


# Gods that lie face down.


def face_down(tried: Tried, count: int) -> bool:
    """Whether so many lie face down after the auction, and one of them is named."""
    hidden = tried.s.gods[tried.s.available :]
    placing = verb(tried) in (*MARKER, "play") or not tried.words
    return placing and not auction(tried) and len(hidden) == count and any(god in hidden for god in look.gods(tried))


@forbids("TIT-GDS-03")
def the_fifth_of_five(tried: Tried) -> bool:
    return face_down(tried, 1)


@forbids("TIT-GDS-04")
def the_last_two_of_four(tried: Tried) -> bool:
    return face_down(tried, 2)


@forbids("TIT-GDS-06")
def the_last_three_of_three(tried: Tried) -> bool:
    return face_down(tried, 3)
