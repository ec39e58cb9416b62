"""The interface through which a module tells the bot what its things are worth and how to answer its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar

from trireme.games.cyclades.state import GodNumber, State
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials


class Advice:
    """The advice of a module. The function `advices(trials)` in its folder `bot` returns a list of them."""

    within: ClassVar[frozenset[int]] = frozenset()
    """Kinds of questions within a turn that a plan answers."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.ruleset = trials.ruleset

    def questions(self) -> frozenset[int]:
        """Return `within`, and further kinds that depend on the table."""
        return self.within

    def answer(self, s: State, seat: Seat) -> int:
        """Return a legal answer to the question on top, or NO_CODE to let the bot find its own."""
        return NO_CODE

    def sensible(self, s: State, seat: Seat, codes: list[int]) -> list[int]:
        """Return the answers to the question on top that a plan needs to try; at least one."""
        return codes

    def worth(self, s: State, seat: Seat) -> float:
        """Return what a seat's things of the module are worth, in gold."""
        return 0.0

    def gift(self, s: State, seat: Seat, god: GodNumber) -> float:
        """Return what a god is worth to a seat beside the gift and the actions of the turn, in gold."""
        return 0.0

    def lends(self, kind: UnitKind) -> bool:
        """Return whether units of a kind leave by themselves. They are the first to be sent and to be lost."""
        return False

    def leads(self, kind: UnitKind) -> bool:
        """Return whether a unit of a kind makes its attacks stronger."""
        return False

    def flights(self, s: State, seat: Seat) -> int:
        """Return islands that troops of a seat could reach without fleets, as a mask."""
        return 0

    def wins(self, s: State, seat: Seat) -> bool:
        """Return whether a seat that lacks one Metropolis will win with any god."""
        return False

    def prizes(self, s: State) -> Mapping[int, float]:
        """Return how much more some islands are worth because of the module, in gold."""
        return {}

    def raids(self, s: State, seat: Seat) -> int:
        """Return the islands from which troops of a seat can march with any god, for what it has, as a mask."""
        return 0

    def march(self, code: int) -> tuple[int, Journey] | None:
        """Return the march that a code of the module stands for, and its journey; None if it is no march."""
        return None

    def builds(self, s: State, god: GodNumber) -> int:
        """Return the types of building that a god gives beside its own, as a mask."""
        return 0

    def scholars(self, s: State, seat: Seat, gold: int) -> int:
        """Return how many Philosophers a seat can buy for so much gold, if the module changes that; otherwise 0."""
        return 0

    def interest(self, s: State, seat: Seat, god: GodNumber) -> float:
        """Return how much more a seat will probably offer for a god because of the module."""
        return 0.0


def advices_of(trials: Trials) -> Sequence[Advice]:
    """Return the advice of all modules in play."""
    found: list[Advice] = []
    for module in trials.ruleset.modules:
        home = f"{module.package}.bot"
        if find_spec(home) is not None:
            found += import_module(home).advices(trials)
    return found
