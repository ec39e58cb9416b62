"""The Styx in the middle of a game: every table begins with a battle in which it asks nearly all that it can ask.

Who attacks Paros from Naxos wins, whatever the dice show: they give at most 3.
"""

from __future__ import annotations

from typing import Any, Final

from tests.games.cyclades.styx import Underworld
from trireme.games.cyclades.position.facts import stand
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame

STAGE: Final = 210
"""(STAGE,): the pieces are set up."""
FACTS: Final[dict[str, Any]] = {
    "at": "actions",
    "cycle": 2,
    "gods": ["ares", "zeus", "charon"],
    "offerings": {"ares": "A 1"},
    "islands": {
        "naxos": {"owner": "A", "troops": 6},
        "paros": {"owner": "B", "troops": 1, "units": {"shade": 1}},
        "delos": {"owner": "B"},
    },
    "seas": {"C3": "A 1"},
    "players": {"A": {"gold": 6}, "B": {"gold": 2}, "C": {"gold": 2}, "D": {"gold": 3}},
    "styx": {"covered": "athena", "relics": {"cup": "B", "lyre": "B"}},
}


class Staged(Underworld):
    def join(self, ruleset: Ruleset) -> None:
        super().join(ruleset)
        ruleset.points.phases.insert(0, STAGE)

    def steps(self, ruleset: Ruleset) -> dict[int, Step[State]]:
        return {**super().steps(ruleset), STAGE: Stage(ruleset)}


class Stage(Work[State]):
    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        """Once, in the first cycle; the position is in the second."""
        if s.cycle > 1:
            return
        names = "ABCD"
        facts = renamed(FACTS, dict(zip(names, self.ruleset.seats, strict=True)))
        set_up = stand(self.ruleset, facts)
        s.stack[:] = set_up.stack
        for name in ("parts", *s.fields):
            setattr(s, name, getattr(set_up, name))


def renamed(facts: Any, names: dict[str, str]) -> Any:
    """Facts of the seats A to D for those of a table."""
    if isinstance(facts, dict):
        return {names.get(key, key): renamed(value, names) for key, value in facts.items()}
    if isinstance(facts, str):
        return " ".join(names.get(word, word) for word in facts.split())
    return [renamed(each, names) for each in facts] if isinstance(facts, list) else facts


MODULE: Final = Staged()
