"""What the bot is told of a module: what its things are worth, and answers where a look ahead is not enough."""

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
    """One of those that `advices(trials)` gives, in a folder `bot` beside the module."""

    within: ClassVar[frozenset[int]] = frozenset()
    """Questions within a turn that a plan answers, as kinds of frames."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.ruleset = trials.ruleset

    def questions(self) -> frozenset[int]:
        """Return `within`, and what else depends on the table."""
        return self.within

    def answer(self, s: State, seat: Seat) -> int:
        """A legal answer to the question on top; NO_CODE where the bot finds its own."""
        return NO_CODE

    def sensible(self, s: State, seat: Seat, codes: list[int]) -> list[int]:
        """Which answers to the question on top a plan needs to try; at least one."""
        return codes

    def worth(self, s: State, seat: Seat) -> float:
        """What a seat has of the module, in gold."""
        return 0.0

    def gift(self, s: State, seat: Seat, god: GodNumber) -> float:
        """What a god gives a seat besides his own gift and what can be done in his turn."""
        return 0.0

    def lends(self, kind: UnitKind) -> bool:
        """Whether units of a kind leave by themselves, so that they are the first to be sent and to be lost."""
        return False

    def leads(self, kind: UnitKind) -> bool:
        """Whether a unit of a kind makes the attacks stronger in which it takes part."""
        return False

    def flights(self, s: State, seat: Seat) -> int:
        """Islands that troops of a seat could reach without fleets, as a mask."""
        return 0

    def wins(self, s: State, seat: Seat) -> bool:
        """Whether a seat that is a Metropolis short will win with whatever god."""
        return False

    def prizes(self, s: State) -> Mapping[int, float]:
        """What islands are worth more, to whoever takes them, because of the module."""
        return {}

    def raids(self, s: State, seat: Seat) -> int:
        """Islands from which troops of a seat can march with any god, for what it has, as a mask."""
        return 0

    def march(self, code: int) -> tuple[int, Journey] | None:
        """The march that a code of the module stands for, and how it is made."""
        return None

    def builds(self, s: State, god: GodNumber) -> int:
        """Types of building that a god gives besides the one that he sells, as a mask."""
        return 0

    def scholars(self, s: State, seat: Seat, gold: int) -> int:
        """How many Philosophers the god who sends them gives a seat for so much gold, if the module changes that."""
        return 0

    def interest(self, s: State, seat: Seat, god: GodNumber) -> float:
        """What a seat will probably offer more for a god because of the module."""
        return 0.0


def advices_of(trials: Trials) -> Sequence[Advice]:
    """Those of all modules in play."""
    found: list[Advice] = []
    for module in trials.ruleset.modules:
        home = f"{module.package}.bot"
        if find_spec(home) is not None:
            found += import_module(home).advices(trials)
    return found
