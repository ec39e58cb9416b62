"""Deployment: two bordering territories, two seas beside them and a bonus for each player (TIT-PLA-04 to 17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.gods.recruit import named_unit, take_card
from trireme.games.cyclades.lookup import FORTRESS, PORT, TEMPLE, UNIVERSITY
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.kronos import FreeBuilding
from trireme.games.cyclades.modules.titans.land import islands_of, partner_of, to_build, types_above
from trireme.games.cyclades.modules.titans.marches import titan_of
from trireme.games.cyclades.modules.titans.placement.placement import BONUS_RULES, TitansPlacement
from trireme.games.cyclades.modules.titans.rules.ids import (
    TIT_PLA_05,
    TIT_PLA_06,
    TIT_PLA_07,
    TIT_PLA_08,
    TIT_PLA_09,
    TIT_PLA_10,
    TIT_PLA_11,
    TIT_PLA_12,
    TIT_PLA_13,
    TIT_PLA_14,
    TIT_TEA_10,
)
from trireme.games.cyclades.phases.setup import DEPLOYED, Deployed
from trireme.games.cyclades.placement import deployment
from trireme.games.cyclades.placement.placement import god_at
from trireme.games.cyclades.questions import ACTIONS, DECLINES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, FIRST_KIND, ISLANDS, SEAS, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

DEPLOYMENT: Final = "titans.deployment"
DEPLOY_UNIT: Final = 528
DEPLOY_FLEET: Final = 529
DEPLOY_BUILDING: Final = 530
DEPLOY_MARKER: Final = 531
ASKED: Final = (DEPLOY_UNIT, DEPLOY_FLEET, DEPLOY_BUILDING, DEPLOY_MARKER)
OTHERS: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES, "offer", "apollo"), (TIT_PLA_05,))


class Forces(FrameData):
    """What a seat has still to deploy."""

    seat: Seat
    troops: int
    titans: int
    fleets: int
    placed: int = 0
    """Fleets that have been placed or kept."""
    types: int = 0
    """Types of the building that is still to come, as a mask."""
    marker: bool = False
    """Whether the prosperity marker of Apollo is still to come."""


class UnitToDeploy(FrameData):
    """A troop or a Titan is deployed; so many units are left after it."""

    is_titan: bool
    left: int


class FleetToDeploy(FrameData):
    """A fleet is deployed: the first is number 0."""

    number: int


class BuildingToDeploy(FrameData):
    """A building of one of some types, a mask, is deployed."""

    types: int


class Deployment(deployment.BaseDeployment):
    phase = DEPLOYMENT
    entry = DEPLOYMENT


class NextDeployment(deployment.BaseNextDeployment):
    phase = DEPLOYMENT

    def __init__(self, placement: TitansPlacement) -> None:
        super().__init__(placement)
        self.troops, self.fleets = placement.troops, placement.fleets

    def forces(self, s: State, seat: Seat, place: int) -> Forces:
        """Return what the holder of a place deploys; cards and gold are given at once (TIT-PLA-05 to 09)."""
        usual = Forces(seat, self.troops, 0, self.fleets)
        god = god_at(self.ruleset, s, place)
        if god == "poseidon":
            return replace(usual, fleets=self.fleets + 1, types=1 << PORT)
        if god == "ares":
            return replace(usual, troops=self.troops + 1, types=1 << FORTRESS)
        if god == "zeus":
            take_card(self.ruleset, s, seat, "priest", 0)
            return replace(usual, types=1 << TEMPLE)
        if god == "athena":
            take_card(self.ruleset, s, seat, "philosopher", 0)
            return replace(usual, types=1 << UNIVERSITY)
        if god == "kronos":
            types = types_above(self.ruleset, s, s.gods[place])
            return replace(usual, titans=1 if types else 2, types=types)
        s.gold[seat] += 1
        s.tell(events.Gained(seat=seat, gold=1))
        return replace(usual, marker=True)


class Deploy(deployment.BaseDeploy):
    """Ask for troops and Titans, fleets beside them, and a building or a marker; then Monuments come."""

    phase = DEPLOYMENT

    def run(self, s: State, frame: Frame) -> None:
        left: Forces = frame[1]
        seat = left.seat
        if left.troops or left.titans:
            is_titan = not left.troops
            after = replace(left, titans=left.titans - 1) if is_titan else replace(left, troops=left.troops - 1)
            s.stack.append((frame[0], after))
            s.ask(DEPLOY_UNIT, 1 << seat, UnitToDeploy(is_titan, after.troops + after.titans))
        elif left.placed < left.fleets:
            s.stack.append((frame[0], replace(left, placed=left.placed + 1)))
            if seas_for(self.ruleset, s, seat, left.placed):
                s.ask(DEPLOY_FLEET, 1 << seat, FleetToDeploy(left.placed))
            else:
                self.keeps_fleet(s, seat)
        elif left.types or left.marker:
            s.stack.append((frame[0], replace(left, types=0, marker=False)))
            self.bonus_comes(s, left)
        else:
            self.returns(s, seat)
            if self.ruleset.points.deployed:
                s.stack.append((DEPLOYED, 0, Deployed(seat)))

    def bonus_comes(self, s: State, left: Forces) -> None:
        """Ask where Apollo's marker, or a building, goes (TIT-PLA-09, 13)."""
        seat = left.seat
        if left.marker:
            if board.markers_left(self.ruleset, s) > 0:
                s.ask(DEPLOY_MARKER, 1 << seat)
        elif to_build(self.ruleset, s, left.types, s.land[seat]):
            s.ask(DEPLOY_BUILDING, 1 << seat, BuildingToDeploy(left.types))
        else:
            s.tell(events.BuildingLost(seat=seat))


