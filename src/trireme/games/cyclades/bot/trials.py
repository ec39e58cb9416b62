"""The search of the bot: it tries the actions of a turn on copies and tells what each is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from copy import copy
from typing import Final, NamedTuple

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.strength import guards_of, sea_bonus
from trireme.games.cyclades.bot.advice import advices_of
from trireme.games.cyclades.bot.outlook import Outlook
from trireme.games.cyclades.bot.parties import Parties
from trireme.games.cyclades.bot.prospects import ALL, VICTORY
from trireme.games.cyclades.cards.aimed import TARGET
from trireme.games.cyclades.cards.chimera import CHIMERA
from trireme.games.cyclades.cards.cyclops import CYCLOPS_TYPE
from trireme.games.cyclades.cards.pegasus import PEGASUS
from trireme.games.cyclades.cards.polyphemus import PUSH
from trireme.games.cyclades.cards.siren import SIREN_FLEET
from trireme.games.cyclades.cards.sylph import SYLPH, SylphTurn
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.gods.recruit import GIFT_PLACE
from trireme.games.cyclades.last_island import would_win
from trireme.games.cyclades.metropolis import GIVE_BUILDING, SITE
from trireme.games.cyclades.phases.turn import ACT
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.state import ISLANDS, LAND, NO_CARD, NO_GOD, NO_SEA, NONE, SEA, SEAS, Sea, State
from trireme.games.cyclades.units.groups import fleets_in, group_at, size, troops_on
from trireme.games.cyclades.units.journeys import Journey, journey_of
from trireme.games.cyclades.units.kinds import give_back
from trireme.games.cyclades.units.marching import MoveFleets, MoveTroops
from trireme.games.cyclades.units.movement import ends_of, march
from trireme.kit.engine.frames import Ask
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

EPSILON: Final = 0.05
"""The least that an action must bring."""
FIRST: Final = 15.0
"""Bonus of an attack that wins, so that it comes before anything else that its gold could buy."""
LONGEST: Final = 6
"""The most actions of a turn that are planned."""
WITHIN: Final = frozenset(
    {
        GIFT_PLACE,
        TARGET,
        CYCLOPS_TYPE,
        SIREN_FLEET,
        PEGASUS,
        SYLPH,
        CHIMERA,
        GIVE_BUILDING,
        SITE,
    }
)
"""Questions within a turn that a plan answers. Where it may stop, as with the Kraken and the Sphinx, it does."""


class Trial(NamedTuple):
    worth: float
    code: int
    after: State | None
    """The state afterwards; None where dice decide."""


class Trials:
    """Tries actions and answers with the real rules. Battles are only estimated."""

    def __init__(self, game: Cyclades) -> None:
        self.game = copy(game)
        self.game.explicit = True  # Nothing is drawn in a trial: it ends where chance would decide.
        self.ruleset = game.ruleset
        self.outlook = Outlook(game.ruleset)
        self.advices = advices_of(self)
        self.outlook.advices = self.advices
        self.parties = Parties(game.ruleset, self.advices)
        self.within = WITHIN.union(*(advice.questions() for advice in self.advices))
        self.marching: dict[int, Journey] = {}
        """The journey by which troops march with each god."""
        self.sailing: dict[int, Journey] = {}
        """The journey by which fleets sail with each god."""
        for god in game.ruleset.gods:
            for action in god.allows():
                if issubclass(action, MoveTroops):
                    self.marching[god.number] = journey_of(game.ruleset, action.by)
                elif issubclass(action, MoveFleets):
                    self.sailing[god.number] = journey_of(game.ruleset, action.by)
        self.winged = journey_of(game.ruleset, "ares")
        """The journey of troops that fly, and of any march that costs nothing."""
        self.afloat = journey_of(game.ruleset, "poseidon")
        """The journey of fleets that sail for nothing."""
        self.steps: list[Ask[State] | None] = [step if isinstance(step, Ask) else None for step in game.steps]

    def legal(self, s: State, seat: Seat) -> list[int]:
        step = self.steps[s.stack[-1][0]]
        assert step is not None
        return step.legal(s, seat)

    def worth(self, s: State, seat: Seat) -> float:
        """Return the worth of a position, with attacks that the seat can still make in this turn."""
        acting = 0
        if s.god != NO_GOD and s.offer_seat[s.god] == seat:
            march = self.marching.get(s.god)
            if march is not None and s.gold[seat] >= march.due(s, seat, 0):
                acting = ALL
            else:
                acting = self.outlook.raids(s, seat)
        return self.outlook.worth(s, seat, acting)

    def as_march(self, s: State, code: int) -> tuple[int, Journey] | None:
        """Return the march that an action stands for, and its journey; None if it is no march."""
        if moves.MARCH <= code < moves.DIE:
            return code, self.marching.get(s.god, self.winged)
        for advice in self.advices:
            if found := advice.march(code):
                return found
        return None

    def played(self, s: State, code: int, seat: Seat) -> State:
        """Return a copy in which a seat has played a code. The seat is named because windows may be open to others."""
        after = s.clone()
        self.game.play(after, code, seat)
        return after

    def best(self, trials: Iterable[Trial]) -> Trial:
        """Return the best trial, the first among equals."""
        return max(trials, key=lambda trial: trial.worth)

    # What follows from an answer.

    def settled(self, s: State, seat: Seat) -> Trial:
        """Answer all questions before the next action as well as possible, and return the result."""
        while self.is_asked(s, seat) and s.stack[-1][0] == PUSH:
            self.game.play(s, self.legal(s, seat)[0], seat)
        if not self.is_asked(s, seat) or s.stack[-1][0] not in self.within:
            return Trial(self.worth(s, seat), moves.STOP, s)
        return self.best(self.answers(s, seat))

    def is_asked(self, s: State, seat: Seat) -> bool:
        """Return whether the question on top is put to a seat."""
        step = self.steps[s.stack[-1][0]] if s.stack else None
        return step is not None and asked_by(s.stack[-1]) >> seat & 1 == 1

    def answers(self, s: State, seat: Seat) -> Iterator[Trial]:
        """Yield all sensible answers to the question on top, apart from offerings and retreats."""
        kind = s.stack[-1][0]
        if kind == ACT:
            yield from self.actions(s, seat)
        elif kind == SYLPH:
            turn: SylphTurn = s.stack[-1][3]
            yield Trial(self.worth(s, seat), moves.STOP, s)
            for _, trial in self.voyages(s, seat, s.navy[seat], turn.left, 0):
                yield trial
        else:
            for code in self.targets(s, seat):
                if moves.MARCH <= code < moves.DIE:
                    yield from self.marches(s, seat, code, self.winged, 0)
                else:
                    worth, _, after = self.settled(self.played(s, code, seat), seat)
                    yield Trial(worth, code, after)

    def targets(self, s: State, seat: Seat) -> list[int]:
        """Return the sensible answers. For the Kraken, these are seas with fleets of others, if there are any."""
        codes = self.legal(s, seat)
        for advice in self.advices:
            codes = advice.sensible(s, seat, codes)
        if s.stack[-1][0] == TARGET and codes[0] >= moves.SEA:
            with_fleets = [code for code in codes if s.holder[code - moves.SEA] not in (NONE, seat)]
            return with_fleets or codes[:1]
        return codes

    # Turns.

    def turn(self, s: State, seat: Seat) -> float:
        """Return the worth of a turn whose first question is on top."""
        worth, _, after = self.settled(s, seat)
        dull: set[int] = set()
        for _ in range(LONGEST):
            if after is None or not after.stack or after.stack[-1][0] != ACT:
                break
            worth, code, after = self.action(after, seat, dull)
            if code == moves.END:
                break
        return worth

    def action(self, s: State, seat: Seat, dull: set[int]) -> Trial:
        """Return the best action; if none brings anything, a promising attack or the end of the turn.

        Creatures, new fleets and voyages that bring nothing are dull: a plan does not try them again.
        """
        still = self.worth(s, seat) + EPSILON
        best: Trial | None = None
        for trial in self.actions(s, seat, dull, still):
            if trial.worth > still:
                if best is None or trial.worth > best.worth:
                    best = trial
            elif moves.CALL <= trial.code < moves.SWAP or moves.FLEET <= trial.code < moves.BUILD:
                dull.add(trial.code)
        if best is not None:
            return best
        attacks = []
        for code in self.legal(s, seat):
            marched = self.as_march(s, code)
            if marched is not None and s.owner[ends_of(marched[0])[1]] != seat:
                way, journey = marched
                gold = journey.due(s, seat, 0)
                for group in self.groups(s, way, journey, self.counts(s, way, journey)):
                    attacks.append(self.march(s, seat, way, journey, group, gold, last=True)._replace(code=code))
        return self.best([Trial(self.outlook.worth(s, seat) + EPSILON, moves.END, s), *attacks])

    def actions(self, s: State, seat: Seat, dull: set[int] | None = None, still: float = -VICTORY) -> Iterator[Trial]:
        """Try all actions but the end of the turn and the gamble of Zeus' exchange."""
        dull = set() if dull is None else dull
        sail = self.sailing.get(s.god)
        starts = 0
        islands = 0
        for code in self.legal(s, seat):
            if code == moves.END or moves.SWAP <= code < moves.TROOP or code in dull:
                continue
            marched = self.as_march(s, code)
            if marched is not None:
                way, journey = marched
                for trial in self.marches(s, seat, way, journey, journey.due(s, seat, 0)):
                    yield trial._replace(code=code)
            elif moves.SAIL <= code < moves.PUSH:
                starts |= 1 << (code - moves.SAIL) // 6
            else:
                if moves.BUILD <= code < moves.SELL:
                    bit = 1 << self.ruleset.tables.slot_island[code - moves.BUILD]
                    code = self.slot(s, code)
                    if islands & bit:
                        continue
                    islands |= bit
                worth, _, after = self.settled(self.played(s, code, seat), seat)
                yield Trial(worth, code, after)
        if starts and sail is not None:
            for way, trial in self.voyages(s, seat, starts, sail.steps, sail.price, sail, dull):
                if trial.worth <= still:
                    dull.add(way)
                yield trial

    def slot(self, s: State, code: int) -> int:
        """Return a free slot of the same island, if possible one that no Metropolis would cover."""
        tables = self.ruleset.tables
        island = tables.slot_island[code - moves.BUILD]
        free = [
            slot
            for slot in tables.slots_of[island]
            if not s.built[slot] and not board.is_covered(self.ruleset, s, slot)
        ]
        return moves.BUILD + min(free, key=lambda slot: tables.covered[island] >> slot & 1)

    def begun(self, s: State, seat: Seat, gold: int) -> State:
        """Return a copy in which the question on top is answered with a move, and the move is paid."""
        after = s.clone()
        after.stack.pop()
        after.open = 0
        after.gold[seat] -= gold
        return after

    # Troops.

    def marches(self, s: State, seat: Seat, code: int, journey: Journey, gold: int) -> Iterator[Trial]:
        for group in self.groups(s, code, journey, self.counts(s, code, journey)):
            yield self.march(s, seat, code, journey, group, gold)

    def groups(self, s: State, code: int, journey: Journey, counts: Iterable[int]) -> list[int]:
        """Return groups that may march, for each of some counts."""
        start, to = ends_of(code)
        there = group_at(s, LAND, start)
        if s.owner[to] == s.owner[start] or not (troops_on(s, to) or guards_of(self.ruleset, s, to)):
            return [self.parties.sent(journey, there, count) for count in counts]
        return [group for count in counts for group in self.parties.armies(journey, there, count)]

    def counts(self, s: State, code: int, journey: Journey) -> list[int]:
        """Return the numbers of troops to try a march with: one, all but one, and all."""
        most = size(journey.movable(group_at(s, LAND, ends_of(code)[0])))
        return sorted({1, most - 1, most} - {0})

    def march(
        self, s: State, seat: Seat, code: int, journey: Journey, group: int, gold: int, last: bool = False
    ) -> Trial:
        """Try a march that joins troops or lands on an island. If `last`, the turn is then over."""
        ruleset = self.ruleset
        worth = self.outlook.worth
        start, to = ends_of(code)
        if self.outlook.closed(s, seat) >> to & 1:
            return Trial(-VICTORY, code, None)  # They could only pass on.
        after = self.begun(s, seat, 0)
        if gold:
            journey.pay(after, seat, 0)
        guards = guards_of(ruleset, s, to)
        if s.owner[to] == seat or not (troops_on(s, to) or guards):
            march(ruleset, after, seat, start, to, group, journey)
            bare = s.owner[to] != seat and self.outlook.gives_up(after, seat, start)
            if bare and not self.outlook.has_enough(after, seat):
                return Trial(-VICTORY, code, after)
            self.game.proceed(after)
            settled = self.settled(after, seat)
            if last and settled.after is not None:
                return Trial(worth(settled.after, seat), code, settled.after)
            return settled._replace(code=code)
        odds = self.outlook.clashes.landing(s, seat, group, to)
        board.take_troops(after, start, group)
        held = after.clone()
        give_back(ruleset, held, LAND, seat, group)
        self.stand(held, LAND, to, s.owner[to], round(odds.defenders))
        self.stand(after, LAND, to, s.owner[to], 0)
        alive = self.parties.left(LAND, group, max(1, round(odds.attackers)))
        give_back(ruleset, after, LAND, seat, group - alive)
        board.give_island(ruleset, after, to, seat)
        board.add_troops(after, to, alive)
        if guards:
            after.figure[to] = NO_CARD
        won = worth(after, seat)
        loser = s.owner[to]
        if self.outlook.has_enough(after, seat):
            won += FIRST
        elif loser != NOBODY and s.land[loser] == 1 << to and would_win(ruleset, s, seat, to):
            won += VICTORY + FIRST
        elif self.outlook.gives_up(after, seat, start):
            won = -VICTORY
        return Trial(odds.wins * won + (1.0 - odds.wins) * worth(held, seat), code, None)

    def stand(self, s: State, element: int, place: int, owner: Seat, count: int) -> None:
        """Leave only so many units in a place."""
        there = group_at(s, element, place)
        gone = there - self.parties.left(element, there, min(count, size(there)))
        if element == LAND:
            board.take_troops(s, ISLANDS[place], gone)
        elif gone:
            board.take_fleets(s, SEAS[place], gone)
        if owner != NOBODY:
            give_back(self.ruleset, s, element, owner, gone)

    # Fleets.

    def voyages(
        self,
        s: State,
        seat: Seat,
        starts: int,
        steps: int,
        gold: int,
        journey: Journey | None = None,
        dull: Set[int] = frozenset(),
    ) -> Iterator[tuple[int, Trial]]:
        """Try voyages to every sea within reach, from each sea of a mask, with all fleets or one.

        Each has a number, below all codes, by which it can be dull. Of voyages after which the same seas are held, only
        the first is tried.
        """
        by = self.afloat if journey is None else journey
        worthwhile, own = self.worthwhile(s, seat), s.navy[seat]
        seen = {own}
        for start in bits(starts, SEAS):
            ways = self.ways(s, seat, start, steps)
            there = group_at(s, SEA, start)
            for count in sorted({1, size(by.movable(there))}):
                left = own if count < size(there) else own & ~(1 << start)
                for to, way in ways.items():
                    number = -1 - to - moves.BLOCK * (2 * start + (count > 1))
                    if not worthwhile >> to & 1 or number in dull:
                        continue
                    if s.holder[to] in (NONE, seat):
                        held = left | 1 << to
                        if held in seen:
                            continue
                        seen.add(held)
                    yield number, self.voyage(s, seat, start, to, by, count, gold, moves.SAIL + way)

    def worthwhile(self, s: State, seat: Seat) -> int:
        """Return the seas that are worth a voyage, as a mask: trade spaces, coasts of others and fleets of others."""
        tables = self.ruleset.tables
        mask = tables.trade_seas & ~s.navy[seat]
        for island, owner in enumerate(s.owner):
            if owner != seat:
                mask |= tables.coast[island]
        for each, navy in enumerate(s.navy):
            if each != seat:
                mask |= navy
        return mask

    def ways(self, s: State, seat: Seat, start: Sea, steps: int) -> dict[Sea, int]:
        """Return the seas that fleets can reach, each with the first step there as 6 * sea + direction."""
        step = self.ruleset.tables.step
        barred = board.closed_seas(self.ruleset, s, seat)
        if s.kraken != NO_SEA:
            barred |= 1 << s.kraken
        barred |= 1 << start
        found: dict[Sea, int] = {}
        edge = [(start, NONE)]
        for _ in range(steps):
            further = []
            for sea, first in edge:
                for way in range(6 * sea, 6 * sea + 6):
                    to = step[way]
                    if to < 0 or barred >> to & 1:
                        continue
                    barred |= 1 << to
                    found[to] = way if first == NONE else first
                    if s.holder[to] in (NONE, seat):
                        further.append((to, found[to]))
            edge = further
        return found

    def voyage(
        self, s: State, seat: Seat, start: Sea, to: Sea, journey: Journey, count: int, gold: int, code: int
    ) -> Trial:
        """Try a voyage of a group to a sea, with a battle if another player's fleets are there."""
        after = self.begun(s, seat, gold)
        group = self.parties.sent(journey, group_at(s, SEA, start), count)
        board.take_fleets(after, start, group)
        other = s.holder[to]
        if other in (NONE, seat):
            board.add_fleets(after, seat, to, group)
            self.game.proceed(after)
            return Trial(self.worth(after, seat), code, after)
        odds = self.outlook.clashes.battles.odds(count, fleets_in(s, to), 0, sea_bonus(self.ruleset, s, to, other))
        held = after.clone()
        give_back(self.ruleset, held, SEA, seat, group)
        self.stand(held, SEA, to, other, round(odds.defenders))
        self.stand(after, SEA, to, other, 0)
        alive = self.parties.left(SEA, group, max(1, round(odds.attackers)))
        give_back(self.ruleset, after, SEA, seat, group - alive)
        board.add_fleets(after, seat, to, alive)
        return Trial(odds.wins * self.worth(after, seat) + (1.0 - odds.wins) * self.worth(held, seat), code, None)
