"""Heroes, their sacrifices and the island of the Amazons: HAD-HER, HAD-PWR."""

from __future__ import annotations

from typing import Final

from tests.games.cyclades import looking as look
from tests.games.cyclades.costs import UPKEEP, call_price, printed, saved
from tests.games.cyclades.hades.reasons.undead import fighting_units, going
from tests.games.cyclades.looking import DECLINES, verb
from tests.reasons import Tried, forbids
from trireme.games.cyclades.modules.hades.cards.perseus import LANDED
from trireme.games.cyclades.modules.hades.heroes.hero import HERO_ISLAND
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES

HEROES: Final = ("achilles", "penthesilea", "perseus", "theseus", "odysseus", "hector")
AMAZONS: Final = "amazons"
KEEPS: Final = ("hades.keep", "keep", "hades.dismiss", "dismiss")
PAYS: Final = (*KEEPS, "hades.priestess", "priestess")
SACRIFICES: Final = ("hades.sacrifice", "sacrifice")
POWERS: Final = {
    "hades.flight": "perseus",
    "hades.three-buildings": "theseus",
    "hades.fortresses": "odysseus",
    "hades.reinforce": "hector",
}
"""The questions of their sacrifices."""
REROLLS: Final = ("hades.reroll", "reroll", "hades.accept", "accept")
ISLANDS_OF_ACHILLES, TYPES_OF_THESEUS, TROOPS_OF_HECTOR = 5, 3, 3
FORTRESS, THEATRE = 2, 5


def number(tried: Tried, hero: str) -> int:
    return look.heroes(tried).index(hero)


def named(tried: Tried) -> list[str]:
    """Heroes that a move names after its verb."""
    return [word for word in look.words(tried) if word in HEROES]


def told(tried: Tried, hero: str) -> dict[str, object]:
    """Whose a Hero is, where he stands and since when; nothing of one who is nobody's."""
    found = tried.facts["hades"].get("heroes", {}).get(hero, {})
    return found if isinstance(found, dict) else {}


def became(tried: Tried, hero: str) -> str:
    """What has become of a Hero who has left the game: gone, or sacrificed."""
    found = tried.facts["hades"].get("heroes", {}).get(hero, "")
    return found if isinstance(found, str) else ""


def owns(tried: Tried, hero: str) -> bool:
    return told(tried, hero).get("owner") == tried.name


# Recruiting.


@forbids("HAD-HER-03", verbs=("call",))
def no_discount_on_a_hero(tried: Tried) -> bool:
    """With the discounts that there are, the gold would do."""
    if not tried.asked or tried.prompt != "act":
        return False
    cards = [card for card in look.cards(tried) if card in tried.s.track]
    return any(is_hero(tried, card) and only_with_discounts(tried, card) for card in cards)


def is_hero(tried: Tried, card: int) -> bool:
    return look.tables(tried).creature_ids[card] in HEROES


def only_with_discounts(tried: Tried, card: int) -> bool:
    price, gold = call_price(tried, card), look.gold(tried)
    return gold < price and max(printed(tried, card) - saved(tried), 1) <= gold and tried.says(price=price, gold=gold)


@forbids("HAD-HER-04", verbs=("swap",))
def zeus_cannot_discard_a_hero(tried: Tried) -> bool:
    swaps = tried.asked and tried.prompt == "act" and look.god(tried) == "zeus"
    return swaps and any(is_hero(tried, card) and card in tried.s.track for card in look.cards(tried))


def is_coming(tried: Tried, hero: str) -> bool:
    """Whether a new Hero is being placed, or will be next."""
    return any(frame[0] == HERO_ISLAND and frame[3].hero == number(tried, hero) for frame in tried.s.stack)


def tells_power(tried: Tried, hero: str) -> bool:
    """Whether the words after a Hero's name say what his sacrifice brings, not where he goes."""
    said = " ".join(tried.words[1:])
    return {"perseus": ">" in said, "theseus": "/" in said, "hector": said.isdigit()}.get(hero, False)


