"""Where a new Hero goes (HAD-HER-05, 06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.hades.heroes.hero import HERO_ISLAND, HeroCard, NewHero, hero_cards
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_05, HAD_HER_06
from trireme.games.cyclades.questions import DECLINES, UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import CYC_ACT_13
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


def is_no_place_for_a_hero(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether words place no new Hero: they decline, or name a Hero who is not coming and no power of theirs."""
    cards = [card for card in hero_cards(ruleset) if card.id == words[0]]
    return words[0] in DECLINES or any(not is_coming(s, card) and not card.tells_power(words) for card in cards)


def tells_power(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether words tell the power of a Hero, which only a sacrifice brings."""
    return any(card.id == words[0] and card.tells_power(words) for card in hero_cards(ruleset))


def is_coming(s: State, card: HeroCard) -> bool:
    """Return whether it is asked where a Hero goes, or will be."""
    for frame in s.stack:
        if frame[0] == HERO_ISLAND:
            asked: NewHero = frame[3]
            if asked.hero == card.hero:
                return True
    return False


class HeroIsland(Choice):
    """Ask where a new Hero goes: `achilles naxos`."""

    phase = "actions"
    prompt = "hades.hero-island"
    blocks = (moves.ISLAND,)
    rules = (HAD_HER_05, HAD_HER_06)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **UNSETTLED,
        **dict.fromkeys(DECLINES, (HAD_HER_05, CYC_ACT_13)),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.heroes = hero_cards(ruleset)

    def hero(self, s: State) -> HeroCard:
        asked: NewHero = s.stack[-1][3]
        return self.heroes[asked.hero]

    def verbs(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.heroes)

    def verb_here(self, s: State, seat: Seat) -> str:
        return self.hero(s).id

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        island = ISLANDS[code - moves.ISLAND]
        if s.owner[island] != seat:
            yield Reason(HAD_HER_05, island=self.ruleset.island(island))
        yield from board.bars_outside(self.ruleset, island)

    def take(self, s: State, seat: Seat, code: int) -> None:
        hero = self.hero(s)
        s.answered(seat)
        hero.arrives(s, seat, ISLANDS[code - moves.ISLAND])

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"hero": self.hero(s).id}

    def key(self, code: int) -> str:
        return "answer-target-island"


STEPS: Final[Steps] = {
    HERO_ISLAND: HeroIsland,
}
