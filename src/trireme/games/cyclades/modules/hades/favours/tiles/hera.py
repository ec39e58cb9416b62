"""Hera looks for a Hero in the pile of creatures (HAD-TIL-11 to 14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.cards.card import play_card
from trireme.games.cyclades.modules.hades.codes import USE
from trireme.games.cyclades.modules.hades.components import Favour
from trireme.games.cyclades.modules.hades.favours.search import Search, Searching, in_pile
from trireme.games.cyclades.modules.hades.favours.tile import Tile
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.rules.ids import HAD_TIL_11, HAD_TIL_13
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CardNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat

SEARCH_HERO: Final = 377


class Hera(Tile):
    """Hera's power is not offered without a Hero in the pile, since it would do nothing."""

    rule = HAD_TIL_11
    blocks = (USE,)

    def __init__(self, ruleset: Ruleset, printed: Favour) -> None:
        super().__init__(ruleset, printed)
        self.heroes = [card.number for card in hero_cards(ruleset)]

    def steps(self) -> dict[int, Step[State]]:
        return {SEARCH_HERO: SearchHero(self.ruleset)}

    def uses(self, s: State, seat: Seat) -> list[int]:
        return [USE] if in_pile(s, self.heroes) else []

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not in_pile(s, self.heroes):
            yield Reason(HAD_TIL_13)

    def use(self, s: State, seat: Seat, code: int) -> None:
        s.stack.append((SEARCH_HERO, Searching(seat)))


class SearchHero(Search):
    """Search the pile for a Hero (HAD-TIL-11)."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.heroes = [card.number for card in hero_cards(ruleset)]

    def fits(self, card: CardNumber) -> bool:
        return card in self.heroes

    def found(self, s: State, seat: Seat, card: CardNumber) -> None:
        play_card(s, card, seat)
