"""Heroes: what each is worth as long as he is paid, and when Theseus rolls again."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.battle.strength import attack_score, defence_score
from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.modules.hades import codes
from trireme.games.cyclades.modules.hades.frames import (
    CHARON,
    ERINYES,
    FLIGHT,
    FORTRESSES,
    HERO_ISLAND,
    MANTICORE,
    REINFORCED,
    REROLL,
    THREE_BUILDINGS,
)
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.readers import attacker_of
from trireme.games.cyclades.state import NONE, State
from trireme.kit.seats import Seat
from trireme.kit.stack import NO_CODE

FIGHTS: Final = 1.4
"""A Hero beside the gold that keeps him."""
READY: Final = 0.4
"""The condition of his sacrifice is met."""
FOUNDER: Final = {"achilles": 7.0, "theseus": 4.0, "penthesilea": 1.5}
"""Those whose sacrifice makes a Metropolis, or room for one, once they can."""
NEAR: Final = 0.8
"""A founder on the way there."""


class HeroesAdvice(Advice):
    within = frozenset({HERO_ISLAND, CHARON, MANTICORE, ERINYES, FORTRESSES, THREE_BUILDINGS, FLIGHT, REINFORCED})

    def worth(self, s: State, seat: Seat) -> float:
        part = heroes(self.setting, s)
        if seat not in part.owner:
            return 0.0
        worth = 0.0
        for card in hero_cards(self.setting):
            if part.owner[card.hero] != seat or card.kind.island(s) == NONE:
                continue
            worth += FIGHTS
            if card.is_ready(s, seat):
                worth += FOUNDER.get(card.id, READY)
            elif card.id in FOUNDER:
                worth += NEAR
        return worth

    def answer(self, s: State, seat: Seat) -> int:
        """Theseus rolls again unless his side would win the assault."""
        if s.stack[-1][0] != REROLL:
            return NO_CODE
        attack, defence = attack_score(self.setting, s), defence_score(self.setting, s)
        ahead = attack > defence if seat == attacker_of(s) else defence > attack
        return codes.ACCEPT if ahead else codes.REROLL
