"""What the truths of Monuments look at; from the cards of the content and the position alone."""

from __future__ import annotations

from typing import Final

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import part, tables
from tests.reasons import Tried

IDS: Final = (
    "great-citadel-of-ares",
    "great-lighthouse-of-poseidon",
    "military-academy",
    "naval-academy",
    "temple-of-poseidon",
    "temple-of-ares",
    "temple-of-athena",
    "great-temple-of-zeus",
    "warrior-city",
    "great-university-of-athena",
)
PAIRS: Final = (
    ("fortress", "fortress"),
    ("port", "port"),
    ("fortress", "university"),
    ("university", "port"),
    ("port", "temple"),
    ("fortress", "temple"),
    ("university", "temple"),
    ("temple", "temple"),
    ("port", "fortress"),
    ("university", "university"),
)
"""The two buildings that each card asks for (MON-MEF)."""
CITADEL, LIGHTHOUSE, _, ACADEMY, POSEIDON, ARES, _, _, CITY, _ = range(len(IDS))


def named(tried: Tried) -> list[int]:
    """The Monuments that a move names, or the one that was pointed at."""
    return look.named(tried, list(IDS))


def site(tried: Tried, monument: int) -> int:
    monuments = part(tried, "monuments")
    return -1 if monuments is None else int(monuments.sites[monument])


def owner(tried: Tried, monument: int) -> int:
    """Whose a Monument is, or -1."""
    place = site(tried, monument)
    return -1 if place < 0 else int(tried.s.owner[place])


def owns_pair(tried: Tried, monument: int) -> bool:
    """Whether a seat has the two buildings of a card; two of one type are two tiles."""
    numbers = tables(tried).building_number
    first, second = (numbers[building] for building in PAIRS[monument])
    own = look.types(tried, tried.seat)
    if first == second:
        return len(own.get(first, ())) > 1
    return bool(own.get(first)) and bool(own.get(second))


def may_be_built(tried: Tried, monument: int) -> bool:
    """Whether a card has been drawn and nobody has built it."""
    return bool(part(tried, "monuments").drawn >> monument & 1) and site(tried, monument) < 0


def lies_around(tried: Tried, monument: int, sea: int) -> bool:
    place = site(tried, monument)
    return place >= 0 and sea in look.coast(tried, place)
