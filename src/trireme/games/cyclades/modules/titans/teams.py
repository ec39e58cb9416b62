"""Teams of two: what partners share and do not, when the game ends, and the military victory (TIT-TEA, TIT-MIL)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.last_island import last_islands
from trireme.games.cyclades.metropolis import FOUNDED, Founded, found_on
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.land import partner_of, with_site
from trireme.games.cyclades.modules.titans.part import titans
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_TEA_03,
    TIT_TEA_04,
    TIT_TEA_05,
    TIT_TEA_09,
    TIT_TEA_13,
    TIT_TEA_16,
    TIT_TER_12,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, Sea, State
from trireme.games.cyclades.units.journeys import Journey, March
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat


def make_teams(ruleset: Ruleset) -> None:
    """Put partners opposite each other (TIT-MOD-02)."""
    half = ruleset.players // 2
    ruleset.further_metropolises = True  # TIT-TEA-13
    ruleset.sides = [1 << seat | 1 << (seat + half) % ruleset.players for seat in ruleset.all_seats]


# Ways.


def partners_land(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the territories of the partner, as a mask (TIT-TEA-03)."""
    partner = NOBODY if seat == NOBODY else partner_of(ruleset, seat)
    return 0 if partner == NOBODY else s.land[partner]


def bars_landing(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    if partners_land(ruleset, s, seat) >> island & 1:
        yield Reason(TIT_TEA_03, island=ruleset.island(island))


def partners_seas(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the seas of the partner, as a mask (TIT-TEA-05)."""
    partner = NOBODY if seat == NOBODY else partner_of(ruleset, seat)
    return 0 if partner == NOBODY else s.navy[partner]


def bars_entering(ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
    if partners_seas(ruleset, s, seat) >> sea & 1:
        yield Reason(TIT_TEA_05, sea=ruleset.sea(sea))


def no_bridge(ruleset: Ruleset, s: State, seat: Seat, journey: Journey, start: Island, to: Island) -> Iterator[Reason]:
    """Yield the rule by which the partner's fleets complete no chain (TIT-TEA-04)."""
    if not isinstance(journey, March) or board.marches_from(ruleset, s, seat, start) >> to & 1:
        return
    if board.linked_islands(ruleset, s, seat, start, partners_seas(ruleset, s, seat)) >> to & 1:
        yield Reason(TIT_TEA_04, island=ruleset.island(to))


def no_bridge_back(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Yield the same rule for troops that would retreat to a territory."""
    if board.linked_islands(ruleset, s, seat, s.battle.island, partners_seas(ruleset, s, seat)) >> island & 1:
        yield Reason(TIT_TEA_04, island=ruleset.island(island))


def bars_victim(ruleset: Ruleset, s: State, seat: Seat, other: Seat) -> Iterator[Reason]:
    """Yield the rule by which a power is not used against the partner (TIT-TEA-16)."""
    if other == partner_of(ruleset, seat):
        yield Reason(TIT_TEA_16, seat=other)


# The end.


def is_triggered(ruleset: Ruleset, s: State, seat: Seat) -> bool:
    """Return whether a team has, or has had, enough Metropolises (TIT-TEA-06, 07)."""
    return titans(ruleset, s).triggered or board.metropolises_of_side(ruleset, s, seat) >= ruleset.tables.needed


def looks_for_the_end(ruleset: Ruleset, s: State, seat: Seat) -> None:
    part = titans(ruleset, s)
    if not part.triggered and board.metropolises_of_side(ruleset, s, seat) >= ruleset.tables.needed:
        part.triggered = True
        s.tell(events.EndTriggered(seat=seat, victim=partner_of(ruleset, seat)))


def after_founding(ruleset: Ruleset, s: State, founded: Founded) -> None:
    looks_for_the_end(ruleset, s, founded.seat)


def after_capture(ruleset: Ruleset, s: State, taken: Capture) -> None:
    looks_for_the_end(ruleset, s, taken.seat)


# Last territories.


def protects(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Yield the rules of Titans about last territories (TIT-TER-12, TIT-TEA-09, 13)."""
    if not last_islands(ruleset, s, seat) >> island & 1:
        return
    name, owner = ruleset.island(island), s.owner[island]
    if partner_of(ruleset, seat) == NOBODY:
        yield Reason(TIT_TER_12, island=name, seat=owner)
        return
    yield Reason(TIT_TEA_09, island=name, seat=owner)
    if board.metropolises_of_side(ruleset, s, seat) >= ruleset.tables.needed:
        yield Reason(TIT_TEA_13, island=name, seat=owner)


# Military victory.


def gives_metropolis(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
    """Return whether a site has no Metropolis, and the team has enough with one there (TIT-MIL-02, 03)."""
    if s.metropolis >> island & 1 or not with_site(ruleset) >> island & 1:
        return False
    return board.metropolises_of_side(ruleset, s, seat) + 1 >= ruleset.tables.needed


def brings_at_most(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Return 1 where the military victory is possible (TIT-MIL-04)."""
    return int(ruleset.camps(s, s.owner[island]) == 1 << island)


def military_victory(ruleset: Ruleset, s: State, taken: Capture) -> None:
    """Make a Metropolis on the last territory of an opponent at once (TIT-MIL-01, 05, 06)."""
    island, seat, loser = taken.island, taken.seat, taken.loser
    if loser == NOBODY or s.land[loser] & ruleset.tables.on_board or not ruleset.is_opponent(seat, loser):
        return
    if gives_metropolis(ruleset, s, seat, island):
        s.tell(events.MilitaryVictory(seat=seat, island=ruleset.island(island)))
        if ruleset.points.founded:
            s.stack.append((FOUNDED, 0, Founded(seat, island)))
        found_on(ruleset, s, island)
