"""A bot that plays sensibly and fast: it tries every answer on a copy and takes the one with the best outlook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from trireme.games.peloponnes import moves
from trireme.games.peloponnes.bot.outlook import Future, Outlook, Turn
from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.phases.bidding import BID_OR_PASS, HOW_MUCH, ChosenTile
from trireme.games.peloponnes.phases.bids import MOVE_OR_WITHDRAW, cheapest
from trireme.games.peloponnes.phases.disasters import KEEP_TILES, StrikingDisaster
from trireme.games.peloponnes.phases.income import CHOOSE_INCOME
from trireme.games.peloponnes.phases.placing import PAY_OR_MARK, may_place
from trireme.games.peloponnes.phases.scoring import SCORING
from trireme.games.peloponnes.phases.setup import CHOOSE_CIVILIZATION, EXTRA_INCOME
from trireme.games.peloponnes.phases.supply import FEED, FINISH_BUILDINGS
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.seats import Seat

# Solo play, as measured over some hundred games each: mean results differ by two points.
CIVILIZATIONS: Final = ("pylos", "korinth", "messene", "argos", "patras", "arkadia", "sparta")
FAVOURITE_GOODS: Final = ("stone", "food", "stone")


class Greedy:
    """A deterministic bot: the same position gets the same answer, so it needs no random stream."""

    def __init__(self, game: Peloponnes) -> None:
        self.ruleset = game.ruleset
        self.outlook = Outlook(game.ruleset)
        self.asides = [make(game.ruleset) for make in game.ruleset.more.asides]
        self.answer_to: dict[int, Callable[[State, Seat], int]] = {
            CHOOSE_CIVILIZATION: self.choose_civilization,
            EXTRA_INCOME: self.extra_income,
            BID_OR_PASS: self.bid_or_pass,
            HOW_MUCH: self.how_much,
            MOVE_OR_WITHDRAW: self.move_or_withdraw,
            PAY_OR_MARK: self.pay_or_mark,
            CHOOSE_INCOME: self.choose_income,
            KEEP_TILES: self.keep,
            FEED: self.feed,
            FINISH_BUILDINGS: self.finish,
        }

    def choose(self, game: Peloponnes, state: State, seat: int, rng: Random) -> int:
        """Return one legal code for this seat; for a module's own question, the answer that it suggests."""
        answer = self.answer_to.get(state.stack[-1][0])
        if answer is not None:
            return answer(state, Seat(seat))
        suggested = next(question.default for question in game.asks(state) if question.seat == seat)
        assert suggested is not None
        return suggested

    def _best(self, trials: Iterable[tuple[int, State]], seat: Seat, futures: list[Future]) -> int:
        """Return the code whose trial has the best outlook; the first of equals."""
        return max(trials, key=lambda trial: self.outlook.worth(trial[1], seat, futures))[0]

    # Futures from where the round stands.

    def _after_bids(self, s: State) -> list[Future]:
        return [[Turn(False, "", True, first.strikes), *rest] for first, *rest in self.outlook.imagine(s)]

    def _after_income(self, s: State) -> list[Future]:
        return [[Turn(False, "", False, first.strikes), *rest] for first, *rest in self.outlook.imagine(s)]

    def _after_supply(self, s: State) -> list[Future]:
        """Return the futures after this supply round: with the bids of the round, or with nothing more."""
        if s.stack[0][0] == SCORING:
            return [[]]
        return [[first._replace(supply=False), *rest] for first, *rest in self.outlook.imagine(s)]

    # Bids.

    def bid_or_pass(self, s: State, seat: Seat) -> int:
        """Try each aside with each bid that it leaves possible."""
        trials = self._bids(s, seat)
        for aside in self.asides:
            for code in aside.legal(s, seat):
                done = s.clone()
                aside.take(done, seat, code)
                trials += [(code, trial) for _, trial in self._bids(done, seat)]
        return self._best(trials, seat, self._after_bids(s))

    def _bids(self, s: State, seat: Seat) -> list[tuple[int, State]]:
        passed = s.clone()
        passed.coins[seat] += self.ruleset.figures.pass_coins
        trials = [(moves.PASS, passed)]
        for tile in self._open_tiles(s, seat, self.ruleset.treasury.purse(s, seat)):
            trials.append((moves.BID + tile, self._won(s, seat, tile, cheapest(self.ruleset, s, seat, tile))))
        return trials

    def how_much(self, s: State, seat: Seat) -> int:
        """Bid no more than needed: displaced players may move their coins or get them back with one more."""
        chosen: ChosenTile = s.stack[-1][3]
        return moves.AMOUNT + cheapest(self.ruleset, s, seat, chosen.tile)

    def move_or_withdraw(self, s: State, seat: Seat) -> int:
        coins = s.bid_coins[seat]
        back = s.clone()
        back.coins[seat] += coins
        withdrawn = back.clone()
        withdrawn.coins[seat] += self.ruleset.figures.withdraw_coins
        trials = [(moves.WITHDRAW, withdrawn)]
        trials += [(moves.MOVE + tile, self._won(back, seat, tile, coins)) for tile in self._open_tiles(s, seat, coins)]
        return self._best(trials, seat, self._after_bids(s))

    def _open_tiles(self, s: State, seat: Seat, coins: int) -> list[Tile]:
        """Return tiles that these coins can win."""
        needs = self.ruleset.tables.needs
        return [
            tile
            for tile in (*s.normal, *s.conquest)
            if needs[tile] <= s.population[seat]
            and not (tile in s.conquest and tile in s.bid_tile)
            and cheapest(self.ruleset, s, seat, tile) <= coins
        ]

    def _won(self, s: State, seat: Seat, tile: Tile, coins: int) -> State:
        """Return the tile won for these coins and placed, if it can be."""
        ruleset, tables, treasury = self.ruleset, self.ruleset.tables, self.ruleset.treasury
        trial = s.clone()
        treasury.pay(trial, seat, coins=coins)
        if not tables.is_building[tile]:
            if may_place(ruleset, trial, seat, tile):
                trial.terrains[seat] += (tile,)
                self._once(trial, seat, tile)
        elif treasury.can_pay(trial, seat, tables.cost_wood[tile], tables.cost_stone[tile]):
            self._build(trial, seat, tile, moves.PAY)
        elif treasury.can_pay(trial, seat, coins=ruleset.figures.marker_coins):
            self._build(trial, seat, tile, moves.MARK)
        return trial

    # The rest of a round.

    def pay_or_mark(self, s: State, seat: Seat) -> int:
        """Try both. A building goes to the box only if there is no other answer."""
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        tile = s.bid_tile[seat]
        codes = []
        if treasury.can_pay(s, seat, tables.cost_wood[tile], tables.cost_stone[tile]):
            codes.append(moves.PAY)
        if treasury.can_pay(s, seat, coins=self.ruleset.figures.marker_coins):
            codes.append(moves.MARK)
        if len(codes) < 2:
            return codes[0] if codes else moves.BOX
        return self._best(
            [(code, self._build(s.clone(), seat, tile, code)) for code in codes], seat, self._after_bids(s)
        )

    def _build(self, s: State, seat: Seat, tile: Tile, code: int) -> State:
        tables, treasury = self.ruleset.tables, self.ruleset.treasury
        if code == moves.PAY:
            treasury.pay(s, seat, tables.cost_wood[tile], tables.cost_stone[tile])
        else:
            treasury.pay(s, seat, coins=self.ruleset.figures.marker_coins)
            s.marked[seat] |= 1 << tile
        s.buildings[seat] += (tile,)
        self._once(s, seat, tile)
        return s

    def _once(self, s: State, seat: Seat, tile: Tile) -> None:
        tables = self.ruleset.tables
        s.population[seat] += tables.people[tile]
        self.ruleset.treasury.gain(s, seat, *tables.once[tile])

    def choose_income(self, s: State, seat: Seat) -> int:
        trials = []
        for good in self.ruleset.figures.choice_income:
            kind = moves.GOODS.index(good)
            trial = s.clone()
            self.ruleset.treasury.gain(trial, seat, kind == 0, kind == 1, kind == 2, kind == 3, 0)
            trials.append((moves.TAKE + kind, trial))
        return self._best(trials, seat, self._after_income(s))

    def keep(self, s: State, seat: Seat) -> int:
        """Keep the best tiles, as many as are worth their cost, with those that are chosen already."""
        futures = self._after_income(s)
        striking: StrikingDisaster = s.stack[-1][3]
        earthquake = striking.disaster == self.outlook.earthquake
        row = s.buildings[seat] if earthquake else s.terrains[seat]
        # The worse the outlook without it, the better the tile.
        ranked = sorted(row, key=lambda tile: self.outlook.worth(self._lost(s, seat, [tile]), seat, futures))
        chosen = s.chosen[seat]
        kept = [tile for tile in ranked if chosen >> tile & 1]
        free = [tile for tile in ranked if not chosen >> tile]
        figures = self.ruleset.figures
        price = (0, 0, figures.tempest_food_per_terrain, figures.tempest_coins_per_terrain)
        if earthquake:
            price = (figures.earthquake_wood_per_building, figures.earthquake_stone_per_building, 0, 0)
        trials = []
        for more in range(len(free), -1, -1):
            tiles = kept + free[:more]
            cost = [each * len(tiles) for each in price]
            if self.ruleset.treasury.can_pay(s, seat, *cost):
                trial = self._lost(s, seat, [tile for tile in row if tile not in tiles])
                self.ruleset.treasury.pay(trial, seat, *cost)
                trials.append((more, trial))
        return next_of(s, seat, moves.KEEP, free[: self._best(trials, seat, futures)])

    def _lost(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> State:
        """Return a state without these tiles. Coins on marked ones come back."""
        trial = s.clone()
        trial.buildings[seat] = tuple(tile for tile in s.buildings[seat] if tile not in tiles)
        trial.terrains[seat] = tuple(tile for tile in s.terrains[seat] if tile not in tiles)
        for tile in tiles:
            if s.marked[seat] >> tile & 1:
                trial.marked[seat] &= ~(1 << tile)
                trial.coins[seat] += self.ruleset.figures.marker_coins
        return trial

    # Supply rounds.

    def feed(self, s: State, seat: Seat) -> int:
        """Feed all that the food allows, and more with luxury goods unless they have better uses."""
        figures, treasury = self.ruleset.figures, self.ruleset.treasury
        people = s.population[seat]
        fish = self.ruleset.free_meals(s, seat)
        low = min(s.food[seat] // figures.food_per_inhabitant + fish, people)
        high = min(people, low + s.luxury[seat] // figures.luxury_per_good)
        trials = []
        for fed in range(high, low - 1, -1):
            trial = s.clone()
            treasury.pay(trial, seat, food=max(0, fed - fish) * figures.food_per_inhabitant)
            trial.population[seat] = fed
            trials.append((moves.AMOUNT + fed, self._finished(trial, seat, self._payable(trial, seat))))
        return self._best(trials, seat, self._after_supply(s))

    def _payable(self, s: State, seat: Seat) -> list[Tile]:
        """Return marked buildings that can be paid together, most prestige first."""
        tables = self.ruleset.tables
        tiles: list[Tile] = []
        for tile in sorted(self.ruleset.marked(s, seat), key=lambda tile: -tables.prestige[tile]):
            if self._can_finish(s, seat, [*tiles, tile]):
                tiles.append(tile)
        return tiles

    def finish(self, s: State, seat: Seat) -> int:
        """Finish the marked buildings that leave the best outlook, with those chosen already."""
        chosen, marked = s.chosen[seat], self.ruleset.marked(s, seat)
        paid = [tile for tile in marked if chosen >> tile & 1]
        free = [tile for tile in marked if not chosen >> tile]
        sets = [(*paid, *tiles) for count in range(len(free), -1, -1) for tiles in combinations(free, count)]
        trials = [
            (number, self._finished(s.clone(), seat, tiles))
            for number, tiles in enumerate(sets)
            if self._can_finish(s, seat, tiles)
        ]
        return next_of(s, seat, moves.FINISH, sets[self._best(trials, seat, self._after_supply(s))])

    def _cost(self, tiles: Sequence[Tile]) -> tuple[int, int]:
        tables = self.ruleset.tables
        return sum(tables.cost_wood[tile] for tile in tiles), sum(tables.cost_stone[tile] for tile in tiles)

    def _can_finish(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> bool:
        return self.ruleset.treasury.can_pay(s, seat, *self._cost(tiles))

    def _finished(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> State:
        """Return a state with these marked buildings paid and the others given up."""
        self.ruleset.treasury.pay(s, seat, *self._cost(tiles))
        trial = self._lost(s, seat, [tile for tile in self.ruleset.marked(s, seat) if tile not in tiles])
        trial.coins[seat] += len(tiles) * self.ruleset.figures.marker_coins
        trial.marked[seat] = 0
        return trial

    # Solo play.

    def choose_civilization(self, s: State, seat: Seat) -> int:
        ids = self.ruleset.tables.civilization_ids
        left = [id for id in (*CIVILIZATIONS, *ids) if id in ids and id not in self.ruleset.series]
        return moves.CIVILIZATION + ids.index(left[0])

    def extra_income(self, s: State, seat: Seat) -> int:
        return moves.EXTRA + moves.GOODS.index(FAVOURITE_GOODS[sum(s.extra) % len(FAVOURITE_GOODS)])


def next_of(s: State, seat: Seat, base: int, tiles: Iterable[Tile]) -> int:
    """Return the next step of a run that names these tiles in the order of their numbers, or done."""
    last = s.chosen[seat].bit_length() - 1
    return min((base + tile for tile in tiles if tile > last), default=moves.DONE)
