"""Phases, gods that lie face down, and offerings: CYC-PHA, CYC-GOD, CYC-OFF, CYC-PRI, CYC-TWO, CYC-INF."""

from __future__ import annotations

import re

from tests.games.cyclades.costs import price
from tests.games.cyclades.looking import (
    ACTIONS,
    DECLINES,
    MARKER,
    all_words,
    amount,
    bidding,
    deploying,
    gods,
    gold,
    part,
    phase,
    places_marker,
    tables,
    verb,
)
from tests.reasons import Tried, forbids

IN_TURNS = (*ACTIONS, "on", "retreat", "stay", "metropolis", "give", "lose", "push", "sink", "sell", "troops")
"""Verbs of the actions phase, besides those of cards."""
OWN = {
    **dict.fromkeys(("hades.deploy-marker", "titans.deploy-marker"), ("prosper", "prosperity", "place")),
    **dict.fromkeys(("hades.deploy-troop", "hades.deploy-fleet"), ("recruit", "place")),
    **dict.fromkeys(("titans.deploy-unit", "titans.deploy-fleet"), ("recruit", "place")),
    "titans.deploy-building": ("build",),
    "monuments.raise": ("raise",),
    "metropolis": ("metropolis", "found", "place", "put"),
    "give": ("give",),
}
"""Verbs of turns that questions outside the actions phase take too."""
PRELIMINARY = 1
"""The number of the auction before the first cycle."""


def alive(tried: Tried) -> int:
    return len(tried.game.seats) - int(tried.s.out).bit_count()


def face_down(tried: Tried) -> list[int]:
    """Gods with a tile that a move names and that lies face down."""
    hidden = tried.s.gods[tried.s.available :]
    return [each for each in gods(tried) if each in hidden]


def chosen_god(tried: Tried) -> int:
    """The god of an offering: named, or chosen a step before; -1 if there is none."""
    named = gods(tried)
    if named:
        return named[0]
    return int(tried.s.stack[-1][3].god) if tried.prompt == "offer-gold" else -1


def lost(tried: Tried) -> int:
    """The god from whom the marker at hand has just been displaced, or -1."""
    return int(tried.s.stack[-1][3].lost) if bidding(tried) else -1


def others(tried: Tried, god: int) -> list[int]:
    """What the seat has offered to other gods."""
    s = tried.s
    return [s.offer_gold[each] for each, seat in enumerate(s.offer_seat) if seat == tried.seat and each != god]


def cost(tried: Tried, god: int, offered: int) -> int:
    """What a seat would pay for all its offerings together, with its Priests."""
    amounts = [offered, *others(tried, god)]
    return int(max(sum(amounts) - tried.s.priests[tried.seat], len(amounts)))


def thunder(tried: Tried, god: int) -> int:
    """Gold that goes at once to the owner of the Thunderbolt, whom an offering to this god would displace."""
    titans = part(tried, "titans")
    holder = tried.s.offer_seat[god]
    if titans is None or titans.artifacts[3] < 0 or titans.pledged >= 0 or holder in (-1, tried.seat):
        return 0
    return int(tried.s.owner[titans.artifacts[3]] == holder)


def least(tried: Tried, god: int) -> int:
    s = tried.s
    return int(s.offer_gold[god] + 1) if s.offer_seat[god] != -1 else 1


def offered(tried: Tried) -> int:
    """The gold of the offering; the least that the god takes where none is named."""
    if amount(tried) >= 0:
        return amount(tried)
    god = chosen_god(tried)
    return least(tried, god) if god >= 0 and tried.prompt != "offer-gold" else -1


def offers(tried: Tried) -> bool:
    """Whether somebody who is asked offers gold to a god."""
    if not tried.asked or not bidding(tried) or chosen_god(tried) < 0:
        return False
    return verb(tried) == "offer" or (tried.prompt == "offer-gold" and tried.words[:1] == [str(amount(tried))])


def too_dear(tried: Tried) -> bool:
    god = chosen_god(tried)
    return offers(tried) and god >= 0 and cost(tried, god, offered(tried)) > gold(tried)


@forbids("CYC-INF-06", verbs=("give",))
def gives_something_to_another_player(tried: Tried) -> bool:
    return not any("/" in word for word in tried.words)


def answers(tried: Tried) -> bool:
    """Whether a verb of turns is that of the question, too."""
    module, own = tried.word(0).rpartition(".")[0], tried.prompt.rpartition(".")[0]
    return tried.asked and verb(tried) in OWN.get(tried.prompt, ()) and module in ("", own)


