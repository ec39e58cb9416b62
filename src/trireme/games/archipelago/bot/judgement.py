"""Judge what everything is worth to a seat now, in points. A judgement is made once for a decision; all answers are
then compared by it.

Points come from places: in the trend, in the seat's own objective, and in those that others probably hold. Florins,
cubes, units and buildings earn later, and count more the longer the game will probably last. The price of a rebel is
what all players lose in a revolt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import Final

from trireme.games.archipelago.bot.counts import CUBES, KINDS, PLURALS, REGIONS, Counts, counted
from trireme.games.archipelago.bot.guesses import Guesses, scale_of
from trireme.games.archipelago.bot.unrest import Omens, Unrest
from trireme.games.archipelago.lookup import MARKET, PORT, SHIP, TEMPLE, TOWN
from trireme.games.archipelago.phases.game_end import Ends
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.scoring import card_points
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

ROUNDS: Final = {"short": 6.0, "medium": 9.0, "long": 12.0}
"""The usual number of rounds of a game."""
TRUSTING: Final = {"short": 0.9, "medium": 2.3, "long": 4.6}
"""Points that a certain revolt costs a player where nobody can want it."""
WARY: Final = {"short": 1.9, "medium": 10.0, "long": 11.0}
"""Points that a certain revolt costs a player where another may want it. They are measured so that tables of these bots
fall to a revolt now and then. A longer game has more rounds in which it could break out."""
SUSPECT: Final = 0.2
"""The probability of a separatist from which on the others are wary."""
CAUSE: Final = -4.0
"""Points that a certain revolt costs the separatist, who wants it and shows it more the nearer it is."""
FLORIN: Final = 0.11
ENOUGH: Final = 6
PURSE: Final = 12
"""Florins beyond ENOUGH at which a further florin is worth half of its price."""
LAST_FLORIN: Final = 0.015
"""Points of a florin that is left at the end: it decides ties only."""
SOLD: Final = 0.6
"""The share of its price that a cube is worth, since selling takes a transaction."""
FIRST: Final[tuple[float, ...]] = (1.3, 1.1, 0.95, 0.8)
PLENTY: Final = 0.65
CITIZEN: Final = 0.34
CROWDED: Final = 7
"""The number of citizens beyond which a further one finds less to do."""
VESSEL: Final = 0.5
BASE: Final[tuple[float, ...]] = (0.45, 0.75, 0.7, 0.35)
"""Points of the first town, market, port and temple of a player."""
FURTHER: Final = 0.4
CARD: Final = 0.05
CROWD: Final = 0.018
MANY: Final = 12
"""The number of workers at which one more costs CROWD of a revolt in the long run."""
SOME: Final = 5
"""A handful of workers: they come and go by so many, and the rows of their track are as long."""
ENDS_NOW: Final = 2.2
"""Points that it is worth to end the game while leading."""
TOWARDS: Final = 0.8
"""Points that all steps towards the end condition of the player's own objective are worth together."""


def share(
    counts: Sequence[int], seat: int, points: Sequence[int], scale: float, rest: float, more: float = 0.0
) -> float:
    """Return the points for the place that a seat will probably have, with `more` of what is counted.

    A player who has nothing at the end has no points (ARC-SCO-07); until then they may still get some.
    """
    mine = counts[seat] + more
    hope = 1.0 if mine > 0 else 1.0 - 1.0 / max(1.0, rest)
    place = 0.0
    for other, count in enumerate(counts):
        if other != seat:
            place += 1.0 / (1.0 + exp(max(-20.0, min(20.0, (mine - count) / scale)))) if count else 0.0
    low = int(place)
    part = place - low
    here = points[low] if low < len(points) else 0.0
    below = points[low + 1] if low + 1 < len(points) else 0.0
    return hope * (here + (below - here) * part)


