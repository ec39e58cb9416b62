"""Deployment: troops, fleets and a bonus for each marker, in the order of the gods (HAD-FRE-06 to 16, 19, 20, 24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.gods.recruit import named_unit, take_card, without_unit
from trireme.games.cyclades.modules.hades.placement import events
from trireme.games.cyclades.modules.hades.placement.placement import HadesPlacement
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_FRE_02,
    HAD_FRE_07,
    HAD_FRE_08,
    HAD_FRE_09,
    HAD_FRE_10,
    HAD_FRE_11,
    HAD_FRE_12,
    HAD_FRE_13,
    HAD_FRE_14,
    HAD_FRE_15,
    HAD_FRE_20,
)
from trireme.games.cyclades.placement import deployment
from trireme.games.cyclades.placement.placement import god_at
from trireme.games.cyclades.questions import ACTIONS, DECLINES
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, SEAS, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused
from trireme.kit.seats import NOBODY, Seat

DEPLOYMENT: Final = "hades.deployment"
DEPLOY_TROOP: Final = 306
DEPLOY_FLEET: Final = 307
DEPLOY_MARKER: Final = 308


class Forces(FrameData):
    """What a marker has still to deploy. The bonus is a unit, a card or `prosperity`; empty once it has come."""

    place: int
    seat: Seat
    troops: int
    fleets: int
    bonus: str


class UnitToDeploy(FrameData):
    """A troop or a fleet is deployed, one of the usual ones or the bonus."""

    is_bonus: bool


class Deployment(deployment.BaseDeployment):
    phase = DEPLOYMENT
    entry = DEPLOYMENT


class NextDeployment(deployment.BaseNextDeployment):
    phase = DEPLOYMENT

    def __init__(self, placement: HadesPlacement) -> None:
        super().__init__(placement)
        self.troops, self.fleets = placement.troops, placement.fleets

    def forces(self, s: State, seat: Seat, place: int) -> Forces:
        bonus = self.placement.bonus_of(god_at(self.ruleset, s, place))
        return Forces(place, seat, self.troops, self.fleets, bonus)


class Deploy(deployment.BaseDeploy):
    """Give the card of the god first, then ask for troops, fleets around them, and Apollo's marker.

    The bonus troop comes before the fleets, so that they can lie around a third island (HAD-FRE-10, 12).
    """

    phase = DEPLOYMENT

    def run(self, s: State, frame: Frame) -> None:
        ruleset = self.ruleset
        left: Forces = frame[1]
        seat, fleets, bonus = left.seat, left.fleets, left.bonus
        if bonus in ("priest", "philosopher"):
            take_card(ruleset, s, seat, bonus, 0)
            left = replace(left, bonus="")
            bonus = ""
        if left.troops or bonus == "troop":
            self.asks(s, DEPLOY_TROOP, left, is_bonus=not left.troops)
            return
        while fleets and not deploying_seas(ruleset, s, seat, is_bonus=False):
            self.keeps_fleet(s, seat)
            fleets -= 1
        if bonus == "fleet" and not fleets and not deploying_seas(ruleset, s, seat, is_bonus=True):
            self.keeps_fleet(s, seat)
            bonus = ""
        left = replace(left, fleets=fleets, bonus=bonus)
        if fleets or bonus == "fleet":
            self.asks(s, DEPLOY_FLEET, left, is_bonus=not fleets)
        elif bonus == "prosperity" and board.markers_left(ruleset, s) > 0:
            s.stack.append((frame[0], replace(left, bonus="")))
            s.ask(DEPLOY_MARKER, 1 << seat)
        else:
            self.returns(s, seat)

    def asks(self, s: State, kind: int, left: Forces, is_bonus: bool) -> None:
        """Ask for the next troop or fleet; the rest comes after it."""
        if is_bonus:
            left = replace(left, bonus="")
        elif kind == DEPLOY_TROOP:
            left = replace(left, troops=left.troops - 1)
        else:
            left = replace(left, fleets=left.fleets - 1)
        s.stack.append((self.placement.kinds.deploy, left))
        s.ask(kind, 1 << left.seat, UnitToDeploy(is_bonus))


def occupied(ruleset: Ruleset, s: State, seat: Seat) -> tuple[int, int]:
    """Return the islands and seas that others hold, as masks (HAD-FRE-14)."""
    islands = seas = 0
    for other in ruleset.all_seats:
        if other != seat:
            islands |= s.land[other]
            seas |= s.navy[other]
    return islands, seas


def deploying_islands(ruleset: Ruleset, s: State, seat: Seat, is_bonus: bool) -> int:
    """Return where a troop may be deployed, as a mask; the bonus may join another (HAD-FRE-09, 10, 20)."""
    free = ruleset.tables.on_board & ~occupied(ruleset, s, seat)[0]
    return free if is_bonus else free & ~s.land[seat]


def deploying_seas(ruleset: Ruleset, s: State, seat: Seat, is_bonus: bool) -> int:
    """Return where a fleet may be deployed, as a mask (HAD-FRE-11 to 14, 20)."""
    free = board.own_coast(ruleset, s, seat) & ~occupied(ruleset, s, seat)[1]
    return free if is_bonus else free & ~s.navy[seat]


class _AskForUnit(deployment.BaseDeployUnit):
    verb = "hades.deploy"
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (HAD_FRE_07,)),
        **dict.fromkeys(("offer", "apollo"), (HAD_FRE_02, HAD_FRE_07)),
        **dict.fromkeys(DECLINES, (HAD_FRE_07,)),
    }

    def is_bonus(self, s: State) -> bool:
        asked: UnitToDeploy = s.stack[-1][3]
        return asked.is_bonus

    def left(self, s: State) -> int:
        """Return how many of these units come after the one that is asked about."""
        raise NotImplementedError

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if named_unit(words) not in ("", self.unit(s)):
            raise Refused(" ".join(words), [Reason(HAD_FRE_07)])
        return super().read(s, seat, without_unit(words))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        is_bonus = self.is_bonus(s)
        return {"left": 1 if is_bonus else self.left(s) + 1, "bonus": int(is_bonus)}


class DeployTroop(_AskForUnit):
    prompt = "hades.deploy-troop"
    blocks = (moves.ISLAND, moves.SEA)

    def unit(self, s: State) -> str:
        return "troop"

    def left(self, s: State) -> int:
        rest: Forces = s.stack[-2][1]
        return rest.troops

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        if self.is_bonus(s):
            return (HAD_FRE_10, HAD_FRE_14)
        return (HAD_FRE_20 if self.ruleset.players == 2 else HAD_FRE_09, HAD_FRE_14)

    def open_places(self, s: State, seat: Seat) -> int:
        return deploying_islands(self.ruleset, s, seat, self.is_bonus(s))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, is_bonus = self.ruleset, self.is_bonus(s)
        where = HAD_FRE_10 if is_bonus else HAD_FRE_09
        if code >= moves.SEA:
            yield Reason(where, sea=ruleset.word(code))
            return
        island = ISLANDS[code - moves.ISLAND]
        named = ruleset.island(island)
        if not ruleset.tables.on_board >> island & 1:
            yield Reason(where, island=named)
        if ruleset.is_opponent(seat, s.owner[island]):
            yield Reason(HAD_FRE_14, island=named, by=s.owner[island])
        if s.owner[island] == seat and not is_bonus:
            yield Reason(HAD_FRE_20 if ruleset.players == 2 else HAD_FRE_09, island=named)

    def take(self, s: State, seat: Seat, code: int) -> None:
        island = ISLANDS[code - moves.ISLAND]
        s.answered(seat)
        if s.owner[island] == NOBODY:
            board.give_island(self.ruleset, s, island, seat)
        board.add_troops(s, island, 1)
        s.troops_left[seat] -= 1
        if s.journal is not None:
            s.journal.append(events.TroopDeployed(seat=seat, island=self.ruleset.island(island)))

    def key(self, code: int) -> str:
        return "answer-hades-deploy-troop"


class DeployFleet(_AskForUnit):
    prompt = "hades.deploy-fleet"
    blocks = (moves.SEA, moves.ISLAND)

    def unit(self, s: State) -> str:
        return "fleet"

    def take(self, s: State, seat: Seat, code: int) -> None:
        self.place_fleet(s, seat, code)

    def left(self, s: State) -> int:
        rest: Forces = s.stack[-2][1]
        return rest.fleets

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        if self.is_bonus(s):
            return (HAD_FRE_12, HAD_FRE_13, HAD_FRE_14)
        own = (HAD_FRE_20,) if self.ruleset.players == 2 else ()
        return (HAD_FRE_11, *own, HAD_FRE_13, HAD_FRE_14)

    def open_places(self, s: State, seat: Seat) -> int:
        return deploying_seas(self.ruleset, s, seat, self.is_bonus(s))

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, is_bonus = self.ruleset, self.is_bonus(s)
        where = HAD_FRE_12 if is_bonus else HAD_FRE_11
        if code < moves.SEA:
            yield Reason(where, island=ruleset.word(code))
            return
        sea = SEAS[code - moves.SEA]
        named = ruleset.sea(sea)
        if not board.own_coast(ruleset, s, seat) >> sea & 1:
            yield Reason(where, sea=named)
        if ruleset.is_opponent(seat, s.holder[sea]):
            yield Reason(HAD_FRE_14, sea=named, by=s.holder[sea])
        if s.holder[sea] == seat and not is_bonus:
            yield Reason(HAD_FRE_20 if ruleset.players == 2 else HAD_FRE_11, sea=named)

    def key(self, code: int) -> str:
        return "answer-hades-deploy-fleet"


class DeployMarker(deployment.BaseDeployMarker):
    phase = DEPLOYMENT
    prompt = "hades.deploy-marker"
    rules = (HAD_FRE_15, HAD_FRE_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (HAD_FRE_07,)),
        **dict.fromkeys(DECLINES, (HAD_FRE_07, HAD_FRE_15)),
    }
    also = ("prosperity", "hades.deploy", "place", "put")
