"""The base class of gods with a tile. Each is a file `gods/<id>.py` with a class of that name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.gods.recruit import give_unit
from trireme.games.cyclades.questions import SPECIAL
from trireme.games.cyclades.rules.ids import CYC_ACT_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat


class God:
    """A god with a tile: the gift and the actions of a turn (CYC-ACT-03 to 07)."""

    actions: ClassVar[tuple[type[Action], ...]] = ()
    laid_out: ClassVar[bool] = True
    """Whether the tile is shuffled and laid out; not that of a god who covers another (HAD-THR-05, 07)."""

    def __init__(self, ruleset: Ruleset, number: GodNumber) -> None:
        self.ruleset = ruleset
        self.number = number
        self.id = ruleset.god(number)
        recruit = ruleset.tables.gods[number].recruit
        self.unit = recruit.unit if recruit is not None else ""
        """The unit or card that is given at the start of a turn, as printed; empty if none."""

    def allows(self) -> tuple[type[Action], ...]:
        """Return the god's actions at this table: none if the expansion is not in play (HAD-THR-03)."""
        return self.actions

    def join(self) -> None:
        """Add what the god does outside a turn to the extension points (HAD-THR-05)."""

    def steps(self) -> dict[int, Step[State]]:
        """Return the god's own steps, by their kinds of frames."""
        return {}

    def lacks(self, verb: str) -> tuple[Rule, ...]:
        """Return the rules, beside CYC-ACT-05, by which the god does not give an action of another god."""
        return (CYC_ACT_04,) if verb in SPECIAL else ()

    def gift(self, s: State, seat: Seat) -> None:
        """Give the gift of the god when a turn begins (TIT-KRO-01, 02)."""
        if self.unit:
            give_unit(self.ruleset, s, seat, self.unit)


def gods_of(ruleset: Ruleset, packages: Sequence[str]) -> list[God]:
    """Return the gods of all tiles in play, with their classes from the folders `gods` of these packages."""
    ids = ruleset.tables.god_ids
    return [class_of(God, "gods", "god", id, packages)(ruleset, number) for number, id in zip(GODS, ids)]
