"""The words of `ops`, and the class of each; what the cards and events of a content are made of."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from trireme.games.archipelago.effects import ops
from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.problems import NO_SUCH_EFFECT
from trireme.games.archipelago.ruleset import Ruleset
from trireme.kit.errors import BadContent

FILE: Final = "archipelago.toml"


def _found() -> Iterator[tuple[str, type[Effect]]]:
    """Yield the name of each file of `ops`, which is its word, and the effect that it declares."""
    for file in iter_modules(ops.__path__):
        module = import_module(f"{ops.__name__}.{file.name}")
        declared = [
            each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__
        ]
        [effect] = declared
        assert issubclass(effect, Effect)
        yield file.name, effect


EFFECTS: Final[dict[str, type[Effect]]] = dict(_found())


def effects_of(ruleset: Ruleset) -> list[list[Effect]]:
    """Return the parts of every card, then of every event, in the order written (ARC-CRD-13)."""
    made: list[list[Effect]] = []
    entries = [(card.id, card.ops) for card in ruleset.content.evolution_card]
    entries += [(event.id, event.ops) for event in ruleset.content.event]
    for id, parts in entries:
        for op in parts:
            if op.op not in EFFECTS:
                raise BadContent(FILE, id, "ops", NO_SUCH_EFFECT, given=op.op, known=", ".join(EFFECTS))
        made.append([EFFECTS[op.op](ruleset, op) for op in parts])
    return made
