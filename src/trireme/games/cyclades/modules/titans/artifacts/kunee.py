"""The Kunee: a bridge of the fleets of others, and ways past their territories (TIT-AEF-03 to 08, 19, 24, 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.titans.artifacts.artifact import Artifact
from trireme.games.cyclades.modules.titans.artifacts.pass_on import PASS_ON, RICH, PassOn
from trireme.games.cyclades.modules.titans.artifacts.travel import TAKE_ALONG
from trireme.games.cyclades.modules.titans.artifacts.winged_sandals import WingedSandals
from trireme.games.cyclades.modules.titans.codes import HALT
from trireme.games.cyclades.modules.titans.marches import TitanMarch
from trireme.games.cyclades.modules.titans.rules.ids import TIT_AEF_06, TIT_AEF_24
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove
from trireme.games.cyclades.units.movement import MARCHES, PASSED, MarchingTroops, ends_of
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.trials import Trials


class Kunee(Artifact):
    handed = True
    opens_ways = True
    taken_by = TIT_AEF_06
    passes = True
    sandals: WingedSandals

    def add_powers(self) -> None:
        points = self.ruleset.points
        self.sandals = next(card for card in self.ruleset.cards if isinstance(card, WingedSandals))
        points.ways.append(self.ways)
        points.passing.append(self.passing)
        points.known_gold.append(self.known_gold)
        points.marches.add(PASSED, self.asks_to_pass)
        points.verbs |= dict.fromkeys(("titans.pass", "titans.stop"), (TIT_AEF_24,))

    def steps(self) -> dict[int, Step[State]]:
        return {PASS_ON: PassOn(self, self.ruleset.points.marches.functions.index(self.asks_to_pass))}

    # A bridge of fleets.

    def over_fleets(self, s: State, seat: Seat, island: Island) -> int:
        """Return where a chain of any fleets leads, as a mask (TIT-AEF-03, 19)."""
        others = 0
        for other in self.ruleset.all_seats:
            if other != seat:
                others |= s.navy[other]
        return board.linked_islands(self.ruleset, s, seat, island, others)

    def ways(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        return self.over_fleets(s, seat, island) if self.is_with(s, seat, island) else 0

    def leads(self, s: State, seat: Seat, start: Island, to: Island) -> bool:
        return self.is_with(s, seat, start) and bool(self.over_fleets(s, seat, start) >> to & 1)

    # Passing.

    def passable(self, s: State, seat: Seat, island: Island) -> bool:
        """Return whether units with it may pass a territory of an opponent or without an owner (TIT-AEF-04, 24, 25)."""
        owner = s.owner[island]
        if board.held_islands(self.ruleset, s, seat) >> island & 1:
            return False
        return owner == NOBODY or self.ruleset.is_opponent(seat, owner)

    def crossable(self, s: State, seat: Seat, island: Island) -> bool:
        """Return whether a territory where units may not stop can be passed: not what bars all entry (TIT-AEF-25)."""
        points = self.ruleset.points
        return self.passable(s, seat, island) and not any(
            closes(self.ruleset, s, seat) >> island & 1
            for closes in points.no_landing
            if closes not in points.no_battle
        )

    def step_from(self, s: State, seat: Seat, at: Island, sandals: bool) -> int:
        """Return where a step leads from a territory that is passed, as a mask."""
        found = self.over_fleets(s, seat, at)
        return found | self.sandals.around(at) if sandals else found

    def beyond(self, s: State, seat: Seat, group: Passing, at: Island, seen: int, gold: int) -> int:
        """Return where a group that is about to enter a territory can go on to, for so much gold, as a mask.

        That is where it may stop, or from where it can still pay its way on (TIT-AEF-07).
        """
        ruleset = self.ruleset
        if gold < group.price or not self.passable(s, seat, at):
            return 0
        seen |= 1 << at
        reached = self.step_from(s, seat, at, group.sandals) & ~seen & ruleset.tables.on_board
        closed = board.no_landing(ruleset, s, seat)
        found, after = reached & ~closed, group.further()
        for island in bits(reached & closed, ISLANDS):
            if self.crossable(s, seat, island) and self.beyond(s, seat, after, island, seen, gold - group.price):
                found |= 1 << island
        return found

    def passing(self, ruleset: Ruleset, s: State, seat: Seat, start: Island, journey: Journey) -> int:
        """Return territories that a group may enter only to pass on at once, as a mask (TIT-AEF-25, MON-MXT-05)."""
        if not journey.price or not self.is_with(s, seat, start):
            return 0
        sandals = self.sandals.is_with(s, seat, start)
        first = group_of(s, seat, journey, sandals)
        gold, found = s.gold[seat] - first.price, 0
        reached = self.step_from(s, seat, start, sandals) & board.no_landing(ruleset, s, seat)
        for island in bits(reached, ISLANDS):
            onward = first.further()
            if self.crossable(s, seat, island) and self.beyond(s, seat, onward, island, 1 << start, gold):
                found |= 1 << island
        return found

    def asks_to_pass(self, ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
        """Ask on entering a territory that is not the side's own; the poor too, as gold is secret (TIT-AEF-24)."""
        seat, start, to = marching.seat, marching.start, marching.to
        journey = ruleset.journeys[marching.journey]
        if not self.is_brought(s) or not journey.price or not self.passable(s, seat, to):
            return
        group = self.group(s, seat, marching)
        if self.beyond(s, seat, group, to, 1 << start, RICH):
            s.ask(PASS_ON, 1 << seat)

    def group(self, s: State, seat: Seat, marching: MarchingTroops) -> Passing:
        """Return the group of a march, with what it has brought."""
        return group_of(s, seat, self.ruleset.journeys[marching.journey], self.sandals.is_brought(s))

    def known_gold(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the least gold of a seat whose units enter a territory only to pass on (TIT-AEF-25)."""
        top = s.stack[-1]
        if top[0] not in (HOW_MANY, TAKE_ALONG, PASS_ON) or not top[2] >> seat & 1:
            return 0
        if top[0] == HOW_MANY:
            move: ChosenMove = top[3]
            code, number = move.code, move.journey
            if code < moves.MARCH:
                return 0
            start, to = ends_of(code)
        elif s.stack[-2][0] == MARCHES:
            marching: MarchingTroops = s.stack[-2][2]
            start, to, number = marching.start, marching.to, marching.journey
        else:
            return 0
        if not board.no_landing(ruleset, s, seat) >> to & 1:
            return 0
        group = group_of(s, seat, ruleset.journeys[number], self.sandals.is_with(s, seat, start))
        if top[0] == HOW_MANY:
            group = group.further()
        prices = range(1, RICH)
        return next((gold for gold in prices if self.beyond(s, seat, group, to, 1 << start, gold)), 0)

    # The bot.

    def answer(self, trials: Trials, s: State, seat: Seat) -> int:
        """Stop where that is allowed."""
        if s.stack[-1][0] != PASS_ON:
            return NO_CODE
        codes = trials.legal(s, seat)
        return HALT if HALT in codes else codes[0]


class Passing(NamedTuple):
    """A group with the Kunee: the price of its next step, how much dearer each is, and whether it has the Sandals."""

    price: int
    dearer: int
    sandals: bool

    def further(self) -> Passing:
        return self._replace(price=self.price + self.dearer)


def group_of(s: State, seat: Seat, journey: Journey, sandals: bool) -> Passing:
    return Passing(journey.due(s, seat, 0), int(isinstance(journey, TitanMarch)), sandals)
