"""Which Monuments are built, by whom, where and when: MON-DRW, MON-BUI."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import part
from tests.games.cyclades.monuments import IDS, may_be_built, named, owns_pair
from tests.reasons import Tried, forbids

AFTERWARDS = ("again", "wake")
"""Verbs of what a seat may do at any time."""


def raises(tried: Tried) -> bool:
    """Whether a move builds a Monument; `raise` alone may mean undead too."""
    if tried.word(0) in ("monuments.raise", *IDS) or bare(tried):
        return True
    return tried.word(0) == "raise" and (bool(named(tried)) or "hades.god" not in look.modules(tried))


def is_asked(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "monuments.raise"


def bare(tried: Tried) -> bool:
    """Whether the answer to the question is a territory alone."""
    return is_asked(tried) and tried.word(0) in look.tables(tried).island_number


def meant(tried: Tried) -> list[int]:
    """The Monuments that are named, or any that still lies there."""
    return named(tried) or [each for each in range(len(IDS)) if may_be_built(tried, each)]


@forbids("MON-DRW-02")
def is_not_drawn(tried: Tried) -> bool:
    return raises(tried) and any(not part(tried, "monuments").drawn >> each & 1 for each in named(tried))


@forbids("MON-BUI-01")
def does_not_own_the_pair(tried: Tried) -> bool:
    return raises(tried) and not any(owns_pair(tried, each) for each in meant(tried))


@forbids("MON-BUI-04")
def not_on_an_own_territory(tried: Tried) -> bool:
    own = look.camps(tried, tried.seat)
    return raises(tried) and any(island not in own for island in look.islands(tried))


@forbids("MON-BUI-07")
def stands_already(tried: Tried) -> bool:
    return raises(tried) and any(part(tried, "monuments").sites[each] >= 0 for each in named(tried))


@forbids("MON-BUI-14")
def late_only_in_own_actions_with_a_god(tried: Tried) -> bool:
    own = tried.s.god >= 0 and look.acting(tried) == tried.seat
    return raises(tried) and not is_asked(tried) and not own


@forbids("MON-BUI-17")
def cannot_be_put_off(tried: Tried) -> bool:
    """Its owner only chooses where it stands."""
    return is_asked(tried) and not raises(tried) and look.verb(tried) not in AFTERWARDS
