"""The protection of a player's last island, and the attacks that are allowed because they win (CYC-LST-01 to 09)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.control import capture
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.moves import BLOCK
from trireme.games.cyclades.phases.cycle_end import won_at_once
from trireme.games.cyclades.points import MostBrought, Points
from trireme.games.cyclades.rules.ids import CYC_LST_01, CYC_LST_05, CYC_LST_06, CYC_LST_07
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, NO_BATTLE, Island, State
from trireme.games.cyclades.units.groups import group_at, troops_on
from trireme.games.cyclades.units.kinds import give_back
from trireme.kit.content.rulebook import Reason
from trireme.kit.seats import NOBODY, Seat

NEVER: Final = BLOCK + 1
"""A number of Metropolises that no board can bear."""


def bounds_of(points: Points) -> list[MostBrought]:
    """Return the functions that say how many Metropolises a capture can bring, each once.

    A missing one would forbid attacks that win, so every function that can follow a capture must have one.
    """
    following: dict[str, Iterable[Callable[..., object]]] = {
        "captures": points.captures.functions,
        "founded": points.founded.functions,
        "razed": points.razed.functions,
        "eliminated": points.eliminated,
        "philosophers_saved": points.philosophers_saved,
    }
    for point, functions in following.items():
        for function in functions:
            if function not in points.brings:
                name = getattr(function, "__qualname__", type(function).__qualname__)
                raise ValueError(
                    f"points.{point}: {function.__module__}.{name} can follow the capture of an island, and nothing "
                    f"says how many Metropolises it brings at most. Write points.brings[{name}] = a function (ruleset, "
                    "s, seat, island) that counts them, or None if it brings none"
                )
    for ending in points.victors:
        if ending not in points.may_win:
            raise ValueError(
                f"points.victors: nothing says whether the capture of an island may lead to {ending}. "
                f'Write points.may_win["{ending}"] = a function (ruleset, s, seat, island) that tells it, or None if '
                "none does"
            )
    return list(dict.fromkeys(bound for bound in points.brings.values() if bound is not None))


def last_islands(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the last islands of opponents on which a seat may not land, as a mask (CYC-LST-01 to 08, 19, 22)."""
    mask = 0
    for owner in ruleset.all_seats:
        land = s.land[owner] & ruleset.tables.on_board
        if not land or land & (land - 1) or not ruleset.is_opponent(seat, owner):
            continue
        if not would_win(ruleset, s, seat, ISLANDS[land.bit_length() - 1]):
            mask |= land
    return mask


def protects_last_island(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
    """Yield the rules that protect an opponent's last island from a landing that does not win the game."""
    if not last_islands(ruleset, s, seat) >> island & 1:
        return
    owner = s.owner[island]
    name = ruleset.island(island)
    if not ruleset.further_metropolises and board.metropolises(s, seat) >= ruleset.tables.needed:
        yield Reason(CYC_LST_06, island=name, seat=owner)
    yield Reason(CYC_LST_01, island=name, seat=owner)
    if ruleset.players == 2:
        yield Reason(CYC_LST_05, island=name, needed=ruleset.tables.needed)
    if not troops_on(s, island):
        yield Reason(CYC_LST_07, island=name, seat=owner)


def enough_with(ruleset: Ruleset, had: int) -> int:
    """Return how many Metropolises a side must have after a capture that is allowed because it wins.

    `had` is the number before. A side that has enough gains nothing by another, unless partners do (CYC-LST-06,
    TIT-TEA-13).
    """
    if had < ruleset.tables.needed:
        return ruleset.tables.needed
    return had + 1 if ruleset.further_metropolises else NEVER


def would_win(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
    """Return whether the capture of an island wins the game at once, whatever the opponents choose.

    This is asked at every march, so a capture is played only if it may bring enough (CYC-LST-02, 03, 22).
    """
    points = ruleset.points
    had = board.metropolises_of_side(ruleset, s, seat)
    enough = enough_with(ruleset, had)
    most = had
    for brings in ruleset.most_brought:
        most += brings(ruleset, s, seat, island)
    if most < enough:
        for wins in points.may_win.values():
            if wins is not None and wins(ruleset, s, seat, island):
                break
        else:
            return False
    return wins_when_played(ruleset, s, seat, island, enough)


def wins_when_played(ruleset: Ruleset, s: State, seat: Seat, island: Island, enough: int) -> bool:
    """Play a capture on a copy and return whether it wins the game at once, whatever the opponents choose.

    To be the last player left wins too (CYC-LST-17), but does not allow an attack (CYC-LST-05).
    """
    side = ruleset.sides[seat]

    def has_won(after: State) -> bool:
        if board.metropolises_of_side(ruleset, after, seat) >= enough:
            return True
        return bool(won_at_once(ruleset, after)[0] & side)

    other = s.clone()
    other.stack, other.battle = [], NO_BATTLE
    loser = other.owner[island]
    if loser != NOBODY:
        defenders = group_at(other, LAND, island)
        board.take_troops(other, island, defenders)
        give_back(ruleset, other, LAND, loser, defenders)
    capture(ruleset, other, island, seat, 0)
    return ruleset.rehearsal.can(other, side, has_won)


def captured_and_completed(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Return the most Metropolises that a capture can bring: the island's own, and one for each set it may complete."""
    tables, built = ruleset.tables, s.built
    land, slots_of, needed = s.land[seat] | 1 << island, tables.slots_of, tables.types_needed
    owned = [0] * len(tables.building_ids)
    while land:
        low = land & -land
        for slot in slots_of[low.bit_length() - 1]:
            owned[built[slot]] += 1
        land ^= low
    others = sum(owned[len(TYPES) + 1 :])
    sets = 0
    while sum([min(owned[type], sets + 1) for type in TYPES]) + others >= needed * (sets + 1):
        sets += 1
    return (s.metropolis >> island & 1) + sets
