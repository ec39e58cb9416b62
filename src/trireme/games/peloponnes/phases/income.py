"""Phases e and f: what new tiles give once, and the income of the round (PEL-ONE, PEL-INC, PEL-BLD-12, PEL-BLD-30)."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.questions import OTHER_GAINS, PeloponnesAsk
from trireme.games.peloponnes.rules.ids import PEL_BLD_12, PEL_BLD_30, PEL_INC_07, PEL_ONE_05
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import NO_TILE, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused
from trireme.kit.seats import Seat

ONCE: Final = 17


class Once(Work[State]):
    """A tile placed this round gives or takes its inhabitants and gives its one-time goods (PEL-ONE-01, 02)."""

    phase = "once"
    entry = "once"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        for seat, tile in zip(self.ruleset.all_seats, s.bid_tile):
            if tile == NO_TILE:
                continue
            if tile in s.buildings[seat] or tile in s.terrains[seat]:
                # PEL-COM-11: nothing drops below 0, even in a position that play could not reach.
                s.population[seat] = max(0, s.population[seat] + tables.people[tile])
                wood, stone, food, coins, luxury = tables.once[tile]
                if s.journal is not None and (tables.people[tile] or any(tables.once[tile])):
                    s.journal.append(
                        events.Gained(
                            seat=seat,
                            source=self.ruleset.tile(tile),
                            wood=wood,
                            stone=stone,
                            food=food,
                            coins=coins,
                            luxury=luxury,
                            population=tables.people[tile],
                        )
                    )
                    treasury.tell_overflow(s, seat, wood, stone, food, rule=PEL_ONE_05.id)
                treasury.gain(s, seat, wood, stone, food, coins, luxury)
            s.bid_tile[seat] = NO_TILE
            s.bid_coins[seat] = 0


INCOME: Final = 18


class Income(Work[State]):
    """Inhabitants first, then goods of all tiles and coins by population; choices come last (PEL-INC-01 to 09)."""

    phase = "income"
    entry = "income"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        tables = self.ruleset.tables
        per_tile, choice = tables.income, tables.choice
        boxes = tables.people_income
        choosing = 0
        for seat in self.ruleset.all_seats:
            civilization = s.civilization[seat]
            people = tables.civ_people[civilization]
            s.population[seat] += people
            wood, stone, food, coins, luxury = tables.civ_income[civilization]
            choices = 0
            for row in (s.buildings[seat], s.terrains[seat]):
                for tile in row:
                    income = per_tile[tile]
                    wood += income[0]
                    stone += income[1]
                    food += income[2]
                    coins += income[3]
                    luxury += income[4]
                    choices += choice[tile]
            if self.ruleset.solo:  # PEL-SOL-12
                wood += s.extra[0]
                stone += s.extra[1]
                food += s.extra[2]
            population = s.population[seat]
            box = boxes[population] if population < len(boxes) else boxes[-1]
            coins += box[0]
            luxury += box[1]
            if s.journal is not None:
                s.journal.append(
                    events.Gained(
                        seat=seat,
                        source="",
                        wood=wood,
                        stone=stone,
                        food=food,
                        coins=coins,
                        luxury=luxury,
                        population=people,
                    )
                )
                self.ruleset.treasury.tell_overflow(s, seat, wood, stone, food, rule=PEL_INC_07.id)
            self.ruleset.treasury.gain(s, seat, wood, stone, food, coins, luxury)
            s.chosen[seat] = choices
            if choices:
                choosing |= 1 << seat
        s.ask(CHOOSE_INCOME, choosing)


CHOOSE_INCOME: Final = 19


class ChooseIncome(PeloponnesAsk):
    """Port and Temple of Apollo: one good each, chosen knowing the rest (PEL-BLD-12, PEL-BLD-30)."""

    phase = "income"
    prompt = "choose-income"
    verb = "take"
    form = "take GOOD"
    rules = (PEL_BLD_12, PEL_BLD_30)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(
            ruleset, {moves.TAKE + moves.GOODS.index(good): good for good in ruleset.figures.choice_income}
        )

    def take(self, s: State, seat: Seat, code: int) -> None:
        good = code - moves.TAKE
        if s.journal is not None:
            s.journal.append(events.Took(seat=seat, good=moves.GOODS[good]))
            self.ruleset.treasury.tell_overflow(s, seat, good == 0, good == 1, good == 2, rule=PEL_INC_07.id)
        self.ruleset.treasury.gain(s, seat, good == 0, good == 1, good == 2, good == 3, 0)
        s.chosen[seat] -= 1
        if not s.chosen[seat]:
            s.answered(seat)

    def stage(self, s: State, seat: Seat) -> int:
        return s.chosen[seat]

    def number(self, word: str) -> int:
        if word in OTHER_GAINS:
            later = self.ruleset.more.later_gains
            raise Refused(f"take {word}", [Reason(PEL_BLD_12), *([Reason(later[word])] if word in later else [])])
        return super().number(word)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        known = [*self.names.values(), *OTHER_GAINS]
        if len(words) > 2 and all(word in known for word in words[1:]):
            raise Refused(" ".join(words), [Reason(PEL_BLD_12, goods=len(words) - 1)])
        return super().read(s, seat, words)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"left": s.chosen[seat]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[-1]

    def key(self, code: int) -> str:
        return "answer-good"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"good": self.names[code]}


STEPS: Final[Steps] = {
    ONCE: Once,
    INCOME: Income,
    CHOOSE_INCOME: ChooseIncome,
}
