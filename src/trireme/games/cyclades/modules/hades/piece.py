"""One of the four pieces of Hadès: a module within the module, in a folder of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from trireme.games.cyclades.module import Module
from trireme.games.cyclades.modules.hades.components import HadesContent
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step
from trireme.kit.positions import Schema

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset, Steps


class Piece(Module):
    """A piece of Hadès. No other piece has its names of facts, views and parts; facts stand in one table, `[hades]`."""

    choice: ClassVar[str]
    """The name of the piece without that of the expansion; `name` has both."""

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        """Return what each of its facts may be, by name."""
        return {}


def steps_of(ruleset: Ruleset, *files: Steps) -> dict[int, Step[State]]:
    """Return the steps that some files of a piece declare."""
    return {kind: make(ruleset) for steps in files for kind, make in steps.items()}


def figures(ruleset: Ruleset) -> HadesContent:
    """Return what the content of Hadès holds besides gods, creatures and buildings."""
    own = ruleset.extra["hades"]
    assert isinstance(own, HadesContent)
    return own
