"""Seas around a Monument to which fleets come (MON-MEF-04, 09, 31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_31
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_SEA, NONE, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.seats import NOBODY, Seat

OPEN_SEA: Final = 0.5
"""Worth to the bot of each sea around the Monument that no other player holds."""


def havens(ruleset: Ruleset, s: State, seat: Seat, site: Island) -> int:
    """Return the seas around a site that are empty or the seat's, and open, as a mask (MON-MEF-04, 09, 31)."""
    mask = ruleset.tables.coast[site] & ~board.closed_seas(ruleset, s, seat)
    for other in ruleset.all_seats:
        if other != seat:
            mask &= ~s.navy[other]
    if s.kraken != NO_SEA:
        mask &= ~(1 << s.kraken)
    return mask


def bars_haven(ruleset: Ruleset, s: State, seat: Seat, site: Island, sea: Sea, rule: Rule) -> Iterator[Reason]:
    """Yield the rules by which a fleet cannot come to a sea; `rule` is the Monument's own."""
    name = ruleset.sea(sea)
    if not ruleset.tables.coast[site] >> sea & 1 or s.holder[sea] not in (NONE, seat):
        yield Reason(rule, sea=name)
    if sea == s.kraken or board.closed_seas(ruleset, s, NOBODY) >> sea & 1:
        yield Reason(MON_MEF_31, sea=name)


def worth_of_shore(ruleset: Ruleset, s: State, site: Island) -> float:
    """Return what the seas around a site are worth to the bot of its owner."""
    taken = 0
    for seat, navy in enumerate(s.navy):
        if seat != s.owner[site]:
            taken |= navy
    return OPEN_SEA * (ruleset.tables.coast[site] & ~taken).bit_count()
