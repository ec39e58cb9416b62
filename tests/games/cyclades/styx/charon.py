"""Charon: he covers a god, raises shades and moves them (STX-CHA)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.part import styx
from tests.games.cyclades.styx.rules.ids import STX_CHA_02, STX_CHA_03
from trireme.games.cyclades import moves
from trireme.games.cyclades.asking import Choice
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import ISLANDS, LAND, NONE, GodNumber, State
from trireme.games.cyclades.units.journeys import Journey, join_journey
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.marching import MoveTroops
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.state import Frame, Work
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


def covers(setting: Setting, s: State, frame: Frame) -> None:
    """In every second cycle (STX-CHA-01)."""
    if s.cycle % 2:
        return
    place = s.available - 1
    styx(setting, s).covered = s.gods[place]
    s.tell(events.Covered(god=setting.god(s.gods[place])))
    s.gods[place] = setting.tables.god_number["charon"]


class Uncover(Work[State]):
    """After Apollo, so that the gods rotate as if he had not been there."""

    phase = "apollo"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.charon = setting.tables.god_number["charon"]

    def run(self, s: State, frame: Frame) -> None:
        part = styx(self.setting, s)
        if part.covered != NONE:
            s.gods[s.gods.index(self.charon)] = GodNumber(part.covered)
            s.offer_seat[self.charon], s.offer_gold[self.charon] = NOBODY, 0
            part.covered = NONE


def join_shades(setting: Setting, supply: int, price: int) -> None:
    join_kind(setting, UnitKind("shade", LAND, supply, shared=True))
    join_journey(setting, Ferry(setting, price))


def shade(setting: Setting) -> UnitKind:
    return next(kind for kind in setting.units[LAND] if kind.id == "shade")


class Ferry(Journey):
    """A shade must be in the group (STX-CHA-03)."""

    def __init__(self, setting: Setting, price: int) -> None:
        super().__init__(setting, "charon", LAND, price)
        self.needs = 1 << shade(setting).number

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
        return [moves.ISLAND + island for island in bits(self.setting.camps(s, seat), ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if not self.setting.camps(s, seat) >> code - moves.ISLAND & 1:
            yield Reason(STX_CHA_02, island=self.setting.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        shade(self.setting).comes(self.setting, s, seat, code - moves.ISLAND)
        s.tell(events.Raised(seat=seat, island=self.setting.word(code)))

    def key(self, code: int) -> str:
        return "answer-styx-raise"
