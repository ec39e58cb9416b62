"""What comes: the next supply round and what it takes, and tiles that find no place (PEL-REV, END, SUP, PLC)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.peloponnes.phases.placing import may_place
from trireme.games.peloponnes.phases.reveal import TURN_UP
from trireme.games.peloponnes.phases.supply import FEED, FINISH_BUILDINGS, MARKED_BUILDINGS
from trireme.games.peloponnes.rules.ids import (
    PEL_END_02,
    PEL_PLC_04,
    PEL_PLC_08,
    PEL_PLC_14,
    PEL_PLC_17,
    PEL_REV_03,
    PEL_SUP_03,
    PEL_SUP_07,
)
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import NO_CIVILIZATION, State, Tile
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


def outlooks(ruleset: Ruleset, s: State) -> tuple[Forecast, ...]:
    """Return when the next supply round is, and what it would take from each seat now (PEL-GEN-04)."""
    found = [*supply_rounds(ruleset, s)]
    if found:
        under_way = supplying(s)
        for seat in ruleset.all_seats:
            if s.civilization[seat] != NO_CIVILIZATION:
                found.append(supply_cost(ruleset, s, seat, under_way))
    return tuple(found)


def supply_rounds(ruleset: Ruleset, s: State) -> Iterator[Forecast]:
    """Yield the rounds in which a tile with the symbol can come, and the last supply round, which is certain."""
    last = ruleset.tables.last_round
    revealing = any(frame[0] == TURN_UP for frame in s.stack)
    if not s.stack or (supplying(s) and not revealing and s.round == last):
        return
    rounds, chance = symbol_to_come(ruleset, s, revealing)
    if rounds:
        args: dict[str, Figure] = {"first": rounds[0], "last": rounds[-1], "rounds": len(rounds), "chance": chance}
        yield Forecast(id="supply", args=args, rules=(PEL_REV_03.id,))
        yield Forecast(id="supply-last", args={"round": last}, rules=(PEL_END_02.id,))
    else:
        yield Forecast(id="supply-final", args={"round": last}, rules=(PEL_END_02.id,))


def supplying(s: State) -> bool:
    """Return whether a supply round is under way."""
    return any(frame[0] in (FEED, MARKED_BUILDINGS, FINISH_BUILDINGS) for frame in s.stack)


def symbol_to_come(ruleset: Ruleset, s: State, revealing: bool) -> tuple[list[int], int]:
    """Return the rounds in which the next symbol can come, and how probable the first of them is, in percent.

    Which tiles are still face down is known to all, their order to nobody (PEL-GEN-05).
    """
    tables, shown = ruleset.tables, ruleset.normal_row + ruleset.conquest_row
    stacks = tables.stack_of_round
    now = stacks[s.round - 1]
    if any(tables.supply[tile] for tile in s.pile):
        first = s.round if revealing else s.round + 1
        drawn = shown - len(s.normal) - len(s.conquest) if revealing else shown
        return [n for n in range(first, len(stacks) + 1) if stacks[n - 1] == now], _percent(drawn, len(s.pile))
    for stack in dict.fromkeys(stacks[s.round :]):
        tiles = tables.stacks[stack]
        if stack != now and any(tables.supply[tile] for tile in tiles):
            return [n for n, letter in enumerate(stacks, 1) if letter == stack], _percent(shown, len(tiles))
    return [], 0


def _percent(drawn: int, tiles: int) -> int:
    return min(100, round(100 * drawn / tiles)) if tiles else 0


def supply_cost(ruleset: Ruleset, s: State, seat: Seat, under_way: bool) -> Forecast:
    """Return what a supply round takes: food, wood and stone, and luxury goods for what would be missing.

    A supply round that is under way finishes marked buildings or gives them up (PEL-SUP-07).
    """
    tables, treasury, figures = ruleset.tables, ruleset.treasury, ruleset.figures
    people, fish = s.population[seat], ruleset.free_meals(s, seat)
    food = max(0, people - fish) * figures.food_per_inhabitant
    marked = () if under_way else ruleset.marked(s, seat)
    wood, stone = sum([tables.cost_wood[tile] for tile in marked]), sum([tables.cost_stone[tile] for tile in marked])
    args: dict[str, Figure] = {
        "people": people,
        "fish": min(fish, people),
        "food": food,
        "have": s.food[seat],
        "short": max(0, food - s.food[seat]),
        "wood": wood,
        "stone": stone,
        "luxury": treasury.luxury_for(s, seat, wood, stone, food),
        "have_luxury": s.luxury[seat],
    }
    return Forecast(id="supply-cost", args=args, rules=(PEL_SUP_03.id, PEL_SUP_07.id), to=seat)


def tile_outlooks(ruleset: Ruleset, s: State, seat: Seat, tile: Tile, coins: int) -> tuple[Forecast, ...]:
    """Return what becomes of a tile that a seat would win for so many coins, with what it has now."""
    tables, treasury = ruleset.tables, ruleset.treasury
    name: dict[str, Figure] = {"tile": ruleset.tile(tile)}
    if not tables.is_building[tile]:
        if may_place(ruleset, s, seat, tile):
            return ()
        args = {**name, "end": ruleset.tile(s.terrains[seat][-1])}
        return (Forecast(id="no-neighbour", args=args, rules=(PEL_PLC_14.id, PEL_PLC_17.id)),)
    wood, stone = tables.cost_wood[tile], tables.cost_stone[tile]
    after = s.clone()
    treasury.pay(after, seat, coins=coins)
    if treasury.can_pay(after, seat, wood, stone):
        return ()
    args = {**name, "wood": wood, "stone": stone, "coins": treasury.marker}
    if treasury.can_pay(after, seat, coins=treasury.marker):
        return (Forecast(id="only-marked", args=args, rules=(PEL_PLC_04.id,)),)
    return (Forecast(id="not-built", args=args, rules=(PEL_PLC_08.id,)),)
