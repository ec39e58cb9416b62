"""Turns, Apollo and what waits while something is settled: CYC-ACT, CYC-APO, CYC-CRE-11 to 14, CYC-LST-10."""

from __future__ import annotations

import re

from tests.games.cyclades import looking as look
from tests.games.cyclades.costs import price
from tests.games.cyclades.looking import acting, god, gold, in_turn, phase, verb
from tests.reasons import Tried, forbids

AFTERWARDS = ("again", "wake")
"""Verbs of what a seat may do at any time."""
SETTLES = (
    "metropolis", "give", "retreat", "casualty", "hades.reroll", "hades.flight", "hades.three-buildings",
    "hades.fortresses", "hades.reinforce", "hades.discard", "hades.turn-cards", "hades.give", "hades.drive",
    "hades.column", "monuments.return", "monuments.raise", "titans.take", "titans.pass", "titans.caduceus",
    "titans.alms", "titans.special", "titans.place", "hades.hero-island", "move-on", "hades.apollos-arrows",
    "hades.poseidons-trident",
)  # fmt: skip
"""Questions that an action brings."""


def settling(tried: Tried) -> bool:
    return acting(tried) >= 0 and (tried.prompt in SETTLES or tried.prompt.startswith("how-many"))


def is_waiting(tried: Tried) -> bool:
    """It is somebody else's turn, and nobody asks this seat."""
    out = tried.s.out >> tried.seat & 1
    may = tried.question is not None and verb(tried) in AFTERWARDS
    return in_turn(tried) and not tried.asked and not out and not may


@forbids("CYC-ACT-02")
def does_not_hold_the_active_god(tried: Tried) -> bool:
    return is_waiting(tried) and acting(tried) != tried.seat


@forbids("CYC-ACT-11", general=True)
def decides_nothing_in_the_turn_of_another(tried: Tried) -> bool:
    return is_waiting(tried) and acting(tried) != tried.seat


@forbids("CYC-ACT-01")
def its_god_acts_later(tried: Tried) -> bool:
    s = tried.s
    if not is_waiting(tried) or acting(tried) == tried.seat:
        return False
    if s.god < 0:
        place = list(s.apollo).index(acting(tried))
        return tried.seat in s.apollo[place + 1 :]
    later = s.gods[list(s.gods).index(s.god) + 1 :]
    return tried.seat in s.apollo or any(s.offer_seat[each] == tried.seat for each in later)


@forbids("CYC-ACT-04", verbs=("fleet", "troops", "swap", "on"))
def another_gods_special_action(tried: Tried) -> bool:
    given = look.SPECIAL["fleet" if verb(tried) == "on" else verb(tried)]
    return tried.prompt == "act" and god(tried) not in given and god(tried) in ("poseidon", "ares", "zeus", "athena")


@forbids("CYC-ACT-05")
def of_another_god(tried: Tried) -> bool:
    if not tried.asked or tried.prompt not in ("act", "gift-fleet", "gift-troop"):
        return False
    word, now, said = verb(tried), god(tried), look.words(tried)
    if word in ("fleet", "troops", "swap", "on"):
        return now not in look.SPECIAL["fleet" if word == "on" else word]
    if word == "raise":
        return now != "hades"
    if word == "build":
        necropolis = "hades.god" in look.modules(tried) and "/" not in "".join(said)
        return now == "kronos" or (necropolis if now != "hades" else not necropolis)
    if word == "recruit" or tried.prompt != "act":
        return not fits(tried, now, said)
    return False


def fits(tried: Tried, now: str, said: list[str]) -> bool:
    """Whether the god recruits what is named."""
    units = {"poseidon": "fleet", "ares": "troop", "zeus": "priest", "athena": "philosopher", "kronos": "titan"}
    unit = units.get(now, "")
    named = [word for word in said if word in (*units.values(), "undead-troop", "undead-fleet")]
    if named and unit not in named:
        return False
    if unit == "fleet":
        return not look.islands(tried)
    if unit == "titan" and "titan" not in said:
        return False
    if unit in ("troop", "titan"):
        return not look.seas(tried)
    return now != "hades" and not look.seas(tried) and not look.islands(tried) and (not named or unit in named)


@forbids("CYC-ACT-06")
def the_gift_comes_first(tried: Tried) -> bool:
    free = {"titans.kronos": ("build",), "hades.raise": ("recruit", "hades.raise", "raise")}.get(
        tried.prompt, ("recruit",)
    )
    return (
        tried.asked
        and look.gift(tried)
        and in_turn(tried)
        and tried.word(0) not in free
        and verb(tried) not in AFTERWARDS
    )


@forbids("CYC-ACT-07", verbs=look.DECLINES)
def the_gift_cannot_be_declined(tried: Tried) -> bool:
    return tried.asked and look.gift(tried) and in_turn(tried)