@forbids("HAD-HER-05")
def no_place_for_a_new_hero(tried: Tried) -> bool:
    """He must be placed, and on an own island; who is not new is not placed."""
    placing = tried.asked and tried.prompt == "hades.hero-island"
    if placing and verb(tried) in DECLINES:
        return True
    if tried.asked and POWERS.get(tried.prompt) == verb(tried):
        return False
    if verb(tried) in HEROES and not is_coming(tried, verb(tried)):
        return not tells_power(tried, verb(tried))
    return placing and any(tried.s.owner[island] != tried.seat for island in look.islands(tried))


# Upkeep.


def to_pay(tried: Tried) -> list[int]:
    """The Heroes that a seat has still to pay, by number, whether it is asked now or later."""
    masks = [frame[3].heroes for frame in tried.s.stack if frame[0] == KEEP_HEROES and frame[2] >> tried.seat & 1]
    return [hero for mask in masks for hero in look.bits(mask)]


@forbids("HAD-HER-07", verbs=(*PAYS, *HEROES))
def not_to_be_paid_now(tried: Tried) -> bool:
    keeping = tried.asked and tried.prompt == "hades.keep"
    if not to_pay(tried):
        return tried.word(0) in KEEPS
    if not keeping:
        return False
    heroes = named(tried) or [word for word in tried.words if word in HEROES]
    if "price" not in tried.figures and any(number(tried, hero) not in to_pay(tried) for hero in heroes):
        return True
    poor = look.gold(tried) < UPKEEP and verb(tried) not in ("dismiss", "priestess")
    return bool(heroes) and poor and tried.says(price=UPKEEP, gold=look.gold(tried))


# Losing.


@forbids("HAD-HER-10", verbs=("lose", *HEROES, "troop", "undead-troop"))
def neither_troop_nor_hero(tried: Tried) -> bool:
    """Whoever has a Hero in the battle chooses between him and troops: this is none of them."""
    there = fighting_units(tried)
    words = [word for word in tried.words if word not in ("lose", "hades.lose")]
    chooses = tried.asked and tried.prompt == "casualty" and any(there.get(hero) for hero in HEROES)
    return chooses and not any(there.get(word) for word in words)


@forbids("HAD-HER-20")
def a_hero_is_no_regular_troop(tried: Tried) -> bool:
    """Neither for the Harpy nor for the Sphinx; where other troops stand, those are meant."""
    if not tried.asked or tried.prompt not in ("target-harpy", "strike", "sphinx"):
        return False
    if tried.prompt == "strike":
        return look.played(tried)[-1:] == ["harpy"] and any(word in HEROES for word in tried.words)
    others = ("troop",) if tried.prompt == "sphinx" else ("troop", "undead-troop")
    there = [look.ground(tried, island) for island in look.islands(tried)]
    return any(any(units.get(hero) for hero in HEROES) and not any(map(units.get, others)) for units in there)


# Moving.


@forbids("HAD-HER-18")
def a_hero_is_no_undead(tried: Tried) -> bool:
    group = going(tried)
    return any(group.get(hero) for hero in HEROES) and not group.get("undead-troop")


# Sacrifices.


def sacrificed(tried: Tried) -> str:
    """The Hero whom somebody would sacrifice in a turn of his own, or an empty text."""
    own = tried.word(0) in SACRIFICES and tried.asked and tried.prompt == "act"
    return named(tried)[0] if own and named(tried) and owns(tried, named(tried)[0]) else ""


@forbids("HAD-HER-14", verbs=SACRIFICES)
def only_in_the_owners_actions(tried: Tried) -> bool:
    """Not on Apollo."""
    acts = look.god(tried) != "" and look.acting(tried) == tried.seat
    strangers = [hero for hero in named(tried) if not owns(tried, hero)]
    return tried.word(0) in SACRIFICES and (not acts or bool(strangers))


