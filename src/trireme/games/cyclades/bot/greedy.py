"""The greedy bot: it tries actions on copies of the state and bids for gods what their turns are worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.casualties import CASUALTY
from trireme.games.cyclades.battle.stages import RETREAT
from trireme.games.cyclades.bot.bidding import Bids
from trireme.games.cyclades.bot.trials import EPSILON, Trial, Trials
from trireme.games.cyclades.cards.sylph import SYLPH
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.phases.apollo import PROSPER
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD
from trireme.games.cyclades.phases.turn import ACT
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.state import ISLANDS, LAND, NO_BATTLE, NO_CARD, NONE, SEA, SEAS, State
from trireme.games.cyclades.units.groups import count_of, group_at, kinds_of, size
from trireme.games.cyclades.units.journeys import MOVE_ON, FleetsUnderWay, Journey
from trireme.games.cyclades.units.kinds import give_back
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove
from trireme.games.cyclades.units.movement import ends_of
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.engine.window import PASS
from trireme.kit.seats import Seat


class Greedy:
    """A deterministic bot: it gives the same answer in the same position, so it needs no random numbers."""

    def __init__(self, game: Cyclades) -> None:
        self.ruleset = game.ruleset
        self.trials = Trials(game)
        self.bids = Bids(self.trials)
        self.answer_to: dict[int, Callable[[State, Seat], int]] = {
            OFFER: self.bids.offer,
            OFFER_GOLD: self.bids.offer_gold,
            ACT: self.act,
            HOW_MANY: self.how_many,
            MOVE_ON: self.move_on,
            SYLPH: self.or_stop,
            RETREAT: self.retreat,
            PROSPER: self.prosper,
            CASUALTY: self.casualty,
        }

    def choose(self, game: Cyclades, state: State, seat: int, rng: Random) -> int:
        """Return a legal code for a seat. The bot uses no window that it need not use."""
        seat = Seat(seat)
        if not asked_by(state.stack[-1]) >> seat & 1:
            return PASS
        for advice in self.trials.advices:
            code = advice.answer(state, seat)
            if code != NO_CODE:
                return code
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
        move: ChosenMove = s.stack[-1][3]
        code, left, chosen = move.code, move.left, move.group
        journey = self.ruleset.journeys[move.journey]
        start = ends_of(code)[0] if code >= moves.MARCH else SEAS[(code - moves.SAIL) // 6]
        there = group_at(s, journey.element, start)
        group = self.best_group(s, seat, code, journey, left, there)
        legal = self.trials.legal(s, seat)
        if moves.AMOUNT <= legal[0] < moves.UNIT:
            return moves.AMOUNT + size(group)
        wanted = (moves.UNIT + kind for kind in kinds_of(group) if count_of(chosen, kind) < count_of(group, kind))
        return next((unit for unit in wanted if unit in legal), legal[-1])

    def best_group(self, s: State, seat: Seat, code: int, journey: Journey, left: int, there: int) -> int:
        """Return the units of a place that best make a step or a march."""
        trials, gold = self.trials, journey.due(s, seat, left)
        counts = range(size(journey.movable(there)), 0, -1)
        if code >= moves.MARCH:
            groups = trials.groups(s, code, journey, counts)
            marches = [trials.march(s, seat, code, journey, group, gold).worth for group in groups]
            return groups[marches.index(max(marches))]
        way = code - moves.SAIL
        start, to = SEAS[way // 6], self.ruleset.tables.step[way]
        found = []
        for count in counts:
            found.append(trials.voyage(s, seat, start, to, journey, count, gold, count))
            if left and s.holder[to] in (NONE, seat) and to != s.kraken:
                for beyond in trials.ways(s, seat, to, left):
                    if beyond != start:
                        found.append(trials.voyage(s, seat, start, beyond, journey, count, gold, count))
        return trials.parties.sent(journey, there, trials.best(found).code)

    def move_on(self, s: State, seat: Seat) -> int:
        group: FleetsUnderWay = s.stack[-1][3]
        sea, left, journey = group.sea, group.left, self.ruleset.journeys[group.journey]
        trials = self.trials
        still = Trial(trials.worth(s, seat) + EPSILON, moves.STOP, s)
        found = [still]
        if len(trials.legal(s, seat)) == 1:
            return moves.STOP
        for count in range(size(journey.movable(group_at(s, SEA, sea))), 0, -1):
            for to, way in trials.ways(s, seat, sea, left).items():
                found.append(trials.voyage(s, seat, sea, to, journey, count, 0, moves.ON + way % 6))
        return trials.best(found).code

    # Battles.

    def casualty(self, s: State, seat: Seat) -> int:
        """Return the unit that can best be spared. Units of other places are lost only if nothing else can be."""
        legal, order = self.trials.legal(s, seat), self.trials.parties.order[s.battle.element]
        return next((moves.UNIT + kind for kind in order if moves.UNIT + kind in legal), legal[0])

    def retreat(self, s: State, seat: Seat) -> int:
        """Compare each retreat with what the rest of the battle will bring on average."""
        kind = s.battle.element
        trials = self.trials
        odds = trials.outlook.clashes.fought(s)
        won = self.over(s, max(1, round(odds.attackers)), 0)
        held = self.over(s, 0, round(odds.defenders))
        stay = odds.wins * trials.worth(won, seat) + (1.0 - odds.wins) * trials.worth(held, seat)
        found = [Trial(stay + EPSILON, moves.STAY, None)]
        block = moves.ISLAND if kind == LAND else moves.SEA
        for code in trials.legal(s, seat)[1:]:
            after = self.gone(s, seat, code - block)
            found.append(Trial(trials.worth(after, seat), code, after))
        return trials.best(found).code

    def gone(self, s: State, seat: Seat, to: int) -> State:
        """Return the state after a side has retreated to a place."""
        kind, place, group = s.battle.element, s.battle.place, s.battle.attackers
        after = s.clone()
        after.battle = NO_BATTLE
        if seat == s.battle.attacker:
            come(after, kind, to, seat, group)
            return after
        there = group_at(s, kind, place)
        if kind == LAND:
            board.take_troops(after, ISLANDS[place], there)
        else:
            board.take_fleets(after, SEAS[place], there)
        self.taken(after, kind, place, s.battle.attacker, group)
        come(after, kind, to, seat, there)
        return after

    def over(self, s: State, attackers: int, units: int) -> State:
        """Return the state after the battle, with so many units left on each side."""
        kind, place, group = s.battle.element, s.battle.place, s.battle.attackers
        after = s.clone()
        after.battle = NO_BATTLE
        left = self.trials.parties.left(kind, group, min(attackers, size(group)))
        give_back(self.ruleset, after, kind, s.battle.attacker, group - left)
        self.trials.stand(after, kind, place, s.battle.defender, units)
        if left:
            self.taken(after, kind, place, s.battle.attacker, left)
        return after

    def taken(self, s: State, kind: int, place: int, seat: Seat, group: int) -> None:
        """Let the attackers take a place."""
        if kind == LAND:
            board.give_island(self.ruleset, s, ISLANDS[place], seat)
            s.figure[place] = NO_CARD
        come(s, kind, place, seat, group)


def come(s: State, kind: int, place: int, seat: Seat, group: int) -> None:
    """Add units to an island or a sea of their seat."""
    if kind == LAND:
        board.add_troops(s, ISLANDS[place], group)
    else:
        board.add_fleets(s, seat, SEAS[place], group)
