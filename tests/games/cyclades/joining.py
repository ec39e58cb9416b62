"""Something at a single point of Cyclades, without a module around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from trireme.games.cyclades import base_game, game
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.engine.frames import Step, table_of


@contextmanager
def joining(join: Callable[[Ruleset], None], steps: Callable[[Ruleset], dict[int, Step[State]]]) -> Iterator[None]:
    """While it lasts, every game of Cyclades that is made has what this adds."""
    base, base_steps = base_game.join_in, base_game.steps_of

    def join_in(ruleset: Ruleset) -> None:
        base(ruleset)
        join(ruleset)

    def steps_of(ruleset: Ruleset) -> list[Step[State]]:
        return table_of(dict(enumerate(base_steps(ruleset))) | steps(ruleset))

    with patch.object(game, "join_in", join_in), patch.object(game, "steps_of", steps_of):
        yield
