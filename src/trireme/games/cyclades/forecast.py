"""Forecasts for all players: who wins when the cycle ends (CYC-END-02 to 06)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board
from trireme.games.cyclades.phases.cycle_end import in_teams
from trireme.games.cyclades.rules.ids import CYC_END_02, CYC_END_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


def outlooks(ruleset: Ruleset, s: State, seat: Seat | None) -> tuple[Forecast, ...]:
    """Return the forecasts of the base game, then those of modules."""
    if not s.stack:
        return ()
    found = [*at_the_end_of_the_cycle(ruleset, s)]
    for foresees in ruleset.points.outlooks:
        found += foresees(ruleset, s, seat)
    return tuple(found)


def at_the_end_of_the_cycle(ruleset: Ruleset, s: State) -> Iterator[Forecast]:
    """Yield a forecast for each player who now has enough Metropolises. Gold decides between several (CYC-END-05)."""
    winning = [each for each in ruleset.alive(s) if any(wins(ruleset, s, each) for wins in ruleset.points.wins)]
    if winning and in_teams(ruleset):
        yield of_teams(ruleset, s)
        return
    for each in winning:
        figures = {"seat": each, "metropolises": board.metropolises(s, each), "rivals": len(winning) - 1}
        yield Forecast(id="winning", args={**figures}, rules=(CYC_END_02.id, CYC_END_04.id))
    if s.cycle == ruleset.cycles and not winning:
        yield Forecast(id="last-cycle", args={"cycle": s.cycle})


def of_teams(ruleset: Ruleset, s: State) -> Forecast:
    """Return the forecast of a team victory: the end has been triggered for all, so the leader is told once
    (TIT-TEA-06).
    """
    sums = {
        side: sum(board.metropolises(s, seat) for seat in ruleset.all_seats if side >> seat & 1)
        for side in ruleset.sides
    }
    most = max(sums.values())
    leading = [side for side, metropolises in sums.items() if metropolises == most]
    seats = ",".join(str(seat) for seat in ruleset.all_seats if leading[0] >> seat & 1)
    figures: dict[str, Figure] = {"seats": seats, "metropolises": most, "rivals": len(leading) - 1}
    return Forecast(id="winning-teams", args=figures, rules=(CYC_END_02.id, CYC_END_04.id))