@forbids("CYC-ACT-09")
def costs_more_than_one_has(tried: Tried) -> bool:
    due = price(tried)
    return due is not None and due > gold(tried)


@forbids("CYC-ACT-13")
def an_action_is_being_settled(tried: Tried) -> bool:
    if not settling(tried) or verb(tried) in AFTERWARDS:
        return False
    if not tried.asked:
        return acting(tried) == tried.seat
    if tried.prompt.startswith("how-many") and (bool(re.match(r"x?\d|\S+:\d|done", tried.word(0)))):
        return False
    return not is_own(tried)


def is_own(tried: Tried) -> bool:
    """Whether a verb is one of the answers that the question offers; another module's of the same name is not."""
    own, word = own_verbs(tried), tried.word(0)
    return word in own or ("." not in word and word in {each.rpartition(".")[2] for each in own})


def own_verbs(tried: Tried) -> tuple[str, ...]:
    """The verbs of the answers that the question offers, and of nothing else; of a number, its own."""
    if tried.prompt == "hades.reinforce":
        return ("hector", tried.word(0) if tried.word(0).isdigit() else "")
    question = tried.question
    texts = [answer.text for answer in getattr(question, "answers", ())]
    texts += [answer.text for answer in getattr(question, "also", ())]
    return tuple(text.split()[0] for text in texts)


@forbids("CYC-ACT-14", verbs=("stop", "pass"))
def only_end_ends_a_turn(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act"


@forbids("CYC-LST-10")
def is_out(tried: Tried) -> bool:
    if tried.s.out >> tried.seat & 1:
        return True
    return verb(tried) == "play" and any(tried.s.out >> seat & 1 for seat in look.seats(tried))


# Apollo.


def on_apollo_only(tried: Tried) -> bool:
    return tried.seat in tried.s.apollo and tried.seat not in tried.s.offer_seat


@forbids("CYC-APO-01")
def apollo_acts_last(tried: Tried) -> bool:
    if not tried.s.apollo or tried.seat not in tried.s.apollo or tried.asked or verb(tried) in AFTERWARDS:
        return False
    return phase(tried) == "actions" or (phase(tried) == "apollo" and acting(tried) != tried.seat)


@forbids("CYC-APO-03", verbs=("prosper", "prosperity"))
def one_marker_for_the_first(tried: Tried) -> bool:
    first = list(tried.s.apollo[:1]) == [tried.seat]
    placing = tried.asked and tried.prompt.endswith(("prosper", "deploy-marker"))
    return not placing and not (first and phase(tried) == "actions")


@forbids("CYC-APO-04")
def the_marker_goes_on_an_island(tried: Tried) -> bool:
    if tried.prompt != "prosper" or not tried.asked:
        return False
    outside = [island for island in look.islands(tried) if not look.on_board(tried, island)]
    return verb(tried) in look.DECLINES or bool(look.seas(tried)) or bool(outside)


@forbids("CYC-APO-06")
def no_actions_on_apollo(tried: Tried) -> bool:
    if tried.prompt == "prosper" and tried.asked:
        own = ("prosper", "prosperity", "place", "put", *look.DECLINES)
        return tried.word(0) not in own and verb(tried) not in AFTERWARDS
    waits = is_waiting(tried) and on_apollo_only(tried)
    return waits and verb(tried) not in ("prosper", "prosperity", "offer", "apollo")


@forbids("CYC-APO-08", verbs=look.DECLINES)
def the_marker_cannot_be_declined(tried: Tried) -> bool:
    return tried.prompt == "prosper" and tried.asked


@forbids("CYC-INC-08")
def no_marker_on_a_trade_space(tried: Tried) -> bool:
    trade = [sea for sea in look.seas(tried) if look.tables(tried).trade[sea]]
    return tried.prompt in ("prosper", "hades.deploy-marker") and bool(trade)


# While a power is being applied.


@forbids("CYC-CRE-11")
def is_not_being_played(tried: Tried) -> bool:
    name = verb(tried)
    return name in look.tables(tried).creature_ids and look.is_creature(tried, name) and name not in look.played(tried)


@forbids("CYC-CRE-12")
def another_power_is_being_applied(tried: Tried) -> bool:
    creatures = [card for card in look.played(tried) if look.is_creature(tried, card)]
    if not tried.asked or not creatures or verb(tried) in AFTERWARDS:
        return False
    if tried.prompt.startswith("how-many") and re.match(r"x?\d|\S+:\d|done", tried.word(0)):
        return False
    fleets = tried.prompt == "sylph" and verb(tried) in ("fleet", "on", "sylph")
    return not fleets and not is_own(tried)


@forbids("CYC-CRE-14", verbs=look.DECLINES)
def the_power_must_be_applied(tried: Tried) -> bool:
    optional = ("sphinx", "sylph", "kraken")
    return tried.asked and bool(look.played(tried)) and not settling(tried) and tried.prompt not in optional