class Judge:
    """What does not change during a game. `judgement` looks at a position."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.guesses = Guesses(ruleset)
        self.unrest = Unrest(ruleset)
        self.ends = Ends(ruleset)
        content = ruleset.content
        self.objectives = content.objective
        self.trends = content.trend
        self.points = content.objective_rules.vp
        self.trusting, self.wary = TRUSTING[ruleset.length], WARY[ruleset.length]
        self.types = [objective.trigger.type for objective in content.objective]
        self.separatists = [n for n, objective in enumerate(content.objective) if objective.kind == "separatist"]
        self.rooms = [len(prices) for prices in ruleset.tables.price]

    def judgement(self, s: State, seat: Seat, outside: bool = False) -> Judgement:
        """Judge a position for a seat; with `outside`, as others see this seat, without its secret objective."""
        return Judgement(self, s, seat, outside)


class Judgement:
    """One position as one seat sees it. What only some questions need is worked out when it is first asked for."""

    def __init__(self, judge: Judge, s: State, seat: Seat, outside: bool) -> None:
        self.judge, self.s, self.seat = judge, s, seat
        self.counts: Counts = counted(judge.ruleset, s)
        self.held = judge.guesses.held(s, seat, self.counts, outside)
        self.own = () if outside else s.objectives[seat]
        self.rebellious = any(each in judge.separatists for each in self.own)
        self.rest = self._rest()
        self.hope = min(1.0, self.rest / 4.0)
        """The share of the usual earnings that will still come, from 0 to 1."""
        self.weights = self._weights()
        rich = max(0, s.florins[seat] - ENOUGH)
        self.florin = LAST_FLORIN + FLORIN * self.hope * PURSE / (PURSE + rich) + self.gain("florins")

    # Points.

    def _weights(self) -> dict[str, tuple[float, tuple[int, ...]]]:
        """Return, for each criterion, how often it will probably count and for how many points."""
        judge = self.judge
        found: dict[str, tuple[float, tuple[int, ...]]] = {}
        for trend in self.s.trends:
            found[judge.trends[trend].criterion] = (1.0, tuple(judge.trends[trend].vp))
        chances = dict(self.held)
        chances.update(dict.fromkeys([*self.own, *self.s.open_objectives], 1.0))
        for each, chance in chances.items():
            criterion = judge.objectives[each].criterion
            if criterion == "none":
                continue
            weight, points = found.get(criterion, (0.0, tuple(judge.points)))
            found[criterion] = (weight + chance, points)
        return found

    def _scale(self, criterion: str) -> float:
        """Return how much of a criterion makes a clear lead; it grows with the rounds that are left."""
        return scale_of(criterion) * (0.5 + self.rest / 8.0)

    def gain(self, criterion: str, more: float = 1.0) -> float:
        """Return the points that `more` of a criterion brings."""
        if criterion not in self.weights:
            return 0.0
        weight, points = self.weights[criterion]
        counts, scale = self.counts[criterion], self._scale(criterion)
        return weight * (
            share(counts, self.seat, points, scale, self.rest, more)
            - share(counts, self.seat, points, scale, self.rest)
        )

    @cached_property
    def totals(self) -> list[float]:
        """The points that each seat will probably have, as far as this one knows."""
        ruleset, s = self.judge.ruleset, self.s
        totals = [float(card_points(ruleset, s, seat)) for seat in ruleset.all_seats]
        for criterion, (weight, points) in self.weights.items():
            counts, scale = self.counts[criterion], self._scale(criterion)
            for seat in ruleset.all_seats:
                totals[seat] += weight * share(counts, seat, points, scale, self.rest)
        return totals

    @cached_property
    def lead(self) -> float:
        return self.totals[self.seat] - max(total for other, total in enumerate(self.totals) if other != self.seat)

    def leader(self) -> int:
        return self.totals.index(max(self.totals))

    # Time.

    def _rest(self) -> float:
        """Return the number of rounds that are probably left."""
        judge, s = self.judge, self.s
        near = 0.0
        for each in (*self.own, *s.open_objectives):
            near = max(near, self._reached(each))
        for each, chance in self.held.items():
            near = max(near, self._reached(each) * min(1.0, 0.6 + chance / 2))
        rounds = ROUNDS[judge.ruleset.length]
        return min(0.5 + rounds * (1.0 - near), judge.ruleset.last_round - s.round + 1.0)

    def _reached(self, objective: int) -> float:
        ends = self.judge.ends
        return min(1.0, ends.gauges[objective](ends.ruleset, self.s) / ends.figures[objective])

    @cached_property
    def push(self) -> dict[str, float]:
        """Points of one more step towards each end condition: many for the leader, negative for the others."""
        ends, s = self.judge.ends, self.s
        found: dict[str, float] = {}
        mood = max(-1.0, min(1.0, self.lead / 1.5))
        chances = {**self.held, **dict.fromkeys([*self.own, *s.open_objectives], 1.0)}
        for each, chance in chances.items():
            figure = ends.figures[each]
            missing = figure - ends.gauges[each](ends.ruleset, s)
            worth = chance * ENDS_NOW * mood if missing == 1 else 0.0
            if each in self.own:
                worth += TOWARDS * (0.4 + 0.6 * mood) / figure
            kind = self.judge.types[each]
            found[kind] = found.get(kind, 0.0) + worth
        return found

    def towards(self, kind: str) -> float:
        return self.push.get(kind, 0.0)

    # Unrest.

    @cached_property
    def omens(self) -> Omens:
        return Omens(self.judge.unrest, self.s, self.seat)

    @cached_property
    def threat(self) -> float:
        return self.omens.threat(self.rest)

    @cached_property
    def stake(self) -> float:
        """Points that a small rise of the threat costs. A small threat is borne, a great one feared, and more so where
        another player may want a revolt."""
        if self.rebellious:
            return CAUSE * self.threat
        judge = self.judge
        suspicion = min(1.0, sum([self.held.get(each, 0.0) for each in judge.separatists]) / SUSPECT)
        return self.threat * (judge.trusting + (judge.wary - judge.trusting) * suspicion)

    @cached_property
    def rebel(self) -> float:
        """Points that one more rebel costs."""
        last = self.s.rebels >= self.s.population  # one more, and all is lost (ARC-END-01)
        return self.stake * (1.0 if last else self.omens.threat(self.rest, rebels=1.0) - self.threat)

    @cached_property
    def worker(self) -> float:
        """Points that one more worker costs."""
        return self.stake * (self.omens.threat(self.rest, workers=SOME) - self.threat) / SOME + self._crowd()

    @cached_property
    def relief(self) -> float:
        """Points that one worker less brings."""
        return self.stake * (self.threat - self.omens.threat(self.rest, workers=-SOME)) / SOME + self._crowd()

    def _crowd(self) -> float:
        return CROWD * max(0.0, self.stake) * min(1.0, self.s.workers / MANY) * self.hope

    @cached_property
    def insured(self) -> list[float]:
        """Points that one more cube of each resource is worth in the next crisis."""
        fear = max(0.0, self.stake)
        return [fear * less for less in self.omens.insurance(1.0)]

    @cached_property
    def needed(self) -> list[float]:
        """Points that one cube less of each resource would cost in the next crisis."""
        fear = max(0.0, self.stake)
        return [fear * more for more in self.omens.insurance(-1.0)]

    # Things.

    @cached_property
    def cubes(self) -> list[float]:
        """Points that one more cube of each resource is worth."""
        return [self._cube(resource) for resource in range(6)]

    @cached_property
    def spare(self) -> list[float]:
        """Points that one cube less of each resource costs."""
        return [self._spare(resource) for resource in range(6)]

    @cached_property
    def token(self) -> float:
        return 0.75 * max(self.cubes) + self.gain("explorer_tokens") + max(self.insured) / 2

    def _cube(self, resource: int) -> float:
        """Return the worth of one more cube: for the majorities, in a crisis, to sell and to build with."""
        have = self.s.stock[self.seat * 6 + resource]
        return self._useful(resource, have) + self.gain(CUBES[resource]) + self.insured[resource]

    def _spare(self, resource: int) -> float:
        have = self.s.stock[self.seat * 6 + resource]
        lost = self._useful(resource, have - 1) if have else 0.0
        return lost - self.gain(CUBES[resource], -1.0) + self.needed[resource]

    def _useful(self, resource: int, have: int) -> float:
        """Return the price that a cube can be sold for, in points. The first cubes of a kind let the player build and
        are worth more."""
        s, prices = self.s, self.judge.ruleset.tables.price
        best = 0
        for market in (0, 1):
            at = market * 6 + resource
            if s.market[at] < self.judge.rooms[at]:
                best = max(best, prices[at][s.market[at]])
        return SOLD * best * FLORIN * self.hope * (FIRST[have] if have < len(FIRST) else PLENTY)

    @cached_property
    def citizen(self) -> float:
        mine = self.counts["citizens"][self.seat]
        worth = CITIZEN * self.hope * (1.0 if mine < CROWDED else 0.6)
        return worth + self.gain("citizens") + 0.5 * self.rebel + self.towards("population")

    def building(self, kind: int, tile: int = -1) -> float:
        """Return the points that an own building is worth. A town is worth what grows around it."""
        s, ruleset = self.s, self.judge.ruleset
        if kind == SHIP:
            ships = self.counts["ships"][self.seat]
            worth = VESSEL * self.hope * (1.0 if ships < 2 else FURTHER)
            return worth + self.gain("ships") + self.towards("ships_on_map")
        name = PLURALS[kind]
        have = self.counts[name][self.seat]
        worth = BASE[kind] * self.hope * (FURTHER if have else 1.0) + self.gain(name) + self.towards(f"{name}_on_map")
        if kind in (MARKET, PORT):
            worth += self.gain("ports_and_markets")
        if kind == TEMPLE:
            worth += 1.5 * self.rebel + self.gain("benefactor")
        if kind == TOWN and tile >= 0:
            icons = ruleset.tables.icons[s.lie[tile] // 6]
            for resource in sorted(set(icons)):
                worth += self.gain(REGIONS[resource], icons.count(resource)) + 0.04 * self.hope
        return worth

    def card(self, card: int) -> float:
        """Return the points that owning a card is worth, without what it does."""
        tables = self.judge.ruleset.tables
        character = tables.characters >> card & 1
        worth = CARD * self.hope + self.gain("evolution_cards") + self.towards("evolution_cards_owned")
        if character:
            worth += self.gain("character_cards") + self.towards("character_cards_owned")
        else:
            worth += self.gain("progress_cards") + self.towards("progress_cards_owned")
        return worth if tables.wonders >> card & 1 else worth + tables.points[card]

    def lost(self, kind: int, tile: int) -> float:
        """Return the points that it costs to leave a building, which may perhaps be entered again."""
        return 0.7 * self.building(kind, tile) if kind in KINDS else 0.0
