"""Battles, losses and retreats: CYC-BAT and CYC-RET."""

from __future__ import annotations

import re

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import attacker, defender, fighting, on_land, verb
from tests.reasons import Tried, forbids
from trireme.games.cyclades.units.groups import count_of

WARRIOR_CITY = 8
"""Its place among the Monuments."""
DECIDES = ("retreat", "stay")
"""What a side says after an assault."""
BY_BATTLE = (3, 4, 5, 6)
"""Ways in which the last move of a turn ended that are battles,"""
BY_RETREAT = (5, 6)
"""and those of them in which the defender retreated: `state.ended`."""
COUNT = re.compile(r"x?\d+|\S+:\d+")


def fought(tried: Tried) -> bool:
    """Whether a battle is over that was the last thing to happen in this turn."""
    return not fighting(tried) and tried.s.ended in BY_BATTLE


def deciding(tried: Tried) -> list[int]:
    """The side that is asked whether it retreats."""
    return tried.position.asked if tried.prompt == "retreat" else []


# Battles.


@forbids("CYC-BAT-04")
def loses_no_such_unit(tried: Tried) -> bool:
    """Only the side with the lower score, one unit, and one that is there."""
    said = verb(tried) == "lose"
    if not fighting(tried) or tried.prompt != "casualty":
        return said
    if tried.asked:
        units = [word for word in tried.words if word != "lose"]
        return (said or len(tried.words) == 1) and any(not is_there(tried, unit) for unit in units)
    return said and not loses_next(tried)


def loses_next(tried: Tried) -> bool:
    """Whether this is the attacker of a tie: both lose a unit, the defender first."""
    battle = tried.s.battle
    return tried.seat == attacker(tried) and bool(battle.attack_loses and battle.defence_loses)


def is_there(tried: Tried, unit: str) -> bool:
    """Whether a unit is in the battle; the fleets of a sea may stand in for troops of the Warrior City (MON-MEF-24)."""
    monuments, sea = look.part(tried, "monuments"), look.tables(tried).sea_number.get(unit.rpartition(":")[2], -1)
    if sea < 0 or monuments is None or not on_land(tried) or monuments.sites[WARRIOR_CITY] != look.battlefield(tried):
        return unit in remaining(tried)
    return tried.s.holder[sea] == tried.seat == defender(tried) and sea in look.coast(tried, look.battlefield(tried))


def remaining(tried: Tried) -> dict[str, int]:
    """The units that this side has in the battle, by kind."""
    kinds = look.ruleset(tried).units[0 if on_land(tried) else 1]
    if tried.seat == attacker(tried):
        found = {kind.id: count_of(tried.s.battle.attackers, kind.number) for kind in kinds}
    else:
        place = look.battlefield(tried)
        found = look.ground(tried, place) if on_land(tried) else look.afloat(tried, place)
    return {kind: count for kind, count in found.items() if count}


@forbids("CYC-BAT-06", verbs=DECIDES)
def the_decision_comes_after_an_assault_and_the_defender_is_first(tried: Tried) -> bool:
    if not deciding(tried):
        return True
    return tried.seat == attacker(tried) and defender(tried) in deciding(tried)


@forbids("CYC-BAT-07", verbs=("retreat",))
def the_defender_has_left(tried: Tried) -> bool:
    left = tried.s.ended in BY_RETREAT
    return not fighting(tried) and left and tried.seat == look.acting(tried)


@forbids("CYC-BAT-08", verbs=DECIDES)
def the_defender_has_stayed(tried: Tried) -> bool:
    return tried.seat == defender(tried) and attacker(tried) in deciding(tried)


@forbids("CYC-BAT-10", verbs=("retreat",))
def no_assault_has_been_fought(tried: Tried) -> bool:
    """None of a battle that is on: of one that is over, another rule speaks too."""
    return not fighting(tried)


@forbids("CYC-BAT-11", verbs=DECIDES)
def the_battle_is_over(tried: Tried) -> bool:
    return fought(tried)


@forbids("CYC-BAT-12", verbs=(*DECIDES, "lose"))
def takes_no_part(tried: Tried) -> bool:
    return fighting(tried) and tried.seat not in (attacker(tried), defender(tried))


# Retreats.


def retreats(tried: Tried) -> bool:
    """Whether somebody who may retreat says where to; the verb may be left out."""
    said = verb(tried) == "retreat" or (len(tried.words) == 1 and bool(destinations(tried)))
    return tried.asked and tried.prompt == "retreat" and said


def destinations(tried: Tried) -> list[str]:
    """Places that a move names."""
    table = look.tables(tried)
    return [word for word in look.all_words(tried) if word in table.island_number or word in table.sea_number]


@forbids("CYC-RET-02")
def not_all_together_to_one_place(tried: Tried) -> bool:
    if not retreats(tried):
        return False
    counts = [int(re.sub(r"\D", "", word.rpartition(":")[2])) for word in tried.words if COUNT.fullmatch(word)]
    parted = bool(counts) and sum(counts) < sum(remaining(tried).values())
    return len(set(destinations(tried))) > 1 or parted


@forbids("CYC-RET-03")
def no_own_island_that_own_fleets_link(tried: Tried) -> bool:
    if not retreats(tried) or not on_land(tried):
        return False
    reached = look.linked(tried, tried.seat, look.battlefield(tried))
    return bool(look.seas(tried)) or any(
        tried.s.owner[island] != tried.seat or island not in reached for island in look.islands(tried)
    )


@forbids("CYC-RET-04")
def to_a_neutral_or_enemy_island(tried: Tried) -> bool:
    others = [tried.s.owner[island] for island in look.islands(tried)]
    own = (tried.seat, look.partner(tried, tried.seat))
    return retreats(tried) and on_land(tried) and any(owner == -1 or owner not in own for owner in others)


@forbids("CYC-RET-05")
def not_to_an_adjacent_sea_that_is_empty_or_own(tried: Tried) -> bool:
    if not retreats(tried) or on_land(tried):
        return False
    near = look.near(tried, look.battlefield(tried))
    far = [sea for sea in look.seas(tried) if sea not in near or tried.s.holder[sea] not in (-1, tried.seat)]
    return bool(far) or bool(look.islands(tried))


@forbids("CYC-RET-06")
def has_nowhere_to_go(tried: Tried) -> bool:
    answers = getattr(tried.question, "answers", ())
    return retreats(tried) and [answer.text for answer in answers] == ["stay"]


@forbids("CYC-RET-08")
def onto_the_kraken(tried: Tried) -> bool:
    return retreats(tried) and not on_land(tried) and tried.s.kraken in look.seas(tried)
