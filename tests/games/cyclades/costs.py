"""What actions cost, from the printed figures and the position alone."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.reasons import Tried

TEMPLE = 3
KRAKEN_STEP = SWAP = MOVE = 1
BUILDING = NECROPOLIS = UPKEEP = TITAN = 2
EXTRA = {"fleet": (1, 2, 3), "troop": (2, 3, 4), "priest": (4,), "philosopher": (4,), "titan": (TITAN,)}
"""What further units and cards of a turn cost, one after the other."""
UNDEAD = (1, 2, 3, 4)
TRACK = (4, 3, 2)
SELLS = {"poseidon": "fleet", "ares": "troop", "zeus": "priest", "athena": "philosopher", "kronos": "titan"}


def recruited(tried: Tried) -> str:
    """What the active god would recruit, if he recruits what was named: a unit, or where it goes."""
    unit = SELLS.get(look.god(tried), "")
    said = look.words(tried)
    if unit in ("priest", "philosopher"):
        return unit if unit in said else ""
    if unit == "fleet":
        return unit if look.seas(tried) else ""
    return unit if look.islands(tried) and (unit == "titan" or "titan" not in said) else ""


def temple_of_athena(tried: Tried) -> bool:
    monuments = look.part(tried, "monuments")
    site = -1 if monuments is None else monuments.sites[6]
    return site >= 0 and tried.s.owner[site] == tried.seat


def great_university(tried: Tried) -> bool:
    monuments = look.part(tried, "monuments")
    site = -1 if monuments is None else monuments.sites[9]
    return site >= 0 and tried.s.owner[site] == tried.seat


def unlimited(tried: Tried) -> bool:
    return look.god(tried) == "athena" and great_university(tried)


def saved(tried: Tried, used: bool = False) -> int:
    """What Temples and Metropolises of a seat save on a Creature; with `used`, those of this cycle too."""
    s, total = tried.s, 0
    for slot, building in enumerate(s.built):
        if building == TEMPLE and s.owner[look.tables(tried).slot_island[slot]] == tried.seat:
            total += used or not s.spent >> slot & 1
    for island in look.owned(tried, tried.seat):
        if s.metropolis >> island & 1:
            total += used or not s.spent_metropolis >> island & 1
    titans = look.part(tried, "titans")
    if titans is not None and titans.specials[2] >= 0 and s.owner[titans.specials[2]] == tried.seat:
        total += used or not titans.religious
    return total


def used_before(tried: Tried) -> int:
    """How many of these, in a game of two players, were used in a turn that is over."""
    s, tables = tried.s, look.tables(tried)
    before = [slot for slot in look.bits(s.spent_before & s.spent) if s.built[slot] == TEMPLE]
    islands = [tables.slot_island[slot] for slot in before]
    islands += look.bits(s.spent_before >> 64 & s.spent_metropolis & s.metropolis)
    return sum(s.owner[island] == tried.seat for island in islands)


def is_discounted(tried: Tried, card: int) -> bool:
    return look.is_creature(tried, look.tables(tried).creature_ids[card])


def printed(tried: Tried, card: int) -> int:
    """The price of its space on the track."""
    return TRACK[list(tried.s.track).index(card)]


def call_price(tried: Tried, card: int, used: bool = False) -> int:
    price = printed(tried, card)
    return max(price - saved(tried, used), 1) if is_discounted(tried, card) else price


def price(tried: Tried) -> int | None:
    """What the action that was tried costs here, if it is one."""
    if not tried.asked:
        return None
    verb, s = look.verb(tried), tried.s
    if tried.prompt == "act":
        return _of_a_turn(tried, verb)
    if tried.prompt == "kraken" and verb != "stop":
        return KRAKEN_STEP
    if tried.prompt == "hades.keep" and verb == "keep":
        return UPKEEP
    if tried.prompt == "titans.caduceus" and verb == "pay":
        return 1
    if tried.prompt == "titans.hand" and verb == "hand":
        return 1
    if tried.prompt == "titans.pass" and verb == "pass":
        return marched(tried) + 1 if s.god < 0 or by_titans(tried) else MOVE
    return None


def marched(tried: Tried) -> int:
    return int(look.part(tried, "titans").marches)


def by_titans(tried: Tried) -> bool:
    """Whether the march under way is a Titan move."""
    return str(look.ruleset(tried).journeys[tried.s.stack[-2][2].journey].id) == "titan"


def _of_a_turn(tried: Tried, verb: str) -> int | None:
    s = tried.s
    if verb in ("recruit", "raise") and look.god(tried) == "hades":
        return UNDEAD[s.bought] if s.bought < len(UNDEAD) else None
    if verb == "recruit":
        unit = recruited(tried)
        if not unit or (s.bought >= len(EXTRA[unit]) and not (unlimited(tried) and unit == "philosopher")):
            return None
        cheaper = temple_of_athena(tried) and unit in ("priest", "philosopher")
        return int(EXTRA[unit][min(s.bought, len(EXTRA[unit]) - 1)] - cheaper)
    if verb == "build":
        return None if look.god(tried) == "kronos" else BUILDING
    if verb == "call":
        return next((call_price(tried, card) for card in look.cards(tried) if card in s.track), None)
    if verb == "march":
        return marched(tried) + 1
    if verb in look.SPECIAL and look.god(tried) in look.SPECIAL[verb]:
        return SWAP if verb == "swap" else MOVE
    if verb == "favour":
        favours = look.part(tried, "hades.favours")
        if favours is not None and favours.tile >= 0 and favours.god == s.god:
            return int(look.ruleset(tried).extra["hades"].favour[favours.tile].cost)
    return None
