"""The protection of an only island: CYC-LST-01, 05, 06 and 07."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades import ways
from tests.games.cyclades.reasons.metropolises import has_site
from tests.reasons import Tried, forbids

BY_LAND = ("troops", "pegasus", "perseus", "march", "drive")
"""Verbs of moves by which troops come to an island."""
FOUR = (1, 2, 3, 4)
"""The types of building."""
CULTURAL = 3
"""The place of the Cultural Metropolis among the special ones."""


def landing(tried: Tried) -> int:
    """The island that troops are to come to, or -1."""
    if tried.prompt == "titans.pass" and tried.asked and ways.stops(tried):
        return int(tried.s.stack[-2][2].to)
    named = look.islands(tried)
    if look.verb(tried) not in BY_LAND and not (tried.prompt in BY_LAND and ">" in tried.word(0)):
        return -1
    return named[-1] if len(named) > 1 and not ways.may_pass(tried, (named[0], named[-1])) else -1


def only_island(tried: Tried) -> int:
    """The island of a landing, where it is the only one of an opponent; -1 if it is not."""
    island = landing(tried)
    owner = tried.s.owner[island] if island >= 0 else -1
    if not tried.asked or owner not in look.opponents(tried, tried.seat):
        return -1
    return island if look.camps(tried, owner) == [island] else -1


def had(tried: Tried) -> int:
    """Metropolises of a seat, and of its partner in teams."""
    mate = look.partner(tried, tried.seat)
    return look.metropolises(tried, tried.seat) + (look.metropolises(tried, mate) if mate >= 0 else 0)


def brings_at_most(tried: Tried, island: int) -> int:
    """Metropolises that the capture brings: the one that stands there, sets of buildings, those of Philosophers."""
    s = tried.s
    land = [*look.owned(tried, tried.seat), island]
    stands = [s.built[slot] for each in land for slot in look.tables(tried).slots_of[each] if s.built[slot]]
    types = [stands.count(type) for type in FOUR]
    jokers = len(stands) - sum(types)  # Theatres stand for missing types (HAD-THE-02).
    sets = 0
    while sum(max(sets + 1 - count, 0) for count in types) <= jokers:
        sets += 1
    sites = [each for each in land if has_site(tried, each) and not s.metropolis >> each & 1]
    stands_there = s.metropolis >> island & 1
    made = min(sets + by_philosophers(tried, island, sets), len(sites))
    return int(stands_there) + min(made + by_arms(tried, island, stands_there + made), len(sites))


def by_philosophers(tried: Tried, island: int, sets: int) -> int:
    """With the Cultural Metropolis, captured or chosen for a set, three make one (TIT-SPM-02, 12)."""
    titans = look.part(tried, "titans")
    if titans is None or tried.s.philosophers[tried.seat] < 3:
        return 0
    chosen = sets > 0 and titans.special_cards >> CULTURAL & 1 and titans.specials[CULTURAL] == -1
    return int(chosen or titans.specials[CULTURAL] == island)


def by_arms(tried: Tried, island: int, others: int) -> int:
    """In teams the conquest itself makes one, where it is the third or a further one (TIT-MIL-01 to 03)."""
    if look.partner(tried, tried.seat) < 0 or tried.s.metropolis >> island & 1 or not has_site(tried, island):
        return 0
    return int(had(tried) + others + 1 >= look.tables(tried).needed)


def fifth_artifact(tried: Tried, island: int) -> bool:
    """Whether the capture brings all five Artifacts (TIT-TER-12)."""
    titans = look.part(tried, "titans")
    if titans is None:
        return False
    places = [place for place in titans.artifacts if place >= 0]
    mate = look.partner(tried, tried.seat)
    return len(places) == 5 and all(place == island or tried.s.owner[place] in (tried.seat, mate) for place in places)


def does_not_win(tried: Tried, island: int) -> bool:
    """Whether its capture does not bring the Metropolises that are needed at once."""
    needed, before = int(look.tables(tried).needed), had(tried)
    if fifth_artifact(tried, island):
        return False
    after = before + brings_at_most(tried, island)
    if look.partner(tried, tried.seat) >= 0:
        return after < max(needed, before + 1)  # TIT-TEA-13
    return before >= needed or after < needed


@forbids("CYC-LST-01")
def an_only_island_that_does_not_win(tried: Tried) -> bool:
    island = only_island(tried)
    return island >= 0 and does_not_win(tried, island)


@forbids("CYC-LST-05")
def the_third_is_asked_of_two(tried: Tried) -> bool:
    island = only_island(tried)
    if island < 0 or len(tried.game.seats) != 2 or had(tried) >= 3:
        return False
    return does_not_win(tried, island) and had(tried) + brings_at_most(tried, island) < 3


@forbids("CYC-LST-06")
def has_enough_already(tried: Tried) -> bool:
    island = only_island(tried)
    alone = look.partner(tried, tried.seat) < 0
    return island >= 0 and alone and had(tried) >= look.tables(tried).needed


@forbids("CYC-LST-07")
def without_troops_or_through_the_air(tried: Tried) -> bool:
    island = only_island(tried)
    if island < 0 or not does_not_win(tried, island):
        return False
    by_air = "pegasus" in (look.verb(tried), tried.prompt)
    return by_air or not any(look.ground(tried, island).values())
