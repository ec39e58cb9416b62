"""Steps of fleets and marches of troops, with gods and with creatures (CYC-FLT, CYC-TRP)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.battle.stages import begin_battle
from trireme.games.cyclades.battle.strength import guards_of
from trireme.games.cyclades.control import capture
from trireme.games.cyclades.rules.ids import (
    CYC_CMP_03,
    CYC_FLT_02,
    CYC_FLT_04,
    CYC_FLT_05,
    CYC_TRP_02,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import FIRST_KIND, ISLANDS, KIND_NUMBERS, LAND, NONE, SEA, Island, Sea, State
from trireme.games.cyclades.units.ends import KRAKEN
from trireme.games.cyclades.units.groups import (
    BITS,
    FULL,
    count_of,
    group_at,
    group_of,
    kinds_of,
    size,
    troops_on,
    within,
)
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.kinds import tell_kinds, told_group
from trireme.games.cyclades.units.losses import UNDER_WAY, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.moves import whole_number
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.seats import Seat

MARCHES: Final = 54


class MarchingTroops(FrameData):
    """A group of troops sets out from one island to another."""

    seat: Seat
    start: Island
    to: Island
    group: int
    journey: int
    """The number of the journey, in `ruleset.journeys`."""


WAY: Final = re.compile(r"(\S*?)\s*>\s*(\S+?)(?:\s+x\s*(\d+))?((?:\s+\S+:\d+)*)")
"""The words of a step: `C4>C5 x2`, `>C5 x2` where the start is clear, `C4>C5 x2 undead:1` with several kinds."""

ARROW: Final = re.compile(r"\s*>\s*")
NUMBER: Final = re.compile(r"\bx (?=\d)")
"""These patterns find optional spaces, as in `C4 > C5 x 2`."""

NAMED: Final = FULL // 2
"""The highest number of units of a kind that a move can name. It exceeds every supply and fits in a group with others.
"""

# What happens when troops march, by rank in `points.marches`.
CARRIED: Final = 10
"""Rank of the question which Artifacts go along (TIT-ART-06 to 08)."""
PASSED: Final = 20
"""Rank of the question whether troops stop or pay to march on (TIT-AEF-04, 07, 24)."""
ARRIVAL: Final = 50

# Groups.


def read_group(ruleset: Ruleset, element: int, count: int, named: list[str]) -> int:
    """Return a group of `count` units of the first kind and of named others, such as `undead:1`."""
    numbers = {kind.id: kind.number for kind in ruleset.units[element]}
    counts = {FIRST_KIND: count}
    for word in named:
        id, _, number = word.partition(":")
        if id not in numbers:
            raise Unreadable("move", id, UNKNOWN, given=id, known=", ".join(numbers))
        counts[numbers[id]] = counts.get(numbers[id], 0) + whole_number(number)
    return sum(group_of(kind, min(each, NAMED)) for kind, each in counts.items())


def matched_group(ruleset: Ruleset, element: int, match: re.Match[str]) -> int:
    """Return the group that the words of a step name; NONE if they name none."""
    return read_group(ruleset, element, int(match[3] or 0), match[4].split()) if match[3] or match[4] else NONE


def codes_of(s: State, journey: Journey, place: int, group: int) -> list[int]:
    """Return the answers that choose a group: a number where all units are of one kind, otherwise unit after unit."""
    if group == NONE:
        return []
    kinds = kinds_of(journey.movable(group_at(s, journey.element, place)))
    kind = kinds[0] if kinds else FIRST_KIND
    if len(kinds) < 2 and not group & ~(FULL << BITS * kind):
        return [moves.AMOUNT + count_of(group, kind)]
    return [*(moves.UNIT + kind for kind in kinds_of(group) for _ in range(count_of(group, kind))), moves.DONE]


def chosen(s: State, journey: Journey, place: int, codes: Sequence[int]) -> int:
    """Return the group that the rest of a run chooses; NONE if it is empty."""
    if not codes:
        return NONE
    if codes[0] < moves.UNIT:
        kinds = kinds_of(journey.movable(group_at(s, journey.element, place)))
        return group_of(kinds[0] if kinds else FIRST_KIND, min(codes[0] - moves.AMOUNT, NAMED))
    group = 0
    for code in codes:
        # A number beyond all amounts names no kind either.
        if code != moves.DONE and code - moves.UNIT < len(KIND_NUMBERS):
            kind = KIND_NUMBERS[code - moves.UNIT]
            group += group_of(kind, 1) if count_of(group, kind) < NAMED else 0
    return group


def forbids_group(ruleset: Ruleset, s: State, journey: Journey, place: int, group: int) -> Iterator[Reason]:
    """Yield the rules by which the units of a group are not in a place or cannot go together."""
    if group == NONE:
        return
    there = group_at(s, journey.element, place)
    if not group or not within(group, there):
        if journey.element == LAND:
            yield Reason(CYC_TRP_02, island=ruleset.island(place), have=size(there))
        else:
            yield Reason(CYC_FLT_02, sea=ruleset.sea(place), have=size(there))
            if count_of(group, FIRST_KIND) > ruleset.tables.supply.fleets_per_player:
                yield Reason(CYC_CMP_03)
    yield from journey.bars(s, group)


def forbids_kinds(s: State, journey: Journey, place: int, group: int = NONE) -> Iterator[Reason]:
    """Yield the rules by which no unit of a place can go, as they apply to the named group or to all units there."""
    there = group_at(s, journey.element, place)
    if not journey.movable(there):
        yield from journey.bars(s, group if group > 0 else there)


def says_way(right: str, verbs: Sequence[str], words: Sequence[str], start: str = "") -> bool:
    """Return whether words mean the step or march of a text, with other verbs, spaces and orders of kinds.

    An empty verb may be left out; a start that is clear may be named.
    """
    rest = words[1:] if words[0] in verbs else words if "" in verbs else ()
    spaced = ARROW.sub(">", NUMBER.sub("x", " ".join(rest)))
    given, (way, *group) = spaced.split(), right.split()[1:]
    return given[:1] in ([way], [start + way]) and sorted(given[1:]) == sorted(group)


# Fleets.


def sail_codes(ruleset: Ruleset, s: State, seat: Seat, journey: Journey) -> list[int]:
    """Return the first steps that fleets of a seat can make."""
    navy = s.navy[seat]
    if not navy:
        return []
    step = ruleset.tables.step
    closed = board.closed_seas(ruleset, s, seat)
    picky = journey.picky
    codes = []
    while navy:
        low = navy & -navy
        navy ^= low
        sea = low.bit_length() - 1
        if picky and not journey.leaves(s, sea):
            continue
        first = 6 * sea
        for way in range(first, first + 6):
            to = step[way]
            if to >= 0 and not closed >> to & 1:
                codes.append(moves.SAIL + way)
    return codes


def forbids_step(
    ruleset: Ruleset, s: State, seat: Seat, journey: Journey, start: Sea, to: Sea, group: int = NONE
) -> Iterator[Reason]:
    """Yield the rules that forbid fleets, or a group of them, to go from one sea to another."""
    if s.holder[start] != seat:
        yield Reason(CYC_FLT_02, sea=ruleset.sea(start), have=0)
    else:
        yield from forbids_kinds(s, journey, start, group)
    if to < 0:
        yield Reason(CYC_FLT_04, sea=ruleset.sea(start))
    else:
        yield from board.bars_entering(ruleset, s, seat, to)


def sail(ruleset: Ruleset, s: State, seat: Seat, start: Sea, to: Sea, group: int) -> bool:
    """Move fleets one step; return False if the Kraken or a battle ends their move (CYC-FLT-08, CYC-KRA-10)."""
    board.take_fleets(s, start, group)
    if s.journal is not None:
        moved = events.FleetsMoved(seat=seat, start=ruleset.sea(start), sea=ruleset.sea(to), count=size(group))
        s.journal.append(moved)
        tell_kinds(ruleset, s, SEA, seat, group)
    if to == s.kraken:
        s.ended = KRAKEN
        kraken = ruleset.tables.creature_number["kraken"]
        lose_units(ruleset, s, Loss(SEA, to, seat, group, UNDER_WAY, kraken))
        return False
    if s.holder[to] not in (NONE, seat):
        begin_battle(ruleset, s, SEA, to, seat, group)
        return False
    board.add_fleets(s, seat, to, group)
    return True


def read_step(ruleset: Ruleset, words: list[str], start: int | None = None) -> tuple[int, int]:
    """Read a step: return 6 * sea + direction, and the named group or NONE."""
    names = ruleset.tables.sea_number
    match = WAY.fullmatch(" ".join(words[1:]))
    if match is None or (not match[1] and start is None):
        form = "fleet C4>C5 x2" if start is None else "on >C5 x2"
        raise Unreadable("move", " ".join(words), FORM, form=form)
    for name in (match[1], match[2]):
        if name and name not in names:
            raise Unreadable("move", name, UNKNOWN, given=name, known=", ".join(names))
    first = names[match[1]] if match[1] else start
    assert first is not None
    to = names[match[2]]
    ways = ruleset.tables.step[6 * first : 6 * first + 6]
    if to not in ways:
        figures: dict[str, Figure] = {"start": ruleset.sea(first), "sea": ruleset.sea(to)}
        reasons = [Reason(CYC_FLT_04, **figures)]
        if ruleset.tables.trade[first] and ruleset.tables.trade[to]:
            reasons.insert(0, Reason(CYC_FLT_05, **figures))
        raise Refused(" ".join(words), reasons)
    return 6 * first + ways.index(to), matched_group(ruleset, SEA, match)


def written_step(ruleset: Ruleset, way: int, group: int) -> str:
    start, to = ruleset.sea(way // 6), ruleset.sea(ruleset.tables.step[way])
    return f"{start}>{to}{told_group(ruleset, SEA, max(group, 0))}"


# Troops.

Reach = Callable[[Ruleset, State, Seat, Island], int]
"""Return the islands to which troops of a seat can go from one, as a mask."""


def march_codes(
    ruleset: Ruleset, s: State, seat: Seat, journey: Journey, reach: Reach, base: int = moves.MARCH
) -> list[int]:
    """Return the marches that troops of a seat can make; `reach` says where those of an island can go."""
    ways, reached_all = [], 0
    picky, troops = journey.picky, s.troops
    land = s.land[seat] & ~board.held_islands(ruleset, s, seat)
    while land:
        low = land & -land
        start = ISLANDS[low.bit_length() - 1]
        land ^= low
        if (picky or not troops[start]) and not journey.leaves(s, start):
            continue
        if reached := reach(ruleset, s, seat, start):
            ways.append((start, reached))
            reached_all |= reached
    codes: list[int] = []
    abroad = reached_all & ~s.land[seat]  # Nobody is kept from own islands.
    open_ = ~board.no_landing(ruleset, s, seat) if abroad else -1
    passing = ruleset.points.passing if abroad else ()
    for start, reached in ways:
        if reached & ~open_:
            reached &= open_ | passed_islands(ruleset, s, seat, start, journey) if passing else open_
        first = base + moves.BLOCK * start
        while reached:
            bit = reached & -reached
            reached ^= bit
            codes.append(first + bit.bit_length() - 1)
    return codes


def passed_islands(ruleset: Ruleset, s: State, seat: Seat, start: Island, journey: Journey) -> int:
    """Return islands that troops can enter only to pass on, as a mask."""
    mask = 0
    for passes in ruleset.points.passing:
        mask |= passes(ruleset, s, seat, start, journey)
    return mask


def forbids_march(
    ruleset: Ruleset, s: State, seat: Seat, journey: Journey, start: Island, to: Island, group: int = NONE
) -> Iterator[Reason]:
    """Yield the rules that forbid troops, or a group of them, to march to an island, apart from those about the way."""
    have = troops_on(s, start) if s.owner[start] == seat else 0
    if start == to or not have:
        yield Reason(CYC_TRP_02, island=ruleset.island(start), have=have)
        if not troops_on(s, start):
            for stays in ruleset.points.guards_stay:
                yield from stays(ruleset, s, seat, start)
    else:
        yield from forbids_kinds(s, journey, start, group)
    for bars in ruleset.points.bars_leaving:
        yield from bars(ruleset, s, seat, start)
    if passed_islands(ruleset, s, seat, start, journey) >> to & 1:
        return
    for lands in ruleset.points.bars_landing:
        yield from lands(ruleset, s, seat, to)
    for closes in ruleset.points.bars_way:
        yield from closes(ruleset, s, seat, journey, start, to)


def march(ruleset: Ruleset, s: State, seat: Seat, start: Island, to: Island, group: int, journey: Journey) -> None:
    """Send troops from one island to another. Modules ask what goes along or passes on (TIT-ART-06, TIT-AEF-24)."""
    point = ruleset.points.marches
    marching = MarchingTroops(seat, start, to, group, journey.number)
    if point.alone:
        arrive(ruleset, s, marching)
    else:
        s.stack.append((MARCHES, 0, marching))


def arrive(ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
    """Troops leave an island and join, take or attack the other (CYC-TRP-06 to 09)."""
    seat, start, to, group = marching.seat, marching.start, marching.to, marching.group
    board.take_troops(s, start, group)
    if s.journal is not None:
        moved = events.TroopsMoved(
            seat=seat,
            start=ruleset.island(start),
            over=tuple([ruleset.sea(sea) for sea in ruleset.journeys[marching.journey].over(s, seat, start, to)]),
            island=ruleset.island(to),
            count=size(group),
        )
        s.journal.append(moved)
        tell_kinds(ruleset, s, LAND, seat, group)
    if s.owner[to] == seat:
        board.add_troops(s, to, group)
    elif troops_on(s, to) or guards_of(ruleset, s, to):
        begin_battle(ruleset, s, LAND, to, seat, group)
    else:
        capture(ruleset, s, to, seat, group)


def read_march(ruleset: Ruleset, words: list[str]) -> tuple[int, int]:
    """Read `troops naxos>paros x2`: return the code, and the named group or NONE."""
    names = ruleset.tables.island_number
    match = WAY.fullmatch(" ".join(words[1:]))
    if match is None or not match[1]:
        raise Unreadable("move", " ".join(words), FORM, form=f"{words[0]} naxos>paros x2")
    for name in (match[1], match[2]):
        if name not in names:
            raise Unreadable("move", name, UNKNOWN, given=name, known=", ".join(names))
    code = moves.MARCH + moves.BLOCK * names[match[1]] + names[match[2]]
    return code, matched_group(ruleset, LAND, match)


def ends_of(code: int) -> tuple[Island, Island]:
    """Return the islands that a march leaves and enters."""
    start, to = divmod(code - moves.MARCH, moves.BLOCK)
    return ISLANDS[start], ISLANDS[to]


def written_march(ruleset: Ruleset, code: int, group: int) -> str:
    start, to = ends_of(code)
    return f"{ruleset.island(start)}>{ruleset.island(to)}{told_group(ruleset, LAND, max(group, 0))}"


STEPS: Final[Steps] = {
    MARCHES: lambda ruleset: RunHooks(ruleset, ruleset.points.marches),
}
