"""The Sceptre of Pelops turns up cards until one with a figurine comes, and plays it (HAD-OBJ-29 to 32, 36, 41)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.cards.card import play_card
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic.item import MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.play_item import not_in_turn
from trireme.games.cyclades.modules.hades.favours.search import Search, Searching
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_05, HAD_OBJ_36
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat

SEARCH_FIGURINE: Final = 402


class PelopsSceptre(MagicItem):
    when = (HAD_OBJ_05,)
    in_turn = True
    worth = 1.4

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.wanted = with_figurine(ruleset)

    def steps(self) -> dict[int, Step[State]]:
        return {SEARCH_FIGURINE: FigurineSearch(self.ruleset)}

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        return not_in_turn(s, seat)

    def codes(self, s: State, seat: Seat) -> list[int]:
        return super().codes(s, seat) if s.pile & self.wanted else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not s.pile & self.wanted:
            yield Reason(HAD_OBJ_36, item=self.id)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        s.stack.append((SEARCH_FIGURINE, Searching(seat)))


def with_figurine(ruleset: Ruleset) -> int:
    """Return the Creatures that have a figurine, the Kraken among them, as a mask (HAD-OBJ-29, 41)."""
    return mask_of(card.number for card in ruleset.cards if card.figured)


class FigurineSearch(Search):
    """Search the pile for a creature with a figurine (HAD-OBJ-29)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.wanted = with_figurine(ruleset)
        self.chimera = ruleset.tables.creature_number["chimera"]

    def fits(self, card: CardNumber) -> bool:
        return bool(self.wanted >> card & 1)

    def others_leave(self, s: State, cards: list[CardNumber]) -> None:
        """Let Heroes leave the game, and the Chimera last, since it shuffles all others in (HAD-OBJ-31, 32)."""
        for card in sorted(cards, key=self.chimera.__eq__):
            self.ruleset.cards[card].set_aside(s)

    def found(self, s: State, seat: Seat, card: CardNumber) -> None:
        """Play the card for the owner of the Sceptre, who counts as the buyer (HAD-OBJ-41)."""
        play_card(s, card, seat)
