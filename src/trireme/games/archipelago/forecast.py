"""Foretell what all can see: how near a revolt is, what phase 3 will do, what the top back asks for."""

from __future__ import annotations

from trireme.games.archipelago.lookup import RESOURCES, TEMPLE
from trireme.games.archipelago.phases.rounds import unrest
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import ON, PLACE, WATER
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure


def outlooks(ruleset: Ruleset, s: State) -> tuple[Forecast, ...]:
    """Return forecasts for all players, once citizens have settled; they show nothing hidden."""
    if not s.stack or not s.population:
        return ()
    workers, rebels = coming(ruleset, s)
    markers: dict[str, Figure] = {"rebels": s.rebels, "left": s.population - s.rebels}
    effects: dict[str, Figure] = {"workers": workers, "rebels": rebels, "revolt": int(rebels > s.population)}
    found = [Forecast(id="revolt", args=markers), Forecast(id="population", args=effects)]
    if s.top < 0:
        return tuple(found)
    (food, per_cube), (ware, demand), _ = ruleset.tables.backs[s.top][0]
    if per_cube:
        down = falling(s)
        asked: dict[str, Figure] = {"citizens": down, "per_cube": per_cube, "cubes": -(-down // per_cube)}
        found.append(Forecast(id="domestic", args={"resource": RESOURCES[food], **asked}))
    if demand:
        found.append(Forecast(id="export", args={"resource": RESOURCES[ware], "demand": demand}))
    return tuple(found)


def coming(ruleset: Ruleset, s: State) -> tuple[int, int]:
    """Return the surplus workers and rebels after phase 3, if it came now (ARC-POP-01 to 05)."""
    tables = ruleset.tables
    idle, rebellious = unrest(tables, s)
    workers = max(0, s.workers + idle)
    rebels = max(0, s.rebels + rebellious)
    return workers, max(0, rebels + tables.idle.rows[tables.idle.at(workers)].rebels)


def falling(s: State) -> int:
    """Return the number of citizens whom a domestic crisis lays down: all but those on temples (ARC-CRI-06)."""
    temple = ON + TEMPLE
    spots = [unit >> PLACE & 15 for units in s.units for unit in units]
    return sum([1 for spot in spots if spot < WATER and spot != temple])
