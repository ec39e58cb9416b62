"""Building on free slots: CYC-BLD, CYC-SHO-05."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import gold, verb
from tests.games.cyclades.reasons.recruiting import favour
from tests.reasons import Tried, forbids

SOLD = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
BUILDERS = {"hestia": SOLD.values(), "dionysus": ("theatre",)}
"""Favours that build, and what."""
FREE = ("titans.kronos", "titans.deploy-building")
"""Questions for a building that costs nothing."""
TYPES = (*SOLD.values(), "theatre")


def by_a_god(tried: Tried) -> bool:
    """Whether a building of the acting god would be built; the Necropolis, which Hades builds, takes no slot."""
    return tried.asked and tried.prompt == "act" and verb(tried) == "build" and look.god(tried) in SOLD


def by_a_favour(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act" and verb(tried) == "favour" and favour(tried) in BUILDERS


def builds(tried: Tried) -> bool:
    free = tried.asked and tried.prompt in FREE and (verb(tried) == "build" or tried.word(0) in TYPES)
    return by_a_god(tried) or by_a_favour(tried) or free


def buildings(tried: Tried) -> list[str]:
    """The types that would be built."""
    if by_a_god(tried):
        return [SOLD[look.god(tried)]]
    said = [word for word in look.all_words(tried) if word in TYPES]
    return said or (["theatre"] if by_a_favour(tried) and favour(tried) == "dionysus" else [])


def slots(tried: Tried) -> list[int]:
    """Those that are named; where an island is named, those that are free, or all of it if none is."""
    named = look.named(tried, look.tables(tried).slot_number)
    return named or [slot for slot in look.slots(tried) if look.is_free(tried, slot)] or look.slots(tried)


def has_no_such_slot(tried: Tried) -> bool:
    """Whether an island is named that has no slots, or a slot that it does not have."""
    table = look.tables(tried)
    if look.islands(tried) and not look.slots(tried):
        return True
    numbered = [word for word in look.all_words(tried) if word.partition("/")[0] in table.island_number and "/" in word]
    return any(word not in table.slot_number for word in numbered)


def is_own(tried: Tried, slot: int) -> bool:
    return bool(tried.s.owner[look.tables(tried).slot_island[slot]] == tried.seat)


@forbids("CYC-BLD-02", verbs=("build",))
def costs_two_gold(tried: Tried) -> bool:
    return by_a_god(tried) and gold(tried) < costs.BUILDING


@forbids("CYC-BLD-03")
def not_a_free_slot_of_an_own_island(tried: Tried) -> bool:
    if not builds(tried):
        return False
    return has_no_such_slot(tried) or any(not is_own(tried, slot) or tried.s.built[slot] for slot in slots(tried))


@forbids("CYC-BLD-05")
def a_metropolis_covers_it(tried: Tried) -> bool:
    return builds(tried) and any(look.covered(tried, slot) for slot in slots(tried))


@forbids("CYC-BLD-06", verbs=("give",))
def buildings_stay_where_they_are(tried: Tried) -> bool:
    """Whether a building is to be removed where nothing asks for one."""
    named = look.named(tried, look.tables(tried).slot_number)
    own = tried.word(0) == "hades.give" or (tried.asked and tried.prompt == "give")
    return not own and any(tried.s.built[slot] for slot in named)


@forbids("CYC-SHO-05")
def all_its_tiles_are_on_the_board(tried: Tried) -> bool:
    number = look.tables(tried).building_number
    return builds(tried) and any(look.supply(tried, number[building]) == 0 for building in buildings(tried))
