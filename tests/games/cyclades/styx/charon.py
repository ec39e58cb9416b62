"""Charon: he covers a god, raises shades and moves them (STX-CHA)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.part import styx
from tests.games.cyclades.styx.rules.ids import STX_CHA_02, STX_CHA_03
from trireme.games.cyclades import moves
from trireme.games.cyclades.questions import Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, NONE, GodNumber, State
from trireme.games.cyclades.units.journeys import Journey, join_journey
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.marching import MoveTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


def covers(ruleset: Ruleset, s: State, data: None) -> None:
    """In every second cycle (STX-CHA-01)."""
    if s.cycle % 2:
        return
    place = s.available - 1
    styx(ruleset, s).covered = s.gods[place]
    s.tell(events.Covered(god=ruleset.god(s.gods[place])))
    s.gods[place] = ruleset.tables.god_number["charon"]


class Uncover(Work[State]):
    """After Apollo, so that the gods rotate as if he had not been there."""

    phase = "apollo"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.charon = ruleset.tables.god_number["charon"]

    def run(self, s: State, frame: Frame) -> None:
        part = styx(self.ruleset, s)
        if part.covered != NONE:
            s.gods[s.gods.index(self.charon)] = GodNumber(part.covered)
            s.offer_seat[self.charon], s.offer_gold[self.charon] = NOBODY, 0
            part.covered = NONE


def join_shades(ruleset: Ruleset, supply: int, price: int) -> None:
    join_kind(ruleset, UnitKind("shade", LAND, supply, shared=True))
    join_journey(ruleset, Ferry(ruleset, price))


def shade(ruleset: Ruleset) -> UnitKind:
    return next(kind for kind in ruleset.units[LAND] if kind.id == "shade")


class Ferry(Journey):
    """A shade must be in the group (STX-CHA-03)."""

    def __init__(self, ruleset: Ruleset, price: int) -> None:
        super().__init__(ruleset, "charon", LAND, price)
        self.needs = 1 << shade(ruleset).number

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if not self.suffices(group):
            yield Reason(STX_CHA_03)


class MoveShades(MoveTroops):
    by = "charon"
    paid = STX_CHA_03


class Raise(Choice):
    """Where a shade rises (STX-CHA-02)."""

    prompt = "styx.raise"
    verb = "styx.raise"
    blocks = (moves.ISLAND,)
    rules = (STX_CHA_02,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(self.ruleset.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.ruleset.camps(s, seat) >> code - moves.ISLAND & 1:
            yield Reason(STX_CHA_02, island=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        shade(self.ruleset).comes(self.ruleset, s, seat, code - moves.ISLAND)
        s.tell(events.Raised(seat=seat, island=self.ruleset.word(code)))

    def key(self, code: int) -> str:
        return "answer-styx-raise"
