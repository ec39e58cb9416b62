"""Questions of effects about the map: who stands up, which ship moves or sinks, what is pillaged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.archipelago import events, moves
from trireme.games.archipelago.effects.players import LOOT
from trireme.games.archipelago.lookup import PORT, RESOURCES, SEA
from trireme.games.archipelago.money import gain
from trireme.games.archipelago.phases.lying_citizens import raise_at
from trireme.games.archipelago.questions import AtPlace, OnTile, Question, Steps, WorkStep, about
from trireme.games.archipelago.rules.ids import (
    ARC_CMP_07,
    ARC_CRD_07,
    ARC_CRD_08,
    ARC_CRD_24,
    ARC_DEF_04,
    ARC_MIG_02,
    ARC_WON_09,
)
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import OtherPlayer, State
from trireme.games.archipelago.units import (
    FLAGS,
    LYING,
    PLACE,
    WATER,
    add,
    controller,
    go,
    is_ship,
    leave,
    remove,
    ships_of,
    tile_of,
    unit_at,
)
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import SEATS, Seat

STAND_UP: Final = 81


class CitizensOfHex(FrameData):
    """Lying citizens of one hex that may stand up."""

    left: int
    """The number of citizens who may still stand up."""
    tile: int
    """The hex, or -1 before the first has stood up."""


class StandUp(Question):
    """Ask for citizens of one hex, of any colour, who stand up and are active (ARC-CRD-08)."""

    phase = "actions"
    prompt = "stand-up"
    verb = "stand"
    words = ("stand", "done")
    cover = True  # the same words may follow each other
    rules = (ARC_CRD_08,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        tile = about(s, CitizensOfHex).tile
        codes: list[int] = []
        for owner, units in enumerate(s.units):
            for unit in units:
                code = moves.STAND + owner * moves.PLACES + (unit >> PLACE)
                if unit & LYING and tile in (-1, tile_of(unit)) and code not in codes:
                    codes.append(code)
        return codes if tile < 0 else [*codes, moves.DONE]

    def text(self, s: State, code: int) -> str:
        return "done" if code == moves.DONE else f"{self.verb} {super().text(s, code)}"

    def take(self, s: State, seat: Seat, code: int) -> None:
        left = about(s, CitizensOfHex).left - 1
        s.answered(seat)
        if code == moves.DONE:
            return
        owner, place = divmod(code - moves.STAND, moves.PLACES)
        raise_at(self.ruleset, s, seat, SEATS[owner], place)
        s.tell(events.StoodUp(seat=seat, by=owner, place=self.naming.place(s, place), count=1))
        tile = place >> 4
        if left and any(unit & LYING and tile_of(unit) == tile for units in s.units for unit in units):
            s.ask(STAND_UP, 1 << seat, CitizensOfHex(left, tile))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[-1]


def can_sail(ruleset: Ruleset, s: State, seat: Seat) -> bool:
    return any(sea_ways(ruleset, s, unit) for unit in s.units[seat] if is_ship(unit) and not unit & FLAGS)


def sea_ways(ruleset: Ruleset, s: State, unit: int) -> list[int]:
    """Return the tiles over the sea edges of a ship's tile."""
    tile = tile_of(unit)
    edges = ruleset.tables.edges[s.lie[tile]]
    near = [(s.near[tile * 6 + direction], direction) for direction in range(6)]
    return [other for other, direction in near if other >= 0 and edges[direction] == SEA]


SAIL: Final = 82


class Voyage(FrameData):
    """A ship that sails edge by edge."""

    left: int
    """The number of edges that it may still cross."""
    unit: int
    """The ship, or -1 before it is chosen."""


