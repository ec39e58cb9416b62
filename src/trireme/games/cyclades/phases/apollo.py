"""Apollo: gold for all players there, and a prosperity marker for the first (CYC-APO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.phases.order import NEXT_ON_APOLLO, PlaceInOrder
from trireme.games.cyclades.phases.turn import turn_begins
from trireme.games.cyclades.questions import DECLINES, Choice
from trireme.games.cyclades.rules.ids import CYC_APO_04, CYC_APO_06, CYC_APO_08, CYC_INC_08
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import ISLANDS, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

APOLLO: Final = 44
PROSPER: Final = 46
APOLLO_GIVES: Final = 66


class Apollo(Work[State]):
    phase = "apollo"
    entry = "apollo"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((NEXT_ON_APOLLO, PlaceInOrder(0)))


class NextOnApollo(Work[State]):
    """The turn of the next marker on Apollo, in order of arrival (CYC-APO-01)."""

    phase = "apollo"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        following: PlaceInOrder = frame[1]
        place = following.place
        if place >= len(s.apollo):
            return
        s.stack.append((NEXT_ON_APOLLO, PlaceInOrder(place + 1)))
        seat = s.apollo[place]
        if seat != NOBODY:
            s.stack.append((APOLLO_GIVES, following))
            turn_begins(self.ruleset, s, seat)


class ApolloGives(Work[State]):
    """Apollo gives gold, and the first player there a prosperity marker (CYC-APO-02, 03, 08)."""

    phase = "apollo"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        at: PlaceInOrder = frame[1]
        place = at.place
        seat = s.apollo[place]
        gold = board.apollo_gold(self.ruleset, s, seat)
        s.gold[seat] += gold
        s.returned.append(seat)
        if s.journal is not None:
            s.journal.append(events.ApolloGave(seat=seat, gold=gold))
        if place == 0 and board.markers_left(self.ruleset, s) > 0:
            s.ask(PROSPER, 1 << seat)


class Prosper(Choice):
    """The choice of the island for the prosperity marker (CYC-APO-04, 05)."""

    phase = "apollo"
    prompt = "prosper"
    verb = "prosper"
    blocks = (moves.ISLAND, moves.SEA)
    rules = (CYC_APO_04, CYC_APO_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(("build", "call", "recruit", "swap", "troops", "fleet"), (CYC_APO_06,)),
        **dict.fromkeys(DECLINES, (CYC_APO_08, CYC_APO_04)),
    }

    also: ClassVar[tuple[str, ...]] = ("prosperity", "place", "put")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.ruleset.tables.on_board, ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.SEA:
            if self.ruleset.tables.trade[code - moves.SEA]:
                yield Reason(CYC_INC_08, sea=self.ruleset.word(code))
            yield Reason(CYC_APO_04, sea=self.ruleset.word(code))
        elif not self.ruleset.tables.on_board >> code - moves.ISLAND & 1:
            yield Reason(CYC_APO_04, island=self.ruleset.word(code))
            yield from board.bars_outside(self.ruleset, ISLANDS[code - moves.ISLAND])

    def take(self, s: State, seat: Seat, code: int) -> None:
        island = code - moves.ISLAND
        s.answered(seat)
        s.prosperity[island] += 1
        if s.journal is not None:
            s.journal.append(events.Prospered(seat=seat, island=self.ruleset.island(island)))


STEPS: Final[Steps] = {
    APOLLO: lambda ruleset: Apollo(),
    NEXT_ON_APOLLO: NextOnApollo,
    APOLLO_GIVES: ApolloGives,
    PROSPER: Prosper,
}