@forbids("CYC-PHA-02")
def belongs_to_another_phase(tried: Tried) -> bool:
    now, word = phase(tried), verb(tried)
    if word in MARKER:
        return not bidding(tried) and now not in ("offerings", "hades.auction", "titans.auction")
    if now in ("actions", "apollo") or answers(tried):
        return False
    if word == "deploy":
        return not deploying(tried)
    if word in ("ask", "grant", "deny"):
        return now not in ("offerings", "titans.auction")
    if word == "launch":
        return now != "income"
    if word in ("keep", "dismiss", "priestess", "share"):
        return tried.prompt not in ("hades.keep", "titans.share", "titans.hand")
    if word == "play" and tried.word(1) == "aphrodites-girdle":
        return now != "offerings"
    if word in ("play", "pass", "never", "quiet", "order") and tried.word(0) != "titans.pass":
        return not tried.asked or bidding(tried)
    return (
        word in (*IN_TURNS, *DECLINES)
        or word in tables(tried).creature_ids
        or word in ("prosper", "prosperity")
        or of_turns(word)
    )


def of_turns(word: str) -> bool:
    """Verbs that modules bring to the actions phase."""
    return word in (
        "raise", "march", "sacrifice", "reroll", "accept", "favour", "discard", "column", "theatres", "retain", "leave",
        "drive", "poseidon", "ares", "return", "take", "place", "pass", "stop", "let", "hand", "special", "bring",
        "pay",
    )  # fmt: skip


def as_three(tried: Tried) -> bool:
    """Whether the gods are laid as for three, which two who are left of more do too (CYC-LST-16)."""
    return alive(tried) == 3 or (alive(tried) == 2 < len(tried.game.seats))


@forbids("CYC-GOD-04")
def fourth_of_four(tried: Tried) -> bool:
    return alive(tried) == 4 and len(tried.s.gods) == 4 and face_down(tried) == tried.s.gods[3:]


@forbids("CYC-GOD-07")
def last_two_of_an_odd_cycle(tried: Tried) -> bool:
    return as_three(tried) and tried.s.available == 2 and tried.s.routine % 2 == 1 and bool(face_down(tried))


@forbids("CYC-GOD-08")
def last_two_of_an_even_cycle(tried: Tried) -> bool:
    return as_three(tried) and tried.s.available == 2 and tried.s.routine % 2 == 0 and bool(face_down(tried))


@forbids("CYC-GOD-10")
def fourth_of_two(tried: Tried) -> bool:
    return len(tried.game.seats) == 2 and tried.s.available == 3 and bool(face_down(tried))


@forbids("CYC-OFF-03")
def lies_face_down(tried: Tried) -> bool:
    return verb(tried) in ("offer", "play") and bool(face_down(tried))


@forbids("CYC-OFF-01", verbs=MARKER)
def is_not_next(tried: Tried) -> bool:
    return bidding(tried) and not tried.asked and places_marker(tried) and tried.seat in tried.s.waiting


@forbids("CYC-OFF-02")
def one_god_and_no_passing(tried: Tried) -> bool:
    if verb(tried) == "play" and tried.asked:
        return any(each not in tried.s.gods for each in gods(tried))
    if not bidding(tried) or not tried.asked:
        return False
    if verb(tried) in DECLINES:
        return True
    named = [word for word in all_words(tried) if word in tables(tried).god_number or word == "apollo"]
    if tried.prompt == "offer-gold":
        chosen = tables(tried).god_ids[tried.s.stack[-1][3].god]
        return verb(tried) in MARKER and tried.words[:2] != ["offer", chosen]
    absent = [each for each in gods(tried) if each not in tried.s.gods]
    return (verb(tried) == "offer" and len(named) > 1) or bool(absent)


@forbids("CYC-OFF-04")
def less_than_one_whole_coin(tried: Tried) -> bool:
    if not bidding(tried) or not tried.asked or (not gods(tried) and tried.prompt != "offer-gold"):
        return False
    parts = [word for word in tried.words if re.fullmatch(r"-?\d*[.,]\d*|-\d+", word)]
    return bool(parts) or offered(tried) == 0


@forbids("CYC-OFF-06")
def not_higher_than_the_present_one(tried: Tried) -> bool:
    god = chosen_god(tried)
    return offers(tried) and tried.s.offer_seat[god] != -1 and 0 < offered(tried) <= tried.s.offer_gold[god]


