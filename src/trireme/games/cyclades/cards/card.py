"""The base class of cards of the track: price, effect and questions.

A card need not have been bought: the Chimera may copy it, or it may be played for nothing (HAD-OBJ-29, MON-MEF-12).
Each card is a file `cards/<id>.py` with a class of that name, here or in a module's folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events
from trireme.games.cyclades.content_lookup import class_of
from trireme.games.cyclades.phases.creatures import put_on_discard
from trireme.games.cyclades.phases.prices import price
from trireme.games.cyclades.rules.ids import CYC_CRE_01, CYC_CRE_02
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import CARDS, CardNumber, State
from trireme.games.cyclades.units.groups import BITS, FULL, ROOM, count_of, group_at
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Step, Work
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

EFFECT: Final = 31
CARD_USED: Final = 32


class PlayedCard(FrameData):
    """A card that is being played."""

    card: CardNumber


class CardEffect(FrameData):
    """The power of a card, which a seat applies."""

    card: CardNumber
    seat: Seat


class Card:
    """A card of the track: a creature, unless a subclass says otherwise."""

    offered: ClassVar[Rule] = CYC_CRE_01
    """The rule by which it is bought where it lies face up."""
    priced: ClassVar[Rule] = CYC_CRE_02
    """The rule that sets its price."""
    discounted: ClassVar[bool] = True
    """Whether Temples lower its price; not that of Heroes and Artifacts (HAD-HER-03, TIT-ART-03)."""
    undiscounted: ClassVar[Rule | None] = None
    """The rule by which Temples do not lower its price, if they do not."""
    swapped: ClassVar[bool] = True
    """Whether Zeus can exchange it; not Heroes and Artifacts (HAD-HER-04, TIT-ART-04)."""
    unswapped: ClassVar[Rule | None] = None
    """The rule by which Zeus cannot exchange it, if so."""
    figured: ClassVar[bool] = False
    """Whether it has a figurine that stands on the board while its power lasts (HAD-OBJ-29)."""
    discarded: ClassVar[bool] = True
    """Whether it may come to the discard pile from a search (TIT-HXT-08)."""
    barred: ClassVar[tuple[Rule, ...]] = ()
    """The rules, beside CYC-CRE-11, that answer its name as a verb when it is not being played."""
    verbs: ClassVar[dict[str, tuple[Rule, ...]]] = {}
    """Further verbs of its questions, with the rules that answer them when it is not being played."""

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        self.ruleset = ruleset
        self.number = number
        self.id = ruleset.creature(number)

    def join(self) -> None:
        """Add what it does while it lies or stands somewhere to the extension points."""

    def steps(self) -> dict[int, Step[State]]:
        """Return its own steps, by their kinds of frames."""
        return {}

    def cost(self, printed: int, saved: int) -> int:
        """Return its cost on a space of a price, for a player whose discounts save so much."""
        return price(self.ruleset, printed, saved) if self.discounted else printed

    def begin(self, s: State, seat: Seat) -> bool:
        """Apply the power, or ask first. Return False if it has no effect."""
        raise NotImplementedError

    def prey(self, s: State, element: int, place: int) -> int:
        """Return the units of a place that its power may touch, as a group."""
        group = group_at(s, element, place)
        if group >= ROOM:
            for kind in self.ruleset.units[element]:
                if self.id in kind.safe_from:
                    group &= ~(FULL << BITS * kind.number)
        return group

    def spared(self, s: State, element: int, place: int) -> list[Rule]:
        """Return the rules by which its power cannot touch any unit of a place; empty if it can."""
        if self.prey(s, element, place):
            return []
        group = group_at(s, element, place)
        kinds = (kind for kind in self.ruleset.units[element] if count_of(group, kind.number))
        return [kind.safe_from[self.id] for kind in kinds if self.id in kind.safe_from]

    def strike(self, s: State, seat: Seat, place: int, group: int, about: int) -> None:
        """Apply the power to the chosen unit of a place. `about` is what `strike_one` was told."""
        raise NotImplementedError

    def used(self, s: State) -> None:
        """Put the card away after its power: discard it, unless its figurine stands on an island (CYC-CRE-15)."""
        if self.number not in s.figure:
            put_on_discard(self.ruleset, s, self.number)

    def tell_coming(self, s: State, price: int) -> None:
        """Tell that it has come to a space of the track."""
        s.tell(events.CreatureCame(creature=self.id, price=price))

    def unsold(self, s: State) -> None:
        """Take it off the track because no player has called it (CYC-TRK-03)."""
        s.tell(events.CreatureLeft(creature=self.id))
        self.set_aside(s)

    def set_aside(self, s: State) -> None:
        """Put it on the discard pile unused; some cards go elsewhere (HAD-HER-12, HAD-OBJ-32, TIT-ART-05)."""
        put_on_discard(self.ruleset, s, self.number)

    def explains(self, s: State, verb: str) -> Iterator[Reason]:
        """Yield its reasons why a verb that the acting god does not give is not possible."""
        return iter(())


def play_card(s: State, card: CardNumber, seat: Seat) -> None:
    """Let a seat play a card, whether bought or not, and put it away afterwards."""
    s.stack.append((CARD_USED, PlayedCard(card)))
    s.stack.append((EFFECT, CardEffect(card, seat)))


class Effect(Work[State]):
    """Apply the power of a card, or ask first."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.cards = ruleset.cards

    def run(self, s: State, frame: Frame) -> None:
        effect: CardEffect = frame[1]
        card, seat = self.cards[effect.card], effect.seat
        if not card.begin(s, seat) and s.journal is not None:
            s.journal.append(events.NoEffect(seat=seat, creature=card.id))


class CardUsed(Work[State]):
    """Put a card away after its power."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.cards = ruleset.cards

    def run(self, s: State, frame: Frame) -> None:
        played: PlayedCard = frame[1]
        self.cards[played.card].used(s)


def cards_of(ruleset: Ruleset, packages: Sequence[str]) -> list[Card]:
    """Return the cards of all entries in play, from the folders `cards` of these packages, or others of their kind."""
    printed = ruleset.tables.creatures
    return [
        class_of(Card, each.folder, "creature", each.id, packages)(ruleset, number)
        for number, each in zip(CARDS, printed)
    ]


STEPS: Final[Steps] = {
    EFFECT: Effect,
    CARD_USED: CardUsed,
}
