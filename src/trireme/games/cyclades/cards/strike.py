"""Powers that touch one unit of a place. The player of the card chooses between several kinds (HAD-UND-14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trireme.games.cyclades import moves
from trireme.games.cyclades.cards.aimed import another_creature
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.questions import OBLIGED
from trireme.games.cyclades.rules.ids import CYC_CRE_12, CYC_CRE_14
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import KIND_NUMBERS, LAND, CardNumber, State
from trireme.games.cyclades.units.groups import ROOM, group_of, kinds_of
from trireme.games.cyclades.units.which import WhichUnit
from trireme.kit.content.rulebook import Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure, Refused
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

STRIKE: Final = 62


class StruckPlace(FrameData):
    """A place where a card strikes one of several units; the player says which."""

    card: CardNumber
    element: int
    """LAND or SEA."""
    place: int
    about: int
    """What `strike_one` was told, for `Card.strike`."""


def strike_one(card: Card, s: State, seat: Seat, element: int, place: int, about: int = 0) -> None:
    """Strike one unit of a place with a card, or ask which."""
    group = card.prey(s, element, place)
    if group < ROOM:
        card.strike(s, seat, place, 1, about)
        return
    kinds = kinds_of(group)
    if len(kinds) == 1:
        card.strike(s, seat, place, group_of(kinds[0], 1), about)
    else:
        s.ask(STRIKE, 1 << seat, StruckPlace(card.number, element, place, about))


class Strike(WhichUnit):
    """The choice of the unit that a card strikes: `harpy undead`."""

    phase = "actions"
    prompt = "strike"
    others = OBLIGED
    rules = (CYC_CRE_12, CYC_CRE_14)

    def __init__(self, ruleset: Ruleset) -> None:
        self.ids = tuple(card.id for card in ruleset.cards)
        super().__init__(ruleset)

    def struck(self, s: State) -> StruckPlace:
        """Return the place where the card strikes."""
        struck: StruckPlace = s.stack[-1][3]
        return struck

    def verbs(self) -> tuple[str, ...]:
        return self.ids

    def verb_here(self, s: State, seat: Seat) -> str:
        return self.ids[self.struck(s).card]

    def element(self, s: State) -> int:
        return self.struck(s).element

    def refusals(self, s: State, seat: Seat, code: int) -> Iterable[Rule]:
        safe = self.ruleset.units[self.element(s)][code - moves.UNIT].safe_from
        return (safe.get(self.ids[self.struck(s).card], KIT_ASK_03),)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        struck = self.struck(s)
        name = self.ruleset.island(struck.place) if struck.element == LAND else self.ruleset.sea(struck.place)
        return {"creature": self.verb_here(s, seat), "place": name}

    def legal(self, s: State, seat: Seat) -> list[int]:
        struck = self.struck(s)
        prey = self.ruleset.cards[struck.card].prey(s, struck.element, struck.place)
        return [moves.UNIT + kind for kind in kinds_of(prey)]

    def take(self, s: State, seat: Seat, code: int) -> None:
        struck = self.struck(s)
        s.answered(seat)
        unit = group_of(KIND_NUMBERS[code - moves.UNIT], 1)
        self.ruleset.cards[struck.card].strike(s, seat, struck.place, unit, struck.about)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] in self.ids and words[0] != self.verb_here(s, seat):
            raise Refused(" ".join(words), [*another_creature(self.ruleset, s, seat, words)])
        return super().read(s, seat, words)


STEPS: Final[Steps] = {
    STRIKE: Strike,
}
