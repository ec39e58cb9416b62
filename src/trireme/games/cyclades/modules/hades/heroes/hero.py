"""A Hero of the track: how he comes, what he does in battles, and what his sacrifice brings (HAD-HER, HAD-PWR).

Each is a file `cards/<id>.py` with a class of that name. He joins as a card like all others; `musters` makes a kind of
unit of him and adds what he does in battles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.kind import HeroKind, gone
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_02, HAD_HER_03, HAD_HER_04, HAD_HER_05, HAD_HER_16
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NONE, CardNumber, Island, State
from trireme.games.cyclades.units.kinds import join_kind
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

HERO_ISLAND: Final = 342
READY: Final = 0.4
"""Worth of a sacrifice that can be made, in gold, whatever it brings."""


class NewHero(FrameData):
    """A new Hero goes to an island."""

    hero: int


class HeroCard(Card):
    """A Hero's card is no creature: no discount, no exchange, never in the discard pile (HAD-HER-03, 04, 13)."""

    offered = HAD_HER_02
    priced = HAD_HER_02
    discounted = False
    undiscounted = HAD_HER_03
    swapped = False
    unswapped = HAD_HER_04
    barred: ClassVar[tuple[Rule, ...]] = (HAD_HER_05,)
    rules: ClassVar[tuple[Rule, ...]] = ()
    """The rules that say what he does in battles."""
    power: ClassVar[Rule]
    """The rule of his sacrifice."""
    rolls_again: ClassVar[bool] = False
    """Whether he may have the die of his side rolled again, once per battle."""
    attacks_harder: ClassVar[bool] = True
    """Whether rivals fear attacks that he leads."""
    asked_in: ClassVar[tuple[int, ...]] = ()
    """Kinds of questions at which the bot asks him what to answer."""

    def __init__(self, ruleset: Ruleset, number: CardNumber) -> None:
        super().__init__(ruleset, number)
        cards = figures(ruleset).hero
        self.hero = next(number for number, hero in enumerate(cards) if hero.id == self.id)
        self.figures = dict(cards[self.hero].figures)
        """The numbers of his powers."""
        self.kind = HeroKind(self.id, self.hero)

    def musters(self) -> None:
        """Make a kind of unit of him."""
        join_kind(self.ruleset, self.kind)

    # How he comes.

    def begin(self, s: State, seat: Seat) -> bool:
        s.ask(HERO_ISLAND, 1 << seat, NewHero(self.hero))
        return True

    def used(self, s: State) -> None:
        """Leave the card with its player (HAD-HER-05)."""

    def tell_coming(self, s: State, price: int) -> None:
        s.tell(events.HeroOffered(hero=self.id, price=price))

    def unsold(self, s: State) -> None:
        """Remove a Hero whom nobody has recruited (HAD-HER-12)."""
        s.tell(events.HeroUnsold(hero=self.id))
        self.set_aside(s)

    def set_aside(self, s: State) -> None:
        gone(self.ruleset, s, self.hero)

    def arrives(self, s: State, seat: Seat, island: Island) -> None:
        """Place him, recruited in this cycle by whatever means (HAD-HER-15, HAD-BEA-11, HAD-TIL-12)."""
        part = heroes(self.ruleset, s)
        part.owner[self.hero], part.hired[self.hero] = seat, s.cycle
        self.kind.comes(self.ruleset, s, seat, island)
        if s.journal is not None:
            s.journal.append(events.HeroCame(seat=seat, hero=self.id, island=self.ruleset.island(island)))

    def stands_on(self, s: State) -> str:
        """Return the island where he stands, or an empty text."""
        island = self.kind.island(s)
        return self.ruleset.island(island) if island != NONE else ""

    # His sacrifice.

    def tells_power(self, words: list[str]) -> bool:
        """Return whether the words after his name say what his sacrifice brings, and not where he goes."""
        return False

    def is_ready(self, s: State, seat: Seat) -> bool:
        """Return whether the condition of his sacrifice is met (HAD-HER-16)."""
        return True

    def lacks(self, s: State, seat: Seat) -> Iterator[Reason]:
        """Yield why the condition of his sacrifice is not met."""
        if not self.is_ready(s, seat):
            yield Reason(self.power, hero=self.id)
            yield Reason(HAD_HER_16, hero=self.id)

    def sacrificed(self, s: State, seat: Seat, island: Island) -> None:
        """Apply his sacrifice. He has left this island."""
        raise NotImplementedError

    def has_left_island(self, s: State) -> bool:
        """Return whether an island of a player shows that he has been sacrificed."""
        return False

    # What the bot knows of him.

    def promise(self, s: State, seat: Seat) -> float:
        """Return what his sacrifice will bring, in gold. What he adds to battles is weighed elsewhere."""
        return READY if self.is_ready(s, seat) else 0.0

    def flights(self, s: State, seat: Seat) -> int:
        """Return the islands that his sacrifice lets troops of a seat reach without fleets, as a mask."""
        return 0

    def wins(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether his sacrifice, which can be made, brings the last Metropolis to a seat."""
        return False

    def advises(self, s: State, seat: Seat) -> int:
        """Return the answer of the bot to one of the questions in `asked_in`."""
        return NO_CODE


def hero_cards(ruleset: Ruleset) -> list[HeroCard]:
    return [card for card in ruleset.cards if isinstance(card, HeroCard)]
