"""What a hex brings when it is laid: a token, workers, cubes (ARC-TZR-05 to 09, ARC-EXP-13 to 17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.land import Lying
from trireme.games.archipelago.lookup import DOMESTIC, MARKETS, RESOURCES
from trireme.games.archipelago.markers import workers
from trireme.games.archipelago.money import Trading, gain, no_cube
from trireme.games.archipelago.phases.setup import TURN_ZERO
from trireme.games.archipelago.places_by_name import cell_name
from trireme.games.archipelago.questions import Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import ARC_EXP_16, ARC_EXP_17, ARC_TZR_08, ARC_TZR_09, ARC_TZR_16
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


def arrive(ruleset: Ruleset, s: State, seat: Seat, lying: Lying, face: int) -> int:
    """Lay the hex on the map and return its number."""
    tile = ruleset.put_tile(s, lying.gap.cell, face, lying.turn)
    if s.journal is not None:
        s.journal.append(
            events.Laid(seat=seat, tile=ruleset.tables.face_ids[face], cell=cell_name(lying.gap.cell), turn=lying.turn)
        )
    return tile


def gains(ruleset: Ruleset, s: State, seat: Seat, face: int) -> None:
    """Give a token, as long as there are any, and the workers of the huts; then ask about the cubes."""
    if s.explorers:
        s.explorers -= 1
        s.tokens[seat] += 1
        s.tell(events.TokenTaken(seat=seat, left=s.explorers))
        if s.explorers % ruleset.stack == 0 and s.explorers:  # ARC-ACT-11: the first stack or the second is empty
            for each in ruleset.all_seats:
                s.discs[each] += 1
            s.tell(events.DiscGained(discs=ruleset.discs_owned(s)))
    workers(s, ruleset.tables.huts[face])
    s.stack.append((HEX_CUBES, CubesOfHex(seat, face)))


HEX_CUBES: Final = 10


class CubesOfHex(FrameData):
    """What a hex that has been laid brings a player."""

    seat: Seat
    face: int


class Cubes(WorkStep):
    """Ask for a cube of a printed icon for the market, then for one of another icon to keep."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.trading = Trading(ruleset)

    def run(self, s: State, frame: Frame) -> None:
        cubes: CubesOfHex = frame[1]
        seat, face = cubes.seat, cubes.face
        icons = self.ruleset.tables.icons[face]
        if marketable(self.trading, s, icons):
            s.ask(CUBE_TO_MARKET, 1 << seat, CubeChoice(face, -1))
        else:
            ask_to_keep(self.ruleset, s, seat, face, -1)


def marketable(trading: Trading, s: State, icons: tuple[int, ...]) -> list[int]:
    """Return the printed resources of which the bank has a cube and the market has room (ARC-EXP-17)."""
    room = trading.room
    return [r for r in sorted(set(icons)) if s.stores[r] and s.market[DOMESTIC * 6 + r] < room[DOMESTIC * 6 + r]]


def keepable(s: State, icons: tuple[int, ...], sent: int) -> list[int]:
    """Return the resources of the icons that are left of which the bank has a cube (ARC-TZR-16)."""
    if len(icons) < 2:
        return []
    return [r for r in sorted(set(icons)) if s.stores[r] and icons.count(r) > (r == sent)]


def ask_to_keep(ruleset: Ruleset, s: State, seat: int, face: int, sent: int) -> None:
    if keepable(s, ruleset.tables.icons[face], sent):
        s.ask(CUBE_TO_KEEP, 1 << seat, CubeChoice(face, sent))


def in_turn_zero(s: State) -> bool:
    """Return whether the hex was laid in turn 0, not by an explorer."""
    return any(frame[0] == TURN_ZERO for frame in s.stack)


CUBE_TO_MARKET: Final = 11


class CubeChoice(FrameData):
    """A choice among the icons of a hex."""

    face: int
    sent: int
    """The resource that has gone to the market, or -1."""


class CubeToMarket(Question):
    """Ask which printed resource goes to the domestic market (ARC-TZR-08)."""

    prompt = "cube-to-market"
    verb = "market"
    rules = (ARC_TZR_08, ARC_EXP_16, ARC_EXP_17)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.trading = Trading(ruleset)

    def legal(self, s: State, seat: Seat) -> list[int]:
        icons = self.ruleset.tables.icons[about(s, CubeChoice).face]
        return [moves.RESOURCE + resource for resource in marketable(self.trading, s, icons)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(range(moves.RESOURCE, moves.RESOURCE + 6))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        resource = code - moves.RESOURCE
        if resource not in self.ruleset.tables.icons[about(s, CubeChoice).face]:
            yield Reason(ARC_TZR_08 if in_turn_zero(s) else ARC_EXP_16, unit=RESOURCES[resource])
        if not s.stores[resource]:
            yield no_cube(resource)
        if s.market[DOMESTIC * 6 + resource] >= self.trading.room[DOMESTIC * 6 + resource]:
            yield Reason(ARC_EXP_17, unit=RESOURCES[resource])

    def take(self, s: State, seat: Seat, code: int) -> None:
        face, resource = about(s, CubeChoice).face, code - moves.RESOURCE
        s.answered(seat)
        self.trading.put(s, DOMESTIC, resource)
        s.tell(events.CubeMarketed(market=MARKETS[DOMESTIC], resource=RESOURCES[resource]))
        ask_to_keep(self.ruleset, s, seat, face, resource)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tables.face_ids[about(s, CubeChoice).face]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


CUBE_TO_KEEP: Final = 12


class CubeToKeep(Question):
    """Ask for a cube of an icon that is left (ARC-TZR-09, ARC-TZR-16)."""

    prompt = "cube-to-keep"
    verb = "keep"
    rules = (ARC_TZR_09, ARC_TZR_16)

    def legal(self, s: State, seat: Seat) -> list[int]:
        choice = about(s, CubeChoice)
        return [moves.RESOURCE + r for r in keepable(s, self.ruleset.tables.icons[choice.face], choice.sent)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        return list(range(moves.RESOURCE, moves.RESOURCE + 6))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        choice, resource = about(s, CubeChoice), code - moves.RESOURCE
        left = self.ruleset.tables.icons[choice.face].count(resource)
        if not left:
            yield Reason(ARC_TZR_09 if in_turn_zero(s) else ARC_EXP_16, unit=RESOURCES[resource])
        elif left <= (resource == choice.sent):
            yield Reason(ARC_TZR_16, unit=RESOURCES[resource])
        if not s.stores[resource]:
            yield no_cube(resource)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        resource = code - moves.RESOURCE
        gain(s, seat, resource, 1)
        s.tell(events.CubesTaken(seat=seat, resource=RESOURCES[resource], count=1))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tables.face_ids[about(s, CubeChoice).face]}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    HEX_CUBES: Cubes,
    CUBE_TO_MARKET: CubeToMarket,
    CUBE_TO_KEEP: CubeToKeep,
}
