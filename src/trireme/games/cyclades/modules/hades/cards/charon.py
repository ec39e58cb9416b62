"""Charon brings a Hero back who has left the game (HAD-BEA-09 to 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.hades.codes import HERO
from trireme.games.cyclades.modules.hades.heroes.hero import HERO_ISLAND, NewHero
from trireme.games.cyclades.modules.hades.heroes.part import GONE, SACRIFICED, heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_09, HAD_BEA_10
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat

CHARON: Final = 344


class Charon(Card):
    def steps(self) -> dict[int, Step[State]]:
        return {CHARON: Returning(self.ruleset)} if "hades.heroes" in self.ruleset.chosen else {}

    def begin(self, s: State, seat: Seat) -> bool:
        if GONE not in heroes(self.ruleset, s).owner:
            return False
        s.ask(CHARON, 1 << seat)
        return True


class Returning(Choice):
    """Ask which Hero comes back: `charon achilles`. Then it is asked where he goes."""

    prompt = "hades.charon"
    verb = "charon"
    blocks = (HERO,)
    rules = (HAD_BEA_09, HAD_BEA_10)
    others = OBLIGED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [HERO + hero for hero, owner in enumerate(heroes(self.ruleset, s).owner) if owner == GONE]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        owner = heroes(self.ruleset, s).owner[code - HERO]
        if owner == SACRIFICED:
            yield Reason(HAD_BEA_10, hero=self.ruleset.word(code))
        elif owner != GONE:
            yield Reason(HAD_BEA_09, hero=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.ask(HERO_ISLAND, 1 << seat, NewHero(code - HERO))

    def key(self, code: int) -> str:
        return "answer-hades-hero"
