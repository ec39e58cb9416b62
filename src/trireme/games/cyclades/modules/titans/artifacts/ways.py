"""Ways that Winged Sandals and Kunee open, and how far a group that passes unseen can go (TIT-AEF-01, 03 to 08, 25)."""

from __future__ import annotations

from typing import Final, NamedTuple

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.titans.artifacts.holding import owner_of
from trireme.games.cyclades.modules.titans.frames import PASS_ON, TAKE_ALONG
from trireme.games.cyclades.modules.titans.land import islands_of
from trireme.games.cyclades.modules.titans.marches import TitanMarch
from trireme.games.cyclades.modules.titans.part import KUNEE, SANDALS, Titans, titans
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, Island, State
from trireme.games.cyclades.units.journeys import Journey
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove
from trireme.games.cyclades.units.movement import MARCHES, MarchingTroops, ends_of
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

RICH: Final = 1000
"""What everybody could have behind a screen."""


def is_with(ruleset: Ruleset, s: State, seat: Seat, island: int, artifact: int) -> bool:
    """Whether units of a seat that leave a territory can take an Artifact along."""
    return titans(ruleset, s).artifacts[artifact] == island and owner_of(ruleset, s, artifact) == seat


def others_fleets(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Seas of all other players, as a mask: the Kunee makes a bridge of them (TIT-AEF-03, 19)."""
    mask = 0
    for other in ruleset.all_seats:
        if other != seat:
            mask |= s.navy[other]
    return mask


class Ways:
    """Territories to which Sandals and Kunee lead."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.islands = islands_of(ruleset)
        self.at = ruleset.part_at["titans"]

    def by_sandals(self, island: int) -> int:
        """Any territory of the same island, as if it bordered (TIT-AEF-01)."""
        return self.islands[island] & ~(1 << island) if island < len(self.islands) else 0

    def over_land(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        """What counts as bordering for a group with the Sandals, also while it passes (TIT-AEF-01)."""
        brought = titans(ruleset, s).brought >> SANDALS & 1
        return self.by_sandals(island) if brought or is_with(ruleset, s, seat, island, SANDALS) else 0

    def by_kunee(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        return board.linked_islands(ruleset, s, seat, island, others_fleets(ruleset, s, seat))

    def __call__(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
        part = s.parts[self.at]
        assert isinstance(part, Titans)
        if island != part.artifacts[SANDALS] and island != part.artifacts[KUNEE]:
            return 0
        found = 0
        if is_with(ruleset, s, seat, island, SANDALS):
            found |= self.by_sandals(island)
        if is_with(ruleset, s, seat, island, KUNEE):
            found |= self.by_kunee(ruleset, s, seat, island)
        return found

    def needs(self, ruleset: Ruleset, s: State, seat: Seat, start: Island, to: Island) -> int:
        """Artifacts one of which must go along on this way, as a mask; 0: none (TIT-AEF-02, 06)."""
        if board.linked_islands(ruleset, s, seat, start) >> to & 1:
            return 0
        mask = 0
        if is_with(ruleset, s, seat, start, SANDALS) and self.by_sandals(start) >> to & 1:
            mask |= 1 << SANDALS
        if is_with(ruleset, s, seat, start, KUNEE) and self.by_kunee(ruleset, s, seat, start) >> to & 1:
            mask |= 1 << KUNEE
        return mask

    def nothing_is_brought(self, ruleset: Ruleset, s: State, seat: Seat) -> None:
        """Whoever acts next has nothing on its way."""
        part = s.parts[self.at]
        assert isinstance(part, Titans)
        part.brought = 0

    # Passing with the Kunee.

    def passable(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
        """Whether units with the Kunee may pass a territory of an opponent, or nobody's (TIT-AEF-04, 24, 25)."""
        owner = s.owner[island]
        if board.held_islands(ruleset, s, seat) >> island & 1:
            return False
        return owner == NOBODY or ruleset.is_opponent(seat, owner)

    def crossable(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
        """Whether a territory where units may not stop can be passed: not what bars all entry (TIT-AEF-25)."""
        points = ruleset.points
        return self.passable(ruleset, s, seat, island) and not any(
            closes(ruleset, s, seat) >> island & 1 for closes in points.no_landing if closes not in points.no_battle
        )

    def beyond(self, ruleset: Ruleset, s: State, seat: Seat, group: Passing, at: Island, seen: int, gold: int) -> int:
        """Where a group that is about to enter a territory can go on to, as a mask, for so much gold (TIT-AEF-07).

        That is where it may stop, or from where it can still pay its way on.
        """
        if gold < group.price or not self.passable(ruleset, s, seat, at):
            return 0
        seen |= 1 << at
        reached = self.by_kunee(ruleset, s, seat, at) | (self.by_sandals(at) if group.sandals else 0)
        reached &= ~seen & ruleset.tables.on_board
        closed = board.no_landing(ruleset, s, seat)
        found, after = reached & ~closed, group.further()
        for island in bits(reached & closed, ISLANDS):
            if self.crossable(ruleset, s, seat, island) and self.beyond(
                ruleset, s, seat, after, island, seen, gold - group.price
            ):
                found |= 1 << island
        return found

    def passing(self, ruleset: Ruleset, s: State, seat: Seat, start: Island, journey: Journey) -> int:
        """Territories that a group may enter only to pass on at once (TIT-AEF-25, MON-MXT-05)."""
        if not journey.price or not is_with(ruleset, s, seat, start, KUNEE):
            return 0
        first = group_of(s, seat, journey, is_with(ruleset, s, seat, start, SANDALS))
        gold, found = s.gold[seat] - first.price, 0
        reached = self(ruleset, s, seat, start) & board.no_landing(ruleset, s, seat)
        for island in bits(reached, ISLANDS):
            onward = first.further()
            if self.crossable(ruleset, s, seat, island) and self.beyond(
                ruleset, s, seat, onward, island, 1 << start, gold
            ):
                found |= 1 << island
        return found

    def asks_to_pass(self, ruleset: Ruleset, s: State, marching: MarchingTroops) -> None:
        """On entering a territory of an opponent, or nobody's (TIT-AEF-24). Gold is secret: the poor are asked too."""
        seat, start, to = marching.seat, marching.start, marching.to
        part, journey = titans(ruleset, s), ruleset.journeys[marching.journey]
        if not part.brought >> KUNEE & 1 or not journey.price or not self.passable(ruleset, s, seat, to):
            return
        group = group_of(s, seat, journey, bool(part.brought >> SANDALS & 1))
        if self.beyond(ruleset, s, seat, group, to, 1 << start, RICH):
            s.ask(PASS_ON, 1 << seat)

    def known_gold(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """What somebody must have who enters a territory only to pass on (TIT-AEF-25)."""
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
        sandals = is_with(ruleset, s, seat, start, SANDALS)
        group = group_of(s, seat, ruleset.journeys[number], sandals)
        if top[0] == HOW_MANY:
            group = group.further()
        prices = range(1, RICH)
        return next((gold for gold in prices if self.beyond(ruleset, s, seat, group, to, 1 << start, gold)), 0)


class Passing(NamedTuple):
    """What a group with the Kunee pays for its next step, and how much dearer each is, with Sandals or without."""

    price: int
    dearer: int
    sandals: bool

    def further(self) -> Passing:
        return self._replace(price=self.price + self.dearer)


def group_of(s: State, seat: Seat, journey: Journey, sandals: bool) -> Passing:
    return Passing(journey.due(s, seat, 0), int(isinstance(journey, TitanMarch)), sandals)
