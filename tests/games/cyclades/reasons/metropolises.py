"""Metropolises: CYC-MET."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import DECLINES, verb
from tests.reasons import Tried, forbids

FOUR = (1, 2, 3, 4)
"""The types of building."""
BUILDS = {"poseidon": 1, "ares": 2, "zeus": 3, "athena": 4}
PHILOSOPHERS = 4
CULTURAL = 3
"""The place of the Cultural Metropolis among the special ones."""
MAKES = ("metropolis", "give")
"""Verbs with which a Metropolis is made."""


def placing(tried: Tried) -> bool:
    """Whether this seat is asked where a new Metropolis goes."""
    return tried.asked and tried.prompt == "metropolis"


def places(tried: Tried) -> bool:
    """Whether a move says where it goes; the verb may be left out."""
    verbs = ("metropolis", "found", "place", "put")
    return placing(tried) and (verb(tried) in verbs or len(tried.words) == 1)


def of_philosophers(tried: Tried) -> bool:
    """Whether the Metropolis that is placed comes from Philosophers."""
    return bool(tried.s.stack[-1][3].philosophers)


def gives(tried: Tried) -> bool:
    """Whether somebody gives a building for a set, and not something else; Theatres have a question of their own."""
    named = any("/" in word for word in tried.words)
    return verb(tried) == "give" and named and not (tried.asked and tried.prompt in ("give", "hades.give"))


def makes(tried: Tried) -> bool:
    """Whether somebody wants to make a Metropolis."""
    return verb(tried) == "metropolis" or gives(tried)


def complete(tried: Tried) -> bool:
    """Whether a seat owns all four types."""
    owned = look.types(tried, tried.seat)
    return all(type in owned for type in FOUR)


def built_over(tried: Tried, island: int) -> bool:
    """Whether the frame of a Metropolis holds buildings, or the Necropolis (HAD-NEC-19)."""
    table = look.tables(tried)
    hades = look.part(tried, "hades.god")
    under = [slot for slot in table.slots_of[island] if table.covered[island] >> slot & 1 and tried.s.built[slot]]
    return bool(under) or (hades is not None and hades.necropolis == island)


def clear(tried: Tried) -> list[int]:
    """Own sites with neither a Metropolis nor buildings."""
    own = look.owned(tried, tried.seat)
    return [
        each
        for each in own
        if not tried.s.metropolis >> each & 1 and has_site(tried, each) and not built_over(tried, each)
    ]


def has_site(tried: Tried, island: int) -> bool:
    """TIT-TER-10: some territories have none; every island has one, the Amazon island too (HAD-PWR-05)."""
    table = look.tables(tried)
    return "titans" not in look.modules(tried) or bool(table.covered[island]) or not look.on_board(tried, island)


@forbids("CYC-MET-01")
def has_one_already(tried: Tried) -> bool:
    return places(tried) and any(tried.s.metropolis >> island & 1 for island in look.islands(tried))


@forbids("CYC-MET-02", verbs=(*MAKES, *DECLINES))
def four_types_and_only_four_types(tried: Tried) -> bool:
    """Whoever has them must turn them into a Metropolis; whoever lacks one cannot."""
    if verb(tried) in DECLINES:
        made = placing(tried) and not of_philosophers(tried)
        return tried.asked and (tried.prompt == "give" or made)
    return makes(tried) and not places(tried) and not complete(tried)


@forbids("CYC-MET-03", verbs=("build",))
def no_slot_for_the_fourth(tried: Tried) -> bool:
    s, owned = tried.s, look.types(tried, tried.seat)
    if not tried.asked or tried.prompt != "act" or look.god(tried) not in BUILDS:
        return False
    fourth = BUILDS[look.god(tried)]
    slots = [slot for island in look.owned(tried, tried.seat) for slot in look.tables(tried).slots_of[island]]
    missing = [type for type in FOUR if type not in owned]
    return missing == [fourth] and s.god >= 0 and not any(look.is_free(tried, slot) for slot in slots)


@forbids("CYC-MET-05")
def not_a_building_of_the_type(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "give" or (verb(tried) != "give" and len(tried.words) != 1):
        return False
    s, table = tried.s, look.tables(tried)
    type = table.building_number[tried.args["building"]]
    return any(
        s.built[slot] != type or s.owner[table.slot_island[slot]] != tried.seat
        for slot in look.named(tried, table.slot_number)
    )


@forbids("CYC-MET-06", verbs=("metropolis", *DECLINES))
def philosophers_enough_and_only_then(tried: Tried) -> bool:
    if verb(tried) in DECLINES:
        return placing(tried) and of_philosophers(tried)
    return not placing(tried) and tried.s.philosophers[tried.seat] < PHILOSOPHERS - saved(tried)


def saved(tried: Tried) -> int:
    """TIT-SPM-11: the owner of the Cultural Metropolis needs one less."""
    titans = look.part(tried, "titans")
    if titans is None:
        return 0
    place = titans.specials[CULTURAL]
    return int(place >= 0 and tried.s.owner[place] == tried.seat)


@forbids("CYC-MET-08")
def not_an_own_island_without_one(tried: Tried) -> bool:
    s = tried.s
    wrong = [each for each in look.islands(tried) if s.owner[each] != tried.seat or s.metropolis >> each & 1]
    return places(tried) and bool(wrong)


@forbids("CYC-MET-09")
def there_is_a_clear_site(tried: Tried) -> bool:
    if not places(tried) or not clear(tried):
        return False
    s = tried.s
    own = [each for each in look.islands(tried) if s.owner[each] == tried.seat and not s.metropolis >> each & 1]
    return any(island not in clear(tried) for island in own)


@forbids("CYC-MET-18", verbs=MAKES)
def not_in_its_own_turn(tried: Tried) -> bool:
    """Where nothing asks for it; a building that is deployed may complete a set, too."""
    asked = tried.asked and tried.prompt in ("metropolis", "give")
    return makes(tried) and look.acting(tried) != tried.seat and not asked
