"""The words of `ops`, and the class of each; what the cards and events of a content are made of."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago.effects import markers, people, turns
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.problems import NO_SUCH_EFFECT
from trireme.games.archipelago.ruleset import Ruleset
from trireme.kit.errors import BadContent

FILE: Final = "archipelago.toml"

EFFECTS: Final[dict[str, type[Effect]]] = {
    "rebels": markers.Rebels,
    "workers": markers.Workers,
    "rebels_per_temple": markers.RebelsPerTemple,
    "rebels_per_town": markers.RebelsPerTown,
    "rebels_by_temples": markers.RebelsByTemples,
    "workers_per_port": markers.WorkersPerPort,
    "pay_choice": markers.PayChoice,
    "florins": markers.Florins,
    "tax": markers.Tax,
    "gain": markers.Gain,
    "domestic_add": markers.DomesticAdd,
    "export_remove_last": markers.ExportRemoveLast,
    "discount": turns.Discount,
    "land_steps": turns.LandSteps,
    "peek_hexes": turns.PeekHexes,
    "harvest_double": turns.HarvestDouble,
    "sale_bonus": turns.SaleBonus,
    "transactions": turns.Transactions,
    "recruit": turns.Recruit,
    "add_citizen": turns.AddCitizen,
    "free_action": turns.FreeAction,
    "stand": people.Stand,
    "look_objective": people.LookObjective,
    "reveal_buy": people.RevealBuy,
    "move_ship": people.MoveShip,
    "rotate": people.Rotate,
    "sink_ship": people.SinkShip,
    "steal_cube": people.StealCube,
    "pillage": people.Pillage,
    "ships_at_ports": people.ShipsAtPorts,
    "pay_or_rebels": people.PayOrRebels,
    "engage_ships_off_port": people.EngageShipsOffPort,
    "order_bonus": people.OrderBonus,
    "crisis_wild": people.CrisisWild,
    "no_takeover": people.NoTakeover,
}


def effects_of(ruleset: Ruleset) -> list[list[Effect]]:
    """The parts of every card, then of every event, in the order written (ARC-CRD-13)."""
    made: list[list[Effect]] = []
    entries = [(card.id, card.ops) for card in ruleset.content.evolution_card]
    entries += [(event.id, event.ops) for event in ruleset.content.event]
    for id, ops in entries:
        for op in ops:
            if op.op not in EFFECTS:
                raise BadContent(FILE, id, "ops", NO_SUCH_EFFECT, given=op.op, known=", ".join(EFFECTS))
        made.append([EFFECTS[op.op](ruleset, op) for op in ops])
    return made
