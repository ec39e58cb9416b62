"""The base game: its functions at the extension points, and the step of each kind of frame."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades import board, control, last_island, metropolis
from trireme.games.cyclades.battle import casualties, retreat, stages
from trireme.games.cyclades.cards import aimed, card, figures, strike
from trireme.games.cyclades.elsewhere import not_this_card
from trireme.games.cyclades.phases import (
    apollo,
    creatures,
    cycle_end,
    gods,
    offered_gold,
    offerings,
    setup,
    turn,
)
from trireme.games.cyclades.phases.apollo import APOLLO
from trireme.games.cyclades.phases.auction import Auction
from trireme.games.cyclades.phases.creatures import CREATURES
from trireme.games.cyclades.phases.cycle_end import CYCLE_END
from trireme.games.cyclades.phases.gods import GODS_PHASE, INCOME
from trireme.games.cyclades.phases.offerings import OFFERINGS, PAY
from trireme.games.cyclades.phases.turn import ACTIONS_PHASE
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.games.cyclades.units import losses, marching, mixed, movement
from trireme.games.cyclades.units.journeys import printed_journeys
from trireme.games.cyclades.units.kinds import printed_kinds
from trireme.kit.engine.frames import Step, table_of

FILES: Final = (
    board,
    control,
    metropolis,
    setup,
    creatures,
    gods,
    offerings,
    offered_gold,
    turn,
    apollo,
    cycle_end,
    marching,
    mixed,
    movement,
    losses,
    stages,
    retreat,
    card,
    aimed,
)
"""The files that declare the kinds of frames of every game."""

# A cycle (CYC-PHA-01); offerings are paid when all markers lie, and Apollo acts after the other gods.
CYCLE = (
    CREATURES,
    GODS_PHASE,
    INCOME,
    OFFERINGS,
    PAY,
    ACTIONS_PHASE,
    APOLLO,
    CYCLE_END,
)


def join_in(ruleset: Ruleset) -> None:
    """Add what the base game, then its buildings, gods, cards and modules do at the extension points."""
    points = ruleset.points
    printed_kinds(ruleset)
    printed_journeys(ruleset)
    ruleset.auctions.append(Auction(ruleset, 0))
    points.settled.append(setup.settle)
    points.phases += CYCLE
    points.sites += (metropolis.clear_sites, metropolis.open_sites)
    points.wins.append(cycle_end.enough_metropolises)
    points.gods_kept.append(gods.printed_rotation)
    points.income.append(board.trade_income)
    points.island_income.append(board.prosperity_of)
    points.incomes.add(gods.PAID, gods.everybody_is_paid)
    points.fates.append(board.printed_income)
    points.built.add(control.SETS, control.sets_after_building)
    points.captures.add(control.SETS, control.sets_completed)
    points.captures.add(control.ELIMINATION, control.loser_tested)
    points.brings |= {
        control.sets_completed: last_island.captured_and_completed,
        control.loser_tested: None,
        figures.figures_of_eliminated: None,
    }
    points.losses.add(losses.LOST, losses.units_go)
    points.marches.add(movement.ARRIVAL, movement.arrive)
    points.retreats.add(retreat.GONE, retreat.retreat)
    stages.join_stages(ruleset)
    points.no_landing.append(last_island.last_islands)
    points.no_battle.append(last_island.last_islands)
    points.bars_landing.append(last_island.protects_last_island)
    points.turn_begins.add(turn.FIGURINES, figures.figures_leave)
    points.eliminated.append(figures.figures_of_eliminated)
    for building in ruleset.buildings:
        building.join()
    for god in ruleset.gods:
        god.join()
    for each in ruleset.cards:
        each.join()
        for rule in (*each.barred, *(rule for rules in each.verbs.values() for rule in rules)):
            points.holds[rule] = not_this_card
    for module in ruleset.modules:
        module.join(ruleset)


def steps_of(ruleset: Ruleset) -> list[Step[State]]:
    """Return the step of each kind of frame, by its number."""
    steps: dict[int, Step[State]] = {}
    for declared in FILES:
        steps |= {kind: make(ruleset) for kind, make in declared.STEPS.items()}
    if ruleset.has_mixed_units or ruleset.points.stand_ins:
        for declared in (casualties, strike):
            steps |= {kind: make(ruleset) for kind, make in declared.STEPS.items()}
    for god in ruleset.gods:
        steps |= god.steps()
    for each in ruleset.cards:
        steps |= each.steps()
    for module in ruleset.modules:
        steps |= module.steps(ruleset)
    return table_of(steps)