# Territories.


def free_land(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Territories that nobody holds (TIT-PLA-14), and with six players not on the partner's island (TIT-TEA-10)."""
    free = ruleset.tables.on_board
    for other in ruleset.all_seats:
        free &= ~s.land[other]
    partner = partner_of(ruleset, seat)
    if partner != NOBODY and ruleset.players == 6:
        islands = islands_of(ruleset)
        for island in bits(s.land[partner], ISLANDS):
            free &= ~islands[island]
    return free


def territories_for(ruleset: Ruleset, s: State, seat: Seat, left: int) -> int:
    """Where the next unit may go, after which so many are left, as a mask: two bordering ones in all (TIT-PLA-10)."""
    own, free, borders = s.land[seat], free_land(ruleset, s, seat), ruleset.tables.borders
    held = bits(own, ISLANDS)
    if len(held) == 2:
        return own
    if not held:
        found = 0
        for island in bits(free, ISLANDS):
            if borders[island] & free:
                found |= 1 << island
        return found
    return borders[held[0]] & free | (own if left else 0)


class DeployUnit(deployment.BaseDeployUnit):
    """Ask for the territory of a troop or a Titan."""

    phase = DEPLOYMENT
    verb = "titans.deploy"
    prompt = "titans.deploy-unit"
    blocks = (moves.ISLAND,)
    rules = (TIT_PLA_10, TIT_PLA_14)
    others = OTHERS

    def about_unit(self, s: State) -> UnitToDeploy:
        asked: UnitToDeploy = s.stack[-1][3]
        return asked

    def unit(self, s: State) -> str:
        return "titan" if self.about_unit(s).is_titan else "troop"

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word for word in words if word not in ("troop", "titan")] or words)

    def open_places(self, s: State, seat: Seat) -> int:
        return territories_for(self.ruleset, s, seat, self.about_unit(s).left)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, island = self.ruleset, ISLANDS[code - moves.ISLAND]
        name, owner = ruleset.island(island), s.owner[island]
        if territories_for(ruleset, s, seat, self.about_unit(s).left) >> island & 1:
            return
        if owner not in (NOBODY, seat):
            yield Reason(TIT_PLA_14, island=name, by=owner)
        elif owner == NOBODY and ruleset.tables.on_board & ~free_land(ruleset, s, seat) & 1 << island:
            yield Reason(TIT_TEA_10, island=name)
        if ruleset.tables.on_board >> island & 1 and not ruleset.tables.borders[island]:
            yield Reason(TIT_PLA_11, island=name)
        if not self.makes_a_pair(s, seat, island):
            yield Reason(TIT_PLA_10, island=name)

    def makes_a_pair(self, s: State, seat: Seat, island: Island) -> bool:
        """Whether an island is one of two bordering ones, no matter who holds it."""
        held, near = bits(s.land[seat], ISLANDS), self.ruleset.tables.borders[island]
        if not held:
            return bool(near & free_land(self.ruleset, s, seat))
        if island in held:
            return len(held) == 2 or self.about_unit(s).left > 0
        return len(held) == 1 and bool(near >> held[0] & 1)

    def take(self, s: State, seat: Seat, code: int) -> None:
        is_titan, island = self.about_unit(s).is_titan, ISLANDS[code - moves.ISLAND]
        s.answered(seat)
        if s.owner[island] == NOBODY:
            board.give_island(self.ruleset, s, island, seat)
        kind = titan_of(self.ruleset) if is_titan else self.ruleset.units[0][FIRST_KIND]
        kind.comes(self.ruleset, s, seat, island)
        if s.journal is not None:
            s.journal.append(events.UnitDeployed(seat=seat, island=self.ruleset.island(island), unit=kind.id))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"unit": self.unit(s), "left": self.about_unit(s).left}

    def key(self, code: int) -> str:
        return "answer-titans-deploy-unit"


