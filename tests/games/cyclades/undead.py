"""Cyclades with units of a second kind, and with something at every point where units, islands and gold change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Final
from unittest.mock import patch

from trireme.games.cyclades import board, game, moves
from trireme.games.cyclades.asking import Choice
from trireme.games.cyclades.battle.casualties import StandIn
from trireme.games.cyclades.battle.stages import ITEMS
from trireme.games.cyclades.frames import LOSS
from trireme.games.cyclades.rules.ids import CYC_FLT_02
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import DEFENCE_BONUS, DEFENDER, ISLANDS, LAND, PLACE, SEA, SEAS, Island, State
from trireme.games.cyclades.units.groups import ROOM, group_at, size
from trireme.games.cyclades.units.journeys import Voyage, journey_of
from trireme.games.cyclades.units.kinds import UnitKind, join_kind
from trireme.games.cyclades.units.losses import AFTERWARDS, BATTLE, CANCELLED, REDIRECTED, STANDING, lose_units
from trireme.kit.driving import call_off
from trireme.kit.masks import bits
from trireme.kit.rulebook import Reason
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import NOBODY, Seat
from trireme.kit.stack import Frame, Step, table_of

SPARE: Final = 100
ITEM: Final = 101
YES: Final = 20_000
FLEET: Final = 20_001


def raise_dead(setting: Setting, s: State, seat: Seat) -> None:
    """At the start of a turn one undead troop and one undead fleet come, while there are some."""
    troop, fleet = setting.units[LAND][1], setting.units[SEA][1]
    if troop.reserve(setting, s, seat) and s.land[seat]:
        troop.comes(setting, s, seat, bits(s.land[seat], ISLANDS)[0])
    if fleet.reserve(setting, s, seat) and s.navy[seat]:
        fleet.comes(setting, s, seat, bits(s.navy[seat], SEAS)[0])


class Haunted(Voyage):
    """Fleets go with an undead one only, on every step (HAD-MOV-06)."""

    def bars(self, s: State, group: int) -> Iterator[Reason]:
        if not self.suffices(group):
            yield Reason(CYC_FLT_02)


class YesOrNo(Choice):
    """Yes, or stay as it is."""

    prompt = "casualty"
    cover = True
    plain: ClassVar[dict[int, str]] = {moves.STAY: "no", YES: "yes"}

    def verbs(self) -> tuple[str, ...]:
        return ("yes", "no")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STAY, YES]

    def key(self, code: int) -> str:
        return "answer-stay"


class Spare(YesOrNo):
    """A regular troop lost in battle may be saved for 1 gold, each anew (TIT-AEF-10)."""

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STAY, YES] if s.gold[seat] else [moves.STAY]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == YES and not s.gold[seat]:
            yield Reason(KIT_ASK_03)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == YES:
            s.gold[seat] -= 1
            call_off(s, LOSS)


def asks_to_spare(setting: Setting, s: State, frame: Frame) -> None:
    element, _, seat, group, _, cause = frame[2:]
    if element == LAND and cause == BATTLE and group < ROOM:
        s.ask(SPARE, 1 << seat)


def fleet_returns(setting: Setting, s: State, frame: Frame) -> None:
    """A regular fleet destroyed while it stands goes to the first free sea around an own island (MON-MEF-04)."""
    element, place, _, group, where, _ = frame[2:]
    seat = Seat(frame[4])
    homes = board.recruiting_seas(setting, s, seat) & ~(1 << place)
    if element == SEA and group == 1 and where == STANDING and frame[7] >= 0 and homes:
        call_off(s, LOSS)
        board.take_fleets(s, SEAS[place], group)
        board.add_fleets(s, seat, bits(homes, SEAS)[0], group)


def pays_for_the_dead(setting: Setting, s: State, frame: Frame) -> None:
    """Each regular unit that is really lost brings the first seat 1 gold (HAD-NEC-06)."""
    if frame[5] < ROOM:
        s.gold[0] += frame[5]


class Item(YesOrNo):
    """The defender may add 2 after the dice, put to all (HAD-OBJ-19)."""

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == YES:
            s.battle[DEFENCE_BONUS] += 2


def offers_item(setting: Setting, s: State, frame: Frame) -> None:
    if s.battle[DEFENDER] != NOBODY:
        s.ask(ITEM, 1 << s.battle[DEFENDER])


class FleetsAround(StandIn):
    """Fleets of the defender around an island fight there and can be lost instead of troops (MON-MEF-22, 24)."""

    def options(self, s: State) -> list[int]:
        seat = Seat(s.battle[DEFENDER])
        return [] if seat == NOBODY else [FLEET + sea for sea in self.around(s, ISLANDS[s.battle[PLACE]], seat)]

    def around(self, s: State, island: Island, seat: Seat) -> list[int]:
        return bits(self.setting.tables.coast[island] & s.navy[seat], SEAS)

    def guards(self, setting: Setting, s: State, island: Island) -> int:
        seat = s.owner[island]
        return 0 if seat == NOBODY else sum(size(group_at(s, SEA, sea)) for sea in self.around(s, island, seat))

    def lose(self, s: State, code: int) -> None:
        sea = code - FLEET
        kind = 0 if s.fleets[sea] else 1
        lose_units(self.setting, s, (SEA, sea, s.battle[DEFENDER], 1 << 6 * kind, STANDING, BATTLE - 9))

    def word(self, code: int) -> str:
        return self.setting.sea(code - FLEET)

    def places(self, code: int) -> tuple[str, ...]:
        return (f"sea:{self.setting.sea(code - FLEET)}",)


def cerberus_collects(setting: Setting, s: State, island: Island) -> Seat:
    """Whoever has a figurine on an island receives its income (HAD-BEA-04, 06)."""
    return s.keeper[island]


def join_undead(setting: Setting, warriors: bool) -> None:
    points = setting.points
    join_kind(setting, UnitKind("undead", LAND, 5, shared=True))
    join_kind(setting, UnitKind("undead", SEA, 5, shared=True))
    poseidon = journey_of(setting, "poseidon")
    haunted = Haunted(setting, "poseidon", SEA, poseidon.price, poseidon.steps)
    haunted.needs = 1 << 1
    setting.journeys[poseidon.number] = haunted
    points.turn_begins.append(raise_dead)
    points.losses.add(CANCELLED, asks_to_spare)
    points.losses.add(REDIRECTED, fleet_returns)
    points.losses.add(AFTERWARDS, pays_for_the_dead)
    points.assault.add(ITEMS, offers_item)
    points.collects.append(cerberus_collects)
    if warriors:
        city = FleetsAround(setting, FLEET, setting.tables.seas)
        points.stand_ins.append(city)
        points.guards.append(city.guards)


@contextmanager
def joining(join: Callable[[Setting], None], steps: Callable[[Setting], dict[int, Step[State]]]) -> Iterator[None]:
    """While it lasts, every game of Cyclades that is made has what this adds."""
    base, base_steps = game.join_in, game.steps_of

    def join_in(setting: Setting) -> None:
        base(setting)
        join(setting)

    def steps_of(setting: Setting) -> list[Step[State]]:
        return table_of(dict(enumerate(base_steps(setting))) | steps(setting))

    with patch.object(game, "join_in", join_in), patch.object(game, "steps_of", steps_of):
        yield


@contextmanager
def undead(warriors: bool = False) -> Iterator[None]:
    with joining(
        lambda setting: join_undead(setting, warriors),
        lambda setting: {SPARE: Spare(setting), ITEM: Item(setting)},
    ):
        yield
