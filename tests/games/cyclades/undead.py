"""What the Styx does not have: a second kind of unit at sea too, which must sail along at every step (HAD-MOV-06),
losses that pay (HAD-NEC-06), and units of other places that fight along (MON-MEF-22, 24)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tests.games.cyclades.joining import joining
from trireme.games.cyclades.battle.casualties import StandIn
from trireme.games.cyclades.phases.order import TurnOf
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.rules.ids import CYC_FLT_02
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, LAND, SEA, SEAS, Island, State
from trireme.games.cyclades.units.groups import ROOM, group_at, size
from trireme.games.cyclades.units.journeys import Voyage, journey_of
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.losses import AFTERWARDS, BATTLE, STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

FLEET: Final = 20_001


def raise_dead(ruleset: Ruleset, s: State, turn: TurnOf) -> None:
    """At the start of a turn one undead troop and one undead fleet come, while there are some."""
    seat = turn.seat
    troop, fleet = ruleset.units[LAND][1], ruleset.units[SEA][1]
    if troop.reserve(ruleset, s, seat) and s.land[seat]:
        troop.comes(ruleset, s, seat, bits(s.land[seat], ISLANDS)[0])
    if fleet.reserve(ruleset, s, seat) and s.navy[seat]:
        fleet.comes(ruleset, s, seat, bits(s.navy[seat], SEAS)[0])


class Haunted(Voyage):
    """Fleets go with an undead one only, on every step (HAD-MOV-06)."""

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if not self.suffices(group):
            yield Reason(CYC_FLT_02)


def pays_for_the_dead(ruleset: Ruleset, s: State, loss: Loss) -> None:
    """Each regular unit that is really lost brings the first seat 1 gold (HAD-NEC-06)."""
    if loss.group < ROOM:
        s.gold[0] += loss.group


class FleetsAround(StandIn):
    """Fleets of the defender around an island fight there and can be lost instead of troops (MON-MEF-22, 24)."""

    def options(self, s: State) -> list[int]:
        seat = s.battle.defender
        return [] if seat == NOBODY else [FLEET + sea for sea in self.around(s, s.battle.island, seat)]

    def around(self, s: State, island: Island, seat: Seat) -> list[int]:
        return bits(self.ruleset.tables.coast[island] & s.navy[seat], SEAS)

    def guards(self, ruleset: Ruleset, s: State, island: Island) -> int:
        seat = s.owner[island]
        return 0 if seat == NOBODY else sum(size(group_at(s, SEA, sea)) for sea in self.around(s, island, seat))

    def lose(self, s: State, code: int) -> None:
        sea = code - FLEET
        kind = 0 if s.fleets[sea] else 1
        lose_units(self.ruleset, s, Loss(SEA, sea, s.battle.defender, 1 << 6 * kind, STANDING, BATTLE - 9))

    def word(self, code: int) -> str:
        return self.ruleset.sea(code - FLEET)

    def places(self, code: int) -> tuple[str, ...]:
        return (f"sea:{self.ruleset.sea(code - FLEET)}",)


def join_undead(ruleset: Ruleset, warriors: bool) -> None:
    points = ruleset.points
    join_kind(ruleset, UnitKind("undead", LAND, 5, shared=True))
    join_kind(ruleset, UnitKind("undead", SEA, 5, shared=True))
    poseidon = journey_of(ruleset, "poseidon")
    haunted = Haunted(ruleset, "poseidon", SEA, poseidon.price, poseidon.steps)
    haunted.needs = 1 << 1
    ruleset.journeys[poseidon.number] = haunted
    points.turn_begins.add(BEFORE_ACTIONS, raise_dead)
    points.losses.add(AFTERWARDS, pays_for_the_dead)
    if warriors:
        city = FleetsAround(ruleset, FLEET, ruleset.tables.seas)
        points.stand_ins.append(city)
        points.guards.append(city.guards)


@contextmanager
def undead(warriors: bool = False) -> Iterator[None]:
    with joining(lambda ruleset: join_undead(ruleset, warriors), lambda ruleset: {}):
        yield
