"""One of the four pieces of Hadès: a module within the module, in a folder of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from trireme.games.cyclades.module import Module
from trireme.games.cyclades.modules.hades.components import HadesContent
from trireme.kit.positions import Schema

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset


class Piece(Module):
    """Its facts, views and parts have names that no other piece has; `facts` stand in one table, `[hades]`."""

    choice: ClassVar[str]
    """Its name without that of the expansion; its `name` has both."""

    def facts_schema(self, ruleset: Ruleset) -> Schema:
        """What each of its facts may be, by name."""
        return {}


def figures(ruleset: Ruleset) -> HadesContent:
    """What the content of Hadès holds besides gods, creatures and buildings."""
    own = ruleset.extra["hades"]
    assert isinstance(own, HadesContent)
    return own
