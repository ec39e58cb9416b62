"""What the Monuments do: MON-MEF, MON-MXT."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades import ways
from tests.games.cyclades.looking import part
from tests.games.cyclades.monuments import (
    ACADEMY,
    ARES,
    CITY,
    LIGHTHOUSE,
    POSEIDON,
    lies_around,
    owner,
    site,
)
from tests.games.cyclades.ways import says
from tests.reasons import Tried, forbids
from trireme.games.cyclades.units.losses import Loss

# The Great Citadel.


def at_citadel(tried: Tried) -> tuple[int, int] | None:
    """The way of troops to the territory of a Citadel that a troop of another player guards, unless they only pass."""
    ends = ways.way(tried)
    if ends is None or not ways.guarded(tried, ends[1]) or ways.may_pass(tried, ends):
        return None
    return ends


@forbids("MON-MEF-01")
def no_battle_can_be_started_there(tried: Tried) -> bool:
    return at_citadel(tried) is not None


@forbids("MON-MEF-02")
def no_landing_by_fleets_or_through_the_air(tried: Tried) -> bool:
    """A chain of fleets, or the lack of any border, makes it a landing."""
    ends = at_citadel(tried)
    if ends is None:
        return False
    seats = ways.everybody(tried) if with_kunee(tried, ends[0]) else [tried.seat]
    return ways.flies(tried) or not over_land(tried, ends) or ends[1] in ways.chain(tried, seats, ends[0])


@forbids("MON-MXT-04")
def nor_over_land(tried: Tried) -> bool:
    ends = at_citadel(tried)
    return "titans" in look.modules(tried) and ends is not None and not ways.flies(tried) and over_land(tried, ends)


@forbids("MON-MXT-05", verbs=("stop",))
def the_kunee_does_not_stop_there(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "titans.pass" and at_citadel(tried) is not None


def over_land(tried: Tried, ends: tuple[int, int]) -> bool:
    """Whether a border joins the two, or the Sandals make one."""
    near = look.bordering(tried, ends[0])
    brought = ways.under_way(tried) is not None and part(tried, "titans").brought >> ways.SANDALS & 1
    if brought or ways.lies_with(tried, ways.SANDALS, ends[0]):
        near = near | ways.by_sandals(tried, ends[0])
    return ends[1] in near


def with_kunee(tried: Tried, start: int) -> bool:
    return ways.under_way(tried) is not None or ways.lies_with(tried, ways.KUNEE, start)


# The Lighthouse and the Naval Academy.


def comes_back(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "monuments.return"


def is_launched(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "monuments.launch"


def is_closed_to(tried: Tried, monument: int) -> bool:
    """Whether a sea is named that is not around a Monument, or that others hold."""
    others = (tried.s.holder[sea] not in (-1, tried.seat) for sea in look.seas(tried))
    away = (not lies_around(tried, monument, sea) for sea in look.seas(tried))
    return any(others) or any(away)


@forbids("MON-MEF-04")
def to_the_sea_around_the_lighthouse(tried: Tried) -> bool:
    """Where no fleet is being destroyed none returns; where one is, the conqueror comes to its sea."""
    if not comes_back(tried):
        return says(tried, "monuments", "return")
    return is_closed_to(tried, LIGHTHOUSE) or any(sea == struck_at(tried) for sea in look.seas(tried))


def struck_at(tried: Tried) -> int:
    """The sea where a creature, not a battle, destroys a fleet whose place another takes."""
    frame = tried.s.stack[-2]
    siren = look.tables(tried).creature_number["siren"]
    loss: Loss = frame[2]
    return loss.place if loss.cause == siren else -1


@forbids("MON-MEF-07")
def cannot_rejoin_the_battle(tried: Tried) -> bool:
    fought = tried.s.battle and not look.on_land(tried)
    return comes_back(tried) and bool(fought) and look.battlefield(tried) in look.seas(tried)


@forbids("MON-MEF-09")
def to_the_sea_around_the_academy(tried: Tried) -> bool:
    return is_closed_to(tried, ACADEMY) if is_launched(tried) else says(tried, "monuments", "launch")


@forbids("MON-MEF-31")
def polyphemus_and_the_kraken_close_it(tried: Tried) -> bool:
    if not comes_back(tried) and not is_launched(tried):
        return False
    shut = look.closed_by_polyphemus(tried) | {tried.s.kraken}
    return any(sea in shut for sea in look.seas(tried))


# The Temples of Poseidon and Ares.


def uses(tried: Tried, monument: int) -> bool:
    return says(tried, "monuments", "poseidon" if monument == POSEIDON else "ares")


def used(tried: Tried, monument: int) -> bool:
    return bool(part(tried, "monuments").used >> monument & 1)


def in_own_turn(tried: Tried) -> bool:
    return look.acting(tried) == tried.seat


@forbids("MON-MEF-12")
def a_fleet_for_the_top_card(tried: Tried) -> bool:
    if not uses(tried, POSEIDON):
        return False
    s = tried.s
    without = any(s.holder[sea] != tried.seat or not look.afloat(tried, sea)["fleet"] for sea in look.seas(tried))
    nothing = not s.pile and not s.discard
    foreign = owner(tried, POSEIDON) != tried.seat
    return without or nothing or foreign or used(tried, POSEIDON) or not in_own_turn(tried)


@forbids("MON-MEF-13")
def a_troop_for_a_discarded_card(tried: Tried) -> bool:
    if not uses(tried, ARES):
        return False
    own = look.owned(tried, tried.seat)
    without = any(island not in own or not look.ground(tried, island)["troop"] for island in look.islands(tried))
    foreign = owner(tried, ARES) != tried.seat
    return without or foreign or not tried.s.discard or used(tried, ARES) or not in_own_turn(tried)


@forbids("MON-MEF-14")
def not_on_apollo(tried: Tried) -> bool:
    return (uses(tried, POSEIDON) or uses(tried, ARES)) and tried.s.god < 0 and in_own_turn(tried)


@forbids("MON-MEF-15")
def once_in_a_cycle(tried: Tried) -> bool:
    return any(uses(tried, monument) and used(tried, monument) for monument in (POSEIDON, ARES))


@forbids("MON-MEF-16")
def nothing_has_been_discarded(tried: Tried) -> bool:
    return uses(tried, ARES) and not tried.s.discard


# The Warrior City.


@forbids("MON-MEF-24", verbs=("retreat",))
def fleets_of_the_city_do_not_retreat(tried: Tried) -> bool:
    if not look.on_land(tried) or look.battlefield(tried) != site(tried, CITY) or look.defender(tried) != tried.seat:
        return False
    return not any(look.ground(tried, look.battlefield(tried)).values())
