"""New creatures and Heroes (HAD-BEA, HER, PWR)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from trireme.games.cyclades.components import Described, IslandData
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.module import Told
from trireme.games.cyclades.modules.hades.codes import HERO
from trireme.games.cyclades.modules.hades.heroes import arrival, facts_and_view, upkeep
from trireme.games.cyclades.modules.hades.heroes.forecast import upkeep_due
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.heroes.kind import changes_battle
from trireme.games.cyclades.modules.hades.heroes.part import NAME, fresh
from trireme.games.cyclades.modules.hades.heroes.position import facts as position
from trireme.games.cyclades.modules.hades.heroes.sacrifice import Sacrifice, out_of_turn
from trireme.games.cyclades.modules.hades.piece import Piece, figures, steps_of
from trireme.games.cyclades.modules.hades.rules.ids import HAD_CYO_04, HAD_HER_05, HAD_HER_07, HAD_HER_14, HAD_PWR_12
from trireme.games.cyclades.phases.gods import INCOME
from trireme.games.cyclades.points import Entry
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.engine.state import ModuleState
from trireme.kit.positions import Facts, Finding, Schema

ITS_CREATURES: Final = ("cerberus", "charon", "erinyes", "empusa", "chiron-hades", "manticore")


def left_out(ruleset: Ruleset) -> int:
    """Return the cards left out, as a mask: the old Chiron, and what was not chosen (HAD-BEA-01, 02, 22)."""
    if NAME not in ruleset.chosen:
        ids = list(ITS_CREATURES)
    else:
        ids = ["chiron"]
        if "hades.god" not in ruleset.chosen:
            ids.append("empusa")
        if "hades.manticore" not in ruleset.chosen:
            ids.append("manticore")
    return mask_of(ruleset.tables.creature_number[id] for id in ids)


class Heroes(Piece):
    name = NAME
    choice = "heroes"
    by_seat = ("upkeep",)

    def outside(self, ruleset: Ruleset) -> Sequence[IslandData]:
        """Return the island of the Amazons (HAD-PWR-04, 05)."""
        return figures(ruleset).outside

    def cards(self, ruleset: Ruleset) -> Sequence[Described]:
        return figures(ruleset).hero

    def join(self, ruleset: Ruleset) -> None:
        points = ruleset.points
        ruleset.add_targets(HERO, "hero", [hero.id for hero in figures(ruleset).hero])
        for card in hero_cards(ruleset):
            card.musters()
        points.phases.insert(points.phases.index(INCOME) + 1, upkeep.UPKEEP)
        points.entries[upkeep.PHASE] = Entry(upkeep.UPKEEP, like="income")
        points.changes_battle.append(changes_battle)
        points.actions.append(Sacrifice)
        points.outlooks.append(upkeep_due)
        points.out_of_turn.append(upkeep.not_yet)
        points.tied.append(HAD_CYO_04)
        points.holds[HAD_HER_05] = arrival.is_no_place_for_a_hero
        for card in hero_cards(ruleset):
            points.holds[card.power] = arrival.tells_power
        points.holds[HAD_HER_14] = out_of_turn
        points.holds[HAD_HER_07] = upkeep.is_not_upkeep
        points.verbs |= {
            "hades.sacrifice": (HAD_HER_14,),
            **dict.fromkeys(("hades.keep", "hades.dismiss"), (HAD_HER_07,)),
            **dict.fromkeys(("hades.reroll", "hades.accept"), (HAD_PWR_12,)),
        }

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return steps_of(ruleset, upkeep.STEPS, arrival.STEPS)

    # Its part of a state.

    def parts(self, ruleset: Ruleset) -> dict[str, ModuleState]:
        return {NAME: fresh(len(figures(ruleset).hero))}

    def facts(self, ruleset: Ruleset, s: State) -> Facts:
        return position.facts_of(ruleset, s)

    def stand(self, ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
        position.stand_on(ruleset, s, facts)

    def impossible(self, ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
        return position.impossible(ruleset, s, at)

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        return position.schema_of(ruleset)

    def view(self, ruleset: Ruleset, s: State, seat: int | None) -> dict[str, Told]:
        return facts_and_view.view_of(ruleset, s)


HEROES: Final = Heroes()
