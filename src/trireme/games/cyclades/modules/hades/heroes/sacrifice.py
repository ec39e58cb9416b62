"""The sacrifice of a Hero for his second power (HAD-HER-14 to 16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades.gods.action import Action, read_name
from trireme.games.cyclades.modules.hades.codes import HERO, SACRIFICE
from trireme.games.cyclades.modules.hades.heroes import events
from trireme.games.cyclades.modules.hades.heroes.hero import hero_cards
from trireme.games.cyclades.modules.hades.heroes.part import NAME, HeroesPart, heroes
from trireme.games.cyclades.modules.hades.rules.ids import HAD_HER_14, HAD_HER_15
from trireme.games.cyclades.phases.order import acting
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.seats import Seat


class Sacrifice(Action):
    """Sacrifice a Hero in a turn with any god; on Apollo there are no actions (HAD-HER-14)."""

    verb = "hades.sacrifice"
    first = SACRIFICE

    def __init__(self, ruleset: Ruleset) -> None:
        self.heroes = hero_cards(ruleset)
        self.at = ruleset.part_at[NAME]
        super().__init__(ruleset)

    def extent(self) -> int:
        return len(self.heroes)

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        part = s.parts[self.at]
        assert isinstance(part, HeroesPart)
        if seat not in part.owner:
            return
        for hero, owner in enumerate(part.owner):
            if owner == seat and part.hired[hero] < s.cycle and self.heroes[hero].is_ready(s, seat):
                codes.append(SACRIFICE + hero)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return range(self.first, self.last)

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        part, card = heroes(self.ruleset, s), self.heroes[code - SACRIFICE]
        if part.owner[card.hero] != seat:
            yield Reason(HAD_HER_14, hero=card.id)
            return
        if part.hired[card.hero] == s.cycle:
            yield Reason(HAD_HER_15, hero=card.id)
        yield from card.lacks(s, seat)

    def take(self, s: State, seat: Seat, code: int) -> None:
        card = self.heroes[code - SACRIFICE]
        if s.journal is not None:
            island = self.ruleset.island(card.kind.island(s))
            s.journal.append(events.HeroSacrificed(seat=seat, hero=card.id, island=island))
        card.sacrificed(s, seat, ISLANDS[card.kind.leaves(self.ruleset, s)])

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        return Answer(
            code=code,
            text=self.write(s, seat, [code]),
            key="answer-hades-sacrifice",
            args={"hero": self.heroes[code - SACRIFICE].id},
            places=self.places(s, seat, code),
        )

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"hero:{self.heroes[code - SACRIFICE].id}",)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [SACRIFICE + read_name(self.ruleset, HERO, words, self.verb)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"{self.verb} {self.heroes[run[0] - SACRIFICE].id}"


def out_of_turn(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether it is not the own turn with a god, or the Hero is another player's (HAD-HER-14)."""
    part = heroes(ruleset, s)
    others = any(card.id in words[1:] and part.owner[card.hero] != seat for card in hero_cards(ruleset))
    return others or s.god == NO_GOD or acting(s) != seat