@forbids("HAD-HER-15", verbs=SACRIFICES)
def recruited_in_this_cycle(tried: Tried) -> bool:
    hero = sacrificed(tried)
    return bool(hero) and told(tried, hero)["hired"] == tried.s.cycle


def lacks(tried: Tried, hero: str) -> bool:
    """Whether the condition of a Hero's second power is not met."""
    seat = tried.seat
    if hero == "achilles":
        return len(look.camps(tried, seat)) < ISLANDS_OF_ACHILLES
    if hero == "theseus":
        types = look.types(tried, seat)
        return len([each for each in types if each < THEATRE]) + len(types.get(THEATRE, ())) < TYPES_OF_THESEUS
    if hero == "odysseus":
        return not any(is_walled(tried, island) for island in range(look.tables(tried).islands))
    if hero == "hector":
        return not tried.s.troops_left[seat]
    return hero == "perseus" and not any(others_can_fly(tried, island) for island in look.camps(tried, seat))


def is_walled(tried: Tried, island: int) -> bool:
    """Whether an enemy island has a Fortress."""
    enemy = tried.s.owner[island] in look.opponents(tried, tried.seat)
    return enemy and any(tried.s.built[slot] == FORTRESS for slot in look.tables(tried).slots_of[island])


def others_can_fly(tried: Tried, start: int) -> bool:
    """Whether somebody besides Perseus could leave an island with him; one where Medusa stands, nobody."""
    units = look.ground(tried, start)
    return any(count for kind, count in units.items() if kind != "perseus") and look.figure(tried, start) != "medusa"


@forbids("HAD-HER-16", verbs=SACRIFICES)
def the_condition_is_not_met(tried: Tried) -> bool:
    return lacks(tried, sacrificed(tried))


@forbids("HAD-PWR-02", verbs=SACRIFICES)
def fewer_than_five_islands(tried: Tried) -> bool:
    return sacrificed(tried) == "achilles" and lacks(tried, "achilles")


# The island of the Amazons.


def destination(tried: Tried) -> int:
    """The island that is named last; -1 if none is."""
    return (look.islands(tried) or [-1])[-1]


def amazons(tried: Tried) -> int:
    return int(look.tables(tried).island_number[AMAZONS])


MARCHES: Final = ("troops", "pegasus", "perseus", "drive", "march")
PLACES: Final = (
    *("recruit", "raise", "build", "favour", "deploy", "prosper", "prosperity", "bring", "place", "put"),
    *("minotaur", "chiron", "chiron-hades", "medusa", "polyphemus", "cerberus", *HEROES),
)
"""Verbs with which something comes to an island, besides a Metropolis."""
PLACING: Final = (
    *("gift-troop", "prosper", "hades.raise", "hades.hero-island", "hades.erinyes-to", "hades.column"),
    *("target-minotaur", "target-chiron-hades", "target-medusa", "target-polyphemus", "target-cerberus"),
    *("hades.deploy-troop", "hades.deploy-marker", "titans.titan"),
)


def lands(tried: Tried) -> bool:
    """Whether troops would come to the island that is named."""
    flies = tried.prompt in ("pegasus", "hades.flight", "hades.drive")
    return tried.asked and (verb(tried) in MARCHES or (flies and len(look.islands(tried)) > 1))


@forbids("HAD-PWR-04")
def nobody_can_attack_the_amazons(tried: Tried) -> bool:
    return lands(tried) and destination(tried) == amazons(tried) and tried.s.owner[amazons(tried)] != tried.seat


@forbids("HAD-PWR-18")
def nothing_but_a_metropolis_comes_there(tried: Tried) -> bool:
    if not tried.asked or tried.prompt == "metropolis" or destination(tried) != amazons(tried):
        return False
    return lands(tried) or tried.prompt in PLACING or verb(tried) in PLACES


# Battles.


