"""Estimate how a player will end, by playing their mat on alone to the final supply round in a few imagined futures.

A future says when supply rounds come and when disasters strike. It is drawn from what lies face down, with a random
stream of its own, so looking ahead neither reads nor moves the sealed stream. Tiles that are still to be won are not
drawn: the bot uses the average of their stack, because single tiles would make the estimate jump.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from trireme.games.peloponnes.phases.scoring import Scale, bonuses_at_scoring, scale_of
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.seats import Seat

FUTURES: Final = 6
"""How many futures are imagined."""
OVERBID: Final = 1
"""Coins above the minimum that a tile will cost when others bid too."""
WITHIN_REACH: Final = 0.8
"""Share of a stack's tiles of which a player can expect to win one. A solo player has a wider choice."""
WITHIN_REACH_SOLO: Final = 0.6
UNPAID: Final = 0.7
"""Prestige lost for each luxury good that is missing to pay for future buildings or to keep tiles."""
SURPLUS: Final = 0.08
"""A point of the higher of the two scores: it decides ties, and what is still to come may even the scores."""
SPARE_LUXURY: Final = 0.02
"""A luxury good left at the end."""


class Wish(NamedTuple):
    """What makes a tile attractive: the weight of each thing that it gives or costs."""

    prestige: float
    inhabitant: float
    wood: float
    stone: float
    food: float
    coin: float = 0.3
    price: float = -0.33
    cost: float = -0.2


FOR_PRESTIGE: Final = Wish(prestige=1.0, inhabitant=1.0, wood=0.3, stone=0.3, food=0.5)
FOR_POPULATION: Final = Wish(prestige=0.4, inhabitant=3.0, wood=0.3, stone=0.3, food=1.0)
FOR_FOOD: Final = Wish(prestige=0.2, inhabitant=0.5, wood=0.1, stone=0.1, food=3.0)


class Turn(NamedTuple):
    """One round to come."""

    supply: bool
    """A supply round interrupts it."""
    stack: str
    """The stack whose tiles are on offer; empty when bids are over."""
    income: bool
    strikes: tuple[int, ...]
    """Disasters that strike."""


Future = list[Turn]
FINAL_SUPPLY: Final = Turn(True, "", False, ())


class Typical(NamedTuple):
    """A tile as it comes on average."""

    price: float
    prestige: float
    inhabitants: float
    wood: float
    stone: float
    food: float
    coins_once: float
    luxury_once: float
    cost_wood: float
    cost_stone: float
    building: float
    """How often it is a building."""


class Mat(NamedTuple):
    """What one player has, summed up."""

    wood: float
    stone: float
    food: float
    coins: float
    luxury: float
    people: float
    prestige: float
    more_wood: float
    """Income of each round."""
    more_stone: float
    more_food: float
    more_coins: float
    more_luxury: float
    choice: int
    growth: int
    buildings: float
    terrains: float
    marked: tuple[Tile, ...]
    protects: int
    """Disasters that do not strike here, as a bit mask."""
    fish: int
    """Inhabitants who eat for nothing."""
    scale: Scale
    """How the paid buildings count at scoring."""
    bonuses: list[tuple[int, int]]
    """Prestige and inhabitants that can be taken at scoring; one of these pairs."""


