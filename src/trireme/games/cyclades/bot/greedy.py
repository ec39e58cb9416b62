"""A bot that knows what wins: it tries what it could do on copies, and bids for gods what their turn is worth to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trireme.games.cyclades import board, frames, moves
from trireme.games.cyclades.battle.strength import defence
from trireme.games.cyclades.bot.bidding import Bids
from trireme.games.cyclades.bot.trials import EPSILON, Trial, Trials
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.readers import attacker_of, of_how_many, of_move_on
from trireme.games.cyclades.state import ATTACKERS, ELEMENT, ISLANDS, LAND, NO_CARD, NONE, SEAS, State
from trireme.games.cyclades.units.groups import fleets_in, size
from trireme.kit.seats import NOBODY, Seat
from trireme.kit.window import PASS


class Greedy:
    """Deterministic: the same position gets the same answer, so it needs no random stream."""

    def __init__(self, game: Cyclades) -> None:
        self.setting = game.setting
        self.trials = Trials(game)
        self.bids = Bids(self.trials)
        self.answer_to: dict[int, Callable[[State, Seat], int]] = {
            frames.OFFER: self.bids.offer,
            frames.OFFER_GOLD: self.bids.offer_gold,
            frames.ACT: self.act,
            frames.HOW_MANY: self.how_many,
            frames.MOVE_ON: self.move_on,
            frames.SYLPH: self.or_stop,
            frames.RETREAT: self.retreat,
            frames.PROSPER: self.prosper,
        }

    def choose(self, game: Cyclades, state: State, seat: int, rng: Random) -> int:
        """One legal code for this seat; it never uses what it may and need not."""
        seat = Seat(seat)
        if not state.stack[-1][2] >> seat & 1:
            return PASS
        answer = self.answer_to.get(state.stack[-1][0])
        if answer is not None:
            return answer(state, seat)
        return self.trials.best(self.trials.answers(state, seat)).code

    def act(self, s: State, seat: Seat) -> int:
        return self.trials.action(s, seat, set()).code

    def or_stop(self, s: State, seat: Seat) -> int:
        still, *others = self.trials.answers(s, seat)
        best = max(others, key=lambda trial: trial.worth, default=still)
        return best.code if best.worth > still.worth + EPSILON else moves.STOP

    def prosper(self, s: State, seat: Seat) -> int:
        found = []
        for code in self.trials.legal(s, seat):
            after = s.clone()
            after.prosperity[code - moves.ISLAND] += 1
            found.append(Trial(self.trials.worth(after, seat), code, after))
        return self.trials.best(found).code

    # Moves.

    def how_many(self, s: State, seat: Seat) -> int:
        code, journey, left, _ = of_how_many(s.stack[-1])
        trials = self.trials
        legal = trials.legal(s, seat)
        if legal[0] >= moves.UNIT:
            return legal[0]  # Of several kinds all go, one after the other, then it is done.
        gold = self.setting.journeys[journey].due(s, seat, left)
        if code >= moves.MARCH:
            most = legal[-1] - moves.AMOUNT
            found = [
                trials.march(s, seat, code, count, gold)._replace(code=moves.AMOUNT + count)
                for count in range(most, 0, -1)
            ]
            return trials.best(found).code
        way = code - moves.SAIL
        start, to = SEAS[way // 6], self.setting.tables.step[way]
        found = []
        for count in range(legal[-1] - moves.AMOUNT, 0, -1):
            found.append(trials.voyage(s, seat, start, to, count, gold, moves.AMOUNT + count))
            if left and s.holder[to] in (NONE, seat) and to != s.kraken:
                for beyond in trials.ways(s, seat, to, left):
                    if beyond != start:
                        found.append(trials.voyage(s, seat, start, beyond, count, gold, moves.AMOUNT + count))
        return trials.best(found).code

    def move_on(self, s: State, seat: Seat) -> int:
        sea, left, _ = of_move_on(s.stack[-1])
        trials = self.trials
        still = Trial(trials.worth(s, seat) + EPSILON, moves.STOP, s)
        found = [still]
        if len(trials.legal(s, seat)) == 1:
            return moves.STOP
        for count in range(fleets_in(s, sea), 0, -1):
            for to, way in trials.ways(s, seat, sea, left).items():
                found.append(trials.voyage(s, seat, sea, to, count, 0, moves.ON + way % 6))
        return trials.best(found).code

    # Battles.

    def retreat(self, s: State, seat: Seat) -> int:
        """To stay is worth what the rest of the battle will bring on average."""
        kind, attacker, attackers = s.battle[ELEMENT], attacker_of(s), size(s.battle[ATTACKERS])
        trials = self.trials
        units, guards, bonus = defence(self.setting, s)
        odds = trials.outlook.battles.odds(attackers, units, guards, bonus)
        won = self.over(s, max(1, round(odds.attackers)), 0)
        held = self.over(s, 0, round(odds.defenders))
        stay = odds.wins * trials.worth(won, seat) + (1.0 - odds.wins) * trials.worth(held, seat)
        found = [Trial(stay + EPSILON, moves.STAY, None)]
        block = moves.ISLAND if kind == LAND else moves.SEA
        for code in trials.legal(s, seat)[1:]:
            after = self.over(s, 0, units) if seat == attacker else self.over(s, attackers, 0)
            count = attackers if seat == attacker else units
            if kind == LAND:
                after.troops[code - block] += count
                after.troops_left[seat] -= count
            else:
                board.add_fleets(after, seat, SEAS[code - block], count)
                after.fleets_left[seat] -= count
            found.append(Trial(trials.worth(after, seat), code, after))
        return trials.best(found).code

    def over(self, s: State, attackers: int, units: int) -> State:
        """The battle as it may end."""
        setting = self.setting
        kind, place, _, group, defender = s.battle[:5]
        attacker = attacker_of(s)
        before = size(group)
        after = s.clone()
        after.battle = []
        if kind == LAND:
            after.troops_left[attacker] += before - attackers
            if defender != NOBODY:
                after.troops_left[defender] += s.troops[place] - units
            after.troops[place] = units
            if attackers:
                board.give_island(setting, after, ISLANDS[place], attacker)
                after.troops[place] = attackers
                after.figure[place] = NO_CARD
            return after
        after.fleets_left[attacker] += before - attackers
        after.fleets_left[defender] += s.fleets[place] - units
        after.fleets[place] = units
        if not units:
            after.navy[defender] &= ~(1 << place)
            after.holder[place] = NOBODY
            if attackers:
                board.add_fleets(after, attacker, SEAS[place], attackers)
        return after
