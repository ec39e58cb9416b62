"""Teams, and the cards of special Metropolises: TIT-TEA, TIT-SPM."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades import ways
from tests.games.cyclades.titans.tables import SPECIALS
from tests.games.cyclades.ways import says
from tests.reasons import Tried, forbids

FLEETS = ("fleet", "on", "sylph", "recruit", "place", "put", "hades.raise", "raise", "deploy", "favour")
"""Verbs that bring fleets to a sea."""
AGAINST = ("griffon", "satyr", "dryad", "siren", "harpy", "manticore", "lamia", "basilisk")
NAMED = ("griffon", "satyr", "dryad", "siren", "harpy")
"""Creatures that are against opponents."""


def in_teams(tried: Tried) -> bool:
    return "titans.teams" in look.modules(tried)


def mate(tried: Tried) -> int:
    return look.partner(tried, tried.seat)


@forbids("TIT-TEA-03")
def the_partners_land_is_closed(tried: Tried) -> bool:
    ends = ways.way(tried)
    return in_teams(tried) and ends is not None and tried.s.owner[ends[1]] == mate(tried)


@forbids("TIT-TEA-04")
def the_partners_fleets_are_no_bridge(tried: Tried) -> bool:
    """They would be one, were they the own."""
    ends = ways.way(tried)
    if not in_teams(tried) or ends is None or ways.flies(tried):
        return retreats_over_partner(tried)
    start, to = ends
    return to not in ways.reached(tried, start) and to in ways.chain(tried, [tried.seat, mate(tried)], start)


def retreats_over_partner(tried: Tried) -> bool:
    """Troops cannot retreat over them either."""
    if not in_teams(tried) or not tried.asked or tried.prompt != "retreat" or not look.on_land(tried):
        return False
    place = look.battlefield(tried)
    bridge, usual = ways.chain(tried, [tried.seat, mate(tried)], place), ways.usual(tried, place)
    return any(island in bridge - usual for island in look.islands(tried))


@forbids("TIT-TEA-05")
def the_partners_seas_are_closed(tried: Tried) -> bool:
    """A sea that fleets come to is the last that is named."""
    held = [tried.s.holder[sea] == mate(tried) for sea in look.seas(tried)[-1:]]
    comes = look.verb(tried) in (*FLEETS, "retreat", "push", *look.tables(tried).sea_number)
    return in_teams(tried) and tried.asked and any(held) and comes


@forbids("TIT-TEA-09")
def only_to_win_for_the_team(tried: Tried) -> bool:
    return in_teams(tried) and ways.attacks_last(tried)


@forbids("TIT-TEA-13")
def a_team_with_enough_must_gain(tried: Tried) -> bool:
    return in_teams(tried) and ways.attacks_last(tried) and ways.had(tried) >= look.tables(tried).needed


@forbids("TIT-TEA-16")
def a_partner_is_no_opponent(tried: Tried) -> bool:
    """The Creature's owner names the partner, or a place where the partner's units are."""
    if not in_teams(tried) or not tried.asked or not look.played(tried):
        return False
    s = tried.s
    whose = [*look.seats(tried)]
    whose += [s.owner[island] for island in look.islands(tried)] + [s.holder[sea] for sea in look.seas(tried)]
    return mate(tried) in whose and look.played(tried)[-1] in AGAINST


# Special Metropolises.


def is_asked(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "titans.special"


@forbids("TIT-SPM-01")
def is_not_drawn(tried: Tried) -> bool:
    cards = look.named(tried, list(SPECIALS))
    return is_asked(tried) and any(not look.part(tried, "titans").special_cards >> card & 1 for card in cards)


@forbids("TIT-SPM-02")
def makes_no_first_metropolis(tried: Tried) -> bool:
    return says(tried, "titans", "special") and not is_asked(tried)