class Outlook:
    """The tables of one game, ready for looking ahead."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.tables = ruleset.tables
        self.typical = {
            stack: [self._typical(tiles, wish) for wish in (FOR_PRESTIGE, FOR_POPULATION, FOR_FOOD)]
            for stack, tiles in ruleset.tables.stacks.items()
        }
        disasters = ruleset.tables.disasters
        self.earthquake = disasters.index("earthquake")
        self.drought = disasters.index("drought")
        self.plague = disasters.index("plague")
        self.decline = disasters.index("decline")
        self.known: tuple[object, ...] = ()
        self.imagined: list[Future] = []

    def _typical(self, tiles: Sequence[Tile], wish: Wish) -> Typical:
        """Return the mean of those tiles of a stack that a player with this wish would take."""
        tables = self.tables
        reach = WITHIN_REACH_SOLO if self.ruleset.solo else WITHIN_REACH
        overbid = self._usual_overbid()
        best = sorted(tiles, key=lambda tile: -self._attraction(tile, wish))[: max(1, int(len(tiles) * reach))]
        rows = [
            (
                tables.minimum[tile] + overbid,
                tables.prestige[tile],
                tables.people[tile],
                tables.income[tile][0],
                tables.income[tile][1],
                tables.income[tile][2] + tables.choice[tile],
                tables.once[tile][3],
                tables.once[tile][4],
                tables.cost_wood[tile],
                tables.cost_stone[tile],
                tables.is_building[tile],
            )
            for tile in best
        ]
        return Typical(*(sum(column) / len(best) for column in zip(*rows)))

    def _usual_overbid(self) -> float:
        """Return the coins above the minimum that a tile costs on average, by rivals or by the price of conquest."""
        ruleset = self.ruleset
        normal, conquest = ruleset.normal_row, ruleset.conquest_row
        rivals = 0 if ruleset.solo else OVERBID
        return (normal * rivals + conquest * ruleset.surcharge) / (normal + conquest)

    def _attraction(self, tile: Tile, wish: Wish) -> float:
        tables = self.tables
        wood, stone, food, coins, _ = tables.income[tile]
        return (
            wish.prestige * tables.prestige[tile]
            + wish.inhabitant * tables.people[tile]
            + wish.wood * wood
            + wish.stone * stone
            + wish.food * (food + tables.choice[tile])
            + wish.coin * (coins + tables.once[tile][3])
            + wish.price * tables.minimum[tile]
            + wish.cost * (tables.cost_wood[tile] + tables.cost_stone[tile])
        )

    def imagine(self, s: State) -> list[Future]:
        """Return the futures of a position, from the start of its round: the same for players who know the same."""
        known = (s.round, s.pile, tuple(s.chits), s.normal, s.conquest)
        if known != self.known:
            rng = Random(repr(known))
            self.known, self.imagined = known, [self._future(s, rng) for _ in range(FUTURES)]
        return self.imagined

    def _future(self, s: State, rng: Random) -> Future:
        tables, figures = self.tables, self.ruleset.figures
        chits = [kind for kind, total in enumerate(tables.chits) for _ in range(total - s.chits[kind])]
        rng.shuffle(chits)
        turned_up = s.chits[:]
        future: Future = []
        for number in range(s.round, tables.last_round + 1):
            stack = tables.stack_of_round[number - 1]
            if number == s.round:
                pile = list(s.pile)
                rng.shuffle(pile)
            elif stack != tables.stack_of_round[number - 2]:
                pile = list(tables.stacks[stack])
                rng.shuffle(pile)
            # What the later rounds of the same stack do not need comes up in this one.
            later = tables.stack_of_round[number:].count(stack) * (self.ruleset.normal_row + self.ruleset.conquest_row)
            supply = any(tables.supply[tile] for tile in pile[later:])
            del pile[later:]
            strikes = []
            to_come = min(figures.chits_per_round, number * figures.chits_per_round - sum(turned_up), len(chits))
            for _ in range(to_come):
                kind = chits.pop()
                turned_up[kind] += 1
                if kind < len(tables.disasters) and turned_up[kind] == figures.chits_to_trigger:
                    strikes.append(kind)
            future.append(Turn(supply, stack, True, tuple(strikes)))
        return [*future, FINAL_SUPPLY]

    def worth(self, s: State, seat: Seat, futures: list[Future]) -> float:
        """Return what this seat will probably score."""
        mat = self._mat(s, seat)
        return sum([self._play_out(mat, future) for future in futures]) / len(futures)

    def _mat(self, s: State, seat: Seat) -> Mat:
        tables = self.tables
        civilization = s.civilization[seat]
        wood, stone, food, coins, luxury = tables.civ_income[civilization]
        if self.ruleset.solo:
            wood += s.extra[0]
            stone += s.extra[1]
            food += s.extra[2]
        protects = tables.civ_protects[civilization]
        choice = 0
        prestige = sum(points(s, seat) for points in self.ruleset.more.prestige.values())
        for tile in s.buildings[seat] + s.terrains[seat]:
            income = tables.income[tile]
            wood += income[0]
            stone += income[1]
            food += income[2]
            coins += income[3]
            luxury += income[4]
            choice += tables.choice[tile]
            prestige += tables.prestige[tile]
            protects |= tables.protects[tile]
        paid, marked = s.buildings[seat], s.buildings[seat][:0]
        if s.marked[seat]:
            marked = tuple([tile for tile in paid if s.marked[seat] >> tile & 1])
            paid = tuple([tile for tile in paid if tile not in marked])
        return Mat(
            s.wood[seat], s.stone[seat], s.food[seat], s.coins[seat], s.luxury[seat], s.population[seat], prestige,
            wood, stone, food, coins, luxury, choice, tables.civ_people[civilization],
            len(s.buildings[seat]), len(s.terrains[seat]), marked, protects, self.ruleset.free_meals(s, seat),
            scale_of(self.ruleset, paid), bonuses_at_scoring(self.ruleset, s, seat),
        )  # fmt: skip

    def _play_out(self, mat: Mat, future: Future) -> float:
        """Return the score of a mat at the end of a future. Written flat: it is where the bot spends its time.

        Goods are fractions here, as typical tiles give them. Wood and stone below 0 are owed for typical buildings;
        what cannot be paid at last costs prestige.
        """
        tables, figures, treasury = self.tables, self.ruleset.figures, self.ruleset.treasury
        store_wood, store_stone = float(treasury.store_wood), float(treasury.store_stone)
        store_food = float(treasury.store_food)
        rate, boxes = figures.luxury_per_good, tables.people_income
        top = len(boxes) - 1
        (
            wood, stone, food, coins, luxury, people, prestige, more_wood, more_stone, more_food, more_coins,
            more_luxury, choice, growth, buildings, terrains, marked, protects, fish, scale, bonuses,
        ) = mat  # fmt: skip
        per_coin, per_inhabitant, best_from = scale
        for supply, stack, income, strikes in future:
            if supply:
                food -= people - fish if people > fish else 0.0
                if food < 0:
                    # Whoever has the luxury goods that let the higher score count does not eat them.
                    kept = float(best_from) if luxury >= best_from else 0.0
                    luxury += rate * food
                    food = 0.0
                    if luxury < kept:
                        people += (luxury - kept) / rate
                        luxury = kept
                if wood < 0:
                    luxury += rate * wood
                    wood = 0.0
                if stone < 0:
                    luxury += rate * stone
                    stone = 0.0
                for tile in marked:
                    coins += figures.marker_coins
                    wood -= tables.cost_wood[tile]
                    stone -= tables.cost_stone[tile]
                    missing = rate * ((wood if wood < 0 else 0) + (stone if stone < 0 else 0))
                    if luxury + missing >= 0:
                        luxury += missing
                        wood = wood if wood > 0 else 0.0
                        stone = stone if stone > 0 else 0.0
                        scale = scale_of(self.ruleset, [tile], scale)
                        per_coin, per_inhabitant, best_from = scale
                    else:
                        wood += tables.cost_wood[tile]
                        stone += tables.cost_stone[tile]
                        buildings -= 1
                        prestige -= tables.prestige[tile]
                        more_wood -= tables.income[tile][0]
                        more_stone -= tables.income[tile][1]
                        more_food -= tables.income[tile][2]
                        choice -= tables.choice[tile]
                marked = ()
            if stack:
                kinds = self.typical[stack]
                if food + 2 * more_food < people + 1 - fish:
                    kind = kinds[2]
                elif per_inhabitant * people <= prestige:
                    kind = kinds[1]
                else:
                    kind = kinds[0]
                (
                    price, its_prestige, inhabitants, its_wood, its_stone, its_food, coins_once, luxury_once,
                    cost_wood, cost_stone, building,
                ) = kind  # fmt: skip
                share = 1.0 if coins >= price else coins / price
                coins += share * (coins_once - price) + (1.0 - share) * figures.pass_coins
                prestige += share * its_prestige
                people += share * inhabitants
                more_wood += share * its_wood
                more_stone += share * its_stone
                more_food += share * its_food
                luxury += share * luxury_once
                wood -= share * cost_wood
                stone -= share * cost_stone
                buildings += share * building
                terrains += share * (1.0 - building)
            if income:
                people += growth
                box = boxes[int(people) if people < top else top]
                wood += more_wood
                stone += more_stone
                food += more_food
                coins += more_coins + box[0]
                luxury += more_luxury + box[1]
                if food < people:
                    food += choice
                else:
                    coins += choice
                if wood > store_wood:
                    luxury += wood - store_wood
                    wood = store_wood
                if stone > store_stone:
                    luxury += stone - store_stone
                    stone = store_stone
                if food > store_food:
                    luxury += food - store_food
                    food = store_food
            for disaster in strikes:
                if protects >> disaster & 1:
                    continue
                if disaster == self.plague:
                    people -= (people + 1) / figures.plague_fraction
                elif disaster == self.drought:
                    food -= food / figures.drought_fraction
                elif disaster == self.decline:
                    luxury -= min(luxury, figures.decline_luxury)
                elif disaster == self.earthquake:
                    wood -= buildings
                    stone -= buildings
                else:
                    food -= terrains
                    coins -= terrains
                    if food < 0:
                        luxury += rate * food
                        food = 0.0
                    if coins < 0:
                        luxury += rate * coins
                        coins = 0.0
            if luxury < 0:
                prestige += UNPAID * luxury
                luxury = 0.0
        prestige += coins / per_coin
        outlooks = []
        for points, added in bonuses:
            low, high = sorted((prestige + points, per_inhabitant * (people + added)))
            outlooks.append((high if best_from and luxury >= best_from else low) + SURPLUS * high)
        return max(outlooks) + SPARE_LUXURY * luxury
