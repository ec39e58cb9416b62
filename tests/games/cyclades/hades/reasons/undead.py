"""Hades, the undead, their moves and the Necropolis: HAD-CYO, HAD-THR, HAD-UND, HAD-MOV, HAD-NEC."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.costs import NECROPOLIS, UNDEAD
from tests.games.cyclades.looking import verb
from tests.games.cyclades.reasons.turns import AFTERWARDS
from tests.reasons import Tried, forbids
from trireme.games.cyclades import moves
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES
from trireme.games.cyclades.units.marching import HOW_MANY

RAISES = ("hades.raise", "raise", "recruit")
RETAINS = ("hades.retain", "retain", "hades.leave", "leave")
NAMES_GOD = ("offer", "play", "hades.play")
UNITS = {"troop": "undead-troop", "fleet": "undead-fleet"}
STEPS = 3
"""How many sea spaces a Hades move has at most."""


def hades(tried: Tried) -> int:
    return int(look.tables(tried).god_number["hades"])


def with_hades(tried: Tried) -> bool:
    """Whether this seat is asked in its turn with Hades."""
    return tried.asked and look.god(tried) == "hades" and look.acting(tried) == tried.seat


def god_named(tried: Tried) -> list[int]:
    """The god of an offering, or of an item that names one."""
    if verb(tried) in NAMES_GOD or tried.target.startswith("god:"):
        return look.gods(tried)
    return []


# A cycle.


@forbids("HAD-CYO-04")
def another_one_decides_first(tried: Tried) -> bool:
    if tried.asked:
        return False
    if verb(tried) in ("keep", "dismiss", "priestess"):
        return any(frame[0] == KEEP_HEROES and frame[2] >> tried.seat & 1 for frame in tried.s.stack)
    tied = look.fighting(tried) and tried.s.battle.attack_loses and tried.s.battle.defence_loses
    first = tried.prompt == "casualty" and look.defender(tried) in tried.position.asked
    return verb(tried) == "lose" and bool(tied) and first and tried.seat == look.attacker(tried)


@forbids("HAD-CYO-05")
def figurines_come_first(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.retain"
    return asked and tried.word(0) not in RETAINS and verb(tried) not in AFTERWARDS


# The threat.


@forbids("HAD-THR-03")
def hades_has_not_come(tried: Tried) -> bool:
    threat = tried.facts["hades"]["threat"]
    away = hades(tried) not in tried.s.gods and threat < 9
    return away and hades(tried) in god_named(tried) and tried.says(threat=threat, needed=9)


@forbids("HAD-THR-06")
def the_god_is_covered(tried: Tried) -> bool:
    covered = tried.facts["hades"]["covered"]
    return bool(covered) and look.tables(tried).god_number[covered] in god_named(tried)


# The undead.


def places(tried: Tried) -> tuple[list[int], list[int]]:
    """The islands and seas that somebody names who is asked where an undead rises."""
    free, bought = tried.prompt == "hades.raise", tried.prompt == "act"
    if not with_hades(tried) or not (free or (bought and tried.words and tried.word(0) in RAISES)):
        return [], []
    return look.islands(tried), look.seas(tried)


@forbids("HAD-UND-01")
def hades_lends_one_free_undead(tried: Tried) -> bool:
    """To whoever holds Hades, in the turn with him, and one only."""
    if tried.prompt == "hades.raise" and with_hades(tried):
        return sum(map(len, places(tried))) > 1
    if look.acting(tried) == tried.seat:
        holds = look.god(tried) == "hades"
    else:
        holds = tried.s.offer_seat[hades(tried)] == tried.seat
    own = tried.word(0) == "raise" and not tried.prompt.startswith("monuments")  # They raise Monuments.
    return (own or tried.word(0) == "hades.raise") and not holds


@forbids("HAD-UND-02", verbs=RAISES)
def each_further_one_has_its_price(tried: Tried) -> bool:
    if tried.prompt != "act" or not any(places(tried)):
        return False
    bought = tried.s.bought
    dear = bought < len(UNDEAD) and UNDEAD[bought] > look.gold(tried)
    several = sum(map(len, places(tried))) > 1
    return several or (dear and tried.says(price=UNDEAD[bought], gold=look.gold(tried)))


@forbids("HAD-UND-03", verbs=RAISES)
def five_in_a_turn(tried: Tried) -> bool:
    return tried.prompt == "act" and any(places(tried)) and tried.s.bought >= 4 and tried.says(most=5)


@forbids("HAD-UND-04")
def none_is_left(tried: Tried) -> bool:
    left = tried.facts["hades"]["undead_left"] if with_hades(tried) else {}
    named = [unit for unit, where in zip(UNITS.values(), places(tried), strict=True) if where and not left[unit]]
    return any(tried.says(unit=unit) for unit in named)


@forbids("HAD-UND-05")
def no_place_for_an_undead(tried: Tried) -> bool:
    islands, seas = places(tried)
    if any(tried.s.owner[island] != tried.seat for island in islands):
        return True
    troop, fleet = ({kind, undead} & {*tried.words} for kind, undead in UNITS.items())
    return bool((troop and seas) or (fleet and islands)) or any(no_sea_for_it(tried, sea) for sea in seas)


def no_sea_for_it(tried: Tried, sea: int) -> bool:
    """Next to no own island, or not empty: the Kraken lies there, or fleets of another."""
    shore = any(sea in look.coast(tried, island) for island in look.owned(tried, tried.seat))
    return not shore or tried.s.holder[sea] not in (-1, tried.seat) or tried.s.kraken == sea


@forbids("HAD-UND-09", verbs=("lose", *UNITS, *UNITS.values()))
def neither_regular_nor_undead(tried: Tried) -> bool:
    """The player of Hades chooses between the regular and the undead units of the battle: this is none of them."""
    there = fighting_units(tried)
    named = [word for word in tried.words if word not in ("lose", "hades.lose")]
    mixed = any(there.get(regular) and there.get(undead) for regular, undead in UNITS.items())
    return tried.asked and tried.prompt == "casualty" and mixed and not any(there.get(word) for word in named)


def fighting_units(tried: Tried) -> dict[str, int]:
    """The units of a seat that are in the battle, by kind."""
    if not look.fighting(tried):
        return {}
    if tried.seat == look.defender(tried):
        place = look.battlefield(tried)
        return look.ground(tried, place) if look.on_land(tried) else look.afloat(tried, place)
    if tried.seat != look.attacker(tried):
        return {}
    battle = tried.facts["battle"]
    further = battle.get("units", {})
    regular = battle["attackers"] - sum(further.values())
    return {"troop" if look.on_land(tried) else "fleet": regular, **further}


@forbids("HAD-UND-17")
def the_sphinx_does_not_buy_undead(tried: Tried) -> bool:
    """They alone are there; where a regular unit is, that one is meant."""
    if not tried.asked or tried.prompt != "sphinx":
        return False
    there = [look.ground(tried, island) for island in look.islands(tried)]
    there += [look.afloat(tried, sea) for sea in look.seas(tried)]
    regular = any(units.get(kind) for units in there for kind in UNITS)
    return not regular and any(units.get(kind) for units in there for kind in UNITS.values())


# Moves with Hades.


def is_journey(tried: Tried, *ids: str) -> bool:
    """Whether a move is one of these ways of moving."""
    frame = tried.s.stack[-1]
    if tried.prompt in ("how-many-fleets", "how-many-troops"):
        return look.ruleset(tried).journeys[frame[3].journey].id in ids
    if tried.prompt == "move-on":
        return look.ruleset(tried).journeys[frame[3].journey].id in ids
    return tried.prompt == "act" and {"fleet": "hades-fleets", "troops": "hades-troops"}.get(verb(tried)) in ids


def going(tried: Tried) -> dict[str, int]:
    """The units that a move with Hades takes along: those named, or all of the place where that is left open."""
    if not with_hades(tried) or not is_journey(tried, "hades-fleets", "hades-troops"):
        return {}
    if tried.prompt.startswith("how-many"):
        return chosen(tried)
    sailing = is_journey(tried, "hades-fleets")
    start = starts(tried, sailing)
    if start is None:
        return {}
    found = look.group(tried)
    if "" in found:
        found["fleet" if sailing else "troop"] = found.get("fleet" if sailing else "troop", 0) + found.pop("")
    return found or (look.afloat(tried, start) if sailing else look.ground(tried, start))


def starts(tried: Tried, sailing: bool) -> int | None:
    """The place from which a move sets out, if this seat has it."""
    if tried.prompt == "move-on":
        return int(tried.s.stack[-1][3].sea)
    named = look.seas(tried) if sailing else look.islands(tried)
    owners = tried.s.holder if sailing else tried.s.owner
    return named[0] if len(named) == 2 and owners[named[0]] == tried.seat else None


def chosen(tried: Tried) -> dict[str, int]:
    """The group that an answer of the question `how many` makes, with what has been chosen so far."""
    sailing, found = tried.prompt == "how-many-fleets", look.group(tried)
    regular = "fleet" if sailing else "troop"
    items = {item.code: item.text for item in getattr(tried.question, "items", ())}
    if not items:  # None but undead can go.
        return {} if set(found) <= {""} else found
    number = found.pop("", 0) or max(tried.number(0), 0)
    found[regular] = found.get(regular, 0) + number
    for code in getattr(tried.question, "chosen", ()):
        unit = look.ruleset(tried).units[sailing][code - moves.UNIT].id
        found[unit] = found.get(unit, 0) + 1
    if tried.word(0) in items.values():
        found[tried.word(0)] = found.get(tried.word(0), 0) + 1
    return found


@forbids("HAD-MOV-04")
def regular_units_without_undead(tried: Tried) -> bool:
    group = going(tried)
    return any(
        group.get(regular, 0) > 0 and not group.get(undead) and tried.says(unit=undead)
        for regular, undead in UNITS.items()
    )


@forbids("TIT-HXT-09")
def titans_without_undead(tried: Tried) -> bool:
    group = going(tried)
    return group.get("titan", 0) > 0 and not group.get("undead-troop")


@forbids("HAD-MOV-06")
def no_undead_fleet_on_a_further_step(tried: Tried) -> bool:
    group, frame = going(tried), tried.s.stack[-1]
    later = tried.prompt == "move-on" or (frame[0] == HOW_MANY and frame[3].left < STEPS - 1)
    return later and group.get("fleet", 0) > 0 and not group.get("undead-fleet")


# The Necropolis.


def sites(tried: Tried) -> list[int]:
    """The islands that somebody names who would build the Necropolis."""
    builds = tried.prompt == "act" and verb(tried) == "build" and bool(tried.words)
    return look.islands(tried) if builds and with_hades(tried) else []


def necropolis(tried: Tried) -> int:
    """The island where it stands, or -1."""
    name = tried.facts["hades"].get("necropolis", "")
    return int(look.tables(tried).island_number[name]) if name else -1


@forbids("HAD-NEC-01", verbs=("build",))
def once_in_the_turn_for_two_gold(tried: Tried) -> bool:
    if not sites(tried):
        return False
    built = tried.facts["hades"]["necropolis_built"]
    poor = look.gold(tried) < NECROPOLIS and tried.says(price=NECROPOLIS, gold=look.gold(tried))
    return bool(built if "built" in tried.figures else poor)


@forbids("HAD-NEC-02", verbs=("build",))
def not_on_a_site_of_an_own_island(tried: Tried) -> bool:
    return any(tried.s.owner[island] != tried.seat for island in sites(tried))


@forbids("HAD-NEC-16")
def the_giant_cannot_destroy_it(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "target-giant" and beneath(tried)


@forbids("HAD-NEC-17")
def the_cyclops_cannot_change_it(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "target-cyclops" and beneath(tried)


def beneath(tried: Tried) -> bool:
    """Whether a slot is named that lies under the Necropolis; of an island, where nothing else is built there."""
    slots = look.slots(tried)
    hidden = [slot for slot in slots if look.under_necropolis(tried, slot)]
    return bool(hidden) and (len(slots) == 1 or not any(tried.s.built[slot] for slot in slots))


@forbids("HAD-NEC-18", verbs=("build",))
def it_stands_there_already(tried: Tried) -> bool:
    return necropolis(tried) in sites(tried)


@forbids("HAD-NEC-19")
def a_site_that_is_built_over(tried: Tried) -> bool:
    """While another own island has a clear one."""
    if not tried.asked or tried.prompt != "metropolis" or necropolis(tried) not in look.islands(tried):
        return False
    others = [island for island in look.owned(tried, tried.seat) if island != necropolis(tried)]
    return any(is_clear(tried, island) for island in others)


def is_clear(tried: Tried, island: int) -> bool:
    frame = look.bits(look.tables(tried).covered[island])
    return not tried.s.metropolis >> island & 1 and not any(tried.s.built[slot] for slot in frame)


@forbids("HAD-NEC-20")
def the_slot_is_closed(tried: Tried) -> bool:
    builds = tried.asked and tried.prompt == "act" and verb(tried) == "build" and look.god(tried) != "hades"
    return builds and any(look.under_necropolis(tried, slot) for slot in look.slots(tried))
