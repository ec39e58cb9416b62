"""Polyphemus: CYC-POL."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import DECLINES, verb
from tests.reasons import Tried, forbids

ENTERS = ("fleet", "on", "recruit", "raise", "retreat", "favour", "deploy", "poseidon", "put", "place")
"""Verbs with which fleets come to a sea."""


def pushing(tried: Tried) -> bool:
    """Whether the buyer pushes a fleet, or destroys one; the verb may be left out."""
    said = verb(tried) in ("push", "sink", "polyphemus") or (len(tried.words) == 1 and bool(look.seas(tried)))
    return tried.asked and tried.prompt == "push" and said


def his(tried: Tried) -> int:
    """The island where he has just been placed."""
    return int(tried.s.stack[-1][3].island)


def shore(tried: Tried) -> set[int]:
    return look.coast(tried, his(tried))


def around(tried: Tried) -> set[int]:
    """Seas that touch his island and hold fleets."""
    return {sea for sea in shore(tried) if tried.s.holder[sea] >= 0}


def start(tried: Tried) -> int:
    """The sea of the fleet, or -1."""
    return look.seas(tried)[0] if pushing(tried) and look.seas(tried) else -1


def to(tried: Tried) -> int:
    """The sea to which a fleet is pushed, or -1."""
    named = look.seas(tried)
    return named[1] if pushing(tried) and len(named) > 1 else -1


def ways(tried: Tried, sea: int) -> set[int]:
    """Where a fleet can be pushed: away from his island, and where no battle starts."""
    s = tried.s
    free = {other for other in look.near(tried, sea) - shore(tried) if s.holder[other] in (-1, s.holder[sea])}
    return free | ({s.kraken} & look.near(tried, sea)) - shore(tried)


@forbids("CYC-POL-01")
def no_fleet_beside_his_island(tried: Tried) -> bool:
    """And fleets are pushed only when he is placed."""
    if verb(tried) == "push" and not (tried.asked and tried.prompt == "push"):
        return "polyphemus" not in look.played(tried)[-1:] or not tried.asked
    return start(tried) >= 0 and start(tried) not in around(tried)


@forbids("CYC-POL-03")
def one_by_one(tried: Tried) -> bool:
    group = look.group(tried)
    return pushing(tried) and bool(group) and sum(group.values()) != 1


@forbids("CYC-POL-04")
def not_away_from_his_island(tried: Tried) -> bool:
    return to(tried) >= 0 and (to(tried) in shore(tried) or to(tried) not in look.near(tried, start(tried)))


@forbids("CYC-POL-05")
def a_push_starts_no_battle(tried: Tried) -> bool:
    s, sea = tried.s, to(tried)
    return sea >= 0 and sea != s.kraken and s.holder[sea] not in (-1, s.holder[start(tried)])


@forbids("CYC-POL-06")
def not_along_the_shore_to_the_kraken(tried: Tried) -> bool:
    return to(tried) >= 0 and to(tried) == tried.s.kraken and to(tried) in shore(tried)


@forbids("CYC-POL-07", verbs=("sink",))
def only_what_he_cannot_push_is_destroyed(tried: Tried) -> bool:
    if not pushing(tried):
        return "polyphemus" not in look.played(tried)[-1:] or not tried.asked
    return start(tried) in around(tried) and bool(ways(tried, start(tried)))


@forbids("CYC-POL-08")
def the_seas_around_him_are_closed(tried: Tried) -> bool:
    bare = len(tried.words) == 1 and tried.prompt in (*look.FLEETS_COME, "retreat", "move-on", "sylph")
    goal = look.seas(tried)[-1:] if verb(tried) in ENTERS or bare else []
    return tried.asked and any(sea in look.closed_by_polyphemus(tried) for sea in goal)


@forbids("CYC-POL-10")
def no_chain_reaches_his_island(tried: Tried) -> bool:
    """Whoever crosses a border needs none (TIT-TER-14)."""
    named, stands = look.islands(tried), look.standing(tried, "polyphemus")
    if not tried.asked or not stands or not named:
        return False
    if tried.prompt == "retreat":
        ends = [look.battlefield(tried), named[-1]] if look.on_land(tried) else []
    else:
        ends = named if verb(tried) in ("troops", "march") and len(named) > 1 else []
    return bool(ends) and stands[0] in ends and ends[1] not in look.bordering(tried, ends[0])


@forbids("CYC-POL-11")
def must_be_pushed(tried: Tried) -> bool:
    if tried.asked and tried.prompt == "push" and verb(tried) in DECLINES:
        return True
    sinks = pushing(tried) and to(tried) < 0 and start(tried) in around(tried)
    return sinks and bool(ways(tried, start(tried)))
