"""A supply round: feed the inhabitants, then finish or give up marked buildings (PEL-SUP-01 to 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.phases.rows import SomeTiles
from trireme.games.peloponnes.questions import not_mine
from trireme.games.peloponnes.rules.ids import (
    PEL_LUX_01,
    PEL_REV_05,
    PEL_SUP_02,
    PEL_SUP_03,
    PEL_SUP_04,
    PEL_SUP_06,
    PEL_SUP_07,
    PEL_SUP_08,
    PEL_SUP_09,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.event import Event
from trireme.kit.engine.frames import NO_CODE, Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

SUPPLY: Final = 26


class Supply(Work[State]):
    """First all feed, then all deal with their marked buildings (PEL-SUP-02)."""

    phase = "supply"
    entry = "supply"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if s.journal is not None:
            s.journal.append(events.SupplyRound())
        s.stack.append((MARKED_BUILDINGS,))
        s.ask(FEED, self.ruleset.everyone)


FEED: Final = 27


class Feed(PickNumber[State]):
    """How many inhabitants to feed in all: as many as the food allows, more with luxury goods (PEL-SUP-03 to 06)."""

    phase = "supply"
    prompt = "feed"
    verb = "feed"
    unit = "population"
    form = "feed INHABITANTS"
    base = moves.AMOUNT
    size = moves.AMOUNTS
    rules = (PEL_SUP_04, PEL_SUP_06)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        "finish": (PEL_SUP_02,),
        "bid": (PEL_REV_05,),
        "pass": (PEL_REV_05,),
        "buy": (PEL_REV_05,),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.ration: int = ruleset.figures.food_per_inhabitant

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        people = s.population[seat]
        fed = s.food[seat] // self.ration + self.ruleset.free_meals(s, seat)
        if fed >= people:
            return people, people
        most = fed + s.luxury[seat] // self.ruleset.treasury.rate
        return fed, most if most < people else people

    def only(self, s: State, seat: Seat) -> int:
        low, high = self.bounds(s, seat)
        return self.base + low if low == high else NO_CODE

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        low, high = self.bounds(s, seat)
        people, food, fish = s.population[seat], s.food[seat], self.ruleset.free_meals(s, seat)
        if number < low:
            yield Reason(PEL_SUP_04, fed=number, food=food, fish=fish, people=people)
            for forbids in self.ruleset.more.hunger:
                yield from forbids(s, seat, number)
        if number > people:
            yield Reason(PEL_SUP_03, people=people)
        elif number > high:
            yield Reason(PEL_LUX_01, fed=number, food=food, fish=fish, luxury=s.luxury[seat])
            yield Reason(PEL_SUP_03, fed=number, food=food, fish=fish)
            for forbids in self.ruleset.more.hunger:
                yield from forbids(s, seat, number)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        fed = code - moves.AMOUNT
        fish = min(fed, self.ruleset.free_meals(s, seat))
        luxury = self.ruleset.treasury.pay(s, seat, food=(fed - fish) * self.ration)
        if s.journal is not None:
            starved = s.population[seat] - fed
            s.journal.append(events.Fed(seat=seat, fed=fed, fish=fish, luxury=luxury, starved=starved))
        s.population[seat] = fed  # PEL-SUP-05

    def default(self, low: int, high: int) -> int:
        return high

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {
            "people": s.population[seat],
            "food": s.food[seat],
            "fish": self.ruleset.free_meals(s, seat),
            "luxury": s.luxury[seat],
            "fed": self.bounds(s, seat)[0],
        }


MARKED_BUILDINGS: Final = 28


class MarkedBuildings(Work[State]):
    phase = "supply"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        s.ask(FINISH_BUILDINGS, sum([1 << seat for seat, marked in enumerate(s.marked) if marked]))


FINISH_BUILDINGS: Final = 29


class FinishBuildings(SomeTiles):
    """Pay each marked building in full or give it up; its coin comes back either way (PEL-SUP-07 to 10)."""

    phase = "supply"
    prompt = "finish"
    verb = "finish"
    rules = (PEL_SUP_07, PEL_SUP_08, PEL_SUP_09)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        "box": (PEL_SUP_07, KIT_ASK_03),  # What is not named is given up.
        "feed": (PEL_SUP_02,),
        "bid": (PEL_REV_05,),
        "pass": (PEL_REV_05,),
        "buy": (PEL_REV_05,),
    }
    base = moves.FINISH

    def row(self, s: State, seat: Seat) -> tuple[Tile, ...]:
        return tuple(tile for tile in s.buildings[seat] if s.marked[seat] >> tile & 1)

    def cost(self, s: State, tiles: Sequence[Tile]) -> tuple[int, int, int, int]:
        tables = self.ruleset.tables
        return sum(tables.cost_wood[tile] for tile in tiles), sum(tables.cost_stone[tile] for tile in tiles), 0, 0

    def payable(self, s: State, seat: Seat, chosen: int) -> list[int]:
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        wood = stone = 0
        codes = []
        for tile in self.ruleset.marked(s, seat):
            if chosen >> tile & 1:
                wood += tables.cost_wood[tile]
                stone += tables.cost_stone[tile]
            elif not chosen >> tile and treasury.can_pay(
                s, seat, wood + tables.cost_wood[tile], stone + tables.cost_stone[tile]
            ):
                codes.append(self.base + tile)
        return codes

    def forbids_tiles(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Reason]:
        marked = self.row(s, seat)
        for tile in tiles:
            if tile not in marked:
                yield self.ruleset.about(PEL_SUP_07, tile)
                yield from not_mine(self.ruleset, s, seat, tile)
        wood, stone, _, _ = self.cost(s, [tile for tile in tiles if tile in marked])
        if not self.ruleset.treasury.can_pay(s, seat, wood, stone):
            yield Reason(
                PEL_SUP_07,
                wood=wood,
                stone=stone,
                have_wood=s.wood[seat],
                have_stone=s.stone[seat],
                luxury=s.luxury[seat],
            )
            yield from self.ruleset.treasury.no_help(s, seat, wood, stone)

    def forced(self, s: State, seat: Seat, code: int) -> Event | None:
        return None if s.chosen[seat] else events.Forced(seat=seat, why="finish", tile="", rule=PEL_SUP_07.id)

    def once(self, s: State) -> Rule:
        return PEL_SUP_07

    def choose(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> None:
        marked = self.row(s, seat)
        wood, stone, _, _ = self.cost(s, tiles)
        self.ruleset.treasury.pay(s, seat, wood, stone)
        lost = [tile for tile in marked if tile not in tiles]
        s.buildings[seat] = tuple(tile for tile in s.buildings[seat] if tile not in lost)
        s.marked[seat] = 0
        s.coins[seat] += len(marked) * self.ruleset.treasury.marker
        if s.journal is not None:
            s.journal += [events.Finished(seat=seat, tile=self.ruleset.tile(tile)) for tile in tiles]
            s.journal += [events.GaveUp(seat=seat, tile=self.ruleset.tile(tile)) for tile in lost]

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"wood": s.wood[seat], "stone": s.stone[seat], "luxury": s.luxury[seat]}


STEPS: Final[Steps] = {
    SUPPLY: Supply,
    FEED: Feed,
    MARKED_BUILDINGS: MarkedBuildings,
    FINISH_BUILDINGS: FinishBuildings,
}
