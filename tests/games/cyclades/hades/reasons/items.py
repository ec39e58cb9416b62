"""When magic items are played, by whom, and on what: HAD-OBJ."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.hades.looking import (
    IN_BATTLE,
    OWN_TURN,
    favours,
    in_pile,
    is_enemy,
    item,
    lies_open,
    markers_lie,
    moment,
    on_a_side,
    own_turn,
    owner_of,
    power,
    to_order,
    with_figurine,
)
from tests.games.cyclades.reasons.offerings import chosen_god
from tests.reasons import Tried, forbids

PLACES_A_MARKER = ("offer", "offer-again")
ROLLED = ("hades.apollos-arrows", "hades.poseidons-trident", "hades.reroll")
"""Questions between the dice of an assault and its result."""


@forbids("HAD-OBJ-01", verbs=("quiet",))
def it_lies_face_up(tried: Tried) -> bool:
    return tried.asked and bool(moment(tried)) and lies_open(tried, moment(tried))


@forbids("HAD-OBJ-02", verbs=("play",))
def does_not_have_it(tried: Tried) -> bool:
    return bool(item(tried)) and owner_of(tried, item(tried)) != tried.seat


@forbids("HAD-OBJ-05", verbs=("play",))
def is_not_in_the_own_turn(tried: Tried) -> bool:
    return item(tried) in OWN_TURN and not own_turn(tried)


@forbids("HAD-OBJ-06", verbs=("play", "pass", "never", "quiet"))
def its_moment_is_not_now(tried: Tried) -> bool:
    if tried.word(0).startswith("titans."):
        return False
    if look.verb(tried) != "play":
        return not moment(tried)
    if item(tried) == "aphrodites-girdle":
        return moment(tried) != item(tried) and not about_to_place(tried)
    return item(tried) in (*IN_BATTLE, "palace-of-the-gods") and moment(tried) != item(tried)


@forbids("HAD-OBJ-35", verbs=("play",))
def the_helm_is_left_out(tried: Tried) -> bool:
    return item(tried) == "helm-of-hades" and "hades.god" not in look.modules(tried)


# Before the offerings.


def about_to_place(tried: Tried) -> bool:
    return tried.asked and tried.prompt in PLACES_A_MARKER


@forbids("HAD-OBJ-07")
def the_girdle_keeps_it_from_this_god(tried: Tried) -> bool:
    """The offering itself, or the god that is pointed at."""
    god, offers = chosen_god(tried), look.verb(tried) in ("offer", "")
    barred = look.part(tried, "hades.items").barred[tried.seat]
    return look.bidding(tried) and tried.asked and offers and god >= 0 and bool(barred >> god & 1)


@forbids("HAD-OBJ-08", verbs=("play",))
def the_girdle_does_not_name_apollo(tried: Tried) -> bool:
    return item(tried) == "aphrodites-girdle" and "apollo" in tried.words


@forbids("HAD-OBJ-10", verbs=("play",))
def not_the_moment_of_the_girdle(tried: Tried) -> bool:
    if item(tried) != "aphrodites-girdle":
        return False
    if moment(tried) != "aphrodites-girdle" and not about_to_place(tried):
        return True
    players = list(tried.game.seats)
    victim = players.index(tried.word(2)) if tried.word(2) in players else -1
    return any(tried.s.offer_seat[god] == victim >= 0 for god in look.gods(tried))


@forbids("HAD-OBJ-25", verbs=("play", "order"))
def the_palace_comes_before_the_first_offering(tried: Tried) -> bool:
    if look.verb(tried) == "order" and not to_order(tried):
        now = moment(tried) == "palace-of-the-gods" and owner_of(tried, "palace-of-the-gods") == tried.seat
        return not now
    if look.verb(tried) == "play" and item(tried) != "palace-of-the-gods":
        return False
    if to_order(tried):
        laid = [*tried.s.gods]
        return "apollo" in tried.words or any(god not in laid and god != covered(tried) for god in look.gods(tried))
    return look.phase(tried) != "offerings" or markers_lie(tried)


def covered(tried: Tried) -> int:
    """The god whom Hadès covers, or -1."""
    part = look.part(tried, "hades.god")
    return -1 if part is None else int(part.covered)


@forbids("HAD-OBJ-26")
def that_god_lies_face_down(tried: Tried) -> bool:
    hidden = tried.s.gods[tried.s.available :]
    return to_order(tried) and any(god in hidden for god in look.gods(tried))


@forbids("HAD-OBJ-27")
def hades_lies_on_that_god(tried: Tried) -> bool:
    return to_order(tried) and covered(tried) >= 0 and covered(tried) in look.gods(tried)


@forbids("HAD-OBJ-33", verbs=("play",))
def the_helm_follows_the_threat_roll(tried: Tried) -> bool:
    return item(tried) == "helm-of-hades" and moment(tried) != "helm-of-hades"


@forbids("HAD-OBJ-34", verbs=("play",))
def the_fleece_needs_an_income_phase(tried: Tried) -> bool:
    return item(tried) == "golden-fleece" and look.phase(tried) != "income"


# In battle.


@forbids("HAD-OBJ-19", verbs=("play",))
def no_dice_of_the_own_land_battle(tried: Tried) -> bool:
    rolled = on_a_side(tried) and look.on_land(tried) and tried.prompt in ROLLED
    return item(tried) == "apollos-arrows" and not rolled


@forbids("HAD-OBJ-40", verbs=("play",))
def rerolls_come_first(tried: Tried) -> bool:
    return tried.prompt == "hades.reroll" and on_a_side(tried) and item(tried) in IN_BATTLE


@forbids("HAD-OBJ-20", verbs=("play",))
def takes_part_in_no_naval_battle(tried: Tried) -> bool:
    return item(tried) == "poseidons-trident" and not (on_a_side(tried) and not look.on_land(tried))


@forbids("HAD-OBJ-21", verbs=("play",))
def no_dice_of_the_own_naval_battle(tried: Tried) -> bool:
    rolled = on_a_side(tried) and not look.on_land(tried) and tried.prompt in ROLLED
    return item(tried) == "poseidons-trident" and not rolled


# The Necklace.


@forbids("HAD-OBJ-18")
def not_the_moment_of_the_necklace(tried: Tried) -> bool:
    """Its owner's turn, or the beginning of another's, whose player waits for it."""
    mine, begins = look.acting(tried) == tried.seat, moment(tried) == "harmonias-necklace"
    waits = begins and mine and not tried.asked
    return waits or (item(tried) == "harmonias-necklace" and not mine and not begins)


def destination(tried: Tried, places: list[int]) -> int:
    """The last place that a move names, where units would go; -1 if it names none."""
    return places[-1] if places and tried.asked else -1


TROOPS = ("troops", "march", "drive", "pegasus", "perseus", "fly", "bring", "pass", "on", "let")
"""Verbs with which troops come to an island."""
FLEETS = ("fleet", "on", "sylph", "retreat", "recruit", "raise", "favour")
"""Verbs with which fleets come to a sea."""


@forbids("HAD-OBJ-15", verbs=TROOPS)
def troops_enter_an_island_under_the_necklace(tried: Tried) -> bool:
    to = destination(tried, look.islands(tried))
    owner = tried.s.owner[to] if to >= 0 else -1
    return is_enemy(tried, owner) and look.sheltered(tried, owner)


@forbids("HAD-OBJ-16")
def fleets_enter_a_sea_under_the_necklace(tried: Tried) -> bool:
    """The verb may be left out where fleets go on."""
    sails = look.verb(tried) in FLEETS or tried.prompt == "move-on"
    to = destination(tried, look.seas(tried)) if sails else -1
    holder = tried.s.holder[to] if to >= 0 else -1
    return is_enemy(tried, holder) and look.sheltered(tried, holder)


@forbids("HAD-OBJ-37")
def perseus_lands_under_the_necklace(tried: Tried) -> bool:
    return tried.prompt == "hades.flight" and troops_enter_an_island_under_the_necklace(tried)


# The Chariot, the Arrows of Artemis and the Sceptre.


def manned(tried: Tried) -> list[int]:
    """Own islands with units."""
    return [island for island in look.camps(tried, tried.seat) if any(look.ground(tried, island).values())]


def drives(tried: Tried) -> bool:
    return tried.prompt == "hades.drive" and tried.asked and look.verb(tried) not in look.DECLINES


@forbids("HAD-OBJ-11", verbs=("play", "drive"))
def no_own_troops_are_spread(tried: Tried) -> bool:
    if look.verb(tried) == "drive":
        return tried.prompt != "hades.drive" or not tried.asked
    return item(tried) == "sun-chariot" and (not manned(tried) or len(look.camps(tried, tried.seat)) < 2)


@forbids("HAD-OBJ-14")
def leads_to_no_own_island(tried: Tried) -> bool:
    if item(tried) == "sun-chariot":
        return len(look.camps(tried, tried.seat)) < 2
    to = destination(tried, look.islands(tried))
    return drives(tried) and to >= 0 and to not in look.camps(tried, tried.seat)


@forbids("HAD-OBJ-39")
def medusa_keeps_them_there(tried: Tried) -> bool:
    held = look.standing(tried, "medusa")
    if item(tried) == "sun-chariot":
        return bool(manned(tried)) and all(island in held for island in manned(tried))
    return drives(tried) and any(island in held for island in look.islands(tried)[:1])


@forbids("HAD-OBJ-23", verbs=("play",))
def has_no_figurine_on_the_board(tried: Tried) -> bool:
    kraken = look.tables(tried).creature_number["kraken"]
    there = [*tried.s.figure, *([kraken] if tried.s.kraken >= 0 else [])]
    return item(tried) == "artemis-arrows" and any(card not in there for card in look.cards(tried))


@forbids("HAD-OBJ-36", verbs=("play",))
def no_figurine_is_in_the_pile(tried: Tried) -> bool:
    return item(tried) == "pelops-sceptre" and not in_pile(tried, with_figurine(tried))


@forbids("HAD-OBJ-42", verbs=("favour",))
def no_item_is_left_to_be_drawn(tried: Tried) -> bool:
    part = favours(tried)
    return power(tried, "hephaestus") and not part.item_pile and not part.item_discard
