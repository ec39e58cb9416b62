"""The Manticore kills a Hero (HAD-BEA-18 to 20, 22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.modules.hades.codes import HERO
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.rules.ids import HAD_BEA_18, HAD_BEA_19, HAD_BEA_20
from trireme.games.cyclades.questions import OBLIGED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NONE, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat

MANTICORE: Final = 345


class Manticore(Card):
    def steps(self) -> dict[int, Step[State]]:
        return {MANTICORE: Struck(self.ruleset)} if "hades.heroes" in self.ruleset.chosen else {}

    def begin(self, s: State, seat: Seat) -> bool:
        """Ask for a Hero, even if the only one is the buyer's own (HAD-BEA-19)."""
        if not prey(self.ruleset, s):
            return False
        s.ask(MANTICORE, 1 << seat)
        return True


def prey(ruleset: Ruleset, s: State) -> list[int]:
    """Return the Heroes on the board whose island is not shielded (HAD-BEA-20)."""
    shielded = board.shielded(ruleset, s)
    places = [(card.hero, card.kind.island(s)) for card in hero_cards(ruleset)]
    return [hero for hero, island in places if island != NONE and not shielded >> island & 1]


class Struck(Choice):
    """Ask which Hero is killed: `manticore achilles`."""

    prompt = "hades.manticore"
    verb = "manticore"
    blocks = (HERO,)
    rules = (HAD_BEA_18, HAD_BEA_19)
    others = OBLIGED

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.heroes = hero_cards(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [HERO + hero for hero in prey(self.ruleset, s)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        island = self.heroes[code - HERO].kind.island(s)
        if island == NONE:
            yield Reason(HAD_BEA_18, hero=self.ruleset.word(code))
        else:
            yield from board.bars_power(self.ruleset, s, ISLANDS[island], self.verb, HAD_BEA_20)

    def take(self, s: State, seat: Seat, code: int) -> None:
        kind = self.heroes[code - HERO].kind
        s.answered(seat)
        island = ISLANDS[kind.island(s)]
        name = self.ruleset.island(island)
        s.tell(events.HeroStruck(seat=seat, victim=s.owner[island], hero=kind.id, island=name))
        kind.leaves(self.ruleset, s)

    def key(self, code: int) -> str:
        return "answer-hades-hero"

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        island = self.heroes[code - HERO].kind.island(s)
        own = super().places(s, seat, code)
        return own if island == NONE else (*own, f"island:{self.ruleset.island(island)}")

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        island = self.heroes[code - HERO].kind.island(s)
        whose = {} if island == NONE else {"seat": int(s.owner[island])}
        return {**super().answer_args(s, seat, code), **whose}
