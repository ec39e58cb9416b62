"""Deployment: two bordering territories, two seas beside them and a bonus for each player (TIT-PLA-04 to 17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.gods.recruiting import named_unit, take_card
from trireme.games.cyclades.lookup import FORTRESS, PORT, TEMPLE, UNIVERSITY
from trireme.games.cyclades.modules.titans import events
from trireme.games.cyclades.modules.titans.components import content_of
from trireme.games.cyclades.modules.titans.frames import (
    DEPLOY,
    DEPLOY_BUILDING,
    DEPLOY_FLEET,
    DEPLOY_MARKER,
    DEPLOY_UNIT,
    DEPLOYMENT,
    NEXT_DEPLOYMENT,
)
from trireme.games.cyclades.modules.titans.kronos import FreeBuilding
from trireme.games.cyclades.modules.titans.land import islands_of, partner_of, to_build, types_above
from trireme.games.cyclades.modules.titans.marches import titan_of
from trireme.games.cyclades.modules.titans.readers import of_asked, of_deployment, of_pair, of_work
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
from trireme.games.cyclades.phases.apollo import Prosper
from trireme.games.cyclades.phases.gods import Income
from trireme.games.cyclades.phases.order import gods_act
from trireme.games.cyclades.phases.setup import DEPLOYED, Deployed
from trireme.games.cyclades.readers import asked_by
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import BUILDING_NUMBERS, FIRST_KIND, ISLANDS, SEAS, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, SEATS, Seat

# The bonus that is still to come, as frames have it: nothing, Apollo's, or the mask of the types of a building.
NO_BONUS: Final = 0
APOLLO: Final = 1
OTHERS: Final[dict[str, tuple[Rule, ...]]] = dict.fromkeys((*ACTIONS, *DECLINES, "offer", "apollo"), (TIT_PLA_05,))


DEPLOYS: Final = ("titans.deploy", "recruit", "place", "put", "build", "prosper", "prosperity")
"""Verbs with which something is deployed."""


def is_played(s: State) -> bool:
    """Whether players deploy, or the gods act already."""
    return gods_act(s) or any(frame[0] == NEXT_DEPLOYMENT for frame in s.stack)


def waits_for_the_order(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-PLA-04 says who deploys: nobody before the auction is over, then one after the other."""
    if any(frame[0] == DEPLOYMENT for frame in s.stack):
        return True
    return any(frame[0] == NEXT_DEPLOYMENT for frame in s.stack) and not asked_by(s.stack[-1]) >> seat & 1


