"""An effect: one part of what a card or an event does, made from its entry in the components.

A card is an entry of the content, never a branch in the code. Each word of its `ops` is a file of `effects/ops`, with a
class of its own: what the word does, what it says to players, and what it is worth to the bot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.archipelago.components import Op
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.archipelago.bot.cards import CardPlay
    from trireme.games.archipelago.bot.judgement import Judgement

EFFECT: Final = 70


class PartOfEffect(FrameData):
    """A part of what a card or an event does."""

    source: int
    """The number of the card; events come after the cards."""
    number: int
    """The place of the part in the card's list."""
    seat: Seat
    """Who uses the card; NOBODY for an event."""
    option: int
    """The option of the cost that was paid."""


class Effect:
    """One part of a card or an event. It is made once for each entry, when the game is made."""

    needs_user: ClassVar[bool] = True
    """False for an effect of an event, which has no user."""
    passive: ClassVar[bool] = False
    """True for an effect that is on while the card is owned, and is looked at where it matters (ARC-EVO-09)."""
    variants: ClassVar[tuple[str, ...]] = ("",)
    """All ends that the key of its sentence may have."""

    def __init__(self, ruleset: Ruleset, op: Op) -> None:
        self.ruleset = ruleset
        self.op = op
        self.n: int = op.n

    def possible(self, s: State, seat: Seat) -> bool:
        """Return whether something of it can be applied, as far as all players can see (ARC-CRD-14)."""
        return True

    def payable(self, s: State, seat: Seat) -> bool:
        """Return the same by what only its user knows. The cost of the card has been paid."""
        return True

    def run(self, s: State, seat: Seat, option: int) -> None:
        """Apply it, or ask for what it needs; `option` is that of the cost paid."""
        raise NotImplementedError

    def told(self) -> dict[str, Figure]:
        """Return the figures of its sentence."""
        return {"n": abs(self.n)}

    def variant(self) -> str:
        """Return the end of the key of its sentence, one of `variants`."""
        return ""

    def sentence(self) -> str:
        """Return the key of its sentence: `effect-`, its word and its variant."""
        return f"effect-{self.op.op.replace('_', '-')}{self.variant()}"

    def worth(self, bot: CardPlay, j: Judgement, option: int) -> float:
        """Return the points that it is worth to its user now; `option` is that of the cost paid."""
        return 0.0

    def usual_worth(self, bot: CardPlay, j: Judgement) -> float:
        """Return the points that it is worth in a usual round, for a player who thinks of buying the card."""
        return self.worth(bot, j, 0)


class Passive(Effect):
    """An effect that is on while the card is owned; another file looks for its word."""

    passive = True

    def possible(self, s: State, seat: Seat) -> bool:
        return False
