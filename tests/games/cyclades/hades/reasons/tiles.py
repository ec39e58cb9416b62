"""What the power of each favour can be used for: HAD-TIL."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.hades.looking import (
    built_slot,
    favours,
    in_pile,
    is_own_and_free,
    power,
    printed,
    tile,
    turns_a_card,
    used_for,
)
from tests.reasons import Tried, forbids

TYPES = ("port", "fortress", "temple", "university")
CARDS = ("priest", "philosopher")


def regular(tried: Tried, island: int) -> int:
    return look.ground(tried, island)["troop"]


def others(tried: Tried, island: int) -> int:
    """Units that are no regular troops."""
    return sum(look.ground(tried, island).values()) - regular(tried, island)


@forbids("HAD-TIL-01", verbs=("favour",))
def no_own_island_with_troops(tried: Tried) -> bool:
    if not power(tried, "aphrodite"):
        return False
    islands, camps = look.islands(tried), look.camps(tried, tried.seat)
    return (
        len(used_for(tried)) != 1
        or not islands
        or any(island not in camps or not regular(tried, island) + others(tried, island) for island in islands)
    )


@forbids("HAD-TIL-02", verbs=("favour",))
def the_reserve_has_no_troops(tried: Tried) -> bool:
    return power(tried, "aphrodite") and tried.s.troops_left[tried.seat] == 0


@forbids("HAD-TIL-03", verbs=("favour",))
def none_of_the_units_is_a_regular_troop(tried: Tried) -> bool:
    if not power(tried, "aphrodite"):
        return False
    own = [island for island in look.islands(tried) if island in look.camps(tried, tried.seat)]
    return any(others(tried, island) and not regular(tried, island) for island in own)


@forbids("HAD-TIL-04")
def has_no_such_card_to_turn(tried: Tried) -> bool:
    if not turns_a_card(tried):
        return False
    owned = dict(zip(CARDS, (tried.s.priests[tried.seat], tried.s.philosophers[tried.seat]), strict=True))
    named = [word for word in tried.words if word in CARDS]
    return not named or any(not owned[card] for card in named)


@forbids("HAD-TIL-05")
def priestesses_become_no_units(tried: Tried) -> bool:
    asks = tile(tried) == "artemis" or tried.prompt == "hades.turn-cards"
    return asks and tried.asked and "priestess" in tried.words


@forbids("HAD-TIL-06")
def no_unit_can_be_recruited_there(tried: Tried) -> bool:
    s, seat = tried.s, tried.seat
    if not turns_a_card(tried):
        return False
    shore = {sea for island in look.owned(tried, seat) for sea in look.coast(tried, island)}
    shut = look.closed_by_polyphemus(tried)
    for sea in look.seas(tried):
        if not s.fleets_left[seat] or sea not in shore - shut or s.kraken == sea or s.holder[sea] not in (-1, seat):
            return True
    islands = look.islands(tried)
    return bool(islands) and (not s.troops_left[seat] or any(each not in look.camps(tried, seat) for each in islands))


@forbids("HAD-TIL-07", verbs=("favour",))
def demeter_gives_gold_for_all_islands(tried: Tried) -> bool:
    return power(tried, "demeter") and bool(used_for(tried))


def builds(tried: Tried, *types: str) -> bool:
    """Whether a building of one of these types is to be built on a free slot of an own island."""
    slot, said = built_slot(tried), used_for(tried)
    return slot >= 0 and is_own_and_free(tried, slot) and (said[1:] or ["theatre"])[0] in types


@forbids("HAD-TIL-08", verbs=("favour",))
def is_no_theatre_on_an_own_free_slot(tried: Tried) -> bool:
    return power(tried, "dionysus") and not builds(tried, "theatre")


@forbids("HAD-TIL-09", verbs=("favour", "discard"))
def none_of_two_items_is_discarded(tried: Tried) -> bool:
    if look.verb(tried) == "favour":
        return power(tried, "hephaestus") and bool(used_for(tried))
    if tried.prompt != "hades.discard" or not tried.asked:
        return True
    drawn = favours(tried).chosen_from
    return any(drawn >> number & 1 == 0 for number, each in enumerate(printed(tried).item) if each.id in tried.words)


@forbids("HAD-TIL-11", verbs=("favour",))
def hera_looks_for_any_hero(tried: Tried) -> bool:
    return power(tried, "hera") and bool(used_for(tried))


@forbids("HAD-TIL-13", verbs=("favour",))
def no_hero_is_in_the_pile(tried: Tried) -> bool:
    return power(tried, "hera") and not in_pile(tried, look.heroes(tried))


@forbids("HAD-TIL-15", verbs=("favour",))
def no_sea_with_an_own_fleet(tried: Tried) -> bool:
    seas = look.seas(tried)
    alone = len(seas) == len(used_for(tried)) == 1
    return power(tried, "hermes") and (not alone or any(tried.s.holder[sea] != tried.seat for sea in seas))


@forbids("HAD-TIL-18", verbs=("favour",))
def is_none_of_four_types_on_an_own_free_slot(tried: Tried) -> bool:
    return power(tried, "hestia") and not builds(tried, *TYPES)


@forbids("HAD-TIL-19", verbs=("favour",))
def hestia_builds_no_theatre(tried: Tried) -> bool:
    return power(tried, "hestia") and "theatre" in tried.words


@forbids("HAD-TIL-20", verbs=("favour", "column", *look.DECLINES))
def no_two_islands_for_the_columns(tried: Tried) -> bool:
    islands = look.islands(tried)
    outside = any(not look.on_board(tried, island) for island in islands)
    if look.verb(tried) == "favour":
        return power(tried, "hecate") and (not len(islands) == len(used_for(tried)) == 1 or outside)
    if tried.prompt != "hades.column" or not tried.asked:
        return look.verb(tried) == "column"
    return look.verb(tried) in look.DECLINES or outside or tried.s.stack[-1][3].island in islands


@forbids("HAD-TIL-27", verbs=("favour",))
def no_marker_is_left(tried: Tried) -> bool:
    all_markers = look.tables(tried).markers + printed(tried).favours.prosperity_markers
    laid = sum(tried.s.prosperity) + len(favours(tried).sea_markers)
    return power(tried, "hermes") and laid >= all_markers