@forbids("CYC-OFF-08", "CYC-OFF-12", verbs=MARKER)
def somebody_else_has_been_outbid(tried: Tried) -> bool:
    return places_marker(tried) and not tried.asked and lost(tried) >= 0 and tried.seat in tried.s.waiting


@forbids("CYC-OFF-09")
def returns_to_the_god_just_lost(tried: Tried) -> bool:
    return tried.asked and verb(tried) != "play" and lost(tried) >= 0 and chosen_god(tried) == lost(tried)


@forbids("CYC-OFF-13", verbs=MARKER)
def its_marker_lies(tried: Tried) -> bool:
    lies = tried.seat in tried.s.offer_seat or tried.seat in tried.s.apollo
    return places_marker(tried) and bidding(tried) and not tried.asked and lies and tried.seat not in tried.s.waiting


@forbids("CYC-OFF-15", verbs=("offer",))
def gold_for_apollo(tried: Tried) -> bool:
    return tried.word(1) == "apollo" and len(tried.words) > 2


@forbids("CYC-OFF-18")
def cannot_be_paid(tried: Tried) -> bool:
    return too_dear(tried)


@forbids("CYC-OFF-19")
def has_no_gold(tried: Tried) -> bool:
    return offers(tried) and gold(tried) == 0


@forbids("CYC-OFF-21")
def no_god_acts_yet(tried: Tried) -> bool:
    return bidding(tried) and (verb(tried) in IN_TURNS or verb(tried) in tables(tried).creature_ids or acts(tried))


def acts(tried: Tried) -> bool:
    return verb(tried) in ("prosper", "swap", "bring")


@forbids("CYC-OFF-23")
def only_apollo_is_left(tried: Tried) -> bool:
    if not offers(tried) or (not too_dear(tried) and not thunder(tried, chosen_god(tried))):
        return False
    barred = part(tried, "hades.items")
    for god in tried.s.gods[: tried.s.available]:
        if god == lost(tried) or (barred is not None and barred.barred[tried.seat] >> god & 1):
            continue
        if cost(tried, god, least(tried, god)) + thunder(tried, god) + kept(tried, god) <= gold(tried):
            return False
    return True


def kept(tried: Tried, god: int) -> int:
    """HAD-FRE-23: with two markers 1 gold is kept for the one that is still to be placed."""
    if len(tried.game.seats) != 2 or tried.s.stack[-1][3].auction != PRELIMINARY:
        return 0
    left = tried.s.waiting.count(tried.seat) - (lost(tried) < 0)
    return int(left + (tried.s.offer_seat[god] == tried.seat))


@forbids("CYC-OFF-24", verbs=MARKER)
def is_final(tried: Tried) -> bool:
    if not places_marker(tried):
        return False
    if bidding(tried):
        lies = tried.seat in tried.s.offer_seat or tried.seat in tried.s.apollo
        return not tried.asked and lies and tried.seat not in tried.s.waiting
    return phase(tried) in ("actions", "apollo") and not tried.s.out >> tried.seat & 1


@forbids("CYC-PRI-02")
def costs_one_at_least(tried: Tried) -> bool:
    god = chosen_god(tried)
    return too_dear(tried) and not others(tried, god) and offered(tried) - tried.s.priests[tried.seat] <= gold(tried)


@forbids("CYC-PRI-05")
def priests_lower_offerings_only(tried: Tried) -> bool:
    due = price(tried)
    return due is not None and gold(tried) < due <= gold(tried) + tried.s.priests[tried.seat]


# Two players.


@forbids("CYC-TWO-05")
def displaced_by_the_own_marker(tried: Tried) -> bool:
    god = chosen_god(tried)
    two = len(tried.game.seats) == 2 and verb(tried) != "play"
    return two and tried.asked and god >= 0 and god == lost(tried) and tried.s.offer_seat[god] == tried.seat


@forbids("CYC-TWO-06")
def both_offerings_together(tried: Tried) -> bool:
    return len(tried.game.seats) == 2 and too_dear(tried) and bool(others(tried, chosen_god(tried)))


@forbids("CYC-TWO-07")
def one_gold_for_each_of_both(tried: Tried) -> bool:
    if len(tried.game.seats) != 2 or not too_dear(tried):
        return False
    amounts = [offered(tried), *others(tried, chosen_god(tried))]
    return len(amounts) == 2 and sum(amounts) - tried.s.priests[tried.seat] <= gold(tried)


@forbids("CYC-TWO-13")
def the_test_of_two_markers(tried: Tried) -> bool:
    return len(tried.game.seats) == 2 and too_dear(tried)
