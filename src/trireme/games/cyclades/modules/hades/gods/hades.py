"""Hadès: undead, their moves and the Necropolis. His tile is never laid out: it covers another one (HAD-THR-04)."""

from __future__ import annotations

from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.gods.call import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.modules.hades.god.necropolis import BuildNecropolis
from trireme.games.cyclades.modules.hades.god.threat import threat_point
from trireme.games.cyclades.modules.hades.god.undead import RAISE, MoveHauntedFleets, MoveHauntedTroops, Raise, places
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.content.rulebook import Rule
from trireme.kit.seats import Seat


class Hades(God):
    actions = (Call, Raise, BuildNecropolis, MoveHauntedFleets, MoveHauntedTroops)
    laid_out = False

    def __init__(self, ruleset: Ruleset, number: GodNumber) -> None:
        super().__init__(ruleset, number)
        self.threat = threat_point(figures(ruleset).threat.dice)
        """What happens when the threat is rolled, by ranks of `god/threat.py` (HAD-OBJ-33)."""

    def allows(self) -> tuple[type[Action], ...]:
        return self.actions if "hades.god" in self.ruleset.chosen else ()

    def lacks(self, verb: str) -> tuple[Rule, ...]:
        """Return no rule: the base game does not speak of his actions."""
        return ()

    def gift(self, s: State, seat: Seat) -> None:
        """Give a free undead, troop or fleet (HAD-UND-01)."""
        land, seas = places(self.ruleset, s, seat)
        if land or seas:
            s.ask(RAISE, 1 << seat)


def hades_of(ruleset: Ruleset) -> Hades:
    hades = ruleset.gods[ruleset.tables.god_number["hades"]]
    assert isinstance(hades, Hades)
    return hades
