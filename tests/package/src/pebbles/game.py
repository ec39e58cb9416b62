"""Pebbles: the class that Trireme finds, and that ties the other files together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from pebbles.content import Content
from pebbles.modules import MODULES
from pebbles.positions import PebblesPositions
from pebbles.state import State
from pebbles.take import CODES, Take
from pebbles.turn import Turn
from pebbles.view import PebblesView
from trireme.kit.content.hashing import content_hash
from trireme.kit.content.loading import ContentOverride, load_content
from trireme.kit.content.rulebook import load_rulebook
from trireme.kit.engine.frames import Step
from trireme.kit.engine.view import Result
from trireme.kit.errors import BadOption
from trireme.kit.game import Game
from trireme.kit.options import Option
from trireme.kit.problems import RANGE, UNKNOWN
from trireme.kit.registry import content_files, rules_files

FIRST_OF_MODULES: Final = 2
"""The number of the first kind of frames after `TURN` and `TAKE`."""
SEATS: Final = "ABCD"


class Pebbles(Game[State]):
    """Take pebbles in turn; the last one decides."""

    name: ClassVar[str] = "pebbles"
    modules = ("base", *MODULES)
    choices = (
        Option(name="players", usual=2, low=2, high=len(SEATS)),
        Option(name="last", usual="wins", values=("wins", "loses")),
        Option(name="modules", usual="", values=tuple(MODULES), several=True),
        Option(name="chance", usual="sealed", values=("sealed", "explicit")),
    )
    bound = 60

    def __init__(
        self,
        players: int = 2,
        seats: Sequence[str] = "",
        last: str = "wins",
        modules: Sequence[str] = (),
        chance: str = "sealed",
        content: ContentOverride | None = None,
    ) -> None:
        self.seats = tuple(seats or SEATS[:players])
        if not 2 <= len(self.seats) <= len(SEATS):
            raise BadOption("players", RANGE, given=len(self.seats), low=2, high=len(SEATS))
        for module in modules:
            if module not in MODULES:
                raise BadOption("modules", UNKNOWN, given=module, known=", ".join(MODULES))
        self.explicit, self.last = chance == "explicit", last
        self.options = {"players": len(self.seats), "last": last, "modules": list(modules), "chance": chance}
        self.content = load_content(content_files(Pebbles, modules), Content, content)
        self.content_hash = content_hash(self.content)
        self.rulebook = load_rulebook(rules_files(Pebbles))
        self.names = [heap.id for heap in self.content.heap]
        self.codes, self.code_ids = (CODES,), {"heap": self.names}
        own = [MODULES[module].step(self.names) for module in modules]
        between = range(FIRST_OF_MODULES, FIRST_OF_MODULES + len(own))
        steps: list[Step[State]] = [Turn(between), Take(self.content), *own]
        self.steps = steps
        self.positions = PebblesPositions(self, self.content.heap)

    def opening(self, key: bytes) -> State:
        s = self.positions.stand({"at": "turn"})
        s.key = key
        return s

    def view(self, s: State, seat: int | None = None) -> PebblesView:
        return PebblesView(
            game=self.name,
            seats=self.seats,
            seat=seat,
            asked=tuple(self.asked(s)),
            heaps=dict(zip(self.names, s.heaps, strict=True)),
            taken=tuple(s.taken),
        )

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        return other

    def result(self, s: State) -> Result | None:
        if s.stack:
            return None
        seats = range(len(self.seats))
        won = [(seat == s.last) == (self.last == "wins") for seat in seats]
        return Result(
            places=tuple(1 if each else 1 + sum(won) for each in won),
            scores=tuple(s.taken),
            breakdown=tuple({"pebbles": taken} for taken in s.taken),
            ending="ending-last",
        )
