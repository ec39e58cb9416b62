"""A god with a tile: what a turn with him gives. Each is a file `gods/<id>.py` with a class of that name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trireme.games.cyclades.asking import SPECIAL
from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.gods.recruiting import give_unit
from trireme.games.cyclades.rules.ids import CYC_ACT_04
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat


class God:
    """What a god lets a player do (CYC-ACT-03 to 07)."""

    actions: ClassVar[tuple[type[Action], ...]] = ()
    laid_out: ClassVar[bool] = True
    """One of the tiles that are shuffled and laid out; not a god who covers another (HAD-THR-05, 07)."""

    def __init__(self, ruleset: Ruleset, number: GodNumber) -> None:
        self.ruleset = ruleset
        self.number = number
        self.id = ruleset.god(number)
        recruit = ruleset.tables.gods[number].recruit
        self.unit = recruit.unit if recruit is not None else ""
        """What he gives for nothing, as printed."""

    def allows(self) -> tuple[type[Action], ...]:
        """What he lets a player do at this table: nothing where his expansion is not in play (HAD-THR-03)."""
        return self.actions

    def join(self) -> None:
        """Add what he does outside a turn to the points: HAD-THR-05 covers the god above Apollo."""

    def steps(self) -> dict[int, Step[State]]:
        """Questions and works of his own, by their kinds of frames."""
        return {}

    def lacks(self, verb: str) -> tuple[Rule, ...]:
        """The rules besides CYC-ACT-05 by which he does not give what another god gives."""
        return (CYC_ACT_04,) if verb in SPECIAL else ()

    def gift(self, s: State, seat: Seat) -> None:
        """What he gives for nothing when a turn begins; TIT-KRO-01 and 02 look at his place among the gods."""
        if self.unit:
            give_unit(self.ruleset, s, seat, self.unit)


def gods_of(ruleset: Ruleset, packages: Sequence[str]) -> list[God]:
    """The gods of all tiles in play, from the folders `gods` of these packages."""
    ids = ruleset.tables.god_ids
    return [class_of(God, "gods", "god", id, packages)(ruleset, number) for number, id in zip(GODS, ids)]
