"""An effect: one part of what a card or an event does, made from its entry in the components.

A card is an entry of the content, never a branch in the code: `ops` lists words of the table `EFFECTS`, each a class of
this package. What it says to players is made from the same entry, by `sentences.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

EFFECT: Final = 70


class PartOfEffect(FrameData):
    """A part of what a card or an event does."""

    source: int
    """The number of the card; events come after the cards."""
    number: int
    """Which part of it."""
    seat: Seat
    """Who uses the card; NOBODY for an event."""
    option: int
    """The option of the cost that was paid."""


class Effect:
    """Made once for each entry, when the game is made."""

    needs_user: ClassVar[bool] = True
    """False for what an event may do, which nobody uses."""
    passive: ClassVar[bool] = False
    """It is on while the card is owned, and is looked at where it matters (ARC-EVO-09)."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        self.ruleset = ruleset
        self.op = op
        self.n: int = op.n

    def possible(self, s: State, seat: Seat) -> bool:
        """Whether something of it can be applied, as far as all can see (ARC-CRD-14)."""
        return True

    def payable(self, s: State, seat: Seat) -> bool:
        """The same, on what only its user knows; the cost of the card has been paid."""
        return True

    def run(self, s: State, seat: Seat, option: int) -> None:
        """Apply it, or ask for what it needs; `option` is that of the cost paid."""
        raise NotImplementedError

    def told(self) -> dict[str, Figure]:
        """Figures of the sentence `effect-` and the word."""
        return {"n": abs(self.n)}

    def sentence(self) -> str:
        """Key of the sentence; which way a marker goes is in it."""
        return f"effect-{self.op.op.replace('_', '-')}"
