"""A favour tile: free element, price and power. Each is a file `tiles/<id>.py` with a class of that name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.modules.hades.components import Favour
from trireme.games.cyclades.modules.hades.favours.uses import figures_of
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Tile:
    rule: ClassVar[Rule]
    """The rule that says what its power is."""
    blocks: ClassVar[tuple[int, ...]] = ()
    """Where the blocks of codes begin that it can be used for."""
    tells_price: ClassVar[bool] = False
    """Whether the event of its power tells the price."""

    def __init__(self, ruleset: Ruleset, printed: Favour) -> None:
        self.ruleset = ruleset
        self.id = printed.id
        self.gives = printed.gives
        self.cost = printed.cost

    def join(self) -> None:
        """Add what it leaves on the board to the points."""

    def steps(self) -> dict[int, Step[State]]:
        """Return its questions and works, by their kinds of frames."""
        return {}

    def uses(self, s: State, seat: Seat) -> list[int]:
        """Return the codes that its power can be used for now, gold apart."""
        raise NotImplementedError

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        """Yield the rules that forbid one of these codes, gold apart."""
        raise NotImplementedError

    def refuses(self, words: list[str]) -> Iterator[Reason]:
        """Yield the rules that forbid what the words of a move name, where no code stands for it."""
        return iter(())

    def use(self, s: State, seat: Seat, code: int) -> None:
        """Use its power, which has been paid for."""
        raise NotImplementedError

    def key(self, code: int) -> str:
        return f"answer-hades-favour-{self.id}"

    def args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return figures_of(self.ruleset, code)


def tiles_of(ruleset: Ruleset) -> list[Tile]:
    """Return all tiles by number, those that are left out too."""
    package = __package__ or ""
    return [class_of(Tile, "tiles", "favour", each.id, [package])(ruleset, each) for each in figures(ruleset).favour]