# Fleets.


def open_seas(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> int:
    """Seas around a territory that no other player holds, as a mask (TIT-PLA-14)."""
    mask = ruleset.tables.coast[island]
    for other in ruleset.all_seats:
        if other != seat:
            mask &= ~s.navy[other]
    return mask


def seas_for(ruleset: Ruleset, s: State, seat: Seat, number: int) -> int:
    """Where the next fleet may go, as a mask: one beside each territory, a third with one of them (TIT-PLA-12, 17)."""
    if number > 1:
        return s.navy[seat]
    land = bits(s.land[seat], ISLANDS)
    near = [open_seas(ruleset, s, seat, island) for island in land]
    if number:
        first, found = s.navy[seat], 0
        for one, other in ((0, 1), (1, 0)):
            if ruleset.tables.coast[land[one]] & first:
                found |= near[other] & ~first
        return found
    found = 0
    for one, other in ((0, 1), (1, 0)):
        for sea in bits(near[one], SEAS):
            if near[other] & ~(1 << sea):
                found |= 1 << sea
    return found or near[0] | near[1]


class DeployFleet(deployment.BaseDeployUnit):
    """Ask for the sea of the first, second or third fleet."""

    phase = DEPLOYMENT
    verb = "titans.deploy"
    prompt = "titans.deploy-fleet"
    blocks = (moves.SEA,)
    rules = (TIT_PLA_12, TIT_PLA_14)
    others = OTHERS

    def unit(self, s: State) -> str:
        return "fleet"

    def take(self, s: State, seat: Seat, code: int) -> None:
        self.place_fleet(s, seat, code)

    def number(self, s: State) -> int:
        asked: FleetToDeploy = s.stack[-1][3]
        return asked.number

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word for word in words if word != named_unit(words)])

    def open_places(self, s: State, seat: Seat) -> int:
        return seas_for(self.ruleset, s, seat, self.number(s))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        sea = SEAS[code - moves.SEA]
        if s.holder[sea] not in (NOBODY, seat):
            yield Reason(TIT_PLA_14, sea=self.ruleset.sea(sea), by=s.holder[sea])
            if self.is_in_reach(s, seat, sea):
                return
        if not seas_for(self.ruleset, s, seat, self.number(s)) >> sea & 1:
            yield Reason(TIT_PLA_12, sea=self.ruleset.sea(sea))

    def is_in_reach(self, s: State, seat: Seat, sea: Sea) -> bool:
        """Whether a sea is beside a territory that has no fleet yet, no matter who holds it."""
        coast, land = self.ruleset.tables.coast, bits(s.land[seat], ISLANDS)
        if self.number(s) > 1:
            return False
        others = [other for other in land if coast[other] & s.navy[seat]] if self.number(s) else land
        return any(coast[one] >> sea & 1 for other in others for one in land if one != other)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"number": self.number(s) + 1}

    def key(self, code: int) -> str:
        return "answer-titans-deploy-fleet"


# The bonus.


class DeployBuilding(FreeBuilding):
    """Ask for the slot of a bonus building (TIT-PLA-06 to 08, 13)."""

    phase = DEPLOYMENT
    prompt = "titans.deploy-building"
    rules = (TIT_PLA_08, TIT_PLA_06, TIT_PLA_07, TIT_PLA_13)
    type = TIT_PLA_08
    room = TIT_PLA_13
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {verb: rules for verb, rules in OTHERS.items() if verb != "build"}

    def rule_of_type(self, s: State, seat: Seat) -> Rule:
        return BONUS_RULES[self.ruleset.god(s.offer_seat.index(seat))]

    def types(self, s: State) -> int:
        asked: BuildingToDeploy = s.stack[-1][3]
        return asked.types

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        """Which building it is, unless Kronos leaves the choice (TIT-PLA-08)."""
        types = bits(self.types(s), BUILDING_NUMBERS)
        return {"building": self.ruleset.building(types[0])} if len(types) == 1 else {}


class DeployMarker(deployment.BaseDeployMarker):
    """Ask for one of the two territories (TIT-PLA-09)."""

    phase = DEPLOYMENT
    prompt = "titans.deploy-marker"
    rules = (TIT_PLA_09, TIT_PLA_05)
    others = OTHERS

    def open_islands(self, s: State, seat: Seat) -> int:
        return s.land[seat]
