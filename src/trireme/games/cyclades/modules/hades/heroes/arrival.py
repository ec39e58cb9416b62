"""Where a new Hero goes (HAD-HER-05, 06)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import Choice
from trireme.games.cyclades.cards.aimed import OBLIGED
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.readers import of_hero_island
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_05, HAD_HER_06
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.rulebook import Reason
from trireme.kit.seats import Seat


class HeroIsland(Choice):
    """(HERO_ISLAND, serial, seats, hero): `achilles naxos`"""

    phase = "actions"
    prompt = "hades.hero-island"
    blocks = (moves.ISLAND,)
    rules = (HAD_HER_05, HAD_HER_06)
    others = OBLIGED

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.heroes = hero_cards(setting)

    def hero(self, s: State) -> HeroCard:
        return self.heroes[of_hero_island(s.stack[-1])]

    def verbs(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.heroes)

    def verb_here(self, s: State, seat: Seat) -> str:
        return self.hero(s).id

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.setting.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        island = ISLANDS[code - moves.ISLAND]
        if not self.setting.camps(s, seat) >> island & 1:
            yield Reason(HAD_HER_05, island=self.setting.island(island))
            yield from board.bars_outside(self.setting, island)

    def take(self, s: State, seat: Seat, code: int) -> None:
        hero = self.hero(s)
        s.answered(seat)
        hero.arrives(s, seat, ISLANDS[code - moves.ISLAND])

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"hero": self.hero(s).id}

    def key(self, code: int) -> str:
        return "answer-target-island"
