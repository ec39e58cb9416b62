"""Deployment: troops, fleets and a bonus for each marker, in the order of the gods (HAD-FRE-06 to 16, 19, 20, 24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import ACTIONS, DECLINES, Choice
from trireme.games.cyclades.gods.recruiting import named_unit, take_card, without_unit
from trireme.games.cyclades.modules.hades.components import FreePlacement
from trireme.games.cyclades.modules.hades.frames import (
    DEPLOY,
    DEPLOY_FLEET,
    DEPLOY_MARKER,
    DEPLOY_TROOP,
    DEPLOYMENT,
    NEXT_DEPLOYMENT,
)
from trireme.games.cyclades.modules.hades.placement import events
from trireme.games.cyclades.modules.hades.readers import of_deploy, of_deploy_unit, of_next_deployment
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
from trireme.games.cyclades.phases.apollo import Prosper
from trireme.games.cyclades.phases.gods import Income
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, SEAS, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

BONUSES: Final = ("", "fleet", "troop", "philosopher", "priest", "prosperity")
"""By number, as frames have them; 0: none is still to come."""
FLEET: Final = 1
TROOP: Final = 2
PHILOSOPHER: Final = 3
PRIEST: Final = 4
PROSPERITY: Final = 5


class Deployment(Work[State]):
    phase = "hades.deployment"
    entry = "hades.deployment"

    def run(self, s: State, frame: Frame) -> None:
        s.order = []
        s.stack.append((NEXT_DEPLOYMENT, 0))


def holder_at(s: State, place: int) -> Seat:
    """Whose marker lies at a place of the order: that of the gods, then Apollo."""
    if place < s.available:
        return s.offer_seat[s.gods[place]]
    return s.apollo[place - s.available] if place - s.available < len(s.apollo) else NOBODY


class NextDeployment(Work[State]):
    """From the first god down to Apollo (HAD-FRE-06); then the markers are back, and the first cycle can begin."""

    phase = "hades.deployment"

    def __init__(self, ruleset: Ruleset, own: FreePlacement) -> None:
        self.ruleset = ruleset
        two = ruleset.players == 2
        self.troops, self.fleets = (own.two_players.troops, own.two_players.fleets) if two else (own.troops, own.fleets)
        self.bonus = [BONUSES.index(own.bonus.get(id, "")) for id in ruleset.tables.god_ids]
        self.apollo_bonus = BONUSES.index(own.bonus.get("apollo", ""))

    def bonus_at(self, s: State, place: int) -> int:
        return self.bonus[s.gods[place]] if place < s.available else self.apollo_bonus

    def run(self, s: State, frame: Frame) -> None:
        place = of_next_deployment(frame)
        if place >= s.available + len(s.apollo):
            self.over(s)
            return
        s.stack.append((NEXT_DEPLOYMENT, place + 1))
        seat = holder_at(s, place)
        if seat != NOBODY:
            s.stack.append((DEPLOY, place, seat, self.troops, self.fleets, self.bonus_at(s, place)))

    def over(self, s: State) -> None:
        """The turn order of the first cycle stands, and all gods will be drawn afresh (HAD-FRE-16, 17)."""
        s.order = s.returned[::-1]
        s.returned = []
        s.offer_seat = [NOBODY] * len(s.offer_seat)
        s.offer_gold = [0] * len(s.offer_gold)
        s.apollo = []
        s.gods = self.ruleset.laid_gods()
        s.available = 0


class Deploy(Work[State]):
    """What a marker deploys: the card of its god first, then troops, fleets around them, and Apollo's marker.

    The bonus troop comes before the fleets, so that they can lie around a third island (HAD-FRE-10, 12).
    """

    phase = "hades.deployment"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        ruleset = self.ruleset
        place, seat, troops, fleets, bonus = of_deploy(frame)
        if bonus in (PRIEST, PHILOSOPHER):
            take_card(ruleset, s, seat, BONUSES[bonus], 0)
            bonus = 0
        if troops or bonus == TROOP:
            spare = int(not troops)
            left = (0, fleets, 0) if spare else (troops - 1, fleets, bonus)
            s.stack.append((DEPLOY, place, seat, *left))
            s.ask(DEPLOY_TROOP, 1 << seat, (spare,))
            return
        while fleets and not deploying_seas(ruleset, s, seat, spare=False):
            s.tell(events.FleetKept(seat=seat))
            fleets -= 1
        if bonus == FLEET and not fleets and not deploying_seas(ruleset, s, seat, spare=True):
            s.tell(events.FleetKept(seat=seat))
            bonus = 0
        if fleets or bonus == FLEET:
            spare = int(not fleets)
            left = (0, 0, 0) if spare else (0, fleets - 1, bonus)
            s.stack.append((DEPLOY, place, seat, *left))
            s.ask(DEPLOY_FLEET, 1 << seat, (spare,))
        elif bonus == PROSPERITY and board.markers_left(ruleset, s) > 0:
            s.stack.append((DEPLOY, place, seat, 0, 0, 0))
            s.ask(DEPLOY_MARKER, 1 << seat)
        else:
            s.returned.append(seat)
            last = ruleset.players * ruleset.markers
            s.tell(events.Deployed(seat=seat, place=last - len(s.returned) + 1))


def occupied(ruleset: Ruleset, s: State, seat: Seat) -> tuple[int, int]:
    """Islands and seas that others hold, as masks (HAD-FRE-14)."""
    islands = seas = 0
    for other in ruleset.all_seats:
        if other != seat:
            islands |= s.land[other]
            seas |= s.navy[other]
    return islands, seas


def deploying_islands(ruleset: Ruleset, s: State, seat: Seat, spare: bool) -> int:
    """Where a troop may be deployed, as a mask; a spare one, the bonus, may join another (HAD-FRE-09, 10, 20)."""
    free = ruleset.tables.on_board & ~occupied(ruleset, s, seat)[0]
    return free if spare else free & ~s.land[seat]


def deploying_seas(ruleset: Ruleset, s: State, seat: Seat, spare: bool) -> int:
    """Where a fleet may be deployed, as a mask (HAD-FRE-11 to 14, 20)."""
    free = board.own_coast(ruleset, s, seat) & ~occupied(ruleset, s, seat)[1]
    return free if spare else free & ~s.navy[seat]


DEPLOYS: Final = ("hades.deploy", "recruit", "place", "put", "prosper", "prosperity")
"""Verbs with which something is deployed."""


def waits_for_the_order(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """HAD-FRE-06 says who deploys: nobody before the auction is over."""
    return any(frame[0] == DEPLOYMENT for frame in s.stack)


def has_deployed(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """HAD-FRE-07 says what is deployed: nothing else meanwhile, and nothing more later."""
    return DEPLOYMENT in ruleset.points.opening and not waits_for_the_order(ruleset, s, seat, words)


class _DeployUnit(Choice):
    """Where a unit goes."""

    verb = "hades.deploy"
    unit: ClassVar[str]
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (HAD_FRE_07,)),
        **dict.fromkeys(("offer", "apollo"), (HAD_FRE_02, HAD_FRE_07)),
        **dict.fromkeys(DECLINES, (HAD_FRE_07,)),
    }

    also = ("recruit", "place", "put")

    def words(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return f"[{self.unit}] {self.ruleset.word(run[0])}"

    def spare(self, s: State) -> bool:
        return of_deploy_unit(s.stack[-1])

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if named_unit(words) not in ("", self.unit):
            raise Refused(" ".join(words), [Reason(HAD_FRE_07)])
        return super().read(s, seat, without_unit(words))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        _, _, troops, fleets, _ = of_deploy(s.stack[-2])
        spare = self.spare(s)
        left = troops if self.unit == "troop" else fleets
        return {"left": 1 if spare else left + 1, "bonus": int(spare)}

    def key(self, code: int) -> str:
        return f"answer-hades-deploy-{self.unit}"


class DeployTroop(_DeployUnit):
    prompt = "hades.deploy-troop"
    unit = "troop"
    blocks = (moves.ISLAND, moves.SEA)

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        if self.spare(s):
            return (HAD_FRE_10, HAD_FRE_14)
        return (HAD_FRE_20 if self.ruleset.players == 2 else HAD_FRE_09, HAD_FRE_14)

    def legal(self, s: State, seat: Seat) -> list[int]:
        mask = deploying_islands(self.ruleset, s, seat, self.spare(s))
        return [moves.ISLAND + island for island in bits(mask, ISLANDS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, spare = self.ruleset, self.spare(s)
        where = HAD_FRE_10 if spare else HAD_FRE_09
        if code >= moves.SEA:
            yield Reason(where, sea=ruleset.word(code))
            return
        island = ISLANDS[code - moves.ISLAND]
        named = ruleset.island(island)
        if not ruleset.tables.on_board >> island & 1:
            yield Reason(where, island=named)
        if ruleset.is_opponent(seat, s.owner[island]):
            yield Reason(HAD_FRE_14, island=named, by=s.owner[island])
        if s.owner[island] == seat and not spare:
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


class DeployFleet(_DeployUnit):
    prompt = "hades.deploy-fleet"
    unit = "fleet"
    blocks = (moves.SEA, moves.ISLAND)

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        if self.spare(s):
            return (HAD_FRE_12, HAD_FRE_13, HAD_FRE_14)
        own = (HAD_FRE_20,) if self.ruleset.players == 2 else ()
        return (HAD_FRE_11, *own, HAD_FRE_13, HAD_FRE_14)

    def legal(self, s: State, seat: Seat) -> list[int]:
        mask = deploying_seas(self.ruleset, s, seat, self.spare(s))
        return [moves.SEA + sea for sea in bits(mask, SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        ruleset, spare = self.ruleset, self.spare(s)
        where = HAD_FRE_12 if spare else HAD_FRE_11
        if code < moves.SEA:
            yield Reason(where, island=ruleset.word(code))
            return
        sea = SEAS[code - moves.SEA]
        named = ruleset.sea(sea)
        if not board.own_coast(ruleset, s, seat) >> sea & 1:
            yield Reason(where, sea=named)
        if ruleset.is_opponent(seat, s.holder[sea]):
            yield Reason(HAD_FRE_14, sea=named, by=s.holder[sea])
        if s.holder[sea] == seat and not spare:
            yield Reason(HAD_FRE_20 if ruleset.players == 2 else HAD_FRE_11, sea=named)

    def take(self, s: State, seat: Seat, code: int) -> None:
        sea = SEAS[code - moves.SEA]
        s.answered(seat)
        board.add_fleets(s, seat, sea, 1)
        s.fleets_left[seat] -= 1
        if s.journal is not None:
            s.journal.append(events.FleetDeployed(seat=seat, sea=self.ruleset.sea(sea)))


class DeployMarker(Prosper):
    """Apollo's bonus: a prosperity marker for any island (HAD-FRE-15)."""

    phase = "hades.deployment"
    prompt = "hades.deploy-marker"
    rules = (HAD_FRE_15, HAD_FRE_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(ACTIONS, (HAD_FRE_07,)),
        **dict.fromkeys(DECLINES, (HAD_FRE_07, HAD_FRE_15)),
    }

    also = ("prosperity", "hades.deploy", "place", "put")

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code >= moves.SEA or not self.ruleset.tables.on_board >> code - moves.ISLAND & 1:
            yield Reason(HAD_FRE_15, **self.about(code))


class LateIncome(Income):
    """The first cycle brings none (HAD-FRE-17)."""

    def run(self, s: State, frame: Frame) -> None:
        if s.cycle > 1:
            super().run(s, frame)
        else:
            s.tell(events.NoIncome())