def has_deployed(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """TIT-PLA-05 says what is deployed: nothing else meanwhile, and nothing more later."""
    return not waits_for_the_order(ruleset, s, seat, words)


class Deployment(Work[State]):
    phase = "titans.deployment"
    entry = "titans.deployment"

    def run(self, s: State, frame: Frame) -> None:
        s.order = []
        s.stack.append((NEXT_DEPLOYMENT, 0))


def holder_at(s: State, place: int) -> Seat:
    """Whose marker lies at a place of the order: that of the gods, then Apollo."""
    if place < s.available:
        return s.offer_seat[s.gods[place]]
    return s.apollo[place - s.available] if place - s.available < len(s.apollo) else NOBODY


class NextDeployment(Work[State]):
    """From the first god down to Apollo (TIT-PLA-04); then all gods are shuffled for the first cycle (TIT-PLA-15)."""

    phase = "titans.deployment"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        own = content_of(ruleset).titans
        self.troops, self.fleets = own.troops, own.fleets

    def run(self, s: State, frame: Frame) -> None:
        place = of_work(frame)
        if place >= s.available + len(s.apollo):
            self.over(s)
            return
        s.stack.append((NEXT_DEPLOYMENT, place + 1))
        seat = holder_at(s, place)
        if seat == NOBODY:
            return
        troops, titans, fleets, bonus = self.of_god(s, place, seat)
        s.stack.append((DEPLOY, seat, troops, titans, 0, fleets, bonus))

    def of_god(self, s: State, place: int, seat: Seat) -> tuple[int, int, int, int]:
        """What the holder of a place deploys; cards and gold are given at once (TIT-PLA-05 to 09)."""
        troops, titans, fleets, bonus = self.troops, 0, self.fleets, NO_BONUS
        god = self.ruleset.god(s.gods[place]) if place < s.available else "apollo"
        if god == "poseidon":
            fleets, bonus = fleets + 1, 1 << PORT
        elif god == "ares":
            troops, bonus = troops + 1, 1 << FORTRESS
        elif god == "zeus":
            take_card(self.ruleset, s, seat, "priest", 0)
            bonus = 1 << TEMPLE
        elif god == "athena":
            take_card(self.ruleset, s, seat, "philosopher", 0)
            bonus = 1 << UNIVERSITY
        elif god == "kronos":
            bonus = types_above(self.ruleset, s, s.gods[place])
            titans = 1 if bonus else 2
        else:
            s.gold[seat] += 1
            s.tell(events.Gained(seat=seat, gold=1))
            bonus = APOLLO
        return troops, titans, fleets, bonus

    def over(self, s: State) -> None:
        s.order = s.returned[::-1]
        s.returned = []
        s.offer_seat = [NOBODY] * len(s.offer_seat)
        s.offer_gold = [0] * len(s.offer_gold)
        s.apollo = []
        s.gods = self.ruleset.laid_gods()
        s.available = 0


class Deploy(Work[State]):
    """What a seat deploys: troops and Titans, fleets beside them, a building or a marker; then Monuments come.

    Its marker takes the last free place of the turn order (TIT-PLA-04).
    """

    phase = "titans.deployment"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        ruleset = self.ruleset
        number, troops, titans, made, fleets, bonus = of_deployment(frame)
        seat = SEATS[number]
        if troops or titans:
            titan = int(not troops)
            s.stack.append((DEPLOY, seat, 0 if titan else troops - 1, titans - titan, made, fleets, bonus))
            s.ask(DEPLOY_UNIT, 1 << seat, (titan, troops + titans - 1))
        elif made < fleets:
            s.stack.append((DEPLOY, seat, 0, 0, made + 1, fleets, bonus))
            if seas_for(ruleset, s, seat, made):
                s.ask(DEPLOY_FLEET, 1 << seat, (made,))
            else:
                s.tell(events.FleetKept(seat=seat))
        elif bonus:
            s.stack.append((DEPLOY, seat, 0, 0, made, fleets, NO_BONUS))
            self.comes(s, seat, bonus)
        else:
            s.returned.append(seat)
            s.tell(events.Deployed(seat=seat, place=ruleset.players - len(s.returned) + 1))
            if ruleset.points.deployed:
                s.stack.append((DEPLOYED, 0, Deployed(seat)))

    def comes(self, s: State, seat: Seat, bonus: int) -> None:
        """Apollo's marker, or a building (TIT-PLA-09, 13)."""
        if bonus == APOLLO:
            if board.markers_left(self.ruleset, s) > 0:
                s.ask(DEPLOY_MARKER, 1 << seat)
        elif to_build(self.ruleset, s, bonus, s.land[seat]):
            s.ask(DEPLOY_BUILDING, 1 << seat, (bonus,))
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


class DeployUnit(Choice):
    """(DEPLOY_UNIT, serial, seats, Titan, left): the territory of a troop or a Titan."""

    phase = "titans.deployment"
    verb = "titans.deploy"
    prompt = "titans.deploy-unit"
    blocks = (moves.ISLAND,)
    rules = (TIT_PLA_10, TIT_PLA_14)
    others = OTHERS

    also = ("recruit", "place", "put")

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[{'titan' if self.about_unit(s)[0] else 'troop'}] {self.ruleset.word(run[0])}"

    def about_unit(self, s: State) -> tuple[int, int]:
        return of_pair(s.stack[-1])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word for word in words if word not in ("troop", "titan")] or words)

    def legal(self, s: State, seat: Seat) -> list[int]:
        mask = territories_for(self.ruleset, s, seat, self.about_unit(s)[1])
        return [moves.ISLAND + island for island in bits(mask, ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, island = self.ruleset, ISLANDS[code - moves.ISLAND]
        name, owner = ruleset.island(island), s.owner[island]
        if territories_for(ruleset, s, seat, self.about_unit(s)[1]) >> island & 1:
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
        """Whether an island is one of two bordering ones, whoever holds it."""
        held, near = bits(s.land[seat], ISLANDS), self.ruleset.tables.borders[island]
        if not held:
            return bool(near & free_land(self.ruleset, s, seat))
        if island in held:
            return len(held) == 2 or self.about_unit(s)[1] > 0
        return len(held) == 1 and bool(near >> held[0] & 1)

    def take(self, s: State, seat: Seat, code: int) -> None:
        titan, island = self.about_unit(s)[0], ISLANDS[code - moves.ISLAND]
        s.answered(seat)
        if s.owner[island] == NOBODY:
            board.give_island(self.ruleset, s, island, seat)
        kind = titan_of(self.ruleset) if titan else self.ruleset.units[0][FIRST_KIND]
        kind.comes(self.ruleset, s, seat, island)
        if s.journal is not None:
            s.journal.append(events.UnitDeployed(seat=seat, island=self.ruleset.island(island), unit=kind.id))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        titan, left = self.about_unit(s)
        return {"unit": "titan" if titan else "troop", "left": left}

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


class DeployFleet(Choice):
    """(DEPLOY_FLEET, serial, seats, number): the sea of a fleet."""

    phase = "titans.deployment"
    verb = "titans.deploy"
    prompt = "titans.deploy-fleet"
    blocks = (moves.SEA,)
    rules = (TIT_PLA_12, TIT_PLA_14)
    others = OTHERS

    also = ("recruit", "place", "put")

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[fleet] {self.ruleset.word(run[0])}"

    def number(self, s: State) -> int:
        return of_asked(s.stack[-1])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [word for word in words if word != named_unit(words)])

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(seas_for(self.ruleset, s, seat, self.number(s)), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        sea = SEAS[code - moves.SEA]
        if s.holder[sea] not in (NOBODY, seat):
            yield Reason(TIT_PLA_14, sea=self.ruleset.sea(sea), by=s.holder[sea])
            if self.is_in_reach(s, seat, sea):
                return
        if not seas_for(self.ruleset, s, seat, self.number(s)) >> sea & 1:
            yield Reason(TIT_PLA_12, sea=self.ruleset.sea(sea))

    def is_in_reach(self, s: State, seat: Seat, sea: Sea) -> bool:
        """Whether a sea is beside a territory that has no fleet yet, whoever holds it."""
        coast, land = self.ruleset.tables.coast, bits(s.land[seat], ISLANDS)
        if self.number(s) > 1:
            return False
        others = [other for other in land if coast[other] & s.navy[seat]] if self.number(s) else land
        return any(coast[one] >> sea & 1 for other in others for one in land if one != other)

    def take(self, s: State, seat: Seat, code: int) -> None:
        sea: Sea = SEAS[code - moves.SEA]
        s.answered(seat)
        board.add_fleets(s, seat, sea, 1)
        s.fleets_left[seat] -= 1
        if s.journal is not None:
            s.journal.append(events.FleetDeployed(seat=seat, sea=self.ruleset.sea(sea)))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"number": self.number(s) + 1}

    def key(self, code: int) -> str:
        return "answer-titans-deploy-fleet"


# The bonus.


class DeployBuilding(FreeBuilding):
    """(DEPLOY_BUILDING, serial, seats, types): the slot of a bonus building (TIT-PLA-06 to 08, 13)."""

    phase = "titans.deployment"
    prompt = "titans.deploy-building"
    rules = (TIT_PLA_08, TIT_PLA_06, TIT_PLA_07, TIT_PLA_13)
    type = TIT_PLA_08
    room = TIT_PLA_13
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {verb: rules for verb, rules in OTHERS.items() if verb != "build"}

    def rule_of_type(self, s: State, seat: Seat) -> Rule:
        god = self.ruleset.god(s.offer_seat.index(seat))
        if god == "kronos":
            return TIT_PLA_08
        return TIT_PLA_06 if god in ("poseidon", "ares") else TIT_PLA_07

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        """Which building it is, unless Kronos leaves the choice (TIT-PLA-08)."""
        types = bits(self.types(s), BUILDING_NUMBERS)
        return {"building": self.ruleset.building(types[0])} if len(types) == 1 else {}


class DeployMarker(Prosper):
    """(DEPLOY_MARKER, serial, seats): a prosperity marker for one of the two territories (TIT-PLA-09)."""

    phase = "titans.deployment"
    prompt = "titans.deploy-marker"
    rules = (TIT_PLA_09, TIT_PLA_05)
    others = OTHERS

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.ISLAND + island for island in bits(s.land[seat], ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.SEA or s.owner[code - moves.ISLAND] != seat:
            yield Reason(TIT_PLA_09, **self.about(code))


class LateIncome(Income):
    """The first cycle brings none (TIT-PLA-15)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.cycle > 1:
            super().run(s, frame)
        else:
            s.tell(events.NoIncome())
