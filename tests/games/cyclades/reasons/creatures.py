"""The powers of creatures that choose a target: CYC-SAT, DRY, SIR, PEG, GIA, CHM and CYP."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import DECLINES, verb
from tests.reasons import Tried, forbids

FOUR = (1, 2, 3, 4)
"""The types of building."""
CHIRON = ("chiron", "chiron-hades")


def chooses(tried: Tried, prompt: str, *verbs: str) -> bool:
    """Whether somebody answers this question; the verb may be left out."""
    if not tried.asked or tried.prompt != prompt:
        return False
    return verb(tried) in verbs or len(tried.words) == 1


def opponent(tried: Tried, seat: int) -> bool:
    return seat in look.opponents(tried, tried.seat)


# Satyr and Dryad.


@forbids("CYC-SAT-01")
def no_opponent_with_a_philosopher(tried: Tried) -> bool:
    wrong = [each for each in look.seats(tried) if not opponent(tried, each) or not tried.s.philosophers[each]]
    return chooses(tried, "target-satyr", "satyr") and bool(wrong)


@forbids("CYC-DRY-01")
def no_opponent_with_a_priest(tried: Tried) -> bool:
    wrong = [each for each in look.seats(tried) if not opponent(tried, each) or not tried.s.priests[each]]
    return chooses(tried, "target-dryad", "dryad") and bool(wrong)


# Siren.


@forbids("CYC-SIR-01")
def no_lone_enemy_fleet(tried: Tried) -> bool:
    if not chooses(tried, "target-siren", "siren"):
        return False
    seas = look.seas(tried)
    return bool(look.islands(tried)) or any(
        not enemy(tried, sea) or sum(look.afloat(tried, sea).values()) != 1 for sea in seas
    )


def enemy(tried: Tried, sea: int) -> bool:
    """Whether an opponent's fleets are in a sea."""
    return tried.s.holder[sea] >= 0 and opponent(tried, tried.s.holder[sea])


@forbids("CYC-SIR-02")
def two_fleets_or_more(tried: Tried) -> bool:
    several = [sea for sea in look.seas(tried) if sum(look.afloat(tried, sea).values()) > 1]
    return chooses(tried, "target-siren", "siren") and bool(several)


@forbids("CYC-SIR-04")
def none_of_its_own_fleets(tried: Tried) -> bool:
    if not chooses(tried, "siren-fleet", "siren"):
        return False
    return bool(look.islands(tried)) or any(tried.s.holder[sea] != tried.seat for sea in look.seas(tried))


# Pegasus.


def flight(tried: Tried) -> tuple[int, int]:
    """Where troops fly from and to; -1 where nothing is named."""
    named = look.islands(tried)
    said = verb(tried) in ("pegasus", "troops") or ">" in tried.word(0)
    flies = tried.asked and tried.prompt == "pegasus" and said and len(named) > 1
    return (named[0], named[1]) if flies else (-1, -1)


@forbids("CYC-PEG-01")
def no_troops_of_one_island_to_another(tried: Tried) -> bool:
    start, to = flight(tried)
    if start < 0:
        return False
    there, group = look.ground(tried, start), look.group(tried)
    first = look.ruleset(tried).units[0][0].id
    named = {kind or first: count for kind, count in group.items()}
    own = tried.s.owner[start] == tried.seat
    return not own or not any(there.values()) or start == to or not fits(there, named)


def fits(there: dict[str, int], named: dict[str, int]) -> bool:
    """Whether the units that are named are there; where none is, all may go."""
    if not named:
        return True
    return sum(named.values()) > 0 and all(count <= there.get(kind, 0) for kind, count in named.items())


@forbids("CYC-PEG-03")
def not_back_through_the_air(tried: Tried) -> bool:
    if tried.prompt != "retreat" or not tried.asked or tried.seat != look.attacker(tried):
        return False
    if "pegasus" not in look.played(tried):
        return False
    reached = look.linked(tried, tried.seat, look.battlefield(tried))
    own = [island for island in look.islands(tried) if tried.s.owner[island] == tried.seat]
    return look.on_land(tried) and any(island not in reached for island in own)


@forbids("CYC-PEG-04")
def chiron_protects_it(tried: Tried) -> bool:
    _, to = flight(tried)
    return to >= 0 and look.figure(tried, to) in CHIRON


# Giant.


def bare(tried: Tried, slot: int) -> bool:
    return not tried.s.built[slot]


@forbids("CYC-GIA-01")
def no_building_there(tried: Tried) -> bool:
    slots = look.slots(tried)
    named = bool(slots) or bool(look.islands(tried))
    return chooses(tried, "target-giant", "giant") and named and all(bare(tried, slot) for slot in slots)


@forbids("CYC-GIA-02")
def a_metropolis_is_not_destroyed(tried: Tried) -> bool:
    return chooses(tried, "target-giant", "giant") and any(look.covered(tried, slot) for slot in look.slots(tried))


@forbids("CYC-GIA-04")
def chiron_protects_its_buildings(tried: Tried) -> bool:
    table = look.tables(tried)
    islands = [table.slot_island[slot] for slot in look.slots(tried)] + look.islands(tried)
    return chooses(tried, "target-giant", "giant") and any(look.figure(tried, each) in CHIRON for each in islands)


# Chimera.


@forbids("CYC-CHM-01")
def not_in_the_discard_pile(tried: Tried) -> bool:
    numbers = look.tables(tried).creature_number
    said = [word for word in (look.words(tried) or tried.words) if word in numbers]
    return chooses(tried, "chimera", "chimera") and any(numbers[word] not in tried.s.discard for word in said)


@forbids("CYC-CHM-08", verbs=DECLINES)
def one_must_be_chosen(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "chimera" and bool(tried.s.discard)


# Cyclops.


def owner_of(tried: Tried, slot: int) -> int:
    return int(tried.s.owner[look.tables(tried).slot_island[slot]])


@forbids("CYC-CYP-01")
def not_an_own_building_of_another_type(tried: Tried) -> bool:
    """In its place comes a Port, Fortress, Temple or University, and not the same again."""
    if chooses(tried, "cyclops-type", "cyclops"):
        numbers = look.tables(tried).building_number
        types = [numbers[word] for word in tried.words if word in numbers]
        before = look.tables(tried).building_number[tried.args["building"]]
        return any(type == before or type not in FOUR for type in types)
    slots = look.slots(tried)
    mine = [slot for slot in slots if owner_of(tried, slot) == tried.seat and tried.s.built[slot]]
    named = bool(slots) or bool(look.islands(tried))
    return chooses(tried, "target-cyclops", "cyclops") and named and not mine


@forbids("CYC-CYP-02")
def of_an_opponent_or_a_metropolis(tried: Tried) -> bool:
    if not chooses(tried, "target-cyclops", "cyclops"):
        return False
    slots = look.slots(tried)
    theirs = [slot for slot in slots if tried.s.built[slot] and opponent(tried, owner_of(tried, slot))]
    return bool(theirs) or any(look.covered(tried, slot) for slot in slots)


@forbids("CYC-CYP-03")
def not_in_the_supply(tried: Tried) -> bool:
    if chooses(tried, "cyclops-type", "cyclops"):
        numbers = look.tables(tried).building_number
        types = [numbers[word] for word in tried.words if word in numbers]
        return any(look.supply(tried, type) <= 0 for type in types)
    slots = [slot for slot in look.slots(tried) if tried.s.built[slot]]
    gone = [
        slot for slot in slots if all(look.supply(tried, type) <= 0 for type in FOUR if type != tried.s.built[slot])
    ]
    return chooses(tried, "target-cyclops", "cyclops") and bool(gone)