class Sail(Question):
    """Ask where one own ship sails, edge by edge."""

    phase = "actions"
    prompt = "sail"
    verb = "sail"
    words = ("sail", "done")
    rules = (ARC_MIG_02,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        unit = about(s, Voyage).unit
        if unit >= 0:
            return [*(moves.PLACE + (tile << 4 | WATER) for tile in sea_ways(self.ruleset, s, unit)), moves.DONE]
        ships = dict.fromkeys(unit for unit in s.units[seat] if is_ship(unit) and not unit & FLAGS)
        return [moves.PLACE + (unit >> PLACE) for unit in ships if sea_ways(self.ruleset, s, unit)]

    def tries(self, s: State, seat: Seat) -> list[int]:
        if about(s, Voyage).unit >= 0:
            return [*(moves.PLACE + (tile << 4 | WATER) for tile in range(len(s.lie))), moves.DONE]
        return list(dict.fromkeys(moves.PLACE + (unit >> PLACE) for unit in s.units[seat]))

    def why(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        place, unit = code - moves.PLACE, about(s, Voyage).unit
        if unit < 0:
            unit = place << PLACE
            if not is_ship(unit):
                yield Reason(KIT_ASK_03)
            elif unit not in s.units[seat]:
                yield Reason(ARC_DEF_04)
            elif not sea_ways(self.ruleset, s, unit):
                yield Reason(ARC_MIG_02)
        elif code != moves.DONE and place >> 4 not in sea_ways(self.ruleset, s, unit):
            yield Reason(ARC_MIG_02)

    def take(self, s: State, seat: Seat, code: int) -> None:
        voyage = about(s, Voyage)
        left, unit = voyage.left, voyage.unit
        s.answered(seat)
        if code == moves.DONE:
            return
        place = code - moves.PLACE
        if unit < 0:
            s.ask(SAIL, 1 << seat, Voyage(left, place << PLACE))
            return
        if s.journal is not None:
            origin, target = self.naming.place(s, unit >> PLACE), self.naming.place(s, place)
            s.journal.append(events.Moved(seat=seat, origin=origin, target=target))
        there = go(s, seat, unit, place >> 4, WATER)
        if left > 1:
            s.ask(SAIL, 1 << seat, Voyage(left - 1, there))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[-1]


def preys(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the ships of others in hexes where the player has a ship too: owner and place, each once (ARC-CRD-07)."""
    mine = {tile_of(unit) for unit in s.units[seat] if is_ship(unit)}
    found = []
    for owner, units in enumerate(s.units):
        for unit in dict.fromkeys(unit >> PLACE for unit in units if is_ship(unit)):
            if owner != seat and unit >> 4 in mine:
                found.append((owner, unit))
    return found


PIRATE: Final = 74


class Pirate(Question):
    """Ask which ship sinks. It returns to its owner's supply, and the owner hands over a cube (ARC-CRD-07, 23)."""

    phase = "actions"
    prompt = "pirate"
    verb = "sink"
    rules = (ARC_CRD_07,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.STAND + owner * moves.PLACES + place for owner, place in preys(s, seat)]

    def text(self, s: State, code: int) -> str:
        return f"{self.verb} {super().text(s, code)}"

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        owner, place = divmod(code - moves.STAND, moves.PLACES)
        unit = next(unit for unit in s.units[owner] if unit >> PLACE == place)
        leave(s, unit)
        remove(s, SEATS[owner], unit)
        if s.journal is not None:
            s.journal.append(events.Sunk(seat=seat, by=owner, tile=self.ruleset.tile_name(s, place >> 4)))
        s.ask(LOOT, 1 << owner, OtherPlayer(seat))

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"tile:{self.ruleset.tile_name(s, (code - moves.STAND) % moves.PLACES >> 4)}",)

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


def plunder(ruleset: Ruleset, s: State, seat: Seat) -> list[tuple[int, int]]:
    """Return hexes with an own active citizen, and the resources printed there that are not pillaged yet."""
    tiles = dict.fromkeys(tile_of(unit) for unit in s.units[seat] if not unit & LYING and not is_ship(unit))
    found = []
    for tile in tiles:
        masks = ruleset.tables.icon_mask[s.lie[tile] // 6]
        for resource in range(6):
            if (masks[resource] | masks[6 + resource]) & ~s.pillaged[tile]:
                found.append((tile, resource))
    return found


PILLAGE: Final = 79


class Pillage(Question):
    """Ask which hex is pillaged (ARC-CRD-24)."""

    phase = "actions"
    prompt = "pillage"
    verb = "pillage"
    rules = (ARC_CRD_24,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return list(dict.fromkeys(moves.PLACE + (tile << 4) for tile, _ in plunder(self.ruleset, s, seat)))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.ask(PILLAGE_WHAT, 1 << seat, OnTile((code - moves.PLACE) >> 4))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


PILLAGE_WHAT: Final = 80


class PillageWhat(Question):
    """Ask which resource is pillaged: a cube for each icon, which is never harvested again (ARC-CRD-24, 25)."""

    phase = "actions"
    prompt = "pillage-what"
    verb = "pillage"
    rules = (ARC_CRD_24,)

    def legal(self, s: State, seat: Seat) -> list[int]:
        here = about(s, OnTile).tile
        return [moves.RESOURCE + resource for tile, resource in plunder(self.ruleset, s, seat) if tile == here]

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile, resource = about(s, OnTile).tile, code - moves.RESOURCE
        s.answered(seat)
        masks = self.ruleset.tables.icon_mask[s.lie[tile] // 6]
        icons = (masks[resource] | masks[6 + resource]) & ~s.pillaged[tile]
        s.pillaged[tile] |= icons
        count = gain(s, seat, resource, icons.bit_count())
        if s.journal is not None:
            name = self.ruleset.tile_name(s, tile)
            s.journal.append(events.Pillaged(seat=seat, tile=name, resource=RESOURCES[resource], count=count))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tile_name(s, about(s, OnTile).tile)}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


HARBOUR_SHIPS: Final = 86


class HarbourShips(WorkStep):
    """Put a ship in every hex whose port a player controls, in order of play (ARC-WON-09)."""

    phase = "actions"

    def run(self, s: State, frame: Frame) -> None:
        turn: AtPlace = frame[1]
        at = turn.place
        if at == len(s.order):
            return
        s.stack.append((HARBOUR_SHIPS, AtPlace(at + 1)))
        seat = s.order[at]
        tiles = [tile for tile in range(len(s.lie)) if controller(s, tile, PORT) == seat]
        left = self.ruleset.most_ships - ships_of(s, seat)
        if len(tiles) <= left:
            for tile in tiles:
                add_ship(self.ruleset, s, seat, tile)
        elif left > 0:
            s.ask(HARBOUR_SHIP, 1 << seat, Harbours(sum([1 << tile for tile in tiles])))


def add_ship(ruleset: Ruleset, s: State, seat: Seat, tile: int) -> None:
    add(s, seat, unit_at(tile, WATER))
    if s.journal is not None:
        s.journal.append(events.ShipAdded(seat=seat, tile=ruleset.tile_name(s, tile)))


HARBOUR_SHIP: Final = 87


class Harbours(FrameData):
    tiles: int
    """The hexes that may still get a ship, as a mask."""


class HarbourShip(Question):
    """Ask where ships go, if there are too few for all ports."""

    phase = "actions"
    prompt = "harbour-ship"
    verb = "launch"
    rules = (ARC_WON_09, ARC_CMP_07)

    def legal(self, s: State, seat: Seat) -> list[int]:
        tiles = about(s, Harbours).tiles
        return [moves.PLACE + (tile << 4 | WATER) for tile in range(len(s.lie)) if tiles >> tile & 1]

    def take(self, s: State, seat: Seat, code: int) -> None:
        tiles, tile = about(s, Harbours).tiles, (code - moves.PLACE) >> 4
        s.answered(seat)
        add_ship(self.ruleset, s, seat, tile)
        if ships_of(s, seat) < self.ruleset.most_ships:
            s.ask(HARBOUR_SHIP, 1 << seat, Harbours(tiles & ~(1 << tile)))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return legal[0]


STEPS: Final[Steps] = {
    STAND_UP: StandUp,
    SAIL: Sail,
    PIRATE: Pirate,
    PILLAGE: Pillage,
    PILLAGE_WHAT: PillageWhat,
    HARBOUR_SHIPS: HarbourShips,
    HARBOUR_SHIP: HarbourShip,
}