def enemies(tried: Tried) -> dict[str, int]:
    """The units on the other side of the battle."""
    others = {look.attacker(tried), look.defender(tried)} - {tried.seat, -1}
    return {
        kind: count
        for seat in others
        for kind, count in fighting_units(Tried(tried.position, seat, [])).items()
    }  # fmt: skip


@forbids("HAD-PWR-08")
def nobody_retreats_before_perseus(tried: Tried) -> bool:
    sides = (look.attacker(tried), look.defender(tried))
    retreats = tried.asked and tried.prompt == "retreat" and verb(tried) != "stay"
    return retreats and look.on_land(tried) and tried.seat in sides and bool(enemies(tried).get("perseus"))


@forbids("HAD-PWR-11")
def nobody_retreats_through_the_air(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "retreat" or not any(frame[0] == LANDED for frame in tried.s.stack):
        return False
    linked = look.linked(tried, tried.seat, look.battlefield(tried))
    return tried.seat == look.attacker(tried) and any(island not in linked for island in look.islands(tried))


@forbids("HAD-PWR-12", verbs=REROLLS)
def theseus_does_not_roll_again(tried: Tried) -> bool:
    """He is in no battle of this seat, or has rolled again in it."""
    fights = look.on_land(tried) and bool(fighting_units(tried).get("theseus"))
    return not fights or bool(tried.facts["hades"]["rerolled"])


# What they bring.


@forbids("HAD-PWR-09")
def perseus_takes_troops_of_one_island_to_another(tried: Tried) -> bool:
    if sacrificed(tried):
        return sacrificed(tried) == "perseus" and lacks(tried, "perseus")
    if not tried.asked or tried.prompt != "hades.flight":
        return verb(tried) == "perseus" and tells_power(tried, "perseus")
    islands = look.islands(tried)
    if len(islands) != 2:
        return False
    start, to = islands
    units = look.ground(tried, start) if tried.s.owner[start] == tried.seat else {}
    flying = sum(look.group(tried).values())
    return start == to or not sum(units.values()) or flying > sum(units.values())


@forbids("HAD-PWR-10")
def perseus_does_not_land_where_chiron_stands(tried: Tried) -> bool:
    shielded = look.standing(tried, "chiron", "chiron-hades")
    return tried.asked and tried.prompt == "hades.flight" and destination(tried) in shielded


@forbids("HAD-PWR-13")
def theseus_takes_three_own_buildings_of_different_types(tried: Tried) -> bool:
    if sacrificed(tried):
        return sacrificed(tried) == "theseus" and lacks(tried, "theseus")
    if not tried.asked or tried.prompt != "hades.three-buildings":
        return verb(tried) == "theseus" and tells_power(tried, "theseus")
    given = list(look.bits(tried.s.stack[-1][3].slots))
    done = {tried.s.built[slot] for slot in given if tried.s.built[slot] < THEATRE}
    return any(
        tried.s.owner[look.tables(tried).slot_island[slot]] != tried.seat
        or not tried.s.built[slot]
        or slot in given
        or tried.s.built[slot] in done
        for slot in look.slots(tried)
    )


@forbids("HAD-PWR-15")
def odysseus_takes_the_fortresses_of_an_enemy(tried: Tried) -> bool:
    if sacrificed(tried):
        return sacrificed(tried) == "odysseus" and lacks(tried, "odysseus")
    asked = tried.asked and tried.prompt == "hades.fortresses"
    return asked and any(not is_walled(tried, island) for island in look.islands(tried))


@forbids("HAD-PWR-17")
def hector_brings_up_to_three_of_the_reserve(tried: Tried) -> bool:
    if sacrificed(tried):
        return sacrificed(tried) == "hector" and lacks(tried, "hector")
    if not tried.asked or tried.prompt != "hades.reinforce":
        return verb(tried) == "hector" and tells_power(tried, "hector")
    left = tried.s.troops_left[tried.seat]
    return look.amount(tried) > min(TROOPS_OF_HECTOR, left) and tried.says(left=left)
