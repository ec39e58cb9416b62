"""The map, Kronos and Titans: TIT-TER, TIT-KRO, TIT-TTN."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades import ways
from tests.games.cyclades.costs import price
from tests.games.cyclades.looking import verb
from tests.games.cyclades.ways import says
from tests.reasons import Tried, forbids
from trireme.games.cyclades.moves import BLOCK, MARCH
from trireme.games.cyclades.units.groups import BITS, FULL

TITANS = 3
TURN = ("again", "wake")
"""Verbs of what a seat may do at any time."""
BUILDINGS = ("port", "fortress", "temple", "university")
OFFERS = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}


def at_act(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act"


def in_play(tried: Tried) -> bool:
    return "titans" in look.modules(tried)


# Sites and last territories.


@forbids("TIT-TER-10", verbs=("metropolis", "found", "place", "put"))
def no_site_for_a_metropolis(tried: Tried) -> bool:
    return no_site(tried) and tried.asked and tried.prompt == "metropolis"


@forbids("TIT-HXT-15", verbs=("build",))
def no_site_for_the_necropolis(tried: Tried) -> bool:
    return no_site(tried) and at_act(tried) and look.god(tried) == "hades"


def no_site(tried: Tried) -> bool:
    return in_play(tried) and any(not look.tables(tried).covered[island] for island in look.islands(tried))


@forbids("TIT-TER-12")
def only_to_win(tried: Tried) -> bool:
    return in_play(tried) and "titans.teams" not in look.modules(tried) and ways.attacks_last(tried)


# Kronos.


def takes_building(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "titans.kronos"


def above_kronos(tried: Tried) -> list[str]:
    """Types of building that the gods above Kronos offer; Hades and whom he covers give none."""
    ids = [look.tables(tried).god_ids[god] for god in tried.s.gods]
    return [OFFERS[id] for id in ids[: ids.index("kronos")] if id in OFFERS]


@forbids("TIT-KRO-01", verbs=("build", *BUILDINGS))
def no_building_of_a_god_above(tried: Tried) -> bool:
    named = [word for word in tried.words if word in BUILDINGS]
    return takes_building(tried) and any(each not in above_kronos(tried) for each in named)


@forbids("TIT-KRO-03", verbs=("recruit",))
def one_titan_in_a_turn(tried: Tried) -> bool:
    """For 2 gold."""
    poor = price(tried) is not None and look.gold(tried) < (price(tried) or 0)
    return at_act(tried) and look.god(tried) == "kronos" and (tried.s.bought > 0 or poor)


@forbids("TIT-KRO-04")
def the_free_gain_comes_first(tried: Tried) -> bool:
    own = {"titans.kronos": "build", "titans.titan": "recruit"}.get(tried.prompt, "")
    return bool(own) and tried.asked and tried.word(0) != own and verb(tried) not in TURN


@forbids("TIT-KRO-05")
def on_a_free_slot_of_an_own_territory(tried: Tried) -> bool:
    if not takes_building(tried):
        return False
    slots, slot_island = look.slots(tried), look.tables(tried).slot_island
    if not slots:
        return bool(look.islands(tried))
    own = [slot for slot in slots if tried.s.owner[slot_island[slot]] == tried.seat]
    return not any(look.is_free(tried, slot) for slot in own)


@forbids("TIT-KRO-07", verbs=("build", *look.SPECIAL, "on"))
def kronos_sells_no_building_and_moves_nothing(tried: Tried) -> bool:
    return at_act(tried) and look.god(tried) == "kronos"


# Titans come.


def comes(tried: Tried) -> bool:
    """Whether somebody places a free Titan, or buys one."""
    buys = at_act(tried) and look.god(tried) == "kronos" and verb(tried) == "recruit"
    return buys or (tried.asked and tried.prompt == "titans.titan")


def standing(tried: Tried) -> int:
    """How many Titans of a seat are on the board."""
    return sum(look.ground(tried, island)["titan"] for island in look.owned(tried, tried.seat))


@forbids("TIT-TTN-01")
def all_three_are_on_the_board(tried: Tried) -> bool:
    return comes(tried) and standing(tried) == TITANS


@forbids("TIT-TTN-02")
def on_an_own_territory(tried: Tried) -> bool:
    own = look.camps(tried, tried.seat)
    return comes(tried) and any(island not in own for island in look.islands(tried))


# Titans move.


def marches(tried: Tried) -> bool:
    return in_play(tried) and says(tried, "titans", "march")


@forbids("TIT-TTN-06")
def with_a_god_and_for_gold(tried: Tried) -> bool:
    if not marches(tried):
        return False
    due = price(tried)
    own = tried.s.god >= 0 and look.acting(tried) == tried.seat
    return not own or (due is not None and due > look.gold(tried))


def chosen(tried: Tried) -> dict[str, int] | None:
    """What a Titan move takes, as far as that is said; None where no Titan move is made."""
    if marches(tried) and at_act(tried):
        found = look.group(tried)
    elif tried.asked and tried.prompt == "how-many-troops" and ways.by_titan(tried):
        found = look.group(tried) or dict.fromkeys([alone(tried)] * (look.amount(tried) > 0), look.amount(tried))
        for kind in look.ruleset(tried).units[0]:
            found[kind.id] = found.get(kind.id, 0) + (tried.s.stack[-1][3].group >> BITS * kind.number & FULL)
    else:
        return None
    found["troop"] = found.get("troop", 0) + found.pop("", 0)
    return {kind: count for kind, count in found.items() if count}


def alone(tried: Tried) -> str:
    """What a number alone means: troops, unless only Titans are there."""
    start = (tried.s.stack[-1][3].code - MARCH) // BLOCK
    return "troop" if look.ground(tried, start)["troop"] else "titan"


@forbids("TIT-TTN-08")
def titans_and_regular_troops_only(tried: Tried) -> bool:
    return bool((chosen(tried) or {}).keys() - {"troop", "titan"})


@forbids("TIT-TTN-09")
def not_without_a_titan(tried: Tried) -> bool:
    """None is there, or none is chosen, though something is."""
    group, ends = chosen(tried), ways.way(tried)
    if group is None:
        return False
    if ends is not None and (tried.s.owner[ends[0]] != tried.seat or not look.ground(tried, ends[0])["titan"]):
        return True
    return bool(group) and "titan" not in group


@forbids("TIT-TTN-10")
def over_a_border_or_a_chain(tried: Tried) -> bool:
    """Also where the Kunee lets a group of Titans pass on."""
    ends = ways.way(tried)
    if ends is None or not tried.asked:
        return False
    if tried.prompt == "titans.pass":
        goes = not ways.stops(tried)
        return goes and ways.by_titan(tried) and ends[1] not in ways.goes_on(tried, ends[0])
    return marches(tried) and at_act(tried) and ends[1] not in ways.reached(tried, ends[0])


@forbids("TIT-TTN-13")
def no_titan_moves_on_apollo(tried: Tried) -> bool:
    return marches(tried) and tried.s.god < 0 and look.acting(tried) == tried.seat


# Titans are no troops.


@forbids("TIT-TTN-14")
def safe_from_the_harpy(tried: Tried) -> bool:
    if not tried.asked or look.played(tried)[-1:] != ["harpy"]:
        return False
    return titan_is_meant(tried)


@forbids("TIT-TTN-15")
def not_sold_to_the_sphinx(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "sphinx" and titan_is_meant(tried)


def titan_is_meant(tried: Tried) -> bool:
    """Whether a Titan is named, or an island with Titans and without troops."""
    there = [look.ground(tried, island) for island in look.islands(tried)]
    return "titan" in tried.words or any(units["titan"] and not units["troop"] for units in there)


@forbids("TIT-TTN-18", verbs=("lose",))
def the_defender_chooses_first(tried: Tried) -> bool:
    battle = tried.s.battle
    tied = bool(battle) and battle.attack_loses and battle.defence_loses
    waits = not tried.asked and tried.prompt == "casualty" and look.attacker(tried) == tried.seat
    return in_play(tried) and look.on_land(tried) and bool(tied) and waits
