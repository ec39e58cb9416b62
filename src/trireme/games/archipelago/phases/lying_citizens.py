"""Lying citizens stand up; buildings change hands after a crisis (ARC-CRI-14 to 18, ARC-CTL-12 to 16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.lookup import BUILDINGS, MARKET, PORT, TEMPLE, TOWN
from trireme.games.archipelago.places import places
from trireme.games.archipelago.places_by_name import Naming
from trireme.games.archipelago.promises import STAND, marked
from trireme.games.archipelago.questions import AtPlace, OnTile, Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CRI_14,
    ARC_CRI_15,
    ARC_CRI_18,
    ARC_CTL_12,
    ARC_CTL_13,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.sentences import figures
from trireme.games.archipelago.state import EMPTY, KEPT, State
from trireme.games.archipelago.units import (
    ENGAGED,
    GROUND,
    LYING,
    ON,
    PLACE,
    bank_of,
    change,
    tile_of,
    town_of,
    unit_at,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.multi_step import PickSome
from trireme.kit.engine.question import Answer
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM, UNKNOWN
from trireme.kit.seats import SEATS, Seat


def lying_in(s: State, tile: int) -> int:
    """Return the number of lying citizens of all players in a hex."""
    return sum([1 for units in s.units for unit in units if unit & LYING and unit >> 6 == tile])


def raise_all(ruleset: Ruleset, s: State, by: int) -> None:
    for seat in ruleset.all_seats:
        count = sum([1 for unit in s.units[seat] if unit & LYING])
        if count:
            s.units[seat] = tuple(sorted([unit & ~LYING for unit in s.units[seat]]))
            s.tell(events.StoodUp(seat=by, by=seat, place="", count=count))
            if s.promises:
                marked(s, STAND, KEPT, by, seat)


def raise_at(ruleset: Ruleset, s: State, by: int, seat: Seat, place: int) -> None:
    """Stand up one citizen at a place: of two, the one who is not engaged. An engaged citizen stays engaged
    (ARC-CRI-24)."""
    unit = place << PLACE | LYING
    if unit not in s.units[seat]:
        unit |= ENGAGED
    change(s, seat, unit, unit & ~LYING)


class SomeCitizens(PickSome[State]):
    """A question for some of the lying citizens, by owner and place: `raise A@R05a/land B@R05a/town`."""

    phase = "crisis"
    verb = "raise"
    cover = True  # the first of many may leave no choice, and must still be named
    ends = moves.DONE

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.naming = Naming(ruleset)

    def lies_here(self, s: State, unit: int) -> bool:
        return True

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        found: dict[int, int] = {}
        for owner, units in enumerate(s.units):
            for unit in units:
                if unit & LYING and self.lies_here(s, unit):
                    code = moves.STAND + owner * moves.PLACES + (unit >> PLACE)
                    found[code] = found.get(code, 0) + 1
        return found

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.answered(seat)
        for code in items:
            owner, place = divmod(code - moves.STAND, moves.PLACES)
            raise_at(self.ruleset, s, seat, SEATS[owner], place)
        for code in dict.fromkeys(items):
            owner, place = divmod(code - moves.STAND, moves.PLACES)
            name = self.naming.place(s, place)
            s.tell(events.StoodUp(seat=seat, by=owner, place=name, count=items.count(code)))
            if s.promises:
                marked(s, STAND, KEPT, seat, owner)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] != self.verb:
            raise Unreadable("move", " ".join(words), FORM, form="raise SEAT@PLACE ...")
        known = {self.naming.plain(s, code, ""): code for code in self.items(s, seat)}
        for word in words[1:]:
            if word not in known:
                raise Unreadable("move", " ".join(words), UNKNOWN, given=word, known=", ".join(known))
        return [*sorted(known[word] for word in words[1:]), self.ends]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return " ".join([self.verb, *(self.naming.plain(s, code, "") for code in run if code != self.ends)])

    def listed(self, s: State, seat: Seat, codes: Mapping[int, int]) -> tuple[Answer, ...]:
        found = []
        for code, count in codes.items():
            text = self.naming.plain(s, code, "")
            here = places(self.naming, s, code)
            args = figures(self.naming, s, code)
            found.append(Answer(code=code, text=text, key="answer-stand", args=args, places=here, count=count))
        return tuple(found)


RAISE: Final = 39


class CitizensToRaise(FrameData):
    count: int


class Raise(SomeCitizens):
    """Ask for exactly so many citizens of any player, for a cube (ARC-CRI-14, 15)."""

    prompt = "raise"
    width = 4
    rules = (ARC_CRI_14, ARC_CRI_15)

    def least(self, s: State, seat: Seat) -> int:
        """Return the number to raise, less those whom a bargain has stood up (ARC-NEG-11)."""
        return about(s, CitizensToRaise).count - s.raised

    def most(self, s: State, seat: Seat) -> int:
        return about(s, CitizensToRaise).count - s.raised

    def bars(self, s: State, seat: Seat, items: list[int]) -> Iterator[Reason]:
        yield Reason(ARC_CRI_14, per_cube=about(s, CitizensToRaise).count)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"count": about(s, CitizensToRaise).count - s.raised}

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.raised = 0
        super().settle(s, seat, items)


TEMPLE_RAISE: Final = 40


class TempleRaise(SomeCitizens):
    """Ask for any number of citizens of both banks (ARC-CRI-18, ARC-INL-06)."""

    prompt = "temple-raise"
    width = 4
    rules = (ARC_CRI_18,)

    def lies_here(self, s: State, unit: int) -> bool:
        return tile_of(unit) == about(s, OnTile).tile

    def least(self, s: State, seat: Seat) -> int:
        return 1

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tile_name(s, about(s, OnTile).tile)}


TAKE_OVERS: Final = 46


class TakeOvers(WorkStep):
    """Ask about take-overs, town by town and building by building, in order of play (ARC-CTL-16)."""

    phase = "crisis"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        cards = ruleset.content.evolution_card
        self.walls = sum(1 << n for n, card in enumerate(cards) for op in card.ops if op.op == "no_takeover")

    def run(self, s: State, frame: Frame) -> None:
        turn: AtPlace = frame[1]
        at = turn.place
        if at == len(s.order):
            return
        s.stack.append((TAKE_OVERS, AtPlace(at + 1)))
        seat = s.order[at]
        for tile in reversed(range(len(s.lie))):
            if s.holder[tile * 4 + TOWN] == seat and town_of(s, tile) == seat:
                for kind in (TEMPLE, PORT, MARKET):
                    if self.open_to(s, seat, tile, kind):
                        s.ask(TAKE_OVER, 1 << seat, TakenBuilding(tile, kind))

    def open_to(self, s: State, seat: Seat, tile: int, kind: int) -> bool:
        """Return whether a lying citizen of another player holds it, whom no card protects (ARC-CTL-12, 14,
        ARC-CRD-11)."""
        holder = s.holder[tile * 4 + kind]
        if holder < 0 or holder == seat or s.cards[holder] & self.walls:
            return False
        place = unit_at(tile, ON + kind, LYING)
        return place in s.units[holder] or place | ENGAGED in s.units[holder]


TAKE_OVER: Final = 47


class TakenBuilding(FrameData):
    """A building that a player may take over through the town."""

    tile: int
    kind: int


class TakeOver(Question):
    """Ask whether the player takes a building over; its lying citizen goes to the land (ARC-CTL-13)."""

    phase = "crisis"
    prompt = "take-over"
    words = ("yes", "no")
    rules = (ARC_CTL_12, ARC_CTL_13)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.YES, moves.NO]

    def take(self, s: State, seat: Seat, code: int) -> None:
        building = about(s, TakenBuilding)
        tile, kind = building.tile, building.kind
        s.answered(seat)
        if code == moves.NO:
            return
        holder = SEATS[s.holder[tile * 4 + kind]]
        unit = unit_at(tile, ON + kind, LYING)
        if unit not in s.units[holder]:
            unit |= ENGAGED
        change(s, holder, unit, unit_at(tile, GROUND + bank_of(s, unit), unit & (LYING | ENGAGED)))
        s.holder[tile * 4 + kind] = EMPTY
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.TakenOver(seat=seat, by=holder, building=BUILDINGS[kind], tile=name))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        building = about(s, TakenBuilding)
        tile, kind = building.tile, building.kind
        name = self.ruleset.tile_name(s, tile)
        return {"tile": name, "building": BUILDINGS[kind], "owner": s.holder[tile * 4 + kind]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.NO


STEPS: Final[Steps] = {
    RAISE: Raise,
    TEMPLE_RAISE: TempleRaise,
    TAKE_OVERS: TakeOvers,
    TAKE_OVER: TakeOver,
}
