"""Phase 6: the end of a cycle and of the game (CYC-END, CYC-TWO-12, CYC-LST-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from trireme.games.cyclades import board, events
from trireme.games.cyclades.rules.ids import CYC_END_05, CYC_END_06
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Work
from trireme.kit.engine.sequences import Phases
from trireme.kit.engine.state import Frame
from trireme.kit.engine.view import Result
from trireme.kit.seats import NOBODY, Seat

PHASE: Final = 2
CYCLE_END: Final = 47

OF_TEAMS: Final = {
    "ending-last": "ending-last-teams",
    "ending-metropolises": "ending-metropolises-teams",
    "ending-cycles": "ending-cycles-teams",
}
"""How each ending is told where several players win together."""


class Phase(Phases[State]):
    """The phases of a cycle, one after the other."""

    phase = "creatures"


class CycleEnd(Work[State]):
    """End the game, or begin the next cycle."""

    phase = "cycle-end"
    entry = "cycle-end"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if has_won(self.ruleset, s) or s.cycle == self.ruleset.cycles:
            tell_the_end(self.ruleset, s)
            return
        s.cycle += 1
        s.routine += 1
        s.order = s.returned[::-1]  # CYC-ACT-10
        s.returned = []
        s.offer_seat = [NOBODY] * len(s.offer_seat)
        s.offer_gold = [0] * len(s.offer_gold)
        s.apollo = []
        s.spent = s.spent_metropolis = s.inherited = s.spent_before = 0  # CYC-CRE-07
        for renew in self.ruleset.points.renewed:
            renew(self.ruleset, s)
        s.stack.append((PHASE, 0))


def tell_the_end(ruleset: Ruleset, s: State) -> None:
    """Show all gold, then tell who has won (CYC-INF-10)."""
    if s.journal is not None:
        s.journal += [events.GoldShown(seat=seat, gold=s.gold[seat]) for seat in ruleset.alive(s)]
        s.journal += ties(ruleset, s)
        s.journal += victories(ruleset, s)


def victories(ruleset: Ruleset, s: State) -> Iterator[events.Victory | events.VictoryOfTeam]:
    """Yield an event for each winner, or for each winning team."""
    winners = result(ruleset, s).winners()
    if not in_teams(ruleset):
        for seat in winners:
            yield events.Victory(seat=seat, metropolises=board.metropolises(s, seat), gold=s.gold[seat])
        return
    for side in dict.fromkeys(ruleset.sides[seat] for seat in winners):
        members = tuple(seat for seat in ruleset.all_seats if side >> seat & 1)
        had = standing_of(ruleset, s, members[0], 0)
        yield events.VictoryOfTeam(seats=members, metropolises=had.metropolises, gold=had.gold)


def ties(ruleset: Ruleset, s: State) -> Iterator[events.TieForVictory]:
    """Yield an event if the leaders have equally many Metropolises: gold decides, or they share (CYC-END-05, 06)."""
    first = result(ruleset, s).winners()
    most = [each for each in ruleset.alive(s) if board.metropolises(s, each) == board.metropolises(s, first[0])]
    if len(most) > 1 and not in_teams(ruleset):
        settled, rule = ("gold", CYC_END_05.id) if len(first) == 1 else ("shared", CYC_END_06.id)
        yield events.TieForVictory(seats=tuple(most), settled=settled, rule=rule)


def in_teams(ruleset: Ruleset) -> bool:
    """Return whether several players win together (TIT-TEA-06)."""
    return len(set(ruleset.sides)) < len(ruleset.sides)


def teams_of(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the team of each seat, numbered from 0; empty where all play alone."""
    sides = list(dict.fromkeys(ruleset.sides))
    return tuple(sides.index(side) for side in ruleset.sides) if in_teams(ruleset) else ()


def enough_metropolises(ruleset: Ruleset, s: State, seat: Seat) -> bool:
    """Return whether a seat has the Metropolises that win (CYC-END-02, CYC-TWO-12)."""
    return board.metropolises(s, seat) >= ruleset.tables.needed


def has_won(ruleset: Ruleset, s: State) -> bool:
    return any(wins(ruleset, s, seat) for wins in ruleset.points.wins for seat in ruleset.alive(s))


def won_at_once(ruleset: Ruleset, s: State) -> tuple[int, str]:
    """Return the seats that have won at once, as a mask, and the ending; 0 if none has (TIT-TEA-15)."""
    for ending, victors in ruleset.points.victors.items():
        if seats := victors(ruleset, s):
            return seats, ending
    return 0, ""


def look_for_victors(ruleset: Ruleset, s: State) -> None:
    """End the game if a player has won at once (TIT-ART-10)."""
    if won_at_once(ruleset, s)[0]:
        s.stack.clear()
        tell_the_end(ruleset, s)


class Standing(NamedTuple):
    """What a player, or a team together, is ranked by (TIT-TEA-08, 18)."""

    victor: bool
    playing: bool
    metropolises: int
    gold: int


def standing_of(ruleset: Ruleset, s: State, seat: Seat, victors: int) -> Standing:
    side = ruleset.sides[seat]
    members = [each for each in ruleset.all_seats if side >> each & 1]
    return Standing(
        victor=bool(victors & side),
        playing=s.out & side != side,
        metropolises=sum(board.metropolises(s, each) for each in members),
        gold=sum(s.gold[each] for each in members),
    )


def result(ruleset: Ruleset, s: State) -> Result:
    """Rank the players: those who have won first, then by Metropolises, then by gold (CYC-END-04 to 06)."""
    victors, ending = won_at_once(ruleset, s)
    standing = [standing_of(ruleset, s, seat, victors) for seat in ruleset.all_seats]
    ranking = sorted(standing, reverse=True)
    if not ending and ruleset.is_decided(s):
        ending = "ending-last"
    elif not ending:
        ending = "ending-metropolises" if has_won(ruleset, s) else "ending-cycles"
    if in_teams(ruleset):
        ending = OF_TEAMS.get(ending, ending)
    return Result(
        places=tuple(ranking.index(each) + 1 for each in standing),
        scores=tuple(each.metropolises for each in standing),
        breakdown=tuple(
            {
                "metropolises": board.metropolises(s, seat),
                "gold": s.gold[seat],
                "islands": ruleset.camps(s, seat).bit_count(),
            }
            for seat in ruleset.all_seats
        ),
        ending=ending,
        teams=teams_of(ruleset),
    )


STEPS: Final[Steps] = {
    PHASE: lambda ruleset: Phase(ruleset.points.phases),
    CYCLE_END: CycleEnd,
}
